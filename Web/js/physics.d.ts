// Types of physics.js. Lengths in points (CSS pixels), times in seconds, velocities in points per second.
import type { MotionSamples, SampleRange } from "./interaction.js";
import type { DecelerationRate, Dynamics, Engine, Flight, SpringNumbers } from "./overscroll.js";

/** The laws by themselves, of an engine of overscroll-full.wasm; with another, calls are an OverscrollError. */
export function physics(engine: Engine): Physics;

export interface Motion { value: number; velocity: number }

export interface Curve {
  at(time: number): Motion;
  sample(range?: SampleRange): MotionSamples;
}

export interface Spring extends Required<SpringNumbers> {
  /** √(k/m), 1/s. */
  angularFrequency: number;
  /** ζ ω0, 1/s. */
  decay: number;
  /** c = 2 ζ √(k m), mass/s. */
  damping: number;
  /** The period without damping. */
  response: number;
  /** SwiftUI's. */
  bounce: number;
  /** UIKit's duration; 0 if UIKit has no name for it. */
  uiKitDuration: number;
}

/** A number of a motion that may never come: then null. */
export type Question = (value: number) => number | null;

export interface Physics {
  /** r = -1000 ln d, 1/s. */
  decayConstant(rate?: DecelerationRate): number;
  deceleration(options: { start?: number; velocity: number; rate?: DecelerationRate }): Curve & {
    destination: number;
    timeTo: Question;
    timeWithin: Question;
    timeToSpeed: Question;
  };
  /** The velocity that covers a distance in a time. */
  velocityReaching(distance: number, time: number, rate?: DecelerationRate): number;
  /** How far a velocity carries. */
  project(
    velocity: number, rate?: DecelerationRate,
    kind?: "integral" | "perMillisecondSum" | "uiKitTarget",
  ): number;
  /** A spring by any of its names; null if UIKit finds none that settles so. */
  spring(
    options:
      | SpringNumbers
      | { mass?: number; stiffness: number; damping: number }
      | { response: number; dampingRatio?: number }
      | { duration: number; bounce?: number }
      | { settlingDuration: number; dampingRatio?: number; epsilon?: number },
  ): Spring | null;
  /** Core Animation's settlingDuration; null for an undamped spring. */
  settlingDuration(
    spring: SpringNumbers, initialVelocity?: number, epsilon?: number,
  ): number | null;
  springMotion(
    spring: SpringNumbers, options?: { start?: number; target?: number; velocity?: number },
  ): Curve & {
    peak: { time: number; value: number } | null;
    settleTime: Question;
    firstTime: Question;
    articleBound: Question;
    nextTime(position: number, after?: number): number | null;
  };
  /** Advances many springs by one interval, exactly, in place. */
  springStep(
    spring: SpringNumbers, interval: number, displacements: Float64Array, velocities: Float64Array,
  ): void;
  flight(options: {
    offset?: number;
    velocity: number;
    minimum: number;
    maximum: number;
    decelerationRate?: DecelerationRate;
    stopSpeed?: number;
    stopDistance?: number;
    dynamics?: Dynamics;
  }): Curve & Flight & { nextTime(offset: number, after?: number): number | null };
  /** One frame of UIKit's own arithmetic. */
  frameStep(
    state: Motion, interval: number,
    options: { minimum: number; maximum: number; rate?: DecelerationRate },
  ): Motion & { isAtRest: boolean };
  /** Beyond an edge, `time` after it was met at or released from `displacement`. */
  bounce(
    displacement: number, velocity: number, time: number, rate?: DecelerationRate,
  ): Motion;
  rubberBand(options: { coefficient?: number; dimension: number }): {
    stretch(distance: number): number;
    slope(distance: number): number;
    /** The inverse; null at the dimension, which no pull reaches. */
    distance: Question;
    clamp(value: number, minimum: number, maximum: number): number;
    unclamp(value: number, minimum: number, maximum: number): number | null;
  };
  zoomBand(options: { minimum: number; maximum: number }): {
    clamp(scale: number): number;
    unclamp: Question;
  };
  easedMotion(options: {
    start?: number; target: number; velocity?: number; duration?: number;
  }): { at(time: number): Motion };
}
