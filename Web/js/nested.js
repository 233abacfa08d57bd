// nested.js - scrollers inside one another, moved by one finger and by one momentum.
//
//   // A profile: a header of 200 px that collapses, and two lists side by side.
//   const view = { viewport: { width: 390, height: 796 } };
//   const page = new NestedScroll(engine, {
//     scrollers: [
//       { ...view, contentSize: { width: 390, height: 996 }, order: "collapsing" },
//       { ...view, contentSize: { width: 780, height: 796 }, in: 0, isPagingEnabled: true },
//       { ...view, contentSize: { width: 390, height: 9000 }, in: 1 },
//       { ...view, contentSize: { width: 390, height: 4000 }, in: 1 },
//     ],
//   });
//   attachNested(screen, page, {
//     scroller: (event) => (event.target.closest("#likes") ? 3 : 2),
//     onFrame: ({ scrollers: [outer, pages, posts, likes] }) => …,
//   });
//
// See nested.d.ts for every member. Needs the engine of overscroll-full.wasm.

import { internals, Scroller } from "./overscroll.js";
import {
  attachInteraction, define, Interaction, program, sampleMotions, writeDef,
} from "./interaction.js";

const {
  AXES, EDITABLE, EVENTS, KEYS, KEY_NAMES, UNITS, WHEEL_INTERVAL, bit, choice, did, handle, known,
  newFrame, number, object, pan, place, putWheel, readFrame, real, touched, unpack, wrong,
} = internals;

const ORDERS = ["collapsing", "quickReturn", "innerFirst"];
const DIRECTIONS = ["left", "right", "up", "down"];
const MEMBER = ["in", "order", "mass", "minimumSpeed"];

const index = (at) => ({
  get: (e, base) => e.bytes.getInt32(base + at, true),
  set: (e, base, value, name) => e.bytes.setInt32(base + at, whole(value, name), true),
});

// Where each stands in OverscrollNestedDef. The lock is two angles, or null.
const SETTINGS = {
  ...pan(0),
  directionalLock: {
    get(e, base) {
      if (e.bytes.getUint8(base + 60) === 0) return null;
      const i = (base + 40) >> 3;
      return { horizontalAngle: e.f64[i], verticalAngle: e.f64[i + 1] };
    },
    set(e, base, value, name) {
      e.bytes.setUint8(base + 60, value === null ? 0 : 1);
      if (value === null) return;
      const { horizontalAngle, verticalAngle } = object(value, name);
      e.f64[(base + 40) >> 3] = number(horizontalAngle, `${name}.horizontalAngle`);
      e.f64[(base + 48) >> 3] = number(verticalAngle, `${name}.verticalAngle`);
    },
  },
  active: index(56),
  reducesMotion: bit(61),
};

// OverscrollMomentumPass; null where there was none.
function readPass(engine, at) {
  const int = (offset) => engine.bytes.getInt32(at + offset, true);
  if (int(24) < 0) return null;
  const i = at >> 3;
  return {
    time: engine.f64[i], speed: engine.f64[i + 1], takerSpeed: engine.f64[i + 2],
    giver: int(24), taker: int(28), direction: DIRECTIONS[int(32)],
    takerDirection: DIRECTIONS[int(36)],
  };
}

export const KIND = {
  name: "nested",
  title: "page of scrollers",
  events: [...EVENTS, "didPassMomentum"],
  eventsAt: { frame: 8, release: 16 },
  newFrame: () => ({
    time: 0, active: 0, pass: null, scrollers: [], isMoving: false, isTracking: false,
    isDragging: false, isDecelerating: false, events: [],
  }),
  readFrame(engine, at, frame) {
    const { bytes } = engine;
    frame.time = engine.f64[at >> 3];
    frame.pass = readPass(engine, at + 16);
    frame.active = bytes.getInt32(at + 56, true);
    frame.isMoving = bytes.getUint8(at + 60) === 1;
    frame.isTracking = bytes.getUint8(at + 61) === 1;
    frame.isDragging = bytes.getUint8(at + 62) === 1;
    frame.isDecelerating = bytes.getUint8(at + 63) === 1;
  },
  readRelease: (engine, at) => ({
    velocity: { x: engine.f64[at >> 3], y: engine.f64[(at >> 3) + 1] },
    isMoving: engine.bytes.getUint8(at + 64) === 1,
    didDrag: engine.bytes.getUint8(at + 65) === 1,
  }),
  detail: (engine, at, name) =>
    name === "didPassMomentum" ? readPass(engine, at + 8) : undefined,
};

function whole(value, name) {
  if (!Number.isInteger(number(value, name))) wrong(name, "a whole number", value);
  return value;
}

// What a scroller is among the others, for a call; over what is there already.
function putMember(engine, at, options, name) {
  const { in: parent, order, mass, minimumSpeed } = options;
  const i = at >> 3;
  if (mass !== undefined) engine.f64[i] = number(mass, `${name}.mass`);
  if (minimumSpeed !== undefined) {
    if (typeof minimumSpeed !== "number") wrong(`${name}.minimumSpeed`, "a number", minimumSpeed);
    engine.f64[i + 1] = minimumSpeed;
  }
  if (parent !== undefined) engine.bytes.setInt32(at + 16, whole(parent, `${name}.in`), true);
  if (order !== undefined) {
    engine.bytes.setInt32(at + 20, choice(order, ORDERS, `${name}.order`), true);
  }
  return at;
}

// Makes a scroller of options, hands it and what it is among the others to a call, and lets it go.
function withMember(engine, options, name, call) {
  const own = object(options, name);
  const settings = Object.fromEntries(Object.entries(own).filter(([key]) => !MEMBER.includes(key)));
  const scroller = new Scroller(engine, settings);
  try {
    const at = engine.room(24);
    engine.c.overscroll_nested_member_def(at);
    return call(handle(scroller), putMember(engine, at, own, name));
  } finally {
    scroller.destroy();
  }
}

/** A headless page of scrollers. See nested.d.ts. */
export class NestedScroll extends Interaction {
  #count;

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof NestedScroll ? options : () => {
      const { scrollers } = object(options, "options");
      if (!Array.isArray(scrollers) || scrollers.length === 0) {
        wrong("options.scrollers", "a list of scrollers, the outermost first", scrollers);
      }
      return withMember(engine, scrollers[0], "options.scrollers[0]", (outermost, member) => {
        const { active, ...others } = options;
        writeDef(engine, KIND, SETTINGS, others, ["scrollers"]);
        return engine.c.overscroll_nested_create(engine.in, outermost, member, engine.out);
      });
    });
    this.#count = 1;
    if (options instanceof NestedScroll) {
      this.#count = options.#count;
      return;
    }
    try {
      options.scrollers.slice(1).forEach((one, i) => this.#add(one, `options.scrollers[${i + 1}]`));
      if (options.active !== undefined) this.active = options.active;
    } catch (error) {
      this.destroy();
      throw error;
    }
  }

  assign(source) {
    super.assign(source);
    this.#count = source.#count;
  }

  /** How many scrollers there are. */
  get count() {
    return this.#count;
  }

  /** Puts another scroller into one; returns its index. */
  add(options) {
    return this.#add(options, "options");
  }

  #add(options, name) {
    const { engine } = this;
    this.did(name, withMember(engine, options, name, (scroller, member) =>
      engine.c.overscroll_nested_add(this.handle, scroller, member, engine.out)));
    return this.#count++;
  }

  /** What a scroller is among the others: {in, order, mass, minimumSpeed}. */
  member(index) {
    const { engine } = this;
    this.check("member", engine.c.overscroll_nested_member(
      this.handle, whole(index, "index"), engine.out));
    const parent = engine.bytes.getInt32(engine.out + 16, true);
    return {
      in: parent < 0 ? null : parent, order: ORDERS[engine.bytes.getInt32(engine.out + 20, true)],
      mass: engine.got(0), minimumSpeed: engine.got(1),
    };
  }

  /** Changes any of order, mass and minimumSpeed. */
  setMember(index, changes) {
    const { engine } = this;
    known(changes, MEMBER.slice(1), "changes");
    this.check("setMember", engine.c.overscroll_nested_member(
      this.handle, whole(index, "index"), engine.in));
    this.did("setMember", engine.c.overscroll_nested_set_member(
      this.handle, index, putMember(engine, engine.in, changes, "changes")));
  }

  /** Lets a scroller hand its momentum to any other: connect(3, 0, { right: "down" }). */
  connect(giver, taker, directions) {
    const { engine } = this;
    known(directions, DIRECTIONS, "directions");
    DIRECTIONS.forEach((name, i) => {
      const target = directions[name];
      const code = target === undefined ? -1 : choice(target, DIRECTIONS, `directions.${name}`);
      engine.bytes.setInt32(engine.in + 4 * i, code, true);
    });
    this.did("connect", engine.c.overscroll_nested_connect(
      this.handle, whole(giver, "giver"), whole(taker, "taker"), engine.in));
  }

  /** A copy of a scroller, to ask it anything. Destroy it, or leave that to the garbage collector. */
  scroller(index) {
    const { engine } = this;
    const scroller = new Scroller(engine);
    const status = engine.c.overscroll_nested_scroller(
      this.handle, whole(index, "index"), handle(scroller));
    this.check("scroller", status);
    did(scroller, "scroller", status);
    return scroller;
  }

  /** Changes a scroller: page.edit(2, (list) => (list.contentSize = …)). */
  edit(index, change) {
    const scroller = this.scroller(index);
    try {
      change(scroller);
      this.did("edit", this.engine.c.overscroll_nested_set_scroller(
        this.handle, index, handle(scroller)));
    } finally {
      scroller.destroy();
    }
  }

  // -- Input --

  /** A finger touches; `scroller`: the innermost one under it, the active one if left out. */
  touchDown(id, position, time, scroller = -1) {
    place(position, "position");
    this.happened("touchDown", this.engine.c.overscroll_nested_touch_down(
      this.handle, number(id, "id"), position.x, position.y, number(time, "time"),
      whole(scroller, "scroller"), this.engine.out));
  }

  wheel(event, scroller = -1) {
    const { engine } = this;
    this.happened("wheel", engine.c.overscroll_nested_wheel(
      this.handle, putWheel(engine, event), whole(scroller, "scroller"), engine.out));
  }

  key(command, time = this.time) {
    this.happened("key", this.engine.c.overscroll_nested_key(
      this.handle, choice(command, KEYS, "command"), number(time, "time"), this.engine.out));
  }

  scrollToTop(options) {
    const [animated, time] = program(this, options);
    this.happened("scrollToTop", this.engine.c.overscroll_nested_scroll_to_top(
      this.handle, animated, time, this.engine.out));
  }

  // -- Time and questions --

  advance(time) {
    return this.#fill(super.advance(time));
  }

  get frame() {
    return this.#fill(super.frame);
  }

  // Each scroller's frame, the same objects every time.
  #fill(frame) {
    const { engine } = this;
    const list = frame.scrollers;
    while (list.length < this.#count) list.push(newFrame());
    list.length = this.#count;
    const at = engine.room(64 * this.#count);
    this.check("frame", engine.c.overscroll_nested_frames(this.handle, at, this.#count, 0));
    list.forEach((one, i) => {
      readFrame(engine, at + 64 * i, one);
      unpack(engine, at + 64 * i + 48, (code) => one.events.push(EVENTS[code]));
    });
    return frame;
  }

  get isDecelerating() {
    return this.frame.isDecelerating;
  }

  /** Where the scrollers will have come to rest. */
  get destinations() {
    const { engine } = this;
    const at = engine.room(16 * this.#count);
    this.check("destinations", engine.c.overscroll_nested_destinations(
      this.handle, at, this.#count, 0));
    return Array.from({ length: this.#count }, (_, i) => ({
      x: engine.f64[(at >> 3) + 2 * i], y: engine.f64[(at >> 3) + 2 * i + 1],
    }));
  }

  /** The offset and velocity to come of a scroller along an axis, as two columns. */
  sample({ scroller = 0, axis = "vertical", ...range } = {}) {
    const code = choice(axis, AXES, "axis");
    return sampleMotions(this, (from, interval, count, at) =>
      this.engine.c.overscroll_nested_sample(
        this.handle, whole(scroller, "scroller"), code, from, interval, count, at), range);
  }
}

define(NestedScroll, KIND, SETTINGS);

/**
 * Connects a page to an element: pointers, wheel, keys, reduced motion, frames.
 *
 * @param {HTMLElement} element
 * @param {NestedScroll} page
 * @param {object} [options] those of attachInteraction, and
 *   scroller(event): the index of the innermost scroller under a pointer or wheel;
 *   wheel, keys: false to leave that to you
 */
export function attachNested(element, page, options = {}) {
  if (!(page instanceof NestedScroll)) wrong("page", "a NestedScroll", page);
  const { scroller, wheel = true, keys = true, ...others } = options;
  if (scroller !== undefined && typeof scroller !== "function") {
    wrong("options.scroller", "a function", scroller);
  }
  const attachment = attachInteraction(element, page, { ...others, part: scroller });
  if (wheel) takeWheel(attachment, page, scroller);
  if (keys) takeKeys(attachment, page);
  return attachment;
}

// Whether a call changes where anything is going; if not, the document may have the event.
function changes(page, call) {
  const before = page.destinations;
  call();
  const after = page.destinations;
  return after.some(({ x, y }, i) => x !== before[i].x || y !== before[i].y);
}

function takeWheel(attachment, page, scroller) {
  let isOursUntil = -Infinity;
  attachment.listen(attachment.element, "wheel", (event) => {
    if (event.defaultPrevented || event.ctrlKey) return;
    const took = changes(page, () => page.wheel({
      delta: { x: event.deltaX, y: event.deltaY }, time: event.timeStamp / 1000,
      unit: UNITS[event.deltaMode] ?? UNITS[0], isShiftDown: event.shiftKey,
    }, scroller?.(event)));
    if (took) isOursUntil = event.timeStamp + WHEEL_INTERVAL;
    if (event.timeStamp <= isOursUntil) event.preventDefault();
  }, { passive: false });
}

function takeKeys(attachment, page) {
  const { element } = attachment;
  if (element.tabIndex < 0 && !element.hasAttribute?.("tabindex")) {
    element.tabIndex = 0;
    attachment.undo.push(() => element.removeAttribute("tabindex"));
  }
  attachment.listen(element, "keydown", (event) => {
    const name = KEY_NAMES[event.key];
    if (!name || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (touched(event).closest?.(name === "space" ? `${EDITABLE}, button, a` : EDITABLE)) return;
    const command = event.shiftKey && name === "space" ? "shiftSpace" : name;
    const time = Math.max(event.timeStamp / 1000, page.time);
    if (changes(page, () => page.key(command, time))) event.preventDefault();
  });
}
