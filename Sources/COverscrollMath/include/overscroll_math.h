/* One-line names for the platform's elementary functions.
 *
 * The library needs eight functions of libm and nothing else. Going through the compiler's builtins
 * keeps Foundation, Glibc and Darwin out of the Swift sources, so the same files compile for
 * Embedded Swift, where the host (JavaScript's Math, say) supplies the symbols that remain.
 */
#ifndef OVERSCROLL_MATH_H
#define OVERSCROLL_MATH_H

#include "overscroll_powers.h"

static inline double overscroll_exp(double x) { return __builtin_exp(x); }
static inline double overscroll_expm1(double x) { return __builtin_expm1(x); }
static inline double overscroll_log(double x) { return __builtin_log(x); }
static inline double overscroll_log1p(double x) { return __builtin_log1p(x); }
static inline double overscroll_sin(double x) { return __builtin_sin(x); }
static inline double overscroll_cos(double x) { return __builtin_cos(x); }
static inline double overscroll_atan2(double y, double x) { return __builtin_atan2(y, x); }
static inline double overscroll_hypot(double x, double y) { return __builtin_hypot(x, y); }

#endif
