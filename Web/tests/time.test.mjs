// The time at which what a program moves starts: all programs of all classes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Dial } from "../dist/dial.js";
import { Drawer, ScrollingDrawer } from "../dist/drawer.js";
import { NestedScroll } from "../dist/nested.js";
import { Scroller } from "../dist/overscroll.js";
import { Pager } from "../dist/pager.js";
import { PictureInPicture } from "../dist/picture-in-picture.js";
import { Throw } from "../dist/throw.js";
import { fullEngine as engine } from "./support.mjs";

const VIEWPORT = { width: 390, height: 844 };
const animated = { animated: true };
const list = () => ({ viewport: VIEWPORT, contentSize: { width: 1170, height: 9000 }, maximumZoomScale: 4 });
const panel = () => ({ container: VIEWPORT, anchors: [{ fromBottom: 120 }, { fraction: 0.5 }, { fromTop: 60 }] });
const pages = () => ({ viewport: VIEWPORT, count: 9, page: 3 });
const inner = { viewport: VIEWPORT, contentSize: { width: 390, height: 9000 }, in: 0 };

// What is seen, as numbers.
const PLACES = ["offset", "zoomScale", "position", "angle", "value", "x", "y", "width", "height"];
const numbers = (value) => typeof value === "number" ? [value] : Object.values(value).flatMap(numbers);
const seen = ({ frame }) => [frame, frame.drawer, frame.list, ...frame.scrollers ?? []]
  .flatMap((one) => PLACES.flatMap((name) => one?.[name] === undefined ? [] : numbers(one[name])));

const KINDS = {
  Scroller: [() => new Scroller(engine, list()), {
    setContentOffset: (it) => it.setContentOffset({ x: 0, y: 300 }, animated),
    scrollRectToVisible: (it) => it.scrollRectToVisible({ x: 0, y: 4000, width: 10, height: 10 }, animated),
    scrollToTop: (it) => (it.setContentOffset({ x: 0, y: 900 }), it.scrollToTop()),
    turnPage: (it) => it.turnPage(1, "vertical"),
    setZoomScale: (it) => it.setZoomScale(2, animated),
    zoomAbout: (it) => it.zoomAbout(2, { x: 10, y: 10 }, animated),
    zoomToRect: (it) => it.zoomToRect({ x: 10, y: 10, width: 200, height: 300 }, animated),
    key: (it) => it.key("pageDown"),
    contentInset: (it) => (it.setContentOffset({ x: 0, y: 8156 }), (it.contentInset = { bottom: -500 })),
  }],
  Drawer: [() => new Drawer(engine, panel()), {
    move: (it) => it.move(2),
    setAnchors: (it) => it.setAnchors([{ fromBottom: 300 }, { fromTop: 60 }]),
    anchors: (it) => (it.anchors = [{ fromBottom: 300 }, { fromTop: 60 }]),
    setLayout: (it) => it.setLayout({ insets: { bottom: 300 } }),
  }],
  ScrollingDrawer: [() => new ScrollingDrawer(engine, { drawer: panel(), list: list() }), {
    move: (it) => it.move(2),
    changeDrawer: (it) => it.changeDrawer((drawer) => drawer.move(2)),
    "changeDrawer, anchors": (it) =>
      it.changeDrawer((drawer) => (drawer.anchors = [{ fromBottom: 300 }, { fromTop: 60 }])),
    changeList: (it) => it.changeList((list) => list.setContentOffset({ x: 0, y: 300 }, animated)),
    "changeList, key": (it) => it.changeList((list) => list.key("pageDown")),
  }],
  Pager: [() => new Pager(engine, pages()), {
    scrollToPage: (it) => it.scrollToPage(5),
    turnPage: (it) => it.turnPage(1),
    insert: (it) => (it.scrollToPage(5), it.insert(0, 2)),
    remove: (it) => it.remove(3),
    setExtent: (it) => (it.scrollToPage(5), it.setExtent(0, 90)),
    setLayout: (it) => (it.scrollToPage(5), it.setLayout({ spacing: 40 })),
  }],
  PictureInPicture: [() => new PictureInPicture(engine, { size: { width: 120, height: 180 }, container: VIEWPORT }), {
    move: (it) => it.move(0),
    stash: (it) => it.move({ side: "left" }),
    setSize: (it) => it.setSize({ width: 200, height: 300 }),
  }],
  Dial: [() => new Dial(engine, { center: { x: 0, y: 0 } }), { turn: (it) => it.turn(2) }],
  Throw: [() => new Throw(engine, { value: [0, 1] }), {
    move: (it) => it.move([3, 5]),
    release: (it) => (it.drag([1, 1]), it.release([2, 0], [[3, 1]])),
  }],
  NestedScroll: [() => new NestedScroll(engine, {
    scrollers: [{ viewport: VIEWPORT, contentSize: { width: 390, height: 1044 } }, inner],
  }), {
    scrollToTop: (it) => {
      it.edit(0, (list) => list.setContentOffset({ x: 0, y: 150 }));
      it.scrollToTop();
    },
    key: (it) => it.key("end"),
    edit: (it) => it.edit(1, (list) => list.setContentOffset({ x: 0, y: 300 }, animated)),
    "edit, scrollToTop": (it) => it.edit(1, (list) => {
      list.setContentOffset({ x: 0, y: 900 });
      list.scrollToTop();
    }),
  }],
};

const apart = (a, b) => Math.max(...a.map((one, i) => Math.abs(one - b[i])));

test("perform() says the time: what moves starts then, and gives what its change does", () => {
  for (const [kind, [make, programs]] of Object.entries(KINDS)) {
    for (const [name, program] of Object.entries(programs)) {
      const [said, waits] = [make(), make()];
      assert.equal(said.perform(4, (it) => (assert.equal(it, said), program(it), 7)), 7);
      program(waits);
      waits.sync(4);
      for (const it of [said, waits]) it.advance(4.1);
      assert.ok(apart(seen(said), seen(waits)) < 1e-9, `${kind}, ${name}`);
    }
  }
});

test("a program has no time of its own", () => {
  const it = new Scroller(engine, list());
  assert.throws(() => it.setContentOffset({ x: 0, y: 1 }, { time: 1 }), /unknown field "time"/);
  it.perform(1, () => it.destroy());
});
