// Types of fit.js. The engine is one of overscroll-full.wasm.
import type { Engine } from "./overscroll.js";
import type { Recording, Relation } from "./recording.js";

/** A law with free numbers. */
export interface FitLawDescription {
  /** Its number in overscroll_fit.h. */
  readonly code: number;
  readonly formula: string;
  /** How many of the numbers belong to the law; the others say how one recording starts. */
  readonly sharedCount: number;
  readonly names: readonly string[];
  readonly units: readonly string[];
}

export type FitLawName =
  | "critical" // delta, A, phi
  | "oscillator" // k, c, x0, v0
  | "uiKit" // r, p, x0, v0
  | "deceleration" // r, x0, v0
  | "stopping" // r, stop: from a flick's speed to its distance
  | "rubberBand" // c, d: from a finger's travel to the offset
  | "bandSlope"; // c, d: from the offset to its change over the finger's

export const FitLaw: Readonly<Record<FitLawName, FitLawDescription>>;

/** What a law is fitted to. Of a Recording, the samples after a bounce's end are left out. */
export type FitSeries =
  | Recording
  | Relation
  | { inputs: ArrayLike<number>; outputs: ArrayLike<number>; displayScale?: number | null };

export interface FitNumber {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** No less than rounding to pixels makes, with a display scale; 0 when fixed, Infinity when left open. */
  readonly standardError: number;
  /** Whether it belongs to the law and not to how the recording starts. */
  readonly isShared: boolean;
  /** No value of it is better than another. */
  readonly isOpen: boolean;
  /** A law's number whose standard error is over a quarter of its value. */
  readonly isVague: boolean;
}

export interface FitResult {
  readonly numbers: FitNumber[];
  /** Between the numbers, row by row; null where one is fixed or left open. */
  readonly correlations: (number | null)[][];
  /** How differently the samples see the free numbers' combinations; near 0 one is not identifiable. */
  readonly relativeSingularValues: number[];
  /** The change of all numbers together that the samples notice least: one standard error along it. */
  readonly weakest: Record<string, number>;
  /** The root of the mean squared error. */
  readonly rms: number;
  /** The largest error of all samples, without sign. */
  readonly largestError: number;
  /** The same in device pixels; null without a display scale. */
  readonly largestErrorPixels: number | null;
  /** The rms that rounding to pixels alone makes; null without a display scale. */
  readonly quantisationFloor: number | null;
  readonly sampleCount: number;
  /** Samples less free numbers. */
  readonly freedom: number;
}

export interface FitMove {
  readonly kind: "none" | "moved" | "shortened" | "finished";
  /** Which number a descent moved. */
  readonly parameter: string | null;
  /** Whether it grew. */
  readonly isUp: boolean;
}

export {};

// Not exported: LeastSquares and DescentFit are.
declare class Fit {
  readonly law: FitLawName;
  /** Samples handed in that the law sees. */
  readonly count: number;
  /** Takes up to `count` steps, default 1; returns itself. */
  step(count?: number): this;
  /** Steps until finished or the limit, default 500; whether it is finished. */
  run(limit?: number): boolean;
  /** The numbers now, by name. */
  readonly parameters: Record<string, number>;
  /** How far a descent moves each number next, by name; 0 for least squares. */
  readonly sizes: Record<string, number>;
  /** The root of the mean squared error, in the outputs' unit. */
  readonly rms: number;
  readonly steps: number;
  readonly isFinished: boolean;
  readonly lastMove: FitMove;
  /** The curve as it is now. */
  values(inputs: ArrayLike<number>): Float64Array;
  /** The numbers, and how well they are known. */
  readonly result: FitResult;
  /** Frees the engine's part. The fit is refused from then on. */
  destroy(): void;
}

/** Levenberg and Marquardt's method. */
export class LeastSquares extends Fit {
  constructor(engine: Engine, law: FitLawName, series: FitSeries, options?: {
    /** Where to start: every number, by name; left out, a guess. */
    from?: Record<string, number>;
    /** Numbers that keep the value of `from`. */
    fixed?: string[];
    /** Pixels per point; left out, the series' own. */
    displayScale?: number;
  });
}

/** LevisonNN's method: each number up and down, the best of all of these; and ours: else half as far. */
export class DescentFit extends Fit {
  constructor(engine: Engine, law: FitLawName, series: FitSeries, options?: {
    from?: Record<string, number>;
    /** How far each number is moved at first, above 0. */
    sizes?: Record<string, number>;
    /** The share of these sizes at which it is over; default 1e-9. */
    precision?: number;
    displayScale?: number;
  });
}

/** A law with given numbers, without a fit. */
export function evaluate(
  engine: Engine, law: FitLawName, parameters: Record<string, number>, inputs: ArrayLike<number>,
): Float64Array;
