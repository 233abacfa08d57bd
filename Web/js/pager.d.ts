// Types of pager.js. Lengths in points (CSS pixels), times in seconds, velocities in points per second.
import type { Feel, Feeling } from "./feel.js";
import type { DecelerationRate, Engine, Insets, Size, SpringNumbers } from "./overscroll.js";
import type {
  Interaction, InteractionFrame, InteractionPhase, InteractionRelease, MotionSamples, MoveOptions,
  PanSettings, SampleRange,
} from "./interaction.js";

/** Where the pages lie. The space is the viewport without the insets. */
export interface PagerLayout {
  /** The visible part, in points. Default { width: 0, height: 0 }. */
  viewport: Size;
  /** What bars cover of it, in points. Default { top: 0, left: 0, bottom: 0, right: 0 }. */
  insets: Insets;
  /** Between pages, in points. Default 0. */
  spacing: number;
  /** Along which pages lie. Default "horizontal". */
  axis: "horizontal" | "vertical";
  /** Which of its sides a page rests at; `"center"`. Default "center". */
  alignment: "start" | "center" | "end";
  /** Whether the first page follows the last. Default false. */
  wraps: boolean;
  /** Where the first page is. Default "leftToRight"; whatever the element's `direction`. */
  layoutDirection: "leftToRight" | "rightToLeft";
}

/**
 * How many pages a single drag may turn: at most so many from the page it rested on, or was going to;
 * UIKit's "neighbor", the pages on either side of where the finger leaves; or "free", as many as the
 * flick carries.
 */
export type PageTurn = number | "neighbor" | "free";

/** Everything about a pager that you choose. All of it may change at any time, in any phase. */
export interface PagerSettings extends PagerLayout, PanSettings {
  /** How it goes to a page; `null`, the default: as the feel's rule does. Default null. */
  spring: SpringNumbers | null;
  /** How far a flick carries. Default 0.998. */
  decelerationRate: DecelerationRate;
  /** How many pages a drag may turn; 1. Default 1. */
  turn: PageTurn;
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
}

export type PagerOptions = {
  [Name in keyof PagerSettings]?: Name extends "insets" ? Partial<Insets> : PagerSettings[Name];
} & {
  /** The index of the page to start on; 0 if left out. */
  page?: number;
  feel?: Feel;
} & (
  /** The pages' lengths along the axis. */
  | { extents: number[]; count?: undefined }
  /** How many pages; each fills the space, also when the layout changes. */
  | { count: number; extents?: undefined }
);

export interface PagerFrame extends InteractionFrame {
  /** The content at the viewport's beginning; within the first round if it wraps. */
  offset: number;
  velocity: number;
  /** Which page, and how far on to the next: 2.25 is a quarter of the distance from page 2 to page 3. */
  pageProgress: number;
  /** Beyond the first page's place (negative) or the last's. */
  overscroll: number;
  /** The index of the page it rests on, or rested on last. */
  page: number;
  /** The index of the page it goes to. */
  targetPage: number;
  /** The index of the page nearest to its place now: what a row of dots shows. */
  nearestPage: number;
  /** How many pages there are. */
  count: number;
  phase: InteractionPhase;
}

export interface PagerRelease extends InteractionRelease {
  /** The offset's; 0 for a slow release. */
  velocity: number;
  /** The index of the page it goes to; choose another with scrollToPage. */
  page: number;
  willSettle: boolean;
}

export interface PageChange {
  /** null when that page has been removed. */
  from: number | null;
  to: number;
  reason: "drag" | "fling" | "program" | "layout";
}

/** What has no change of its own comes in a lift with the release. */
export interface PagerEvents {
  willBeginDragging: PagerRelease | undefined;
  didMove: PagerRelease | undefined;
  didEndDragging: PagerRelease | undefined;
  /** A finger may catch it in flight. */
  willChangePage: PageChange;
  didChangePage: PageChange;
  /** On another page or the same. */
  didSettle: PagerRelease | undefined;
}

export interface VisiblePage {
  page: number;
  /** From the viewport's beginning on. */
  start: number;
  extent: number;
}

/** UIScrollView's paging as settings: its choice of page and its spring. */
export function uiKitPaging(engine: Engine): Pick<PagerSettings, "alignment" | "spring" | "turn">;

export interface Pager extends PagerSettings, Feeling, Readonly<Pick<PagerFrame,
  "offset" | "velocity" | "pageProgress" | "overscroll" | "page" | "targetPage" | "nearestPage" | "count" | "phase">> {}

/** A headless pager: an album, a carousel. Needs overscroll-interactions.wasm. */
export class Pager extends Interaction<PagerFrame, PagerRelease, PagerEvents> {
  constructor(engine: Engine, options: PagerOptions);
  /** Goes to a page, the shorter way round if it wraps. Ignored while a finger drags. */
  scrollToPage(page: number, options?: MoveOptions): void;
  /** Goes some pages on, or back, from the page it goes to: what keys and buttons do. */
  turnPage(count: number, options?: MoveOptions): void;
  /**
   * Inserts pages before a page: their extents, or a number of pages that fill the space. The page
   * nearest to its place stays where it is seen, in every phase.
   */
  insert(page: number, extents: number[] | number, options?: MoveOptions): void;
  /** Removes pages; the page after a removed one at rest is pulled into its place. */
  remove(first: number, count?: number, options?: MoveOptions): void;
  setExtent(page: number, extent: number): void;
  /** Takes another layout, and with it other extents for all pages if they are given. */
  setLayout(layout: Partial<Omit<PagerLayout, "insets">> & { insets?: Partial<Insets> }, options?: { extents?: number[] }): void;

  /** The pages that are seen, in order: the same list of the same objects every time. */
  readonly visiblePages: VisiblePage[];
  extentOf(page: number): number;
  /** The offset at which a page is in its place. */
  offsetOf(page: number): number;
  /** Where a page begins, from the viewport's beginning on, seen or not. */
  startOf(page: number): number;
  /** The offset and velocity to come if nothing else happens; if it wraps, on beyond a round. */
  sample(range?: SampleRange): MotionSamples;
}
