// flight.js - beyond an edge, and all of a release between two limits: each part from where the one before ends.

import { next } from "./bits.js";
import { number } from "./checks.js";
import { decayConstant, deceleration, project, slowTime } from "./deceleration.js";
import { decay } from "./exponential.js";
import { logOnePlus } from "./logarithm.js";
import { poles } from "./poles.js";

// The speed at which a deceleration ends, and the distance from an edge at which a motion there is put on it.
const SPEED = 10;
const DISTANCE = 0.5;
// p: an edge's pull, 1/s.
const PULL = 10.05;

export function bounceMotion(y, velocity, rate) {
  const fast = PULL + decayConstant(rate);
  number(y + velocity, "displacement, velocity");
  // The deceleration goes on, drawn in by e^(-pt).
  const { at, settle, drive } = poles(PULL, fast, false, y, velocity - PULL * y);
  return {
    at,
    restTime: Math.max(slowTime(drive, fast, SPEED), settle(DISTANCE)),
    enters() {
      const gap = fast - PULL;
      const share = gap * (-y / drive);
      if (!(share > 0 && share < 1)) return [Infinity, 0];
      // The first number on the far side of the edge, as far as rounding tells the sides apart.
      const isThere = (time) => at(time).value * Math.sign(y) <= 0;
      let time = -logOnePlus(-share) / gap;
      for (let i = 16; i-- && isThere(next(time, -1n));) time = next(time, -1n);
      for (let i = 16; i-- && !isThere(time);) time = next(time);
      return [time, drive * decay(fast * time)[1]];
    },
  };
}

export function flight({ offset = 0, velocity, minimum, maximum, decelerationRate: rate }) {
  let [place, speed, start, hasHit] = [offset, velocity, 0];
  number(maximum - minimum, "minimum, maximum", 0);
  const parts = [];
  // Goes on until it is put on a place, with a velocity that is left there.
  const go = (at, duration, to, left) => {
    if (duration > 0) parts.push({ at, start, end: start + duration });
    [start, place, speed] = [start + duration, to, left];
  };
  for (;;) {
    const edge = Math.min(Math.max(place, minimum), maximum);
    if (place !== edge || hasHit) {
      const { at, restTime, enters } = bounceMotion(place - edge, speed, rate);
      // A release that would come to rest inside, were it to decelerate freely, goes on there.
      const isInward = !parts.length && (place + project(speed, rate) - edge) * (edge - place) > 0;
      const [time, left] = isInward ? enters() : [0, 0];
      const isFast = Math.abs(left) > SPEED;
      go((one) => at(one, edge), isFast ? time : restTime, edge, isFast ? left : 0);
      hasHit = false;
    } else if (Math.abs(speed) > SPEED) {
      const { at, timeTo, timeToSpeed } = deceleration({ start: place, velocity: speed, rate });
      const limit = speed < 0 ? minimum : maximum;
      const stop = timeToSpeed();
      const hit = timeTo(limit) ?? Infinity;
      hasHit = hit <= stop;
      if (hasHit) go(at, hit, limit, speed - decayConstant(rate) * (limit - place));
      else go(at, stop, at(stop).value, 0);
    } else break;
  }
  return {
    destination: place, restTime: start,
    at(time) {
      const part = parts.find(({ end }) => !(time >= end));
      return part ? part.at(time - part.start) : { value: place, velocity: 0 };
    },
  };
}
