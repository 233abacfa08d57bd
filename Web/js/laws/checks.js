// checks.js - what may come in: wrong numbers are refused by name.

/** A finite number, of which a condition holds. */
export const number = (value, name, isRight = true) => {
  if (isRight && Number.isFinite(value)) return value;
  throw new RangeError(name + " is out of range");
};
