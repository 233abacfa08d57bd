// Fits through WebAssembly: known numbers found again, what is said of a fit, refusals.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OverscrollError } from "../dist/overscroll.js";
import { DescentFit, evaluate, FitLaw, LeastSquares } from "../dist/fit.js";
import { Recording, Relation } from "../dist/recording.js";
import { eachModule, engine as small, fullEngine as engine, text } from "./support.mjs";

const times = Float64Array.from({ length: 50 }, (_, i) => i / 60);
const near = (found, expected, share, what = "") =>
  assert.ok(Math.abs(found - expected) <= share * Math.max(Math.abs(expected), 1e-3), `${what} ${found} is not ${expected}`);

// Numbers that are found again from their own curve.
const KNOWN = {
  critical: [{ delta: 10.9, A: 4300, phi: 0.009 }, times],
  oscillator: [{ k: 120, c: 15, x0: 30, v0: 3500 }, times],
  uiKit: [{ r: 2.002, p: 9.9967, x0: 35, v0: 3800 }, times],
  deceleration: [{ r: 2.002, x0: 12, v0: 2500 }, times],
  stopping: [{ r: 2.002, stop: 10 }, [500, -1000, 2500, 5000]],
  rubberBand: [{ c: 0.55, d: 812 }, [0, 100, 500, -900, 1500]],
  bandSlope: [{ c: 0.55, d: 812 }, [0, 60, 150, -290, 420]],
};

for (const [law, [numbers, inputs]] of Object.entries(KNOWN)) {
  test(`${law}: its numbers are found again from its curve, by their names`, () => {
    const outputs = evaluate(engine, law, numbers, inputs);
    const squares = new LeastSquares(engine, law, { inputs, outputs });
    assert.ok(squares.run());
    for (const name of FitLaw[law].names) near(squares.parameters[name], numbers[name], 1e-7, name);
    assert.equal(squares.count, inputs.length);
    squares.values(inputs).forEach((value, i) => near(value, outputs[i], 1e-7));
  });
}

test("the laws are the C header's, number by number", () => {
  const header = text("Sources/COverscroll/include/overscroll_fit.h");
  for (const [name, { code, names }] of Object.entries(FitLaw)) {
    const constant = name.replace(/[A-Z]/g, (c) => `_${c}`).toUpperCase().replace("UI_KIT", "UIKIT");
    const [, number, words] = header.match(new RegExp(`OVERSCROLL_FIT_${constant} = (\\d+),? +/\\* ([^:]*):`));
    assert.equal(Number(number), code);
    const listed = words.split(/[,;]/).map((word) => word.trim().split(" ")[0]);
    assert.deepEqual(listed, [...names]);
  }
});

test("a step of a descent says what it did", () => {
  const outputs = evaluate(engine, "critical", KNOWN.critical[0], times).map((y) => Math.round(y * 3) / 3);
  const fit = new DescentFit(engine, "critical", new Recording({ times, offsets: outputs }));
  assert.deepEqual(fit.lastMove, { kind: "none", parameter: null, isUp: false });
  const seen = new Set();
  while (!fit.isFinished) {
    const { parameters: before, sizes } = fit;
    const { kind, parameter, isUp } = fit.step().lastMove;
    seen.add(kind);
    if (kind === "moved") assert.equal(fit.parameters[parameter] > before[parameter], isUp);
    else assert.equal(fit.sizes.delta, sizes.delta / 2);
  }
  assert.deepEqual([...seen].sort(), ["finished", "moved", "shortened"]);
  const { steps } = fit;
  assert.equal(fit.step().steps, steps);
  const { numbers, quantisationFloor, largestErrorPixels, rms, sampleCount, freedom } = fit.result;
  near(numbers[0].value, 10.9, 2e-3);
  assert.ok(numbers[0].standardError > 0 && numbers[0].standardError < 0.02);
  near(quantisationFloor, 1 / (3 * Math.sqrt(12)), 1e-12);
  assert.ok(largestErrorPixels < 0.6 && rms < 1.2 * quantisationFloor);
  assert.deepEqual([sampleCount, freedom], [50, 47]);
});

test("what the samples leave open is said, and what is fixed stays", () => {
  // A list that does not move knows no rate.
  const still = new LeastSquares(engine, "deceleration", { inputs: times, outputs: times.map(() => 5) });
  still.run();
  assert.ok(still.result.numbers[0].isOpen);
  assert.equal(still.result.numbers[0].standardError, Infinity);
  assert.equal(still.result.correlations[0][1], null);

  const outputs = evaluate(engine, "uiKit", KNOWN.uiKit[0], times);
  const half = new LeastSquares(engine, "uiKit", { inputs: times, outputs }, {
    from: { ...KNOWN.uiKit[0], x0: 0, v0: 100 }, fixed: ["r", "p"],
  });
  half.run();
  assert.deepEqual([half.parameters.r, half.parameters.p], [2.002, 9.9967]);
  near(half.parameters.v0, 3800, 1e-9);
  assert.deepEqual([half.result.numbers[0].standardError, half.result.relativeSingularValues.length], [0, 2]);
});

test("relations are fitted as they are", () => {
  const flicks = new Relation({ kind: "flicks", inputs: [5027.0956, 1802.126, 1412.374, 1687.861], outputs: [2506.5, 895, 700.5, 838] });
  const fit = new LeastSquares(engine, "stopping", flicks);
  fit.run();
  // The published flicks, as the guide has them.
  near(fit.parameters.r, 2.00138, 1e-5);
  near(fit.parameters.stop, 10.65, 1e-3);
});

test("refusals name what is wrong", eachModule, () => {
  const series = { inputs: times, outputs: times };
  assert.throws(() => new LeastSquares(small, "critical", series), OverscrollError);
  assert.throws(() => evaluate(small, "critical", KNOWN.critical[0], times), /overscroll-full\.wasm/);
  assert.throws(() => new LeastSquares({}, "critical", series), /engine: expected an engine/);
  assert.throws(() => new LeastSquares(engine, "cubic", series), /law: expected "critical"/);
  assert.throws(() => new LeastSquares(engine, "critical", { inputs: [1, 2], outputs: [1] }), /series/);
  assert.throws(() => new LeastSquares(engine, "critical", { inputs: [0, 1, 2], outputs: [0, 1, 2] }), /critical to 3 samples/);
  assert.throws(() => new LeastSquares(engine, "critical", { inputs: [0, 1, 2, NaN], outputs: [0, 1, 2, 3] }), RangeError);
  assert.throws(() => new LeastSquares(engine, "critical", series, { from: { delta: 1 } }), /from\.A/);
  assert.throws(() => new LeastSquares(engine, "critical", series, { from: { delta: 1, A: 1, phi: 0, k: 3 } }), /unknown field "k"/);
  assert.throws(() => new LeastSquares(engine, "critical", series, { sizes: {} }), /unknown field "sizes"/);
  assert.throws(() => new DescentFit(engine, "critical", series, { sizes: { delta: 0, A: 1, phi: 1 } }), RangeError);
  assert.throws(() => new LeastSquares(engine, "critical", series, { fixed: ["delta"] }), RangeError);
  const fit = new LeastSquares(engine, "critical", series);
  assert.throws(() => fit.values([Infinity]), RangeError);
  fit.destroy();
  assert.throws(() => fit.step(), /the fit has been destroyed/);
});

