// list-scroller.js - the headless scroll view as far as a list needs it: drags, flicks, bounces, wheels, keys
// and pages. scroller.js adds zoom, what will be, and the laws. See list.d.ts for every member with its unit.

import { AXES, RECT, SIZE, XY, animated, choice, fields, known, place } from "./checks.js";
import { EVENTS, newFrame, readFrame, scrolling } from "./events.js";
import {
  AT_BOUNDS_CONTENT_SIZE, AT_BOUNDS_MAXIMUM_OFFSET, AT_BOUNDS_MINIMUM_OFFSET, AT_BOUNDS_OVERSCROLL, AT_FRAME_EVENTS,
  AT_RELEASE_EVENTS, AT_RELEASE_WILL_SETTLE, SCROLLER_DEFAULTS,
} from "./layout.js";
import { Interaction } from "./moving.js";
import { whole } from "./settings.js";

const KIND = {
  name: "scroller",
  title: "scroller",
  module: "list",
  events: EVENTS,
  keepsSettings: true,
  read: readFrame,
  newFrame,
  eventsAt: { call: [0], frame: [AT_FRAME_EVENTS], release: [AT_RELEASE_EVENTS] },
  // As readFrame(): every lift is read by this.
  readRelease({ f64, u8 }, base) {
    const i = base >> 3;
    // willSettle, didDrag, isDoubleTap, didStopMotion.
    const byte = base + AT_RELEASE_WILL_SETTLE;
    const willSettle = u8[byte] === 1;
    return {
      velocity: { x: f64[i], y: f64[i + 1] },
      proposedTarget: { x: f64[i + 2], y: f64[i + 3] },
      willDecelerate: willSettle, willSettle, didDrag: u8[byte + 1] === 1, didStopMotion: u8[byte + 3] === 1,
      doubleTap: u8[byte + 2] === 1 ? { x: f64[i + 4], y: f64[i + 5] } : null,
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
  }

  /** Chooses where content that keeps moving comes to rest. */
  land(target) {
    const { x, y } = place(target, "target");
    this.act("land", x, y);
    const willDecelerate = this.isDecelerating;
    Object.assign(this.currentRelease ?? {}, {
      proposedTarget: this.destination, willDecelerate, willSettle: willDecelerate,
    });
  }

  // -- Programs --

  setContentOffset(offset, options) {
    const { x, y } = place(offset, "offset");
    this.act("setContentOffset", x, y, animated(options, false));
  }

  scrollRectToVisible(rect, options) {
    this.act("scrollRectToVisible", ...fields(rect, RECT, "rect"), animated(options, false));
  }

  turnPage(count, axis, options) {
    this.act("turnPage", whole(count, "count"), choice(axis, AXES, "axis"), animated(options));
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
    return this.#bounds("minimumOffset", AT_BOUNDS_MINIMUM_OFFSET);
  }
  get maximumOffset() {
    return this.#bounds("maximumOffset", AT_BOUNDS_MAXIMUM_OFFSET);
  }
  get overscroll() {
    return this.#bounds("overscroll", AT_BOUNDS_OVERSCROLL);
  }
  get zoomedContentSize() {
    const { x: width, y: height } = this.#bounds("zoomedContentSize", AT_BOUNDS_CONTENT_SIZE);
    return { width, height };
  }
  get visibleRect() {
    return Object.assign(this.viewport, this.frame.offset);
  }

  #bounds(name, at) {
    this.check(name, this.calls.bounds(this.handle, this.engine.out));
    return this.engine.read(XY, at);
  }

  get destination() {
    this.ask("destination");
    return this.engine.read(XY);
  }
}

// Creates a scroller with some of the options, its id at engine.out; the status.
function created(engine, options, names, settings) {
  engine.write(SCROLLER_DEFAULTS);
  for (const name of names) settings[name].set(engine, engine.in, options[name], name);
  return engine.c.overscroll_scroller_create(engine.in, engine.out);
}
