// flight.js - beyond an edge, and all of a release between two limits: each part from where the one before ends.

import { next } from "./bits.js";
import { number } from "./checks.js";
import { decayConstant, deceleration, slowTime, timeOf } from "./deceleration.js";
import { decay } from "./exponential.js";
import { poles } from "./poles.js";

// p: an edge's pull, 1/s.
const PULL = 10.05;

export function bounceMotion(y, velocity, rate) {
  const fast = PULL + decayConstant(rate);
  number(y + velocity, "displacement + velocity");
  // The deceleration goes on, drawn in by e^(-pt).
  const { at, settle, drive } = poles(PULL, fast, false, y, velocity - PULL * y);
  return {
    at,
    restTime: Math.max(slowTime(drive, fast), settle(0.5)),
    entry() {
      const gap = fast - PULL;
      let time = timeOf(gap * (-y / drive), gap);
      if (!time) return [];
      // The first number on the far side of the edge, as far as rounding tells the sides apart.
      const isThere = (time) => at(time).value * Math.sign(y) <= 0;
      for (let i = 16; i-- && isThere(next(time, -1));) time = next(time, -1);
      for (let i = 16; i-- && !isThere(time);) time = next(time);
      const left = drive * decay(fast * time)[1];
      return Math.abs(left) > 10 ? [time, left] : [];
    },
  };
}

export function flight({ offset = 0, velocity, minimum, maximum, decelerationRate: rate }) {
  number(offset + velocity, "velocity or limits", minimum <= maximum);
  // What follows from a place and a velocity, `start` seconds after the release.
  const from = (place, speed, start, hasHit) => {
    // Goes on for a time, until it is put on a place with a velocity that is left there.
    const go = (at, duration, to, left, hits) => {
      const end = start + duration;
      const rest = from(to, left, end, hits);
      return { ...rest, at: (time) => (time >= end ? rest.at(time) : at(time - start)) };
    };
    const edge = Math.min(Math.max(place, minimum), maximum);
    if (place !== edge || hasHit) {
      const { at, restTime, entry } = bounceMotion(place - edge, speed, rate);
      const [time = restTime, left = 0] = entry();
      return go((one) => at(one, edge), time, edge, left);
    }
    if (Math.abs(speed) > 10) {
      const { at, timeTo } = deceleration({ start: place, velocity: speed, rate });
      const limit = speed < 0 ? minimum : maximum;
      const r = decayConstant(rate);
      const stop = slowTime(speed, r);
      const hit = timeTo(limit) ?? Infinity;
      return hit <= stop
        ? go(at, hit, limit, speed - r * (limit - place), true)
        : go(at, stop, at(stop).value, 0);
    }
    return { destination: place, restTime: start, at: () => ({ value: place, velocity: 0 }) };
  };
  return from(offset, velocity, 0);
}
