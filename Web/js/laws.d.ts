// Types of laws.js, and of laws.global.js, which a script element loads. Lengths in points (CSS pixels), times in seconds,
// velocities in points per second.
//
// Everything is computed in the engine's own arithmetic and is, to the bit, what physics(engine) of physics.js says, for
// places, lengths and velocities to 1e12, rates from 0.001 to 0.999999, lengths and times above 0 from 1e-9. A number that
// is none, or is not in the range that is stated, is a RangeError that names it; where none is stated it makes the result NaN.
// Times of `at` may be any: negative ones and NaN count as 0.

export as namespace OverscrollLaws;

export interface Motion { value: number; velocity: number }

export interface Curve {
  /** Where it is, and how fast, at a time since its start. */
  at(time: number): Motion;
}

/**
 * The share of a velocity that is kept each millisecond, above 0 and below 1; default 0.998.
 * UIScrollView.DecelerationRate.normal is 0.998, .fast 0.99.
 */
export type Rate = number;

/** r = -1000 ln d, 1/s: what a velocity decays by. */
export function decayConstant(rate?: Rate): number;

/** How far a velocity carries: where a release leads to is place + project(velocity). */
export function project(velocity: number, rate?: Rate): number;

/** The velocity that covers a distance in a time above 0. */
export function velocityReaching(distance: number, time: number, rate?: Rate): number;

/** What a release does where nothing is in its way. `start` is 0 by default. */
export function deceleration(options: { start?: number; velocity: number; rate?: Rate }): Curve & {
  /** Where it ends. */
  readonly destination: number;
  /** When it passes a place; null if it never does, 0 at its start. */
  timeTo(offset: number): number | null;
  /** When it has slowed down to a speed above 0: by default 10, at which a scroll view calls it over. */
  timeToSpeed(speed?: number): number;
};

/**
 * All of a release between two limits: it decelerates, hits an edge, bounces and rests, as a scroll view's content does.
 * `offset` is 0 by default, `maximum` at least `minimum`. The rate is `decelerationRate` here: a field of another name is ignored.
 *
 * This and bounceMotion are the continuous law. A Scroller moves as UIKit does at 60 Hz unless its `dynamics`
 * is "continuous": the two differ by up to 1.3 points.
 */
export function flight(options: {
  offset?: number;
  velocity: number;
  minimum: number;
  maximum: number;
  decelerationRate?: Rate;
}): Curve & {
  /** Where it rests. */
  readonly destination: number;
  /** When it rests. */
  readonly restTime: number;
};

/**
 * What an edge does with what was released beyond it, or hits it: from a displacement (0 for a hit) with a velocity, both in
 * the direction of the offset. UIScrollView's bounce.
 */
export function bounceMotion(displacement: number, velocity: number, rate?: Rate): {
  /** Where it is, and how fast; counted from the edge, or from where that is said to be. */
  at(time: number, edge?: number): Motion;
  /** When it is put on the edge: it stays within half a point of it, and is slow. */
  readonly restTime: number;
  /** When it comes to the edge, and the velocity with which a deceleration goes on inside; empty if none does. */
  entry(): [time: number, velocity: number] | [];
};

/** A damped spring: its response, the period without damping, is 2π √(mass / stiffness). */
export interface Spring {
  /** Default 1; stiffness / mass is above 0. The engine has springs from 1e-8 to 1e10. */
  mass?: number;
  stiffness: number;
  /** 1 (default) is critical, less oscillates; 0.0005 at least; the engine’s go to 1e4. */
  dampingRatio?: number;
}

/** A spring in motion: from `start` (default 0) to `target` (0) with a velocity (0). */
export function springMotion(
  spring: Spring, options?: { start?: number; target?: number; velocity?: number },
): Curve & {
  /** The time after which it stays nearer to its target than a distance above 0, for good; 0 if it always is. */
  settleTime(distance: number): number;
};

/**
 * Resistance beyond a limit: `dimension` is the length that is never exceeded (a view's), at least 0; `coefficient` the slope
 * at the limit, above 0, default 0.55.
 */
export function rubberBand(options: { dimension: number; coefficient?: number }): {
  /** How far content is stretched when a finger is so far beyond the limit; signed. */
  stretch(distance: number): number;
  /** The inverse: how far beyond the limit the finger is; null at the dimension, which no pull reaches. */
  distance(stretch: number): number | null;
};

/** How fast a finger is when it lifts, by its last four places on one axis, as UIScrollView judges it. */
export function velocityTracker(): {
  /** Takes the finger's place, its first one too; times do not go back. */
  add(position: number, time: number): void;
  /** The velocity of a lift; 0 where the finger has rested for a tenth of a second, and of a single place. */
  velocity(time: number): number;
};
