// list-settings.js - the settings of the scroller that moves lists, and what it leaves to the larger one.

import { INSETS, SIZE } from "./checks.js";
import { OverscrollError } from "./errors.js";
import { Pan, ScrollerDef, TRACKPAD } from "./layout.js";
import { bit, code, numbers, ratio, real } from "./settings.js";
import { snap } from "./snap.js";
import { U8 } from "./structs.js";

const place = (name) => ScrollerDef[name][1];
const pan = (name) => place("pan") + Pan[name][1];

/** Refuses what a list has not, and says where it is. */
export const missing = (name) => {
  throw new OverscrollError(`${name}: a list has none; import overscroll.js, and load overscroll.wasm`);
};

/** Settings that a list has not: what they are there. */
export const FIXED = {
  dynamics: "uiKit", minimumZoomScale: 1, maximumZoomScale: 1, bouncesZoom: true,
  hasZoomMomentum: false, zoomsOnDoubleTap: false, velocityEstimator: "uiKit", zoomScale: 1,
  feel: "uiKit",
};

/** Members that a list has not. */
export const ABSENT = [
  "zoomByWheel", "setZoomScale", "zoomAbout", "zoomToRect", "predict", "sample", "nextTime", "flight",
  "appearances", "indicator", "contentPoint",
];

const rule = (name, axis) => {
  const all = snap(place(name), axis);
  return {
    ...all,
    set: (e, base, value, title) =>
      value?.positions ? missing(`${title}.positions`) : all.set(e, base, value, title),
  };
};

export const LIST_SETTINGS = {
  viewport: numbers(place("viewport"), SIZE),
  contentSize: numbers(place("contentSize"), SIZE),
  contentInset: numbers(place("contentInset"), INSETS),
  displayScale: real(place("displayScale")),
  decelerationRate: ratio(place("decelerationRate")),
  snapHorizontal: rule("snapHorizontal", "horizontal"),
  snapVertical: rule("snapVertical", "vertical"),
  slop: real(pan("slop")),
  minimumFlingSpeed: real(pan("minimumFlingSpeed")),
  maximumFlingSpeed: real(pan("maximumFlingSpeed"), Infinity),
  stillFingerInterval: real(pan("stillFingerInterval"), null),
  trackpadMomentum: code(place("trackpadMomentum"), TRACKPAD, 1),
  bounces: bit(place("bouncesHorizontally"), place("bouncesVertically")),
};
for (const name in ScrollerDef) {
  const [type, at] = ScrollerDef[name];
  if (type === U8 && !(name in FIXED)) LIST_SETTINGS[name] = bit(at);
}
