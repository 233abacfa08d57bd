// Watches something scroll from outside: one call a frame with its offset, one per event of the finger.
// It measures our list and a browser's own by the same arithmetic, and computes no motion.

// At rest when nothing has changed for so long, in seconds.
const STILL = 0.15;
// A browser's frames run a little behind its fingers: the first two after a lift are not counted.
const LATE = 2;
// A speed is taken over so many frames, at the middle one; what is left to go is counted from there.
const SPAN = 4;

/**
 * @param {object} hooks range(): [first, last offset]; flick({speed, distance, times, offsets});
 *   bounce({speed, start, peak, duration, times, offsets}); pull({finger, offset}); rest({isAtEdge})
 */
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
    if (this.#finger === null) {
      this.#run = [];
      this.#origin = null;
      this.#isRelease = false;
    }
    this.#finger = y;
    this.#begin();
  }

  /** The finger has lifted. */
  lift() {
    if (this.#finger === null) return;
    this.#finger = null;
    this.#isRelease = true;
    this.#begin();
  }

  /** Something else may set it moving: a wheel, a key. */
  wake() {
    if (this.#isOver) {
      this.#run = [];
      this.#isRelease = false;
    }
    this.#begin();
  }

  #begin() {
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
    const from = run.findIndex((frame) => beyond(frame) > 0.05);
    if (from < 0) return this.#glided(run, first, last);
    let to = run.findIndex((frame, i) => i > from && beyond(frame) <= 0.05);
    if (to < 0) to = run.length;
    const bounced = run.slice(from, to);
    if (bounced.length < 5) return;
    const began = run[Math.max(0, from - 1)][0];
    const offsets = bounced.map(beyond);
    this.#hooks.bounce({
      // Over the last frame inside, when there were two.
      speed: from < 2 ? null : Math.abs(rate(run[from - 2], run[from - 1])),
      start: from < 2 ? offsets[0] : 0,
      peak: Math.max(...offsets),
      duration: (run[to] ?? run[to - 1])[0] - began,
      times: bounced.map(([time]) => time - bounced[0][0]), offsets,
    });
  }

  #glided(run, first, last) {
    if (!this.#isRelease) return;
    const end = run.at(-1)?.[1];
    const moving = run.slice(LATE).filter((_, i, all) => i === 0 || all[i][1] !== all[i - 1][1]);
    // A glide that an edge ended says nothing about how far it would have gone.
    if (moving.length < SPAN + 2 || end <= first + 0.5 || end >= last - 0.5) return;
    const speed = Math.abs(slope(moving[0], moving[SPAN / 2], moving[SPAN]));
    const [begin, middle] = moving[SPAN / 2];
    const rest = run.slice(run.indexOf(moving[SPAN / 2]));
    if (speed < 50) return;
    this.#hooks.flick({
      speed, distance: Math.abs(end - middle),
      times: rest.map(([time]) => time - begin), offsets: rest.map(([, offset]) => Math.abs(offset - middle)),
    });
  }
}

const rate = ([t0, x0], [t1, x1]) => (x1 - x0) / (t1 - t0);

// The slope of the parabola through three places, at the one in the middle: frames come at uneven times.
function slope(a, b, c) {
  return (rate(a, b) * (c[0] - b[0]) + rate(b, c) * (b[0] - a[0])) / (c[0] - a[0]);
}
