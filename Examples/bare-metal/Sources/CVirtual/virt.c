/* QEMU's "virt" boards, AArch64 and RISC-V, and its "mps2-an505", a Cortex-M33 of 32 bits without a unit for
 * doubles, from reset: no operating system, no firmware.
 *
 * Addresses: QEMU, hw/arm/virt.c, hw/riscv/virt.c and hw/arm/mps2-tz.c. The linker scripts in Board/ say where the
 * memory is.
 */
#if !__STDC_HOSTED__ && !defined(__wasm__)

#include "board.h"
#include <stdint.h>

#if defined(__aarch64__)

/* The stack, the floating-point unit (off after reset), the zeroed data, then main. */
__asm__(
    ".section .text.start,\"ax\"\n"
    ".global _start\n"
    "_start:\n"
    "  adrp x0, stack_top\n"
    "  add x0, x0, :lo12:stack_top\n"
    "  mov sp, x0\n"
    "  mov x0, #(3 << 20)\n"
    "  msr cpacr_el1, x0\n"
    "  isb\n"
    "  adrp x0, zeroed_start\n"
    "  add x0, x0, :lo12:zeroed_start\n"
    "  adrp x1, zeroed_end\n"
    "  add x1, x1, :lo12:zeroed_end\n"
    "1:\n"
    "  cmp x0, x1\n"
    "  b.hs 2f\n"
    "  str xzr, [x0], #8\n"
    "  b 1b\n"
    "2:\n"
    "  bl main\n"
    "  bl board_exit\n"
    ".text\n");

/* PL011: the data register, and the flag that the transmitter is full. */
static volatile uint32_t *const uart = (volatile uint32_t *)0x09000000;
enum { UART_FLAGS = 0x18 / 4, UART_IS_FULL = 1 << 5 };

void board_put(char character) {
  while (uart[UART_FLAGS] & UART_IS_FULL) {
  }
  uart[0] = (unsigned char)character;
}

/* Semihosting: SYS_EXIT with the reason "application exit" and the status. */
void board_exit(int status) {
  uint64_t reason[2] = {0x20026, (uint64_t)status};
  register uint64_t x0 __asm__("x0") = 0x18;
  register uint64_t *x1 __asm__("x1") = reason;
  for (;;) __asm__ volatile("hlt #0xf000" : "+r"(x0) : "r"(x1), "m"(reason) : "memory");
}

#elif defined(__arm__)

/* The vectors: the stack and where to begin. */
__asm__(
    ".section .text.start,\"ax\"\n"
    ".global _start\n"
    ".thumb_func\n"
    ".type _start, %function\n"
    "  .word stack_top\n"
    "  .word _start\n"
    "_start:\n"
    "  ldr r0, =zeroed_start\n"
    "  ldr r1, =zeroed_end\n"
    "  movs r2, #0\n"
    "1:\n"
    "  cmp r0, r1\n"
    "  bhs 2f\n"
    "  stmia r0!, {r2}\n"
    "  b 1b\n"
    "2:\n"
    "  bl main\n"
    "  bl board_exit\n"
    "  .ltorg\n"
    ".text\n");

/* CMSDK's UART: data, the flag that the transmitter is full, the one that turns it on, the clock's divisor. */
static volatile uint32_t *const uart = (volatile uint32_t *)0x50200000;
enum { UART_STATE = 0x4 / 4, UART_IS_FULL = 1, UART_CONTROL = 0x8 / 4, UART_IS_ON = 1, UART_DIVISOR = 0x10 / 4 };

void board_put(char character) {
  uart[UART_DIVISOR] = 16;
  uart[UART_CONTROL] = UART_IS_ON;
  while (uart[UART_STATE] & UART_IS_FULL) {
  }
  uart[0] = (unsigned char)character;
}

/* Semihosting: SYS_EXIT_EXTENDED. */
void board_exit(int status) {
  uint32_t reason[2] = {0x20026, (uint32_t)status};
  register uint32_t r0 __asm__("r0") = 0x20;
  register uint32_t *r1 __asm__("r1") = reason;
  for (;;) __asm__ volatile("bkpt #0xab" : "+r"(r0) : "r"(r1), "m"(reason) : "memory");
}

#elif defined(__riscv)

/* The same; here the floating-point unit is a field of mstatus. */
__asm__(
    ".section .text.start,\"ax\"\n"
    ".global _start\n"
    "_start:\n"
    "  la sp, stack_top\n"
    "  li t0, 1 << 13\n"
    "  csrs mstatus, t0\n"
    "  csrw fcsr, zero\n"
    "  la t0, zeroed_start\n"
    "  la t1, zeroed_end\n"
    "1:\n"
    "  bgeu t0, t1, 2f\n"
    "  sd zero, 0(t0)\n"
    "  addi t0, t0, 8\n"
    "  j 1b\n"
    "2:\n"
    "  call main\n"
    "  call board_exit\n"
    ".text\n");

/* 16550: the data register, and the flag that the transmitter is empty. */
static volatile uint8_t *const uart = (volatile uint8_t *)0x10000000;
enum { UART_LINE_STATUS = 5, UART_IS_EMPTY = 1 << 5 };

void board_put(char character) {
  while (!(uart[UART_LINE_STATUS] & UART_IS_EMPTY)) {
  }
  uart[0] = (uint8_t)character;
}

/* The test device: 0x5555 is success, 0x3333 a failure with its status above. */
void board_exit(int status) {
  volatile uint32_t *const device = (volatile uint32_t *)0x100000;
  *device = status ? (uint32_t)status << 16 | 0x3333 : 0x5555;
  for (;;) {
  }
}

#endif

/* The stack below here is painted; then, how far down it was written. */
extern unsigned char stack_bottom[];
enum { PAINT = 0xa5, OWN_FRAME = 64 };

void board_paint_stack(void) {
  unsigned char *end = (unsigned char *)__builtin_frame_address(0) - OWN_FRAME;
  for (volatile unsigned char *byte = stack_bottom; byte < end; byte++) *byte = PAINT;
}

int board_stack_used(void) {
  unsigned char *top = (unsigned char *)__builtin_frame_address(0);
  volatile unsigned char *byte = stack_bottom;
  while (byte < top && *byte == PAINT) byte++;
  return (int)(top - byte);
}

#endif
