// What the engine makes of a script of touches: values over time, read off frame by frame, and played at any speed.
import { isStill } from "../lib/stage.js";

const STEP = 1 / 240;

/** Runs a script [{time, act}] on something that moves, which is used up: {xs, ys: times and what is read of its
 * frames, end, release: the last lift's}. */
export function film(subject, script, read = ({ offset }) => offset.y, most = 20) {
  const [xs, ys] = [[], []];
  let next = 0;
  let release = null;
  for (let i = 0; i * STEP < most; i++) {
    const time = i * STEP;
    const first = next;
    for (; next < script.length && script[next].time <= time; next++) release = script[next].act(subject) ?? release;
    const frame = subject.advance(time);
    // Under a finger it moves with the touches, and is where they put it when they do.
    if (first === next && subject.isTracking) continue;
    ys.push(read(frame));
    xs.push(first < next ? script[next - 1].time : time);
    if (next === script.length && !subject.isMoving) break;
  }
  subject.destroy();
  return { xs, ys, end: xs.at(-1), release };
}

/** The value at a time, between two of them. */
export function at({ xs, ys }, time) {
  let [low, high] = [0, xs.length - 1];
  if (time >= xs[high]) return ys[high];
  if (time <= xs[0]) return ys[0];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (xs[middle] <= time) low = middle;
    else high = middle;
  }
  return ys[low] + ((ys[high] - ys[low]) * (time - xs[low])) / (xs[high] - xs[low]);
}

let request = 0;

/** Plays so many seconds, at a rate that may change while it plays; under reduced motion only the end is drawn. */
export function play(length, draw, { rate = () => 1, done } = {}) {
  stop();
  if (isStill()) {
    draw(length);
    return void done?.();
  }
  let time = 0;
  let last;
  const tick = (milliseconds) => {
    if (last !== undefined) time += (Math.min(milliseconds - last, 100) / 1000) * rate(time);
    last = milliseconds;
    draw(Math.min(time, length));
    request = time < length ? requestAnimationFrame(tick) : 0;
    if (!request) done?.();
  };
  request = requestAnimationFrame(tick);
}

/** Leaves what is played where it is. */
export function stop() {
  cancelAnimationFrame(request);
  request = 0;
}

export const isPlaying = () => request !== 0;
