import assert from "node:assert/strict";
import { test } from "node:test";
import { attach, OverscrollError, Scroller } from "../dist/overscroll.js";
import { addScrollbar } from "../dist/scrollbar.js";
import { Page } from "./page.mjs";
import { engine } from "./support.mjs";

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

test("the element's size becomes the viewport, and follows it", () => {
  const { page, element, scroller } = scene();
  assert.deepEqual(scroller.viewport, { width: 390, height: 844 });
  element.clientHeight = 500;
  for (const { callback } of page.observers) callback();
  assert.equal(scroller.viewport.height, 500);
});

test("a finger moves the content, and a flick keeps moving until it rests", () => {
  const { page, element, content, scroller } = scene();
  page.flick(element);
  assert.equal(scroller.isDecelerating, true);
  const frames = page.settle();
  assert.ok(frames > 60);
  assert.equal(scroller.isMoving, false);
  const { x, y } = scroller.contentOffset;
  assert.ok(y > 500);
  assert.equal(content.style.transform, `translate3d(${-x}px, ${-y}px, 0) scale(1)`);
});

test("at rest no frame is requested, or while a finger rests", () => {
  const { page, element, scroller } = scene();
  assert.equal(page.requests.size, 0);
  page.pointer("pointerdown", element, 200, 700);
  page.after(16).pointer("pointermove", element, 200, 600);
  page.settle();
  assert.equal(scroller.isDragging, true);
  assert.equal(page.requests.size, 0);
});

test("several moves before a frame are one frame", () => {
  const { page, element } = scene();
  page.pointer("pointerdown", element, 200, 700);
  for (let i = 1; i <= 5; i++) {
    page.after(2).pointer("pointermove", element, 200, 700 - 10 * i);
  }
  assert.equal(page.requests.size, 1);
});

test("coalesced moves count with their own times", () => {
  const [one, other] = [scene(), scene()];
  one.page.flick(one.element);
  const { page, element } = other;
  page.pointer("pointerdown", element, 200, 700);
  const moves = [1, 2, 3, 4, 5].map((i) => ({
    pointerId: 1, clientX: 210, clientY: 720 - 40 * i, timeStamp: page.time + 16 * i,
  }));
  page.after(80).pointer("pointermove", element, 200, 500, { getCoalescedEvents: () => moves });
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
  assert.ok(Math.abs(scroller.zoomScale - 1) < 1e-9, `${scroller.zoomScale}`);
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
  assert.equal(scroller.isTracking, true);
  assert.equal(element.captured.size, 0);
});

test("a page that is hidden or left has no fingers on it", () => {
  for (const leave of [
    (page) => { page.document.hidden = true; page.document.dispatch("visibilitychange"); },
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
  const mouse = { pointerType: "mouse" };
  const { page, element, scroller } = scene();
  page.pointer("pointerdown", element, 200, 700, { ...mouse, button: 2 });
  assert.equal(scroller.isTracking, false);
  page.pointer("pointerdown", element, 200, 700, mouse);
  assert.equal(scroller.isTracking, true);
  page.after(500).pointer("pointermove", element, 200, 650, { ...mouse, buttons: 0 });
  assert.equal(scroller.isTracking, false);
});

test("a tap clicks, a drag and a catch do not", () => {
  const { page, element } = scene();
  const around = Object.assign(page.element(390, 844), { contains: (one) => one === element });
  const beside = page.element(390, 844);
  const click = (on = element, name = "click") => on.dispatch(name, { timeStamp: page.time }).defaultPrevented;
  page.pointer("pointerdown", element, 200, 700);
  page.pointer("pointerup", element, 200, 700);
  assert.equal(click(), false);
  assert.equal(click(element, "mousedown"), false);
  page.after(1000).flick(element);
  assert.equal(click(), true);
  // Nor does it focus what it touches, or click what the finger has left it for.
  assert.equal(click(element, "mousedown"), true);
  assert.equal(click(around), true);
  assert.equal(click(beside), false);
  page.frame();
  page.pointer("pointerdown", element, 200, 700);
  page.pointer("pointerup", element, 200, 700);
  assert.equal(click(), true);
  page.time += 1000;
  assert.equal(click(), false);
});

test("what is typed into is left alone", () => {
  const { page, element, scroller } = scene();
  const field = page.element(10, 10);
  field.parent = element;
  field.matches = (selector) => selector.includes("input");
  page.pointer("pointerdown", field, 5, 5, { pointerType: "mouse" });
  assert.equal(scroller.isTracking, false);
  field.dispatch("keydown", { key: "ArrowDown", timeStamp: page.time });
  assert.equal(scroller.isMoving, false);
});

test("a wheel scrolls; at an edge the page has it", () => {
  const { page, element, scroller } = scene();
  const wheel = (deltaY, fields = {}) => element.dispatch("wheel", {
    deltaX: 0, deltaY, deltaMode: 0, timeStamp: page.time, clientX: 100, clientY: 100, ...fields,
  });
  assert.equal(wheel(-100).defaultPrevented, false);
  assert.equal(wheel(100).defaultPrevented, true);
  page.settle();
  assert.equal(scroller.contentOffset.y, 100);
  page.time += 1000;
  assert.equal(wheel(3, { deltaMode: 1 }).defaultPrevented, true);
  page.settle();
  assert.equal(scroller.contentOffset.y, 220);
});

test("a stroke stays with what it began in, over what is ignored and from there", () => {
  const { page, element } = scene();
  const ignored = Object.assign(page.element(100, 100), { parent: element, dataset: { overscroll: "ignore" } });
  const stroke = (...all) => all.map((one) => one.dispatch("wheel", {
    deltaX: 0, deltaY: 8, deltaMode: 0, timeStamp: (page.time += 16),
  }).defaultPrevented);
  assert.deepEqual(stroke(element, ignored, element), [true, true, true]);
  page.time += 500;
  assert.deepEqual(stroke(ignored, element), [false, false]);
});

test("a wheel with ctrl zooms about its place, if there is a zoom", () => {
  const fields = (page, deltaY) => ({
    deltaX: 0, deltaY, deltaMode: 0, ctrlKey: true, timeStamp: page.time, clientX: 110, clientY: 120,
  });
  const fixed = scene();
  assert.equal(fixed.element.dispatch("wheel", fields(fixed.page, -10)).defaultPrevented, false);
  const { page, element, content, scroller } = scene({}, { maximumZoomScale: 4 });
  const before = scroller.contentPoint({ x: 100, y: 100 });
  assert.equal(element.dispatch("wheel", fields(page, -10)).defaultPrevented, true);
  assert.ok(Math.abs(scroller.zoomScale - Math.exp(0.1)) < 1e-12);
  const after = scroller.contentPoint({ x: 100, y: 100 });
  assert.ok(Math.abs(after.y - before.y) < 1e-9);
  page.settle();
  assert.match(content.style.transform, /scale\(1\.105/);
});

test("keys scroll, and belong to the page where there is nowhere to go", () => {
  const { page, element, scroller } = scene();
  const key = (name, fields = {}) => {
    const event = { key: name, timeStamp: page.time, ...fields };
    const { defaultPrevented } = element.dispatch("keydown", event);
    page.dispatch("keyup", event);
    return defaultPrevented;
  };
  assert.equal(element.tabIndex, 0);
  assert.equal(key("ArrowUp"), false);
  assert.equal(key("ArrowDown"), true);
  assert.equal(key("ArrowDown", { ctrlKey: true }), false);
  assert.equal(key("Tab"), false);
  page.settle();
  assert.equal(scroller.contentOffset.y, 40);
  assert.equal(key("End"), true);
  page.settle();
  assert.equal(scroller.contentOffset.y, 6000 - 844);
});

test("a key that is held goes up wherever the focus is by then, and where that goes or the page is hidden", () => {
  for (const name of ["keyup", "focusout", "visibilitychange"]) {
    const { page, element, scroller } = scene();
    element.dispatch("keydown", { key: "ArrowDown", timeStamp: page.time });
    element.dispatch("keydown", { key: "ArrowDown", timeStamp: page.after(500).time, repeat: true });
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
  element.scrollHeight = 6000;
  scroller.setContentOffset({ x: 0, y: 1234 });
  page.settle();
  // The browser says nothing of that.
  page.native(element, 0);
  element.dispatch("wheel", { deltaX: 0, deltaY: 100, deltaMode: 0, timeStamp: page.time, clientX: 100, clientY: 100 });
  page.settle();
  assert.deepEqual([scroller.contentOffset.y, element.scrollTop], [1334, 1334]);
  // Of a jump it does before the next frame, of smooth scrolling after.
  page.native(element, 0);
  element.dispatch("scroll");
  page.settle();
  assert.equal(scroller.contentOffset.y, 0);
  scroller.setContentOffset({ x: 0, y: 1234 });
  page.settle();
  page.native(element, 900);
  for (const y of [600, 300, 0]) {
    element.dispatch("scroll");
    page.native(element, y);
    page.frame();
  }
  page.settle();
  assert.deepEqual([scroller.contentOffset.y, element.scrollTop], [0, 0]);
});

test("reduced motion follows the system", () => {
  const { page, scroller } = scene();
  assert.equal(scroller.reducesMotion, false);
  page.isReduced.matches = true;
  page.isReduced.dispatch("change");
  assert.equal(scroller.reducesMotion, true);
});

// Something to type in, in the content; with `host` inside an element of its own making.
function field({ page, element, content }, host) {
  const input = page.element(200, 40);
  input.matches = (selector) => selector.includes("input");
  input.parent = content;
  if (!host) return { at: input, fields: {} };
  const outside = page.element(200, 40);
  outside.parent = content;
  return { at: outside, fields: { composedPath: () => [input, outside, content, element] } };
}

test("a finger scrolls from what is typed in, a mouse selects its text", () => {
  for (const [pointerType, isScrolled] of [["touch", true], ["mouse", false]]) {
    const one = scene();
    const { at } = field(one);
    one.page.flick(at, 40, { pointerType });
    assert.equal(one.scroller.contentOffset.y > 0, isScrolled, pointerType);
  }
});

test("what is typed inside an element of its own making stays there", () => {
  const one = scene();
  const { at, fields } = field(one, true);
  for (const key of [" ", "End", "ArrowDown"]) {
    const event = at.dispatch("keydown", { key, timeStamp: one.page.time, ...fields });
    assert.equal(event.defaultPrevented, false, key);
  }
  one.page.flick(at, 40, { pointerType: "mouse", ...fields });
  assert.equal(one.scroller.contentOffset.y, 0);
});

// A scroller inside another's content, and a finger that goes from one place to another.
function nested(contentSize) {
  const outer = scene();
  const { page } = outer;
  const element = page.element(390, 200);
  element.parent = outer.content;
  const inner = new Scroller(engine, { contentSize });
  attach(element, inner);
  const drag = (x, y) => {
    page.pointer("pointerdown", element, 200, 150);
    for (let i = 1; i <= 5; i++) {
      page.after(16).pointer("pointermove", element, 200 + (x * i) / 5, 150 + (y * i) / 5);
    }
    page.after(200).pointer("pointerup", element, 200 + x, 150 + y);
    page.settle();
    return { outer: outer.scroller.contentOffset, inner: inner.contentOffset };
  };
  return { drag, outer: outer.scroller, inner };
}

test("of two lists inside one another one finger moves the inner one only", () => {
  const { drag, outer } = nested({ width: 390, height: 1000 });
  const moved = drag(0, -100);
  assert.ok(moved.inner.y > 50);
  assert.equal(moved.outer.y, 0);
  assert.equal(outer.isTracking, false);
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

test("a drawing's size becomes contentSize as well", () => {
  const page = new Page();
  const element = page.element(390, 844);
  const drawing = page.element(900, 1200);
  drawing.offsetWidth = drawing.offsetHeight = undefined;
  const scroller = new Scroller(engine);
  attach(element, scroller, { content: drawing, observesContent: true });
  assert.deepEqual(scroller.contentSize, { width: 900, height: 1200 });
});

test("a program's scroll is drawn without being asked", () => {
  const { page, scroller } = scene();
  scroller.setContentOffset({ x: 0, y: 1000 }, { animated: true });
  assert.ok(page.settle() > 10);
  assert.equal(scroller.contentOffset.y, 1000);
});

test("drawing that sets what is set already does not ask for frames", () => {
  const { page, element, scroller } = scene({
    onFrame: (frame, it) => (it.contentSize = { width: 390, height: 6000 }),
  });
  page.flick(element);
  page.settle();
  assert.equal(page.requests.size, 0);
  assert.equal(scroller.isMoving, false);
});

test("drawing that moves the content is drawn", () => {
  const drawn = [];
  const { page } = scene({
    onFrame(frame, it) {
      drawn.push(frame.offset.y);
      if (frame.offset.y < 30) it.setContentOffset({ x: 0, y: frame.offset.y + 10 });
    },
  });
  page.settle();
  assert.deepEqual(drawn, [0, 10, 20, 30]);
});

test("detaching leaves the element as it was", () => {
  const { page, element, content, scroller, attachment } = scene();
  page.flick(element);
  page.pointer("pointerdown", element, 100, 100);
  attachment.detach();
  attachment.detach();
  assert.equal(scroller.isTracking, false);
  assert.equal(element.listenerCount, 0);
  assert.equal(page.listenerCount, 0);
  assert.equal(page.document.listenerCount, 0);
  assert.equal(page.isReduced.listenerCount, 0);
  assert.equal(page.requests.size, 0);
  assert.equal(page.observers.length, 0);
  assert.equal(element.style.touchAction, undefined);
  assert.equal(content.style.willChange, undefined);
  assert.equal(content.style.transform, undefined);
  assert.equal(content.style.transitionProperty, undefined);
  assert.equal(element.style.scrollBehavior, undefined);
  assert.equal(element.style.scrollSnapType, undefined);
  assert.equal(element.tabIndex, -1);
  const again = attach(element, scroller, { content });
  again.detach();
});

test("destroying a scroller detaches it, twice as well as once", () => {
  const { page, element, content, scroller, attachment } = scene();
  page.flick(element);
  scroller.destroy();
  scroller.destroy();
  content.style.transform = "mine";
  attachment.draw();
  assert.equal(content.style.transform, "mine");
  assert.equal(element.listenerCount, 0);
  assert.equal(page.requests.size, 0);
});

test("what listeners and drawing throw is uncaught, and the motion goes on", () => {
  for (const where of ["didScroll", "onFrame"]) {
    let [isTold, isThrown] = [false, false];
    const { page, element, scroller, content } = scene({
      [where]() {
        if (!isTold || isThrown) return;
        isThrown = true;
        throw new Error("mine");
      },
    });
    page.flick(element);
    page.frame();
    isTold = true;
    assert.throws(() => page.frame(), /mine/);
    assert.ok(page.settle() > 60);
    assert.equal(scroller.isMoving, false);
    assert.ok(content.style.transform.includes(`${-scroller.contentOffset.y}px`));
  }
});

test("under a finger a listener may destroy the scroller, detach it or remove the element", () => {
  for (const name of ["willBeginDragging", "didScroll"]) {
    for (const end of [
      ({ scroller }) => scroller.destroy(), ({ attachment }) => attachment.detach(), ({ element }) => (element.isConnected = false),
    ]) {
      let isOver = false;
      const one = scene({ [name]() { if (!isOver) end(one); isOver = true; } });
      const { page, element } = one;
      element.setPointerCapture = () => assert.ok(element.isConnected);
      page.pointer("pointerdown", element, 200, 700);
      const moves = [1, 2, 3].map((i) => ({ pointerId: 1, clientX: 210, clientY: 720 - 40 * i, timeStamp: page.time + 5 * i }));
      page.after(16).pointer("pointermove", element, 200, 580, { getCoalescedEvents: () => moves });
      page.after(16).pointer("pointerup", element, 200, 580);
      page.settle();
      assert.ok(isOver);
    }
  }
});

test("what cannot be attached is refused by name", () => {
  const { page, element: taken, scroller } = scene();
  const element = page.element(390, 844);
  const other = () => new Scroller(engine);
  assert.throws(() => attach(taken, other()), /element: has a scroller already/);
  assert.throws(() => attach(null, other()), /element: expected an element/);
  assert.throws(() => attach(element, {}), /scroller: expected a Scroller/);
  assert.throws(() => attach(element, scroller), /attached to an element already/);
  assert.throws(() => attach(element, other(), { contents: element }), /unknown field "contents"/);
  assert.throws(() => attach(element, other(), { wheel: 1 }), /options\.wheel: expected true or false/);
  assert.throws(() => attach(element, other(), { onFrame: 1 }), /options\.onFrame/);
  assert.throws(() => attach(element, other(), { pointers: "mouse" }), /options\.pointers: .*"mouse"/);
  assert.throws(() => attach(element, other(), { axes: "up" }), /options\.axes: .*"up"/);
  assert.throws(() => attach(element, other(), { touchAction: 1 }), /options\.touchAction/);
  assert.throws(() => attach(element, other(), { content: "rows" }), /options\.content/);
  const loose = page.element(1, 1);
  loose.isConnected = false;
  assert.throws(() => attach(loose, other()), (e) => e instanceof OverscrollError);
  const gone = other();
  gone.destroy();
  assert.throws(() => attach(element, gone), /has been destroyed/);
  const before = element.listenerCount;
  assert.throws(() => attach(element, other(), { didScroll: 1 }), /listener/);
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
