// scroller.js - the headless scroll view. See overscroll.d.ts for every member with its unit.

import { counted } from "./batches.js";
import { AXES, RECT, animated, choice, fields, known, number, object, place } from "./checks.js";
import { Engine, NOWHERE } from "./engine.js";
import { OverscrollError } from "./errors.js";
import { FRAME } from "./events.js";
import { readFlight } from "./flight.js";
import {
  AT_FRAME_OFFSET, AT_FRAME_TIME, AT_FRAME_VELOCITY, AT_FRAME_ZOOM_SCALE, AT_VECTOR_X, AT_VECTOR_Y, Appearance, AppearanceSize,
  FrameSize, Indicator,
} from "./layout.js";
import { ListScroller } from "./list-scroller.js";
import { define } from "./moving.js";
import { SETTINGS } from "./scroller-settings.js";
import { columns, read } from "./structs.js";

const STATE = ["feel", "zoomScale", "contentOffset"];
const COLUMNS = {
  time: AT_FRAME_TIME, x: AT_FRAME_OFFSET + AT_VECTOR_X, y: AT_FRAME_OFFSET + AT_VECTOR_Y,
  velocityX: AT_FRAME_VELOCITY + AT_VECTOR_X, velocityY: AT_FRAME_VELOCITY + AT_VECTOR_Y, zoomScale: AT_FRAME_ZOOM_SCALE,
};
// What a feel sets of how fingers are read.
const FINGERS = ["slop", "minimumFlingSpeed", "maximumFlingSpeed", "stillFingerInterval", "velocityEstimator"];

/** A headless UIScrollView. */
export class Scroller extends ListScroller {
  /**
   * @param {Engine} engine from load()
   * @param {object} [options] any settings, and contentOffset, zoomScale
   */
  constructor(engine, options) {
    if (engine instanceof Engine && !engine.c.overscroll_scroller_zoom) {
      throw new OverscrollError("engine: has no scroller, or one for list.js; load overscroll.wasm");
    }
    super(engine, options, SETTINGS, STATE);
    // What the options say of that stands.
    if (!(options instanceof Scroller) && options?.feel) {
      for (const name of FINGERS) if (options[name] !== undefined) this[name] = options[name];
    }
  }

  // -- Zoom --

  zoomByWheel(delta, point, time) {
    const { x, y } = place(point, "point");
    this.acted("zoomByWheel", this.calls.wheelZoom(
      this.handle, number(delta, "delta"), x, y, number(time, "time"), this.engine.out));
  }

  setZoomScale(scale, options) {
    zoom(this, "setZoomScale", scale, NOWHERE, options);
  }

  zoomAbout(scale, point, options) {
    zoom(this, "zoomAbout", scale, place(point, "point"), options);
  }

  zoomToRect(rect, options) {
    this.act("zoomToRect", ...fields(rect, RECT, "rect"), animated(options, false));
  }

  get zoomScale() {
    return this.frame.zoomScale;
  }
  set zoomScale(scale) {
    this.setZoomScale(number(scale, "zoomScale"));
  }

  // -- Where it is --

  /** Whose motion it is: feel.js puts the real one in this one's place. */
  get feel() {
    throw new OverscrollError("feel: import feel.js");
  }
  set feel(_) {
    this.feel;
  }

  contentPoint(point) {
    const { x, y } = place(point, "point");
    const { offset, zoomScale } = this.frame;
    return { x: (offset.x + x) / zoomScale, y: (offset.y + y) / zoomScale };
  }

  // -- What will be --

  predict(time) {
    this.check("predict", this.engine.c.overscroll_sample(
      this.handle, 0, number(time, "time"), 0, 1, this.engine.out));
    return this.readFrame();
  }

  /**
   * The curve ahead: `count` frames `interval` seconds apart, as columns.
   *
   * @param {object} into columns of an earlier call, to be used again
   */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}, into) {
    const frames = this.engine.batch(count, FrameSize);
    this.check("sample", this.engine.c.overscroll_sample(
      this.handle, 0, number(from, "from"), number(interval, "interval"), count, frames));
    return columns(
      this.engine, frames, count, FrameSize, COLUMNS, into?.time?.length === count ? into : {});
  }

  nextTime(axis, offset, after = this.time) {
    return this.ask("nextTime", choice(axis, AXES, "axis"), number(offset, "offset"), number(after, "after"))
      ? this.engine.got() : null;
  }

  flight(axis) {
    return this.ask("flight", choice(axis, AXES, "axis")) ? readFlight(this.engine) : null;
  }

  appearances(axis, rows, { after = this.time, limit = 1000 } = {}) {
    const { engine } = this;
    const { extents = [], extent = 0, count = extents.length } =
      known(rows, ["count", "extent", "extents"], "rows");
    const base = engine.room(AppearanceSize * (counted(limit, "limit") + 1) + 8 * extents.length);
    const list = rows.extents ? engine.write(extents, base + AppearanceSize * limit) : 0;
    this.ask("appearances", choice(axis, AXES, "axis"), list, number(extent, "extent"), number(count, "count"),
      number(after, "after"), base, limit);
    return Array.from({ length: Math.min(engine.int(), limit) }, (_, i) => {
      const { time, row, comesInAt } = read(engine, Appearance, base + AppearanceSize * i);
      return { time, row, side: comesInAt ? "end" : "start" };
    });
  }

  indicator(axis, { startInset = 0, endInset = 0, squeezedLength = 7 } = {}, into = {}) {
    return this.ask("indicator", choice(axis, AXES, "axis"), number(startInset, "startInset"), number(endInset, "endInset"),
      number(squeezedLength, "squeezedLength")) ? read(this.engine, Indicator, this.engine.out, into) : null;
  }

  static {
    define(this, SETTINGS, FRAME);
    for (const name of ["snapHorizontal", "snapVertical"]) {
      const { get, set } = Object.getOwnPropertyDescriptor(this.prototype, name);
      Object.defineProperty(this.prototype, name, {
        get,
        set(value) {
          if (value?.positions) setPositions(this, name, value.positions);
          else set.call(this, value);
        },
      });
    }
  }
}

// An axis comes to rest on one of some positions.
function setPositions(scroller, name, value) {
  const { engine } = scroller;
  const list = Array.from(object(value, name), (one, i) => number(one, `${name}[${i}]`));
  const positions = engine.write(list, engine.batch(list.length, 8));
  scroller.change(name, scroller.calls.setSnapPositions(
    scroller.handle, choice(SETTINGS[name].axis, AXES, "axis"), positions, list.length));
}

// A function, and no private method: those are there only when the constructor that sets `zoomScale` has returned.
function zoom(scroller, name, scale, { x, y }, options) {
  scroller.acted(name, scroller.calls.zoom(
    scroller.handle, number(scale, "scale"), x, y, animated(options, false), scroller.engine.out));
}
