// springs.js - a damped spring in motion.

import { number } from "./checks.js";
import { poles } from "./poles.js";

export function springMotion({ mass = 1, stiffness, dampingRatio = 1 }, { start = 0, target = 0, velocity = 0 } = {}) {
  const natural = number(Math.sqrt(stiffness / mass), "stiffness / mass", stiffness / mass > 0);
  const slow = number(dampingRatio, "dampingRatio", dampingRatio >= 5e-4) * natural;
  const discriminant = (dampingRatio - 1) * (dampingRatio + 1);
  const apart = natural * Math.sqrt(Math.abs(discriminant));
  const fast = slow + apart;
  number(start + target + velocity, "start + target + velocity");
  const oscillates = discriminant < 0;
  const { at, settle } = poles(
    oscillates ? slow : natural * (natural / fast), oscillates ? apart : fast, oscillates, start - target, velocity);
  return {
    at: (time) => at(time, target),
    settleTime: (distance) => settle(number(distance, "distance", distance > 0), true),
  };
}
