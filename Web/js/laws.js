// laws.js - the laws by themselves, without WebAssembly: where a flick goes and when, what an edge does, springs.
//
//   import { project, springMotion } from "./laws.js";
//
//   const target = nearest(anchors, place + project(velocity));
//   const motion = springMotion({ stiffness: 250 }, { start: place, target, velocity });
//   motion.at(0.1);     // { value, velocity }
//
// In the engine's own arithmetic: to the bit what physics(engine) of physics.js says. See laws.d.ts for every law.

export { decayConstant, deceleration, project, velocityReaching } from "./laws/deceleration.js";
export { bounceMotion, flight } from "./laws/flight.js";
export { rubberBand } from "./laws/rubber-band.js";
export { springMotion } from "./laws/springs.js";
export { velocityTracker } from "./laws/velocity.js";
