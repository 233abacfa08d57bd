// Types of nested.js. Lengths in points (CSS pixels), times in seconds, velocities in points per second.

import type {
  Attachment, Axis, Engine, ScrollEventName, ScrollFrame, Scroller, ScrollerOptions, Scrolling, Vector, WheelEventLike,
} from "./overscroll.js";
import type { Feel, Feeling } from "./feel.js";
import type { Dial } from "./dial.js";
import type { Drawer } from "./drawer.js";
import type { Pager } from "./pager.js";
import type { PictureInPicture } from "./picture-in-picture.js";
import type { Throw } from "./throw.js";
import type {
  Interaction, InteractionFrame, InteractionOptions, InteractionPhase, InteractionRelease, MotionSamples, MoveOptions, PanSettings,
  SampleRange,
} from "./interaction.js";

/**
 * Who takes turns first, a scroller or those inside it. On is down and right.
 *
 * collapsing: on, it and then they; back, they and then it. quickReturn: it first, both ways.
 * innerFirst, the default: they first, both ways. uiKit: who begins keeps the finger, they unless at their edge.
 */
export type HandOffOrder = "collapsing" | "quickReturn" | "innerFirst" | "uiKit";
export type ScrollDirection = "left" | "right" | "up" | "down";

/** What a member is among the others. */
export interface NestedMemberSettings {
  /** Who takes turns first: it, or those inside it. Default "innerFirst". */
  order: HandOffOrder;
  /** How much momentum a velocity of it is; 1, from 1e-6 to 1e6. Default 1. */
  mass: number;
  /** The least speed at an edge that it passes on; 0 points per second; infinite: it passes on nothing. Default 0. */
  minimumSpeed: number;
  /** How far one scrolls back before it returns, where its order is quickReturn; 0 points; infinite: only at its speed. Default 0. */
  returnDistance: number;
  /** How fast a finger has to be for it to return before its distance, in points per second; infinite, the default: however fast. Default Infinity. */
  returnSpeed: number;
  /** The axes along which it leaves nothing to what it lies in. Default null. */
  containedAxes: "both" | "horizontal" | "vertical" | null;
  /** Where its viewport begins in the outermost one; what two fingers zoom about. Default { x: 0, y: 0 }. */
  viewportOrigin: Vector;
}

/** A member: what it is, and among the others. */
export interface NestedMember extends NestedMemberSettings {
  readonly kind: "scroller" | "drawer" | "pager" | "dial" | "pictureInPicture" | "throw";
  /** The index of the member it lies in; null for the outermost. */
  in: number | null;
}

/** Where a member lies, by default in the outermost, and what it is among the others. */
export interface NestedPlace extends Partial<NestedMemberSettings> { in?: number }

/** A scroller's own options, and its place. */
export interface NestedScrollerOptions extends ScrollerOptions, NestedPlace {}

/** A copy of what was made as a member, by itself or with what it is among the others. */
export type NestedMemberOptions =
  | NestedScrollerOptions | Scroller | Drawer | Pager | Dial | PictureInPicture | Throw | (NestedPlace & { drawer: Drawer }) | (NestedPlace & { pager: Pager })
  | (NestedPlace & { dial: Dial }) | (NestedPlace & { pictureInPicture: PictureInPicture })
  | (NestedPlace & { throw: Throw });

/** Fingers are read as the outermost member reads them, where the options say nothing else than UIKit's numbers. */
export interface NestedSettings extends PanSettings {
  /** The index of the innermost member that keys go to, and wheels and fingers that name none: of what is seen what was touched last. Default 0; with more members, the first that is seen. */
  active: number;
  /** The angles from the horizontal up to which a drag is horizontal and from which it is vertical; `null`: drags are free. Default { horizontalAngle: 45, verticalAngle: 45 }. */
  directionalLock: { horizontalAngle: number; verticalAngle: number } | null;
  /** Who moves them on when fingers leave a trackpad: `"system"` or `"engine"`. Default "system". */
  trackpadMomentum: "system" | "engine";
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
}

export interface NestedOptions extends Partial<NestedSettings> {
  /** The members, the outermost first, each after the one it lies in. */
  scrollers: NestedMemberOptions[];
  /** Of all scrollers and pagers; the feel of a page is that of its outermost. */
  feel?: Feel;
}

/** Momentum that went from one member to another. */
export interface MomentumPass {
  /** When the source met its edge, exactly. */
  time: number;
  source: number;
  target: number;
  direction: ScrollDirection;
  targetDirection: ScrollDirection;
  /** The source's speed at its edge. */
  speed: number;
  /** The speed that the target was given. */
  targetSpeed: number;
}

export interface NestedFrame extends InteractionFrame {
  phase: InteractionPhase;
  active: number;
  /** The last hand-off of momentum since the call before. */
  pass: MomentumPass | null;
  /** What to draw of each, by its index. A drawer's position and a pager's offset are offsets, and
   * so are a window's corner, a dial's angle (x) and the first two numbers of a thrown value. */
  scrollers: Omit<ScrollFrame, "events">[];
  isDecelerating: boolean;
}

export interface NestedRelease extends InteractionRelease { velocity: Vector }

/** What happened to any of the scrollers, each at most once per call, in a lift with the release; and didPassMomentum.
 * What is no scroller scrolls when it moves, and ends decelerating when it comes to rest. */
export interface NestedEventMap extends Record<ScrollEventName, NestedRelease | undefined> {
  /** A drawer, a pager or a window goes to another place; comes to rest there. */
  willChangePlace: NestedRelease | undefined; didChangePlace: NestedRelease | undefined;
  didPassMomentum: MomentumPass;
}

/** Scrollers inside one another, moved by one finger and by one momentum; fingers on two next to one another move both. Needs overscroll-pages.wasm. */
export class NestedScroll extends Interaction<NestedFrame, NestedRelease, NestedEventMap> {
  constructor(engine: Engine, options: NestedOptions | NestedScroll);

  /** Puts another member into one; returns its index. In a pager it is the first page that has none. */
  add(options: NestedMemberOptions): number;
  /** Inserts pages into a pager, or a scroller that rests on pages: members added then are theirs. */
  insertPages(index: number, page: number, options?: MoveOptions & { count?: number }): void;
  /** Removes a member with all that lies in it, and the page that it is; the next one added takes its index. */
  remove(index: number, options?: MoveOptions): void;
  readonly count: number;
  member(index: number): NestedMember;
  setMember(index: number, changes: Partial<NestedMemberSettings>): void;
  /** Lets a member hand its momentum to any other: connect(3, 0, { right: "down" }). */
  connect(
    source: number, target: number, directions: Partial<Record<ScrollDirection, ScrollDirection>>,
  ): void;

  /**
   * What of a momentum goes from one member to another, in place of their masses and the source's least speed; null:
   * these again. The two are those between which momentum passes: it passes over pagers up and down, so name each list.
   */
  setTransfer(source: number, target: number, transfer: {
    /** Dimensionless; 1. The target goes on with sourceMass / targetMass of the speed. */
    sourceMass?: number;
    targetMass?: number;
    /** The least speed at the edge that is passed on; 0. Infinity: none. */
    minimumSpeed?: number;
    /** Those that are not named are not passed on; left out, all are. Where one leads is ignored: the page knows, or connect() said it. */
    directions?: Partial<Record<ScrollDirection, ScrollDirection>>;
  } | null): void;

  /** A copy of a scroller, or of a pager, to ask it anything. */
  scroller<Member extends Scroller | Pager = Scroller>(index: number): Member;
  /** Gives a scroller, drawer or another of your own the state of a member of the same kind; returns it. */
  read<Thing extends Interaction<any, any, any>>(index: number, thing: Thing): Thing;
  /** Gives a member the state of one of your own, of the same kind. */
  write(index: number, thing: Interaction<any, any, any>): void;
  /** Changes a scroller, or a pager: its settings, its content, programs. What these cause at once its listeners hear, the page's do not. */
  edit<Member extends Scroller | Pager = Scroller>(index: number, change: (member: Member) => void): void;

  /** `scroller`: the innermost one under the finger; the active one if left out. */
  touchDown(id: number, position: Vector, time: number, scroller?: number): void;
  wheel(event: WheelEventLike, scroller?: number): void;
  /** The active scroller and everything around it. */
  scrollToTop(options?: MoveOptions): void;

  readonly isDecelerating: boolean;
  /** Where the members will have come to rest, over every joint to come. */
  readonly destinations: Vector[];
  /** The offset and velocity to come of a scroller along an axis. */
  sample(range?: SampleRange & { scroller?: number; axis?: Axis }): MotionSamples;
}

export interface NestedScroll extends NestedSettings, Feeling, Scrolling, Readonly<Pick<NestedFrame, "phase">> {}

export interface NestedAttachOptions extends InteractionOptions<NestedScroll> {
  /** The index of the innermost scroller under a pointer or wheel. Where the browser looks for something, the argument is an
   * object with a `target` and nothing else. */
  scroller?: (event: PointerEvent | WheelEvent) => number;
  /** Whether wheels scroll; default true. */
  wheel?: boolean;
  /** Whether keys scroll; default true. */
  keys?: boolean;
}

/** Connects a page to an element. */
export function attachNested(
  element: HTMLElement, page: NestedScroll, options?: NestedAttachOptions,
): Attachment;
