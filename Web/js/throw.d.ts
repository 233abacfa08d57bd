// Types of throw.js. Times in seconds; values in whatever they are, velocities in that per second.
import type { DecelerationRate, Engine, SpringNumbers } from "./overscroll.js";
import type { Interaction, InteractionFrame, InteractionPhase, InteractionRelease, MoveOptions, PanSettings, SampleRange } from "./interaction.js";

/** One to four numbers that move together; as many in every value of a throw. */
export type ThrowValue = ArrayLike<number>;

export interface ThrowSettings extends PanSettings {
  /** How it goes to a value. Default { mass: 1, stiffness: 200, dampingRatio: 1 }. */
  spring: SpringNumbers;
  /** How far a flick carries. Default 0.998. */
  decelerationRate: DecelerationRate;
  /** Values to rest on; none: anywhere. Default []. */
  candidates: ThrowValue[];
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
}

export interface ThrowFrame extends InteractionFrame {
  phase: InteractionPhase;
  value: number[];
  /** Its change per second. */
  velocity: number[];
  /** Where it goes, or is. */
  destination: number[];
}

export interface ThrowRelease extends InteractionRelease {
  velocity: number[];
  destination: number[];
  /** The index of the candidate it goes to; null: none. */
  candidate: number | null;
}

/** In a lift they come with the release. */
export interface ThrowEvents {
  willBeginDragging: ThrowRelease | undefined;
  didChange: ThrowRelease | undefined;
  didEndDragging: ThrowRelease | undefined;
  didSettle: ThrowRelease | undefined;
}

export interface Throw extends ThrowSettings, Readonly<Pick<ThrowFrame, "value" | "velocity" | "destination" | "phase">> {}

/**
 * A headless value that is thrown. Needs overscroll-interactions.wasm.
 *
 * With `perPoint` fingers drag it as they drag anything else, and it goes to one of its candidates; without,
 * a program drags it and says how fast it changed. An oscillating spring passes its target: clamp what must not leave its
 * range where you draw it.
 */
export class Throw extends Interaction<ThrowFrame, ThrowRelease, ThrowEvents> {
  constructor(engine: Engine, options: Partial<ThrowSettings> & {
    value: ThrowValue;
    /** Its change as a finger moves a point to the right, and down; nothing if left out. */
    perPoint?: { x?: ThrowValue; y?: ThrowValue };
    /** How near to its target it is put there; default 0.001. */
    tolerance?: number;
  });
  /** Whether fingers change it: perPoint was given. */
  readonly takesTouches: boolean;
  /** A finger catches it: it stops where it is. */
  hold(): void;
  /** A finger has it at a value. */
  drag(value: ThrowValue): void;
  /** The finger lets it go; the index of the candidate it goes to. Without candidates it goes where the
   * throw carries it: null. */
  release(velocity: ThrowValue, candidates?: ThrowValue[]): number | null;
  /** Goes to a value by program, from where it is and with the velocity it has. */
  move(target: ThrowValue, options?: MoveOptions): void;
  /** The values to come if nothing else happens: one column for each number. */
  sample(range?: SampleRange): Float64Array[];
}
