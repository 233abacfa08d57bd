import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dist/overscroll.js";
import { attachNested } from "../dist/nested.js";
import { Dial, Drawer, NestedScroll, Pager, PictureInPicture, Scroller, Throw } from "./classes.mjs";
import { Page } from "./page.mjs";
import { fullEngine as engine, fullModuleBytes, heard, near, settle, stroke } from "./support.mjs";

const [OUTER, PAGER, POSTS, LIKES] = [0, 1, 2, 3];
const view = { viewport: { width: 390, height: 796 } };
const options = () => ({
  slop: 0,
  active: POSTS,
  scrollers: [
    { ...view, contentSize: { width: 390, height: 996 }, order: "collapsing" },
    { ...view, contentSize: { width: 780, height: 796 }, in: OUTER, isPagingEnabled: true },
    { ...view, contentSize: { width: 390, height: 9000 }, in: PAGER },
    { ...view, contentSize: { width: 390, height: 4000 }, in: PAGER },
  ],
});
const heights = (page) => page.frame.scrollers.map(({ offset }) => offset.y);

/** A finger's straight path. */
const drag = (page, { x = 0, y = 0 }, seconds, { scroller, ...more } = {}) =>
  stroke(page, { x: 200, y: 400 }, { x: 200 + x, y: 400 + y }, seconds, { ...more, part: scroller });

test("a pass of momentum comes with its frame and to listeners, and what is to come is the named scroller's", () => {
  const page = new NestedScroll(engine, options());
  const told = heard(page, ["didPassMomentum"], (_, who, pass) => pass);
  drag(page, { y: -80 }, 0.032, { at: 0 });
  const { destinations } = page;
  const { value } = page.sample({ scroller: POSTS, from: 1, count: 1 });
  const { pass, scrollers } = page.advance(1);
  near(scrollers[POSTS].offset.y, value[0]);
  assert.deepEqual(told, [pass]);
  const { source, target, direction, speed, targetSpeed } = pass;
  assert.deepEqual([source, target, direction, targetSpeed], [OUTER, POSTS, "down", speed]);
  assert.ok(speed > 100);
  settle(page);
  assert.deepEqual(destinations.map(({ y }) => y), heights(page));
});

test("members and pages come and go; the active one is on the page shown", () => {
  const page = new NestedScroll(engine, options());
  page.remove(POSTS, { animated: false });
  assert.deepEqual([page.count, page.active], [4, LIKES]);
  page.insertPages(PAGER, 0);
  assert.equal(page.add({ ...view, contentSize: { width: 390, height: 700 }, in: PAGER }), POSTS);
});

test("masses, least speeds and orders are read as they were written", () => {
  const page = new NestedScroll(engine, options());
  assert.deepEqual(page.member(POSTS), {
    kind: "scroller", in: PAGER, order: "innerFirst", mass: 1, minimumSpeed: 0, returnDistance: 0, returnSpeed: Infinity,
    containedAxes: null, viewportOrigin: { x: 0, y: 0 },
  });
  const others = {
    order: "uiKit", mass: 2, minimumSpeed: Infinity, returnDistance: 80, returnSpeed: 600, containedAxes: "vertical",
    viewportOrigin: { x: 0, y: 48 },
  };
  page.setMember(LIKES, others);
  assert.deepEqual(page.member(LIKES), { kind: "scroller", in: PAGER, ...others });
  assert.equal(page.member(OUTER).in, null);
  const added = page.add({ ...view, contentSize: view.viewport, in: OUTER, ...others });
  assert.deepEqual(page.member(added), { kind: "scroller", in: OUTER, ...others });
});

test("a row at its end moves the page on, where that was wanted", () => {
  const page = new NestedScroll(engine, options());
  const row = page.add({ ...view, contentSize: { width: 600, height: 100 }, in: OUTER });
  page.connect(row, OUTER, { right: "down" });
  drag(page, { x: -80 }, 0.032, { scroller: row });
  settle(page);
  near(page.frame.scrollers[row].offset.x, 210);
  assert.equal(heights(page)[OUTER], 200);
});

test("what of a momentum goes from one to another is chosen for the two", () => {
  const speeds = [[], [{ targetMass: 2 }], [{ directions: {} }], [null]].map((transfers) => {
    const page = new NestedScroll(engine, options());
    for (const transfer of transfers) {
      page.setTransfer(OUTER, POSTS, { minimumSpeed: Infinity });
      page.setTransfer(OUTER, POSTS, transfer);
    }
    const passed = heard(page, ["didPassMomentum"], (_, who, pass) => pass.targetSpeed);
    drag(page, { y: -80 }, 0.032, { at: 0 });
    settle(page);
    return passed[0];
  });
  assert.ok(speeds[0] > 100);
  assert.deepEqual(speeds, [speeds[0], speeds[0] / 2, undefined, speeds[0]]);
});

test("wheels and keys go through all of them", () => {
  const page = new NestedScroll(engine, options());
  page.wheel({ delta: { x: 0, y: 120 }, time: 0, isPrecise: false });
  page.wheel({ delta: { x: 0, y: 120 }, time: 0.05, isPrecise: false });
  assert.deepEqual(page.destinations.map(({ y }) => y), [200, 0, 40, 0]);
  page.key("end");
  settle(page);
  assert.deepEqual(heights(page), [200, 0, 8204, 0]);
  page.scrollToTop({ animated: false });
  assert.deepEqual(heights(page), [0, 0, 0, 0]);
});

test("a scroller or a pager is changed through its own functions", () => {
  const page = new NestedScroll(engine, options());
  page.edit(LIKES, (list) => {
    assert.ok(list instanceof Scroller);
    list.setContentOffset({ x: 0, y: 700 });
    list.contentSize = { width: 390, height: 2000 };
  });
  assert.equal(heights(page)[LIKES], 700);
  const copy = page.scroller(LIKES);
  assert.equal(copy.maximumOffset.y, 2000 - 796);
  copy.setContentOffset({ x: 0, y: 0 });
  assert.equal(heights(page)[LIKES], 700);
  copy.destroy();
  const pages = new NestedScroll(engine, { scrollers: [new Pager(engine, { ...view, count: 3 })] }).clone();
  pages.edit(0, (pager) => pager.scrollToPage(2, { animated: false }));
  assert.deepEqual([pages.scroller(0).page, pages.frame.scrollers[0].offset.x], [2, 780]);
});

const box = { width: 390, height: 800 };
const panel = { container: { width: 390, height: 844 }, anchors: [{ fraction: 0.5 }, { fromTop: 44 }] };
const sheet = () => new Drawer(engine, panel);
const pages = () => new Pager(engine, { viewport: box, count: 2 });
const list = { viewport: box, contentSize: { width: 390, height: 6000 } };

test("whatever was made may be a member, and is copied", () => {
  const dial = new Dial(engine, { center: { x: 200, y: 300 } });
  const tint = new Throw(engine, { value: [1, 2] });
  const pictureInPicture = new PictureInPicture(engine, { size: { width: 160, height: 90 }, container: box });
  const own = new Scroller(engine, list);
  for (const [scrollers, kinds] of [
    [[own, pages()], [["scroller", null], ["pager", 0]]],
    [[{ drawer: sheet() }, { pager: pages(), in: 0 }, { ...list, in: 1 }],
      [["drawer", null], ["pager", 0], ["scroller", 1]]],
    [[{ pictureInPicture }, { ...list, in: 0 }, { dial, in: 1 }, { throw: tint, in: 1 }],
      [["pictureInPicture", null], ["scroller", 0], ["dial", 1], ["throw", 1]]],
  ]) {
    const page = new NestedScroll(engine, { scrollers });
    assert.deepEqual(kinds.map((_, i) => page.member(i)).map(({ kind, in: parent }) => [kind, parent]), kinds);
    if (scrollers[0] !== own) continue;
    own.setContentOffset({ x: 0, y: 100 }, { animated: false });
    assert.equal(page.frame.scrollers[0].offset.y, 0);
  }
  own.destroy();
  assert.throws(() => new NestedScroll(engine, { scrollers: [pages(), own] }), /has been destroyed/);
});

test("a member is read into one of its kind, and written from it", () => {
  const [dial, drawer, pager] = [new Dial(engine, { center: { x: 200, y: 300 } }), sheet(), pages()];
  const page = new NestedScroll(engine, {
    scrollers: [{ drawer, order: "collapsing" }, { pager, in: 0 }, { ...list, in: 1 }, { dial, in: 1 }], active: 2,
  });
  const told = heard(page, ["didScroll", "willChangePlace", "didChangePlace"]);
  drag(page, { y: -300 }, 2);
  settle(page);
  assert.equal(page.read(0, drawer).position, 44);
  const once = told.filter((name, i) => name !== told[i - 1]);
  assert.deepEqual(once, ["didScroll", "willChangePlace", "didScroll", "didChangePlace"]);
  pager.scrollToPage(1, { animated: false });
  page.write(1, pager);
  assert.equal(page.frame.scrollers[1].offset.x, pager.offset);
  assert.throws(() => page.read(1, drawer), RangeError);
  dial.turn(1, { animated: false });
  page.write(3, dial);
  assert.equal(page.frame.scrollers[3].offset.x, 1);
  // What has been read is all of the member's, also settings that were read before.
  dial.turn(2, { animated: false });
  dial.detents = [0, 4];
  assert.deepEqual([page.read(3, dial).angle, dial.detents], [1, "none"]);
  const own = new Scroller(engine, view);
  assert.deepEqual([own.contentSize.height, page.read(2, own).contentSize.height], [0, 6000]);
});

test("what makes no sense is refused by name", () => {
  const refused = (change, pattern) =>
    assert.throws(() => new NestedScroll(engine, { ...options(), ...change }), pattern);
  refused({ scrollers: [] }, /options.scrollers: expected a list/);
  refused({ scrollers: [{ colour: 1 }] }, /^TypeError: options\.scrollers\[0\]: unknown field "colour"; there are in, mass, .*containedAxes, viewport, contentSize/);
  refused({ scrollers: [view, { ...view, slop: "a" }] }, /^TypeError: options\.scrollers\[1\]\.slop: expected a finite number/);
  refused({ scrollers: [view, { ...view, in: 7 }] }, RangeError);
  refused({ scrollers: [{ ...view, order: "last" }] }, /options.scrollers\[0\].order/);
  refused({ active: 9 }, RangeError);
  refused({ colour: 1 }, /unknown field "colour"/);
  const page = new NestedScroll(engine, options());
  for (const [call, pattern] of [
    [() => page.setMember(9, { mass: 1 }), RangeError], [() => page.setMember(1, { mass: 0 }), RangeError],
    [() => page.setMember(1, { in: 0 }), /unknown field "in"/], [() => page.remove(9), RangeError],
    [() => page.touchDown(1, { x: 0, y: 0 }, 0, 9), RangeError],
    [() => page.connect(POSTS, POSTS, {}), RangeError],
    [() => page.connect(POSTS, OUTER, { right: "inwards" }), TypeError],
    [() => page.setTransfer(OUTER, OUTER, {}), RangeError],
    [() => page.setTransfer(OUTER, POSTS, { mass: 2 }), TypeError],
    [() => page.setTransfer(OUTER, POSTS, { targetMass: 0 }), RangeError],
  ]) assert.throws(call, pattern, `${call}`);
});

/** A page attached to an element of its size. */
function attached(page, options, width = 390) {
  const document = new Page();
  const element = document.element(width, 796);
  return { document, element, attachment: attachNested(element, page, options) };
}

test("attached, it follows fingers, wheels and keys, and releases everything", () => {
  const page = new NestedScroll(engine, { ...options(), slop: 10 });
  page.edit(PAGER, (pages) => pages.setContentOffset({ x: 390, y: 0 }));
  let drawn = 0;
  const { document, element, attachment } = attached(page, { scroller: () => LIKES, onFrame: () => drawn++ });
  document.flick(element, 25);
  assert.ok(document.settle() > 20 && drawn > 20);
  assert.deepEqual([page.active, heights(page)[OUTER]], [LIKES, 200]);
  assert.ok(heights(page)[LIKES] > 100);
  attachment.detach();
  assert.equal(document.listenersOf(element), 0);
});

test("a member that was removed, and a page that is no more, are named in errors", () => {
  const page = new NestedScroll(engine, options());
  const { document, element } = attached(page, { scroller: () => 9 });
  assert.throws(() => document.pointer("pointerdown", element, 100, 300), /options\.scroller: no member 9/);
  page.destroy();
  assert.throws(() => page.on("didScroll", () => {}), /destroyed/);
});

test("a list coasts on while a finger rests on its neighbour, and a tap there is a click", () => {
  const page = new NestedScroll(engine, {
    scrollers: [{ viewport: { width: 780, height: 796 }, contentSize: { width: 780, height: 796 } },
      ...[1, 2].map(() => ({ ...view, contentSize: { width: 390, height: 9000 }, in: 0 }))],
  });
  let touched = 1;
  const { document, element, attachment } = attached(page, { scroller: () => touched }, 780);
  document.flick(element, 40);
  touched = 2;
  document.after(16).pointer("pointerdown", element, 600, 400, { id: 2 });
  const before = heights(page)[1];
  for (let i = 0; i < 20; i++) document.frame();
  assert.ok(heights(page)[1] > before + 100);
  document.pointer("pointerup", element, 600, 400, { id: 2 });
  assert.equal(element.dispatch("click", { timeStamp: document.time }).defaultPrevented, false);
  // Attached again on its way, it goes on.
  attachment.detach();
  const again = attachNested(element, page);
  assert.ok(document.settle() > 20 && !page.isMoving);
  // A key that is held is up when that is released.
  document.key(element, "ArrowDown");
  document.after(500).key(element, "ArrowDown", { repeat: true });
  again.detach();
  settle(page);
  assert.ok(Math.max(...heights(page)) < 8000);
});

test("pages follow a stroke, which is theirs from its first event on; at the last one the document has the next", () => {
  const page = new NestedScroll(engine, options());
  const { document, element } = attached(page, { scroller: () => POSTS });
  const stroke = (x, y) => [1, 2, 4, 8, 30, 60, 60, 60, 30, 8, 4, 2, 1].map((delta) => {
    document.frame();
    return document.wheel(element, x * delta, y * delta);
  });
  for (const [x, y, isOurs, offset] of [[-1, 0, false, 0], [1, 0.25, true, 390], [1, 0, false, 390], [-1, 0, true, 0]]) {
    assert.deepEqual(stroke(x, y), Array(13).fill(isOurs), `${x}`);
    document.settle();
    document.after(500);
    assert.deepEqual([page.frame.scrollers[PAGER].offset.x, heights(page)[POSTS]], [offset, 0], `${x}`);
  }
});

test("a wheel over what is ignored is left alone", () => {
  const page = new NestedScroll(engine, options());
  const { document, element } = attached(page);
  const turn = (on) => document.wheel(on, 0, 60);
  const inside = document.ignored(element);
  assert.deepEqual([turn(inside), heights(page)[OUTER]], [false, 0]);
  document.after(500);
  assert.deepEqual([turn(element), turn(inside)], [true, true]);
});

test("values of another engine are refused", async () => {
  const other = await load(fullModuleBytes);
  const page = new NestedScroll(engine, options());
  const [mine, theirs] = [engine, other].map((one) => new Scroller(one, view));
  const refused = (call) => assert.throws(call, /one of the same engine/);
  refused(() => mine.assign(theirs));
  refused(() => new Scroller(engine, theirs));
  refused(() => page.read(POSTS, theirs));
  refused(() => page.write(POSTS, theirs));
  refused(() => page.add({ pager: new Pager(other, { count: 2, viewport: view.viewport }), in: OUTER }));
  await assert.rejects(load(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)), { code: "invalid" });
});
