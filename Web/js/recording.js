// recording.js - recordings of scrolling: numbers over time, read from text and written as CSV.
//
//   import { Recording } from "./recording.js";
//
//   const bounce = Recording.read(text, { rate: 60, edge: 88 });
//   bounce.times, bounce.offsets, bounce.displayScale
//   recorded.csv                     // what `overscroll fit` and `overscroll compare` read
//
// It takes what the command line takes, with the same errors: CSV with a header (t,offset), one number
// per line, @(123.5) lists, Objective-C files with such lists, and console lines
// (convertScale:0.5 contentOffset:120). Nothing here needs the engine.
//
// Recording  offsets over time.
// Relation   pairs: flicks (velocity,distance) or pulls (finger,offset).
// read       either of them, as the columns say.

/** A text that is no recording: `line`, from 1 or null, and `reason`; the message has both. */
export class RecordingError extends Error {
  constructor(source, line, reason) {
    super(`${source}:${line === null ? "" : `${line}:`} ${reason}`);
    this.name = "RecordingError";
    this.source = source;
    this.line = line;
    this.reason = reason;
  }
}

/** Offsets over time. */
export class Recording {
  constructor({ name = "recording", times, offsets, displayScale = inferredScale(offsets) }) {
    if (times.length !== offsets.length) {
      throw new RangeError("times and offsets must have the same length");
    }
    this.name = name;
    const first = times[0] ?? 0;
    this.times = Float64Array.from(times, (time) => time - first);
    this.offsets = Float64Array.from(offsets);
    this.displayScale = displayScale;
    Object.freeze(this);
  }

  /** Reads offsets over time. Options: rate, column, edge, list; source, for errors. */
  static read(text, options = {}) {
    const { source, ...rest } = { source: "recording", ...options };
    const table = readTable(text, source, rest);
    return motion(table, source, rest);
  }

  get count() {
    return this.times.length;
  }

  /** Without the samples at its end that lie on the edge: the motion is over there. */
  get moving() {
    let count = this.count;
    while (count > 0 && this.offsets[count - 1] === 0) count--;
    if (count === this.count) return this;
    return new Recording({
      name: this.name, times: this.times.subarray(0, count),
      offsets: this.offsets.subarray(0, count), displayScale: this.displayScale,
    });
  }

  /** As CSV, t,offset. */
  get csv() {
    return csv(["t", "offset"], [this.times, this.offsets]);
  }
}

const RELATIONS = {
  flicks: ["velocity", "distance"],
  pulls: ["finger", "offset"],
};

/** Pairs of observed quantities. */
export class Relation {
  constructor({ name = "recording", kind, inputs, outputs }) {
    if (!RELATIONS[kind]) throw new TypeError(`kind: expected "flicks", "pulls", found ${kind}`);
    if (inputs.length !== outputs.length) {
      throw new RangeError("inputs and outputs must have the same length");
    }
    this.name = name;
    this.kind = kind;
    this.inputs = Float64Array.from(inputs);
    this.outputs = Float64Array.from(outputs);
    Object.freeze(this);
  }

  get count() {
    return this.inputs.length;
  }

  get displayScale() {
    return inferredScale(this.outputs);
  }

  /** As CSV: velocity,distance or finger,offset. */
  get csv() {
    return csv(RELATIONS[this.kind], [this.inputs, this.outputs]);
  }
}

/** Reads a recording or a relation: the columns' names say which. Options as Recording.read. */
export function read(text, options = {}) {
  const { source, ...rest } = { source: "recording", ...options };
  const table = readTable(text, source, rest);
  for (const [input, output, kind, unit] of [
    ["velocity", "distance", "flicks", 1], ["velocityPerMs", "distance", "flicks", 1000],
    ["finger", "offset", "pulls", 1],
  ]) {
    const [first, second] = [table.names.indexOf(input), table.names.indexOf(output)];
    if (first < 0 || second < 0) continue;
    const inputs = taken(table, first, source, unit);
    const outputs = taken(table, second, source);
    if (inputs.length < MINIMUM) throw tooShort(source, inputs.length);
    return new Relation({ name: bareName(source, rest.list), kind, inputs, outputs });
  }
  return motion(table, source, rest);
}

/** Columns of numbers as CSV with a header, every number with all its digits. */
export function csv(names, columns) {
  const lines = [names.join(",")];
  for (let row = 0; row < columns[0].length; row++) {
    lines.push(columns.map((column) => spelled(column[row])).join(","));
  }
  return lines.join("\n") + "\n";
}

/** The smallest of 1, 2 and 3 pixels per point on which all offsets lie; null if there is none. */
export function inferredScale(offsets) {
  // Half a unit of the fourth decimal, in which published lists are cut off, and a little more.
  const isOn = (scale) => (offset) => {
    const pixels = offset * scale;
    const nearest = Math.sign(pixels) * Math.round(Math.abs(pixels));
    return Math.abs(offset - nearest / scale) <= 2e-4;
  };
  return [1, 2, 3].find((scale) => offsets.every(isOn(scale))) ?? null;
}

// ---- From a table to a recording -----------------------------------------------------------------

// Two free numbers are fitted to a recording; a third sample is the first that can contradict.
const MINIMUM = 3;

function tooShort(source, count) {
  return new RecordingError(
    source, null, `${count} sample${count === 1 ? "" : "s"}; at least ${MINIMUM} are needed`);
}

function motion(table, source, { rate, column, edge = 0, list }) {
  const fail = (reason, line = null) => {
    throw new RecordingError(source, line, reason);
  };
  const timeColumn = table.names.findIndex((name) => name === "t" || name === "time");
  const candidates = table.names.map((_, i) => i).filter((i) => i !== timeColumn);
  const names = candidates.map((i) => table.names[i]).join(", ");
  let place = candidates[0];
  if (column !== undefined) {
    place = candidates.find((i) => table.names[i] === column);
    if (place === undefined) fail(`no column ${column}; there are ${names}`);
  } else if (candidates.length !== 1) {
    fail(candidates.length === 0
      ? "no column but the time" : `several columns: choose one of ${names} with --column`);
  }
  const count = table.lines.length;
  let times;
  if (timeColumn < 0) {
    if (rate === undefined) {
      fail("has no times; say how many samples there are per second with --rate");
    }
    if (!(count / rate <= LATEST)) {
      fail(`cannot be ${swiftly(rate)} samples per second; the last is out of reach`);
    }
    times = table.lines.map((_, i) => i / rate);
  } else {
    times = table.columns[timeColumn];
    times.forEach((time, i) => {
      if (time <= times[i - 1]) {
        fail(`expected a time after ${swiftly(times[i - 1])} s, found ${swiftly(time)}`,
          table.lines[i]);
      }
      if (Math.abs(time) > LATEST) {
        fail(`expected a time within ±${swiftly(LATEST)} s, found ${swiftly(time)}`, table.lines[i]);
      }
    });
  }
  const found = taken(table, place, source);
  if (count < MINIMUM) throw tooShort(source, count);
  // The device's pixels are counted from its own origin, not from the edge.
  const displayScale = inferredScale(found);
  const offsets = found.map((offset, i) => {
    const beyond = offset - edge;
    if (Math.abs(beyond) > LARGEST) {
      fail(`expected an offset within ±${swiftly(LARGEST)} of the edge`, table.lines[i]);
    }
    return beyond;
  });
  return new Recording({ name: bareName(source, list), times, offsets, displayScale });
}

// The largest number of a recording, in points or points per second: what is larger is none, and its
// squares would be no numbers. The latest time, in seconds: where eighths can still be told.
const LARGEST = 1e9;
const LATEST = 1e15;

// A column in another unit; a number beyond the limit is a fault of its line.
function taken(table, place, source, unit = 1) {
  return table.columns[place].map((number, i) => {
    if (Math.abs(number * unit) <= LARGEST) return number * unit;
    throw new RecordingError(source, table.lines[i],
      `expected a number within ±${swiftly(LARGEST / unit)} as ${table.names[place]}, found ${swiftly(number)}`);
  });
}

function bareName(source, list) {
  const name = source.replace(/^.*\//, "").replace(/(.)\.[^.]*$/, "$1");
  return list === undefined ? name : `${name}-${list}`;
}

// ---- From text to a table ------------------------------------------------------------------------

const BLANKS = "[\\p{Zs}\\u200b\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029]";
const AROUND = new RegExp(`^${BLANKS}+|${BLANKS}+$`, "gu");
const trimmed = (text) => text.replace(AROUND, "");

// A table: names, columns, and the line each row came from.
const newTable = (names) => ({ names, columns: names.map(() => []), lines: [] });
function append(table, row, line) {
  row.forEach((value, i) => table.columns[i].push(value));
  table.lines.push(line);
}

function readTable(text, source, { rate, column, edge = 0, list }) {
  if (rate !== undefined && !(rate > 0 && Number.isFinite(rate))) {
    throw new RangeError(`rate: expected a number > 0, found ${rate}`);
  }
  if (!Number.isFinite(edge)) throw new RangeError(`edge: expected a number, found ${edge}`);
  const fail = (reason, line = null, found) => {
    const shown = found === undefined ? "" : `, found "${prefix(found)}"`;
    throw new RecordingError(source, line, reason + shown);
  };
  let format = null;
  lines(text, fail, (line, number) => {
    if (number === 1) line = line.replace(/^\ufeff/, "");
    line = trimmed(line);
    if (line === "") return;
    const failHere = (reason) => fail(reason, number, line);
    format ??= begin(line, failHere);
    format.take(line, number, failHere);
  });
  if (list !== undefined && !format?.lists) {
    fail("has no lists to choose from; leave out --list");
  }
  if (format === null) throw tooShort(source, 0);
  return format.table({ column, list, fail });
}

// Every line of a text, or of a file's bytes, with its number.
function lines(text, fail, take) {
  if (typeof text === "string") {
    text.split("\n").forEach((line, i) => take(line, i + 1));
    return;
  }
  const bytes = new Uint8Array(text.buffer ?? text, text.byteOffset ?? 0, text.byteLength);
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  for (let start = 0, number = 1; start <= bytes.length; number++) {
    let end = bytes.indexOf(10, start);
    if (end < 0) end = bytes.length;
    let line;
    try {
      line = decoder.decode(bytes.subarray(start, end));
    } catch {
      fail("expected text in UTF-8", number);
    }
    take(line, number);
    start = end + 1;
  }
}

// What a text is, by its first line.
function begin(line, fail) {
  const starts = ["//", "/*", "#import", "#include", "@interface", "@implementation"];
  if (starts.some((start) => line.startsWith(start))) return objectiveC();
  if (line.startsWith("@") || line.includes("@[")) return boxedList();
  if (CONSOLE.some((name) => line.includes(`${name}:`))) return consoleLines();
  if (parsed(line) !== null) return numberList();
  return commaSeparated(line, fail);
}

// The header is the first line taken.
function commaSeparated(header, fail) {
  const fields = (line) => line.split(",").map(trimmed);
  const names = fields(header);
  // eslint-disable-next-line no-control-regex
  const isName = (name) => name !== "" && parsed(name) === null && !/[\0-\x1f\x7f]/.test(name);
  if (!names.every(isName)) fail("expected a header such as t,offset");
  const twice = names.find((name, i) => names.indexOf(name) !== i || names.includes(name, i + 1));
  if (twice !== undefined) fail(`the column ${twice} twice`);
  const table = newTable(names);
  let isHeader = true;
  return {
    take(line, number, failHere) {
      if (isHeader) return void (isHeader = false);
      const values = fields(line);
      if (values.length !== names.length) {
        failHere(`expected ${names.length} values (${names.join(",")}), ${values.length} there`);
      }
      const row = values.map((value, i) =>
        parsed(value) ?? failHere(`expected a number as ${names[i]}, not "${value}"`));
      append(table, row, number);
    },
    table: () => table,
  };
}

function numberList() {
  const table = newTable(["offset"]);
  return {
    take: (line, number, fail) =>
      append(table, [parsed(line) ?? fail("expected one number")], number),
    table: () => table,
  };
}

// The number in @(…) at the start of a text, and how long that is.
function boxed(text, fail) {
  const end = text.indexOf(")");
  const number = end < 0 ? null : parsed(text.slice(2, end));
  if (number === null) fail("expected a number such as @(123.5)");
  return [number, end + 1];
}

function boxedList() {
  const table = newTable(["offset"]);
  let isClosed = false;
  return {
    take(line, number, fail) {
      for (let text = line; text !== ""; ) {
        if (isClosed && !",; ]".includes(text[0])) fail("expected one list in a file");
        if (text.startsWith("@(")) {
          const [value, length] = boxed(text, fail);
          append(table, [value], number);
          text = text.slice(length);
        } else if (text.startsWith("@[") && table.lines.length === 0) {
          text = text.slice(2);
        } else if ("],; \t".includes(text[0])) {
          isClosed ||= text[0] === "]";
          text = text.slice(1);
        } else fail("expected numbers such as @(123.5),");
      }
    },
    table: () => table,
  };
}

function objectiveC() {
  const found = [];
  let open = null;
  return {
    lists: true,
    take(line, number, fail) {
      for (let text = line; text !== ""; ) {
        if (open === null) {
          const start = text.indexOf("@[");
          if (start < 0) return;
          open = newTable(["offset"]);
          text = text.slice(start + 2);
        } else if (text.startsWith("]")) {
          if (open.lines.length > 0) found.push(open);
          open = null;
          text = text.slice(1);
        } else if (text.startsWith("@(")) {
          const [value, length] = boxed(text, fail);
          append(open, [value], number);
          text = text.slice(length);
        } else if (", \t".includes(text[0])) {
          text = text.slice(1);
        } else open = null; // a list of something else
      }
    },
    table({ list, fail }) {
      const { length } = found;
      if (list === undefined) {
        if (length === 1) return found[0];
        fail(length === 0
          ? "no list such as @[ @(123.5), @(120) ]"
          : `${length} lists: choose one from 1 to ${length} with --list`);
      }
      return found[list - 1] ?? fail(`no list ${list}; there are ${length}`);
    },
  };
}

// The names that mark a console's line, the offset first.
const CONSOLE = ["contentOffset", "DecelerateVelocity", "convertScale"];

function consoleLines() {
  const records = [];
  const values = (line, fail) => {
    const pairs = new Map();
    for (const word of line.split(/[\s,;]+/u)) {
      const [, name, value] = word.match(/^:*([^:]+):(.+)$/u) ?? [];
      if (!CONSOLE.includes(name)) continue;
      const number = parsed(value) ?? fail(`expected a number after ${name}:`);
      if (pairs.has(name)) fail(`${name} twice in one line`);
      pairs.set(name, number);
    }
    if (pairs.size === 0) fail(`expected ${CONSOLE.map((name) => `${name}:…`).join(" or ")}`);
    return pairs;
  };
  return {
    take: (line, number, fail) => records.push({ line, number, failHere: fail }),
    table({ column, fail }) {
      const all = records.map(({ line, number, failHere }) => [number, values(line, failHere)]);
      const name = column ?? CONSOLE.find((one) => all.some(([, pairs]) => pairs.has(one)));
      const table = newTable([name]);
      for (const [number, pairs] of all) {
        if (pairs.has(name)) append(table, [pairs.get(name)], number);
      }
      if (table.lines.length === 0) {
        const known = [...new Set(all.flatMap(([, pairs]) => [...pairs.keys()]))].sort();
        fail(`no ${name} in any line; there are ${known.join(", ")}`);
      }
      return table;
    },
  };
}

// ---- Numbers -------------------------------------------------------------------------------------

// The number the whole of a text spells, as JSON and C spell it; null for anything else.
function parsed(text) {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

// A number so that it is read back as the same one, and never by a reader's other notation.
function spelled(number) {
  if (!Number.isFinite(number)) throw new RangeError(`expected a finite number, found ${number}`);
  return String(number);
}

// As Swift writes a number, which is how the command line's errors show it.
function swiftly(number) {
  if (Object.is(number, -0)) return "-0.0";
  const size = Math.abs(number);
  if (size !== 0 && (size < 1e-4 || size > 2 ** 53)) {
    const [digits, power] = number.toExponential().split("e");
    const exponent = power.slice(1).padStart(2, "0");
    return `${digits}e${power[0]}${exponent}`;
  }
  const text = String(number);
  return text.includes(".") ? text : `${text}.0`;
}

// The first sixty characters, as a reader counts them.
function prefix(text) {
  if (text.length <= 60) return text;
  const characters = typeof Intl.Segmenter === "function"
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text);
  return characters.slice(0, 60).join("");
}
