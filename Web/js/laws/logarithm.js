// logarithm.js - the natural logarithm, as ScrollMath has it.
//
//   ln x = k ln 2 + ln(1 + f)        x = 2^k (1 + f),  √½ <= 1 + f < √2
//   ln(1 + f) = f - f²/2 + s (f²/2 + R(s²))        s = f / (2 + f)

import { cubic, half, real } from "./bits.js";

/** ln x, x > 0 and not subnormal; of 1 + `more`, where that is given. */
export function log(x, more) {
  real[0] = x;
  const k = half[1] - 0x3fe6a09e >> 20;
  half[1] -= k << 20;
  let [f, tail] = [real[0] - 1, 0];
  if (more !== undefined) {
    // What the sum was rounded by, exactly.
    if (k) tail = (more >= 1 ? 1 - (x - more) : more - (x - 1)) / x;
    else f = more;
  }
  const s = f / (2 + f);
  const z = s * s;
  const square = z * z;
  const series = z * (cubic(z, square, 0.6666666666666734, 0.39999999999414326, 0.2857142874247384, 0.22222198563570508)
    + square * square * cubic(z, square, 0.18183564862737314, 0.15314035926279557, 0.14796104637002064));
  // k ln 2 and f - f²/2 are summed to more than a double: the square from halves of its digits, exactly.
  real[0] = f;
  half[0] &= -0x8000000;
  const upper = real[0];
  const high = 0.5 * upper * upper;
  const low = 0.5 * (f - upper) * (f + upper);
  const curve = f - high;
  const whole = k * 0.6931471805592082;
  const sum = whole + curve;
  return sum + (whole - sum + curve + (f - curve - high - low + (s * (high + low + series) + (k * 7.371002565167799e-13 + tail))));
}

/** ln(1 + x), x > -1. */
export const logOnePlus = (x) => log(1 + x, x);
