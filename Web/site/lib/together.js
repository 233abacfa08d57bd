// One finger for several scrollers: what reaches the first through its attachment reaches all of them.
import { attach } from "../overscroll.js";

// What fingers, wheels and keys call.
const CALLS = ["touchDown", "touchMoved", "touchUp", "touchCancelled", "cancelTouches", "wheel", "key"];

/** Attaches several scrollers of the same size to one view: the parts of a scroller that a finger needs (finger.js),
 * wake() and draw(). willTouch(): before the first finger reaches any of them; did(call, ...arguments): after it has
 * reached all; draw(time): in every frame while one of them moves. */
export function together(view, scrollers, { willTouch, did, draw }) {
  const [first, ...others] = scrollers;
  let request = 0;
  const latest = (milliseconds) => Math.max(milliseconds / 1000, ...scrollers.map(({ time }) => time));
  const tick = (milliseconds) => {
    request = 0;
    const now = latest(milliseconds);
    // While a finger is down, time is the finger's: a frame must not run ahead of the events to come.
    for (const one of scrollers) if (one.isMoving && !one.isTracking) one.advance(now);
    draw(now);
    if (scrollers.some(({ isMoving }) => isMoving)) wake();
  };
  const wake = () => (request ||= requestAnimationFrame(tick));

  for (const name of CALLS) {
    const own = first[name];
    first[name] = (...input) => {
      if (name === "touchDown" && !first.isTracking) willTouch();
      // A place belongs to the one who says it, and may be filled again; what nobody touches is left out.
      const kept = input.filter((one) => one !== undefined).map((one) => (one && typeof one === "object" ? { ...one } : one));
      for (const other of others) other[name](...kept);
      const answer = own.apply(first, input);
      did(name, ...kept);
      wake();
      return answer;
    };
  }
  attach(view, first, {
    followsDisplayScale: false,
    onFrame({ time }) {
      const { viewport, reducesMotion } = first;
      for (const other of others) {
        if (other.viewport.width !== viewport.width || other.viewport.height !== viewport.height) other.viewport = viewport;
        if (other.reducesMotion !== reducesMotion) other.reducesMotion = reducesMotion;
      }
      draw(time);
    },
  });
  return {
    wake, draw: () => draw(latest(performance.now())),
    get isTracking() { return first.isTracking; },
    get time() { return latest(0); },
    get slop() { return Math.max(...scrollers.map(({ slop }) => slop)); },
    get viewport() { return first.viewport; },
    ...Object.fromEntries(CALLS.map((name) => [name, first[name]])),
  };
}
