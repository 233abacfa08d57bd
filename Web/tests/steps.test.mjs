// Wheels and keys for pagers, drawers and pages of scrollers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { attachInteraction } from "../dist/interaction.js";
import { attachNested } from "../dist/nested.js";
import { Drawer, NestedScroll, Pager, ScrollingDrawer } from "./classes.mjs";
import { Page } from "./page.mjs";
import { fullEngine as engine } from "./support.mjs";
import { TRACKPAD } from "./wheels.mjs";

function attached(subject, options = {}) {
  const page = new Page();
  const element = page.element(390, 600);
  const attachment = attachInteraction(element, subject, options);
  const wheel = (...turn) => page.after(10).wheel(element, ...turn);
  const key = (name) => {
    const isTaken = page.key(element, name);
    page.settle();
    return isTaken;
  };
  return { page, element, attachment, key, wheel };
}
const pager = (more) => new Pager(engine, { viewport: { width: 390, height: 600 }, count: 5, ...more });

test("keys turn a pager's pages along its axis, and belong to the document at the ends", () => {
  const subject = pager();
  const { key } = attached(subject);
  for (const [name, isTaken, page] of [
    ["ArrowLeft", false, 0], ["ArrowDown", false, 0], ["ArrowRight", true, 1], ["End", true, 4],
    ["ArrowRight", false, 4], ["Home", true, 0],
  ]) assert.deepEqual([key(name), subject.page], [isTaken, page], name);
});

test("keys and wheels go along the axis that it has by then", () => {
  const subject = pager();
  const { page, key, wheel } = attached(subject);
  subject.axis = "vertical";
  assert.deepEqual([key("ArrowRight"), key("ArrowDown"), subject.page], [false, true, 1]);
  assert.equal(wheel(0, 40), true);
  page.settle();
  assert.equal(subject.page, 2);
});

test("right to left, arrows and wheels go on to the left; page keys, home and end as ever", () => {
  const subject = pager({ layoutDirection: "rightToLeft" });
  const { page, key, wheel } = attached(subject);
  for (const [name, isTaken, rests] of [
    ["ArrowRight", false, 0], ["ArrowLeft", true, 1], ["PageDown", true, 2], ["ArrowRight", true, 1], ["End", true, 4], ["ArrowLeft", false, 4],
  ]) assert.deepEqual([key(name), subject.page], [isTaken, rests], name);
  assert.equal(wheel(40, 0), true);
  page.settle();
  assert.deepEqual([subject.page, subject.visiblePages.map(({ page, start }) => [page, start])], [3, [[3, 0]]]);
  subject.layoutDirection = "leftToRight";
  assert.deepEqual([key("ArrowRight"), subject.page], [true, 4]);
});

test("a stroke of the wheel turns one page, however many events it has", () => {
  const subject = pager();
  const { page, wheel } = attached(subject);
  for (const [turns, isTaken, rests] of [
    [Array(20).fill([12, 1]), true, 1], [[[1, 30], [0, 0]], false, 1], [[[-40, 0]], true, 0], [[[-40, 0]], false, 0],
  ]) {
    for (const turn of turns) assert.equal(wheel(...turn), isTaken, turn);
    page.settle();
    assert.equal(subject.page, rests);
    page.time += 500;
  }
});

test("a stroke that begins gently is one, and its page's from its first event on, unless it turns out to go across", () => {
  for (const stroke of [[1, 2, 4, 8, 15, 8, 4], [1.5, 20], [-1.5, -20], Array(40).fill(1)]) {
    const subject = pager({ page: 2 });
    const { page, wheel } = attached(subject);
    for (const delta of stroke) assert.equal(wheel(delta, delta / 2), true, stroke);
    page.settle();
    assert.equal(subject.page, 2 + Math.sign(stroke[0]));
    page.time += 500;
    assert.deepEqual([wheel(1, 1), wheel(1, 9), wheel(30, 9)], [true, false, false]);
    page.settle();
    assert.equal(subject.page, 2 + Math.sign(stroke[0]));
  }
  const { wheel } = attached(pager({ page: 4 }));
  assert.deepEqual([wheel(1, 0), wheel(2, 0), wheel(9, 0)], [false, false, false]);
  assert.equal(attached(pager({ count: 0 })).wheel(9, 0), false);
});

test("keys and strokes move a drawer between its anchors in their order", () => {
  const drawer = new Drawer(engine, {
    container: { width: 390, height: 800 },
    anchors: [{ fromTop: 60 }, { fromBottom: 120 }, { fraction: 0.5 }], anchor: 1,
  });
  const { page, key, wheel } = attached(drawer);
  for (const [name, isTaken, anchor] of [
    ["ArrowDown", false, 1], ["ArrowUp", true, 2], ["ArrowUp", true, 0], ["ArrowUp", false, 0], ["End", true, 1],
  ]) assert.deepEqual([key(name), drawer.anchor], [isTaken, anchor], name);
  page.time += 500;
  assert.equal(wheel(0, 20), true);
  page.settle();
  assert.equal(drawer.anchor, 2);
});

test("a stroke stays with what it began on, whatever passes below it", () => {
  const subject = pager();
  const { page, element, wheel } = attached(subject);
  const ignored = page.ignored(element);
  const over = () => page.after(10).wheel(ignored, 9, 0);
  assert.deepEqual([wheel(9, 0), over()], [true, true]);
  page.time += 500;
  assert.deepEqual([over(), wheel(9, 0)], [false, false]);
  page.settle();
  assert.equal(subject.page, 1);
});

// A list below what is 200 points, and one in an open drawer; each with what attaches it, and how far it has gone.
const VIEW = { viewport: { width: 390, height: 796 } };
const list = { ...VIEW, contentSize: { width: 390, height: 9000 } };
const panel = { container: { width: 390, height: 844 }, anchors: [{ fraction: 0.5 }, { fromTop: 60 }], anchor: 1 };
const LISTS = {
  "in a page": (more) => {
    const header = { ...VIEW, contentSize: { width: 390, height: 996 }, order: "collapsing" };
    const page = new NestedScroll(engine, { slop: 0, scrollers: [header, { ...list, in: 0 }], ...more });
    const attach = (element) => attachNested(element, page, { scroller: () => 1 });
    return [attach, () => page.frame.scrollers.reduce((sum, { offset }) => sum + offset.y, 0)];
  },
  "in a drawer": (more) => {
    const both = new ScrollingDrawer(engine, { drawer: panel, list: { ...list, ...more } });
    return [(element) => attachInteraction(element, both), () => both.frame.list.offset.y];
  },
};

for (const [where, make] of Object.entries(LISTS)) {
  test(`a trackpad over a list ${where} that sends no momentum stops dead, or flings`, () => {
    const [stopped, flung] = ["system", "engine"].map((trackpadMomentum) => {
      const [attach, gone] = make({ trackpadMomentum });
      const page = new Page();
      const element = page.element(390, 844);
      let silent = () => {};
      page.setTimeout = (act, delay) => (silent = act, assert.equal(delay, 50));
      attach(element);
      const events = TRACKPAD["Linux, none"];
      for (const event of events) assert.ok(element.dispatch("wheel", event).defaultPrevented);
      page.time = events.at(-1).timeStamp + 50;
      silent();
      page.settle();
      return gone() - events.reduce((sum, { deltaY }) => sum + deltaY, 0);
    });
    assert.equal(stopped, 0);
    assert.ok(flung > 300, `${flung}`);
  });
}

test("what is refused leaves the element as it was", () => {
  for (const options of [{ keys: "yes" }, { wheel: null }, { followsReducedMotion: 0 }, { pointers: 1 }]) {
    const element = new Page().element(390, 800);
    assert.throws(() => attachInteraction(element, pager(), options), /options\.\w+: expected true or false/);
    assert.deepEqual([element.listenerCount, element.style.touchAction], [0, undefined]);
  }
});

test("wheel, keys and touch-action can be left to the page", () => {
  const options = { wheel: false, keys: false, touchAction: "pan-y" };
  const { element, key, wheel, attachment } = attached(pager(), options);
  assert.deepEqual([key("ArrowRight"), wheel(40, 0), element.tabIndex], [false, false, -1]);
  assert.equal(element.style.touchAction, "pan-y");
  attachment.detach();
  assert.equal(element.style.touchAction, undefined);
});
