import assert from "node:assert/strict";
import { test } from "node:test";
import { OverscrollError, Scroller } from "../dist/overscroll.js";
import { feels } from "../dist/feel.js";
import { NestedScroll } from "../dist/nested.js";
import { Pager } from "../dist/pager.js";
import { assertTyped, eachModule, engine as small, fullEngine as engine, stroke, text } from "./support.mjs";

const PLATFORMS = [
  "uiKit", "android", "flutter", "flutterFast", "flutterClamping", "gtk", "chromium", "chromiumWindows",
  "firefox", "compose", "composeIOS", "qt", "windows",
];
const VIEW = { viewport: { width: 390, height: 844 } };
const list = (feel, height = 60_000, others = {}) =>
  new Scroller(engine, { ...VIEW, contentSize: { width: 390, height }, feel, ...others });
const flick = (scroller) => stroke(scroller, { x: 200, y: 700 }, { x: 200, y: 300 }, 0.08, { at: 0 });

test("every platform has its feel, which is the same when it is set by its parts", () => {
  const all = feels(engine);
  assert.deepEqual(Object.keys(all), PLATFORMS);
  for (const name of PLATFORMS) {
    const byName = list(name);
    assert.deepEqual(byName.feel, all[name], name);
    const byParts = list(all[name]);
    assert.deepEqual(byParts.feel, all[name], name);
    assert.equal(byName.velocityEstimator, all[name].estimator);
    assert.equal(flick(byName).proposedTarget.y, flick(byParts).proposedTarget.y);
  }
  assert.deepEqual(all.android.deceleration.kind, "spline");
  assert.equal(all.android.deceleration.isTabled, true);
  assert.deepEqual(all.qt.band, { kind: "linear", divisor: 2, deadZone: 0, limit: Infinity });
  assert.deepEqual(all.uiKit.band, { kind: "hyperbolic", coefficient: 0.55 });
  assert.deepEqual(all.compose.edge, { kind: "stop" });
});

test("one part may be another's, and parts left out are UIKit's", () => {
  const scroller = list({ ...feels(engine).uiKit, band: { kind: "stop" } });
  assert.equal(scroller.feel.deceleration.kind, "exponential");
  scroller.feel = { band: { kind: "linear", divisor: 2 } };
  const { band, ...others } = scroller.feel;
  assert.deepEqual(band, { kind: "linear", divisor: 2, deadZone: 0, limit: Infinity });
  const { band: _, ...uiKit } = feels(engine).uiKit;
  assert.deepEqual(others, uiKit);
});

test("what the options say of fingers stands next to the feel", () => {
  assert.equal(list("android", 9000, { slop: 3 }).slop, 3);
  const pager = new Pager(engine, { ...VIEW, count: 4, feel: "flutter", slop: 2 });
  assert.deepEqual([pager.slop, pager.minimumFlingSpeed > 100], [2, true]);
});

test("a pager turns by its platform's rule and spring", () => {
  const pager = new Pager(engine, { ...VIEW, count: 5, feel: "flutter" });
  assert.equal(pager.feel.pages, "flutter");
  // The rule's own.
  assert.equal(pager.spring, null);
  pager.feel = { ...feels(engine).gtk, pages: "projected" };
  assert.equal(pager.feel.pages, "projected");
  const copy = pager.clone();
  assert.deepEqual(copy.feel, pager.feel);
});

test("a page reads fingers as its outermost member does, unless it is told otherwise", () => {
  const outermost = { ...VIEW, contentSize: { width: 390, height: 996 }, feel: "android" };
  const page = new NestedScroll(engine, { scrollers: [outermost] });
  assert.deepEqual([page.slop, page.velocityEstimator], [8, "android"]);
  const other = new NestedScroll(engine, { slop: 3, scrollers: [outermost] });
  assert.deepEqual([other.slop, other.velocityEstimator], [3, "android"]);
});

test("a page's feel is that of all its scrollers", () => {
  const page = new NestedScroll(engine, {
    scrollers: [
      { ...VIEW, contentSize: { width: 390, height: 996 } },
      { ...VIEW, contentSize: { width: 390, height: 9000 }, in: 0 },
    ],
    feel: "chromium",
  });
  const copy = page.scroller(1);
  assert.equal(copy.feel.deceleration.kind, "drag");
  page.feel = "android";
  page.read(1, copy);
  assert.deepEqual([copy.feel.deceleration.kind, page.feel.estimator], ["spline", "android"]);
});

test("errors name the field", () => {
  const scroller = list("gtk");
  const { uiKit, android } = feels(engine);
  const fails = (feel, error, message) => assert.throws(() => { scroller.feel = feel; }, (found) => {
    assert.ok(found instanceof error, `${found}`);
    assert.match(found.message, message);
    return true;
  });
  fails("ios", TypeError, /^feel: expected "uiKit", "android", .* found "ios"/);
  fails(7, TypeError, /^feel: expected an object, found 7/);
  fails({ bands: {} }, TypeError, /^feel: unknown field "bands"; there are deceleration, edge, band/);
  fails({ band: { kind: "rubber" } }, TypeError, /^feel.band.kind: expected "hyperbolic", .* found "rubber"/);
  fails({ band: { kind: "stop", divisor: 2 } }, TypeError, /^feel.band: unknown field "divisor"; there are kind/);
  fails({ band: { kind: "linear" } }, TypeError, /^feel.band.divisor: expected a number, found undefined/);
  fails({ band: { kind: "linear", divisor: 0 } }, RangeError, /^feel.band.divisor: a number is out of range/);
  fails({ ...android, edge: { kind: "parabola", limit: Infinity, gravity: 2000 } }, RangeError,
    /^feel.edge.limit: /);
  fails({ ...uiKit, stop: { speed: -1, distance: 0.5 } }, RangeError, /^feel.stop.speed: /);
  fails({ thresholds: { slop: 8, minimumSpeed: 100, maximumSpeed: 50 } }, RangeError,
    /^feel.thresholds.maximumSpeed: /);
  fails({ deceleration: { kind: "spline", secondSpeed: 1000, isTabled: 1 } }, TypeError,
    /^feel.deceleration.isTabled: expected true or false, found 1/);
  fails({ estimator: "best" }, TypeError, /^feel.estimator: expected "uiKit", .* found "best"/);
  fails({ stop: { speed: NaN, distance: 1 } }, TypeError, /^feel.stop.speed: expected a number, found NaN/);
  assert.equal(scroller.feel.deceleration.decay, 4);
  scroller.destroy();
  fails("android", OverscrollError, /^feel: the scroller has been destroyed/);
});

test("the small module moves as UIKit does, and says so", eachModule, () => {
  const scroller = new Scroller(small);
  for (const use of [
    () => scroller.feel, () => { scroller.feel = "android"; }, () => new Scroller(small, { feel: "gtk" }),
    () => feels(small),
  ]) assert.throws(use, (error) => error instanceof OverscrollError && /overscroll-full.wasm/.test(error.message));
  assert.throws(() => { scroller.velocityEstimator = "android"; }, RangeError);
});

test("the types name every part", () => {
  const types = text("Web/js/feel.d.ts");
  for (const feel of Object.values(feels(engine))) {
    for (const part of [feel, ...Object.values(feel).filter((one) => typeof one === "object")]) {
      for (const name of Object.keys(part)) assert.match(types, new RegExp(`\\b${name}\\b`), name);
    }
  }
  for (const name of PLATFORMS) assert.match(types, new RegExp(`"${name}"`));
  assertTyped(["feel"], ["feel", "feels"]);
});
