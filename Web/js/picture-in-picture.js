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
// See picture-in-picture.d.ts for every member. Needs the engine of overscroll-full.wasm.

import { define, Interaction, PHASES, program, writeDef } from "./interaction.js";
import { INSETS, SIZE, choice, fields, number, object, place, wrong } from "./plumbing/checks.js";
import { bit, numbers, pan, ratio, real, spring } from "./plumbing/settings.js";

const EVENTS = [
  "willBeginDragging", "didMove", "didEndDragging", "willChangePlace", "didChangePlace", "didSettle",
];
const STASH = { peek: 36, leastSpeed: 1500 };
const SIDES = ["", "left", "right"];

// A size, or null for none, which is 0 by 0.
const optionalSize = (at) => ({
  get: (e, base) => {
    const size = numbers(at, SIZE).get(e, base);
    return size.width === 0 && size.height === 0 ? null : size;
  },
  set: (e, base, value, name) =>
    numbers(at, SIZE).set(e, base, value ?? { width: 0, height: 0 }, name),
});
// How it is put away at a side, or null for never.
const stash = (at, flagAt) => ({
  get: (e, base) =>
    (e.bytes.getUint8(base + flagAt) === 0 ? null : numbers(at, STASH).get(e, base)),
  set: (e, base, value, name) => {
    e.bytes.setUint8(base + flagAt, value === null ? 0 : 1);
    if (value === null) return;
    numbers(at, STASH).set(e, base, value, name);
  },
});

// Where each stands in OverscrollPictureInPictureDef.
const SETTINGS = {
  size: numbers(0, SIZE),
  container: numbers(16, SIZE),
  insets: numbers(32, INSETS),
  keyboardInset: real(64),
  margin: real(72),
  spring: spring(80),
  decelerationRate: ratio(104),
  ...pan(112),
  alternateSize: optionalSize(152),
  stashing: stash(168, 188),
  reducesMotion: bit(189),
};

// OverscrollPlace, as an index or as { side, share }.
function readPlace(engine, at) {
  const kind = engine.bytes.getInt32(at + 8, true);
  if (kind === 0) return engine.bytes.getInt32(at + 12, true);
  return { side: SIDES[kind], share: engine.f64[at >> 3] };
}

function writePlace(engine, where) {
  const at = engine.in;
  const isIndex = typeof where === "number";
  engine.f64[at >> 3] = isIndex ? 0 : number(object(where, "place").share ?? 0, "place.share");
  engine.bytes.setInt32(at + 8, isIndex ? 0 : choice(where.side, SIDES.slice(1), "place.side") + 1, true);
  engine.bytes.setInt32(at + 12, isIndex ? where : 0, true);
  return at;
}

const KIND = {
  name: "picture_in_picture",
  title: "window",
  events: EVENTS,
  eventsAt: { frame: 56, release: 32 },
  newFrame: () => ({
    time: 0, x: 0, y: 0, width: 0, height: 0, velocity: { x: 0, y: 0 }, place: 0, targetPlace: 0,
    phase: PHASES[0], isMoving: false, isTracking: false, isDragging: false, isStashed: false, events: [],
  }),
  readFrame(engine, at, frame) {
    const { f64, bytes } = engine;
    const i = at >> 3;
    frame.time = f64[i];
    frame.x = f64[i + 1];
    frame.y = f64[i + 2];
    frame.width = f64[i + 3];
    frame.height = f64[i + 4];
    frame.velocity.x = f64[i + 5];
    frame.velocity.y = f64[i + 6];
    frame.place = readPlace(engine, at + 128);
    frame.targetPlace = readPlace(engine, at + 144);
    frame.phase = PHASES[bytes.getUint8(at + 160)];
    frame.isMoving = bytes.getUint8(at + 161) === 1;
    frame.isTracking = bytes.getUint8(at + 162) === 1;
    frame.isDragging = bytes.getUint8(at + 163) === 1;
    frame.isStashed = bytes.getUint8(at + 164) === 1;
  },
  readRelease: (engine, at) => ({
    velocity: { x: engine.f64[at >> 3], y: engine.f64[(at >> 3) + 1] },
    projection: { x: engine.f64[(at >> 3) + 2], y: engine.f64[(at >> 3) + 3] },
    place: readPlace(engine, at + 104),
    willSettle: engine.bytes.getUint8(at + 120) === 1,
    didDrag: engine.bytes.getUint8(at + 121) === 1,
  }),
  detail(engine, at, name) {
    if (!name.endsWith("ChangePlace")) return undefined;
    const from = at + (name === "willChangePlace" ? 8 : 40);
    return { from: readPlace(engine, from), to: readPlace(engine, from + 16) };
  },
};

/** A headless floating window. See picture-in-picture.d.ts. */
export class PictureInPicture extends Interaction {
  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof PictureInPicture ? options : () => {
      const { restingPlaces = "corners", place: start } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["restingPlaces", "place"]);
      if (start !== undefined) engine.bytes.setInt32(engine.in + 184, number(start, "options.place"), true);
      let count = 0;
      let list = 0;
      if (Array.isArray(restingPlaces)) {
        count = restingPlaces.length;
        list = engine.room(16 * Math.max(count, 1));
        restingPlaces.forEach((share, i) => {
          place(share, `restingPlaces[${i}]`);
          engine.f64.set([share.x, share.y], (list >> 3) + 2 * i);
        });
      } else if (restingPlaces !== "corners") {
        wrong("restingPlaces", '"corners" or a list of shares', restingPlaces);
      }
      return engine.c.overscroll_picture_in_picture_create(engine.in, list, count, engine.out);
    });
  }

  /** Goes to a place: an index, or { side, share } to put it away. */
  move(where, options) {
    const [animated, time] = program(this, options);
    this.happened("move", this.engine.c.overscroll_picture_in_picture_move(
      this.handle, writePlace(this.engine, where), animated, time, this.engine.out));
  }

  /** Changes the size; the sides that the window rests against stay where they are. */
  setSize(size, options) {
    const [animated, time] = program(this, options);
    const [width, height] = fields(size, SIZE, "size");
    this.happened("setSize", this.engine.c.overscroll_picture_in_picture_set_size(
      this.handle, width, height, animated, time, this.engine.out));
  }

  get place() {
    return this.frame.place;
  }
  get targetPlace() {
    return this.frame.targetPlace;
  }
  get phase() {
    return this.frame.phase;
  }
  get isStashed() {
    return this.frame.isStashed;
  }

  /** Where the window's top left corner is in a place. */
  corner(where) {
    const { engine } = this;
    this.check("corner", engine.c.overscroll_picture_in_picture_corner(
      this.handle, writePlace(engine, where), engine.out));
    return { x: engine.got(0), y: engine.got(1) };
  }

  /** The frames to come, as columns. */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}) {
    const { engine } = this;
    const at = engine.batch(count, 32);
    this.check("sample", engine.c.overscroll_picture_in_picture_sample(
      this.handle, number(from, "from"), number(interval, "interval"), count, at));
    const column = (place) =>
      Float64Array.from({ length: count }, (_, i) => engine.f64[(at >> 3) + 4 * i + place]);
    return { x: column(0), y: column(1), width: column(2), height: column(3) };
  }
}

define(PictureInPicture, KIND, SETTINGS);
