// list-settings.js - the settings of the scroller that moves lists, and what it leaves to the larger one.

import { COMMON } from "./common-settings.js";
import { OverscrollError } from "./errors.js";

/** Refuses what a list has not, and says where it is. */
export const missing = (name) => {
  throw new OverscrollError(`${name}: a list has none; import overscroll.js, and load overscroll.wasm`);
};

// Settings that a list has not: what they are there, and may be set to.
const FIXED = {
  dynamics: "uiKit", minimumZoomScale: 1, maximumZoomScale: 1, bouncesZoom: true,
  hasZoomMomentum: false, zoomsOnDoubleTap: false, velocityEstimator: "uiKit", zoomScale: 1,
  feel: "uiKit", safeAreaInset: { top: 0, left: 0, bottom: 0, right: 0 }, keyboardInset: 0,
  contentAlignmentPoint: { x: 0, y: 0 }, refreshControlHeight: 0, zoomBand: "iOS",
};

/** Members that a list has not. */
export const ABSENT = [
  "zoomByWheel", "setZoomScale", "zoomAbout", "zoomToRect", "predict", "sample", "nextTime", "flight",
  "appearances", "indicator", "contentPoint",
];

export const LIST_SETTINGS = { ...COMMON };
for (const name of ["snapHorizontal", "snapVertical"]) {
  const { set, ...others } = COMMON[name];
  LIST_SETTINGS[name] = {
    ...others,
    set: (e, base, value, title) => value?.positions ? missing(`${title}.positions`) : set(e, base, value, title),
  };
}
for (const name in FIXED) {
  const fixed = JSON.stringify(FIXED[name]);
  LIST_SETTINGS[name] = {
    get: () => JSON.parse(fixed),
    set: (e, base, value) => JSON.stringify(value) === fixed || missing(name),
  };
}
