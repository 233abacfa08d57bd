// settings.js - how the settings in a def of C's are read and written.

import {
  INSETS, NEEDED, SPRING, choice, fields, flag, number, numbersOf, object, rate, wrong,
} from "./checks.js";
import { AT_DYNAMICS_FRAME_INTERVAL, AT_DYNAMICS_KIND, AT_DYNAMICS_RELEASED, Dynamics, DYNAMICS, Insets, Pan, Spring } from "./layout.js";
import { F64, I32, U8 } from "./structs.js";

// How each kind of setting is read and written: where it stands in a def that begins at `base`.
export const numbers = (at, shape, take = fields) => ({
  get: (e, base) => e.read(shape, at, base),
  set: (e, base, value, name) => e.write(take(value, shape, name), base + at),
});
export const spring = (at) => numbers(at, SPRING, numbersOf);
// A spring, or null for a rule's own, which C writes as three zeros.
export const optionalSpring = (at) => ({
  get: (e, base) => (e.f64[(base + at) >> 3] === 0 ? null : spring(at).get(e, base)),
  set(e, base, value, name) {
    if (value === null) e.write([0, 0, 0], base + at);
    else spring(at).set(e, base, value, name);
  },
});
// C writes 0 for `none`; the number 0 is then out of range, as NaN is.
export const real = (at, none = 0, take = number) => ({
  get: (e, base) => e.f64[(base + at) >> 3] || none,
  set: (e, base, value, name) => e.write([value === none ? 0 : take(value, name) || (none === 0 ? 0 : NaN)], base + at),
});
// A number that may be infinite.
export const unlimited = (at) => real(at, 0, (value, name) => value === Infinity ? value : number(value, name));
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
  get: (e, base) => places.some((at) => e.u8[base + at] !== 0),
  set: (e, base, value, name) =>
    places.forEach((at) => (e.u8[base + at] = flag(value, name))),
});
export function whole(value, name) {
  if (!Number.isInteger(number(value, name))) wrong(name, "a whole number", value);
  if (value !== (value | 0)) throw new RangeError(`${name}: ${value} is out of range`);
  return value;
}
export const int = (at) => ({
  get: (e, base) => e.int(at, base),
  set: (e, base, value, name) => (e.i32[(base + at) >> 2] = whole(value, name)),
});
export const code = (at, names, size = 4) => ({
  get: (e, base) => names[size === 1 ? e.u8[base + at] : e.int(at, base)],
  set(e, base, value, name) {
    const index = choice(value, names, name);
    if (size === 1) e.u8[base + at] = index;
    else e.i32[(base + at) >> 2] = index;
  },
});

// A law: its name, of frames at 60 Hz, or { uiKit: interval }, { uiKitFrames: interval }, { springs: { hit, released } }.
const INTERVAL = 1 / 60;
export const dynamics = (at) => {
  const kinds = code(at + AT_DYNAMICS_KIND, DYNAMICS);
  const interval = real(at + AT_DYNAMICS_FRAME_INTERVAL);
  const details = {
    uiKit: interval,
    uiKitFrames: interval,
    springs: {
      ...numbers(at, { hit: SPRING, released: SPRING }, numbersOf),
      get: (e, base) => ({ hit: e.read(SPRING, at, base), released: e.read(SPRING, at + AT_DYNAMICS_RELEASED, base) }),
    },
  };
  return {
    get(e, base) {
      const kind = kinds.get(e, base);
      const detail = details[kind]?.get(e, base) ?? INTERVAL;
      return detail === INTERVAL ? kind : { [kind]: detail };
    },
    set(e, base, value, name) {
      const [[kind, detail] = []] =
        typeof value === "string" ? [[value, INTERVAL]] : Object.entries(object(value, name));
      kinds.set(e, base, kind, name);
      details[kind]?.set(e, base, detail, `${name}.${kind}`);
    },
  };
};

// What a field is, where its type does not say it.
const SPECIAL = {
  decelerationRate: ratio,
  maximumFlingSpeed: (at) => real(at, Infinity),
  stillFingerInterval: (at) => real(at, null),
};

function one(name, type, at, size) {
  if (SPECIAL[name]) return SPECIAL[name](at);
  if (type === F64) return real(at);
  if (type === I32) return int(at);
  if (type === U8) return bit(at);
  if (Array.isArray(type)) return code(at, type, size);
  if (type === Spring) return spring(at);
  if (type === Dynamics) return dynamics(at);
  if (type === Insets) return numbers(at, INSETS);
  return numbers(at, Object.fromEntries(Object.keys(type).map((key) => [key, NEEDED])));
}

/**
 * The settings in a def, by name: those of how fingers are read and of a layout are settings like others.
 *
 * @param {object} own settings of another make by name, from their place; null for what is none
 */
export function settingsOf(layout, own = {}, base = 0) {
  const all = {};
  for (const name in layout) {
    const [type, offset, size] = layout[name];
    const at = base + offset;
    if (own[name] === null) continue;
    if (own[name]) all[name] = own[name](at);
    else if (type === Pan || name === "layout") Object.assign(all, settingsOf(type, own, at));
    else all[name] = one(name, type, at, size);
  }
  return all;
}
