// scroller-settings.js - a scroller's settings: where each stands in OverscrollScrollerDef.

import { INSETS, SIZE } from "./checks.js";
import { bit, bits, dynamics, limit, numbers, pan, ratio, real, snap } from "./settings.js";

export const SETTINGS = {
  viewport: numbers(0, SIZE),
  contentSize: numbers(16, SIZE),
  contentInset: numbers(32, INSETS),
  displayScale: real(64),
  decelerationRate: ratio(72),
  dynamics: dynamics(80),
  snapHorizontal: snap(144, "horizontal"),
  snapVertical: snap(168, "vertical"),
  minimumZoomScale: limit(192, 200, Math.max),
  maximumZoomScale: limit(200, 192, Math.min),
  ...pan(208),
  bounces: bit(244, 245),
  ...bits(244, [
    "bouncesHorizontally", "bouncesVertically", "alwaysBounceHorizontal", "alwaysBounceVertical",
    "isScrollEnabled", "isDirectionalLockEnabled", "isPagingEnabled", "buildsUpFlicks",
    "reducesMotion", "bouncesZoom", "hasZoomMomentum", "zoomsOnDoubleTap",
  ]),
};
