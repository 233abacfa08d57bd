import assert from "node:assert/strict";
import { test } from "node:test";
import { OverscrollError, Scroller } from "../dist/overscroll.js";
import { physics } from "../dist/physics.js";
import { engine, flipped, fullEngine, heard, near, settle, SETTINGS, stroke } from "./support.mjs";

const list = (options) => new Scroller(engine, {
  viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 6000 }, ...options,
});

const flick = (scroller, way = 200) => stroke(scroller, { x: 200, y: 700 }, { x: 200, y: 700 - way }, 0.08, { at: 0 });

test("a scroller begins with the scale that it is given", () => {
  assert.equal(list({ minimumZoomScale: 0.5, maximumZoomScale: 3, zoomScale: 2 }).zoomScale, 2);
});

test("settings come back as they were set", () => {
  const scroller = list();
  const spring = { mass: 2, stiffness: 100, dampingRatio: 1 };
  const settings = {
    ...SETTINGS, minimumZoomScale: 0.5, maximumZoomScale: 4, velocityEstimator: "impulse", ...flipped(scroller),
    dynamics: { springs: { hit: { mass: 1, stiffness: 90, dampingRatio: 0.5 }, released: spring } },
  };
  Object.assign(scroller, settings);
  for (const one of [scroller, list(settings)]) {
    for (const [name, value] of Object.entries(settings)) assert.deepEqual(one[name], value, name);
  }
  scroller.bouncesVertically = true;
  assert.equal(scroller.bounces, true);
});

const refusals = [
  ["an unknown option", () => list({ viewPort: {} }), TypeError, /unknown field "viewPort"/],
  ["no options", () => new Scroller(engine, null), TypeError, /options: expected an object/],
  ["no engine", () => new Scroller({}), TypeError, /engine: expected an engine/],
  ["a size in words", () => list({ viewport: { width: "a", height: 1 } }), TypeError, /viewport\.width/],
  ["an unknown side", () => list({ contentInset: { up: 1 } }), TypeError, /unknown field "up"/],
  ["a rate above 1", () => (list().decelerationRate = 2), RangeError, /decelerationRate/],
  ["a rate in words", () => (list().decelerationRate = "slow"), TypeError, /decelerationRate/],
  ["a flag in words", () => (list().bounces = "yes"), TypeError, /bounces: expected true or false/],
  ["an unknown law", () => (list().dynamics = "linear"), TypeError, /"continuous", "uiKit"/],
  ["a spring without stiffness", () => (list().dynamics = { springs: { hit: {}, released: {} } }),
    TypeError, /springs\.hit\.stiffness/],
  ["an unknown rule", () => (list().snapVertical = "rows"), TypeError, /snapVertical/],
  ["descending positions", () => (list().snapVertical = { positions: [2, 1] }), RangeError, /snapVertical/],
  ["a place without y", () => list().touchDown(1, { x: 1 }, 0), TypeError, /position\.y/],
  ["no place", () => list().touchMoved(1, undefined, 0), TypeError, /position: expected an object/],
  ["no time", () => list().touchDown(1, { x: 1, y: 1 }), TypeError, /time: expected a finite number/],
  ["a time that is none", () => list().advance(NaN), TypeError, /time/],
  ["an unknown key", () => list().key("enter"), TypeError, /command.*"arrowUp"/],
  ["an unknown axis", () => list().flight("z"), TypeError, /axis: expected "horizontal"/],
  ["an unknown event", () => list().on("scroll", () => {}), TypeError, /name: expected "willBegin/],
  ["no listener", () => list().on("didScroll"), TypeError, /listener: expected a function/],
  ["an unknown program option", () => list().setContentOffset({ x: 0, y: 0 }, { smooth: true }),
    TypeError, /unknown field "smooth"/],
  ["a scale of 0", () => list().setZoomScale(0), RangeError, /setZoomScale/],
  ...Object.entries({ viewport: { width: -1, height: 1 }, decelerationRate: 2, slop: -1, displayScale: -3 }).map(([name, value]) =>
    [`an option out of range: ${name}`, () => list({ [name]: value }), RangeError, new RegExp(`^options.${name}:`)]),
  ["half a sample", () => list().sample({ count: 1.5 }), TypeError, /count/],
];
for (const [what, act, type, message] of refusals) {
  test(`${what} is refused, by name`, () => {
    assert.throws(act, (error) => error instanceof type && message.test(error.message));
  });
}

test("an error calls our own things by their names, whatever the build does", () => {
  assert.throws(() => list().assign(fullEngine), /source: expected another scroller, found engine/);
  assert.throws(() => new Scroller(list()), /engine: expected an engine of this script’s load\(\), found scroller/);
});

test("what is refused changes nothing", () => {
  const scroller = list();
  assert.throws(() => (scroller.viewport = { width: -5, height: 10 }));
  assert.deepEqual(scroller.viewport, { width: 390, height: 844 });
});

test("a destroyed scroller is refused, and its place is not mistaken for it", () => {
  const scroller = list();
  scroller.destroy();
  const another = list();
  // Once more does nothing, to nobody.
  scroller.destroy();
  assert.equal(scroller.isDestroyed, true);
  for (const act of [
    () => scroller.advance(1), () => scroller.frame, () => (scroller.slop = 1),
    () => scroller.clone(), () => another.assign(scroller),
  ]) {
    assert.throws(act, (e) => e instanceof OverscrollError && /destroyed/.test(e.message));
  }
  assert.equal(another.isDestroyed, false);
  another.destroy();
});

test("events come by UIKit's names, in UIKit's order", () => {
  const scroller = list();
  const names = ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating"];
  const told = heard(scroller, names, (name, sender, release) => {
    assert.equal(sender, scroller);
    return [name, release?.willDecelerate];
  });
  flick(scroller);
  settle(scroller);
  assert.deepEqual(told, [
    ["willBeginDragging", undefined], ["willEndDragging", true], ["didEndDragging", true],
    ["willBeginDecelerating", true], ["didEndDecelerating", undefined],
  ]);
});

test("a listener that is stopped is not told", () => {
  const scroller = list();
  let count = 0;
  const listener = () => count++;
  const [stop, other] = [scroller.on("didScroll", listener), scroller.on("didScroll", listener)];
  scroller.setContentOffset({ x: 0, y: 10 });
  assert.equal(count, 2);
  // Twice is once, though the same function listens elsewhere.
  stop();
  stop();
  scroller.setContentOffset({ x: 0, y: 20 });
  assert.equal(count, 3);
  // One that stops itself takes nothing from those after it.
  other();
  const once = scroller.on("didScroll", () => once());
  scroller.on("didScroll", listener);
  scroller.setContentOffset({ x: 0, y: 30 });
  assert.equal(count, 4);
});

test("a lift in a listener leaves each lift its own release", () => {
  const scroller = list();
  const told = heard(scroller, ["willEndDragging", "didEndDragging"], (name, _, release) => [name, release]);
  scroller.on("willEndDragging", () => scroller.touchCancelled(7, 0.2));
  const release = flick(scroller);
  assert.deepEqual(told, [["willEndDragging", release], ["didEndDragging", release]]);
  scroller.touchDown(1, { x: 0, y: 400 }, 9);
  scroller.touchMoved(1, { x: 0, y: 300 }, 9.05);
  const other = scroller.touchUp(1, null, 9.1);
  assert.deepEqual(told.slice(2), [["willEndDragging", other], ["didEndDragging", other]]);
  assert.notDeepEqual(other, release);
});

test("a target chosen as the drag ends is where it lands", () => {
  const scroller = list();
  const order = heard(scroller, ["willEndDragging", "didEndDragging"]);
  scroller.on("willEndDragging", (_, { proposedTarget: { y } }) =>
    scroller.land({ x: 0, y: Math.round(y / 100) * 100 }));
  const release = flick(scroller);
  assert.deepEqual(order, ["willEndDragging", "didEndDragging"]);
  assert.equal(release.proposedTarget.y % 100, 0);
  settle(scroller);
  assert.equal(scroller.contentOffset.y, release.proposedTarget.y);
});

test("what a listener throws reaches the caller, and the scroller goes on", () => {
  const scroller = list();
  scroller.on("didScroll", () => {
    throw new Error("mine");
  });
  assert.throws(() => scroller.setContentOffset({ x: 0, y: 10 }), /mine/);
  assert.equal(scroller.contentOffset.y, 10);
  assert.throws(() => scroller.setContentOffset({ x: 0, y: 20 }), /mine/);
});

test("predictions, a curve and the time at a place agree", () => {
  const scroller = list();
  flick(scroller, 300);
  const curve = scroller.sample({ from: 0.1, interval: 0.1, count: 20 });
  near(scroller.predict(1.5).offset.y, curve.y[14]);
  near(scroller.predict(scroller.nextTime("vertical", 500)).offset.y, 500);
  assert.equal(scroller.nextTime("vertical", -500), null);
  near(scroller.predict(scroller.restTime).offset.y, scroller.destination.y);
  assert.equal(scroller.sample({ count: 20 }, curve).y, curve.y);
});

test("rows appear when the schedule says, of one extent and of their own", () => {
  const scroller = list();
  flick(scroller, 300);
  const rows = scroller.appearances("vertical", { count: 120, extent: 50 });
  assert.ok(rows.length > 5);
  for (const { row, time, side } of rows) {
    assert.equal(side, "end");
    near(scroller.predict(time).offset.y + 844, row * 50);
  }
  const extents = new Float64Array(120).fill(50);
  assert.deepEqual(scroller.appearances("vertical", { extents }), rows);
  assert.equal(scroller.appearances("vertical", { extents }, { limit: 2 }).length, 2);
  assert.deepEqual(scroller.appearances("horizontal", { extents }), []);
  for (const limit of [Number.MAX_SAFE_INTEGER, -1, 1.5, "9"]) {
    assert.throws(() => scroller.appearances("vertical", { extents }, { limit }), /limit: expected a whole number/);
  }
  assert.equal(scroller.sample({ count: 2 }).time.length, 2);
});

test("a frame is the same object every time, the rest is yours", () => {
  const scroller = list();
  const frame = scroller.frame;
  assert.equal(scroller.advance(1), frame);
  assert.notEqual(scroller.contentOffset, scroller.contentOffset);
  assert.notEqual(scroller.predict(2), frame);
});

test("the engine's memory may grow under a scroller", () => {
  const scroller = list();
  const before = engine.c.memory.buffer;
  const crowd = Array.from({ length: 400 }, () => list());
  const many = scroller.sample({ count: 20_000 });
  assert.notEqual(engine.c.memory.buffer, before);
  assert.deepEqual([many.y.length, scroller.contentOffset.y], [20_000, 0]);
  for (const one of crowd) one.destroy();
  const settled = engine.c.memory.buffer.byteLength;
  for (let i = 0; i < 2000; i++) list().destroy();
  assert.equal(engine.c.memory.buffer.byteLength, settled);
});

test("many springs step as one does", () => {
  const spring = physics(fullEngine).spring({ stiffness: 100, dampingRatio: 0.5 });
  const x = Float64Array.of(100, -20, 0);
  const v = Float64Array.of(0, 300, 50);
  const one = physics(fullEngine).springMotion(spring, { start: -20, velocity: 300 });
  for (let i = 0; i < 60; i++) physics(fullEngine).springStep(spring, 1 / 60, x, v);
  near(x[1], one.at(1).value);
});

test("lifecycles in thousands leave nothing behind", () => {
  for (let i = 0; i < 70_000; i++) {
    if (i % 10_000 === 0) assert.doesNotThrow(() => list().destroy());
    else new Scroller(engine).destroy();
  }
});
