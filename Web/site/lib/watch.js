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
export function watching({ range, flick = () => {}, bounce, pull = () => {}, rest = () => {} }) {
  let finger = null;
  let origin = null;
  let run = [];
  let last = { time: -Infinity, offset: NaN };
  let changed = -Infinity;
  let isOver = true;
  // Whether the motion began with a finger's lift.
  let isRelease = false;

  function begin(isAnew) {
    if (isAnew) [run, isRelease] = [[], false];
    isOver = false;
    changed = -Infinity;
  }

  // Inside, the offset follows the finger one to one; beyond, it gets how far the finger is ahead.
  function pulled(offset) {
    const [low, high] = range();
    if (offset > low + 0.01 && offset < high - 0.01) origin = offset + finger;
    if (origin === null) return;
    const free = origin - finger;
    const [ahead, beyond] = offset < low ? [low - free, low - offset] : [free - high, offset - high];
    if (beyond > 0.01 && ahead > 0) pull({ finger: ahead, offset: beyond });
  }

  function finish(run) {
    const [low, high] = range();
    const beyond = ([, offset]) => Math.max(low - offset, offset - high, 0);
    // A hard edge may be met to a hundredth of a pixel.
    const isOut = (frame) => beyond(frame) > 0.05;
    const from = run.findIndex(isOut);
    if (from < 0) return glided(run, low, high);
    const inside = run.findIndex((frame, i) => i > from && !isOut(frame));
    const to = inside < 0 ? run.length : inside;
    const bounced = run.slice(from, to);
    if (bounced.length < 5) return;
    const offsets = bounced.map(beyond);
    // When there were two inside, it was hit, with the speed of the last frame there.
    const isHit = from >= 2;
    bounce({
      speed: isHit ? Math.abs(rate(run[from - 2], run[from - 1])) : null, start: isHit ? 0 : offsets[0], peak: Math.max(...offsets),
      duration: (run[to] ?? run[to - 1])[0] - run[Math.max(0, from - 1)][0],
      times: bounced.map(([time]) => time - bounced[0][0]), offsets,
    });
  }

  function glided(run, low, high) {
    const end = run.at(-1)?.[1];
    const moving = run.slice(LATE).filter((_, i, all) => i === 0 || all[i][1] !== all[i - 1][1]);
    // A glide that an edge ended says nothing about how far it would have gone.
    if (!isRelease || moving.length < SPAN + 2 || end <= low + 0.5 || end >= high - 0.5) return;
    const middle = moving[SPAN / 2];
    const speed = Math.abs(slope(moving[0], middle, moving[SPAN]));
    if (speed < 50) return;
    const rest = run.slice(run.indexOf(middle));
    const offsets = rest.map(([, offset]) => Math.abs(offset - middle[1]));
    flick({ speed, distance: offsets.at(-1), times: rest.map(([time]) => time - middle[0]), offsets });
  }

  return {
    /** Whether frames are still wanted. */
    get isWatching() { return finger !== null || !isOver; },
    /** Whether it moved in the frames seen last. */
    get isMoving() { return !isOver && last.time - changed < 0.05; },
    /** The finger is at a height of the screen, in points: it went down or moved. */
    touch(y) {
      const isFirst = finger === null;
      finger = y;
      if (isFirst) origin = null;
      begin(isFirst);
    },
    /** The finger has lifted. */
    lift() {
      if (finger === null) return;
      finger = null;
      isRelease = true;
      begin(false);
    },
    /** Something else may set it moving: a wheel, a key. */
    wake: () => begin(isOver),
    /** A frame was shown. */
    frame(time, offset) {
      if (!(time > last.time)) return;
      if (offset !== last.offset || changed === -Infinity) changed = time;
      last = { time, offset };
      if (finger !== null) return pulled(offset);
      if (isOver) return;
      run.push([time, offset]);
      if (time - changed < STILL) return;
      isOver = true;
      const seen = run;
      run = [];
      finish(seen);
      const [low, high] = range();
      rest({ isAtEdge: offset <= low + 0.5 || offset >= high - 0.5 });
    },
  };
}

const rate = ([t0, x0], [t1, x1]) => (x1 - x0) / (t1 - t0);

// The slope of the parabola through three places, at the one in the middle: frames come at uneven times.
function slope(a, b, c) {
  return (rate(a, b) * (c[0] - b[0]) + rate(b, c) * (b[0] - a[0])) / (c[0] - a[0]);
}
