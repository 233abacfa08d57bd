// springs.js - a damped spring in motion.

import { number } from "./checks.js";
import { poles } from "./poles.js";

export function springMotion({ mass = 1, response, stiffness, dampingRatio = 1 }, { start = 0, target = 0, velocity = 0 } = {}) {
  const frequency = 2 * Math.PI / response;
  const natural = number(Math.sqrt((response ? frequency * frequency : stiffness) / mass), "spring", 1e-4, 1e5);
  const slow = number(dampingRatio, "dampingRatio", 5e-4, 1e4) * natural;
  const discriminant = (dampingRatio - 1) * (dampingRatio + 1);
  const apart = natural * Math.sqrt(Math.abs(discriminant));
  const fast = slow + apart;
  number(start + target + velocity, "start, target, velocity");
  const { at, settle } = discriminant < 0
    ? poles(slow, apart, true, start - target, velocity)
    : poles(natural * (natural / fast), fast, false, start - target, velocity);
  return {
    at: (time) => at(time, target),
    settleTime: (distance) => settle(number(distance, "distance", 1e-9), true),
  };
}
