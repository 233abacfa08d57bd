import assert from "node:assert/strict";
import { test } from "node:test";
import { attach, OverscrollError, Scroller } from "../dist/overscroll.js";
import { addScrollbar } from "../dist/scrollbar.js";
import { Page } from "./page.mjs";
import { engine, near } from "./support.mjs";

function scene(options = {}, settings = {}) {
  const page = new Page();
  const element = page.element(390, 844);
  const content = page.element(390, 6000);
  content.parent = element;
  const scroller = new Scroller(engine, { contentSize: { width: 390, height: 6000 }, ...settings });
  const attachment = attach(element, scroller, { content, ...options });
  page.settle();
  return { page, element, content, scroller, attachment };
}

/** What a browser has kept of several moves, one every `interval` milliseconds. */
const coalesced = (page, count, interval) => () => Array.from({ length: count }, (_, i) => (
  { pointerId: 1, clientX: 210, clientY: 680 - 40 * i, timeStamp: page.time - interval * (count - 1 - i) }));

test("sizes of element and content become the scroller's, and the element's is followed", () => {
  const page = new Page();
  const element = page.element(390, 844);
  // A drawing has no offsetWidth.
  const drawing = Object.assign(page.element(900, 1200), { offsetWidth: undefined, offsetHeight: undefined });
  const scroller = new Scroller(engine);
  attach(element, scroller, { content: drawing, observesContent: true });
  assert.deepEqual(scroller.viewport, { width: 390, height: 844 });
  assert.deepEqual(scroller.contentSize, { width: 900, height: 1200 });
  element.clientHeight = 500;
  for (const { callback } of page.observers) callback();
  assert.equal(scroller.viewport.height, 500);
});

test("a finger moves the content, and a flick keeps moving until it rests", () => {
  const { page, element, content, scroller } = scene();
  page.flick(element);
  assert.equal(scroller.isDecelerating, true);
  assert.ok(page.settle() > 60);
  assert.equal(scroller.isMoving, false);
  const { x, y } = scroller.contentOffset;
  assert.ok(y > 500);
  assert.equal(content.style.transform, `translate3d(${-x}px, ${-y}px, 0) scale(1)`);
});

test("no frame is requested at rest or while a finger rests, and one for several moves", () => {
  const { page, element, scroller } = scene();
  assert.equal(page.requests.size, 0);
  page.pointer("pointerdown", element, 200, 700);
  for (let i = 1; i <= 5; i++) page.after(2).pointer("pointermove", element, 200, 700 - 10 * i);
  assert.equal(page.requests.size, 1);
  page.settle();
  assert.deepEqual([scroller.isDragging, page.requests.size], [true, 0]);
});

test("coalesced moves count with their own times", () => {
  const [one, other] = [scene(), scene()];
  one.page.flick(one.element);
  const { page, element } = other;
  page.pointer("pointerdown", element, 200, 700);
  page.after(80).pointer("pointermove", element, 200, 500, { getCoalescedEvents: coalesced(page, 5, 16) });
  page.after(8).pointer("pointerup", element, 200, 500);
  assert.equal(other.scroller.destination.y, one.scroller.destination.y);
});

test("two fingers that move alike leave the scale, whichever is handed over first", () => {
  const { page, element, scroller } = scene({}, { minimumZoomScale: 0.5, maximumZoomScale: 4, hasZoomMomentum: true });
  const all = (name, order, x, fields = () => ({})) => {
    for (const id of order) page.pointer(name, element, x + 100 * id, 600, { id, ...fields(id) });
  };
  all("pointerdown", [1, 2], 50);
  for (let i = 1; i <= 8; i++) {
    page.after(16);
    // In between each was halfway, as a screen of 120 Hz says on a page of 60.
    all("pointermove", [2, 1], 50 - 16 * i, (pointerId) => ({ getCoalescedEvents: () => [8, 0].map((before) => ({
      pointerId, clientX: 60 + 100 * pointerId - 16 * i + before, clientY: 620, timeStamp: page.time - before })) }));
  }
  page.after(8);
  all("pointerup", [1, 2], 50 - 16 * 8);
  page.settle();
  near(scroller.zoomScale, 1);
});

test("a drag beyond the element is seen, and captured once it is a drag", () => {
  const { page, element, scroller } = scene();
  page.pointer("pointerdown", element, 200, 700);
  assert.equal(element.captured.size, 0);
  page.after(16).pointer("pointermove", page, 200, -50);
  assert.equal(scroller.isDragging, true);
  assert.deepEqual([...element.captured], [1]);
});

test("what the system takes away is cancelled", () => {
  for (const name of ["pointercancel", "lostpointercapture"]) {
    const { page, element, scroller } = scene();
    page.pointer("pointerdown", element, 200, 700);
    page.after(16).pointer("pointermove", element, 200, 500);
    element.captured.clear();
    page.pointer(name, element, 200, 500);
    assert.equal(scroller.isTracking, false, name);
    assert.equal(scroller.destination.y, scroller.contentOffset.y, name);
  }
});

test("a capture that moves from a child to the element loses nothing", () => {
  const { page, element, content, scroller } = scene();
  page.pointer("pointerdown", content, 200, 700);
  page.pointer("lostpointercapture", content, 200, 700);
  assert.deepEqual([scroller.isTracking, element.captured.size], [true, 0]);
});

test("a page that is hidden or left has no fingers on it", () => {
  for (const leave of [
    ({ document }) => {
      document.hidden = true;
      document.dispatch("visibilitychange");
    },
    (page) => page.dispatch("blur"),
  ]) {
    const { page, element, scroller } = scene();
    page.pointer("pointerdown", element, 200, 700);
    leave(page);
    assert.equal(scroller.isTracking, false);
    // By the clock of the element's page, which may be another than the script's.
    assert.equal(scroller.time, page.time / 1000);
  }
});

test("a mouse scrolls with its main button, and one released elsewhere is up", () => {
  const { page, element, scroller } = scene();
  const isTracked = (name, fields) => {
    page.pointer(name, element, 200, 700, { pointerType: "mouse", ...fields });
    return scroller.isTracking;
  };
  assert.deepEqual([isTracked("pointerdown", { button: 2 }), isTracked("pointerdown")], [false, true]);
  page.after(500);
  assert.equal(isTracked("pointermove", { buttons: 0 }), false);
});

test("a tap clicks, a drag and a catch do not", () => {
  const { page, element } = scene();
  const around = Object.assign(page.element(390, 844), { contains: (one) => one === element });
  const beside = page.element(390, 844);
  const isTaken = (on, name = "click") => on.dispatch(name, { timeStamp: page.time }).defaultPrevented;
  const tap = () => {
    page.pointer("pointerdown", element, 200, 700);
    page.pointer("pointerup", element, 200, 700);
  };
  tap();
  assert.deepEqual([isTaken(element), isTaken(element, "mousedown")], [false, false]);
  page.after(1000).flick(element);
  // Nor does it focus what it touches, or click what the finger has left it for.
  assert.deepEqual([isTaken(element), isTaken(element, "mousedown"), isTaken(around)], [true, true, true]);
  assert.equal(isTaken(beside), false);
  page.frame();
  tap();
  assert.equal(isTaken(element), true);
  page.time += 1000;
  assert.equal(isTaken(element), false);
});

test("a wheel scrolls; at an edge the page has it", () => {
  const { page, element, scroller } = scene();
  assert.equal(page.wheel(element, 0, -100), false);
  for (const [delta, fields, rests] of [[100, {}, 100], [3, { deltaMode: 1 }, 220]]) {
    assert.equal(page.wheel(element, 0, delta, fields), true);
    page.settle();
    assert.equal(scroller.contentOffset.y, rests);
    page.time += 1000;
  }
});

test("a stroke stays with what it began in, over what is ignored and from there", () => {
  const { page, element } = scene();
  const ignored = page.ignored(element);
  const stroke = (...all) => all.map((one) => page.after(16).wheel(one, 0, 8));
  assert.deepEqual(stroke(element, ignored, element), [true, true, true]);
  page.time += 500;
  assert.deepEqual(stroke(ignored, element), [false, false]);
});

test("a wheel with ctrl zooms about its place, if there is a zoom", () => {
  const fixed = scene();
  assert.equal(fixed.page.wheel(fixed.element, 0, -10, { ctrlKey: true }), false);
  const { page, element, content, scroller } = scene({}, { maximumZoomScale: 4 });
  const before = scroller.contentPoint({ x: 100, y: 100 });
  assert.equal(page.wheel(element, 0, -10, { ctrlKey: true }), true);
  near(scroller.zoomScale, Math.exp(0.1), 1e-12);
  near(scroller.contentPoint({ x: 100, y: 100 }).y, before.y);
  page.settle();
  assert.match(content.style.transform, /scale\(1\.105/);
});

test("keys scroll, and belong to the page where there is nowhere to go", () => {
  const { page, element, scroller } = scene();
  assert.equal(element.tabIndex, 0);
  for (const [name, fields, isTaken, rests] of [
    ["ArrowUp", {}, false, 0], ["ArrowDown", {}, true, 40], ["ArrowDown", { ctrlKey: true }, false, 40],
    ["Tab", {}, false, 40], ["End", {}, true, 6000 - 844],
  ]) {
    assert.equal(page.key(element, name, fields), isTaken, name);
    page.dispatch("keyup", { key: name, timeStamp: page.time, ...fields });
    page.settle();
    assert.equal(scroller.contentOffset.y, rests, name);
  }
});

test("a key that is held goes up wherever the focus is by then, and where that goes or the page is hidden", () => {
  for (const name of ["keyup", "focusout", "visibilitychange"]) {
    const { page, element, scroller } = scene();
    page.key(element, "ArrowDown");
    page.after(500).key(element, "ArrowDown", { repeat: true });
    // From row to row the focus stays in it.
    element.dispatch("focusout", { timeStamp: page.time, relatedTarget: element });
    for (let i = 0; i < 10; i++) page.frame();
    const { y } = scroller.contentOffset;
    page.frame();
    assert.ok(scroller.contentOffset.y > y, name);
    const target = { keyup: page, focusout: element, visibilitychange: page.document }[name];
    target.dispatch(name, { key: "ArrowDown", timeStamp: page.time });
    page.settle();
    assert.ok(scroller.contentOffset.y < 500, name);
  }
});

test("content that shrinks is no scroll of the browser's", () => {
  const { page, element, scroller } = scene();
  element.scrollHeight = 6000;
  scroller.setContentOffset({ x: 0, y: 5000 });
  page.settle();
  element.scrollHeight = 3000;
  page.native(element, 3000);
  scroller.contentSize = { width: 390, height: 3000 };
  element.dispatch("scroll");
  page.settle();
  assert.equal(scroller.contentOffset.y, 3000 - 844);
});

test("an element that is put elsewhere goes on where it was, and the browser's way to the top is followed", () => {
  const { page, element, scroller } = scene();
  const rests = () => {
    page.settle();
    return [scroller.contentOffset.y, element.scrollTop];
  };
  element.scrollHeight = 6000;
  scroller.setContentOffset({ x: 0, y: 1234 });
  page.settle();
  // The browser says nothing of that.
  page.native(element, 0);
  page.wheel(element, 0, 100);
  assert.deepEqual(rests(), [1334, 1334]);
  // Of a jump it does before the next frame, of smooth scrolling after.
  page.native(element, 0);
  element.dispatch("scroll");
  assert.equal(rests()[0], 0);
  scroller.setContentOffset({ x: 0, y: 1234 });
  page.settle();
  page.native(element, 900);
  for (const y of [600, 300, 0]) {
    element.dispatch("scroll");
    page.native(element, y);
    page.frame();
  }
  assert.deepEqual(rests(), [0, 0]);
});

test("reduced motion follows the system", () => {
  const { page, scroller } = scene();
  assert.equal(scroller.reducesMotion, false);
  page.isReduced.matches = true;
  page.isReduced.dispatch("change");
  assert.equal(scroller.reducesMotion, true);
});

/** Something to type in, in the content. */
function field({ page, content }) {
  return Object.assign(page.element(200, 40), { parent: content, matches: (selector) => selector.includes("input") });
}

test("a finger scrolls from what is typed in, a mouse selects its text, and keys are its own", () => {
  for (const [pointerType, isScrolled] of [["touch", true], ["mouse", false]]) {
    const one = scene();
    const input = field(one);
    one.page.pointer("pointerdown", input, 5, 5, { pointerType });
    assert.equal(one.scroller.isTracking, isScrolled, pointerType);
    one.page.pointer("pointerup", input, 5, 5, { pointerType });
    one.page.key(input, "ArrowDown");
    assert.equal(one.scroller.isMoving, false);
    one.page.flick(input, 40, { pointerType });
    assert.equal(one.scroller.contentOffset.y > 0, isScrolled, pointerType);
  }
});

test("what is typed inside an element of its own making stays there", () => {
  const one = scene();
  const { page, element, content, scroller } = one;
  const outside = Object.assign(page.element(200, 40), { parent: content });
  const fields = { composedPath: () => [field(one), outside, content, element] };
  for (const key of [" ", "End", "ArrowDown"]) assert.equal(page.key(outside, key, fields), false, key);
  page.flick(outside, 40, { pointerType: "mouse", ...fields });
  assert.equal(scroller.contentOffset.y, 0);
});

// A scroller inside another's content, and a finger that goes from one place to another.
function nested(contentSize) {
  const { page, content, scroller: outer } = scene();
  const element = Object.assign(page.element(390, 200), { parent: content });
  const inner = new Scroller(engine, { contentSize });
  attach(element, inner);
  const drag = (x, y) => {
    page.drag(element, [200, 150], [200 + x, 150 + y], { hold: 200 });
    page.settle();
    return { outer: outer.contentOffset, inner: inner.contentOffset };
  };
  return { drag, outer, inner };
}

test("of two lists inside one another one finger moves the inner one only", () => {
  const { drag, outer } = nested({ width: 390, height: 1000 });
  const moved = drag(0, -100);
  assert.ok(moved.inner.y > 50);
  assert.deepEqual([moved.outer.y, outer.isTracking], [0, false]);
});

test("a finger that begins at the inner list's end moves the outer one, and stretches the inner one where that is at its end, too", () => {
  const { drag, outer, inner } = nested({ width: 390, height: 1000 });
  inner.on("didScroll", () => (stretch = Math.max(stretch, Math.abs(inner.overscroll.y))));
  let stretch = 0;
  for (const [way, end, most] of [[-100, 800, 6000 - 844], [100, 0, 0]]) {
    inner.setContentOffset({ x: 0, y: end });
    outer.setContentOffset({ x: 0, y: 1000 });
    stretch = 0;
    const moved = drag(0, way);
    assert.ok((moved.outer.y - 1000) * -way > 5000, `${moved.outer.y}`);
    assert.equal(moved.inner.y, end);
    assert.ok(stretch < 15);
    outer.setContentOffset({ x: 0, y: most });
    assert.deepEqual(drag(0, way), { outer: { x: 0, y: most }, inner: { x: 0, y: end } });
    assert.ok(stretch > 20);
    // Back from there it is the inner one's.
    const back = drag(0, -way);
    assert.equal(back.outer.y, most);
    assert.ok(Math.abs(back.inner.y - end) > 50);
  }
});

test("a row of pictures in a list goes sideways, and leaves the list its way", () => {
  const sideways = nested({ width: 2000, height: 200 }).drag(-100, -30);
  assert.ok(sideways.inner.x > 50);
  assert.equal(sideways.outer.y, 0);
  const up = nested({ width: 2000, height: 200 }).drag(-30, -100);
  assert.ok(up.outer.y > 50);
  assert.ok(up.inner.x < 10);
});

test("a program's scroll is drawn without being asked", () => {
  const { page, scroller } = scene();
  scroller.setContentOffset({ x: 0, y: 1000 }, { animated: true });
  assert.ok(page.settle() > 10);
  assert.equal(scroller.contentOffset.y, 1000);
});

test("drawing that sets what is set asks for no frames, and drawing that moves the content is drawn", () => {
  const { page, element, scroller } = scene({ onFrame: (_, it) => (it.contentSize = { width: 390, height: 6000 }) });
  page.flick(element);
  page.settle();
  assert.deepEqual([page.requests.size, scroller.isMoving], [0, false]);
  const drawn = [];
  scene({
    onFrame({ offset: { y } }, it) {
      drawn.push(y);
      if (y < 30) it.setContentOffset({ x: 0, y: y + 10 });
    },
  });
  assert.deepEqual(drawn, [0, 10, 20, 30]);
});

test("detaching leaves the element as it was", () => {
  const { page, element, content, scroller, attachment } = scene();
  page.flick(element);
  page.pointer("pointerdown", element, 100, 100);
  attachment.detach();
  attachment.detach();
  assert.equal(scroller.isTracking, false);
  assert.deepEqual([page.listenersOf(element), page.requests.size, page.observers.length], [0, 0, 0]);
  for (const name of ["touchAction", "scrollBehavior", "scrollSnapType"]) assert.equal(element.style[name], undefined);
  for (const name of ["willChange", "transform", "transitionProperty"]) assert.equal(content.style[name], undefined);
  assert.equal(element.tabIndex, -1);
  attach(element, scroller, { content }).detach();
});

test("destroying a scroller detaches it, twice as well as once", () => {
  const { page, element, content, scroller, attachment } = scene();
  page.flick(element);
  scroller.destroy();
  scroller.destroy();
  content.style.transform = "mine";
  attachment.draw();
  assert.deepEqual([content.style.transform, element.listenerCount, page.requests.size], ["mine", 0, 0]);
});

test("what listeners and drawing throw is uncaught, and the motion goes on", () => {
  for (const where of ["didScroll", "onFrame"]) {
    let throws = false;
    const { page, element, scroller, content } = scene({
      [where]() {
        if (!throws) return;
        throws = false;
        throw new Error("mine");
      },
    });
    page.flick(element);
    page.frame();
    throws = true;
    assert.throws(() => page.frame(), /mine/);
    assert.ok(page.settle() > 60);
    assert.equal(scroller.isMoving, false);
    assert.ok(content.style.transform.includes(`${-scroller.contentOffset.y}px`));
  }
});

test("under a finger a listener may destroy the scroller, detach it or remove the element", () => {
  const ends = [
    ({ scroller }) => scroller.destroy(), ({ attachment }) => attachment.detach(),
    ({ element }) => (element.isConnected = false),
  ];
  for (const [name, end] of ["willBeginDragging", "didScroll"].flatMap((name) => ends.map((end) => [name, end]))) {
    let isOver = false;
    const one = scene({ [name]() { if (!isOver) end(one); isOver = true; } });
    const { page, element } = one;
    element.setPointerCapture = () => assert.ok(element.isConnected);
    page.pointer("pointerdown", element, 200, 700);
    page.after(16).pointer("pointermove", element, 200, 580, { getCoalescedEvents: coalesced(page, 3, 5) });
    page.after(16).pointer("pointerup", element, 200, 580);
    page.settle();
    assert.ok(isOver);
  }
});

test("what cannot be attached is refused by name", () => {
  const { page, element: taken, scroller } = scene();
  const element = page.element(390, 844);
  const loose = Object.assign(page.element(1, 1), { isConnected: false });
  const gone = new Scroller(engine);
  gone.destroy();
  const refused = (message, options, to = element, it = new Scroller(engine)) =>
    assert.throws(() => attach(to, it, options), message);
  refused(/element: has a scroller already/, {}, taken);
  refused(/element: expected an element/, {}, null);
  refused((error) => error instanceof OverscrollError, {}, loose);
  refused(/scroller: expected a Scroller/, {}, element, {});
  refused(/attached to an element already/, {}, element, scroller);
  refused(/has been destroyed/, {}, element, gone);
  refused(/unknown field "contents"/, { contents: element });
  refused(/options\.wheel: expected true or false/, { wheel: 1 });
  refused(/options\.onFrame/, { onFrame: 1 });
  refused(/options\.pointers: .*"mouse"/, { pointers: "mouse" });
  refused(/options\.axes: .*"up"/, { axes: "up" });
  refused(/options\.touchAction/, { touchAction: 1 });
  refused(/options\.content/, { content: "rows" });
  const before = element.listenerCount;
  refused(/listener/, { didScroll: 1 });
  assert.equal(element.listenerCount, before);
});

test("a scrollbar refuses what it cannot show before it touches the element", () => {
  const { element, scroller, attachment } = scene();
  Object.defineProperty(element, "ownerDocument", { get: () => assert.fail("touched") });
  scroller.indicator = () => { throw new RangeError("indicator: none in this module"); };
  for (const [given, options, message] of [
    [undefined, {}, /^attachment: expected/], [{}, {}, /^attachment: expected/], [attachment, {}, /^indicator: none/],
    [attachment, { axis: "diagonal" }, /^options.axis: expected/], [attachment, { axes: 2 }, /^options: unknown field "axes"/],
  ]) assert.throws(() => addScrollbar(given, options), { message });
});
