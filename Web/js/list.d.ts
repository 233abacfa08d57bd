// Types of list.js: those of overscroll.js, less what a list has not. Lengths in points (CSS pixels), times in
// seconds, velocities in points per second.

import type {
  Attachment, AttachOptions as WholeOptions, Engine, Insets, Scroller as WholeScroller, ScrollerSettings as WholeSettings,
  ScrollEventName, ScrollFrame, ScrollRelease, SnapRule as WholeSnapRule, Vector,
} from "./overscroll.js";

export { OverscrollError } from "./overscroll.js";
export type {
  Attachment, Axis, Engine, Insets, KeyCommand, LoadFailure, ProgramOptions, Rect, ScrollEventName, ScrollFrame, ScrollPhase,
  ScrollRelease, Size, Vector, WheelEventLike,
} from "./overscroll.js";

/**
 * Starts the engine. Hand in where overscroll-list.wasm (or a larger one) is, or what it contains; if left out, it is next
 * to this script. What it gives is for this script's classes alone.
 */
export function load(
  source?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module,
): Promise<Engine>;

/** Settings that a list has not; set to anything but what they are, they are an OverscrollError. */
type Fixed =
  | "dynamics" | "minimumZoomScale" | "maximumZoomScale" | "bouncesZoom" | "hasZoomMomentum" | "zoomsOnDoubleTap"
  | "velocityEstimator" | "safeAreaInset" | "keyboardInset" | "contentAlignmentPoint" | "refreshControlHeight" | "zoomBand";
/** Members that a list has not; called, they are an OverscrollError that names the module that has them. */
type Absent =
  | "zoomByWheel" | "setZoomScale" | "zoomAbout" | "zoomToRect" | "predict" | "sample" | "nextTime" | "flight"
  | "appearances" | "indicator" | "contentPoint" | "feel" | "resume";

/** Where an axis may come to rest after a finger or a trackpad; notches of a wheel and keys heed "paging" only. */
export type SnapRule = Exclude<WholeSnapRule, "positions" | { positions: ArrayLike<number> }>;

/** Everything about a list's scroller that you choose. All of it may change at any time, in any phase. */
export interface ScrollerSettings extends Omit<WholeSettings, Fixed | "snapHorizontal" | "snapVertical"> {
  /** Where the horizontal axis may rest. Default "none". */
  snapHorizontal: SnapRule;
  /** Where the vertical axis may rest. Default "none". */
  snapVertical: SnapRule;
}

export type ScrollerOptions = {
  [Name in keyof ScrollerSettings]?: Name extends "contentInset" ? Partial<Insets> : ScrollerSettings[Name];
} & { contentOffset?: Vector };

export type ScrollListener = (scroller: Scroller, release: ScrollRelease | undefined) => void;

export interface Scroller
  extends ScrollerSettings,
    Omit<WholeScroller, keyof WholeSettings | Absent | "engine" | "zoomScale" | "clone" | "assign" | "on"> {
  /** 1. */
  readonly zoomScale: number;
}

/** A headless UIScrollView for lists: touches, wheels, keys and time go in, offsets and events come out. */
export class Scroller {
  constructor(engine: Engine, options?: ScrollerOptions);
  readonly engine: Engine;
  /** A snapshot. */
  clone(): Scroller;
  /** Back to a snapshot. */
  assign(source: Scroller): void;
  /** Returns a function that stops it. */
  on(name: ScrollEventName, listener: ScrollListener): () => void;
}

/** Options of attach(), all of which may be left out. */
export type AttachOptions = Omit<WholeOptions, "onFrame" | ScrollEventName> & {
  onFrame?: (frame: ScrollFrame, scroller: Scroller) => void;
} & { [Name in ScrollEventName]?: ScrollListener };

/** Connects a scroller to an element. */
export function attach(
  element: HTMLElement, scroller: Scroller,
  options?: AttachOptions,
): Attachment;
