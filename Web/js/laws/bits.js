// bits.js - the bits of a number, where arithmetic needs them.

/** A number and its two halves, the low one first; written and read within one function. */
export const real = /* @__PURE__ */ new Float64Array(1);
export const half = /* @__PURE__ */ new Int32Array(real.buffer);
const bits = /* @__PURE__ */ new BigInt64Array(real.buffer);

/** The next number after one that is not negative; with -1n the one before. */
export function next(x, step = 1n) {
  real[0] = x;
  bits[0] += step;
  return real[0];
}

/** A number less the nearest multiple of a unit, which is given by its inverse and in two parts; and that multiple. */
export function reduced(x, inverse, high, low) {
  // Adding 1.5 · 2^52 rounds to a whole number and leaves that in the low bits.
  real[0] = x * inverse + 6755399441055744;
  const n = real[0] - 6755399441055744;
  return [x - n * high - n * low, half[0]];
}

/** A polynomial of degree 3, in pairs. */
export const cubic = (x, square, a, b, c, d = 0) => a + x * b + square * (c + x * d);
