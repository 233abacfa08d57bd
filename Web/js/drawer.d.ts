// Types of drawer.js. Lengths in points (CSS pixels), times in seconds, velocities in points per second.
import type {
  DecelerationRate, Engine, Insets, ScrollEventName, ScrollFrame, Scroller, ScrollerOptions, Scrolling, Size, SpringNumbers,
  Vector, WheelEventLike,
} from "./overscroll.js";
import type {
  Interaction, InteractionFrame, InteractionPhase, InteractionRelease, MotionColumns, MotionSamples, MoveOptions,
  PanSettings, PlacedRule, SampleRange,
} from "./interaction.js";

/** Where a drawer rests, in the words of one at the bottom; at another edge the picture is turned. */
export type DrawerAnchor =
  /** Points from the top of the safe area. */
  | { fromTop: number }
  /** Points seen above the bottom of the safe area. */
  | { fromBottom: number }
  /** The share of the safe area covered, 0 … 1; what is beyond the container is clamped to it. */
  | { fraction: number }
  /** As much as the content needs. */
  | "contentHeight"
  /** Nothing is seen. */
  | "dismissed";

/** What the anchors are resolved with. */
export interface DrawerLayout {
  /** Usually the screen. Default { width: 0, height: 0 }. */
  container: Size;
  /** Its safe area, a keyboard included. Default { top: 0, left: 0, bottom: 0, right: 0 }. */
  insets: Insets;
  /** Length of the content along the drawer's axis. Default 0. */
  contentHeight: number;
  /** The edge it comes from. Default "bottom". */
  edge: "bottom" | "top" | "left" | "right";
}

/** Everything about a drawer that you choose. All of it may change at any time, in any phase. */
export interface DrawerSettings extends DrawerLayout, PanSettings {
  /** Whose numbers it moves by; before the two below. Default "system". */
  rule: PlacedRule;
  /** How it goes to an anchor. Default: the rule's. */
  spring: SpringNumbers;
  /** How far a flick carries. Default 0.99. */
  decelerationRate: DecelerationRate;
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
}

export type DrawerOptions = {
  [Name in keyof DrawerSettings]?: Name extends "insets" ? Partial<Insets> : DrawerSettings[Name];
} & {
  /** One or more, in any order; their indices name them. */
  anchors: DrawerAnchor[];
  /** The index of the one to start on; 0 if left out. */
  anchor?: number;
};

export interface DrawerFrame extends InteractionFrame {
  /** The coordinate of the free side in the container: y of the top of a drawer at the bottom. */
  position: number;
  velocity: number;
  /** How much is seen, from its edge on. */
  visibleLength: number;
  /** From the least anchor to the greatest, 0 … 1. */
  progress: number;
  /** Beyond an outermost anchor, counted as it opens. */
  overscroll: number;
  /** The index of the anchor it rests on, or rested on last. */
  anchor: number;
  /** The index of the anchor it goes to. */
  targetAnchor: number;
  phase: InteractionPhase;
  /** Whether it rests on an anchor that is "dismissed". */
  isDismissed: boolean;
}

export interface DrawerRelease extends InteractionRelease {
  /** The finger's along the axis; 0 for a slow release. */
  velocity: number;
  /** The index of the anchor it goes to. */
  anchor: number;
  willSettle: boolean;
}

export interface DrawerChange {
  from: number;
  to: number;
  reason: "drag" | "fling" | "program" | "layout" | "dismissal";
}

/** What has no change of its own comes in a lift with the release. */
export interface DrawerEvents<Release = DrawerRelease> {
  willBeginDragging: Release | undefined;
  didMove: Release | undefined;
  didEndDragging: Release | undefined;
  /** A finger may catch it in flight. */
  willChangeAnchor: DrawerChange;
  didChangeAnchor: DrawerChange;
  /** On another anchor or the same. */
  didSettle: Release | undefined;
}

export interface Drawer extends DrawerSettings, Readonly<Pick<DrawerFrame,
  "anchor" | "targetAnchor" | "position" | "velocity" | "visibleLength" | "progress" | "overscroll" | "phase" | "isDismissed">> {}

/** A headless drawer: a sheet, a side menu. Needs overscroll-interactions.wasm. */
export class Drawer extends Interaction<DrawerFrame, DrawerRelease, DrawerEvents> {
  constructor(engine: Engine, options: DrawerOptions);
  anchors: DrawerAnchor[];
  /** Replaces the anchors and goes to one; if left out, to the one nearest to where it was going. */
  setAnchors(anchors: DrawerAnchor[], options?: MoveOptions & { anchor?: number }): void;
  /** Takes another layout. */
  setLayout(layout: Partial<Omit<DrawerLayout, "insets">> & { insets?: Partial<Insets> }, options?: MoveOptions): void;
  /** Goes to an anchor, from where it is and with the velocity it has. Ignored while a finger drags. */
  move(anchor: number, options?: MoveOptions): void;

  /** How much is seen at each anchor. */
  readonly visibleLengths: number[];
  /** How far it is from one anchor to another, 0 … 1. */
  progressBetween(from: number, to: number): number;
  /** The position and velocity to come if nothing else happens. */
  sample(range?: SampleRange): MotionSamples;
}

// ---- A drawer with a list in it -----------------------------------------------------------------

export interface ScrollingDrawerSettings {
  /** Whether a flick that opens the drawer goes on in the list; true. Default true. */
  passesMomentumToList: boolean;
  /** Whether one that brings the list back goes on in the drawer; true. Default true. */
  passesMomentumToDrawer: boolean;
  /** How much momentum a velocity of the drawer is; 1, from 1e-6 to 1e6. Default 1. */
  drawerMass: number;
  /** How much momentum a velocity of the list is; 1, from 1e-6 to 1e6. Default 1. */
  listMass: number;
  /** The least speed that passes from one to the other; 0 points per second; infinite: none. Default 0. */
  minimumSpeed: number;
  /** Whether fingers may drag it. Default true. */
  isDragEnabled: boolean;
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
}

export interface ScrollingDrawerFrame extends InteractionFrame {
  drawer: Omit<DrawerFrame, "events">;
  list: Omit<ScrollFrame, "events">;
}

export interface ScrollingDrawerRelease extends InteractionRelease {
  /** The finger's along the axis; 0 for a slow release. */
  velocity: number;
  /** The index of the anchor the drawer goes to. */
  anchor: number;
}

/** The drawer's by their names, the list's by theirs: "listDidScroll". */
export interface ScrollingDrawerEvents extends DrawerEvents<ScrollingDrawerRelease>,
  Record<`list${Capitalize<ScrollEventName>}`, ScrollingDrawerRelease | undefined> {}

export interface ScrollingDrawer extends ScrollingDrawerSettings, Scrolling {}

/** A headless drawer with a list in it, both moved by one finger, without lifting it. Needs overscroll-pages.wasm. */
export class ScrollingDrawer
  extends Interaction<ScrollingDrawerFrame, ScrollingDrawerRelease, ScrollingDrawerEvents> {
  /** Drawer and list are copied. */
  constructor(engine: Engine, options: {
    drawer: Drawer | DrawerOptions;
    list: Scroller | ScrollerOptions;
  } & Partial<ScrollingDrawerSettings>);
  /** The drawer as it is now: a copy, to ask. */
  readonly drawer: Drawer;
  /** The list as it is now: a copy, to ask. */
  readonly list: Scroller;
  /** Changes the drawer by a function that is handed it. */
  changeDrawer(change: (drawer: Drawer) => void): void;
  /** Changes the list by a function that is handed it. */
  changeList(change: (list: Scroller) => void): void;
  /** `part`: the list, which shares the finger's way with the drawer, or a header, which does not. */
  touchDown(id: number, position: Vector, time: number, part?: "list" | "header"): void;
  /** A wheel turned, or fingers moved on a trackpad: shared out as a finger's distance is. */
  wheel(event: WheelEventLike): void;
  /** Scrolls the list to its top, as a tap on the status bar does. */
  scrollToTop(options?: MoveOptions): void;
  /** The drawer goes to an anchor. */
  move(anchor: number, options?: MoveOptions): void;
  /** What is to come if nothing else happens: the drawer's position, the list's offset. */
  sample(range?: SampleRange): MotionColumns<"position" | "velocity" | "x" | "y" | "velocityX" | "velocityY">;
}
