// fit.js - the laboratory on a web page: a law's numbers from a recording, one step at a time.
//
//   import { load } from "./overscroll.js";
//   import { LeastSquares } from "./fit.js";
//   import { Recording } from "./recording.js";
//
//   const engine = await load(new URL("overscroll-full.wasm", import.meta.url));
//   const fit = new LeastSquares(engine, "uiKit", Recording.read(text, { rate: 60 }));
//   while (!fit.isFinished) draw(fit.step().values(times));
//   fit.result.numbers             // name, value, standardError, unit of each
//
// DescentFit    LevisonNN's method: try every number up and down, take the best; and ours: else half as far.
// LeastSquares  Levenberg and Marquardt's: there in a handful of steps.
// FitLaw        the laws: their numbers, units and formulas. evaluate draws one without a fit.
//
// Both end at the same numbers. The arithmetic is the engine's; here is only how to ask.
import { Engine, Kept, OverscrollError } from "./overscroll.js";
import { choice, known, number, object, wrong } from "./plumbing/checks.js";
import { FIT_DEFAULTS, FitDef, FitProgress, FitResult } from "./plumbing/layout.js";
import { at, read } from "./plumbing/structs.js";

const law = (code, formula, sharedCount, names) =>
  Object.freeze({
    code, formula, sharedCount,
    names: Object.freeze(names.map(([name]) => name)),
    units: Object.freeze(names.map(([, unit]) => unit)),
  });

/** The laws. The first `sharedCount` numbers belong to the law, the others to one recording. */
export const FitLaw = Object.freeze({
  critical: law(0, "y = A (t + φ) e^(−δ (t + φ))", 1,
    [["delta", "1/s"], ["A", "pt/s"], ["phi", "s"]]),
  oscillator: law(1, "y″ + c y′ + k y = 0, y = x0 and y′ = v0 at t = 0", 2,
    [["k", "1/s²"], ["c", "1/s"], ["x0", "pt"], ["v0", "pt/s"]]),
  uiKit: law(2, "y = e^(−p t) (x0 + v0/r (1 − e^(−r t)))", 2,
    [["r", "1/s"], ["p", "1/s"], ["x0", "pt"], ["v0", "pt/s"]]),
  deceleration: law(3, "x = x0 + v0/r (1 − e^(−r t))", 1,
    [["r", "1/s"], ["x0", "pt"], ["v0", "pt/s"]]),
  stopping: law(4, "distance = (|v| − stop) / r, with the sign of v", 2,
    [["r", "1/s"], ["stop", "pt/s"]]),
  rubberBand: law(5, "offset = x c d / (d + c |x|)", 2, [["c", ""], ["d", "pt"]]),
  bandSlope: law(6, "slope = c (1 − |y| / d)²", 2, [["c", ""], ["d", "pt"]]),
});

const LAWS = Object.keys(FitLaw);
const NUMBERS = 4;
const MOVES = ["none", "moved", "shortened", "finished"];

function able(engine) {
  if (!(engine instanceof Engine)) wrong("engine", "an engine of this script’s load()", engine);
  if (engine.c.overscroll_fit_create) return;
  throw new OverscrollError("engine: has no fits; load overscroll-full.wasm");
}

// What a law sees of a recording: the samples after a bounce's end say nothing about it.
function samples(series, name) {
  object(series, "series");
  if (series.times) {
    const { times, offsets } = name === "deceleration" ? series : series.moving ?? series;
    return { inputs: times, outputs: offsets };
  }
  return series;
}

// Numbers by name, in the law's order; null if one is missing.
function ordered(value, names, what, defaults) {
  known(value, names, what);
  return names.map((name, i) => number(value[name] ?? defaults?.[i], `${what}.${name}`));
}

const byName = (names, read) => Object.fromEntries(names.map((name, i) => [name, read(i)]));

class Fit extends Kept {
  #law;
  #outputs;

  constructor(engine, name, series, options, method) {
    const code = choice(name, LAWS, "law");
    const { inputs, outputs } = samples(series, name);
    const count = inputs?.length;
    if (!(count >= 0) || outputs?.length !== count) {
      wrong("series", "a recording, or as many inputs as outputs", series);
    }
    super(engine, KIND, () => {
      const list = write(engine, inputs, outputs);
      engine.write(FIT_DEFAULTS);
      setUp(engine, code, method, options, series);
      const status = engine.c.overscroll_fit_create(engine.in, list, list + 8 * count, count, engine.out);
      engine.check(status, `${name} to ${count} samples`, KIND.title);
      return status;
    });
    this.#law = FitLaw[name];
    this.#outputs = outputs;
  }

  /** The law. */
  get law() {
    return LAWS[this.#law.code];
  }

  get count() {
    return this.#outputs.length;
  }

  step(count = 1) {
    this.#progress(number(count, "count"));
    return this;
  }

  run(limit = 500) {
    for (let left = number(limit, "limit"); left > 0 && !this.isFinished; left -= 1000) {
      this.step(Math.min(left, 1000));
    }
    return this.isFinished;
  }

  get parameters() {
    return this.#byName(FitProgress, "parameters");
  }

  get sizes() {
    return this.#byName(FitProgress, "sizes");
  }

  #byName(layout, field) {
    this.#progress();
    return byName(this.#law.names, (i) => this.engine.got(at(layout, field) / 8 + i));
  }

  get rms() {
    return this.#progress().rms;
  }

  /** Steps so far. */
  get steps() {
    return this.#progress().steps;
  }

  /** Whether further steps change nothing. */
  get isFinished() {
    return this.#progress().isFinished;
  }

  /** What the last step did: { kind: "none" | "moved" | "shortened" | "finished", parameter, isUp }. */
  get lastMove() {
    const { move, moved, isUp } = this.#progress();
    return { kind: MOVES[move], parameter: this.#law.names[moved] ?? null, isUp };
  }

  #progress(count = 0) {
    this.ask("step", number(count, "count"));
    return read(this.engine, FitProgress);
  }

  values(inputs) {
    return valuesAt(this.engine, inputs, (...all) => this.check("inputs", this.calls.evaluate(this.handle, ...all)));
  }

  get result() {
    const { engine } = this;
    this.ask("result");
    const { names, units, sharedCount } = this.#law;
    const orNull = (value) => (value === Infinity ? null : value);
    const isSet = (field, i) => engine.u8[engine.out + at(FitResult, field) + i] === 1;
    const numbers = (field, i) => engine.got(at(FitResult, field) / 8 + i);
    const free = names.filter((_, i) => numbers("standardErrors", i) !== 0).length;
    const told = read(engine, FitResult, engine.out);
    const hasPixels = told.quantisationFloor > 0;
    return {
      numbers: names.map((name, i) => ({
        name, unit: units[i], value: numbers("parameters", i), standardError: numbers("standardErrors", i),
        isShared: i < sharedCount, isOpen: isSet("isOpen", i), isVague: isSet("isVague", i),
      })),
      correlations: names.map((_, i) => names.map((_, j) => orNull(numbers("correlations", 4 * i + j)))),
      relativeSingularValues: names.slice(0, free).map((_, i) => numbers("singularValues", i)),
      weakest: byName(names, (i) => numbers("weakest", i)),
      rms: told.rms,
      largestError: told.largestError,
      largestErrorPixels: hasPixels ? told.largestErrorPixels : null,
      quantisationFloor: hasPixels ? told.quantisationFloor : null,
      sampleCount: told.sampleCount,
      freedom: told.freedom,
    };
  }
}

const KIND = { name: "fit", title: "fit", module: "full" };

// Writes the settings of a fit over the defaults at engine.in.
function setUp(engine, code, method, options, series) {
  const { names } = FitLaw[LAWS[code]];
  const { from, sizes, precision, fixed = [], displayScale = series.displayScale ?? 0 } = options;
  const { i32, u8, in: base } = engine;
  const place = (field) => base + at(FitDef, field);
  if (from !== undefined) engine.write(ordered(from, names, "from"), place("start"));
  if (sizes !== undefined) engine.write(ordered(sizes, names, "sizes"), place("sizes"));
  if (precision !== undefined) engine.write([number(precision, "precision")], place("precision"));
  engine.write([number(displayScale, "displayScale")], place("displayScale"));
  i32[place("law") >> 2] = code;
  i32[place("method") >> 2] = method;
  for (const name of fixed) u8[place("isFixed") + choice(name, names, "fixed")] = 1;
  u8[place("hasStart")] = from === undefined ? 0 : 1;
  u8[place("hasSizes")] = sizes === undefined ? 0 : 1;
}

// Puts columns of numbers side by side into the engine's memory.
function write(engine, ...columns) {
  const { length } = columns[0];
  const base = engine.room(8 * Math.max(1, length * columns.length));
  columns.forEach((column, i) => engine.write(column, base + 8 * i * length));
  return base;
}

// What C makes of a list of inputs; `call` takes their place, how many there are, and where values go.
function valuesAt(engine, inputs, call) {
  const { length } = inputs;
  const base = write(engine, inputs, new Float64Array(length));
  call(base, length, base + 8 * length);
  return engine.f64.slice((base >> 3) + length, (base >> 3) + 2 * length);
}

/** Levenberg and Marquardt's method. Options: from, fixed, displayScale. */
export class LeastSquares extends Fit {
  constructor(engine, law, series, options = {}) {
    super(engine, law, series, known(options, ["from", "fixed", "displayScale"], "options"), 0);
  }
}

/** LevisonNN's method. Options: from, sizes, precision, displayScale. */
export class DescentFit extends Fit {
  constructor(engine, law, series, options = {}) {
    super(engine, law, series,
      known(options, ["from", "sizes", "precision", "displayScale"], "options"), 1);
  }
}

/** A law with given numbers, by name, at as many inputs as you like. */
export function evaluate(engine, name, parameters, inputs) {
  able(engine);
  const code = choice(name, LAWS, "law");
  const numbers = ordered(parameters, FitLaw[name].names, "parameters");
  engine.write([...numbers, ...Array(NUMBERS - numbers.length).fill(0)]);
  return valuesAt(engine, inputs, (...all) =>
    engine.check(engine.c.overscroll_fit_law_evaluate(code, engine.in, ...all), "parameters", "fit"));
}
