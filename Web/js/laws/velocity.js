// velocity.js - how fast a finger is when it lifts, by its last four places, as UIScrollView judges it.
//
//   recognizer = 0.2 · the newest slope + 0.8 · the one before       after every move
//   release    = 0.75 · the recognizer before + 0.25 · the last      when the finger lifts

// Times nearer to each other, in seconds, are the same.
const RESOLUTION = 5e-7;

export function velocityTracker() {
  // Slopes that there are not yet are NaN.
  let first, moved, newest, newestTime, previous, previousTime, middle, oldest;
  const slope = () => (newest - previous) / (newestTime - previousTime);
  return {
    add(position, time) {
      const place = position - (first ??= position);
      const hasMoved = place !== newest;
      if (hasMoved) moved = time;
      if (time - newestTime < RESOLUTION) newest = place;
      else if (hasMoved) {
        oldest = middle;
        middle = slope();
        previous = newest;
        previousTime = newestTime;
        newest = place;
        newestTime = time;
      }
    },
    velocity(time) {
      const last = isNaN(middle) ? slope() : slope() * 0.2 + middle * 0.8;
      const before = isNaN(oldest) ? middle : middle * 0.2 + oldest * 0.8;
      return time - moved >= 0.1 - RESOLUTION ? 0 : (before ? before * 0.75 + last * 0.25 : last) || 0;
    },
  };
}
