// logarithm.js - natural logarithms, as ScrollMath has them.
//
//   ln x = k ln 2 + ln(1 + f)        x = 2^k (1 + f),  √½ <= 1 + f < √2
//   ln(1 + f) = f - f²/2 + s (f²/2 + R(s²))        s = f / (2 + f)

import { half, real } from "./bits.js";

// k of a positive number; leaves 1 + f in `real`.
const split = (x) => {
  // What is too small for all its digits has them so.
  real[0] = x * 2 ** 54;
  const k = half[1] - 0x3fe6a09e >> 20;
  half[1] -= k << 20;
  return k - 54;
};

// k ln 2 + ln(1 + f) + tail, the first two to more than a double.
const sum = (f, k, tail = 0) => {
  const s = f / (2 + f);
  const z = s * s;
  const square = z * z;
  // f²/2 from halves of its digits, exactly.
  real[0] = f;
  half[0] &= -0x8000000;
  const upper = real[0];
  const squareHigh = upper / 2 * upper;
  const squareLow = (f - upper) / 2 * (f + upper);
  const curve = f - squareHigh;
  const whole = k * 0.6931471805592082;
  const all = whole + curve;
  return all + (whole - all + curve + (f - curve - squareHigh - squareLow
    + (s * (squareHigh + squareLow + z * (0.6666666666666734 + z * 0.39999999999414326
      + square * (0.2857142874247384 + z * 0.22222198563570508)
      + square * square * (0.18183564862737314 + z * 0.15314035926279557 + square * 0.14796104637002064)))
      + (k * 7.371002565167799e-13 + tail))));
};

/** ln x, 0 < x < 1e290. */
export const log = (x) => {
  const k = split(x);
  return sum(real[0] - 1, k);
};

/** ln(1 + x), x > -1. */
export const logOnePlus = (x) => {
  const whole = 1 + x;
  const k = split(whole);
  // What the sum was rounded by, exactly, is in the tail.
  return k ? sum(real[0] - 1, k, (x >= 1 ? 1 - (whole - x) : x - (whole - 1)) / whole) : sum(x, 0);
};
