// deceleration.js - the glide after a finger lifts: v' = -r v.
//
//   v(t) = v0 e^(-rt)    x(t) = x0 + (v0 / r) (1 - e^(-rt))    r = -1000 ln d

import { number } from "./checks.js";
import { decay } from "./exponential.js";
import { log, logOnePlus } from "./logarithm.js";

/** A time since a start: negative and NaN count as 0, and so late everything rests. */
export const elapsed = (time) => (time > 0 ? Math.min(time, 1e12) : 0);

export const decayConstant = (rate = 0.998) => -1000 * log(number(rate, "rate", 0.001, 0.999999));

export const project = (velocity, rate) => number(velocity, "velocity") / decayConstant(rate);

export function velocityReaching(distance, time, rate) {
  const r = decayConstant(rate);
  return number(distance, "distance") * r / decay(r * number(time, "time", 1e-9))[0];
}

/** When what decays by r has fallen to a speed. */
export const slowTime = (velocity, r, speed) => Math.max(0, log(Math.abs(velocity) / speed) / r);

export function deceleration({ start = 0, velocity, rate }) {
  number(start + velocity, "start, velocity");
  const r = decayConstant(rate);
  const reach = velocity / r;
  return {
    destination: start + reach,
    at(time) {
      const [lost, kept] = decay(r * elapsed(time));
      return { value: lost * reach + start, velocity: kept * velocity };
    },
    timeTo(offset) {
      const distance = offset - start;
      const share = distance / reach;
      if (distance === 0) return 0;
      return Math.sign(distance) === Math.sign(velocity) && share < 1 ? -logOnePlus(-share) / r : null;
    },
    timeToSpeed: (speed = 10) => slowTime(velocity, r, number(speed, "speed", 1e-9)),
  };
}
