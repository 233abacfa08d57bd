// picture-in-picture.js - a floating window, dragged in two dimensions, thrown into corners.
//
//   const call = new PictureInPicture(engine, {
//     size: { width: 120, height: 180 }, container: { width: 390, height: 844 },
//   });
//   attachInteraction(element, call, {
//     within: screen,
//     onFrame: ({ x, y, width, height }) => …,
//   });
//
// See picture-in-picture.d.ts for every member. Needs the engine of overscroll-interactions.wasm.

import { Interaction } from "./overscroll.js";
import { NEEDED, SIZE, animated, choice, fields, number, object, wrong } from "./plumbing/checks.js";
import { define } from "./plumbing/moving.js";
import { byLayout, changeOf, columnsOf, eventsNamed, putInt, writeDef, writePoints } from "./plumbing/kinds.js";
import {
  PICTURE_IN_PICTURE_DEFAULTS, PLACE, PictureInPictureDef, PictureInPictureFrame,
  PictureInPictureFrameSize, PictureInPictureRelease, Place,
} from "./plumbing/layout.js";
import { numbers, settingsOf, whole } from "./plumbing/settings.js";
import { at, read } from "./plumbing/structs.js";

const STASH = { peek: 36, minimumSpeed: 1500 };
const STASHES = at(PictureInPictureDef, "stashes");

// A size, or null for none, which is 0 by 0.
const optionalSize = (place) => ({
  get: (e, base) => {
    const size = numbers(place, SIZE).get(e, base);
    return size.width === 0 && size.height === 0 ? null : size;
  },
  set: (e, base, value, name) =>
    numbers(place, SIZE).set(e, base, value ?? { width: 0, height: 0 }, name),
});
// How it is stashed at a side, or null for never.
const stashing = (place) => ({
  get: (e, base) =>
    (e.u8[base + STASHES] === 0 ? null : numbers(place, STASH).get(e, base)),
  set: (e, base, value, name) => {
    e.u8[base + STASHES] = value === null ? 0 : 1;
    if (value !== null) numbers(place, STASH).set(e, base, value, name);
  },
});

const SETTINGS = {
  ...settingsOf(PictureInPictureDef, {
    alternateSize: optionalSize, stashPeek: null, stashMinimumSpeed: null, stashes: null, place: null,
  }),
  stashing: stashing(at(PictureInPictureDef, "stashPeek")),
};

const SIDES = ["left", "right"];

// OverscrollPlace, as an index or as { side, share }.
const readPlace = ({ kind, index, share }) =>
  (kind === PLACE[0] ? index : { side: SIDES[PLACE.indexOf(kind) - 1], share });

function writePlace(engine, where) {
  const { in: base, i32 } = engine;
  const isIndex = typeof where === "number";
  engine.f64[base >> 3] = isIndex ? 0 : number(object(where, "place").share ?? 0, "place.share");
  i32[(base + at(Place, "kind")) >> 2] = isIndex ? 0 : choice(where.side, SIDES, "place.side") + 1;
  i32[(base + at(Place, "index")) >> 2] = isIndex ? whole(where, "place") : 0;
  return base;
}

const KIND = {
  ...byLayout(PictureInPictureFrame, PictureInPictureRelease),
  name: "picture_in_picture",
  defaults: PICTURE_IN_PICTURE_DEFAULTS,
  title: "window",
  module: "interactions",
  numbers: { move: "where", corner: "where", setSize: "size" },
  events: eventsNamed("didMove", "Place"),
  read(engine, base, frame) {
    const { frame: rect, place, targetPlace, ...rest } = PictureInPictureFrame;
    read(engine, rest, base, frame);
    read(engine, rect[0], base + rect[1], frame);
    frame.place = readPlace(read(engine, Place, base + place[1]));
    frame.targetPlace = readPlace(read(engine, Place, base + targetPlace[1]));
    return frame;
  },
  readRelease(engine, base) {
    const release = read(engine, PictureInPictureRelease, base);
    release.place = readPlace(release.place);
    return release;
  },
  detail: changeOf(readPlace),
};

/** A headless floating window. See picture-in-picture.d.ts. */
export class PictureInPicture extends Interaction {
  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof PictureInPicture ? options : () => {
      const { restingPlaces = "corners", place } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["restingPlaces", "place"]);
      const places = restingPlaces === "corners" ? [] : restingPlaces;
      if (!Array.isArray(places)) wrong("restingPlaces", '"corners" or a list of shares', places);
      putInt(engine, PictureInPictureDef, "place", place ?? (places.length || 4) - 1, "options.place");
      const list = places.length ? writePoints(engine, places, "restingPlaces") : 0;
      return engine.c.overscroll_picture_in_picture_create(engine.in, list, places.length, engine.out);
    });
  }

  move(where, options) {
    this.verb("move", "move", writePlace(this.engine, where), animated(options));
  }

  setSize(size, options) {
    const { engine } = this;
    engine.f64.set(fields(size, SIZE, "size"), engine.in >> 3);
    this.verb("setSize", "set_layout", engine.in, 0, 0, animated(options));
  }

  corner(where) {
    const { engine } = this;
    this.check("corner", engine.c.overscroll_place(this.handle, 0, writePlace(engine, where), engine.out));
    return engine.read({ x: NEEDED, y: NEEDED });
  }

  sample(range) {
    const place = (side) => at(PictureInPictureFrame, "frame", side);
    return columnsOf(this, PictureInPictureFrameSize, {
      x: place("x"), y: place("y"), width: place("width"), height: place("height"),
    }, range);
  }
}

const { frame, velocity, ...FRAME } = PictureInPictureFrame;
define(PictureInPicture, SETTINGS, FRAME);
