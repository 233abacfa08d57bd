// Types of recording.js. Lengths in points, times in seconds, velocities in points per second.

/** What a recording's text does not say itself. */
export interface RecordingOptions {
  /** Samples per second, for texts without times. */
  rate?: number;
  /** Which column holds the offsets, for texts with several. */
  column?: string;
  /** Where the edge is, in points: subtracted from every offset; default 0. */
  edge?: number;
  /** Which list of an Objective-C file, or bounce of a console, from 1, where there are several. */
  list?: number;
  /** What to call the text in errors; without folder and extension, the recording's name. */
  source?: string;
}

/** A text that is no recording. The message is "source:line: reason", and names options as the command line does: `--rate`. */
export class RecordingError extends Error {
  readonly source: string;
  /** The line, from 1, when one line is to blame. */
  readonly line: number | null;
  /** What was expected and what was found. */
  readonly reason: string;
}

/** Offsets over time: what a device or a browser did, or what a law should do. */
export class Recording {
  constructor(options: {
    name?: string;
    /** Ascending; the first may be any. */
    times: ArrayLike<number>;
    offsets: ArrayLike<number>;
    /** Left out, it is read off the offsets. */
    displayScale?: number | null;
  });
  /** Reads a text, or a file's bytes; throws a RecordingError. */
  static read(text: string | BufferSource, options?: RecordingOptions): Recording;
  readonly name: string;
  /** Seconds since the first sample. */
  readonly times: Float64Array;
  /** Points beyond the edge. */
  readonly offsets: Float64Array;
  /** Pixels per point, read off the offsets; null when they lie on no pixels of scale 1, 2 or 3. */
  readonly displayScale: number | null;
  readonly count: number;
  /** Without the samples at its end that lie on the edge: the motion is over there. */
  readonly moving: Recording;
  /** As CSV, t,offset: what the command line reads. */
  readonly csv: string;
  /** What the constructor takes, for JSON. */
  toJSON(): { name: string; times: number[]; offsets: number[]; displayScale: number | null };
}

/** Pairs: the speed of a flick and how far it goes, the travel of a finger and the offset, or how far content is beyond a
 * limit and its change over the finger's. */
export class Relation {
  constructor(options: {
    name?: string;
    kind: RelationKind;
    /** Speeds in points per second, the finger's travel or the stretch in points. */
    inputs: ArrayLike<number>;
    /** Distances or offsets, in points, or slopes. */
    outputs: ArrayLike<number>;
  });
  readonly name: string;
  readonly kind: RelationKind;
  /** What the pairs are: "flicks (velocity and distance)". */
  readonly words: string;
  readonly inputs: Float64Array;
  readonly outputs: Float64Array;
  readonly displayScale: number | null;
  readonly count: number;
  /** As CSV: velocity,distance, finger,offset or contentOffset,convertScale. */
  readonly csv: string;
}

export type RelationKind = "flicks" | "pulls" | "slopes";

/** Reads a recording or a relation, as the columns say: velocity,distance (velocityPerMs for points per
 * millisecond), finger,offset, contentOffset,convertScale, the articles' console lines, or anything else that
 * Recording.read takes. */
export function read(text: string | BufferSource, options?: RecordingOptions): Recording | Relation;

/** Columns of numbers as CSV, every number with all its digits. */
export function csv(names: string[], columns: ArrayLike<number>[]): string;

/** The smallest of 1, 2 and 3 pixels per point on which all offsets lie; null if there is none. */
export function inferredScale(offsets: readonly number[] | Float64Array): number | null;
