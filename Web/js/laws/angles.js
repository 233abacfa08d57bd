// angles.js - sine and cosine of an angle, and the angle of a vector, as ScrollMath has them.

import { cubic, reduced } from "./bits.js";

/** As far as the arithmetic of `swing` is exact, in radians. */
export const FARTHEST = 1647099;

/** Sine and cosine of an angle from 0 to FARTHEST. */
export function swing(angle) {
  const [r, quarter] = reduced(angle, 2 / Math.PI, 1.5707963267341256, 6.077100506506192e-11);
  const t = r * r;
  const s = r + r * (t * (-1 / 6 + t * (0.008333333333330948 + t * (-0.00019841269836757405
    + t * (2.7557316101789313e-6 + t * (-2.5051131660569062e-8 + t * 1.5918114541086487e-10))))));
  const c = 1 - (t * 0.5 - t * t * (1 / 24 + t * (-0.0013888888888887398 + t * (2.4801587298764784e-5
    + t * (-2.755731727117521e-7 + t * (2.0876146138726392e-9 + t * -1.1382622268792726e-11))))));
  const [sine, cosine] = quarter & 1 ? [c, s] : [s, c];
  return [quarter & 2 ? -sine : sine, quarter + 1 & 2 ? -cosine : cosine];
}

/** π less the nearest number. */
export const PI_LOW = 1.2246467991473532e-16;

// atan t, |t| <= √2 - 1.
function small(t) {
  const z = t * t;
  const square = z * z;
  const fourth = square * square;
  return t + t * (z * (cubic(z, square, -0.333333333333332, 0.1999999999995404, -0.1428571428024404, 0.11111110785903988)
    + fourth * (cubic(z, square, -0.09090897829465036, 0.07692061508754088, -0.06663118882014843, 0.05847997701379239)
      + fourth * cubic(z, square, -0.050397937781199866, 0.038076978021371985, -0.01792077920184168))));
}

/** The angle of a vector, neither side of which is negative, from the x axis. */
export function angleOf(y, x) {
  const isSteep = y > x;
  const [less, more] = isSteep ? [x, y] : [y, x];
  const acute = less > more * 0.4142135623730951
    ? Math.PI / 4 + (small((less - more) / (less + more)) + PI_LOW / 4) : small(less / more);
  return isSteep ? Math.PI / 2 - (acute - PI_LOW / 2) : acute;
}
