// A finger on a list: what it catches, and what it leaves behind when it has rested before it lifts.
import { csv } from "../recording.js";
import { everyFrame } from "./frames.js";

// At rest when nothing has changed for so long; still is a finger that has not moved for so long. In seconds.
const STILL = 0.2;
const PAUSE = 0.1;
// A drag that says something, in points.
const DRAG = 30;

/** Reads an offset in every frame from a touch on until the content rests; done(record) gets {kind, times, values,
 * end}: a "caught", with the finger's travel and the offset's up to the lift, as `fingers` and `values`; or a "still",
 * with what the offset moved on after it. */
export class HandWatch {
  #done;
  #frames = [];
  #finger = null;
  #isCatch = false;
  #begin;

  constructor(read, done) {
    this.#done = done;
    this.#begin = everyFrame((time) => this.#take({ time, offset: read(), finger: this.#finger }));
  }

  /** A finger came down at a height of the screen, in points. */
  down(y, isMoving) {
    this.#frames = [];
    this.#finger = y;
    this.#isCatch = isMoving;
    this.#begin();
  }

  move(y) {
    if (this.#finger !== null) this.#finger = y;
  }

  up() {
    this.#finger = null;
  }

  // Whether more frames are wanted.
  #take(frame) {
    this.#frames.push(frame);
    const { time, offset, finger } = frame;
    const changed = this.#frames.findLast((one) => one.offset !== offset || one.finger !== finger) ?? this.#frames[0];
    const isOver = finger === null && time - changed.time >= STILL;
    if (isOver) this.#finish();
    return !isOver;
  }

  #finish() {
    const held = this.#frames.filter((one) => one.finger !== null);
    if (held.length < 3) return;
    const [first, lift] = [held[0], held.at(-1)];
    const moved = held.findLast((one) => one.finger !== lift.finger) ?? first;
    const isStill = lift.time - moved.time >= PAUSE && Math.abs(lift.finger - first.finger) >= DRAG;
    if (!this.#isCatch && !isStill) return;
    const [from, frames] = this.#isCatch ? [first, held] : [lift, this.#frames.slice(this.#frames.indexOf(lift))];
    const ways = frames.map((one) => one.offset - from.offset);
    const values = this.#isCatch ? ways.map(Math.abs) : ways;
    this.#done({
      kind: this.#isCatch ? "caught" : "still", times: frames.map((one) => one.time - from.time), values, end: values.at(-1),
      ...(this.#isCatch && { fingers: held.map((one) => Math.abs(one.finger - first.finger)) }),
    });
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
