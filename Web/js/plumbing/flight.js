// flight.js - what is known ahead of a motion.

import { Flight } from "./layout.js";
import { read } from "./structs.js";

/** The flight that a call has written. */
export function readFlight(engine) {
  const f = read(engine, Flight);
  return {
    startTime: f.startTime, restTime: f.restTime, destination: f.destination,
    collision: f.collides
      ? { time: f.collisionTime, edge: f.collisionEdge, velocity: f.collisionVelocity } : null,
    peak: f.hasPeak ? { time: f.peakTime, value: f.peakValue } : null,
  };
}
