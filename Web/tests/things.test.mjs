// Dials, thrown values, windows and pop tracks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dial } from "../dist/dial.js";
import { attachInteraction } from "../dist/interaction.js";
import { Scroller, load } from "../dist/overscroll.js";
import { PictureInPicture } from "../dist/picture-in-picture.js";
import { PopTrack } from "../dist/pop-track.js";
import { Throw } from "../dist/throw.js";
import { Page } from "./page.mjs";
import { assertTyped, bytesOf, eachModule, engine as small, fullEngine as engine, fullModuleBytes, heard, near, settle, stroke } from "./support.mjs";

// -- Dial --

const dial = (change = {}) => new Dial(engine, { center: { x: 100, y: 100 }, ...change });

test("limits are read as they were written, and a release says where it leads", () => {
  const moving = dial({ limits: { minimum: -1, maximum: 1 }, detents: { every: 0.5 } });
  assert.deepEqual(moving.limits, { minimum: -1, maximum: 1 });
  const release = stroke(moving, { x: 180, y: 100 }, { x: 180, y: 130 }, 0.1, { at: 0 });
  assert.ok(release.didDrag && release.willSettle);
  settle(moving);
  assert.equal(moving.angle, release.destination);
});

test("detents are read as they were written", () => {
  const moving = dial();
  assert.equal(moving.detents, "none");
  moving.detents = [0, 1, 3];
  moving.turn(2.4);
  settle(moving);
  near(moving.angle, 2.4, 0.01);
  assert.deepEqual(moving.clone().detents, [0, 1, 3]);
  moving.detents = { every: 0.25 };
  assert.deepEqual(moving.detents, { every: 0.25, origin: 0 });
  moving.detents = "none";
  assert.throws(() => (moving.detents = [2, 1]), RangeError);
});

// -- Throw --

test("a throw that is attached leaves touches to its program", () => {
  const page = new Page();
  const element = page.element(390, 844);
  attachInteraction(element, new Throw(engine, { value: [1] }), { onFrame() {} });
  page.flick(element);
  assert.equal(element.style.touchAction, undefined);
});

test("with numbers per point a throw follows a finger, and goes to a candidate", () => {
  const fade = new Throw(engine, { value: [0], perPoint: { x: [1 / 200] }, candidates: [[0], [1]], slop: 0 });
  const told = heard(fade, ["willBeginDragging", "didEndDragging", "didSettle"]);
  fade.touchDown(1, { x: 0, y: 0 }, 0);
  for (let i = 1; i <= 12; i++) fade.touchMoved(1, { x: 10 * i, y: 0 }, i / 10);
  near(fade.value[0], 0.6);
  assert.ok(fade.isDragging);
  const release = fade.touchUp(1, null, 1.21);
  assert.equal(release.candidate, 1);
  assert.deepEqual(release.destination, [1]);
  settle(fade);
  assert.deepEqual(fade.value, [1]);
  assert.deepEqual(told, ["willBeginDragging", "didEndDragging", "didSettle"]);
  assert.deepEqual(fade.clone().candidates, [[0], [1]]);
});

const red = [0.9, 0.1, 0.1];
const palette = [red, [0.1, 0.9, 0.1], [0.1, 0.1, 0.9]];

test("a program drags a colour, releases it to candidates or without them, and holds it", () => {
  const tint = new Throw(engine, { value: red });
  tint.sync(1);
  tint.drag([0.8, 0.2, 0.1]);
  assert.deepEqual(tint.value, [0.8, 0.2, 0.1]);
  assert.equal(tint.perform(1, () => tint.release([-2, 2, 0], palette)), 1);
  assert.deepEqual([tint.velocity, tint.destination], [[-2, 2, 0], palette[1]]);
  assert.equal(tint.sample({ from: 1, count: 40 }).length, 3);
  tint.advance(1.05);
  tint.perform(1.05, () => tint.hold());
  assert.deepEqual([tint.isMoving, tint.release([1, 0, 0])], [false, null]);
});

test("a throw refuses what is not of its kind", () => {
  assert.throws(() => new Throw(engine, { value: [] }), /a list of one to four numbers/);
  assert.throws(() => new Throw(engine, {}), /a list of one to four numbers/);
  const tint = new Throw(engine, { value: red });
  assert.throws(() => tint.drag([1]), /value: expected a list of 3/);
  assert.throws(() => tint.drag([1, NaN, 0]), /value\[1\]/);
  assert.throws(() => tint.assign(new Throw(engine, { value: [0] })), /source: expected another throw/);
  tint.assign(new Throw(engine, { value: red, perPoint: { x: red } }));
  assert.ok(tint.takesTouches);
});

// -- Picture in picture --

const picture = (change = {}) => new PictureInPicture(engine, {
  size: { width: 120, height: 180 }, container: { width: 390, height: 844 }, ...change,
});
const corners = [[12, 12], [258, 12], [12, 652], [258, 652]];

test("it starts in the last corner, and has four", () => {
  const pip = picture();
  assert.equal(pip.place, 3);
  corners.forEach(([x, y], i) => assert.deepEqual(pip.corner(i), { x, y }));
  assert.deepEqual([pip.frame.x, pip.frame.y, pip.frame.width, pip.frame.height], [258, 652, 120, 180]);
});

test("a throw says where it leads, and it rests there", () => {
  const pip = picture();
  assert.equal(stroke(pip, { x: 300, y: 700 }, { x: 220, y: 700 }, 0.05).place, 2);
  settle(pip);
  assert.deepEqual([pip.place, pip.frame.x, pip.frame.y], [2, ...corners[2]]);
});

test("a space that changes keeps it in its place", () => {
  const pip = picture();
  pip.keyboardInset = 300;
  settle(pip);
  assert.equal(pip.frame.y, 844 - 300 - 12 - 180);
  pip.setSize({ width: 160, height: 240 });
  assert.deepEqual(pip.size, { width: 160, height: 240 });
  // Another setting in the middle of it does not stop the change.
  pip.advance(pip.time + 0.05);
  pip.slop = 5;
  settle(pip);
  assert.deepEqual([pip.frame.width, pip.frame.x], [160, 390 - 12 - 160]);
});

test("it is dismissed at a side and comes back", () => {
  const pip = picture({ stashing: {} });
  assert.deepEqual(pip.stashing, { peek: 36, minimumSpeed: 1500 });
  pip.move({ side: "right", share: 0.25 }, { animated: false });
  assert.ok(pip.isStashed);
  assert.deepEqual(pip.place, { side: "right", share: 0.25 });
  assert.equal(pip.frame.x, 390 - 36);
  pip.move(0);
  settle(pip);
  assert.equal(pip.place, 0);
  pip.stashing = null;
  assert.equal(pip.stashing, null);
});

test("places of its own are shares of the space", () => {
  const pip = picture({ restingPlaces: [{ x: 0.5, y: 0 }, { x: 0.5, y: 1 }] });
  assert.deepEqual([pip.place, pip.frame.x], [1, 135]);
  assert.throws(() => pip.move(2), RangeError);
  assert.throws(() => pip.move(0.5), TypeError);
  assert.throws(() => picture({ restingPlaces: "edges" }), TypeError);
});

test("listeners hear from where to where", () => {
  const pip = picture();
  const told = heard(pip, ["willChangePlace", "didChangePlace"], (name, _, change) => [name, change]);
  pip.move(0);
  settle(pip);
  const change = { from: 3, to: 0, reason: "program" };
  assert.deepEqual(told, [["willChangePlace", change], ["didChangePlace", change]]);
  assert.throws(() => pip.on("didZoom", () => {}), /expected "willBeginDragging", "didMove", "didEndDragging", "didSettle", "will/);
});

test("touched by itself, it takes places in what it floats in", () => {
  const page = new Page();
  const screen = page.element(390, 844);
  const element = page.element(120, 180);
  const pip = picture();
  attachInteraction(element, pip, { within: screen });
  page.drag(element, [300, 700], [230, 700], { hold: 0 });
  page.settle();
  assert.equal(pip.place, 2);
});

// -- Pop track --

const tracks = (change = {}, from = engine) => new PopTrack(from, {
  width: 390, trackCount: 10, trackHeight: 28, capacity: 5000, ...change,
});

test("comments pop up, travel and go, and are reported by one call", () => {
  const comments = tracks();
  const item = comments.add(7, 120, 1);
  assert.throws(() => comments.add(2 ** 32 + 7, 120, 1), /id: 4294967303 is out of range/);
  assert.deepEqual(item, { start: 1, length: 120, id: 7, track: 0 });
  assert.equal(comments.fill(0.99).count, 0);
  const young = comments.fill(1.05);
  assert.deepEqual([young.count, young.ids[5]], [1, 7]);
  assert.ok(young.sprites[3] > 0.1 && young.sprites[3] < 0.9);
  assert.equal(comments.fill(1.05), young);
  near(comments.fill(4).sprites[0], 390 - 3 * (390 + 120) / 6, 1e-4);
  assert.deepEqual([comments.fill(4).sprites[3], comments.fill(7.01).count, comments.endTime], [1, 0, 7]);
});

test("they pop up alike from a module of their own, which the scroller's has not and names", eachModule, async () => {
  const own = await load(bytesOf("overscroll-pop-track"));
  const [mine, full] = [own, engine].map((from) => tracks({}, from));
  for (let i = 0; i < 50; i++) assert.deepEqual(mine.add(i, 20 + i, i / 10), full.add(i, 20 + i, i / 10));
  assert.deepEqual([...mine.fill(3).ids], [...full.fill(3).ids]);
  assert.throws(() => tracks({}, small), /^OverscrollError: engine: has no pop track; load overscroll-pop-track.wasm$/);
  assert.throws(() => new Scroller(own), /^OverscrollError: engine: has no scroller, or one for list.js; load overscroll.wasm$/);
});

test("a buffer that there is no memory for is refused", async () => {
  const full = await load(fullModuleBytes);
  const [comments, larger] = [5000, 6000].map((capacity) => tracks({ capacity }, full));
  full.c = { ...full.c, web_allocate: () => 0 };
  for (const call of [() => tracks({}, full), () => comments.assign(larger)]) assert.throws(call, /^OverscrollError: out of memory$/);
  assert.deepEqual([comments.capacity, comments.fill(2).count], [5000, 0]);
});

test("there is space for so many, and those without are counted", () => {
  const comments = tracks({ capacity: 3 });
  for (let i = 0; i < 5; i++) comments.add(i, 50, 0);
  assert.deepEqual([comments.count, comments.droppedCount, comments.add(9, 50, 100)?.id], [3, 2, 9]);
  comments.removeAll();
  assert.deepEqual([comments.count, comments.endTime], [0, null]);
});

test("no memory is taken by frames, for thousands of comments", () => {
  const comments = tracks({ trackCount: 500, duration: 60 });
  for (let i = 0; i < 5000; i++) assert.ok(comments.add(i, 20, 0));
  comments.fill(1);
  const bytes = engine.c.memory.buffer.byteLength;
  let most = 0;
  for (let i = 0; i < 600; i++) most = Math.max(most, comments.fill(i / 10).count);
  assert.ok(most > 400);
  assert.equal(engine.c.memory.buffer.byteLength, bytes);
});

test("a snapshot keeps its comments when the other goes on", () => {
  const comments = tracks();
  comments.add(1, 50, 0);
  const copy = comments.clone();
  comments.add(2, 50, 0);
  assert.equal(copy.count, 1);
  const small = tracks({ capacity: 1 });
  small.assign(comments);
  assert.equal(small.fill(1).count, 2);
  copy.destroy();
  copy.destroy();
  // What was freed once is handed out once.
  const [one, other] = [tracks(), tracks()];
  one.add(7, 50, 0);
  other.add(8, 50, 0);
  assert.deepEqual([one, other].map((each) => (each.fill(0), each.fill(0).ids[5])), [7, 8]);
  assert.notEqual(one.fill(0).ids.byteOffset, other.fill(0).ids.byteOffset);
  assert.throws(() => copy.fill(1), /the pop track has been destroyed/);
});

test("the types name every member there is", () => {
  const comments = tracks();
  assertTyped(["pop-track", "interaction"], Object.getOwnPropertyNames(PopTrack.prototype), Object.keys(comments.fill(0)),
    Object.keys(comments.add(1, 1, 1)));
});
