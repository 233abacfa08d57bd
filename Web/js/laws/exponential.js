// exponential.js - exponential decay, as ScrollMath's Decay has it.
//
//   e^(-x) = 2^(n/16) e^r        -x = n ln 2 / 16 + r,  |r| <= ln 2 / 32

import { ROUND, half, real } from "./bits.js";

// 2^(i/16), i < 16, to 100 bits, by a step of Newton's method: the nearest number, and what that lacks of it, by its share.
// Kept from the first time on; nothing is computed when the module loads, so that bundlers can leave it out.
const powers = [];
const powerOf = (i) => {
  const near = BigInt(2 ** (i / 16 + 100));
  const root = near - (near - (1n << BigInt(i + 1600)) / near ** 15n) / 16n;
  const power = Number(root);
  return [power / 2 ** 100, Math.fround(Number(root - BigInt(power)) / power)];
};

/** A time since a start: negative and NaN count as 0, and by 1e12 s everything rests. */
export const elapsed = (time) => (time > 0 ? Math.min(time, 1e12) : 0);

/** What is lost of a quantity after x time constants, 1 - e^(-x), and what is kept, e^(-x). */
export function decay(x) {
  // Beyond 746 all rounds to 0.
  const exponent = -Math.min(x, 746);
  real[0] = exponent * 23.083120654223414 + ROUND;
  const n = half[0];
  const steps = real[0] - ROUND;
  const r = exponent - steps * 0.04332169878489367 - steps * 1.0291218489310676e-13;
  const [power, lack] = powers[n & 15] ??= powerOf(n & 15);
  // Multiplied by 2^64 it can be written, however small it is.
  real[0] = power;
  half[1] += (n >> 4) + 64 << 20;
  const large = real[0];
  const scale = large * 2 ** -64;
  const square = r * r;
  const growth = r + (lack + square * (0.5 + r * 0.16666666666666674
    + square * (0.04166666666385452 + r * 0.008333333332556907 + square * (0.0013889062161513265 + r * 0.00019841536300818787))));
  const most = 1 - scale;
  return [most + (1 - most - scale - scale * growth), (large + large * growth) * 2 ** -64];
}
