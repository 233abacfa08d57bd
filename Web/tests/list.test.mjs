// list.js with the module for lists: what it has is the same as in the larger ones (random.test.mjs compares each with
// the library itself), and what it has not says where it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as list from "../dist/list.js";
import * as whole from "../dist/overscroll.js";
import * as parts from "../dist/parts.js";
import { physics } from "../dist/physics.js";
import { Page } from "./page.mjs";
import {
  assertTyped, bytesOf, flipped, fullModuleBytes, heard, moduleBytes, settle, SETTINGS, stroke, text,
} from "./support.mjs";

const small = await list.load(bytesOf("overscroll-list"));
const scroll = await whole.load(moduleBytes);
const full = await whole.load(fullModuleBytes);

const SIZES = { viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 6000 } };

test("a finger, a key, a program and less motion are reported the same through each of the three", () => {
  const [ours, ...others] = [[list, small], [whole, scroll], [whole, full]].map(([{ Scroller }, engine]) => {
    const scroller = new Scroller(engine, {
      ...SIZES, snapVertical: { stride: 120, origin: 10 }, contentInset: { top: 40 }, decelerationRate: "fast", displayScale: 3,
    });
    const seen = heard(scroller, ["didScroll", "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation"]);
    seen.push(stroke(scroller, { x: 200, y: 700 }, { x: 208, y: 540 }, 0.064));
    settle(scroller);
    scroller.key("pageDown");
    settle(scroller);
    scroller.reducesMotion = true;
    scroller.setContentOffset({ x: 0, y: 2000 }, { animated: true });
    settle(scroller);
    return [...seen, { ...scroller.frame }, scroller.contentOffset, scroller.destination, scroller.restTime, scroller.diagnostics];
  });
  assert.ok(ours.filter((one) => one === "didScroll").length > 50, "nothing has moved");
  for (const other of others) assert.deepEqual(ours, other);
});

test("what it has not names the module that has it", () => {
  const scroller = new list.Scroller(small, SIZES);
  const named = (name) => (error) => {
    assert.ok(error instanceof list.OverscrollError);
    assert.match(error.message, new RegExp(`^(options\\.)?${name}: .*overscroll(-full)?\\.wasm$`));
    return true;
  };
  const calls = {
    zoomByWheel: [1, { x: 0, y: 0 }, 1], setZoomScale: [2], zoomAbout: [2, { x: 0, y: 0 }], zoomToRect: [{}],
    predict: [1], sample: [], nextTime: ["vertical", 5], flight: ["vertical"], appearances: ["vertical", {}],
    indicator: ["vertical"], contentPoint: [{ x: 0, y: 0 }],
  };
  for (const [name, given] of Object.entries(calls)) assert.throws(() => scroller[name](...given), named(name), name);
  const settings = {
    dynamics: "continuous", minimumZoomScale: 0.5, maximumZoomScale: 3, bouncesZoom: false, hasZoomMomentum: true,
    zoomsOnDoubleTap: true, velocityEstimator: "mean", zoomScale: 2, feel: "android",
    safeAreaInset: { top: 44 }, keyboardInset: 300, contentAlignmentPoint: { x: 0.5, y: 0.5 }, refreshControlHeight: 60,
    zoomBand: "rubber",
  };
  for (const [name, value] of Object.entries(settings)) {
    assert.throws(() => (scroller[name] = value), named(name), name);
    assert.throws(() => new list.Scroller(small, { [name]: value }), named(name), name);
    // To what it is, it may be set.
    scroller[name] = scroller[name];
  }
  scroller.safeAreaInset.top = 99;
  assert.equal(scroller.safeAreaInset.top, 0);
  assert.throws(() => (scroller.snapVertical = { positions: [0, 5] }), named("snapVertical.positions"));
  // Every member of the large scroller is here, or is refused by name.
  for (const name of Object.getOwnPropertyNames(whole.Scroller.prototype)) assert.ok(name in scroller, name);
});

test("the modules do not pretend to be larger than they are", async () => {
  const engine = await whole.load(bytesOf("overscroll-list"));
  assert.throws(() => new whole.Scroller(engine, SIZES), /list\.js; load overscroll\.wasm/);
  assert.throws(() => physics(scroll).decayConstant(), /load overscroll-full\.wasm/);
  assert.throws(() => physics(scroll).rubberBand({ dimension: 1 }).stretch(1), /load overscroll-full\.wasm/);
});

test("a larger module does for it", async () => {
  for (const bytes of [moduleBytes, fullModuleBytes]) {
    const scroller = new list.Scroller(await list.load(bytes), SIZES);
    scroller.perform(0, () => scroller.key("end"));
    scroller.advance(5);
    assert.equal(scroller.contentOffset.y, 6000 - 844);
  }
});

test("settings come back as they were set, wrong ones are refused by name", () => {
  const [, fixed] = text("Web/js/list.d.ts").match(/type Fixed =(.*?);/s);
  const flags = Object.entries(flipped(new list.Scroller(small, {}))).filter(([name]) => !fixed.includes(`"${name}"`));
  assert.ok(flags.length >= 9);
  const settings = {
    ...SETTINGS, layoutDirection: "rightToLeft", trackpadMomentum: "engine", ...Object.fromEntries(flags),
  };
  const scroller = new list.Scroller(small, settings);
  for (const [name, value] of Object.entries(settings)) assert.deepEqual(scroller[name], value, name);
  scroller.bouncesVertically = true;
  assert.equal(scroller.bounces, true);
  assert.throws(() => scroller.turnPage(2 ** 32, "vertical"), /count: 4294967296 is out of range/);
  assert.throws(() => (scroller.slop = "5"), /slop: expected a finite number/);
  assert.throws(() => new list.Scroller(small, { viewport: { width: -1, height: 2 } }), /options\.viewport/);
  assert.throws(() => new list.Scroller(small, { speed: 5 }), /unknown field "speed"/);
});

test("the types name every member there is", () => {
  assertTyped(["list", "overscroll", "interaction"], Object.getOwnPropertyNames(list.Scroller.prototype));
});

test("what attach() may do besides is imported part by part; attach() of overscroll.js has all of them", () => {
  const attached = (library, engine, more) => {
    const page = new Page();
    const element = page.element(390, 844);
    const content = page.element(390, 6000);
    const scroller = new library.Scroller(engine, SIZES);
    const attachment = library.attach(element, scroller, { content, observesContent: true, ...more });
    const phases = [];
    const wheel = scroller.wheel.bind(scroller);
    scroller.wheel = (event) => (phases.push(event.phase), wheel(event));
    page.wheel(element, 0, 30, { wheelDeltaY: -31 });
    const turned = { transform: "matrix(0, 1, -1, 0, 0, 0)", rotate: "none" };
    let measured = 0;
    page.DOMMatrix = class { constructor() { measured++; } multiply() { return { a: 1, b: 0, c: 0, d: 1 }; } };
    page.getComputedStyle = () => turned;
    element.getRootNode = page.document.getRootNode = () => ({});
    page.pointer("pointerdown", element, 100, 100);
    const own = Object.hasOwn(element, "scrollTop");
    attachment.detach();
    assert.equal(Object.hasOwn(element, "scrollTop"), false);
    return { own, phase: phases[0], isMeasured: measured > 0 };
  };
  const none = { own: false, phase: undefined, isMeasured: false };
  assert.deepEqual(attached(list, small), none);
  assert.deepEqual(attached(list, small, { parts: [parts.members] }), { ...none, own: true });
  assert.deepEqual(attached(list, small, { parts: [parts.trackpads, parts.anchored] }), { ...none, phase: "began" });
  assert.deepEqual(attached(list, small, { parts: [parts.turned] }), { ...none, isMeasured: true });
  const all = { own: true, phase: "began", isMeasured: true };
  assert.deepEqual(attached(list, small, { parts: Object.values(parts) }), all);
  assert.deepEqual(attached(whole, scroll), all);
  assert.throws(() => attached(list, small, { parts: parts.turned }), /options\.parts: expected a list of parts/);
});
