import assert from "node:assert/strict";
import { test } from "node:test";
import { attachInteraction } from "../dist/interaction.js";
import { PictureInPicture } from "../dist/picture-in-picture.js";
import { Page } from "./page.mjs";
import { fullEngine as engine, heard, settle, stroke } from "./support.mjs";

const window = (change = {}) => new PictureInPicture(engine, {
  size: { width: 120, height: 180 }, container: { width: 390, height: 844 }, ...change,
});
const corners = [[12, 12], [258, 12], [12, 652], [258, 652]];

test("it starts in the last corner, and has four", () => {
  const pip = window();
  assert.equal(pip.place, 3);
  corners.forEach(([x, y], i) => assert.deepEqual(pip.corner(i), { x, y }));
  assert.deepEqual([pip.frame.x, pip.frame.y, pip.frame.width, pip.frame.height], [258, 652, 120, 180]);
});

test("a throw says where it leads, and it rests there", () => {
  const pip = window();
  assert.equal(stroke(pip, { x: 300, y: 700 }, { x: 220, y: 700 }, 0.05).place, 2);
  settle(pip);
  assert.deepEqual([pip.place, pip.frame.x, pip.frame.y], [2, ...corners[2]]);
});

test("a space that changes keeps it in its place", () => {
  const pip = window();
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
  const pip = window({ stashing: {} });
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
  const pip = window({ restingPlaces: [{ x: 0.5, y: 0 }, { x: 0.5, y: 1 }] });
  assert.deepEqual([pip.place, pip.frame.x], [1, 135]);
  assert.throws(() => pip.move(2), RangeError);
  assert.throws(() => pip.move(0.5), TypeError);
  assert.throws(() => window({ restingPlaces: "edges" }), TypeError);
});

test("listeners hear from where to where", () => {
  const pip = window();
  const told = heard(pip, ["willChangePlace", "didChangePlace"], (name, _, { from, to, reason }) => [name, from, to, reason]);
  pip.move(0);
  settle(pip);
  assert.deepEqual(told, [["willChangePlace", 3, 0, "program"], ["didChangePlace", 3, 0, "program"]]);
  assert.throws(() => pip.on("didZoom", () => {}), /expected "willBeginDragging", "didMove", "didEndDragging", "didSettle", "will/);
});

test("touched by itself, it takes places in what it floats in", () => {
  const page = new Page();
  const screen = page.element(390, 844);
  const element = page.element(120, 180);
  const pip = window();
  attachInteraction(element, pip, { within: screen });
  page.drag(element, [300, 700], [230, 700], { hold: 0 });
  page.settle();
  assert.equal(pip.place, 2);
});
