// Deltas in, deltas with momentum out: what the wrapper adds to the engine's stream.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MomentumStream } from "../dist/momentum-stream.js";
import { OverscrollError } from "../dist/overscroll.js";
import { assertTyped, eachModule, engine, fullEngine } from "./support.mjs";

const stroke = (phase, y, time) => ({ delta: { x: 0, y }, phase, time, isPrecise: true });
// Strokes at 1,200 points a second that are cut off at the lift.
const STROKES = [
  stroke("began", 0, 1), ...[1, 2, 3, 4, 5, 6].map((i) => stroke("changed", 20, 1 + i / 60)), stroke("ended", 0, 1.104),
];
const sum = (deltas) => deltas.reduce((all, { delta }) => all + delta.y, 0);

function play(stream, events = STROKES) {
  const out = events.flatMap((event) => stream.wheel(event));
  for (let i = 1; stream.isMoving; i++) out.push(...stream.advance(1.104 + i / 60));
  return out;
}

test("what comes out has its phase, its unit, and says that it is precise", () => {
  const out = play(new MomentumStream(fullEngine));
  assert.ok(sum(out) > 500);
  const phases = out.map(({ phase }) => phase);
  assert.deepEqual(phases.slice(6, 10), ["changed", "ended", "momentumBegan", "momentumChanged"]);
  assert.equal(phases.at(-1), "momentumEnded");
  assert.ok(out.every(({ unit, isPrecise }) => unit === "pixels" && isPrecise));
});

test("lines, whole numbers, silence as a lift, the system's choice; any of it at any time", () => {
  const whole = play(new MomentumStream(fullEngine, { unit: "lines", isWhole: true }));
  assert.ok(whole.every(({ delta, unit }) => unit === "lines" && Number.isInteger(delta.y)));
  const silent = new MomentumStream(fullEngine, { liftInterval: 0.05 });
  const moves = STROKES.slice(1, 7).map((event) => ({ ...event, phase: "none" }));
  assert.ok(play(silent, moves).some(({ phase }) => phase === "momentumBegan"));
  const stream = new MomentumStream(fullEngine);
  stream.configure({ momentum: "system" });
  assert.equal(sum(play(stream)), 120);
  const turned = { delta: { x: 0, y: 120 }, time: 2, unit: "pixels", phase: "none", isPrecise: false };
  assert.deepEqual(stream.wheel({ delta: { x: 0, y: 3 }, unit: "lines", time: 2 }), [turned]);
});

test("a hold ends a glide, a snapshot goes on", () => {
  const stream = new MomentumStream(fullEngine);
  STROKES.forEach((event) => stream.wheel(event));
  const copy = stream.clone();
  assert.deepEqual(stream.hold(1.2).map(({ phase }) => phase), ["momentumBegan", "momentumEnded"]);
  assert.ok(!stream.isMoving && copy.isMoving);
  stream.assign(copy);
  assert.ok(stream.isMoving);
  assert.equal(sum(stream.advance(3)), sum(copy.advance(3)));
});

test("what makes no sense is refused by name", eachModule, () => {
  assert.throws(() => new MomentumStream(engine), OverscrollError);
  assert.throws(() => new MomentumStream(fullEngine, { speed: 1 }), /unknown field "speed"/);
  assert.throws(() => new MomentumStream(fullEngine, { liftInterval: -1 }), /options/);
  const stream = new MomentumStream(fullEngine);
  assert.throws(() => stream.wheel({ delta: { x: 0, y: NaN }, time: 1 }), /event\.delta/);
  assert.throws(() => stream.advance("1"), /time: expected a finite number/);
  assert.throws(() => stream.configure({ unit: "pages" }), /unit/);
});

test("the types name every member there is", () => {
  assertTyped(["momentum-stream", "interaction"], Object.getOwnPropertyNames(MomentumStream.prototype));
});
