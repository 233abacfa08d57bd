// Types of overscroll.js. Lengths in points (CSS pixels), times in seconds, velocities in points per
// second, scales dimensionless.

import type { Feel, Feeling, VelocityEstimator } from "./feel.js";
import type { Interaction, InteractionFrame, InteractionRelease, MotionColumns, SampleRange } from "./interaction.js";
import type { AttachPart } from "./parts.js";

/** What is read is a copy, or the next frame overwrites it: assign a whole one. */
export interface Vector { readonly x: number; readonly y: number }
export interface Size { readonly width: number; readonly height: number }
export interface Insets { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number }
export interface Rect extends Vector, Size {}
export type Axis = "horizontal" | "vertical";

/**
 * A refusal that is about no number: no WebAssembly, a destroyed scroller, a detached element. list.js, as it is built,
 * brings its own class of this name: where both are loaded, compare `error.name`.
 */
export class OverscrollError extends Error {
  /** What became of load(): see there. */
  readonly code?: LoadFailure;
}

/**
 * Why load() failed: "unsupported", there is no WebAssembly; "blocked", the page's content security policy
 * does not allow it ('wasm-unsafe-eval' is missing from script-src); "unreachable", nothing was delivered;
 * "invalid", what was delivered is no such module. Until it has loaded, content scrolls natively if its
 * element has `overflow: auto`.
 */
export type LoadFailure = "unsupported" | "blocked" | "unreachable" | "invalid";

/**
 * Starts the engine. Hand in where a module is, or what it contains; if left out, overscroll.wasm next to this script.
 * It is compiled while it arrives where the server calls it application/wasm.
 */
export function load(
  source?: string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module,
): Promise<Engine>;

export interface Engine {
  /** The version of the module, "major.minor.patch". */
  readonly version: string;
}

// ---- Laws ---------------------------------------------------------------------------------------

/** The share of velocity kept each millisecond, or UIKit's name for one: 0.998, 0.99. */
export type DecelerationRate = number | "normal" | "fast";

export interface SpringNumbers {
  /** Default 1; only the ratio to the stiffness matters. */
  mass?: number;
  /** In mass/s². */
  stiffness: number;
  /** Below 1 it oscillates, 1 is critical. */
  dampingRatio: number;
}

/** Which law moves the content after a release; intervals in seconds per frame, of a name alone 1/60. */
export type Dynamics =
  | "continuous"
  | "uiKit"
  | "uiKitFrames"
  | { uiKit: number }
  | { uiKitFrames: number }
  | { springs: { hit: SpringNumbers; released: SpringNumbers } };

/**
 * Where an axis may come to rest after a finger or a trackpad; notches of a wheel and keys turn pages where it is "paging", and go as
 * far as ever with the others. The getter gives "positions" for a list.
 */
export type SnapRule =
  | "none"
  | "paging"
  | "positions"
  | { stride: number; origin?: number }
  | { positions: ArrayLike<number> };

// ---- Scroller -----------------------------------------------------------------------------------

/**
 * Everything about a scroller that you choose. All of it may change at any time, in any phase.
 *
 * Where viewport and contentSize change together either may come first, before the next frame or event; where nothing bounces,
 * contentSize where it grows, viewport where it shrinks: what is out of bounds between the two is put inside. The offset
 * stays, in points: to stay on a page, set contentOffset after both, as attach() does.
 */
export interface ScrollerSettings {
  /** The visible part, UIKit's `bounds.size`, in points. Default { width: 0, height: 0 }. */
  viewport: Size;
  /** The content at zoom scale 1, in points. Default { width: 0, height: 0 }. */
  contentSize: Size;
  /** Extra distance that may be scrolled beyond each side, in points. Default { top: 0, left: 0, bottom: 0, right: 0 }. */
  contentInset: Insets;
  /** What bars and the screen's edges cover, in points. Default { top: 0, left: 0, bottom: 0, right: 0 }. */
  safeAreaInset: Insets;
  /** What a keyboard covers at the bottom of the viewport, in points. Default 0. */
  keyboardInset: number;
  /** Where content lies that is smaller than the viewport, each from 0 to 1. Default { x: 0, y: 0 }. */
  contentAlignmentPoint: Vector;
  /** How far the content follows a finger beyond its top before the band, in points. Default 0. */
  refreshControlHeight: number;
  /** Where content begins: `"leftToRight"` or `"rightToLeft"`. Default "leftToRight". */
  layoutDirection: "leftToRight" | "rightToLeft";
  /** Pixels per point that dragged and resting offsets are rounded to; 0, the default, for no rounding. Default 0. */
  displayScale: number;
  /** How quickly a flick loses speed. Default 0.998. */
  decelerationRate: DecelerationRate;
  /** The law of motion after a release; in a scene without one and without a feel, continuous. Default "uiKit". */
  dynamics: Dynamics;
  /** Where the horizontal axis may rest. Default "none". */
  snapHorizontal: SnapRule;
  /** Where the vertical axis may rest. Default "none". */
  snapVertical: SnapRule;
  /** Smallest scale at rest, unless set 1; raises the maximum if above it. Default 1. */
  minimumZoomScale: number;
  /** Largest scale at rest, 1; fingers zoom only if it is above the minimum. Default 1. */
  maximumZoomScale: number;
  /** How the speed of a finger is judged. Default "uiKit". */
  velocityEstimator: VelocityEstimator;
  /** Travel before a touch becomes a drag; 10 points. Default 10. */
  slop: number;
  /** Slower releases have velocity 0; 250 points per second. Default 250. */
  minimumFlingSpeed: number;
  /** Faster releases are slowed to it, by default none; points per second. Default Infinity. */
  maximumFlingSpeed: number;
  /** A finger that rests as long has velocity 0; 0.1 seconds; `null`: however long. Default 0.1. */
  stillFingerInterval: number | null;
  /** Whether it may be pulled beyond the left and right bounds. Default true. */
  bouncesHorizontally: boolean;
  /** Whether it may be pulled beyond the top and bottom bounds. Default true. */
  bouncesVertically: boolean;
  /** Whether it bounces even where nothing can be scrolled. Default false. */
  alwaysBounceHorizontal: boolean;
  /** Whether it bounces even where nothing can be scrolled. Default false. */
  alwaysBounceVertical: boolean;
  /** Whether fingers, wheels and keys scroll. Default true. */
  isScrollEnabled: boolean;
  /** Whether a drag along one axis stays on it. Default false. */
  isDirectionalLockEnabled: boolean;
  /** Whether the last move chooses that axis, as UIKit's; else all travel in the first 10 points, once. Default true. */
  directionalLockFollowsMoves: boolean;
  /** Whether releases end on whole viewports. Default false. */
  isPagingEnabled: boolean;
  /** Whether repeated fast flicks and strokes of a wheel add up. Default true. */
  buildsUpFlicks: boolean;
  /** Who moves the content on when fingers leave a trackpad: `"system"` or `"engine"`. Default "system". */
  trackpadMomentum: "system" | "engine";
  /** Whether motion that no finger causes is reduced. Default false. */
  reducesMotion: boolean;
  /** Whether the scale may be pulled beyond its limits. Default true. */
  bouncesZoom: boolean;
  /** How the scale resists beyond its limits: as `"iOS"`, or by the article's `"rubber"` band. Default "iOS". */
  zoomBand: "iOS" | "rubber";
  /** Whether the scale goes on after a fast pinch. Default false. */
  hasZoomMomentum: boolean;
  /** Whether a double tap doubles the scale, and at the maximum goes to the minimum. Default false. */
  zoomsOnDoubleTap: boolean;
  /** Sets both axes. Default true. */
  bounces: boolean;
}

export type ScrollerOptions = {
  [Name in keyof ScrollerSettings]?: Name extends "contentInset" | "safeAreaInset"
    ? Partial<Insets>
    : ScrollerSettings[Name];
} & { contentOffset?: Vector; zoomScale?: number; feel?: Feel };

export type ScrollPhase =
  | "idle" | "tracking" | "dragging" | "decelerating" | "bouncing" | "animating" | "zooming";

export type ScrollEventName =
  | "willBeginDragging" | "didScroll" | "willEndDragging" | "didEndDragging"
  | "willBeginDecelerating" | "didEndDecelerating" | "didEndScrollingAnimation"
  | "willBeginZooming" | "didZoom" | "didEndZooming" | "didScrollToTop";

export interface ScrollFrame extends InteractionFrame {
  /** The content point at the top left of the viewport, in points of the zoomed content. */
  offset: Vector;
  velocity: Vector;
  zoomScale: number;
  phase: ScrollPhase;
  events: ScrollEventName[];
  isDecelerating: boolean;
  isScrollAnimating: boolean;
  isZooming: boolean;
  isZoomBouncing: boolean;
}

export interface ScrollRelease extends InteractionRelease {
  velocity: Vector;
  /** Where it will come to rest; change it with land(). */
  proposedTarget: Vector;
  /** willSettle by UIKit's name. */
  willDecelerate: boolean;
  /** Where, if the touch was the second of two taps. */
  doubleTap: Vector | null;
}

/** Told when something happens; the release only while listeners are being notified of one. */
export type ScrollListener = (scroller: Scroller, release: ScrollRelease | undefined) => void;

export interface WheelEventLike {
  /** Positive makes the offset grow, as in the DOM. */
  delta: Vector;
  time: number;
  unit?: "pixels" | "lines" | "pages";
  phase?:
    | "none" | "began" | "changed" | "ended"
    | "momentumBegan" | "momentumChanged" | "momentumEnded" | "cancelled" | "held";
  /** Whether the device moves smoothly; left out when that is not known, as in a browser. */
  isPrecise?: boolean;
  isShiftDown?: boolean;
}

export type KeyCommand =
  | "arrowUp" | "arrowDown" | "arrowLeft" | "arrowRight" | "pageUp" | "pageDown" | "home" | "end"
  | "space" | "shiftSpace";

/** What a program sets in motion starts at the next frame or event; perform() says the time where it is known. */
export interface ProgramOptions { animated?: boolean }

/** What wheels and keys scroll. */
export interface Scrolling {
  wheel(event: WheelEventLike): void;
  key(command: KeyCommand): void;
  /** A key went down: the content runs until it goes up, and glides on. A repeat of the system's changes nothing. */
  keyDown(command: KeyCommand, time: number, options?: { isRepeat?: boolean }): void;
  keyUp(command: KeyCommand, time: number): void;
  /** As a tap on the status bar does; animated unless set. */
  scrollToTop(options?: ProgramOptions): void;
}

export interface Flight {
  startTime: number;
  restTime: number;
  destination: number;
  collision: { time: number; edge: number; velocity: number } | null;
  peak: { time: number; value: number } | null;
}

export interface Samples extends MotionColumns<"time" | "x" | "y" | "velocityX" | "velocityY" | "zoomScale"> {}

export interface Scroller extends ScrollerSettings, Feeling, Scrolling, Readonly<Pick<ScrollFrame,
  "velocity" | "phase" | "isDecelerating" | "isScrollAnimating" | "isZooming" | "isZoomBouncing">> {}

/** A headless UIScrollView: touches, wheels, keys and time go in, offsets and events come out. */
export class Scroller
  extends Interaction<ScrollFrame, ScrollRelease, Record<ScrollEventName, ScrollRelease | undefined>> {
  constructor(engine: Engine, options?: ScrollerOptions);
  /** Chooses where content that keeps moving comes to rest; best in willEndDragging. */
  land(target: Vector): void;

  /** What a browser reports for a pinch on a trackpad, and for ctrl and wheel: a delta in pixels. */
  zoomByWheel(delta: number, point: Vector, time: number): void;

  setContentOffset(offset: Vector, options?: ProgramOptions): void;
  scrollRectToVisible(rect: Rect, options?: ProgramOptions): void;
  /** Animated unless set. */
  turnPage(count: number, axis: Axis, options?: ProgramOptions): void;
  /** About the middle of the viewport. */
  setZoomScale(scale: number, options?: ProgramOptions): void;
  zoomAbout(scale: number, point: Vector, options?: ProgramOptions): void;
  /** A rectangle of the content at zoom scale 1. */
  zoomToRect(rect: Rect, options?: ProgramOptions): void;
  /**
   * Makes space above and left of what is shown; nothing on the screen moves. contentSize grows by it: do not add it again.
   * Negative sizes remove, at most all there is; what is beyond an edge then returns.
   *
   * A row above the viewport that turns out to be 84 points high, not 60: insertContent({ width: 0, height: 24 }). Where a
   * row below does, contentSize alone changes.
   */
  insertContent(size: Size): void;

  contentOffset: Vector;
  zoomScale: number;
  readonly minimumOffset: Vector;
  readonly maximumOffset: Vector;
  /** How far beyond the bounds, signed. */
  readonly overscroll: Vector;
  readonly zoomedContentSize: Size;
  readonly visibleRect: Rect;
  /** The content point, at zoom scale 1, that is shown at a point of the viewport. */
  contentPoint(point: Vector): Vector;

  readonly destination: Vector;
  /** What will be drawn at a time to come. Nothing changes. */
  predict(time: number): ScrollFrame;
  /** The curve ahead, as columns; hand in an earlier answer to have it filled again. */
  sample(range?: SampleRange, into?: Samples): Samples;
  /** When a released axis next passes an offset; null if it does not. */
  nextTime(axis: Axis, offset: number, after?: number): number | null;
  /** The flight of an axis after a release; null unless it flies. */
  flight(axis: Axis): Flight | null;
  /** The rows that a flight will bring into view, in order; known at the release. */
  appearances(
    axis: Axis,
    /** Of one extent, or each of its own; the first begins at offset 0. */
    rows: { count: number; extent: number } | { extents: ArrayLike<number> },
    /** Those from a time on, at most so many; defaults: now, 1000. */
    options?: { after?: number; limit?: number },
  ): { row: number; time: number; side: "start" | "end" }[];
  /**
   * Where the scroll indicator is, from the viewport's start: clear of safe area and keyboard, and of the insets given
   * here in addition; null when nothing can be scrolled.
   */
  indicator(
    axis: Axis, track?: { startInset?: number; endInset?: number; squeezedLength?: number },
    into?: { position?: number; length?: number },
  ): { position: number; length: number } | null;
}

// ---- Elements -----------------------------------------------------------------------------------

export type AttachOptions = {
  /** The element to move: by the element's native scroll position and a transform. */
  content?: HTMLElement | SVGElement;
  /** Called for every frame drawn, and once at the start. The frame is the same object every time. */
  onFrame?: (frame: ScrollFrame, scroller: Scroller) => void;
  /** Whether fingers, pens and mice scroll; "touch" leaves the mouse to select text; default true. */
  pointers?: boolean | "touch";
  /** Whether wheels and trackpads scroll, and with ctrl zoom; default true. */
  wheel?: boolean;
  /** Whether keys scroll; makes the element focusable; default true. */
  keys?: boolean;
  /** Along what fingers and wheels may scroll; left out, where there is something to scroll. */
  axes?: "horizontal" | "vertical" | "both";
  /**
   * The element's touch-action; left out, it follows what can be scrolled and zoomed: a horizontal
   * scroller leaves vertical pans and pinches to the page, and one with nothing to scroll everything.
   */
  touchAction?: string;
  /** What attach() of list.js does besides, from parts.js; attach() here has all of them. */
  parts?: AttachPart[];
  /** The element's name for screen readers, unless it has one. */
  label?: string;
  /** Whether the element's size becomes the viewport; default true. */
  observesViewport?: boolean;
  /**
   * Whether the content's size becomes contentSize, with margins and paddings, and what grows above the
   * part that is shown leaves that where it is, for which list.js needs `parts: [anchored]`; default false.
   */
  observesContent?: boolean;
  /** Whether prefers-reduced-motion becomes reducesMotion; default true. */
  followsReducedMotion?: boolean;
  /** Whether devicePixelRatio becomes displayScale where that is 0; default true. */
  followsDisplayScale?: boolean;
} & { [Name in ScrollEventName]?: ScrollListener };

export interface Attachment {
  /** Releases them; everything it changed on the elements is as it was, but what has the focus keeps a tabindex. */
  detach(): void;
  /** Draws what there is, now; nothing after detach(). */
  draw(): void;
  /** Calls a function after every frame drawn, and another at detach(); gives one that stops both. */
  onDraw(listener: () => void, ended?: () => void): () => void;
}

/** Connects a scroller to an element. */
export function attach(
  element: HTMLElement, scroller: Scroller, options?: AttachOptions,
): Attachment & { readonly subject: Scroller };
