// exponential.js - exponential decay, as ScrollMath's Decay has it.
//
//   e^(-x) = 2^(n/16) e^r        -x = n ln 2 / 16 + r,  |r| <= ln 2 / 32

import { cubic, half, real, reduced } from "./bits.js";

// 2^(i/16) to 100 bits, by Newton's method: the nearest number, and what that lacks of it, by its share.
const POWERS = /* @__PURE__ */ Array.from({ length: 16 }, (_, i) => {
  let root = BigInt(2 ** (i / 16 + 100));
  for (const _ of "12") root -= (root - (1n << BigInt(i + 1600)) / root ** 15n) / 16n;
  const power = Number(root);
  return [power / 2 ** 100, Math.fround(Number(root - BigInt(power)) / power)];
});

/** What is lost of a quantity after x time constants, 1 - e^(-x), and what is kept, e^(-x). */
export function decay(x) {
  // Beyond 746 all rounds to 0.
  const [r, n] = reduced(-Math.min(x, 746), 23.083120654223414, 0.04332169878489367, 1.0291218489310676e-13);
  const [power, lack] = POWERS[n & 15];
  // Multiplied by 2^64 it can be written, however small it is.
  real[0] = power;
  half[1] += (n >> 4) + 64 << 20;
  const large = real[0];
  const scale = large * 2 ** -64;
  const square = r * r;
  const growth = r + (lack + square * (0.5 + r * 0.16666666666666674
    + square * cubic(r, square, 0.04166666666385452, 0.008333333332556907, 0.0013889062161513265, 0.00019841536300818787)));
  const most = 1 - scale;
  return [most + (1 - most - scale - scale * growth), (large + large * growth) * 2 ** -64];
}
