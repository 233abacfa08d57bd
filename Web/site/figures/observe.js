// Two lists, ours and the browser's own, measured from outside by the same ruler: how far a flick goes, what
// happens beyond an edge, how a pull is resisted.
import { Scroller, attach } from "../overscroll.js";
import { engine } from "../lib/engine.js";
import { HandWatch } from "../lib/hands.js";
import { notebook } from "../lib/notebook.js";
import { MotionWatch, PinchFingers } from "../lib/motions.js";
import { APART } from "../lib/observations.js";
import { colour, initials, person } from "../lib/people.js";
import { make, touchable } from "../lib/stage.js";
import { Watch } from "../lib/watch.js";

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
  const scroller = new Scroller(engine, { contentSize: { width: 160, height: COUNT * HEIGHT } });
  const own = list(panes, "this browser", "native", `The browser’s own list of the same ${COUNT} rows`);
  const none = () => ({ flicks: [], bounces: [], pulls: [], motions: [] });
  const lists = { ours: none(), native: none() };
  let order = 0;
  const seen = { ours: false, native: false };
  const book = notebook(host, lists, seen, view, scroller, (tab) => {
    if (tab !== "pulls") return;
    if (!scroller.isMoving) moveOurs(APART);
    if (!watch.isWatching) moveOwn(APART);
  }, {
    scrollSmoothly() {
      const target = own.scrollTop > last() / 4 ? 0 : 40 * HEIGHT;
      for (const one of Object.values(motions)) one.begin("scrollTo");
      own.scrollTo({ top: target, behavior: "smooth" });
      scroller.setContentOffset({ x: 0, y: target }, { animated: true });
    },
    snap(isOn) {
      isSnapping = isOn;
      own.style.scrollSnapType = isOn ? "y mandatory" : "";
      scroller.snapVertical = isOn ? { stride: STRIDE * HEIGHT } : "none";
    },
  });
  let isSnapping = false;

  const hooks = (who, range, moveTo) => ({
    range,
    flick(record) {
      // Where it goes is then the snap's, not the flick's.
      if (isSnapping) return;
      lists[who].flicks.push({ ...record, order: order++ });
      book.show("flicks");
    },
    bounce(record) {
      lists[who].bounces.push({ ...record, order: order++ });
      book.show("bounces");
    },
    pull(pair) {
      const { pulls } = lists[who];
      // A finger that holds still says the same again and again.
      if (pulls.length && Math.hypot(pulls.at(-1).finger - pair.finger, pulls.at(-1).offset - pair.offset) < 2) return;
      pulls.push({ ...pair, order: order++ });
      book.show("pulls", true);
    },
    rest({ isAtEdge }) {
      seen[who] ||= isAtEdge;
      if (book.tab === "pulls" && isAtEdge) moveTo(APART);
      book.show();
    },
  });

  const noted = (who) => (record) => {
    lists[who].motions.push({ ...record, order: order++ });
    book.show("motions");
  };
  const hands = {
    ours: new HandWatch(() => scroller.frame.offset.y, noted("ours")), native: new HandWatch(() => own.scrollTop, noted("native")),
  };

  // Ours: frames as the engine's attachment draws them, then a few more to see that it rests.
  const moveOurs = (y) => (scroller.contentOffset = { x: 0, y });
  const ourWatch = new Watch(hooks("ours", () => [scroller.minimumOffset.y, scroller.maximumOffset.y], moveOurs));
  const ourFrames = frames(ourWatch, (time) => scroller.isMoving || ourWatch.frame(time, scroller.frame.offset.y));
  scroller.on("willBeginDragging", () => ourWatch.touch(finger));
  scroller.on("didEndDragging", () => ourWatch.lift());
  let finger = NaN;
  attach(view, scroller, {
    content: view.querySelector(".content"),
    onFrame(frame) {
      ourWatch.frame(frame.time, frame.offset.y);
      ourFrames();
    },
  });
  addEventListener("pointermove", (event) => {
    hands.ours.move(event.clientY);
    if (!scroller.isTracking) return void (finger = NaN);
    finger = event.clientY;
    if (scroller.isDragging) ourWatch.touch(finger);
  });
  view.addEventListener("pointerdown", (event) => {
    finger = event.clientY;
    hands.ours.down(finger, ourWatch.isMoving);
  });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => hands.ours.up());
  view.addEventListener("wheel", () => ourWatch.wake(), { passive: true });

  // The browser's: its offset read in every frame, its finger from touch events, which go on while it scrolls.
  const last = () => own.scrollHeight - own.clientHeight;
  const moveOwn = (y) => (own.scrollTop = y);
  const watch = new Watch(hooks("native", () => [0, last()], moveOwn));
  const ownFrames = frames(watch, (time) => watch.frame(time, own.scrollTop));
  const touched = ({ touches, timeStamp }, kind) => {
    const touch = touches[0];
    if (kind === "down") hands.native.down(touch.clientY, watch.isMoving);
    else if (touch) hands.native.move(touch.clientY);
    else hands.native.up();
    if (touch) watch.touch(touch.clientY);
    else watch.lift();
    ownFrames();
    if (book.isTogether) mirror(kind, touch, timeStamp / 1000);
  };
  // The same finger for both lists, from the same place.
  const mirror = (kind, touch, time) => {
    const box = own.getBoundingClientRect();
    const at = touch && { x: touch.clientX - box.left, y: touch.clientY - box.top };
    if (kind === "down") {
      moveOurs(Math.min(Math.max(own.scrollTop, 0), last()));
      scroller.touchDown(-2, at, time);
    } else if (kind === "move") {
      finger = touch.clientY;
      scroller.touchMoved(-2, at, time);
    } else scroller.touchUp(-2, null, time);
  };
  own.addEventListener("touchstart", (event) => event.touches.length === 1 && touched(event, "down"), { passive: true });
  own.addEventListener("touchmove", (event) => event.touches.length === 1 && touched(event, "move"), { passive: true });
  for (const name of ["touchend", "touchcancel"]) {
    own.addEventListener(name, (event) => event.touches.length === 0 && touched(event, "up"));
  }
  for (const name of ["wheel", "keydown"]) {
    own.addEventListener(name, () => {
      watch.wake();
      ownFrames();
    }, { passive: true });
  }

  // What moves without a finger: of both lists, of the page, of its zoom.
  const motions = {
    ours: new MotionWatch(() => scroller.frame.offset.y, noted("ours")),
    native: new MotionWatch(() => own.scrollTop, noted("native")),
  };
  scroller.on("didEndDragging", () => isSnapping && motions.ours.begin("snap"));
  own.addEventListener("touchend", () => isSnapping && motions.native.begin("snap"), { passive: true });
  watchPage(noted("native"));

  moveOurs(APART);
  moveOwn(APART);
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
    if (touches > 0 || performance.now() - busy < 1000) return void (busy = touches > 0 ? busy : Math.max(busy, performance.now() - 800));
    top.begin("scrollToTop");
  }, { passive: true });
  let scale = globalThis.visualViewport?.scale;
  globalThis.visualViewport?.addEventListener("resize", () => {
    if (visualViewport.scale !== scale) zoom.begin("zoomScale");
    scale = visualViewport.scale;
  });
}

// Frames while a watch wants them, and none at rest.
function frames(watch, take) {
  let request = 0;
  const tick = (milliseconds) => {
    take(milliseconds / 1000);
    request = watch.isWatching ? requestAnimationFrame(tick) : 0;
  };
  return () => (request ||= requestAnimationFrame(tick));
}

// -- The two lists --

function list(panes, title, kind, label) {
  const element = make("div", "pane");
  const view = touchable(kind, label);
  view.append(content());
  element.append(make("div", "head", title), view);
  panes.append(element);
  return view;
}

function content() {
  const all = make("div", "content");
  for (let i = 0; i < COUNT; i++) {
    const row = make("div", "line");
    const badge = make("i", "", initials(SEED + i));
    badge.style.background = colour(SEED + i);
    row.append(badge, make("span", "", person(SEED + i)));
    if (i % STRIDE === 0) row.style.scrollSnapAlign = "start";
    all.append(row);
  }
  return all;
}
