import assert from "node:assert/strict";
import { test } from "node:test";
import "../dist/feel.js";
import { Pager, uiKitPaging } from "../dist/pager.js";
import { fullEngine as engine, heard, settle, stroke } from "./support.mjs";

const SIZES = [280, 210, 350, 280, 120, 300, 260, 340, 180];
const options = (more) => ({
  viewport: { width: 390, height: 600 }, insets: { left: 20, right: 20 }, spacing: 16, extents: SIZES,
  ...more,
});

/** A drag by `way` points in `seconds`. */
const drag = (pager, way, seconds, more) =>
  stroke(pager, { x: 300, y: 300 }, { x: 300 + way, y: 300 }, seconds, more);

test("pages lie in the middle, with their neighbours peeking in", () => {
  const pager = new Pager(engine, options({ page: 2 }));
  assert.deepEqual(pager.visiblePages.map(({ page, start, extent }) => [page, start, extent]), [
    [1, -206, 210], [2, 20, 350], [3, 386, 280],
  ]);
  assert.equal(pager.startOf(1), 20 - 16 - 210);
  assert.equal(pager.extentOf(1), 210);
  assert.equal(pager.offset, pager.offsetOf(2));
});

test("UIKit's paging fills the viewport and turns by the spring of its width", () => {
  const pager = new Pager(engine, { ...uiKitPaging(engine), count: 5, viewport: { width: 375, height: 600 } });
  assert.deepEqual([pager.turn, pager.alignment, pager.spring], ["free", "start", null]);
  pager.spring = { mass: 1, stiffness: 200, dampingRatio: 1 };
  assert.equal(pager.spring.stiffness, 200);
  pager.spring = null;
  assert.equal(drag(pager, -150, 0.05).page, 1);
  pager.viewport = { width: 812, height: 300 };
  assert.equal(pager.extentOf(3), 812);
  settle(pager);
  assert.equal(pager.offset, 812);
});

test("the page after a removed one takes its place, and the change says so", () => {
  const pager = new Pager(engine, options({ page: 4 }));
  const told = heard(pager, ["willChangePage", "didChangePage"], (name, who, change) => change);
  pager.remove(4);
  assert.ok(pager.isMoving);
  settle(pager);
  assert.deepEqual(told, [{ from: null, to: 4, reason: "layout" }, { from: null, to: 4, reason: "layout" }]);
});

test("settings are read as they were written, and may change in flight", () => {
  const pager = new Pager(engine, options());
  pager.spring = { mass: 2, stiffness: 300, dampingRatio: 0.7 };
  assert.deepEqual(pager.spring, { mass: 2, stiffness: 300, dampingRatio: 0.7 });
  for (const turn of [3, "neighbor", "free", 1]) {
    pager.turn = turn;
    assert.equal(pager.turn, turn);
  }
  drag(pager, -60, 0.05);
  pager.alignment = "end";
  pager.spacing = 40;
  pager.axis = "vertical";
  pager.wraps = true;
  assert.deepEqual([pager.alignment, pager.spacing, pager.axis, pager.wraps], ["end", 40, "vertical", true]);
  settle(pager);
  pager.setLayout({ wraps: false, viewport: { width: 300, height: 300 } }, { extents: SIZES.map(() => 100) });
  assert.equal(pager.startOf(pager.page), 200);
  assert.deepEqual([pager.spacing, pager.axis, pager.alignment], [40, "vertical", "end"]);
});

test("what makes no sense is refused by name", () => {
  const refused = (change, pattern) => assert.throws(() => new Pager(engine, options(change)), pattern);
  refused({ extents: undefined }, /options.count: expected a list of numbers, or a number of pages/);
  refused({ extents: [1, -1] }, RangeError);
  refused({ extents: [1, "2"] }, /options.extents\[1\]/);
  refused({ page: 9 }, RangeError);
  refused({ turn: "sideways" }, /options.turn|turn: expected/);
  refused({ turn: -1 }, RangeError);
  refused({ colour: 1 }, /unknown field "colour"/);
  const pager = new Pager(engine, options());
  assert.throws(() => pager.scrollToPage(9), RangeError);
  assert.throws(() => pager.remove(8, 2), RangeError);
  assert.throws(() => pager.insert(10, [1]), RangeError);
  assert.throws(() => pager.turnPage(0.5), /count: expected a whole number/);
  // No number of 32 bits is taken for another.
  assert.throws(() => pager.turnPage(2 ** 32 + 1), RangeError);
  assert.throws(() => (pager.turn = ""), /turn: expected "neighbor", "free"/);
  assert.throws(() => pager.setLayout({}, { extents: [1] }), RangeError);
});
