// A finger on a list: what it catches, and what it leaves behind when it has rested before it lifts.
import { csv } from "../recording.js";

// At rest when nothing has changed for so long; still is a finger that has not moved for so long. In seconds.
const STILL = 0.2;
const PAUSE = 0.1;
// A drag that says something, in points.
const DRAG = 30;

/**
 * Reads an offset in every frame from a touch on until the content rests; done(record) gets {kind, times, values, end}:
 * a "caught", with the finger's travel and the offset's from the touch to the lift, as `fingers` and `values`; or a
 * "still", with what the offset moved on after the lift.
 */
export class HandWatch {
  #read;
  #done;
  #frames = [];
  #finger = null;
  #isCatch = false;
  #request = 0;

  constructor(read, done) {
    this.#read = read;
    this.#done = done;
  }

  /** A finger came down at a height of the screen, in points. */
  down(y, isMoving) {
    this.#frames = [];
    this.#finger = y;
    this.#isCatch = isMoving;
    this.#request ||= requestAnimationFrame(this.#frame);
  }

  move(y) {
    if (this.#finger !== null) this.#finger = y;
  }

  up() {
    this.#finger = null;
  }

  #frame = (milliseconds) => {
    const [time, offset, finger] = [milliseconds / 1000, this.#read(), this.#finger];
    this.#frames.push({ time, offset, finger });
    const changed = this.#frames.findLast((one) => one.offset !== offset || one.finger !== finger)?.time ?? this.#frames[0].time;
    const isOver = finger === null && time - changed >= STILL;
    this.#request = isOver ? 0 : requestAnimationFrame(this.#frame);
    if (isOver) this.#finish();
  };

  #finish() {
    const held = this.#frames.filter((one) => one.finger !== null);
    if (held.length < 3) return;
    const [first, lift] = [held[0], held.at(-1)];
    const moved = held.findLast((one) => one.finger !== lift.finger)?.time ?? first.time;
    if (this.#isCatch) {
      const values = held.map((one) => Math.abs(one.offset - first.offset));
      this.#done({
        kind: "caught", times: held.map((one) => one.time - first.time), values, end: values.at(-1),
        fingers: held.map((one) => Math.abs(one.finger - first.finger)),
      });
    } else if (lift.time - moved >= PAUSE && Math.abs(lift.finger - first.finger) >= DRAG) {
      const free = this.#frames.slice(this.#frames.indexOf(lift));
      const values = free.map((one) => one.offset - lift.offset);
      this.#done({ kind: "still", times: free.map((one) => one.time - lift.time), values, end: values.at(-1) });
    }
  }
}

/** As CSV; null of what no hand has made. */
export const handCSV = ({ kind, times, fingers, values }) => (kind === "caught" ? csv(["finger", "offset"], [fingers, values])
  : kind === "still" ? csv(["t", "offset"], [times, values]) : null);

/** What it says; null of what no hand has made. */
export function handWords({ kind, fingers, values, end }) {
  if (kind === "still") return end === 0 ? "it stayed where the still finger left it" : `it went on by ${Math.abs(end).toFixed(1)} pt after a still finger`;
  if (kind !== "caught") return null;
  const first = values.findIndex((one) => one > 0);
  return first < 0 ? "the caught content did not move" : `the caught content moved when the finger had gone ${fingers[first].toFixed(1)} pt`;
}
