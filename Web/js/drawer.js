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
// Drawer           the panel by itself; needs the engine of overscroll-interactions.wasm.
// ScrollingDrawer  with a list in it, both moved by one finger, without lifting it; of overscroll-pages.wasm.
//
// See drawer.d.ts for every member.

import { Interaction, Scroller } from "./overscroll.js";
import { animated, choice, known, number, object, wrong } from "./plumbing/checks.js";
import { define } from "./plumbing/moving.js";
import { allOf, byLayout, changeOf, columnsOf, eventsNamed, indexOf, integer, putInt, writeDef } from "./plumbing/kinds.js";
import {
  ANCHOR, DRAWER_DEFAULTS, DrawerAnchor, DrawerAnchorSize, DrawerDef, DrawerFrame,
  DrawerFrameSize, DrawerLayout, DrawerRelease, PART, ScrollingDrawerDef, ScrollingDrawerEvents,
  ScrollingDrawerFrame, ScrollingDrawerFrameSize, ScrollingDrawerRelease,
} from "./plumbing/layout.js";
import { settingsOf, unlimited, whole } from "./plumbing/settings.js";
import { at, read } from "./plumbing/structs.js";
import { WheelStream } from "./plumbing/wheel-stream.js";
import { EVENTS, readFrame, scrolling } from "./plumbing/events.js";

const LAYOUT = settingsOf(DrawerLayout);
const SETTINGS = settingsOf(DrawerDef, { anchor: null });

const KIND = {
  ...byLayout(DrawerFrame, DrawerRelease),
  name: "drawer",
  defaults: DRAWER_DEFAULTS,
  title: "drawer",
  module: "interactions",
  numbers: { move: "anchor", setAnchors: "anchor", setLayout: "layout" },
  events: eventsNamed("didMove", "Anchor"),
  detail: changeOf(indexOf),
};

// The last two kinds have no value.
const hasValue = (kind) => ANCHOR.indexOf(kind) < 3;

// Writes anchors for a call; { fromTop: 60 } or "dismissed".
function writeAnchors(engine, anchors) {
  if (!Array.isArray(anchors)) wrong("anchors", "a list of anchors", anchors);
  if (!anchors.length) throw new RangeError("anchors: there must be one or more");
  const base = engine.room(DrawerAnchorSize * anchors.length);
  anchors.forEach((anchor, i) => {
    const name = `anchors[${i}]`;
    const [kind] = typeof anchor === "string" ? [anchor] : Object.keys(object(anchor, name));
    const code = choice(kind, ANCHOR, name);
    const place = base + DrawerAnchorSize * i;
    engine.f64[place >> 3] = hasValue(kind) ? number(anchor[kind], `${name}.${kind}`) : 0;
    engine.i32[(place + at(DrawerAnchor, "kind")) >> 2] = code;
  });
  return base;
}

/** A headless drawer. See drawer.d.ts. */
export class Drawer extends Interaction {
  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof Drawer ? options : () => {
      const { anchors, anchor = 0 } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["anchors", "anchor"]);
      putInt(engine, DrawerDef, "anchor", anchor, "options.anchor");
      const list = writeAnchors(engine, anchors);
      return engine.c.overscroll_drawer_create(engine.in, list, anchors.length, engine.out);
    });
  }

  get anchors() {
    return allOf(this, "anchors", DrawerAnchorSize, (place) => {
      const { kind, value } = read(this.engine, DrawerAnchor, place);
      return hasValue(kind) ? { [kind]: value } : kind;
    });
  }
  set anchors(anchors) {
    this.setAnchors(anchors);
  }

  setAnchors(anchors, { anchor = -1, ...options } = {}) {
    const list = writeAnchors(this.engine, anchors);
    this.verb("setAnchors", "set_places", list, anchors.length, whole(anchor, "anchor"), animated(options));
  }

  setLayout(layout, options) {
    known(layout, Object.keys(LAYOUT), "layout");
    const base = this.configuration("setLayout", this.engine.in) + at(DrawerDef, "layout");
    for (const name in layout) LAYOUT[name].set(this.engine, base, layout[name], `layout.${name}`);
    this.verb("setLayout", "set_layout", base, 0, 0, animated(options));
  }

  move(anchor, options) {
    this.verb("move", "move", integer(this.engine, anchor, "anchor"), animated(options));
  }

  get visibleLengths() {
    return allOf(this, "visibleLengths", 8, (place) => this.engine.f64[place >> 3],
      (...all) => this.calls.visibleLengths(this.handle, ...all));
  }

  progressBetween(from, to) {
    this.check("progressBetween", this.calls.progress(
      this.handle, number(from, "from"), number(to, "to"), this.engine.out));
    return this.engine.got();
  }

  sample(range) {
    const places = { value: at(DrawerFrame, "position"), velocity: at(DrawerFrame, "velocity") };
    return columnsOf(this, DrawerFrameSize, places, range);
  }
}

define(Drawer, SETTINGS, DrawerFrame);

// ---- A drawer with a list in it -----------------------------------------------------------------

const SHEET_SETTINGS = settingsOf(ScrollingDrawerDef, { minimumSpeed: unlimited });
const [POSITION, LIST] = [at(ScrollingDrawerFrame, "drawer"), at(ScrollingDrawerFrame, "list")];
const places = (layout, ...path) => [at(layout, ...path, "drawer"), at(layout, ...path, "list")];

const SHEET_KIND = {
  name: "scrolling_drawer",
  title: "sheet",
  module: "pages",
  numbers: KIND.numbers,
  events: KIND.events,
  moreEvents: EVENTS.map((name) => `list${name[0].toUpperCase()}${name.slice(1)}`),
  eventsAt: {
    call: places(ScrollingDrawerEvents),
    frame: [
      at(ScrollingDrawerFrame, "drawer", "happened"), at(ScrollingDrawerFrame, "list", "events"),
    ],
    release: places(ScrollingDrawerRelease, "happened"),
  },
  newFrame: () => ({ drawer: {}, list: { offset: {}, velocity: {} }, events: [] }),
  read(engine, base, frame) {
    const { drawer, list, ...flags } = ScrollingDrawerFrame;
    read(engine, flags, base, frame);
    read(engine, DrawerFrame, base + POSITION, frame.drawer);
    readFrame(engine, base + LIST, frame.list);
    frame.time = frame.drawer.time;
    return frame;
  },
  readRelease: (engine, base) => read(engine, ScrollingDrawerRelease, base),
  target: "list",
  readTarget: (part) => choice(part, PART, "part"),
  detail: KIND.detail,
};

/** A headless drawer with a list in it. See drawer.d.ts. */
export class ScrollingDrawer extends scrolling(Interaction) {
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
    const made = [];
    super(engine, SHEET_KIND, () => {
      made.push(drawer instanceof Drawer ? drawer.clone() : new Drawer(engine, drawer));
      made.push(list instanceof Scroller ? list.clone() : new Scroller(engine, list));
      known(settings, Object.keys(SHEET_SETTINGS), "options");
      return engine.c.overscroll_scrolling_drawer_create(...made.map((one) => engine.own(one, "options")), engine.out);
    });
    [this.#drawer, this.#list] = made;
    for (const name in settings) this[name] = settings[name];
  }

  assign(source) {
    super.assign(source);
    this.#drawer.assign(source.#drawer);
    this.#list.assign(source.#list);
  }

  destroy() {
    super.destroy();
    this.#drawer.destroy();
    this.#list.destroy();
  }

  #read(part, title) {
    part.change(title, this.engine.c.overscroll_read_part(this.handle, 0, 0, part.handle));
    return part;
  }

  #change(part, change, title) {
    change(part);
    this.change(title, this.engine.c.overscroll_write_part(this.handle, 0, 0, part.handle));
  }

  get drawer() {
    return this.#read(this.#drawer, "drawer");
  }

  get list() {
    return this.#read(this.#list, "list");
  }

  changeDrawer(change) {
    this.#change(this.drawer, change, "changeDrawer");
  }

  changeList(change) {
    this.#change(this.list, change, "changeList");
  }

  move(anchor, options) {
    this.verb("move", "move", integer(this.engine, anchor, "anchor"), animated(options));
  }

  // A trackpad's strokes over the list, with their phases: for attachInteraction().
  strokes(window) {
    return new WheelStream(this, window, (turn) => this.changeList((list) => list.wheel(turn)));
  }

  sample(range) {
    const list = (...path) => at(ScrollingDrawerFrame, "list", ...path);
    return columnsOf(this, ScrollingDrawerFrameSize, {
      position: at(ScrollingDrawerFrame, "drawer", "position"),
      velocity: at(ScrollingDrawerFrame, "drawer", "velocity"),
      x: list("offset", "x"), y: list("offset", "y"),
      velocityX: list("velocity", "x"), velocityY: list("velocity", "y"),
    }, range);
  }
}

define(ScrollingDrawer, SHEET_SETTINGS, { time: 0, isMoving: 0, isTracking: 0, isDragging: 0 });
