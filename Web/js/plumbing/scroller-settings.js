// scroller-settings.js - a scroller's settings.

import { ScrollerDef } from "./layout.js";
import { bit, limit, settingsOf } from "./settings.js";
import { snap } from "./snap.js";

const place = (name) => ScrollerDef[name][1];

export const SETTINGS = {
  ...settingsOf(ScrollerDef, {
    snapHorizontal: (at) => snap(at, "horizontal"),
    snapVertical: (at) => snap(at, "vertical"),
    minimumZoomScale: (at) => limit(at, place("maximumZoomScale"), Math.max),
    maximumZoomScale: (at) => limit(at, place("minimumZoomScale"), Math.min),
  }),
  bounces: bit(place("bouncesHorizontally"), place("bouncesVertically")),
};
