// poles.js - a motion by two poles about 0, y'' + (p + q) y' + p q y = 0: springs, and what an edge draws in.
//
//   real poles p <= q    y = e^(-pt) (y0 + (v0 + p y0) (1 - e^(-(q-p)t)) / (q-p))
//   β ± iω               y = e^(-βt) (y0 cos ωt + (v0 + β y0) sin ωt / ω)

import { PI_LOW, angleOf, sineCosine } from "./angles.js";
import { next } from "./bits.js";
import { decay, elapsed } from "./exponential.js";
import { log, logOnePlus } from "./logarithm.js";

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
      oscillates ? sineCosine(q * t) : apart ? decay(apart * t) : [t, 1];
    return {
      value: kept * leading * y + kept * impulse * (drive / unit) + target,
      velocity: kept * trailing * v - kept * impulse * (pull / unit),
    };
  };

  const far = (time) => Math.abs(at(time).value);

  /** When it turns round for the time `index`, from 0; real poles turn once or never. */
  const turn = (index) => {
    const ratio = v / pull;
    if (!oscillates) return ratio > 0 && ratio < Infinity ? (apart ? logOnePlus(apart * ratio) / apart : ratio) : Infinity;
    // (n π + φ) / ω, rounded once. Mirrored, so that the slope is not negative; and from the nearest half oscillation,
    // for near ζ = 1 every angle is small, or small before π.
    const angle = angleOf(q * Math.abs(v), Math.abs(pull));
    const isBack = Math.sign(v) * pull < 0;
    const count = index + isBack;
    const whole = count * Math.PI / q;
    // What the division leaves: by halves of the digits, whose products are exact.
    const a = Math.fround(whole);
    const b = Math.fround(q);
    const left = count * Math.PI - a * b - a * (q - b) - (whole - a) * b - (whole - a) * (q - b);
    return whole + (left + (count * PI_LOW + (isBack ? -angle : angle))) / q;
  };

  /**
   * The time after which it stays nearer than a distance, for good. Behind the last turn that is so far out, or from its start
   * on, it falls all the way: Newton's method, kept inside a bracket, on the logarithm, where an exponential is a straight line.
   * The engine has two such searches: one that is exact to the last digit for springs, a quicker one for ends of bounces.
   */
  const settle = (distance, isExact) => {
    let low = 0;
    let high = turn(0);
    const first = far(high);
    if (first >= distance) {
      // Every half oscillation is as much smaller as the one before; off by one from rounding, either way.
      let index = Math.floor(log(first / distance) * q / (p * Math.PI)) + 1;
      while (index && far(turn(index)) < distance) index--;
      low = turn(index);
      high = oscillates ? turn(index + 1) : Infinity;
    }
    const outside = at(low).value;
    if (Math.abs(outside) < distance) return 0;
    let time = low + (high - low) / 2;
    if (high === Infinity) {
      // Not later than (L + √(2L)) / p, L = ln(y / distance), but for rounding.
      const size = log(Math.abs(outside) / distance);
      let span = (size + Math.sqrt(2 * size)) / p || 1 / p;
      while (far(low + span) >= distance) span *= 2;
      time = high = low + span;
    }
    const level = Math.sign(outside) * distance;
    let reach = 1;
    for (let i = 200; i--;) {
      const { value, velocity } = at(time);
      const ratio = value / level;
      if (ratio > 1) low = time;
      else high = time;
      const isFar = ratio > 0 && Math.abs(ratio - 1) > 1e-4;
      const step = (isFar ? log(ratio) * value : value - level) / velocity;
      const ulp = next(time) - time;
      const isClose = Math.abs(step) <= 4 * ulp;
      let then = time - step;
      if (ratio === 1 || isClose && !isExact) return then;
      if (isExact && next(low) >= high) return high;
      // It can stop one rounding short: the other end is moved next to it, by 2, 4, 8 … ulp.
      if (isClose && !(then > low && then < high)) then = time + (ratio > 1 ? ulp : -ulp) * (reach *= 2);
      if (!(then > low && then < high)) then = low + (high - low) / 2;
      time = then;
    }
    return time;
  };

  return { at, turn, settle, drive };
}
