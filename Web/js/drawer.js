// drawer.js - a panel that rests on anchors and follows the finger between them.
//
//   const drawer = new Drawer(engine, {
//     container: { width: 390, height: 844 },
//     anchors: [{ fromBottom: 120 }, { fraction: 0.5 }, { fromTop: 60 }],
//   });
//   attachInteraction(panel, drawer, {
//     within: screen,
//     onFrame: ({ position }) => (panel.style.transform = `translateY(${position}px)`),
//   });
//
// Drawer           the panel by itself.
// ScrollingDrawer  with a list in it, both moved by one finger, without lifting it.
//
// See drawer.d.ts for every member. Needs the engine of overscroll-full.wasm.

import { internals, Scroller } from "./overscroll.js";
import {
  define, Interaction, PHASES, program, sampleMotions, writeDef,
} from "./interaction.js";
import {
  INSETS, SIZE, choice, flag, known, number, object, place, wrong,
} from "./plumbing/checks.js";
import { bit, code, numbers, pan, ratio, real, spring } from "./plumbing/settings.js";
import { EVENTS as SCROLL_EVENTS, newFrame, readFrame } from "./plumbing/events.js";

const { did, handle } = internals;

const EDGES = ["bottom", "top", "left", "right"];
const ANCHORS = ["fromTop", "fromBottom", "fraction", "contentHeight", "dismissed"];
const REASONS = ["drag", "fling", "program", "layout", "dismissal"];
const EVENTS = [
  "willBeginDragging", "didMove", "didEndDragging", "willChangeAnchor", "didChangeAnchor", "didSettle",
];

// Where each stands in OverscrollDrawerDef.
const LAYOUT = {
  container: numbers(0, SIZE),
  insets: numbers(16, INSETS),
  contentHeight: real(48),
  edge: code(56, EDGES),
};
const SETTINGS = {
  ...LAYOUT,
  spring: spring(64),
  decelerationRate: ratio(88),
  ...pan(96),
  isDragEnabled: bit(140),
  reducesMotion: bit(141),
};

// OverscrollDrawerChange, the one that an event is about.
function readChange(engine, at, name) {
  if (!name.endsWith("ChangeAnchor")) return undefined;
  const place = at + (name === "willChangeAnchor" ? 8 : 20);
  const int = (offset) => engine.bytes.getInt32(place + offset, true);
  return { from: int(0), to: int(4), reason: REASONS[int(8)] };
}

const KIND = {
  name: "drawer",
  title: "drawer",
  events: EVENTS,
  eventsAt: { frame: 48, release: 8 },
  newFrame: () => ({
    time: 0, position: 0, velocity: 0, visibleLength: 0, progress: 0, overscroll: 0, anchor: 0,
    targetAnchor: 0, phase: PHASES[0], isMoving: false, isTracking: false, isDragging: false,
    isDismissed: false, events: [],
  }),
  readFrame(engine, at, frame) {
    const { f64, bytes } = engine;
    const i = at >> 3;
    frame.time = f64[i];
    frame.position = f64[i + 1];
    frame.velocity = f64[i + 2];
    frame.visibleLength = f64[i + 3];
    frame.progress = f64[i + 4];
    frame.overscroll = f64[i + 5];
    frame.anchor = bytes.getInt32(at + 80, true);
    frame.targetAnchor = bytes.getInt32(at + 84, true);
    frame.phase = PHASES[bytes.getUint8(at + 88)];
    frame.isMoving = bytes.getUint8(at + 89) === 1;
    frame.isTracking = bytes.getUint8(at + 90) === 1;
    frame.isDragging = bytes.getUint8(at + 91) === 1;
    frame.isDismissed = bytes.getUint8(at + 92) === 1;
  },
  readRelease: (engine, at) => ({
    velocity: engine.f64[at >> 3],
    anchor: engine.bytes.getInt32(at + 40, true),
    willSettle: engine.bytes.getUint8(at + 44) === 1,
    didDrag: engine.bytes.getUint8(at + 45) === 1,
  }),
  detail: readChange,
};

// Writes anchors for a call; { fromTop: 60 } or "dismissed".
function writeAnchors(engine, anchors) {
  if (!Array.isArray(anchors)) wrong("anchors", "a list of anchors", anchors);
  if (anchors.length < 2) throw new RangeError("anchors: there must be two or more");
  const base = engine.room(16 * anchors.length);
  anchors.forEach((anchor, i) => {
    const name = `anchors[${i}]`;
    const [kind] = typeof anchor === "string" ? [anchor] : Object.keys(object(anchor, name));
    const index = choice(kind, ANCHORS, name);
    const at = base + 16 * i;
    engine.f64[at >> 3] = index < 3 ? number(anchor[kind], `${name}.${kind}`) : 0;
    engine.bytes.setInt32(at + 8, index, true);
    engine.bytes.setInt32(at + 12, 0, true);
  });
  return base;
}

/** A headless drawer. See drawer.d.ts. */
export class Drawer extends Interaction {
  #anchors;

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof Drawer ? options : () => {
      const { anchors, anchor = 0 } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["anchors", "anchor"]);
      engine.bytes.setInt32(engine.in + 136, number(anchor, "options.anchor"), true);
      const list = writeAnchors(engine, anchors);
      return engine.c.overscroll_drawer_create(engine.in, list, anchors.length, engine.out);
    });
    this.#anchors = options instanceof Drawer ? options.#anchors : options.anchors.slice();
  }

  assign(source) {
    super.assign(source);
    this.#anchors = source.#anchors;
  }

  /** The anchors, in any order; indices into this list name them. */
  get anchors() {
    return this.#anchors.slice();
  }
  set anchors(anchors) {
    this.setAnchors(anchors);
  }

  /** Replaces the anchors and goes to one; if left out, to the one nearest to where it was going. */
  setAnchors(anchors, { anchor = -1, ...options } = {}) {
    const [animated, time] = program(this, options);
    const list = writeAnchors(this.engine, anchors);
    this.happened("setAnchors", this.engine.c.overscroll_drawer_set_anchors(
      this.handle, list, anchors.length, number(anchor, "anchor"), animated, time, this.engine.out));
    this.#anchors = anchors.slice();
  }

  /** Takes another layout: any of container, insets, contentHeight, edge. */
  setLayout(layout, options) {
    const { engine } = this;
    const [animated, time] = program(this, options);
    known(layout, Object.keys(LAYOUT), "layout");
    engine.check(engine.c.overscroll_drawer_configuration(this.handle, engine.in), "setLayout");
    for (const [name, value] of Object.entries(layout)) {
      LAYOUT[name].set(engine, engine.in, value, `layout.${name}`);
    }
    this.happened("setLayout", engine.c.overscroll_drawer_set_layout(
      this.handle, engine.in, animated, time, engine.out));
  }

  /** Goes to an anchor, from where it is and with the velocity it has. */
  move(anchor, options) {
    const [animated, time] = program(this, options);
    this.happened("move", this.engine.c.overscroll_drawer_move(
      this.handle, number(anchor, "anchor"), animated, time, this.engine.out));
  }

  get anchor() {
    return this.frame.anchor;
  }
  get targetAnchor() {
    return this.frame.targetAnchor;
  }
  get position() {
    return this.frame.position;
  }
  get velocity() {
    return this.frame.velocity;
  }
  get visibleLength() {
    return this.frame.visibleLength;
  }
  get progress() {
    return this.frame.progress;
  }
  get overscroll() {
    return this.frame.overscroll;
  }
  get phase() {
    return this.frame.phase;
  }
  get isDismissed() {
    return this.frame.isDismissed;
  }

  /** How much is seen at each anchor. */
  get visibleLengths() {
    const { engine } = this;
    const count = this.#anchors.length;
    const at = engine.room(8 * count);
    this.check("visibleLengths",
      engine.c.overscroll_drawer_visible_lengths(this.handle, at, count, 0));
    return Array.from(engine.f64.subarray(at >> 3, (at >> 3) + count));
  }

  /** How far it is from one anchor to another, 0 … 1. */
  progressBetween(from, to) {
    const { engine } = this;
    this.check("progressBetween", engine.c.overscroll_drawer_progress(
      this.handle, number(from, "from"), number(to, "to"), engine.out));
    return engine.got();
  }

  /** The position and velocity to come, as two columns. */
  sample(range = {}) {
    return sampleMotions(this, (from, interval, count, at) =>
      this.engine.c.overscroll_drawer_sample(this.handle, from, interval, count, at), range);
  }
}

define(Drawer, KIND, SETTINGS);

// ---- A drawer with a list in it -----------------------------------------------------------------

const PARTS = ["list", "header"];
const SHEET_SETTINGS = { passesMomentumToList: bit(0), passesMomentumToDrawer: bit(1), reducesMotion: bit(2) };
const capital = (name) => `list${name[0].toUpperCase()}${name.slice(1)}`;
// OverscrollScrollingDrawerFrame: the drawer, the list, and what concerns both.
const LIST_AT = 96;
const FRAME_BYTES = 168;

const SHEET_KIND = {
  name: "scrolling_drawer",
  title: "sheet",
  events: EVENTS,
  moreEvents: SCROLL_EVENTS.map(capital),
  eventsAt: { call: [0, 32], frame: [48, LIST_AT + 48], release: [8, 40] },
  newFrame: () => ({
    time: 0, drawer: KIND.newFrame(), list: newFrame(), isMoving: false, isTracking: false,
    isDragging: false, events: [],
  }),
  readFrame(engine, at, frame) {
    KIND.readFrame(engine, at, frame.drawer);
    // Its events are told with the drawer's.
    readFrame(engine, at + LIST_AT, frame.list).events.length = 0;
    frame.time = frame.drawer.time;
    frame.isMoving = engine.bytes.getUint8(at + 160) === 1;
    frame.isTracking = engine.bytes.getUint8(at + 161) === 1;
    frame.isDragging = engine.bytes.getUint8(at + 162) === 1;
  },
  readRelease: (engine, at) => ({
    velocity: engine.f64[at >> 3],
    anchor: engine.bytes.getInt32(at + 48, true),
    isMoving: engine.bytes.getUint8(at + 52) === 1,
    didDrag: engine.bytes.getUint8(at + 53) === 1,
  }),
  detail: (engine, at, name) =>
    (EVENTS.includes(name) ? readChange(engine, at, name) : undefined),
};

/** A headless drawer with a list in it. See drawer.d.ts. */
export class ScrollingDrawer extends Interaction {
  #drawer;
  #list;

  constructor(engine, options) {
    if (options instanceof ScrollingDrawer) {
      super(engine, SHEET_KIND, options);
      this.#drawer = options.#drawer.clone();
      this.#list = options.#list.clone();
      return;
    }
    const { drawer, list, ...settings } = object(options, "options");
    const ours = drawer instanceof Drawer ? drawer.clone() : new Drawer(engine, drawer);
    const scroller = list instanceof Scroller ? list.clone() : new Scroller(engine, list);
    known(settings, Object.keys(SHEET_SETTINGS), "options");
    super(engine, SHEET_KIND, () =>
      engine.c.overscroll_scrolling_drawer_create(ours.handle, handle(scroller), engine.out));
    this.#drawer = ours;
    this.#list = scroller;
    for (const [name, value] of Object.entries(settings)) this[name] = flag(value, `options.${name}`);
  }

  destroy() {
    super.destroy();
    this.#drawer.destroy();
    this.#list.destroy();
  }

  /** The drawer as it is now: a copy, to ask. */
  get drawer() {
    this.#drawer.did("drawer", this.engine.c.overscroll_scrolling_drawer_read_drawer(
      this.handle, this.#drawer.handle));
    return this.#drawer;
  }

  /** The list as it is now: a copy, to ask. */
  get list() {
    did(this.#list, "list", this.engine.c.overscroll_scrolling_drawer_read_list(
      this.handle, handle(this.#list)));
    return this.#list;
  }

  /** Changes the drawer by a function that is handed it. */
  changeDrawer(change) {
    change(this.drawer);
    this.did("changeDrawer", this.engine.c.overscroll_scrolling_drawer_write_drawer(
      this.handle, this.#drawer.handle));
  }

  /** Changes the list by a function that is handed it. */
  changeList(change) {
    change(this.list);
    this.did("changeList", this.engine.c.overscroll_scrolling_drawer_write_list(
      this.handle, handle(this.#list)));
  }

  touchDown(id, position, time, part = "list") {
    place(position, "position");
    this.happened("touchDown", this.engine.c.overscroll_scrolling_drawer_touch_down(
      this.handle, number(id, "id"), position.x, position.y, choice(part, PARTS, "part"),
      number(time, "time"), this.engine.out));
  }

  /** The drawer goes to an anchor. */
  move(anchor, options) {
    const [animated, time] = program(this, options);
    this.happened("move", this.engine.c.overscroll_scrolling_drawer_move(
      this.handle, number(anchor, "anchor"), animated, time, this.engine.out));
  }

  get restTime() {
    return Math.max(this.drawer.restTime, this.list.restTime);
  }

  /** What is to come: the drawer's position and velocity, and the list's offset, as columns. */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}) {
    const { engine } = this;
    const at = engine.batch(count, FRAME_BYTES);
    this.check("sample", engine.c.overscroll_scrolling_drawer_sample(
      this.handle, number(from, "from"), number(interval, "interval"), count, at));
    const column = (place) => Float64Array.from(
      { length: count }, (_, i) => engine.f64[(at + place + FRAME_BYTES * i) >> 3]);
    return {
      position: column(8), velocity: column(16), x: column(LIST_AT + 8), y: column(LIST_AT + 16),
      velocityX: column(LIST_AT + 24), velocityY: column(LIST_AT + 32),
    };
  }
}

define(ScrollingDrawer, SHEET_KIND, SHEET_SETTINGS);
