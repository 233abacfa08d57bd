// deceleration.js - the glide after a finger lifts: v' = -r v.
//
//   v(t) = v0 e^(-rt)    x(t) = x0 + (v0 / r) (1 - e^(-rt))    r = -1000 ln d

import { number } from "./checks.js";
import { decay, elapsed } from "./exponential.js";
import { log, logOnePlus } from "./logarithm.js";

export const decayConstant = (rate = 0.998) => -1000 * log(number(rate, "rate", rate > 0 && rate < 1));

export const project = (velocity, rate) => velocity / decayConstant(rate);

export function velocityReaching(distance, time, rate) {
  const r = decayConstant(rate);
  return number(distance, "distance") * r / decay(r * number(time, "time", time > 0))[0];
}

/** When a share of what decays by r is lost; null if it never is. */
export const timeOf = (share, r) => (share > 0 && share < 1 ? -logOnePlus(-share) / r : null);

/** When what decays by r has fallen to a speed. */
export const slowTime = (velocity, r, speed = 10) => Math.max(0, log(Math.abs(velocity) / speed) / r);

export function deceleration({ start = 0, velocity, rate }) {
  number(start + velocity, "start + velocity");
  const r = decayConstant(rate);
  const reach = velocity / r;
  return {
    destination: start + reach,
    at(time) {
      const [lost, kept] = decay(r * elapsed(time));
      return { value: lost * reach + start, velocity: kept * velocity };
    },
    timeTo: (offset) => (offset === start ? 0 : timeOf((offset - start) / reach, r)),
    timeToSpeed: (speed = 10) => slowTime(velocity, r, number(speed, "speed", speed > 0)),
  };
}
