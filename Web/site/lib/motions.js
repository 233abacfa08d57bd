// Motions that no finger makes: a smooth scroll, a snap, a scroll to the top, a zoom that comes back. Each is
// recorded frame by frame and compared with two laws.
import { LeastSquares } from "../fit.js";
import { Recording, csv } from "../recording.js";
import { physics } from "../physics.js";
import { engine } from "./engine.js";
import { everyFrame } from "./frames.js";
import { handCSV } from "./hands.js";
import { clamp } from "./numbers.js";

// At rest when nothing has changed for so long, in seconds.
const STILL = 0.2;
const ROUNDS = 30;

/** What is recorded, by the name of its column in an export. */
export const MOTIONS = {
  scrollTo: "smooth scroll", snap: "snap", scrollToTop: "to the top", zoomScale: "zoom", caught: "catch", still: "still finger",
};

/** Reads a number in every frame from begin() on until it rests; done(record) gets {kind, times, values, asked, end}.
 * `asked` is what fingers ask for in each frame, 0 without fingers. */
export class MotionWatch {
  #done;
  #kind = null;
  #frames = [];
  #changed = 0;
  #isHeld = false;
  #begin;

  constructor(read, done, ask = () => 0) {
    this.#done = done;
    this.#begin = everyFrame((time) => this.#kind !== null && this.#take({ time, value: read(), asked: ask() }));
  }

  /** Begins, unless it is at it already. */
  begin(kind) {
    if (this.#kind !== null) return;
    this.#kind = kind;
    this.#frames = [];
    this.#changed = -Infinity;
    this.#begin();
  }

  /** While fingers hold it, it does not rest, however long nothing changes. */
  hold(isHeld) {
    this.#isHeld = isHeld;
    this.#changed = -Infinity;
  }

  /** Forgets what it is at. */
  cancel() {
    this.#kind = null;
  }

  // Whether more frames are wanted.
  #take(frame) {
    const frames = this.#frames;
    const { time, value } = frame;
    if (value !== frames.at(-1)?.value || this.#changed === -Infinity) this.#changed = time;
    frames.push(frame);
    if (this.#isHeld || time - this.#changed < STILL) return true;
    const kind = this.#kind;
    this.#kind = null;
    const from = Math.max(0, frames.findIndex((one) => one.value !== frames[0].value) - 1);
    const moving = frames.slice(from, frames.findLastIndex((one) => one.value !== value) + 2);
    if (moving.length >= 5) {
      this.#done({
        kind, times: moving.map((one) => one.time - moving[0].time), values: moving.map((one) => one.value),
        asked: moving.map((one) => one.asked), end: value,
      });
    }
    return false;
  }
}

/** What two fingers ask of the page's zoom: where it was when they came, times how far apart they are now. */
export class PinchFingers {
  #base = 0;
  #apart = 0;
  #factor = 1;
  #hasGestures = false;

  constructor() {
    const options = { passive: true, capture: true };
    for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
      addEventListener(name, ({ touches }) => this.#touch(touches), options);
    }
    // Safari says itself how far apart they are; its touches are in points of the zoomed page.
    for (const name of ["gesturestart", "gesturechange"]) {
      addEventListener(name, ({ scale }) => {
        this.#hasGestures = true;
        this.#factor = scale;
      }, options);
    }
  }

  #touch(touches) {
    if (touches.length !== 2) return void (this.#base = 0);
    const [a, b] = touches;
    const apart = Math.hypot(a.screenX - b.screenX, a.screenY - b.screenY);
    if (this.#base === 0) {
      this.#base = visualViewport.scale;
      this.#apart = apart;
      this.#factor = 1;
    } else if (!this.#hasGestures && this.#apart > 0) this.#factor = apart / this.#apart;
  }

  /** The scale they ask for; 0 without two fingers. */
  get scale() {
    return this.#base * this.#factor;
  }
}

// What moved without fingers: of a pinch what came after it; null where that is too little.
function free({ times, values, asked, end }) {
  const from = asked.findLastIndex((one) => one > 0) + 1;
  if (times.length - from < 5) return null;
  return { times: times.slice(from).map((one) => one - times[from]), values: values.slice(from), end };
}

/** The remaining distance, frame by frame. */
const remaining = ({ values, end }) => values.map((one) => one - end);
const rms = (a, b) => Math.sqrt(a.reduce((sum, one, i) => sum + (one - b[i]) ** 2, 0) / a.length);

/** An eased motion of the best duration and beginning, which lies between two frames: {duration, rms}; null where there
 * are too few frames. */
export function eased(whole) {
  const record = free(whole);
  if (!record) return null;
  const rest = remaining(record);
  const last = record.times.at(-1);
  const tried = (duration, late) => {
    if (duration <= 0) return { duration, late, rms: Infinity };
    const motion = physics(engine).easedMotion({ start: rest[0], target: 0, duration });
    const at = (time) => motion.at(clamp(time - late, 0, duration)).value;
    return { duration, late, rms: rms(record.times.map(at), rest) };
  };
  const best = (all) => all.reduce((a, b) => (b.rms < a.rms ? b : a));
  let found = best(Array.from({ length: ROUNDS }, (_, i) => tried(last * (0.4 + (1.2 * i) / ROUNDS), 0)));
  // Ever finer around the best one.
  for (let step = last * 0.04; step > last * 1e-5; step /= 2) {
    for (let round = 0; round < 4; round++) {
      const { duration, late } = found;
      const sides = [-step, 0, step];
      found = best([found, ...sides.flatMap((i) => sides.map((j) => tried(duration + i, late + j)))]);
    }
  }
  return found;
}

/** A free spring through the same: {stiffness, damping, rms}; null where there are too few frames, or none goes through. */
export function spring(whole) {
  const record = free(whole);
  if (!record || record.times.length < 6) return null;
  const fit = new LeastSquares(engine, "oscillator", new Recording({ times: record.times, offsets: remaining(record) }));
  fit.run(2000);
  const { k, c } = fit.parameters;
  const found = { stiffness: k, damping: c, rms: fit.rms };
  fit.destroy();
  // With other signs it is a curve, but no spring.
  return k > 0 && c >= 0 ? found : null;
}

/** As CSV: the time and the remaining distance, in a column named by its kind; of a zoom the scale that the fingers ask
 * for, 0 without them, and the scale itself. */
export const motionCSV = (record) => handCSV(record) ?? (record.kind === "zoomScale"
  ? csv(["t", "pinch", "zoomScale"], [record.times, record.asked, record.values])
  : csv(["t", record.kind], [record.times, remaining(record)]));
