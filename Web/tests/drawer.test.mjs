import assert from "node:assert/strict";
import { test } from "node:test";
import { attachInteraction } from "../dist/interaction.js";
import { Drawer, ScrollingDrawer } from "../dist/drawer.js";
import { Page } from "./page.mjs";
import { fullEngine as engine, heard, settle, stroke } from "./support.mjs";

const options = () => ({
  container: { width: 390, height: 844 },
  anchors: [{ fromBottom: 120 }, { fraction: 0.5 }, { fromTop: 60 }],
});

/** A drag of the drawer's top by `way` points in `seconds`. */
const drag = (drawer, way, seconds, options) =>
  stroke(drawer, { x: 200, y: 700 }, { x: 200, y: 700 + way }, seconds, options);

test("it rests where its anchors are, in the layout's words", () => {
  const drawer = new Drawer(engine, options());
  assert.deepEqual(drawer.visibleLengths, [120, 422, 784]);
  assert.equal(drawer.position, 724);
  drawer.move(2, { animated: false });
  assert.deepEqual([drawer.position, drawer.progress], [60, 1]);
});

test("a rule brings its spring and rate, unless they are set with it", () => {
  const drawer = new Drawer(engine, options());
  assert.equal(drawer.rule, "system");
  const { spring, decelerationRate } = drawer;
  drawer.rule = "interaction";
  assert.deepEqual([drawer.spring.stiffness, drawer.decelerationRate], [200, 0.998]);
  drawer.rule = "system";
  assert.deepEqual([drawer.spring, drawer.decelerationRate], [spring, decelerationRate]);
  const own = new Drawer(engine, { ...options(), rule: "interaction", spring: { mass: 1, stiffness: 90, dampingRatio: 1 } });
  assert.deepEqual([own.spring.stiffness, own.decelerationRate], [90, 0.998]);
  assert.throws(() => (drawer.rule = "theirs"), TypeError);
});

test("listeners are notified, in order, from where to where and why", () => {
  const drawer = new Drawer(engine, { ...options(), anchor: 1 });
  const names = ["willBeginDragging", "didEndDragging", "willChangeAnchor", "didChangeAnchor", "didSettle"];
  const told = heard(drawer, names, (name, who, change) => change?.reason ? [name, ...Object.values(change)] : name);
  assert.equal(drag(drawer, -60, 0.06).anchor, 2);
  settle(drawer);
  assert.deepEqual(told, [
    "willBeginDragging", "didEndDragging", ["willChangeAnchor", 1, 2, "fling"],
    ["didChangeAnchor", 1, 2, "fling"], "didSettle",
  ]);
});

test("settings are read as they were written, and may change in flight", () => {
  const drawer = new Drawer(engine, options());
  drawer.spring = { mass: 2, stiffness: 300, dampingRatio: 0.7 };
  assert.deepEqual(drawer.spring, { mass: 2, stiffness: 300, dampingRatio: 0.7 });
  drawer.insets = { bottom: 34 };
  assert.deepEqual(drawer.visibleLengths, [154, 439, 784]);
  drawer.slop = 3;
  assert.equal(drawer.slop, 3);
  drawer.edge = "left";
  assert.equal(drawer.edge, "left");
  drag(drawer, 0, 0.1);
  drawer.setLayout({ edge: "bottom", container: { width: 390, height: 600 } }, { animated: false });
  settle(drawer);
  assert.equal(drawer.position, 600 - drawer.visibleLengths[drawer.anchor]);
  assert.deepEqual(drawer.insets, { top: 0, left: 0, bottom: 34, right: 0 });
  drawer.anchors = ["dismissed", "contentHeight"];
  drawer.move(0, { animated: false });
  assert.ok(drawer.isDismissed);
});

test("what makes no sense is refused by name", () => {
  const refused = (change, pattern) =>
    assert.throws(() => new Drawer(engine, { ...options(), ...change }), pattern);
  refused({ anchors: [] }, RangeError);
  refused({ anchors: [{ fromTop: 1 }, { sideways: 1 }] }, /anchors\[1\]: expected "fromTop"/);
  refused({ anchors: undefined }, /anchors: expected a list/);
  refused({ anchor: 3 }, RangeError);
  refused({ spring: { stiffness: -1, dampingRatio: 1 } }, RangeError);
  refused({ colour: 1 }, /unknown field "colour"/);
  const drawer = new Drawer(engine, options());
  assert.throws(() => drawer.move(7), RangeError);
  assert.throws(() => drawer.on("didDance", () => {}), TypeError);
});

test("a layout that changes while it is drawn is drawn once more, and then it rests", () => {
  const page = new Page();
  const element = page.element(390, 844);
  const drawer = new Drawer(engine, { ...options(), anchor: 2 });
  attachInteraction(element, drawer, {
    onFrame: () => drawer.setLayout({ contentHeight: 10, container: { width: 390, height: 700 } },
      { animated: false }),
  });
  assert.ok(page.settle() <= 2);
});

// -- With a list in it --

const sheet = (change = {}) => new ScrollingDrawer(engine, {
  drawer: { ...options(), anchor: 1 },
  list: { viewport: { width: 390, height: 784 }, contentSize: { width: 390, height: 6000 } },
  ...change,
});
const at = (y) => ({ x: 200, y });

test("what happens to the list comes by names of its own", () => {
  const both = sheet();
  const told = heard(both, ["didChangeAnchor", "listWillBeginDecelerating"]);
  const release = stroke(both, at(700), at(400), 0.06, { at: 0 });
  assert.ok(release.didDrag && release.willSettle);
  settle(both);
  assert.deepEqual(told, ["didChangeAnchor", "listWillBeginDecelerating"]);
});

test("a finger on the header moves the drawer alone", () => {
  const both = sheet();
  stroke(both, at(500), at(100), 0.4, { at: 0, part: "header" });
  settle(both);
  assert.equal(both.frame.list.offset.y, 0);
});

test("drawer and list are copies to read, and are changed by functions", () => {
  const both = sheet();
  assert.equal(both.drawer.anchor, 1);
  both.changeList((list) => (list.contentSize = { width: 390, height: 9000 }));
  assert.equal(both.list.contentSize.height, 9000);
  both.changeDrawer((drawer) => drawer.move(2, { animated: false }));
  assert.equal(both.frame.drawer.position, 60);
  both.passesMomentumToList = false;
  assert.equal(both.clone().passesMomentumToList, false);
  both.reducesMotion = true;
  assert.ok(both.list.reducesMotion);
  // A snapshot brings its anchors along.
  const other = sheet();
  other.changeDrawer((drawer) => (drawer.anchors = [{ fromBottom: 120 }, { fromBottom: 200 }]));
  both.assign(other);
  assert.deepEqual([both.drawer.anchors.length, both.drawer.visibleLengths], [2, [120, 200]]);
  assert.equal(both.list.contentSize.height, 6000);
  // A change that throws is none.
  assert.throws(() => both.changeDrawer((drawer) => {
    drawer.anchors = ["dismissed"];
    throw new Error("no");
  }), /no/);
  assert.deepEqual(both.drawer.anchors, [{ fromBottom: 120 }, { fromBottom: 200 }]);
});
