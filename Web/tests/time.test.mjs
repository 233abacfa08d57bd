// The time at which what a program moves starts, in all classes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dial, Drawer, NestedScroll, Pager, PictureInPicture, Scroller, ScrollingDrawer, Throw } from "./classes.mjs";
import { fullEngine as engine } from "./support.mjs";

const VIEWPORT = { width: 390, height: 844 };
const animated = { animated: true };
const list = () => ({ viewport: VIEWPORT, contentSize: { width: 1170, height: 9000 }, maximumZoomScale: 4 });
const panel = () => ({ container: VIEWPORT, anchors: [{ fromBottom: 120 }, { fraction: 0.5 }, { fromTop: 60 }] });
const pages = () => ({ viewport: VIEWPORT, count: 9, page: 3 });
const both = () => new ScrollingDrawer(engine, { drawer: panel(), list: list() });
const page = () => new NestedScroll(engine, { scrollers: [
  { viewport: VIEWPORT, contentSize: { width: 390, height: 1044 } }, { viewport: VIEWPORT, contentSize: { width: 390, height: 9000 }, in: 0 },
] });

// What is seen, as numbers.
const PLACES = ["offset", "zoomScale", "position", "angle", "value", "x", "y", "width", "height"];
const numbers = (value) => typeof value === "number" ? [value] : Object.values(value).flatMap(numbers);
const seen = ({ frame }) => [frame, frame.drawer, frame.list, ...frame.scrollers ?? []]
  .flatMap((one) => PLACES.flatMap((name) => one?.[name] === undefined ? [] : numbers(one[name])));

// How to make one, and what a program does to it; what reaches inside has its own way to C.
const KINDS = {
  "Scroller, scroll": [() => new Scroller(engine, list()), (it) => it.setContentOffset({ x: 0, y: 300 }, animated)],
  "Scroller, zoom": [() => new Scroller(engine, list()), (it) => it.zoomToRect({ x: 10, y: 10, width: 200, height: 300 }, animated)],
  "Scroller, key": [() => new Scroller(engine, list()), (it) => it.key("pageDown")],
  "Scroller, property": [() => new Scroller(engine, list()), (it) =>
    (it.setContentOffset({ x: 0, y: 8156 }), (it.contentInset = { bottom: -500 }))],
  "Drawer": [() => new Drawer(engine, panel()), (it) => it.move(2)],
  "Drawer, anchors": [() => new Drawer(engine, panel()), (it) => (it.anchors = [{ fromBottom: 300 }, { fromTop: 60 }])],
  "ScrollingDrawer, its drawer": [both, (it) => it.changeDrawer((drawer) => drawer.move(2))],
  "ScrollingDrawer, its list": [both, (it) => it.changeList((list) => list.key("pageDown"))],
  "Pager": [() => new Pager(engine, pages()), (it) => it.turnPage(1)],
  "Pager, layout": [() => new Pager(engine, pages()), (it) => (it.scrollToPage(5), it.setLayout({ spacing: 40 }))],
  "PictureInPicture": [() => new PictureInPicture(engine, { size: { width: 120, height: 180 }, container: VIEWPORT }), (it) => it.move(0)],
  "Dial": [() => new Dial(engine, { center: { x: 0, y: 0 } }), (it) => it.turn(2)],
  "Throw": [() => new Throw(engine, { value: [0, 1] }), (it) => (it.drag([1, 1]), it.release([2, 0], [[3, 1]]))],
  "NestedScroll": [page, (it) => it.key("end")],
  "NestedScroll, edit": [page, (it) => it.edit(1, (list) => list.setContentOffset({ x: 0, y: 300 }, animated))],
};

const apart = (a, b) => Math.max(...a.map((one, i) => Math.abs(one - b[i])));

test("perform() says the time: what moves starts then, and gives what its change does", () => {
  for (const [name, [make, program]] of Object.entries(KINDS)) {
    const [said, waits] = [make(), make()];
    assert.equal(said.perform(4, (it) => (assert.equal(it, said), program(it), 7)), 7);
    program(waits);
    waits.sync(4);
    for (const it of [said, waits]) it.advance(4.1);
    assert.ok(apart(seen(said), seen(waits)) < 1e-9, name);
  }
});

test("a program has no time of its own", () => {
  const it = new Scroller(engine, list());
  assert.throws(() => it.setContentOffset({ x: 0, y: 1 }, { time: 1 }), /unknown field "time"/);
  it.perform(1, () => it.destroy());
});
