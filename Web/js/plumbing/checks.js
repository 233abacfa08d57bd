// checks.js - what may come in: wrong values are refused by name.

export function wrong(name, expected, found) {
  const shown =
    typeof found === "string" ? `"${found}"`
    : found === Object(found) ? found.kind?.title ?? found.constructor?.name
    : found;
  throw new TypeError(`${name}: expected ${expected}, found ${shown}`);
}

export const number = (value, name) =>
  Number.isFinite(value) ? value : wrong(name, "a finite number", value);

export const flag = (value, name) =>
  typeof value === "boolean" ? value : wrong(name, "true or false", value);

export const object = (value, name) =>
  value && typeof value === "object" ? value : wrong(name, "an object", value);

export const callable = (value, name) =>
  typeof value === "function" ? value : wrong(name, "a function", value);

export const styled = (value, name) => value?.style ? value : wrong(name, "an element", value);

// The index of a name.
export function choice(value, names, name) {
  const index = names.indexOf(value);
  return index >= 0 ? index : wrong(name, `"${names.join('", "')}"`, value);
}

export function known(options, names, name) {
  for (const key of Object.keys(object(options, name))) {
    if (!names.includes(key)) {
      throw new TypeError(`${name}: unknown field "${key}"; there are ${names.join(", ")}`);
    }
  }
  return options;
}

const RATES = { normal: 0.998, fast: 0.99 };
export const rate = (value = "normal", name) => RATES[value] ?? number(value, name);

// Shapes: the fields of an object in C's order, each with what it is if left out. That says as well what
// it may be: a number (NEEDED is left out by nobody), true or false, one of some names (the first), a
// rate (its name), or an object with a shape of its own.
export const NEEDED = undefined;
export const AXES = ["horizontal", "vertical"];
export const XY = { x: NEEDED, y: NEEDED };
export const SIZE = { width: NEEDED, height: NEEDED };
export const RECT = { x: NEEDED, y: NEEDED, width: NEEDED, height: NEEDED };
export const INSETS = { top: 0, left: 0, bottom: 0, right: 0 };
export const SPRING = { mass: 1, stiffness: NEEDED, dampingRatio: 1 };
export const MOTION = { value: NEEDED, velocity: NEEDED };

// The numbers of an object, by a shape.
export function numbersOf(value, shape, name, into = []) {
  for (const key in shape) {
    const standard = shape[key];
    const field = object(value, name)[key];
    const path = `${name}.${key}`;
    if (Array.isArray(standard)) into.push(choice(field ?? standard[0], standard, path));
    else if (typeof standard === "object") numbersOf(field, standard, path, into);
    else into.push(({ boolean: flag, string: rate }[typeof standard] ?? number)(field ?? standard, path));
  }
  return into;
}

// The same of an object that may have no other fields.
export const fields = (value, shape, name) =>
  numbersOf(known(value, Object.keys(shape), name), shape, name);

// Whether a program takes time, as its options say.
export function animated(options, isAnimated = true) {
  if (options === undefined) return isAnimated;
  known(options, ["animated"], "options");
  return flag(options.animated ?? isAnimated, "options.animated");
}

export function place(value, name) {
  // Names are put together for errors only: every touch would leave two behind.
  const { x, y } = object(value, name);
  if (!Number.isFinite(x)) number(x, `${name}.x`);
  if (!Number.isFinite(y)) number(y, `${name}.y`);
  return value;
}
