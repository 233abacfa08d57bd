// scroller-settings.js - a scroller's settings: those of a list, what covers it, zoom and laws.

import { INSETS, XY } from "./checks.js";
import { COMMON } from "./common-settings.js";
import * as at from "./layout.js";
import { bit, code, dynamics, limit, numbers, real } from "./settings.js";

export const SETTINGS = {
  ...COMMON,
  dynamics: dynamics(at.AT_SCROLLER_DEF_DYNAMICS),
  minimumZoomScale: limit(at.AT_SCROLLER_DEF_MINIMUM_ZOOM_SCALE, at.AT_SCROLLER_DEF_MAXIMUM_ZOOM_SCALE, Math.max),
  maximumZoomScale: limit(at.AT_SCROLLER_DEF_MAXIMUM_ZOOM_SCALE, at.AT_SCROLLER_DEF_MINIMUM_ZOOM_SCALE, Math.min),
  velocityEstimator: code(at.AT_SCROLLER_DEF_PAN + at.AT_PAN_VELOCITY_ESTIMATOR, at.VELOCITY),
  safeAreaInset: numbers(at.AT_SCROLLER_DEF_SAFE_AREA_INSET, INSETS),
  keyboardInset: real(at.AT_SCROLLER_DEF_KEYBOARD_INSET),
  contentAlignmentPoint: numbers(at.AT_SCROLLER_DEF_CONTENT_ALIGNMENT_POINT, XY),
  refreshControlHeight: real(at.AT_SCROLLER_DEF_REFRESH_CONTROL_HEIGHT),
  zoomBand: code(at.AT_SCROLLER_DEF_ZOOM_BAND, ["iOS", "rubber"], 1),
  bouncesZoom: bit(at.AT_SCROLLER_DEF_BOUNCES_ZOOM),
  hasZoomMomentum: bit(at.AT_SCROLLER_DEF_HAS_ZOOM_MOMENTUM),
  zoomsOnDoubleTap: bit(at.AT_SCROLLER_DEF_ZOOMS_ON_DOUBLE_TAP),
};
