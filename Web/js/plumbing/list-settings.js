// list-settings.js - the settings of the scroller that moves lists, and what it leaves to the larger one.

import { INSETS, SIZE } from "./checks.js";
import { OverscrollError } from "./errors.js";
import * as at from "./layout.js";
import { bit, code, numbers, ratio, real } from "./settings.js";
import { snap } from "./snap.js";

/** Refuses what a list has not, and says where it is. */
export const missing = (name) => {
  throw new OverscrollError(`${name}: a list has none; import overscroll.js, and load overscroll.wasm`);
};

// Settings that a list has not: what they are there, and may be set to.
const FIXED = {
  dynamics: "uiKit", minimumZoomScale: 1, maximumZoomScale: 1, bouncesZoom: true,
  hasZoomMomentum: false, zoomsOnDoubleTap: false, velocityEstimator: "uiKit", zoomScale: 1,
  feel: "uiKit",
};

/** Members that a list has not. */
export const ABSENT = [
  "zoomByWheel", "setZoomScale", "zoomAbout", "zoomToRect", "predict", "sample", "nextTime", "flight",
  "appearances", "indicator", "contentPoint",
];

const rule = (place, axis) => {
  const all = snap(place, axis);
  return {
    ...all,
    set: (e, base, value, title) =>
      value?.positions ? missing(`${title}.positions`) : all.set(e, base, value, title),
  };
};

const PAN = at.AT_SCROLLER_DEF_PAN;

export const LIST_SETTINGS = {
  viewport: numbers(at.AT_SCROLLER_DEF_VIEWPORT, SIZE),
  contentSize: numbers(at.AT_SCROLLER_DEF_CONTENT_SIZE, SIZE),
  contentInset: numbers(at.AT_SCROLLER_DEF_CONTENT_INSET, INSETS),
  displayScale: real(at.AT_SCROLLER_DEF_DISPLAY_SCALE),
  decelerationRate: ratio(at.AT_SCROLLER_DEF_DECELERATION_RATE),
  snapHorizontal: rule(at.AT_SCROLLER_DEF_SNAP_HORIZONTAL, "horizontal"),
  snapVertical: rule(at.AT_SCROLLER_DEF_SNAP_VERTICAL, "vertical"),
  slop: real(PAN + at.AT_PAN_SLOP),
  minimumFlingSpeed: real(PAN + at.AT_PAN_MINIMUM_FLING_SPEED),
  maximumFlingSpeed: real(PAN + at.AT_PAN_MAXIMUM_FLING_SPEED, Infinity),
  stillFingerInterval: real(PAN + at.AT_PAN_STILL_FINGER_INTERVAL, null),
  trackpadMomentum: code(at.AT_SCROLLER_DEF_TRACKPAD_MOMENTUM, at.TRACKPAD, 1),
  bounces: bit(at.AT_SCROLLER_DEF_BOUNCES_HORIZONTALLY, at.AT_SCROLLER_DEF_BOUNCES_VERTICALLY),
  bouncesHorizontally: bit(at.AT_SCROLLER_DEF_BOUNCES_HORIZONTALLY),
  bouncesVertically: bit(at.AT_SCROLLER_DEF_BOUNCES_VERTICALLY),
  alwaysBounceHorizontal: bit(at.AT_SCROLLER_DEF_ALWAYS_BOUNCE_HORIZONTAL),
  alwaysBounceVertical: bit(at.AT_SCROLLER_DEF_ALWAYS_BOUNCE_VERTICAL),
  isScrollEnabled: bit(at.AT_SCROLLER_DEF_IS_SCROLL_ENABLED),
  isDirectionalLockEnabled: bit(at.AT_SCROLLER_DEF_IS_DIRECTIONAL_LOCK_ENABLED),
  directionalLockFollowsMoves: bit(at.AT_SCROLLER_DEF_DIRECTIONAL_LOCK_FOLLOWS_MOVES),
  isPagingEnabled: bit(at.AT_SCROLLER_DEF_IS_PAGING_ENABLED),
  buildsUpFlicks: bit(at.AT_SCROLLER_DEF_BUILDS_UP_FLICKS),
  reducesMotion: bit(at.AT_SCROLLER_DEF_REDUCES_MOTION),
};
for (const name in FIXED) {
  LIST_SETTINGS[name] = {
    get: () => FIXED[name],
    set: (e, base, value) => value === FIXED[name] || missing(name),
  };
}
