// bits.js - the bits of a number, where arithmetic needs them.

/** A number and its two halves, the low one first; written and read within one function. */
export const real = /* @__PURE__ */ new Float64Array(1);
export const half = /* @__PURE__ */ new Int32Array(real.buffer);

/** The next number after one that is not negative; with -1 the one before. */
export function next(x, step = 1) {
  real[0] = x;
  half[0] += step;
  // The low half has wrapped around.
  if (half[0] === (step - 1) / 2) half[1] += step;
  return real[0];
}

/** 1.5 · 2^52: adding it rounds to a whole number, and leaves that in the low bits. */
export const ROUND = 6755399441055744;
