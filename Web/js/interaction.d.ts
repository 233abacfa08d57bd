// Types of interaction.js. Lengths in points (CSS pixels), times in seconds, velocities in points per
// second.
import type { VelocityEstimator } from "./feel.js";
import type { Attachment, Engine, ScrollPhase, Vector } from "./overscroll.js";

/** What anything is doing, in one word: ScrollPhase, and settling on a place by a spring. */
export type InteractionPhase = ScrollPhase | "settling";

/**
 * Whose numbers a drawer or a floating window moves by: the system's sheets and its picture in picture, or one
 * critically damped spring and all of what a velocity carries. Another rule brings its spring and rate, unless they are
 * set with it.
 */
export type PlacedRule = "system" | "interaction";

/** What every frame has. */
export interface InteractionFrame {
  time: number;
  /** What it is doing; a drawer with a list says it of each. */
  phase?: InteractionPhase;
  /** What happened since the frame before, in order. */
  events: string[];
  /** Whether frames are needed; at rest nothing needs to run. */
  isMoving: boolean;
  isTracking: boolean;
  isDragging: boolean;
}

/** What every release has. */
export interface InteractionRelease {
  didDrag: boolean;
  /** Whether it keeps moving. */
  willSettle: boolean;
  /** Whether the touch stopped what moved: then it is no tap on what lies there. */
  didStopMotion: boolean;
}

/** How fingers are read, and whether. */
export interface PanSettings {
  /** Whether fingers may drag it. Default true. */
  isDragEnabled: boolean;
  /** How the speed of a finger is judged. Default "uiKit". */
  velocityEstimator: VelocityEstimator;
  /** Travel before a touch becomes a drag; 10 points. Default 10; of a Dial 0. */
  slop: number;
  /** Slower releases have velocity 0; 250 points per second. Default 250. */
  minimumFlingSpeed: number;
  /** Faster releases are slowed to it, by default none; points per second. Default Infinity. */
  maximumFlingSpeed: number;
  /** A finger that rests as long has velocity 0; 0.1 seconds; `null`: however long. Default 0.1. */
  stillFingerInterval: number | null;
}

/** What a program sets in motion starts at the next frame or event; perform() says the time where it is known. */
export interface MoveOptions { animated?: boolean }

/** What is asked for of what is to come: from when on (now; of a law 0), how far apart (1/60 s), and how many (120). */
export interface SampleRange { from?: number; interval?: number; count?: number }
/** Columns of what is to come, by their names. */
export type MotionColumns<Names extends string> = Record<Names, Float64Array>;
export interface MotionSamples extends MotionColumns<"value" | "velocity"> {}

/** A value in the engine, by its id: the base class of the modules next to this one. */
export abstract class Kept {
  readonly engine: Engine;
  /** The id that C knows it by. */
  readonly handle: number;
  readonly isDestroyed: boolean;
  /** Frees the engine's part; it is refused from then on. */
  destroy(): void;
  /** A snapshot. */
  clone(): this;
  /** Back to a snapshot. */
  assign(source: this): void;
}

// What events carry, for types alone: no value has it.
declare const events: unique symbol;
export {};

/** What moves, by fingers or otherwise; a Scroller too. */
export abstract class Interaction<
  Frame extends InteractionFrame = InteractionFrame,
  Release extends InteractionRelease = InteractionRelease,
  Events = Record<string, unknown>,
> extends Kept {
  readonly [events]?: Events;
  /**
   * Returns a function that stops it. The listener is given what the event is about: a change, or in a lift
   * the release.
   */
  on<Name extends keyof Events>(
    name: Name, listener: (interaction: this, detail: Events[Name]) => void,
  ): () => void;

  /** `target`: what is touched, where that is requested. */
  touchDown(id: number, position: Vector, time: number, target?: unknown): void;
  touchMoved(id: number, position: Vector, time: number): void;
  /** Without a position it lifts where it was. */
  touchUp(id: number, position: Vector | null | undefined, time: number): Release;
  touchCancelled(id: number, time: number): Release;
  cancelTouches(time: number): Release;

  /** Says what time it is: what was set in motion without a time starts then. */
  sync(time: number): void;
  /** Goes on from what is shown at another time, as if none had passed: a copy that is put back. */
  resume(time: number): void;
  /** Makes a change at a known time: what moves is there then, and what the change sets in motion starts then. */
  perform<Result>(time: number, change: (interaction: this) => Result): Result;
  /** Moves to a display frame; returns `frame`. Frames may be ahead of events: see the guides. */
  advance(time: number): Frame;
  /** What to draw now: the same object every time. */
  readonly frame: Frame;
  readonly time: number;
  readonly isMoving: boolean;
  readonly isTracking: boolean;
  readonly isDragging: boolean;
  readonly restTime: number;
  readonly diagnostics: {
    nonFinite: number;
    reversedTime: number;
    unknownPointer: number;
    extraPointer: number;
    lostUp: number;
    /** What a host probably does wrong. */
    suspicion: "none" | "milliseconds" | "noFrames" | "frameStands";
  };
}

export type InteractionOptions<Subject> = Subject extends { readonly [events]?: infer Events } ? {
  /** Called for every frame drawn, and once at the start. The frame is the same object every time. */
  onFrame?: (
    frame: Subject extends { frame: infer Frame } ? Frame : never, interaction: Subject,
  ) => void;
  /** The element that places are counted from, if the touched one moves. */
  within?: HTMLElement;
  /** What is touched, where touchDown asks for it. */
  part?: (event: PointerEvent) => unknown;
  /** Whether fingers, pens and mice move it; default true, false for a Throw
   * without perPoint. */
  pointers?: boolean;
  /** Whether strokes of a wheel turn a pager's pages and move a drawer between anchors; default true. */
  wheel?: boolean;
  /** The same of keys; makes the element focusable; default true. */
  keys?: boolean;
  /** What of touches the browser keeps; default "none". */
  touchAction?: string;
  /** Whether prefers-reduced-motion becomes reducesMotion; default true. */
  followsReducedMotion?: boolean;
} & {
  /** Any event, by its name. */
  [Name in keyof Events]?: (interaction: Subject, detail: Events[Name]) => void;
} : never;

/** Connects an interaction to an element. */
export function attachInteraction<Subject extends Interaction<any, any, any>>(
  element: HTMLElement, interaction: Subject, options?: InteractionOptions<Subject>,
): Attachment;
