// Types of picture-in-picture.js. Lengths in points (CSS pixels), times in seconds, velocities in points
// per second.
import type { DecelerationRate, Engine, Insets, Rect, Size, SpringNumbers, Vector } from "./overscroll.js";
import type {
  Interaction, InteractionFrame, InteractionPhase, InteractionRelease, MotionColumns, MoveOptions, PanSettings, PlacedRule,
  SampleRange,
} from "./interaction.js";

/** A resting place by its index, or how it is dismissed: `share` is how far down, 0 … 1. */
export type PictureInPicturePlace = number | { side: "left" | "right"; share: number };

export interface StashRule {
  /** How much of a stashed window is still seen; default 36. */
  peek: number;
  /** The speed that must be left at the side for a throw to stash; default 1500. */
  minimumSpeed: number;
}

/** Everything about a window that you choose. All of it may change at any time, in any phase. */
export interface PictureInPictureSettings extends PanSettings {
  /** Whose numbers it moves by; before the two below. Default "system". */
  rule: PlacedRule;
  /** How it goes to a place. Default: the rule's. */
  spring: SpringNumbers;
  /** How far a flick carries. Default 0.995. */
  decelerationRate: DecelerationRate;
  /** How it is pushed over a side; `null`: it is not. Default null. */
  stashing: StashRule | null;
  /** The size a double tap changes to and back from; `null`, the default: none. Default null. */
  alternateSize: Size | null;
  /** Whether motion that no finger causes is left out. Default false. */
  reducesMotion: boolean;
  // What has a method of its own as well.
  /** The size it has or is changing to; setting it takes time. Default { width: 0, height: 0 }. */
  size: Size;
  /** What it floats in, usually the screen. Default { width: 0, height: 0 }. */
  container: Size;
  /** The container's safe area. Default { top: 0, left: 0, bottom: 0, right: 0 }. */
  insets: Insets;
  /** How much a keyboard covers from below. Default 0. */
  keyboardInset: number;
  /** Distance kept from the edges. Default 12. */
  margin: number;
}

export type PictureInPictureOptions = {
  [Name in keyof PictureInPictureSettings]?:
    Name extends "insets" ? Partial<Insets>
    : Name extends "stashing" ? Partial<StashRule> | null
    : PictureInPictureSettings[Name];
} & {
  /** The four corners, 0 top left … 3 bottom right, or shares of the space, (0, 0) … (1, 1). */
  restingPlaces?: "corners" | Vector[];
  /** The index of the place to start in; 3 if left out. */
  place?: number;
};

export interface PictureInPictureFrame extends InteractionFrame, Rect {
  velocity: Vector;
  /** Where it rests, or rested last. */
  place: PictureInPicturePlace;
  /** Where it goes. */
  targetPlace: PictureInPicturePlace;
  phase: InteractionPhase;
  /** Whether it is dismissed, or moving there. */
  isStashed: boolean;
}

export interface PictureInPictureRelease extends InteractionRelease {
  /** The finger's; zero for a slow release. */
  velocity: Vector;
  /** Where its top left corner would rest without places. */
  projection: Vector;
  place: PictureInPicturePlace;
  willSettle: boolean;
}

export interface PictureInPictureChange {
  from: PictureInPicturePlace; to: PictureInPicturePlace;
  /** Why: "tap" at a window that was stashed. */
  reason: "drag" | "fling" | "program" | "layout" | "tap";
}

/** What has no change of its own comes in a lift with the release. */
export interface PictureInPictureEvents {
  willBeginDragging: PictureInPictureRelease | undefined;
  didMove: PictureInPictureRelease | undefined;
  didEndDragging: PictureInPictureRelease | undefined;
  /** A finger may catch it in flight. */
  willChangePlace: PictureInPictureChange;
  didChangePlace: PictureInPictureChange;
  didSettle: PictureInPictureRelease | undefined;
}

export interface PictureInPicture extends PictureInPictureSettings,
  Readonly<Pick<PictureInPictureFrame, "place" | "targetPlace" | "phase" | "isStashed">> {}

/** A headless floating window, thrown into corners. Needs overscroll-interactions.wasm. */
export class PictureInPicture
  extends Interaction<PictureInPictureFrame, PictureInPictureRelease, PictureInPictureEvents> {
  constructor(engine: Engine, options?: PictureInPictureOptions);
  /** Goes to a place, from where it is and with the velocity it has. Ignored while a finger drags. */
  move(place: PictureInPicturePlace, options?: MoveOptions): void;
  /** Changes the size; the sides that the window rests against stay where they are. */
  setSize(size: Size, options?: MoveOptions): void;
  /** Where the window's top left corner is in a place. */
  corner(place: PictureInPicturePlace): Vector;
  /** The frames to come if nothing else happens, as columns. */
  sample(range?: SampleRange): MotionColumns<keyof Rect>;
}
