// rubber-band.js - resistance beyond a limit: the further the finger pulls, the less the content follows.
//
//   b(x) = x c d / (d + c |x|)    b⁻¹(y) = y d / (c (d - |y|))

import { number } from "./checks.js";

export function rubberBand({ dimension, coefficient = 0.55 }) {
  number(dimension, "dimension", dimension >= 0);
  number(coefficient, "coefficient", coefficient > 0);
  return {
    stretch(distance) {
      const pull = coefficient * distance;
      return dimension && pull * (dimension / (dimension + Math.abs(pull)));
    },
    distance(stretch) {
      const left = dimension - Math.abs(stretch);
      return stretch && (left > 0 ? stretch * (dimension / left) / coefficient : null);
    },
  };
}
