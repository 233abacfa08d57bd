// structs.js - C's structs by their layouts (layout.js), to read and to write.

/** A field's code, where it is no struct and no list of names. */
export const F64 = 0;
export const I32 = 1;
export const U8 = 2;

/**
 * Reads a struct: numbers, yes or no for a byte, names for codes, objects for structs. Events are left out;
 * they are given. By default what a call has answered.
 */
export function read(engine, layout, at = engine.out, into = {}) {
  const { f64, i32, u8 } = engine;
  for (const name in layout) {
    const { 0: type, 1: offset, 2: size } = layout[name];
    const place = at + offset;
    if (type === F64) into[name] = f64[place >> 3];
    else if (type === I32) into[name] = i32[place >> 2];
    else if (type === U8) into[name] = u8[place] === 1;
    else if (size) into[name] = type[size === 1 ? u8[place] : i32[place >> 2]];
    else if (typeof type === "object" && name !== "happened") {
      into[name] = read(engine, type, place, into[name]);
    }
  }
  return into;
}

/** Reads a batch of structs of `size` bytes as columns: the numbers at the given places. */
export function columns({ f64 }, at, count, size, places, into = {}) {
  for (const name in places) {
    const values = (into[name] ??= new Float64Array(count));
    const first = (at + places[name]) >> 3;
    for (let i = 0; i < count; i++) values[i] = f64[first + (size >> 3) * i];
  }
  return into;
}

/** The place of a field, or of one in a struct in it. */
export const at = (layout, name, ...path) =>
  layout[name][1] + (path.length ? at(layout[name][0], ...path) : 0);
