// Types of dial.js. Angles in radians, all turns counted, clockwise; times in seconds.
import type { DecelerationRate, Engine, SpringNumbers, Vector } from "./overscroll.js";
import type {
  Interaction, InteractionFrame, InteractionPhase, InteractionRelease, MotionSamples, MoveOptions, PanSettings, SampleRange,
} from "./interaction.js";

/** None, every multiple of a step from an origin (0), or given angles in ascending order. */
export type DialDetents = "none" | { every: number; origin?: number } | ArrayLike<number>;

export interface DialSettings extends PanSettings {
  /** The point it turns about, in points. Default { x: 0, y: 0 }. */
  center: Vector;
  /** Where it comes to rest, in radians. Default "none". */
  detents: DialDetents;
  /** How it goes to a detent. Default { mass: 1, stiffness: 200, dampingRatio: 1 }. */
  spring: SpringNumbers;
  /** How far a flick carries. Default 0.998. */
  decelerationRate: DecelerationRate;
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
}

export type DialOptions = Partial<DialSettings> & {
  /** Where it starts; 0 if left out. */
  angle?: number;
  /** Where it turns freely; beyond, it resists. Null, the default: any angle. */
  limits?: { minimum: number; maximum: number } | null;
};

export interface DialFrame extends InteractionFrame {
  phase: InteractionPhase;
  angle: number;
  /** In radians per second. */
  velocity: number;
  /** Where it will have come to rest. */
  destination: number;
}

export interface DialRelease extends InteractionRelease {
  /** In radians per second. */
  velocity: number;
  destination: number;
}

/** In a lift they come with the release. */
export interface DialEvents {
  willBeginDragging: DialRelease | undefined;
  didTurn: DialRelease | undefined;
  didEndDragging: DialRelease | undefined;
  didSettle: DialRelease | undefined;
}

export interface Dial extends DialSettings, Readonly<Pick<DialFrame, "angle" | "velocity" | "destination" | "phase">> {}

/** A headless dial. Needs overscroll-interactions.wasm. */
export class Dial extends Interaction<DialFrame, DialRelease, DialEvents> {
  constructor(engine: Engine, options?: DialOptions);
  readonly limits: { minimum: number; maximum: number } | null;
  /** Turns to an angle, within the limits. Ignored while a finger turns it. */
  turn(angle: number, options?: MoveOptions): void;
  /** The angle and its velocity to come if nothing else happens. */
  sample(range?: SampleRange): MotionSamples;
}
