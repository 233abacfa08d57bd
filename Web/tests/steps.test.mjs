// Wheels and keys for pagers and drawers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Drawer } from "../dist/drawer.js";
import { attachInteraction } from "../dist/interaction.js";
import { Pager } from "../dist/pager.js";
import { Page } from "./page.mjs";
import { fullEngine as engine } from "./support.mjs";

function attached(subject, options = {}) {
  const page = new Page();
  const element = page.element(390, 600);
  const attachment = attachInteraction(element, subject, options);
  const key = (name) => {
    const event = element.dispatch("keydown", { key: name, timeStamp: page.time });
    page.settle();
    return event.defaultPrevented;
  };
  const wheel = (deltaX, deltaY, more = {}) => {
    page.time += 10;
    return element.dispatch("wheel", {
      deltaX, deltaY, deltaMode: 0, timeStamp: page.time, shiftKey: false, ...more,
    }).defaultPrevented;
  };
  return { page, element, attachment, key, wheel };
}
const pager = (more) => new Pager(engine, { viewport: { width: 390, height: 600 }, count: 5, ...more });

test("keys turn a pager's pages along its axis, and belong to the document at the ends", () => {
  const subject = pager();
  const { key } = attached(subject);
  assert.equal(key("ArrowLeft"), false);
  assert.equal(key("ArrowDown"), false);
  assert.equal(key("ArrowRight"), true);
  assert.equal(subject.page, 1);
  assert.equal(key("End"), true);
  assert.equal(subject.page, 4);
  assert.equal(key("ArrowRight"), false);
  assert.equal(key("Home"), true);
  assert.equal(subject.page, 0);
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

test("a stroke of the wheel turns one page, however many events it has", () => {
  const subject = pager();
  const { page, wheel } = attached(subject);
  for (let i = 0; i < 20; i++) assert.equal(wheel(12, 1), true);
  page.settle();
  assert.equal(subject.page, 1);
  page.time += 500;
  assert.equal(wheel(1, 30), false);
  assert.equal(wheel(0, 0), false);
  page.time += 500;
  assert.equal(wheel(-40, 0), true);
  page.settle();
  assert.equal(subject.page, 0);
  page.time += 500;
  assert.equal(wheel(-40, 0), false);
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
  assert.equal(key("ArrowDown"), false);
  assert.equal(key("ArrowUp"), true);
  assert.equal(drawer.anchor, 2);
  assert.equal(key("ArrowUp"), true);
  assert.equal(drawer.anchor, 0);
  assert.equal(key("ArrowUp"), false);
  assert.equal(key("End"), true);
  assert.equal(drawer.anchor, 1);
  page.time += 500;
  assert.equal(wheel(0, 20), true);
  page.settle();
  assert.equal(drawer.anchor, 2);
});

test("a stroke stays with what it began on, whatever passes below it", () => {
  const subject = pager();
  const { page, element, wheel } = attached(subject);
  const ignored = Object.assign(page.element(100, 100), { parent: element, dataset: { overscroll: "ignore" } });
  const over = () => ignored.dispatch("wheel", { deltaX: 9, deltaY: 0, deltaMode: 0, timeStamp: (page.time += 10) }).defaultPrevented;
  assert.deepEqual([wheel(9, 0), over()], [true, true]);
  page.time += 500;
  assert.deepEqual([over(), wheel(9, 0)], [false, false]);
  page.settle();
  assert.equal(subject.page, 1);
});

test("what is refused leaves the element as it was", () => {
  for (const options of [{ keys: "yes" }, { wheel: null }, { followsReducedMotion: 0 }, { pointers: 1 }]) {
    const element = new Page().element(390, 800);
    assert.throws(() => attachInteraction(element, pager(), options), /options\.\w+: expected true or false/);
    assert.deepEqual([element.listenerCount, element.style.touchAction], [0, undefined]);
  }
});

test("wheel, keys and touch-action can be left to the page", () => {
  const subject = pager();
  const { element, key, wheel, attachment } = attached(
    subject, { wheel: false, keys: false, touchAction: "pan-y" });
  assert.equal(key("ArrowRight"), false);
  assert.equal(wheel(40, 0), false);
  assert.equal(element.tabIndex, -1);
  assert.equal(element.style.touchAction, "pan-y");
  attachment.detach();
  assert.equal(element.style.touchAction, undefined);
});
