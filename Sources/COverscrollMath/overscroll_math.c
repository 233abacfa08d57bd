#include "overscroll_math.h"

/* What is left of an exact product must not be rounded away by a fused multiplication. */
#pragma STDC FP_CONTRACT OFF

/* Two doubles that stand for their sum, the second no larger than half an ulp of the first. */
typedef struct {
  double high, low;
} Pair;

static Pair normalised(double high, double low) {
  Pair sum = {high + low, 0};
  sum.low = low - (sum.high - high);
  return sum;
}

/* a * b - product, exactly: Dekker's way, each factor split in halves of 26 bits. */
static double remainder_of(double a, double b, double product) {
  double over = a * 0x8000001p0, a1 = over - (over - a), a2 = a - a1;
  over = b * 0x8000001p0;
  double b1 = over - (over - b), b2 = b - b1;
  return a1 * b1 - product + a1 * b2 + a2 * b1 + a2 * b2;
}

static void enter(overscroll_power_entry *powers, int j, Pair power) {
  __builtin_memcpy(&powers[j].bits, &power.high, sizeof power.high);
  powers[j].bits -= (unsigned long long)j << 45;
  powers[j].correction = (float)(power.low / power.high);
}

/* Every power is a product of 2^(1/2), 2^(1/4) ... 2^(1/128). */
void overscroll_compute_powers(overscroll_power_entry powers[OVERSCROLL_POWER_COUNT]) {
  Pair all[OVERSCROLL_POWER_COUNT] = {{1, 0}};
  Pair root = {2, 0};
  for (int step = OVERSCROLL_POWER_COUNT / 2; step > 0; step /= 2) {
    double high = __builtin_sqrt(root.high), square = high * high;
    double rest = root.high - square - remainder_of(high, high, square) + root.low;
    root = normalised(high, rest / (2 * high));
    for (int j = 0; j < OVERSCROLL_POWER_COUNT; j += 2 * step) {
      double product = all[j].high * root.high;
      double low = remainder_of(all[j].high, root.high, product) + all[j].high * root.low +
                   all[j].low * root.high;
      all[j + step] = normalised(product, low);
    }
  }
  for (int j = 0; j < OVERSCROLL_POWER_COUNT; j++) enter(powers, j, all[j]);
}

#ifdef OVERSCROLL_COMPUTES_POWERS

const overscroll_power_entry *overscroll_powers(void) {
  static overscroll_power_entry powers[OVERSCROLL_POWER_COUNT];
  if (powers[0].bits == 0) overscroll_compute_powers(powers);
  return powers;
}

#endif
