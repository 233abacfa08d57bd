// scroller-settings.js - a scroller's settings: those of a list, zoom and laws.

import { COMMON } from "./common-settings.js";
import * as at from "./layout.js";
import { bit, code, dynamics, limit } from "./settings.js";

export const SETTINGS = {
  ...COMMON,
  dynamics: dynamics(at.AT_SCROLLER_DEF_DYNAMICS),
  minimumZoomScale: limit(at.AT_SCROLLER_DEF_MINIMUM_ZOOM_SCALE, at.AT_SCROLLER_DEF_MAXIMUM_ZOOM_SCALE, Math.max),
  maximumZoomScale: limit(at.AT_SCROLLER_DEF_MAXIMUM_ZOOM_SCALE, at.AT_SCROLLER_DEF_MINIMUM_ZOOM_SCALE, Math.min),
  velocityEstimator: code(at.AT_SCROLLER_DEF_PAN + at.AT_PAN_VELOCITY_ESTIMATOR, at.VELOCITY),
  bouncesZoom: bit(at.AT_SCROLLER_DEF_BOUNCES_ZOOM),
  hasZoomMomentum: bit(at.AT_SCROLLER_DEF_HAS_ZOOM_MOMENTUM),
  zoomsOnDoubleTap: bit(at.AT_SCROLLER_DEF_ZOOMS_ON_DOUBLE_TAP),
};
