// recording.js - recordings of scrolling: numbers over time, read from text and written as CSV.
//
//   import { Recording } from "./recording.js";
//
//   const bounce = Recording.read(text, { rate: 60, edge: 88 });
//   bounce.times, bounce.offsets, bounce.displayScale
//   recorded.csv                     // what `overscroll fit` and `overscroll compare` read
//
// It takes what the command line takes: CSV with a header (t,offset), one number per line, @(123.5) lists,
// Objective-C files with such lists, and the articles' console lines (DecelerateVelocity:…, 偏移 …, convertScale:…). An
// error names the line and what stands there. Nothing here needs the engine.
//
// Recording  offsets over time; JSON.stringify writes what its constructor takes.
// Relation   pairs: flicks (velocity,distance), pulls (finger,offset) or slopes (contentOffset,convertScale).
// read       either of them, as the columns or the console's names say.

import { choice, known, number, object, wrong } from "./plumbing/checks.js";

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

// Two arrays of finite numbers, of the same length.
function pair(fields, ...names) {
  const columns = names.map((name) => {
    const values = object(fields, "options")[name];
    if (!Array.isArray(values) && !ArrayBuffer.isView(values)) wrong(name, "an array of numbers", values);
    return Float64Array.from(values, (value, place) => number(value, `${name}[${place}]`));
  });
  if (columns[0].length === columns[1].length) return columns;
  throw new RangeError(`${names.join(" and ")} must have the same length`);
}

/** Offsets over time. */
export class Recording {
  constructor(fields) {
    const [times, offsets] = pair(fields, "times", "offsets");
    const late = times.findIndex((time, place) => time < times[place - 1]);
    if (late >= 0) throw new RangeError(`times[${late}]: expected a time after ${times[late - 1]}, found ${times[late]}`);
    this.name = fields.name ?? "recording";
    this.times = times.map((time) => time - times[0]);
    this.offsets = offsets;
    this.displayScale = fields.displayScale === undefined ? inferredScale(offsets) : fields.displayScale;
    Object.freeze(this);
  }

  toJSON() {
    return { ...this, times: [...this.times], offsets: [...this.offsets] };
  }

  static read(text, options = {}) {
    const { source, ...rest } = readOptions(options);
    const table = readTable(text, source, rest);
    return motion(table, source, rest);
  }

  get count() {
    return this.times.length;
  }

  get moving() {
    let count = this.count;
    while (count > 0 && this.offsets[count - 1] === 0) count--;
    if (count === this.count) return this;
    return new Recording({
      name: this.name, times: this.times.subarray(0, count),
      offsets: this.offsets.subarray(0, count), displayScale: this.displayScale,
    });
  }

  get csv() {
    return csv(["t", "offset"], [this.times, this.offsets]);
  }
}

// The columns of each, the input first, and what they are in words.
const RELATIONS = {
  flicks: [["velocity", "distance"], "flicks (velocity and distance)"],
  pulls: [["finger", "offset"], "pulls (finger and offset)"],
  slopes: [["contentOffset", "convertScale"], "slopes of a band (contentOffset and convertScale)"],
};

/** Pairs of observed quantities. */
export class Relation {
  constructor(fields) {
    [this.inputs, this.outputs] = pair(fields, "inputs", "outputs");
    choice(fields.kind, Object.keys(RELATIONS), "kind");
    this.kind = fields.kind;
    this.name = fields.name ?? "recording";
    Object.freeze(this);
  }

  toJSON() {
    return { ...this, inputs: [...this.inputs], outputs: [...this.outputs] };
  }

  get count() {
    return this.inputs.length;
  }

  get displayScale() {
    return this.kind === "slopes" ? null : inferredScale(this.outputs);
  }

  /** What the pairs are: "flicks (velocity and distance)". */
  get words() {
    return RELATIONS[this.kind][1];
  }

  get csv() {
    return csv(RELATIONS[this.kind][0], [this.inputs, this.outputs]);
  }
}

/** Reads a recording or a relation: the columns' names say which. Options as Recording.read. */
export function read(text, options = {}) {
  const { source, ...rest } = readOptions(options);
  const table = readTable(text, source, rest);
  const relation = relationOf(table.names);
  if (!relation) return motion(table, source, rest);
  const { kind, input, output, unit } = relation;
  const edge = kind === "slopes" ? rest.edge ?? 0 : 0;
  const inputs = taken(table, input, source, unit).map((one) => one - edge);
  const outputs = taken(table, output, source);
  enough(source, inputs.length);
  return new Relation({ name: bareName(source, rest.list), kind, inputs, outputs });
}

const readOptions = (options) =>
  ({ source: "recording", ...known(options, ["rate", "column", "edge", "list", "source"], "options") });

// Which relation the columns are of, where its input and output are, and the input's unit; null for other columns.
function relationOf(names) {
  for (const [kind, [[input, output]]] of Object.entries(RELATIONS)) {
    for (const [name, unit] of [[input, 1], ...(kind === "flicks" ? [["velocityPerMs", 1000]] : [])]) {
      const found = { kind, input: names.indexOf(name), output: names.indexOf(output), unit };
      if (found.input >= 0 && found.output >= 0) return found;
    }
  }
  return null;
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
// The largest number, in points or points per second: the squares of larger ones would be no numbers. The
// latest time, in seconds: where eighths can still be distinguished.
const LARGEST = 1e9;
const LATEST = 1e15;

function enough(source, count) {
  if (count >= MINIMUM) return;
  throw new RecordingError(source, null, `${count} samples; at least ${MINIMUM} are needed`);
}

function motion({ names, columns, lines }, source, { rate, column, edge = 0, list }) {
  const fail = (reason, row) => {
    throw new RecordingError(source, row === undefined ? null : lines[row], reason);
  };
  const relation = column === undefined && relationOf(names);
  if (relation) {
    const words = RELATIONS[relation.kind][1];
    // A flick has no column that goes on over time.
    const hint = relation.kind === "flicks" ? "" : `, --column one of ${names.join(", ")}`;
    fail(`${words}, not offsets over time: fit reads them${hint}`);
  }
  const time = names.findIndex((name) => name === "t" || name === "time");
  const others = names.filter((_, i) => i !== time);
  if (others.length === 0) fail("no column but the time");
  if (column === undefined && others.length > 1) {
    fail(`several columns: choose one of ${others.join(", ")} with --column`);
  }
  const name = column ?? others[0];
  if (!others.includes(name)) fail(`no column ${name}; there are ${others.join(", ")}`);
  const count = lines.length;
  if (time < 0 && rate === undefined) {
    fail("has no times; say how many samples there are per second with --rate");
  }
  if (time < 0 && !(count / rate <= LATEST)) fail(`cannot be ${rate} samples per second: too slow`);
  const times = time < 0 ? lines.map((_, i) => i / rate) : columns[time];
  times.forEach((one, i) => {
    if (one <= times[i - 1]) fail(`expected a time after ${times[i - 1]} s, found ${one}`, i);
    if (Math.abs(one) > LATEST) fail(`expected a time within ±${LATEST} s, found ${one}`, i);
  });
  const found = taken({ names, columns, lines }, names.lastIndexOf(name), source);
  enough(source, count);
  const offsets = found.map((offset) => offset - edge);
  const far = offsets.findIndex((offset) => Math.abs(offset) > LARGEST);
  if (far >= 0) fail(`expected an offset within ±${LARGEST} of the edge`, far);
  // The device's pixels are counted from its own origin, not from the edge.
  return new Recording({
    name: bareName(source, list), times, offsets, displayScale: inferredScale(found),
  });
}

// A column in another unit; a number beyond the limit is a fault of its line.
function taken({ names, columns, lines }, place, source, unit = 1) {
  return columns[place].map((number, i) => {
    if (Math.abs(number * unit) <= LARGEST) return number * unit;
    throw new RecordingError(source, lines[i],
      `expected a number within ±${LARGEST / unit} as ${names[place]}, found ${number}`);
  });
}

function bareName(source, list) {
  const name = source.replace(/^.*\//, "").replace(/(.)\.[^.]*$/, "$1");
  return list === undefined ? name : `${name}-${list}`;
}

// ---- From text to a table: names, columns, and the line that each row came from -------------------

function readTable(text, source, { rate, column, edge = 0, list }) {
  if (rate !== undefined && !(rate > 0 && Number.isFinite(rate))) {
    throw new RangeError(`rate: expected a number > 0, found ${rate}`);
  }
  if (!Number.isFinite(edge)) throw new RangeError(`edge: expected a number, found ${edge}`);
  const fail = (reason, row) => {
    throw new RecordingError(
      source, row?.line ?? null, row ? `${reason}, found "${row.text.slice(0, 60)}"` : reason);
  };
  const rows = decoded(text, source).split("\n")
    .map((text, i) => ({ text: text.replace(/\u200b/g, " ").trim(), line: i + 1 }))
    .filter(({ text }) => text !== "");
  const format = rows.length ? formatOf(rows[0].text) : numbers;
  if (list !== undefined && format !== objectiveC && format !== consoleLines) fail(NO_LISTS);
  if (rows.length === 0) enough(source, 0);
  return format(rows, fail, { column, list });
}

// A text, or a file's bytes; without its byte order mark.
function decoded(text, source) {
  if (typeof text === "string") return text.replace(/^\ufeff/, "");
  if (!ArrayBuffer.isView(text) && !(text instanceof ArrayBuffer)) wrong("text", "a string or bytes", text);
  const bytes = new Uint8Array(text.buffer ?? text, text.byteOffset ?? 0, text.byteLength);
  const decode = (part) => new TextDecoder("utf-8", { fatal: true }).decode(part);
  try {
    return decode(bytes);
  } catch {
    for (let start = 0, line = 1; ; line++) {
      const end = bytes.indexOf(10, start);
      try {
        decode(bytes.subarray(start, end < 0 ? undefined : end));
      } catch {
        throw new RecordingError(source, line, "expected text in UTF-8");
      }
      start = end + 1;
    }
  }
}

// What a text is, by its first line.
function formatOf(line) {
  if (/^(\/\/|\/\*|#import|#include|@interface|@implementation|[-+] \()/.test(line)) return objectiveC;
  if (line.startsWith("@")) return boxedList;
  if (line.includes("@[")) return objectiveC;
  if (consoleWords(line).some(({ name }) => name)) return consoleLines;
  return parsed(line) === null ? commaSeparated : numbers;
}

// A table of rows of numbers, each with its line.
const table = (names, rows) => ({
  names, columns: names.map((_, i) => rows.map(({ values }) => values[i])), lines: rows.map(({ line }) => line),
});

function commaSeparated([header, ...rows], fail) {
  const fields = ({ text }) => text.split(",").map((field) => field.trim());
  const names = fields(header);
  // eslint-disable-next-line no-control-regex
  // A word, and nothing that may have been meant as a number.
  const isName = (name) => /^[\p{L}_]/u.test(name) && !/^(nan|inf(inity)?)$/i.test(name) && !/[\0-\x1f\x7f]/.test(name);
  // No column's name has a colon; a line of the console has.
  if (/[:：]/.test(header.text)) fail(`expected a header such as t,offset, or console lines: ${FORMS}`, header);
  if (!names.every(isName)) fail("expected a header such as t,offset", header);
  if (new Set(names).size < names.length) fail("a column twice", header);
  return table(names, rows.map((row) => {
    const values = fields(row).map(parsed);
    if (values.length !== names.length) fail(`expected ${names.length} values (${names.join(",")})`, row);
    const bad = values.indexOf(null);
    if (bad >= 0) fail(`expected a number as ${names[bad]}`, row);
    return { values, line: row.line };
  }));
}

const numbers = (rows, fail) => table(["offset"], rows.map(
  (row) => ({ values: [parsed(row.text) ?? fail("expected one number", row)], line: row.line })));

// What stands in a line with lists: their ends, numbers, what is between them, and anything else.
const PIECES = /@\[|\]|@\(([^)]*)\)?|[,;\s]+|./gu;

function boxedList(rows, fail) {
  const found = [];
  let isClosed = false;
  for (const row of rows) {
    for (const [piece, number] of row.text.matchAll(PIECES)) {
      if (/^[,;\s]/.test(piece)) continue;
      if (piece === "]") isClosed = true;
      else if (isClosed) fail("expected one list in a file", row);
      else if (number !== undefined) found.push(boxed(number, row, fail));
      else if (piece !== "@[" || found.length > 0) fail("expected numbers such as @(123.5),", row);
    }
  }
  return table(["offset"], found);
}

const boxed = (number, row, fail) =>
  ({ values: [parsed(number) ?? fail("expected a number such as @(123.5)", row)], line: row.line });

function objectiveC(rows, fail, { list }) {
  const lists = [];
  let open = null;
  for (const row of rows) {
    for (const [piece, number] of row.text.matchAll(PIECES)) {
      if (piece === "@[") open ??= [];
      else if (open === null || /^[,;\s]/.test(piece)) continue;
      else if (number !== undefined) open.push(boxed(number, row, fail));
      else {
        // Its end, or a list of something else.
        if (piece === "]" && open.length > 0) lists.push(open);
        open = null;
      }
    }
  }
  return table(["offset"], oneOf(lists, list, fail, "lists", "no list such as @[ @(123.5), @(120) ]"));
}

const NO_LISTS = "has no lists to choose from; leave out --list";

// One of several lists, counted from 1; the only one when none is named.
function oneOf(lists, list, fail, names, missing) {
  const { length } = lists;
  if (length === 0) fail(missing);
  if (list === undefined && length > 1) fail(`${length} ${names}: choose one from 1 to ${length} with --list`);
  return lists[(list ?? 1) - 1] ?? fail(`no list ${list}; there are ${length}`);
}

// What the articles' listings print to the console, in the command's words (ConsoleFormat): the names of each kind of
// lines, and how they look.
const CONSOLE = {
  flicks: [["DecelerateVelocity", "DecelerateDistance"],
    "DecelerateVelocity:… and DecelerateDistance:… (减速速度统计:…, 减速距离统计:…)"],
  offsets: [["contentOffset"], "contentOffset:…"],
  slopes: [["convertScale", "contentOffset"], "convertScale:… contentOffset:…"],
  bounces: [["偏移", "startY", "startVelocity"], "偏移 … (startY:…, startVelocity:…)"],
};
const KINDS = Object.keys(CONSOLE);
const FORMS = KINDS.map((kind) => CONSOLE[kind][1]).join(", ");
const SPELLINGS = {
  ...Object.fromEntries(KINDS.flatMap((kind) => CONSOLE[kind][0].map((name) => [name, name]))),
  减速速度统计: "DecelerateVelocity", v: "DecelerateVelocity", 减速距离统计: "DecelerateDistance", y: "DecelerateDistance",
};

// The words of a line: the name that each begins with, null for another word, and its number. A name ends with a colon;
// 偏移 also with a space.
function consoleWords(text) {
  const words = [];
  for (const word of text.split(/[\s,;]+/u).filter(Boolean)) {
    const [, first, number] = word.match(/^([^:：]*)(?:[:：](.*))?$/su);
    const name = Object.hasOwn(SPELLINGS, first) ? SPELLINGS[first] : null;
    const last = words.at(-1);
    if (name && (number !== undefined || (name === "偏移" && !text.includes(",")))) words.push({ name, number: number ?? "" });
    else if (last?.name && last.number === "") last.number = word;
    else words.push({ name: null, number: word });
  }
  return words;
}

// The names of a line and their numbers; what the console puts in front of them is passed over.
function consoleValues(row, fail) {
  const values = {};
  const words = consoleWords(row.text);
  const first = words.findIndex(({ name }) => name);
  for (const { name, number } of first < 0 ? [] : words.slice(first)) {
    if (!name) fail("expected nothing behind the numbers", row);
    const value = parsed(number) ?? fail(`expected a number after ${name}:`, row);
    if (name in values) fail(`${name} twice in one line`, row);
    values[name] = value;
  }
  return values;
}

function consoleLines(rows, fail, { column, list }) {
  const records = rows.map((row) => {
    const values = consoleValues(row, fail);
    const names = Object.keys(values);
    const kind = names.length && KINDS.find((one) => names.every((name) => CONSOLE[one][0].includes(name)));
    if (!kind || (kind === "slopes" && names.length < 2)) fail(`expected ${FORMS}`, row);
    return { ...row, row, values, kind };
  });
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const kind = chosenKind(records, kinds, column, fail);
  if (kind === "bounces") return bounce(records, list, fail);
  if (list !== undefined) fail(NO_LISTS);
  if (kind === "flicks") return table(["velocityPerMs", "distance"], flickPairs(records, fail));
  const names = kind === "slopes" ? ["contentOffset", "convertScale"] : ["contentOffset"];
  const some = records.filter(({ values }) => names.every((name) => name in values));
  return table(names, some.map(({ values, line }) => ({ values: names.map((name) => values[name]), line })));
}

// The one kind there is, or that which the column belongs to; the offsets of a band as well.
function chosenKind(records, kinds, column, fail) {
  if (column === undefined) {
    if (kinds.length === 1) return kinds[0];
    const { row } = records.find(({ kind }) => kind === kinds[1]);
    fail(`expected ${CONSOLE[kinds[0]][1]} as in line ${records[0].line}; `
      + `--column ${CONSOLE[kinds[1]][0][0]} reads lines such as this one`, row);
  }
  const there = kinds.flatMap((kind) => CONSOLE[kind][0]);
  const name = column === "velocityPerMs" ? "DecelerateVelocity" : SPELLINGS[column];
  if (!there.includes(name)) fail(`no ${column} in any line; there are ${[...new Set(there)].sort().join(", ")}`);
  return KINDS.find((kind) => CONSOLE[kind][0].includes(name));
}

// A velocity and the distance after it, in one line or in two.
function flickPairs(records, fail) {
  const pairs = [];
  let open = null;
  const half = () => fail("expected its distance after the velocity of a flick", open.row);
  for (const { values: { DecelerateVelocity: velocity, DecelerateDistance: distance }, row, line } of records) {
    if (velocity !== undefined) {
      if (open) half();
      open = { row, velocity };
    }
    if (distance === undefined) continue;
    if (!open) fail("expected its velocity before the distance of a flick", row);
    pairs.push({ values: [open.velocity, distance], line });
    open = null;
  }
  if (open) half();
  return pairs;
}

// The offsets of a bounce; a start after some of them begins another.
function bounce(records, list, fail) {
  const bounces = [[]];
  for (const { values, line } of records) {
    if (("startY" in values || "startVelocity" in values) && bounces.at(-1).length > 0) bounces.push([]);
    if ("偏移" in values) bounces.at(-1).push({ values: [values.偏移], line });
  }
  const some = bounces.filter(({ length }) => length > 0);
  return table(["偏移"], oneOf(some, list, fail, "bounces", "no offset of a bounce such as 偏移 -72.5"));
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
