/* What compiled Swift expects of a C library. */
#if !__STDC_HOSTED__

#include "board.h"
#include <stddef.h>
#include <stdint.h>

/* Memory that is given out once and never taken back. */
static _Alignas(16) unsigned char arena[1 << 16];
static size_t used;
static int is_forbidden;

void board_forbid_allocation(void) { is_forbidden = 1; }

static void say(const char *text) {
  while (*text) board_put(*text++);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (is_forbidden) {
    say("an allocation after the start\n");
    board_exit(3);
  }
  size_t start = (used + alignment - 1) & ~(alignment - 1);
  if (alignment > 16 || size > sizeof arena - start) {
    say("out of memory\n");
    board_exit(4);
  }
  used = start + size;
  *pointer = arena + start;
  return 0;
}

void free(void *pointer) { (void)pointer; }

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target <= source) return memcpy(to, from, count);
  while (count--) target[count] = source[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (; count; count--, left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}

#if defined(__arm__)
/* The names that ARM's compilers call them by; multiplication, division and doubles are in libgcc. */
void __aeabi_memcpy(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memcpy4(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memcpy8(void *to, const void *from, size_t count) { memcpy(to, from, count); }
void __aeabi_memmove(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove4(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove8(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memset(void *to, size_t count, int value) { memset(to, value, count); }
void __aeabi_memclr(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr4(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr8(void *to, size_t count) { memset(to, 0, count); }
#endif

/* The seed of Swift's hashes. There is no hash table here that a stranger could fill: not random. */
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

uintptr_t __stack_chk_guard = (uintptr_t)0x5bd1e995a3c59ac3ull;

_Noreturn void __stack_chk_fail(void) {
  say("the stack was overwritten\n");
  board_exit(5);
}

/* Square roots and rounding have one right result; some processors leave them to a library. */

#if defined(__aarch64__)
double sqrt(double x) {
  __asm__("fsqrt %d0, %d1" : "=w"(x) : "w"(x));
  return x;
}
#elif defined(__riscv)
double sqrt(double x) {
  __asm__("fsqrt.d %0, %1" : "=f"(x) : "f"(x));
  return x;
}
#elif defined(__arm__)
/* Digit by digit: 53 bits of the root and one more, which rounds. */
double sqrt(double x) {
  uint64_t bits, root = 0, sum = 0;
  memcpy(&bits, &x, sizeof bits);
  if (!(x > 0) || bits >> 52 == 0x7ff) return x < 0 ? (x - x) / (x - x) : x;
  if (bits >> 52 == 0) return sqrt(x * 0x1p54) * 0x1p-27;
  int exponent = (int)(bits >> 52) - 1023;
  uint64_t rest = ((bits & ((1ull << 52) - 1)) | 1ull << 52) << (1 + (exponent & 1));
  for (uint64_t digit = 1ull << 53; digit; digit >>= 1, rest <<= 1) {
    if (sum + digit > rest) continue;
    rest -= sum + digit;
    sum += 2 * digit;
    root += digit;
  }
  if (rest) root += root & 1;
  bits = (root >> 1) + ((uint64_t)((exponent >> 1) + 1022) << 52);
  memcpy(&x, &bits, sizeof x);
  return x;
}
#endif

#if defined(__riscv) || defined(__wasm__) || defined(__arm__)

double trunc(double x) {
  if (!(__builtin_fabs(x) < 0x1p52)) return x;
  return __builtin_copysign((double)(int64_t)x, x);
}

double round(double x) {
  double whole = trunc(x);
  return __builtin_fabs(x - whole) < 0.5 ? whole : whole + __builtin_copysign(1, x);
}

double floor(double x) {
  double whole = trunc(x);
  return whole > x ? whole - 1 : whole;
}

double ceil(double x) {
  double whole = trunc(x);
  return whole < x ? __builtin_copysign(whole + 1, x) : whole;
}

double rint(double x) {
  if (!(__builtin_fabs(x) < 0x1p52)) return x;
  double shift = __builtin_copysign(0x1p52, x);
  volatile double shifted = x + shift;
  return __builtin_copysign(shifted - shift, x);
}

#endif
#endif
