// common-settings.js - the settings that every scroller has, that of a list too. scroller-settings.js has the others.
//
// A line each, and not by the header's layout (settingsOf): places are then constants, and a list carries no layouts.

import { INSETS, SIZE } from "./checks.js";
import * as at from "./layout.js";
import { bit, code, numbers, ratio, real } from "./settings.js";
import { snap } from "./snap.js";

const PAN = at.AT_SCROLLER_DEF_PAN;
export const COMMON = {
  viewport: numbers(at.AT_SCROLLER_DEF_VIEWPORT, SIZE),
  contentSize: numbers(at.AT_SCROLLER_DEF_CONTENT_SIZE, SIZE),
  contentInset: numbers(at.AT_SCROLLER_DEF_CONTENT_INSET, INSETS),
  displayScale: real(at.AT_SCROLLER_DEF_DISPLAY_SCALE),
  decelerationRate: ratio(at.AT_SCROLLER_DEF_DECELERATION_RATE),
  snapHorizontal: snap(at.AT_SCROLLER_DEF_SNAP_HORIZONTAL, "horizontal"),
  snapVertical: snap(at.AT_SCROLLER_DEF_SNAP_VERTICAL, "vertical"),
  slop: real(PAN + at.AT_PAN_SLOP),
  minimumFlingSpeed: real(PAN + at.AT_PAN_MINIMUM_FLING_SPEED),
  maximumFlingSpeed: real(PAN + at.AT_PAN_MAXIMUM_FLING_SPEED, Infinity),
  stillFingerInterval: real(PAN + at.AT_PAN_STILL_FINGER_INTERVAL, null),
  layoutDirection: code(at.AT_SCROLLER_DEF_LAYOUT_DIRECTION, at.LAYOUT, 1),
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
