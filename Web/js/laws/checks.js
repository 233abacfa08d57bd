// checks.js - what may come in: wrong numbers are refused by name.

/** A number in a range. */
export function number(value, name, least = -1e15, most = 1e15) {
  if (value === +value && value >= least && value <= most) return value;
  throw new RangeError(`${name}: a number is out of range`);
}
