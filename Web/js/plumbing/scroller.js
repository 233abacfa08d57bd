// scroller.js - the headless scroll view. See overscroll.d.ts for every member with its unit.

import { SIZE, XY, choice, fields, known, number, object, place } from "./checks.js";
import { NOWHERE } from "./engine.js";
import { OverscrollError } from "./errors.js";
import { EVENTS, KEYS, putWheel, readFrame } from "./events.js";
import { Interaction, define } from "./moving.js";
import { Appearance, AppearanceSize, Bounds, Frame, FrameSize, Indicator, Release } from "./layout.js";
import { readFlight } from "./physics.js";
import { SETTINGS } from "./scroller-settings.js";
import { at, read } from "./structs.js";

const OPTIONS = ["feel", ...Object.keys(SETTINGS), "zoomScale", "contentOffset"];
const COLUMNS = {
  time: at(Frame, "time"), x: at(Frame, "offset", "x"), y: at(Frame, "offset", "y"),
  velocityX: at(Frame, "velocity", "x"), velocityY: at(Frame, "velocity", "y"),
  zoomScale: at(Frame, "zoomScale"),
};

const KIND = {
  name: "scroller",
  title: "scroller",
  events: EVENTS,
  frame: Frame,
  release: Release,
  read: readFrame,
  newFrame: () => ({ offset: {}, velocity: {}, events: [] }),
  readRelease(engine, base) {
    const { isDoubleTap, ...release } = read(engine, Release, base);
    if (!isDoubleTap) release.doubleTap = null;
    release.willDecelerate = release.willSettle;
    return release;
  },
};

/** A headless UIScrollView. */
export class Scroller extends Interaction {
  /**
   * @param {Engine} engine from load()
   * @param {object} [options] any settings, and contentOffset, zoomScale
   */
  constructor(engine, options = {}) {
    if (options instanceof Scroller) return super(engine, KIND, options);
    const late = [];
    super(engine, KIND, () => {
      known(options, OPTIONS, "options");
      // Lists of positions and the state are for a scroller that is there already, and a feel comes first.
      for (const name of OPTIONS) {
        if (options[name] === undefined) continue;
        if (options.feel || !SETTINGS[name] || options[name]?.positions) late.push(name);
      }
      const early = OPTIONS.filter((name) => options[name] !== undefined && !late.includes(name));
      const status = created(engine, options, early);
      // Which of them the engine refuses when it is the only one.
      for (const name of status < 0 ? early : []) {
        if (created(engine, options, [name]) < 0) engine.check(status, `options.${name}`);
        else engine.c.overscroll_destroy(engine.int());
      }
      return status;
    });
    for (const name of late) this[name] = options[name];
  }

  /** Chooses where content that keeps moving comes to rest. */
  land(target) {
    this.act("land", { target });
    const willDecelerate = this.isDecelerating;
    Object.assign(this.currentRelease ?? {}, {
      proposedTarget: this.destination, willDecelerate, willSettle: willDecelerate,
    });
  }

  // -- Wheels and keys --

  wheel(event) {
    this.act("wheel", { event: putWheel(this.engine, event) });
  }

  zoomByWheel(delta, point, time) {
    this.act("wheelZoom", { delta, point, time }, "zoomByWheel");
  }

  key(command, time = this.time) {
    this.act("key", { command: choice(command, KEYS, "command"), time });
  }

  // -- Programs --

  setContentOffset(offset, options) {
    this.program("setContentOffset", { offset }, options, undefined, false);
  }

  scrollRectToVisible(rect, options) {
    this.program("scrollRectToVisible", { rect }, options, undefined, false);
  }

  scrollToTop(options) {
    this.program("scrollToTop", {}, options);
  }

  turnPage(count, axis, options) {
    this.program("turnPage", { count, axis }, options);
  }

  setZoomScale(scale, options) {
    this.program("zoom", { scale, point: NOWHERE }, options, "setZoomScale", false);
  }

  zoomAbout(scale, point, options) {
    this.program("zoom", { scale, point }, options, "zoomAbout", false);
  }

  zoomToRect(rect, options) {
    this.program("zoomToRect", { rect }, options, undefined, false);
  }

  insertContent(size) {
    const [width, height] = fields(size, SIZE, "size");
    this.change("insertContent", { width, height });
  }

  // -- Where it is --

  get contentOffset() {
    return { ...this.frame.offset };
  }
  set contentOffset(offset) {
    this.setContentOffset(offset);
  }
  get zoomScale() {
    return this.frame.zoomScale;
  }
  set zoomScale(scale) {
    this.setZoomScale(scale);
  }
  /** Whose motion it is: feel.js puts the real one in this one's place. */
  get feel() {
    throw new OverscrollError("feel: import feel.js");
  }
  set feel(_) {
    this.feel;
  }
  get minimumOffset() {
    return this.#bounds.minimumOffset;
  }
  get maximumOffset() {
    return this.#bounds.maximumOffset;
  }
  get overscroll() {
    return this.#bounds.overscroll;
  }
  get zoomedContentSize() {
    return this.#bounds.contentSize;
  }
  get visibleRect() {
    return { ...this.frame.offset, ...this.viewport };
  }

  get #bounds() {
    this.ask("bounds");
    return this.engine.struct(Bounds);
  }

  contentPoint(point) {
    const { x, y } = place(point, "point");
    const { offset, zoomScale } = this.frame;
    return { x: (offset.x + x) / zoomScale, y: (offset.y + y) / zoomScale };
  }

  // -- What will be --

  get destination() {
    this.ask("destination");
    return this.engine.read(XY);
  }

  predict(time) {
    this.ask("sample", { time, interval: 0, count: 1 }, "predict");
    return this.readFrame();
  }

  /**
   * The curve ahead: `count` frames `interval` seconds apart, as columns.
   *
   * @param {object} into columns of an earlier call, to be used again
   */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}, into) {
    const frames = this.engine.batch(count, FrameSize);
    this.ask("sample", { from, interval, count, frames });
    return this.engine.columns(
      frames, count, FrameSize, COLUMNS, into?.time?.length === count ? into : {});
  }

  nextTime(axis, offset, after = this.time) {
    return this.ask("nextTime", { axis, value: number(offset, "offset"), after })
      ? this.engine.got() : null;
  }

  flight(axis) {
    return this.ask("flight", { axis }) ? readFlight(this.engine) : null;
  }

  appearances(axis, rows, { after = this.time, limit = 1000 } = {}) {
    const { engine } = this;
    const { extents = [], extent = 0, count = extents.length } =
      known(rows, ["count", "extent", "extents"], "rows");
    const base = engine.room(AppearanceSize * (number(limit, "limit") + 1) + 8 * extents.length);
    const list = rows.extents ? engine.write(extents, base + AppearanceSize * limit) : 0;
    this.ask("appearances", { axis, list, extent, count, after, base, limit });
    return Array.from({ length: Math.min(engine.int(), limit) }, (_, i) => {
      const { time, row, comesInAt } = engine.struct(Appearance, base + AppearanceSize * i);
      return { time, row, side: comesInAt ? "end" : "start" };
    });
  }

  indicator(axis, { startInset = 0, endInset = 0, thickness = 3 } = {}, into = {}) {
    return this.ask("indicator", { axis, startInset, endInset, thickness })
      ? this.engine.struct(Indicator, undefined, into) : null;
  }

  static {
    define(this, SETTINGS, Frame);
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
  scroller.change("setSnapPositions", { axis: SETTINGS[name].axis, positions, count: list.length }, name);
}

// Creates a scroller with some of the options, its id at engine.out; the status.
function created(engine, options, names) {
  engine.c.overscroll_scroller_def(engine.in);
  for (const name of names) SETTINGS[name].set(engine, engine.in, options[name], name);
  return engine.c.overscroll_scroller_create(engine.in, engine.out);
}
