// list-scroller.js - the headless scroll view as far as a list needs it: drags, flicks, bounces, wheels, keys
// and pages. scroller.js adds zoom, what will be, and the laws. See list.d.ts for every member with its unit.

import { SIZE, XY, choice, fields, known } from "./checks.js";
import { EVENTS, KEYS, putWheel, readFrame } from "./events.js";
import { Bounds, Frame, Pan, Release } from "./layout.js";
import { ABSENT, FIXED, LIST_SETTINGS, missing } from "./list-settings.js";
import { Interaction, define } from "./moving.js";
import { read } from "./structs.js";

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

/** A headless UIScrollView for lists. */
export class ListScroller extends Interaction {
  /**
   * @param {Engine} engine from load()
   * @param {object} [options] any settings, and contentOffset
   * @param {object} [settings] those there are
   * @param {string[]} [state] and what of its state may be among the options
   */
  constructor(engine, options = {}, settings = LIST_SETTINGS, state = ["contentOffset"]) {
    if (options instanceof ListScroller) return super(engine, KIND, options);
    const late = [];
    super(engine, KIND, () => {
      for (const name in options) if (!settings[name]) fixed(name, options[name], state);
      const names = [...Object.keys(settings), ...state];
      known(options, settings === LIST_SETTINGS ? [...names, ...Object.keys(FIXED)] : names, "options");
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

  insertContent(size) {
    const [width, height] = fields(size, SIZE, "size");
    this.change("insertContent", { width, height });
  }

  // -- Where it is and will rest --

  get contentOffset() {
    return { ...this.frame.offset };
  }
  set contentOffset(offset) {
    this.setContentOffset(offset);
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

  get destination() {
    this.ask("destination");
    return this.engine.read(XY);
  }

  static {
    define(this, LIST_SETTINGS, Frame);
    for (const name in FIXED) {
      Object.defineProperty(this.prototype, name, {
        get: () => FIXED[name],
        set: (value) => fixed(name, value),
        enumerable: true,
        configurable: true,
      });
    }
    for (const name of ABSENT) this.prototype[name] = () => missing(name);
  }
}

// A setting that is not there may be set to what it is.
function fixed(name, value, state = []) {
  if (name in FIXED && !state.includes(name) && value !== undefined && value !== FIXED[name]) missing(name);
}

// Creates a scroller with some of the options, its id at engine.out; the status.
function created(engine, options, names, settings) {
  engine.c.overscroll_scroller_def(engine.in);
  for (const name of names) settings[name].set(engine, engine.in, options[name], name);
  return engine.c.overscroll_scroller_create(engine.in, engine.out);
}
