// settings.js - how the settings in a def of C's are read and written.

import { NEEDED, SPRING, choice, fields, flag, number, numbersOf, object, rate } from "./checks.js";

// How each kind of setting is read and written: where it stands in a def that begins at `base`.
export const numbers = (at, shape, take = fields) => ({
  get: (e, base) => e.read(shape, at, base),
  set: (e, base, value, name) => e.write(take(value, shape, name), base + at),
});
export const spring = (at) => numbers(at, SPRING, numbersOf);
// `none` stands for 0.
export const real = (at, none = 0, take = number) => ({
  get: (e, base) => e.f64[(base + at) >> 3] || none,
  set: (e, base, value, name) => e.write([value === none ? 0 : take(value, name)], base + at),
});
export const ratio = (at) => real(at, 0, rate);
// Two limits, of which the one that is set moves the other along if it must.
export const limit = (at, other, farther) => ({
  ...real(at),
  set(e, base, value, name) {
    real(at).set(e, base, value, name);
    e.write([farther(value, e.f64[(base + other) >> 3])], base + other);
  },
});
export const bit = (...places) => ({
  get: (e, base) => places.some((at) => e.bytes.getUint8(base + at) !== 0),
  set: (e, base, value, name) =>
    places.forEach((at) => e.bytes.setUint8(base + at, flag(value, name))),
});
export const bits = (at, names) => Object.fromEntries(names.map((name, i) => [name, bit(at + i)]));
export const code = (at, names) => ({
  get: (e, base) => names[e.int(at, base)],
  set: (e, base, value, name) => e.bytes.setInt32(base + at, choice(value, names, name), true),
});

// A law: its name, or { uiKit: interval }, { uiKitFrames: interval }, { springs: { hit, released } }.
export const dynamics = (at) => {
  const kinds = code(at + 56, ["continuous", "uiKit", "uiKitFrames", "springs"]);
  const interval = real(at + 48);
  const details = {
    uiKit: interval,
    uiKitFrames: interval,
    springs: numbers(at, { hit: SPRING, released: SPRING }, numbersOf),
  };
  return {
    get(e, base) {
      const kind = kinds.get(e, base);
      return details[kind] ? { [kind]: details[kind].get(e, base) } : kind;
    },
    set(e, base, value, name) {
      const [[kind, detail] = []] =
        typeof value === "string" ? [[value, 1 / 60]] : Object.entries(object(value, name));
      kinds.set(e, base, kind, name);
      details[kind]?.set(e, base, detail, `${name}.${kind}`);
    },
  };
};

// Where an axis may rest; lists of positions are for set() below.
export const snap = (at, axis) => {
  const kinds = code(at + 16, ["none", "paging", "stride", "positions"]);
  const stride = numbers(at, { stride: NEEDED, origin: 0 });
  return {
    axis,
    get(e, base) {
      const kind = kinds.get(e, base);
      return kind === "stride" ? stride.get(e, base) : kind;
    },
    set(e, base, value, name) {
      const isName = typeof value === "string";
      if (isName) choice(value, ["none", "paging"], name);
      else stride.set(e, base, value, name);
      kinds.set(e, base, isName ? value : "stride", name);
    },
  };
};

// How fingers are read.
export const pan = (at) => ({
  slop: real(at),
  minimumFlingSpeed: real(at + 8),
  maximumFlingSpeed: real(at + 16, Infinity),
  stillFingerInterval: real(at + 24, null),
  velocityEstimator: code(at + 32, ["uiKit", "leastSquares", "impulse", "mean"]),
});
