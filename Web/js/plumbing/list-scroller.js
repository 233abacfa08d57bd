// list-scroller.js - the headless scroll view as far as a list needs it: drags, flicks, bounces, wheels, keys
// and pages. scroller.js adds zoom, what will be, and the laws. See list.d.ts for every member with its unit.

import { AXES, RECT, SIZE, animated, choice, fields, known, number, place } from "./checks.js";
import { EVENTS, readFrame, scrolling } from "./events.js";
import { Bounds, Frame, Pan, Release, ScrollerDefSize } from "./layout.js";
import { Interaction } from "./moving.js";
import { read } from "./structs.js";

// Where the bytes of a release begin: willSettle, didDrag, isDoubleTap.
const LIFTED = Release.willSettle[1];

const KIND = {
  name: "scroller",
  title: "scroller",
  module: "list",
  events: EVENTS,
  frame: Frame,
  release: Release,
  keepsSettings: true,
  read: readFrame,
  newFrame: () => ({ offset: {}, velocity: {}, events: [] }),
  // As readFrame(): every lift is read by this.
  readRelease({ f64, u8 }, base) {
    const i = base >> 3;
    const willSettle = u8[base + LIFTED] === 1;
    return {
      velocity: { x: f64[i], y: f64[i + 1] },
      proposedTarget: { x: f64[i + 2], y: f64[i + 3] },
      willDecelerate: willSettle, willSettle, didDrag: u8[base + LIFTED + 1] === 1,
      doubleTap: u8[base + LIFTED + 2] === 1 ? { x: f64[i + 4], y: f64[i + 5] } : null,
    };
  },
};

/** A headless UIScrollView for lists. */
export class ListScroller extends scrolling(Interaction) {
  /**
   * @param {Engine} engine from load()
   * @param {object} [options] any settings, and some state
   * @param {object} settings those there are
   * @param {string[]} state and what of its state may be among the options
   */
  constructor(engine, options = {}, settings, state) {
    if (options instanceof ListScroller) return super(engine, KIND, options);
    const late = [];
    super(engine, KIND, () => {
      const names = [...Object.keys(settings), ...state];
      known(options, names, "options");
      // Lists of positions and the state are for a scroller that is there already.
      for (const name of names) {
        if (options[name] !== undefined && (!settings[name] || options[name]?.positions)) late.push(name);
      }
      const early = names.filter((name) => options[name] !== undefined && !late.includes(name));
      const status = created(engine, options, early, settings);
      // Which of them the engine refuses when it is the only one.
      for (const name of status < 0 ? early : []) {
        if (created(engine, options, [name], settings) < 0) engine.check(status, `options.${name}`);
        else engine.c.overscroll_destroy(engine.int());
      }
      return status;
    });
    for (const name of late) this[name] = options[name];
    // A feel sets how fingers are read; what the options say of that stands.
    if (options.feel) {
      for (const name in Pan) if (options[name] !== undefined) this[name] = options[name];
    }
  }

  /** Chooses where content that keeps moving comes to rest. */
  land(target) {
    const { x, y } = place(target, "target");
    this.act("land", this.calls.land(this.handle, x, y, this.engine.out));
    const willDecelerate = this.isDecelerating;
    Object.assign(this.currentRelease ?? {}, {
      proposedTarget: this.destination, willDecelerate, willSettle: willDecelerate,
    });
  }

  // -- Programs --

  setContentOffset(offset, options) {
    const { x, y } = place(offset, "offset");
    this.act("setContentOffset", this.calls.setContentOffset(
      this.handle, x, y, animated(options, false), this.engine.out));
  }

  scrollRectToVisible(rect, options) {
    this.act("scrollRectToVisible", this.calls.scrollRectToVisible(
      this.handle, ...fields(rect, RECT, "rect"), animated(options, false), this.engine.out));
  }

  turnPage(count, axis, options) {
    this.act("turnPage", this.calls.turnPage(
      this.handle, number(count, "count"), choice(axis, AXES, "axis"), animated(options), this.engine.out));
  }

  insertContent(size) {
    const [width, height] = fields(size, SIZE, "size");
    this.change("insertContent", this.calls.insertContent(this.handle, width, height));
  }

  // -- Where it is and will rest --

  get contentOffset() {
    return { ...this.frame.offset };
  }
  set contentOffset(offset) {
    this.setContentOffset(place(offset, "contentOffset"));
  }
  get minimumOffset() {
    return this.#bounds("minimumOffset");
  }
  get maximumOffset() {
    return this.#bounds("maximumOffset");
  }
  get overscroll() {
    return this.#bounds("overscroll");
  }
  get zoomedContentSize() {
    return this.#bounds("contentSize");
  }
  get visibleRect() {
    return Object.assign(this.viewport, this.frame.offset);
  }

  #bounds(name) {
    const { engine } = this;
    this.check(name, this.calls.bounds(this.handle, engine.out));
    return read(engine, Bounds[name][0], engine.out + Bounds[name][1]);
  }

  get destination() {
    this.check("destination", this.calls.destination(this.handle, this.engine.out));
    return { x: this.engine.got(0), y: this.engine.got(1) };
  }
}

// Creates a scroller with some of the options, its id at engine.out; the status.
function created(engine, options, names, settings) {
  engine.def("scroller", ScrollerDefSize);
  for (const name of names) settings[name].set(engine, engine.in, options[name], name);
  return engine.c.overscroll_scroller_create(engine.in, engine.out);
}
