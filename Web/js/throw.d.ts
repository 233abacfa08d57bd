// Types of throw.js. Times in seconds; values in whatever they are, velocities in that per second.
import type { DecelerationRate, Engine, SpringNumbers } from "./overscroll.js";
import type { Interaction, InteractionFrame, InteractionRelease, MoveOptions } from "./interaction.js";

/** One to four numbers that move together; as many in every value of a throw. */
export type ThrowValue = ArrayLike<number>;

export interface ThrowSettings {
  /** How it goes to its target, from the next release on. */
  spring: SpringNumbers;
  /** How far a throw carries. */
  decelerationRate: DecelerationRate;
  /** Whether it goes to its target at once. */
  reducesMotion: boolean;
}

export interface ThrowFrame extends InteractionFrame {
  value: number[];
  /** Its change per second; 0 while it is dragged. */
  velocity: number[];
  /** Where it goes, or is. */
  target: number[];
}

export interface ThrowEvents { didSettle: undefined }

export interface Throw extends ThrowSettings {}

/**
 * A headless value that is thrown.
 *
 * There are no pointers here: whoever drags the value says how fast it changed. Attach it with
 * `pointers: false`, for its frames. An oscillating spring passes its target: clamp what must not leave its
 * range where you draw it.
 */
export class Throw extends Interaction<ThrowFrame, InteractionRelease, ThrowEvents> {
  constructor(engine: Engine, options: Partial<ThrowSettings> & {
    value: ThrowValue;
    /** How near to its target it is put there; default 0.001. */
    tolerance?: number;
  });
  /** A finger catches it: it stops where it is. */
  hold(time?: number): void;
  /** A finger has it at a value. */
  drag(value: ThrowValue, time?: number): void;
  /** The finger lets it go; the index of the candidate it goes to. Without candidates it goes where the
   * throw carries it: null. */
  release(velocity: ThrowValue, candidates?: ThrowValue[], time?: number): number | null;
  /** Goes to a value by program, from where it is and with the velocity it has. */
  move(target: ThrowValue, options?: MoveOptions): void;
  readonly value: number[];
  readonly velocity: number[];
  readonly target: number[];
  /** The values to come if nothing else happens: one column for each number. */
  sample(range?: { from?: number; interval?: number; count?: number }): Float64Array[];
}
