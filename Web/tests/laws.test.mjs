// The laws without WebAssembly: every number is the engine's, to the bit; and what they refuse.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import * as laws from "../dist/laws.js";
import { Scroller } from "../dist/overscroll.js";
import { physics } from "../dist/physics.js";
import { next } from "../js/laws/bits.js";
import { poles } from "../js/laws/poles.js";
import { differences, engineLaws, numbers } from "./laws.mjs";
import { bundles } from "./bundles.mjs";
import { assertTyped, fullEngine, text } from "./support.mjs";

const COUNT = 5000;
for (const seed of [1, 2]) {
  const found = differences(laws, engineLaws(physics(fullEngine), Scroller, fullEngine), COUNT, seed);
  for (const { name, numbers, differing, first } of found) {
    test(`${name} is the engine's to the bit, seed ${seed}`, () => {
      assert.ok(numbers >= COUNT, `${numbers} numbers`);
      assert.equal(differing, 0, `${differing} of ${numbers}, first ${JSON.stringify(first)}`);
    });
  }
}

// What hardly shows in a law's numbers is looked at directly.

test("a spring's turns are the engine's to the bit", () => {
  const engine = physics(fullEngine);
  for (const seed of [1, 2]) {
    const { place, velocity, spring } = numbers(seed);
    for (let i = 0; i < COUNT; i++) {
      const { stiffness, dampingRatio } = spring();
      const [y, v, natural, discriminant] = [place(), velocity(), Math.sqrt(stiffness), (dampingRatio - 1) * (dampingRatio + 1)];
      const apart = natural * Math.sqrt(Math.abs(discriminant));
      const fast = dampingRatio * natural + apart;
      const { turn } = discriminant < 0
        ? poles(dampingRatio * natural, apart, true, y, v) : poles(natural * (natural / fast), fast, false, y, v);
      // A motion that starts at rest has its first turn at 0, which is no peak.
      const time = turn(0) || turn(1);
      const { peak } = engine.springMotion({ stiffness, dampingRatio }, { start: y, velocity: v });
      assert.equal(time < Infinity ? time : null, peak && peak.time, JSON.stringify({ stiffness, dampingRatio, y, v }));
    }
  }
});

test("the next number is the next one, where the low half wraps around as well", () => {
  for (const x of [1, 0.1, 4294967296, 1 + (2 ** 32 - 1) * 2 ** -52, 2 - 2 ** -52, 1 + 2 ** -20]) {
    const bits = new BigInt64Array(Float64Array.of(x).buffer);
    for (const step of [1, -1]) {
      assert.equal(next(x, step), new Float64Array(BigInt64Array.of(bits[0] + BigInt(step)).buffer)[0], `${x}, ${step}`);
    }
  }
  assert.equal(next(0), 5e-324);
});

test("the long constants are those of ScrollMath", () => {
  const engine = new Set();
  for (const name of readdirSync(new URL("../../Sources/ScrollMath/", import.meta.url))) {
    for (const [, whole, digits, exponent] of text(`Sources/ScrollMath/${name}`).matchAll(/0x(\w)(?:\.(\w+?))?p([+-]?\d+)/g)) {
      engine.add(parseInt(whole + (digits ?? ""), 16) * 2 ** (Number(exponent) - 4 * (digits ?? "").length));
    }
    for (const [number] of text(`Sources/ScrollMath/${name}`).matchAll(/\d+\.\d{9,}/g)) engine.add(Number(number));
  }
  let count = 0;
  for (const name of ["angles", "exponential", "logarithm"]) {
    for (const [number] of text(`Web/js/laws/${name}.js`).matchAll(/\d+\.\d{9,}(?:e[+-]?\d+)?/g)) {
      assert.ok(engine.has(Number(number)), `${name}.js: ${number}`);
      count++;
    }
  }
  assert.ok(count >= 38, `${count} constants`);
});

test("every law is compared, and named in the types", () => {
  assert.deepEqual(differences(laws, laws, 1).map(({ name }) => name).sort(), Object.keys(laws).sort());
  const made = [
    laws, laws.deceleration({ velocity: 1 }), laws.flight({ velocity: 1, minimum: 0, maximum: 1 }), laws.bounceMotion(1, 1),
    laws.springMotion({ stiffness: 1 }), laws.rubberBand({ dimension: 1 }), laws.velocityTracker(),
  ];
  assertTyped(["laws"], ...made.map(Object.keys));
});

test("what is left out is 0, or UIScrollView's", () => {
  assert.equal(laws.deceleration({ velocity: 2000 }).destination, laws.project(2000));
  assert.equal(laws.flight({ velocity: 200, minimum: 0, maximum: 1000 }).at(0).value, 0);
  assert.deepEqual(laws.springMotion({ stiffness: 100 }).at(0), { value: 0, velocity: 0 });
  assert.deepEqual(laws.springMotion({ stiffness: 100 }, { start: 3 }).at(1e12), { value: 0, velocity: 0 });
  assert.equal(laws.project(1000), laws.project(1000, 0.998));
  assert.equal(laws.deceleration({ velocity: 2000 }).timeToSpeed(), laws.deceleration({ velocity: 2000 }).timeToSpeed(10));
  assert.equal(laws.rubberBand({ dimension: 800 }).stretch(100), laws.rubberBand({ dimension: 800, coefficient: 0.55 }).stretch(100));
  const [plain, told] = [{}, { mass: 1, dampingRatio: 1 }].map((more) => laws.springMotion({ stiffness: 100, ...more }));
  assert.deepEqual(plain.at(0.1), told.at(0.1));
});

test("a bounce says when and how fast a deceleration goes on inside, as a flight does", () => {
  // Flicked inwards from 40 pt beyond the end of 2,000.
  const { at, entry } = laws.bounceMotion(40, -3000);
  const [time, velocity] = entry();
  assert.ok(Math.abs(at(time).value) < 1e-12 && at(time - 1e-6).value > 0);
  const flight = laws.flight({ offset: 2040, velocity: -3000, minimum: 0, maximum: 2000 });
  assert.equal(flight.destination, laws.deceleration({ start: 2000, velocity }).at(laws.deceleration({ velocity }).timeToSpeed()).value);
  assert.deepEqual(laws.bounceMotion(40, 3000).entry(), []);
  assert.deepEqual(at(0.01, 2000), flight.at(0.01));
  assert.equal(at(0.01).velocity, flight.at(0.01).velocity);
});

test("wrong numbers are refused by name", () => {
  for (const [name, call] of [
    ["rate", () => laws.decayConstant(1)],
    ["rate", () => laws.decayConstant(0)],
    ["rate", () => laws.project(1, NaN)],
    ["rate", () => laws.project(1, -0.5)],
    ["distance", () => laws.velocityReaching(undefined, 1)],
    ["time", () => laws.velocityReaching(1, 0)],
    ["start + velocity", () => laws.deceleration({})],
    ["start + velocity", () => laws.deceleration({ start: "5", velocity: 1 })],
    ["speed", () => laws.deceleration({ velocity: 1 }).timeToSpeed(0)],
    ["velocity or limits", () => laws.flight({ velocity: NaN, minimum: 0, maximum: 1 })],
    ["velocity or limits", () => laws.flight({ velocity: 1, minimum: 1, maximum: 0 })],
    ["velocity or limits", () => laws.flight({ velocity: 1, minimum: 0 })],
    ["displacement + velocity", () => laws.bounceMotion(1)],
    ["stiffness / mass", () => laws.springMotion({ stiffness: -1 })],
    ["stiffness / mass", () => laws.springMotion({})],
    ["dampingRatio", () => laws.springMotion({ stiffness: 1, dampingRatio: 0 })],
    ["start + target + velocity", () => laws.springMotion({ stiffness: 1 }, { start: Infinity })],
    ["distance", () => laws.springMotion({ stiffness: 1 }).settleTime(0)],
    ["dimension", () => laws.rubberBand({})],
    ["dimension", () => laws.rubberBand({ dimension: -1 })],
    ["coefficient", () => laws.rubberBand({ dimension: 1, coefficient: 0 })],
  ]) assert.throws(call, { name: "RangeError", message: `${name} is out of range` });
});

test("where nothing is refused, the outcome is the stated one", () => {
  assert.ok(Number.isNaN(laws.project(NaN)));
  const motion = laws.springMotion({ stiffness: 100 }, { start: 5 });
  for (const time of [-1, NaN]) assert.deepEqual(motion.at(time), motion.at(0));
  assert.deepEqual(motion.at(Infinity), { value: 0, velocity: 0 });
  assert.equal(laws.deceleration({ velocity: 100 }).timeTo(-1), null);
  assert.equal(laws.deceleration({ velocity: 100 }).timeTo(NaN), null);
  assert.equal(laws.velocityTracker().velocity(1), 0);
});

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const bundled = (source) =>
  spawnSync("esbuild", ["--bundle", "--minify", "--format=esm"], { input: source, cwd: dist, encoding: "utf8" }).stdout;

test("a bundle has what it imports: a projection alone is at most 500 bytes, packed", bundles, () => {
  const weight = (name) => gzipSync(bundled(`export { ${name} } from "./laws.js"`), { level: 9 }).length;
  for (const [name, most] of [["project", 500], ["rubberBand", 350], ["velocityTracker", 350], ["deceleration", 1100]]) {
    assert.ok(weight(name) > 100 && weight(name) <= most, `${name}: ${weight(name)} bytes`);
  }
});

test("one script gives pages without modules the same, where code from text and WebAssembly are not allowed", bundles, () => {
  const page = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(readFileSync(join(dist, "laws.global.js"), "utf8"), page);
  assert.throws(() => runInContext("eval('1')", page), { name: "EvalError" });
  const global = runInContext("OverscrollLaws", page);
  assert.deepEqual(Object.keys(global).sort(), Object.keys(laws).sort());
  for (const { name, differing } of differences(global, laws, 100)) assert.equal(differing, 0, name);
});
