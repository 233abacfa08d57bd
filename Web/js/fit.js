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
// DescentFit    the articles' method: try every number up and down, take the best, else half as far.
// LeastSquares  Levenberg and Marquardt's: there in a handful of steps.
// FitLaw        the laws: their numbers, units and formulas. evaluate draws one without a fit.
//
// Both end at the same numbers. The arithmetic is the engine's; here is only how to ask.
import { internals, OverscrollError } from "./overscroll.js";
import { choice, known, number, object, wrong } from "./plumbing/checks.js";

const { Engine } = internals;

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
});

const LAWS = Object.keys(FitLaw);
const NUMBERS = 4;
const MOVES = ["none", "moved", "shortened", "finished"];

const DEF = { sizes: 4, precision: 8, displayScale: 9, law: 80, method: 84, isFixed: 88, hasStart: 92,
  hasSizes: 93 };

const forgotten =
  typeof FinalizationRegistry === "function"
    ? new FinalizationRegistry(({ c, id }) => c.overscroll_fit_destroy(id))
    : undefined;

function able(engine) {
  if (!(engine instanceof Engine)) wrong("engine", "the engine of load()", engine);
  if (engine.c.overscroll_fit_create) return;
  throw new OverscrollError("engine: has no fits; load overscroll-full.wasm instead of overscroll.wasm");
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

class Fit {
  #engine;
  #id = 0;
  #law;
  #outputs;

  constructor(engine, name, series, options, method) {
    able(engine);
    const code = choice(name, LAWS, "law");
    this.#engine = engine;
    this.#law = FitLaw[name];
    const { inputs, outputs } = samples(series, name);
    const count = inputs?.length;
    if (!(count >= 0) || outputs?.length !== count) {
      wrong("series", "a recording, or as many inputs as outputs", series);
    }
    this.#outputs = outputs;
    const at = this.#write(inputs, outputs);
    engine.c.overscroll_fit_def(engine.in);
    this.#setUp(code, method, options, series);
    engine.check(engine.c.overscroll_fit_create(
      engine.in, at, at + 8 * count, count, engine.out), `${name} to ${count} samples`, "fit");
    this.#id = engine.bytes.getUint32(engine.out, true);
    forgotten?.register(this, { c: engine.c, id: this.#id }, this);
  }

  #setUp(code, method, options, series) {
    const { names } = this.#law;
    const { from, sizes, precision, fixed = [], displayScale = series.displayScale ?? 0 } = options;
    const { f64, bytes, in: base } = this.#engine;
    const numbers = (value, at, what) => f64.set(ordered(value, names, what), (base >> 3) + at);
    if (from !== undefined) numbers(from, 0, "from");
    if (sizes !== undefined) numbers(sizes, DEF.sizes, "sizes");
    if (precision !== undefined) f64[(base >> 3) + DEF.precision] = number(precision, "precision");
    f64[(base >> 3) + DEF.displayScale] = number(displayScale, "displayScale");
    bytes.setInt32(base + DEF.law, code, true);
    bytes.setInt32(base + DEF.method, method, true);
    for (const name of fixed) bytes.setUint8(base + DEF.isFixed + choice(name, names, "fixed"), 1);
    bytes.setUint8(base + DEF.hasStart, from === undefined ? 0 : 1);
    bytes.setUint8(base + DEF.hasSizes, sizes === undefined ? 0 : 1);
  }

  // Puts columns of numbers side by side into the engine's memory.
  #write(...columns) {
    const engine = this.#engine;
    const { length } = columns[0];
    const at = engine.room(8 * Math.max(1, length * columns.length));
    columns.forEach((column, i) => engine.f64.set(column, (at >> 3) + i * length));
    return at;
  }

  /** The law. */
  get law() {
    return LAWS[this.#law.code];
  }

  /** The number of samples. */
  get count() {
    return this.#outputs.length;
  }

  /** Takes up to `count` steps; this. */
  step(count = 1) {
    this.#progress(number(count, "count"));
    return this;
  }

  /** Steps until finished or the limit; whether it is finished. */
  run(limit = 500) {
    for (let left = number(limit, "limit"); left > 0 && !this.isFinished; left -= 1000) {
      this.step(Math.min(left, 1000));
    }
    return this.isFinished;
  }

  /** The numbers now, by name. */
  get parameters() {
    this.#progress();
    return byName(this.#law.names, (i) => this.#engine.got(i));
  }

  /** How far a descent moves each number next, by name. */
  get sizes() {
    this.#progress();
    return byName(this.#law.names, (i) => this.#engine.got(NUMBERS + i));
  }

  /** The root of the mean squared error, in the outputs' unit. */
  get rms() {
    this.#progress();
    return this.#engine.got(8);
  }

  /** Steps so far. */
  get steps() {
    return this.#progress().getInt32(this.#engine.out + 72, true);
  }

  /** Whether further steps change nothing. */
  get isFinished() {
    return this.#progress().getUint8(this.#engine.out + 85) === 1;
  }

  /** What the last step did: { kind: "none" | "moved" | "shortened" | "finished", parameter, isUp }. */
  get lastMove() {
    const bytes = this.#progress();
    const { out } = this.#engine;
    const moved = bytes.getInt32(out + 80, true);
    return {
      kind: MOVES[bytes.getInt32(out + 76, true)],
      parameter: this.#law.names[moved] ?? null,
      isUp: bytes.getUint8(out + 84) === 1,
    };
  }

  #progress(count = 0) {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_fit_step(this.#id, count, engine.out), "step", "fit");
    return engine.bytes;
  }

  /** The curve as it is now, at as many inputs as you like. */
  values(inputs) {
    const engine = this.#engine;
    const count = inputs.length;
    const at = this.#write(inputs, new Float64Array(count));
    engine.check(engine.c.overscroll_fit_evaluate(this.#id, at, count, at + 8 * count), "inputs", "fit");
    return engine.f64.slice((at >> 3) + count, (at >> 3) + 2 * count);
  }

  /** What it says where it is now: the numbers, and how well they are known. */
  get result() {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_fit_result(this.#id, engine.out), "result", "fit");
    const { names, units, sharedCount } = this.#law;
    const { bytes, out } = engine;
    const orNull = (value) => (value === Infinity ? null : value);
    const whole = (offset) => bytes.getInt32(out + offset, true);
    const free = names.length - names.filter((_, i) => engine.got(4 + i) === 0).length;
    return {
      numbers: names.map((name, i) => ({
        name, unit: units[i], value: engine.got(i), standardError: engine.got(4 + i),
        isShared: i < sharedCount, isOpen: bytes.getUint8(out + 304 + i) === 1,
        isVague: bytes.getUint8(out + 308 + i) === 1,
      })),
      correlations: names.map((_, i) => names.map((_, j) => orNull(engine.got(8 + 4 * i + j)))),
      relativeSingularValues: names.slice(0, free).map((_, i) => engine.got(24 + i)),
      weakest: byName(names, (i) => engine.got(28 + i)),
      rms: engine.got(32),
      largestError: engine.got(33),
      largestErrorPixels: engine.got(35) > 0 ? engine.got(34) : null,
      quantisationFloor: engine.got(35) > 0 ? engine.got(35) : null,
      sampleCount: whole(288),
      freedom: whole(292),
    };
  }

  /** Frees the engine's part. The fit is refused from then on. */
  destroy() {
    forgotten?.unregister(this);
    this.#engine.check(this.#engine.c.overscroll_fit_destroy(this.#id), "destroy", "fit");
    this.#id = 0;
  }
}

/** Levenberg and Marquardt's method. Options: from, fixed, displayScale. */
export class LeastSquares extends Fit {
  constructor(engine, law, series, options = {}) {
    super(engine, law, series, known(options, ["from", "fixed", "displayScale"], "options"), 0);
  }
}

/** The articles' method. Options: from, sizes, precision, displayScale. */
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
  const count = inputs.length;
  const at = engine.room(16 * Math.max(1, count));
  engine.f64.set(inputs, at >> 3);
  engine.write([...numbers, ...Array(NUMBERS - numbers.length).fill(0)]);
  engine.check(
    engine.c.overscroll_fit_law_evaluate(code, engine.in, at, count, at + 8 * count), "parameters", "fit");
  return engine.f64.slice((at >> 3) + count, (at >> 3) + 2 * count);
}
