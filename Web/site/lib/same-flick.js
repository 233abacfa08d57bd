// The same touches for a list of any feel: where it would go, for how long, and how far beyond an edge.

const INTERVAL = 1 / 120;
const FINE = 1 / 240;
// What is drawn ahead; longer motions are drawn with fewer points.
const POINTS = 240;
const LONGEST = 12;

/** A finger that drags content by a velocity, in points per second, and lifts: calls of a scroller. */
export function stroke(velocity, { slop, viewport: { width, height } }, seconds = 0.1) {
  const count = Math.ceil((seconds + slop / Math.abs(velocity)) / INTERVAL);
  const start = height / 2 + (velocity * count * INTERVAL) / 2;
  const at = (i) => ({ x: width / 2, y: start - velocity * i * INTERVAL });
  const calls = [["touchDown", 1, at(0), 0]];
  for (let i = 1; i <= count; i++) calls.push(["touchMoved", 1, at(i), i * INTERVAL]);
  return [...calls, ["touchUp", 1, null, count * INTERVAL]];
}

/** Plays touches, [name, …arguments, time], on a copy of a scroller as it was before the first of them, with another
 * feel: times since then and places in points; lift: when the finger lifted, with which speed, and distance and
 * duration from then on; overshoot: how far beyond the edge it met, or else one that had been just there. */
export function play(source, feel, calls) {
  const copy = source.clone();
  try {
    // What is measured is the law, also for those who want less motion.
    copy.reducesMotion = false;
    copy.feel = feel;
    // Every call at its time, and no earlier than the copy is.
    const begin = Math.max(copy.time, calls[0].at(-1));
    const first = calls[0].at(-1);
    const start = copy.contentOffset.y;
    const times = [];
    const places = [];
    let release;
    for (const [name, ...input] of calls) {
      const time = begin + input.pop() - first;
      release = copy[name](...input, time);
      times.push(time - begin);
      places.push(copy.frame.offset.y - start);
    }
    const lift = times.at(-1);
    const from = copy.frame.offset.y;
    const duration = copy.isMoving ? Math.min(copy.restTime - copy.time, LONGEST) : 0;
    const ahead = copy.sample({ from: copy.time, interval: duration / POINTS, count: POINTS + 1 });
    for (let i = 0; duration > 0 && i <= POINTS; i++) {
      times.push(lift + (i * duration) / POINTS);
      places.push(ahead.y[i] - start);
    }
    const rest = duration > 0 ? copy.destination.y : from;
    const speed = release?.velocity?.y ?? 0;
    return { times, places, lift, speed, distance: rest - from, duration, overshoot: overshoot(copy, speed) };
  } finally {
    copy.destroy();
  }
}

// How far beyond an edge: the one in its path, or one put where the finger lifted.
function overshoot(copy, speed) {
  const meets = copy.flight("vertical")?.collision || copy.overscroll.y !== 0;
  if (!meets) {
    if (!speed || !copy.isMoving) return 0;
    const { y } = copy.frame.offset;
    if (speed > 0) copy.contentSize = { ...copy.contentSize, height: copy.viewport.height + y };
    else copy.contentInset = { top: -y };
  }
  const [low, high] = [copy.minimumOffset.y, copy.maximumOffset.y];
  const length = Math.min(copy.restTime - copy.time, LONGEST);
  if (!(length > 0)) return 0;
  const { y } = copy.sample({ from: copy.time, interval: FINE, count: Math.ceil(length / FINE) + 1 });
  // What only floats at an edge is not beyond it.
  const farthest = y.reduce((most, one) => Math.max(most, low - one, one - high), 0);
  return farthest < 0.05 ? 0 : farthest;
}
