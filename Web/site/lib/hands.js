// A finger on a list: what it catches, and what it leaves behind when it has rested before it lifts.
import { csv } from "../recording.js";
import { everyFrame } from "./frames.js";

// At rest when nothing has changed for so long; still is a finger that has not moved for so long. In seconds.
const STILL = 0.2;
const PAUSE = 0.1;
// A drag that says something, in points.
const DRAG = 30;

/** Reads an offset in every frame from a touch on until the content rests: {down(y, isMoving), move(y), up()}, heights of
 * the screen in points. done(record) gets {kind, times, values, end}: a "caught", with the finger's travel and the
 * offset's up to the lift, as `fingers` and `values`; or a "still", with what the offset moved on after it. */
export function handWatch(read, done) {
  let frames = [];
  let finger = null;
  let isCatch = false;
  const begin = everyFrame((time) => {
    const now = { time, offset: read(), finger };
    frames.push(now);
    const changed = frames.findLast((one) => one.offset !== now.offset || one.finger !== finger) ?? frames[0];
    const isOver = finger === null && time - changed.time >= STILL;
    if (isOver) finish();
    return !isOver;
  });

  function finish() {
    const held = frames.filter((one) => one.finger !== null);
    if (held.length < 3) return;
    const [first, lift] = [held[0], held.at(-1)];
    const moved = held.findLast((one) => one.finger !== lift.finger) ?? first;
    const isStill = lift.time - moved.time >= PAUSE && Math.abs(lift.finger - first.finger) >= DRAG;
    if (!isCatch && !isStill) return;
    const [from, seen] = isCatch ? [first, held] : [lift, frames.slice(frames.indexOf(lift))];
    const ways = seen.map((one) => one.offset - from.offset);
    const values = isCatch ? ways.map(Math.abs) : ways;
    done({
      kind: isCatch ? "caught" : "still", times: seen.map((one) => one.time - from.time), values, end: values.at(-1),
      ...(isCatch && { fingers: held.map((one) => Math.abs(one.finger - first.finger)) }),
    });
  }

  return {
    down(y, isMoving) {
      frames = [];
      finger = y;
      isCatch = isMoving;
      begin();
    },
    move: (y) => finger !== null && (finger = y),
    up: () => (finger = null),
  };
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
