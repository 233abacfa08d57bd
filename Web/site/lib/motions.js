// Motions that no finger makes: a smooth scroll, a snap, a scroll to the top, a zoom that comes back. Each is
// recorded frame by frame and compared with two laws.
import { LeastSquares } from "../fit.js";
import { Recording, csv } from "../recording.js";
import { engine } from "./engine.js";

// At rest when nothing has changed for so long, in seconds.
const STILL = 0.2;
const ROUNDS = 30;

/** What is recorded, by the name of its column in an export. */
export const MOTIONS = { scrollTo: "smooth scroll", snap: "snap", scrollToTop: "to the top", zoomScale: "zoom" };

/** Reads a number in every frame from begin() on until it rests; done(record) gets {kind, times, values, end}. */
export class MotionWatch {
  #read;
  #done;
  #kind = null;
  #times = [];
  #values = [];
  #changed = 0;
  #isHeld = false;
  #request = 0;

  constructor(read, done) {
    this.#read = read;
    this.#done = done;
  }

  get isWatching() {
    return this.#kind !== null;
  }

  /** Begins, unless it is at it already. */
  begin(kind) {
    if (this.#kind !== null) return;
    this.#kind = kind;
    this.#times = [];
    this.#values = [];
    this.#changed = -Infinity;
    this.#request ||= requestAnimationFrame(this.#frame);
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

  #frame = (milliseconds) => {
    this.#request = 0;
    if (this.#kind === null) return;
    const [time, value] = [milliseconds / 1000, this.#read()];
    if (value !== this.#values.at(-1) || this.#changed === -Infinity) this.#changed = time;
    this.#times.push(time);
    this.#values.push(value);
    if (this.#isHeld || time - this.#changed < STILL) {
      this.#request = requestAnimationFrame(this.#frame);
      return;
    }
    const kind = this.#kind;
    this.#kind = null;
    const moving = this.#values.findLastIndex((one) => one !== value) + 2;
    const from = Math.max(0, this.#values.findIndex((one) => one !== this.#values[0]) - 1);
    const times = this.#times.slice(from, moving);
    if (times.length < 5) return;
    this.#done({ kind, times: times.map((one) => one - times[0]), values: this.#values.slice(from, moving), end: value });
  };
}

/** The remaining distance, frame by frame. */
const remaining = ({ values, end }) => values.map((one) => one - end);
const rms = (a, b) => Math.sqrt(a.reduce((sum, one, i) => sum + (one - b[i]) ** 2, 0) / a.length);

/** An eased motion of the best duration and beginning, which lies between two frames: {duration, rms}. */
export function eased(record) {
  const rest = remaining(record);
  const last = record.times.at(-1);
  const miss = ([duration, late]) => {
    if (duration <= 0) return Infinity;
    const motion = engine.physics.easedMotion({ start: rest[0], target: 0, duration });
    const at = (time) => motion.at(Math.min(Math.max(time - late, 0), duration)).value;
    return rms(record.times.map(at), rest);
  };
  const candidates = Array.from({ length: ROUNDS }, (_, i) => [last * (0.4 + (1.2 * i) / ROUNDS), 0]);
  let best = candidates.reduce((a, b) => (miss(b) < miss(a) ? b : a));
  // Ever finer around the best one.
  for (let step = last * 0.04; step > last * 1e-5; step /= 2) {
    for (let round = 0; round < 4; round++) {
      const [duration, late] = best;
      const around = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [duration + i * step, late + j * step]));
      best = around.reduce((a, b) => (miss(b) < miss(a) ? b : a), best);
    }
  }
  return { duration: best[0], rms: miss(best) };
}

/** A free spring through the same: {stiffness, damping, rms}; null where there are too few frames, or none goes through. */
export function spring(record) {
  if (record.times.length < 6) return null;
  const fit = new LeastSquares(engine, "oscillator", new Recording({ times: record.times, offsets: remaining(record) }));
  fit.run(2000);
  const { k, c } = fit.parameters;
  const found = { stiffness: k, damping: c, rms: fit.rms };
  fit.destroy();
  // With other signs it is a curve, but no spring.
  return k > 0 && c >= 0 ? found : null;
}

/** As CSV: the time and the remaining distance, in a column named by its kind; of a zoom the scale itself. */
export const motionCSV = (record) =>
  csv(["t", record.kind], [record.times, record.kind === "zoomScale" ? record.values : remaining(record)]);
