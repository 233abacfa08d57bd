// Types of feel.js. Lengths in points (CSS pixels), times in seconds, velocities in points per second.
import type { Engine } from "./overscroll.js";

/** A platform whose feel is known by its name. */
export type FeelName =
  | "uiKit" | "android" | "flutter" | "flutterFast" | "flutterClamping" | "gtk" | "chromium"
  | "chromiumWindows" | "firefox" | "compose" | "composeIOS" | "qt" | "windows";

/** How the velocity of a lifting finger is judged. Beyond the first four it needs overscroll-full.wasm. */
export type VelocityEstimator =
  | "uiKit" | "leastSquares" | "impulse" | "mean" | "flutterIOS" | "flutterMacOS" | "flutter" | "android"
  | "androidImpulse" | "firefoxAndroid" | "firefox" | "qt" | "gtk" | "adwaita";

/** How content slows down inside the bounds. */
export type FeelDeceleration =
  /** v' = -k v, k in 1/s. */
  | { kind: "exponential"; decay: number }
  /** v' = -γ (v + β), γ in 1/s, β in points per second. */
  | { kind: "drag"; decay: number; drag: number }
  /** v = v0 e^(-kt) - a t, a in points per second squared. */
  | { kind: "friction"; decay: number; deceleration: number }
  /** v = v0 (1 - t/T)^(p-1), p at least 1.1; the speed whose motion lasts a second. */
  | { kind: "power"; exponent: number; secondSpeed: number }
  /** Android's time table, or the smooth curve that it samples. */
  | { kind: "spline"; secondSpeed: number; isTabled?: boolean }
  /** v²/2a on a bent Bézier curve, at most some viewports, 3 if left out. */
  | { kind: "windows"; deceleration: number; viewports?: number };

/** What released content does beyond an edge. */
export type FeelEdge =
  /** The deceleration goes on, drawn in by e^(-pt), p in 1/s: UIKit's. */
  | { kind: "pull"; pull: number }
  /** A damped spring. */
  | {
      kind: "spring";
      /** ω after a flick into the edge, in 1/s; 0 stops on it. */
      hitFrequency: number;
      /** ω after a release beyond the edge, in 1/s. */
      releasedFrequency: number;
      /** 1 is critical. */
      dampingRatio: number;
      /** The share of the velocity that is handed over, default 1. */
      gain?: number;
      /** The fastest handed over after a flick, default Infinity. */
      speedLimit?: number;
      /** Whether the velocity is reduced by ω times the distance, default false. */
      drawsIn?: boolean;
      /** Whether what crosses the edge inwards goes on as a deceleration, default false. */
      continuesInside?: boolean;
    }
  /** Constant deceleration out, up to a limit, and smoothly back; gravity in points per second squared. */
  | { kind: "parabola"; limit: number; gravity: number }
  /** Chromium's two Bézier curves on Windows. */
  | { kind: "bezier" }
  /** Qt's: constant deceleration out, 0.4 s back; the deceleration inside, in points per second squared. */
  | { kind: "flickable"; deceleration: number }
  /** It ends on the edge. */
  | { kind: "stop" };

/** How content resists a finger beyond an edge: x the finger's distance, d the viewport's length. */
export type FeelBand =
  /** x c d / (d + c x): UIKit's with 0.55. */
  | { kind: "hyperbolic"; coefficient: number }
  /** x / n after a dead zone (0), at most a limit (Infinity). */
  | { kind: "linear"; divisor: number; deadZone?: number; limit?: number }
  /** s d tanh(m x / d). */
  | { kind: "tanh"; share: number; steepness: number }
  /** d (1 - e^(-x/nd)). */
  | { kind: "fading"; divisor: number }
  /** It does not follow. */
  | { kind: "stop" };

/** How a law is evaluated where it is UIKit's in kind, exponential and pulled; intervals in seconds, default 1/60. */
export type FeelFrames =
  /** The closed form of ever shorter frames. */
  | { kind: "continuous" }
  /** The closed form through UIKit's frames, the same at every display rate: UIKit's feel. */
  | { kind: "through"; interval?: number }
  /** UIKit's own arithmetic, one step per frame. */
  | { kind: "stepped"; interval?: number };

/** All parts of a feel. */
export interface FeelParts {
  deceleration: FeelDeceleration;
  edge: FeelEdge;
  band: FeelBand;
  /** When a motion is over: inside at a speed; beyond an edge near it and, if said, no faster than a speed. */
  stop: { speed: number; distance: number; edgeSpeed?: number };
  frames: FeelFrames;
  /** What makes a drag and a fling. */
  thresholds: { slop: number; minimumSpeed: number; maximumSpeed?: number; isMinimumExclusive?: boolean };
  estimator: VelocityEstimator;
  /** What a new fling takes over from the one it interrupts: a platform's rule. */
  momentum: "none" | "android" | "flutter" | "gtk" | "chromium" | "firefox" | "qt"
    | "buildUp";
  /** Which page a release of a pager goes to. */
  pages: "uiKit" | "projected" | "flutter" | "flutterWheel" | "adwaita";
}

/**
 * A platform's name, or parts, of which those left out are UIKit's. Reading a feel gives all parts.
 *
 * A number out of range is a RangeError that names it: "feel.band.divisor: …".
 */
export type Feel = FeelName | Partial<FeelParts>;

/** The parts of every platform's feel, to be mixed: `{ ...feels(engine).uiKit, band: { kind: "stop" } }`. */
export function feels(engine: Engine): Record<FeelName, Required<FeelParts>>;

/** What has a feel. It may change in any phase: what moves goes on from where it is, as fast as it is. */
export interface Feeling {
  /**
   * Sets how fingers are read to the feel's, and takes a pager's own spring away. The rate, the law and the build-up of flicks are
   * words for its parts: the rate makes the deceleration exponential, whatever it was. Needs feel.js and overscroll-full.wasm.
   */
  get feel(): FeelParts;
  set feel(feel: Feel);
}
