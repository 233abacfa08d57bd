// events.js - what a scroller is told and tells: frames, events, wheels and keys.

import { NEEDED, XY, numbersOf } from "./checks.js";

// By their codes, from 1.
export const EVENTS = [
  "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating",
  "didEndDecelerating", "didEndScrollingAnimation", "willBeginZooming", "didZoom", "didEndZooming",
  "didScrollToTop",
];
export const PHASES = [
  "idle", "tracking", "dragging", "decelerating", "bouncing", "animating", "zooming",
];
export const FLAGS = [
  "isMoving", "isTracking", "isDragging", "isDecelerating", "isScrollAnimating", "isZooming",
  "isZoomBouncing",
];
export const KEYS = [
  "arrowUp", "arrowDown", "arrowLeft", "arrowRight", "pageUp", "pageDown", "home", "end", "space",
  "shiftSpace",
];
export const UNITS = ["pixels", "lines", "pages"];
export const WHEEL = {
  delta: XY,
  time: NEEDED,
  unit: UNITS,
  phase: [
    "none", "began", "changed", "ended", "momentumBegan", "momentumChanged", "momentumEnded",
    "cancelled",
  ],
  isPrecise: [undefined, false, true],
  isShiftDown: false,
};

// Writes a wheel's event for a call.
export function putWheel(engine, event) {
  const [x, y, time, ...bytes] = numbersOf(event, WHEEL, "event");
  const at = engine.write([x, y, time, 0]);
  bytes.forEach((byte, i) => engine.bytes.setUint8(at + 24 + i, byte));
  return at;
}

// A browser's event as wheel() takes it.
export const wheelEvent = (event) => ({
  delta: { x: event.deltaX, y: event.deltaY }, time: event.timeStamp / 1000,
  unit: UNITS[event.deltaMode], isShiftDown: event.shiftKey,
});

// How long after a stroke of the wheel the next turn still belongs to it, in milliseconds.
export const WHEEL_INTERVAL = 300;

// A frame to be filled by readFrame.
export const newFrame = () => ({ offset: {}, velocity: {}, events: [] });

export function readFrame(engine, at, frame) {
  const { f64, bytes } = engine;
  const i = at >> 3;
  frame.time = f64[i];
  frame.offset.x = f64[i + 1];
  frame.offset.y = f64[i + 2];
  frame.velocity.x = f64[i + 3];
  frame.velocity.y = f64[i + 4];
  frame.zoomScale = f64[i + 5];
  frame.phase = PHASES[bytes.getUint8(at + 56)];
  for (let k = 0; k < FLAGS.length; k++) frame[FLAGS[k]] = bytes.getUint8(at + 57 + k) === 1;
  frame.events.length = unpack(engine, at + 48, frame.events);
  return frame;
}

// Writes the names of up to sixteen events, four bits each, to a list from an index on; gives the index
// after them.
export function unpack(engine, at, list, index = 0, names = EVENTS) {
  for (let half = 0; half < 8; half += 4) {
    let rest = engine.bytes.getUint32(at + half, true);
    for (; rest; rest >>>= 4) list[index++] = names[(rest & 15) - 1];
  }
  return index;
}
