// Types of pop-track.js. Lengths in points (CSS pixels), times in seconds.
import type { Engine, SpringNumbers } from "./overscroll.js";
import type { Kept } from "./interaction.js";

/** How many numbers a sprite has: x, y, length, scale, opacity, id. */
export const STRIDE: 6;

export interface PopTrackOptions {
  /** Width of the tracks. */
  width: number;
  trackCount: number;
  /** Distance from one track to the next. */
  trackHeight: number;
  /** The least distance between two comments on a track; default 16. */
  gap?: number;
  /** How long a comment is shown; default 6. */
  duration?: number;
  /** How comments pop up; default critically damped, nine tenths of the size after 0.2 s. */
  spring?: SpringNumbers;
  /** The number of comments to make space for; default 256. */
  capacity?: number;
  /** From right to left, the longer the faster (default); or in the middle, and out again. */
  style?: "travelling" | "standing";
}

export interface PopItem {
  /** When it pops up. */
  start: number;
  length: number;
  id: number;
  /** From 0 at the top. */
  track: number;
}

export interface PopBatch {
  /** How many sprites there are. */
  count: number;
  /** Six numbers each: x of the left side, y of the track's top, length, scale about the middle,
   * opacity; the sixth is the id, to be read from `ids`. Good until the next call of any kind. */
  sprites: Float32Array;
  /** The same memory as whole numbers. */
  ids: Int32Array;
}

/** Headless tracks of comments: all of it is a function of time. Needs overscroll-pop-track.wasm. */
export class PopTrack extends Kept {
  constructor(engine: Engine, options: PopTrackOptions);
  readonly capacity: number;
  /** How many comments are held, also those still to come. */
  readonly count: number;
  /** How many found no space, or no track in time. */
  readonly droppedCount: number;
  /** When the last comment will be gone; null when there are none. */
  readonly endTime: number | null;
  /** Adds a comment to the track where it can start earliest; null when there is no space for it, or no
   * track within the longest wait (default: however long). Its id is a whole number of 32 bits. */
  add(
    id: number, length: number, time: number, options?: { longestWait?: number },
  ): PopItem | null;
  /** Gives back the space of the comments that are gone. Once in a while will do. */
  removeExpired(time: number): void;
  /** Removes all comments and frees all tracks. */
  removeAll(): void;
  /** The comments that are seen at a time: the same object every time, over the engine's own memory. */
  fill(time: number): PopBatch;
}
