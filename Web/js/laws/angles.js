// angles.js - sine and cosine of an angle, and the angle of a vector, as ScrollMath has them.

import { ROUND, half, real } from "./bits.js";

/** Sine and cosine of an angle from 0 to 2^20 quarter turns; what is damped has come to rest by then. */
export function sineCosine(angle) {
  real[0] = angle * (2 / Math.PI) + ROUND;
  const quarter = half[0];
  const quarters = real[0] - ROUND;
  const r = angle - quarters * 1.5707963267341256 - quarters * 6.077100506506192e-11;
  const t = r * r;
  const s = r + r * (t * (-1 / 6 + t * (0.008333333333330948 + t * (-0.00019841269836757405
    + t * (2.7557316101789313e-6 + t * (-2.5051131660569062e-8 + t * 1.5918114541086487e-10))))));
  const c = 1 - (t * 0.5 - t * t * (1 / 24 + t * (-0.0013888888888887398 + t * (2.4801587298764784e-5
    + t * (-2.755731727117521e-7 + t * (2.0876146138726392e-9 + t * -1.1382622268792726e-11))))));
  const turned = [s, c, -s, -c];
  return [turned[quarter & 3], turned[quarter + 1 & 3]];
}

/** π less the nearest number. */
export const PI_LOW = 1.2246467991473532e-16;

// atan t, |t| <= √2 - 1.
function small(t) {
  const z = t * t;
  const square = z * z;
  const fourth = square * square;
  const low = -0.333333333333332 + z * 0.1999999999995404 + square * (-0.1428571428024404 + z * 0.11111110785903988);
  const middle = -0.09090897829465036 + z * 0.07692061508754088 + square * (-0.06663118882014843 + z * 0.05847997701379239);
  const high = -0.050397937781199866 + z * 0.038076978021371985 + square * -0.01792077920184168;
  return t + t * (z * (low + fourth * (middle + fourth * high)));
}

/** The angle of a vector, neither side of which is negative, from the x axis. */
export function angleOf(y, x) {
  const isSteep = y > x;
  const less = Math.min(x, y);
  const more = Math.max(x, y);
  const acute = less > more * 0.4142135623730951
    ? Math.PI / 4 + (small((less - more) / (less + more)) + PI_LOW / 4) : small(less / more);
  return isSteep ? Math.PI / 2 - (acute - PI_LOW / 2) : acute;
}
