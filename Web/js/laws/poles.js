// poles.js - a motion by two poles about 0, y'' + (p + q) y' + p q y = 0: springs, and what an edge draws in.
//
//   real poles p <= q    y = e^(-pt) (y0 + (v0 + p y0) (1 - e^(-(q-p)t)) / (q-p))
//   β ± iω               y = e^(-βt) (y0 cos ωt + (v0 + β y0) sin ωt / ω)

import { FARTHEST, PI_LOW, angleOf, swing } from "./angles.js";
import { next } from "./bits.js";
import { elapsed } from "./deceleration.js";
import { decay } from "./exponential.js";
import { log, logOnePlus } from "./logarithm.js";

// What the product of two numbers is rounded by, exactly.
const upperDigits = (x) => x * 134217729 - (x * 134217729 - x);
function lost(a, b) {
  const [a1, b1] = [upperDigits(a), upperDigits(b)];
  const [a2, b2] = [a - a1, b - b1];
  return a1 * b1 - a * b + a1 * b2 + a2 * b1 + a2 * b2;
}

/** The motion from y with the slope v, by real poles p and q or by a decay p and a frequency q. */
export function poles(p, q, oscillates, y, v) {
  const apart = q - p;
  const unit = oscillates ? q : apart || 1;
  const drive = v + p * y;
  const pull = p * v + (oscillates ? p * p + q * q : p * q) * y;

  /** Place and slope about a target. */
  const at = (time, target = 0) => {
    const t = elapsed(time);
    const [, kept] = decay(p * t);
    // What the answer to a unit velocity, a slope and a place have become, next to the envelope.
    const [impulse, trailing, leading = oscillates ? trailing : 1] =
      oscillates ? swing(Math.min(q * t, FARTHEST)) : apart ? decay(apart * t) : [t, 1];
    return {
      value: kept * leading * y + kept * impulse * (drive / unit) + target,
      velocity: kept * trailing * v - kept * impulse * (pull / unit),
    };
  };

  const far = (time) => Math.abs(at(time).value);

  // When it turns round for the time `index`, from 0; real poles turn once or never.
  const turn = (index) => {
    const ratio = v / pull;
    if (!oscillates) return ratio > 0 && ratio < Infinity ? (apart ? logOnePlus(apart * ratio) / apart : ratio) : Infinity;
    // (n π + φ) / ω, rounded once. Mirrored, so that the slope is not negative; and from the nearest half oscillation,
    // for near ζ = 1 every angle is small, or small before π.
    const angle = angleOf(q * Math.abs(v), Math.abs(pull));
    const isBack = Math.sign(v) * pull < 0;
    const count = isBack ? index + 1 : index;
    const whole = count * Math.PI / q;
    const rest = count * Math.PI - whole * q - lost(whole, q) + (count * PI_LOW + (isBack ? -angle : angle));
    return whole + rest / q;
  };

  // The time after which it stays nearer than a distance. Behind the last turn that is so far out, or from its start on,
  // it falls all the way: Newton's method, kept inside a bracket, on the logarithm, for an exponential is a straight line there.
  const settle = (distance, isExact) => {
    let [low, high, outside] = [0, turn(0), y];
    const farthest = high < Infinity ? at(high).value : 0;
    if (Math.abs(farthest) >= distance) {
      [low, high, outside] = [high, Infinity, farthest];
      if (oscillates) {
        let index = Math.floor(log(Math.abs(farthest) / distance) * q / (p * Math.PI)) + 1;
        // Off by one from rounding, either way.
        while (index && far(turn(index)) < distance) index--;
        [low, high] = [turn(index), turn(index + 1)];
        outside = at(low).value;
      }
    }
    if (Math.abs(outside) < distance) return 0;
    let time = low + (high - low) / 2;
    if (high === Infinity) {
      // Not later than (L + √(2L)) / p, L = ln(y / distance), but for rounding.
      const size = log(Math.abs(outside) / distance);
      let span = (size + Math.sqrt(2 * size)) / p || 1 / p;
      while (far(low + span) >= distance) span *= 2;
      time = high = low + span;
    }
    const level = outside < 0 ? -distance : distance;
    let reach = 1;
    for (let i = 0; i < 200; i++) {
      const { value, velocity } = at(time);
      const ratio = value / level;
      if (ratio > 1) low = time;
      else high = time;
      const isBetween = (one) => one > low && one < high;
      const isFar = ratio > 0 && Math.abs(ratio - 1) > 1e-4;
      const step = (isFar ? log(ratio) * value : value - level) / velocity;
      const ulp = next(time) - time;
      const isClose = Math.abs(step) <= 4 * ulp;
      let then = time - step;
      if (isExact) {
        if (ratio === 1) return time;
        if (next(low) >= high) return high;
        // It can stop one rounding short: the other end is moved next to it, by 2, 4, 8 … ulp.
        if (isClose && !isBetween(then)) then = time + (ratio > 1 ? ulp : -ulp) * (reach *= 2);
      } else if (isClose) return then;
      if (!isBetween(then)) {
        then = low + (high - low) / 2;
        if (isExact && !isBetween(then)) return high;
      }
      time = then;
    }
    return time;
  };

  return { at, settle, drive };
}
