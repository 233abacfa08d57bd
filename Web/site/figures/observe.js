// Two lists, ours and the browser's own, measured from outside by the same ruler: how far a flick goes, what
// happens beyond an edge, how a pull is resisted.
import { clamp, engine, make } from "../lib/figure.js";
import { everyFrame } from "../lib/frames.js";
import { handWatch } from "../lib/hands.js";
import { MotionWatch, PinchFingers } from "../lib/motions.js";
import { notebook } from "../lib/notebook.js";
import { APART } from "../lib/observations.js";
import { colour, initials, person } from "../lib/people.js";
import { touchable } from "../lib/stage.js";
import { watching } from "../lib/watch.js";
import { Scroller, attach } from "../overscroll.js";

const COUNT = 160;
const HEIGHT = 44;
// Whose names they are.
const SEED = 2100;
// Where snapping lists rest: every so many rows.
const STRIDE = 5;

export function mount(host) {
  const panes = make("div", "panes");
  host.stage.replaceChildren(panes);
  const view = list(panes, "Overscroll", "view", `Our list of ${COUNT} rows`);
  const native = list(panes, "this browser", "native", `The browser’s own list of the same ${COUNT} rows`);
  const scroller = new Scroller(engine, { contentSize: { width: 160, height: COUNT * HEIGHT } });
  const last = () => native.scrollHeight - native.clientHeight;
  let order = 0;
  let isSnapping = false;

  // One of both lists: what is recorded of it, and what watches it.
  function watched({ read, range, moveTo }) {
    const records = { flicks: [], bounces: [], pulls: [], motions: [], wasAtEdge: false };
    const note = (kind, record, isQuiet) => {
      records[kind].push({ ...record, order: order++ });
      book.show(kind, isQuiet);
    };
    const moved = (record) => note("motions", record);
    const watch = watching({
      range,
      // With a snap, where it goes is the snap's, not the flick's.
      flick: (record) => isSnapping || note("flicks", record),
      bounce: (record) => note("bounces", record),
      pull(pair) {
        const before = records.pulls.at(-1);
        // A finger that holds still says the same again and again.
        if (before && Math.hypot(before.finger - pair.finger, before.offset - pair.offset) < 2) return;
        note("pulls", pair, true);
      },
      rest({ isAtEdge }) {
        records.wasAtEdge ||= isAtEdge;
        if (book.tab === "pulls" && isAtEdge) moveTo(APART);
        book.show();
      },
    });
    return { records, watch, moved, moveTo, hand: handWatch(read, moved), motion: new MotionWatch(read, moved) };
  }
  const readOurs = () => scroller.frame.offset.y;
  const ours = watched({
    read: readOurs, range: () => [scroller.minimumOffset.y, scroller.maximumOffset.y],
    moveTo: (y) => (scroller.contentOffset = { x: 0, y }),
  });
  const own = watched({ read: () => native.scrollTop, range: () => [0, last()], moveTo: (y) => (native.scrollTop = y) });

  const book = notebook(host, { ours: ours.records, native: own.records }, view, scroller, (tab) => {
    if (tab !== "pulls") return;
    if (!scroller.isMoving) ours.moveTo(APART);
    if (!own.watch.isWatching) own.moveTo(APART);
  }, {
    scrollSmoothly() {
      const target = native.scrollTop > last() / 4 ? 0 : 40 * HEIGHT;
      for (const { motion } of [ours, own]) motion.begin("scrollTo");
      native.scrollTo({ top: target, behavior: "smooth" });
      scroller.setContentOffset({ x: 0, y: target }, { animated: true });
    },
    snap(isOn) {
      isSnapping = isOn;
      native.style.scrollSnapType = isOn ? "y mandatory" : "";
      scroller.snapVertical = isOn ? { stride: STRIDE * HEIGHT } : "none";
    },
  });

  // Ours: frames as the engine's attachment draws them, then a few more to see that it rests.
  const moreFrames = everyFrame((time) => {
    if (!scroller.isMoving) ours.watch.frame(time, readOurs());
    return ours.watch.isWatching;
  });
  let finger = NaN;
  scroller.on("willBeginDragging", () => ours.watch.touch(finger));
  scroller.on("didEndDragging", () => {
    ours.watch.lift();
    if (isSnapping) ours.motion.begin("snap");
  });
  attach(view, scroller, {
    content: view.querySelector(".content"),
    onFrame({ time, offset }) {
      ours.watch.frame(time, offset.y);
      moreFrames();
    },
  });
  addEventListener("pointermove", ({ clientY }) => {
    ours.hand.move(clientY);
    finger = scroller.isTracking ? clientY : NaN;
    if (scroller.isTracking && scroller.isDragging) ours.watch.touch(finger);
  });
  view.addEventListener("pointerdown", ({ clientY }) => {
    finger = clientY;
    ours.hand.down(finger, ours.watch.isMoving);
  });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => ours.hand.up());
  view.addEventListener("wheel", () => ours.watch.wake(), { passive: true });

  // The browser's: its offset read in every frame, its finger from touch events, which go on while it scrolls.
  const ownFrames = everyFrame((time) => {
    own.watch.frame(time, native.scrollTop);
    return own.watch.isWatching;
  });
  const isOne = ({ touches }) => touches.length === 1;
  const isNone = ({ touches }) => touches.length === 0;
  const on = (name, isMeant, act) => native.addEventListener(name, (event) => {
    if (!isMeant(event)) return;
    act(event.touches[0]?.clientY);
    ownFrames();
    if (book.isTogether) mirror(name, event.touches[0], event.timeStamp / 1000);
  }, { passive: true });
  on("touchstart", isOne, (y) => {
    own.hand.down(y, own.watch.isMoving);
    own.watch.touch(y);
  });
  on("touchmove", isOne, (y) => {
    own.hand.move(y);
    own.watch.touch(y);
  });
  for (const name of ["touchend", "touchcancel"]) {
    on(name, isNone, () => {
      own.hand.up();
      own.watch.lift();
    });
  }
  native.addEventListener("touchend", () => isSnapping && own.motion.begin("snap"), { passive: true });
  // The same finger for both lists, from the same place.
  const mirror = (name, touch, time) => {
    const box = native.getBoundingClientRect();
    const at = touch && { x: touch.clientX - box.left, y: touch.clientY - box.top };
    if (name === "touchstart") {
      ours.moveTo(clamp(native.scrollTop, 0, last()));
      scroller.touchDown(-2, at, time);
    } else if (name === "touchmove") {
      finger = touch.clientY;
      scroller.touchMoved(-2, at, time);
    } else scroller.touchUp(-2, null, time);
  };
  for (const name of ["wheel", "keydown"]) {
    native.addEventListener(name, () => {
      own.watch.wake();
      ownFrames();
    }, { passive: true });
  }
  watchPage(own.moved);
  for (const one of [ours, own]) one.moveTo(APART);
}

// The page itself: a pinch beyond its limits and back, and its scroll to the top that nobody's finger makes.
function watchPage(noted) {
  const fingers = new PinchFingers();
  const zoom = new MotionWatch(() => visualViewport.scale, noted, () => fingers.scale);
  const top = new MotionWatch(() => scrollY, (record) => record.end === 0 && record.values[0] > 200 && noted(record));
  let touches = 0;
  let busy = -Infinity;
  const input = () => {
    busy = performance.now();
    top.cancel();
  };
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    addEventListener(name, (event) => {
      touches = event.touches.length;
      zoom.hold(touches > 0);
      input();
    }, { passive: true, capture: true });
  }
  for (const name of ["wheel", "keydown", "pointerdown"]) addEventListener(name, input, { passive: true, capture: true });
  // A glide goes on after its finger; what begins long after one is the browser's own.
  addEventListener("scroll", () => {
    const now = performance.now();
    if (touches === 0 && now - busy >= 1000) top.begin("scrollToTop");
    else if (touches === 0) busy = Math.max(busy, now - 800);
  }, { passive: true });
  let scale = globalThis.visualViewport?.scale;
  globalThis.visualViewport?.addEventListener("resize", () => {
    if (visualViewport.scale !== scale) zoom.begin("zoomScale");
    scale = visualViewport.scale;
  });
}

// -- The two lists --

function list(panes, title, kind, label) {
  const view = touchable(kind, label);
  const rows = Array.from({ length: COUNT }, (_, i) => {
    const badge = make("i", "", initials(SEED + i), { style: `background: ${colour(SEED + i)}` });
    const row = make("div", "line", [badge, make("span", "", person(SEED + i))]);
    if (i % STRIDE === 0) row.style.scrollSnapAlign = "start";
    return row;
  });
  view.append(make("div", "content", rows));
  panes.append(make("div", "pane", [make("div", "head", title), view]));
  return view;
}
