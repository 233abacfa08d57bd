/* A process without a C library, on AArch64 or RISC-V: three system calls. It runs under qemu-user. */
#if !__STDC_HOSTED__ && !defined(__wasm__)

#include "board.h"

enum { SYSTEM_WRITE = 64, SYSTEM_EXIT = 93 };

#if defined(__aarch64__)
static long call(long number, long a, long b, long c) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}
__asm__(".global _start\n_start:\n  bl main\n  bl board_exit\n");
#elif defined(__riscv)
static long call(long number, long a, long b, long c) {
  register long a7 __asm__("a7") = number;
  register long a0 __asm__("a0") = a;
  register long a1 __asm__("a1") = b;
  register long a2 __asm__("a2") = c;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
  return a0;
}
__asm__(".global _start\n_start:\n  call main\n  call board_exit\n");
#endif

void board_put(char character) { call(SYSTEM_WRITE, 1, (long)&character, 1); }

void board_exit(int status) {
  for (;;) call(SYSTEM_EXIT, status, 0, 0);
}

#endif
