// rubber-band.js - resistance beyond a limit: the further the finger pulls, the less the content follows.
//
//   b(x) = x c d / (d + c |x|)    b⁻¹(y) = y d / (c (d - |y|))

import { number } from "./checks.js";

export function rubberBand({ dimension, coefficient = 0.55 }) {
  number(dimension, "dimension", 0);
  number(coefficient, "coefficient", 0, 1e6);
  const stretch = (distance) => {
    const pull = coefficient * distance;
    return dimension > 0 ? pull * (dimension / (dimension + Math.abs(pull))) : 0;
  };
  const distance = (stretched) => {
    if (stretched === 0) return 0;
    const left = dimension - Math.abs(stretched);
    return coefficient > 0 && left > 0 ? stretched * (dimension / left) / coefficient : null;
  };
  return { stretch, distance };
}
