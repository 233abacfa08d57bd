// events.js - what goes into a scroller and comes out: frames, events, wheels and keys.

import { NEEDED, XY, animated, choice, flag, number, numbersOf } from "./checks.js";
import { AT_FRAME_PHASE, AT_WHEEL_UNIT, KEY, PHASE, SCROLL } from "./layout.js";

export const KEYS = KEY;
export const EVENTS = SCROLL;

export const UNITS = ["pixels", "lines", "pages"];
export const WHEEL = {
  delta: XY,
  time: NEEDED,
  unit: UNITS,
  phase: [
    "none", "began", "changed", "ended", "momentumBegan", "momentumChanged", "momentumEnded",
    "cancelled", "held",
  ],
  isPrecise: [undefined, false, true],
  isShiftDown: false,
};

// Writes a wheel's event for a call.
export function putWheel(engine, event) {
  const numbers = numbersOf(event, WHEEL, "event");
  // x, y and time, then a byte each.
  numbers.splice(3).forEach((byte, i) => (engine.u8[engine.in + AT_WHEEL_UNIT + i] = byte));
  return engine.write(numbers);
}

const [PRESSED, DOWN, REPEATED, UP] = [0, 1, 2, 3];

// What wheels and keys scroll: a class with their calls.
export const scrolling = (Base) => class extends Base {
  wheel(event, target = 0) {
    this.verb("wheel", "wheel", putWheel(this.engine, event), target);
  }

  key(command) {
    this.#key("key", command, PRESSED, 0);
  }

  keyDown(command, time, { isRepeat = false } = {}) {
    this.#key("keyDown", command, flag(isRepeat, "isRepeat") ? REPEATED : DOWN, time);
  }

  keyUp(command, time) {
    this.#key("keyUp", command, UP, time);
  }

  #key(name, command, action, time) {
    this.verb(name, "key", choice(command, KEYS, "command"), action, number(time, "time"));
  }

  scrollToTop(options) {
    this.verb("scrollToTop", "scroll_to_top", animated(options));
  }
};

// A browser's event as wheel() takes it.
export const wheelEvent = (event) => ({
  delta: { x: event.deltaX, y: event.deltaY }, time: event.timeStamp / 1000,
  unit: UNITS[event.deltaMode], isShiftDown: event.shiftKey,
});

// How long after a stroke of the wheel the next turn still belongs to it, in milliseconds.
export const WHEEL_INTERVAL = 300;

// What structs.js would read, but every frame of every page is read by this.
export function readFrame(engine, at, frame) {
  const { f64, u8 } = engine;
  const i = at >> 3;
  // The phase, then what it is doing.
  const byte = at + AT_FRAME_PHASE;
  const { offset, velocity } = frame;
  frame.time = f64[i];
  offset.x = f64[i + 1];
  offset.y = f64[i + 2];
  velocity.x = f64[i + 3];
  velocity.y = f64[i + 4];
  frame.zoomScale = f64[i + 5];
  frame.phase = PHASE[u8[byte]];
  frame.isMoving = u8[byte + 1] === 1;
  frame.isTracking = u8[byte + 2] === 1;
  frame.isDragging = u8[byte + 3] === 1;
  frame.isDecelerating = u8[byte + 4] === 1;
  frame.isScrollAnimating = u8[byte + 5] === 1;
  frame.isZooming = u8[byte + 6] === 1;
  frame.isZoomBouncing = u8[byte + 7] === 1;
  return frame;
}

/** A frame to be filled, and what stands in each. */
export const newFrame = () => ({ offset: {}, velocity: {}, events: [] });
export const FRAME = readFrame({ f64: [], u8: [] }, 0, newFrame());
