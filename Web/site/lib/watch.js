// Watches something scroll from outside: one call a frame with its offset, one per event of the finger.
// It measures our list and a browser's own by the same arithmetic, and computes no motion.

// At rest when nothing has changed for so long, in seconds.
const STILL = 0.15;
// A browser's frames run a little behind its fingers: the first two after a lift are not counted.
const LATE = 2;
// A speed is taken over so many frames, at the middle one; what is left to go is counted from there.
const SPAN = 4;

/** range(): [first, last offset]; flick({speed, distance, times, offsets}); bounce({speed, start, peak, duration,
 * times, offsets}); pull({finger, offset}); rest({isAtEdge}). */
export class Watch {
  #hooks;
  #finger = null;
  #origin = null;
  #run = [];
  #last = { time: -Infinity, offset: NaN };
  #changed = -Infinity;
  #isOver = true;
  // Whether the motion began with a finger's lift.
  #isRelease = false;

  constructor(hooks) {
    this.#hooks = { flick() {}, bounce() {}, pull() {}, rest() {}, ...hooks };
  }

  /** Whether frames are still wanted. */
  get isWatching() {
    return this.#finger !== null || !this.#isOver;
  }

  /** Whether it moved in the frames seen last. */
  get isMoving() {
    return !this.#isOver && this.#last.time - this.#changed < 0.05;
  }

  /** The finger is at a height of the screen, in points: it went down or moved. */
  touch(y) {
    const isFirst = this.#finger === null;
    this.#finger = y;
    if (isFirst) this.#origin = null;
    this.#begin(isFirst);
  }

  /** The finger has lifted. */
  lift() {
    if (this.#finger === null) return;
    this.#finger = null;
    this.#isRelease = true;
    this.#begin(false);
  }

  /** Something else may set it moving: a wheel, a key. */
  wake() {
    this.#begin(this.#isOver);
  }

  #begin(isAnew) {
    if (isAnew) [this.#run, this.#isRelease] = [[], false];
    this.#isOver = false;
    this.#changed = -Infinity;
  }

  /** A frame was shown. */
  frame(time, offset) {
    if (!(time > this.#last.time)) return;
    if (offset !== this.#last.offset || this.#changed === -Infinity) this.#changed = time;
    this.#last = { time, offset };
    if (this.#finger !== null) return this.#pulled(offset);
    if (this.#isOver) return;
    this.#run.push([time, offset]);
    if (time - this.#changed < STILL) return;
    this.#isOver = true;
    this.#finish();
    const [first, last] = this.#hooks.range();
    this.#hooks.rest({ isAtEdge: offset <= first + 0.5 || offset >= last - 0.5 });
  }

  // Inside, the offset follows the finger one to one; beyond, it gets how far the finger is ahead.
  #pulled(offset) {
    const [first, last] = this.#hooks.range();
    const y = this.#finger;
    if (offset > first + 0.01 && offset < last - 0.01) this.#origin = offset + y;
    if (this.#origin === null) return;
    const free = this.#origin - y;
    const [finger, beyond] = offset < first ? [first - free, first - offset] : [free - last, offset - last];
    if (beyond > 0.01 && finger > 0) this.#hooks.pull({ finger, offset: beyond });
  }

  #finish() {
    const run = this.#run;
    this.#run = [];
    const [first, last] = this.#hooks.range();
    const beyond = ([, offset]) => Math.max(first - offset, offset - last, 0);
    // A hard edge may be met to a hundredth of a pixel.
    const isOut = (frame) => beyond(frame) > 0.05;
    const from = run.findIndex(isOut);
    if (from < 0) return this.#glided(run, first, last);
    const inside = run.findIndex((frame, i) => i > from && !isOut(frame));
    const to = inside < 0 ? run.length : inside;
    const bounced = run.slice(from, to);
    if (bounced.length < 5) return;
    const offsets = bounced.map(beyond);
    // When there were two inside, it was hit, with the speed of the last frame there.
    const isHit = from >= 2;
    this.#hooks.bounce({
      speed: isHit ? Math.abs(rate(run[from - 2], run[from - 1])) : null, start: isHit ? 0 : offsets[0], peak: Math.max(...offsets),
      duration: (run[to] ?? run[to - 1])[0] - run[Math.max(0, from - 1)][0],
      times: bounced.map(([time]) => time - bounced[0][0]), offsets,
    });
  }

  #glided(run, first, last) {
    const end = run.at(-1)?.[1];
    const moving = run.slice(LATE).filter((_, i, all) => i === 0 || all[i][1] !== all[i - 1][1]);
    // A glide that an edge ended says nothing about how far it would have gone.
    if (!this.#isRelease || moving.length < SPAN + 2 || end <= first + 0.5 || end >= last - 0.5) return;
    const middle = moving[SPAN / 2];
    const speed = Math.abs(slope(moving[0], middle, moving[SPAN]));
    if (speed < 50) return;
    const rest = run.slice(run.indexOf(middle));
    const offsets = rest.map(([, offset]) => Math.abs(offset - middle[1]));
    this.#hooks.flick({ speed, distance: offsets.at(-1), times: rest.map(([time]) => time - middle[0]), offsets });
  }
}

const rate = ([t0, x0], [t1, x1]) => (x1 - x0) / (t1 - t0);

// The slope of the parabola through three places, at the one in the middle: frames come at uneven times.
function slope(a, b, c) {
  return (rate(a, b) * (c[0] - b[0]) + rate(b, c) * (b[0] - a[0])) / (c[0] - a[0]);
}
