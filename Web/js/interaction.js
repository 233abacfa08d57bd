// interaction.js - what drawers, floating windows, dials and the other interactions share.
//
//   import { load } from "./overscroll.js";
//   import { attachInteraction } from "./interaction.js";
//   import { Drawer } from "./drawer.js";
//
//   const engine = await load(new URL("overscroll-full.wasm", import.meta.url));
//   const drawer = new Drawer(engine, { … });
//   attachInteraction(panel, drawer, { within: screen, onFrame: ({ position }) => … });
//
// The modules beside this one hold one subject each. They need the engine of overscroll-full.wasm; the
// smaller overscroll.wasm has the scroller and the laws only. Units, times, errors and the objects that
// are handed out every frame are as in overscroll.js.
//
// Kept               the base class of everything: a value in the engine, by its id.
// Interaction        one that moves: touches and time go in, frames and events come out.
// attachInteraction  connects one to an element: pointers, reduced motion, frames.

import { internals, OverscrollError } from "./overscroll.js";
import { choice, flag, known, number, place, wrong } from "./plumbing/checks.js";
import { unpack } from "./plumbing/events.js";
import { stepByKeys, stepByWheel, stepper } from "./plumbing/steps.js";

const { Engine, Surface, attachments } = internals;

const forgotten =
  typeof FinalizationRegistry === "function"
    ? new FinalizationRegistry(({ destroy, id }) => destroy(id))
    : undefined;

export const PHASES = ["idle", "tracking", "dragging", "settling"];

// The functions of a kind in an engine, found once: touchDown is overscroll_drawer_touch_down.
const found = new WeakMap();
const NAMES = [
  "destroy", "clone", "assign", "configuration", "configure", "touchDown", "touchMoved", "touchUp",
  "touchCancelled", "cancelTouches", "advance", "frame", "restTime", "diagnostics",
];

function functions(engine, kind) {
  if (!found.has(engine)) found.set(engine, {});
  const kinds = found.get(engine);
  return (kinds[kind.name] ??= Object.fromEntries(NAMES.map((name) => [
    name, engine.c[`overscroll_${kind.name}_${name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}`],
  ])));
}

/** A value in the engine, by its id. A subclass hands in its kind: the name that C has for it, a title. */
export class Kept {
  #engine;
  #kind;
  #call;
  #id = 0;

  /**
   * @param {Engine} engine
   * @param {object} kind
   * @param {Kept | () => number} source what to copy; or what creates one and writes its id at
   *   engine.out, and gives the status
   */
  constructor(engine, kind, source) {
    if (!(engine instanceof Engine)) wrong("engine", "the engine of load()", engine);
    if (!engine.c[`overscroll_${kind.name}_create`]) {
      throw new OverscrollError(
        `engine: has no ${kind.title}; load overscroll-full.wasm instead of overscroll.wasm`);
    }
    this.#engine = engine;
    this.#kind = kind;
    this.#call = functions(engine, kind);
    if (source instanceof Kept) {
      this.check("clone", this.#call.clone(source.#id, engine.out));
    } else {
      this.check("options", source());
    }
    this.#id = engine.bytes.getUint32(engine.out, true);
    forgotten?.register(this, { destroy: this.#call.destroy, id: this.#id }, this);
  }

  /** Frees the engine's part, once. It is refused from then on. */
  destroy() {
    if (this.isDestroyed) return;
    forgotten?.unregister(this);
    attachments.get(this)?.detach();
    this.did("destroy", this.#call.destroy(this.#id));
    this.#id = 0;
  }

  get isDestroyed() {
    return this.#id === 0;
  }
  get engine() {
    return this.#engine;
  }
  /** The id that C knows it by. */
  get handle() {
    return this.#id;
  }

  /** Another one in the same state: a snapshot. */
  clone() {
    return new this.constructor(this.#engine, this);
  }

  /** Takes the state of another: back to a snapshot. */
  assign(source) {
    if (!(source instanceof this.constructor)) wrong("source", `another ${this.#kind.title}`, source);
    this.did("assign", this.#call.assign(this.#id, source.#id));
  }

  // -- For subclasses --

  get kind() {
    return this.#kind;
  }
  get call() {
    return this.#call;
  }

  /** Turns a status that is an error into one of JavaScript; whether there is an answer. */
  check(name, status) {
    return this.#engine.check(status, name, this.#kind.title);
  }

  /** A call has changed it. */
  did(name, status) {
    this.check(name, status);
    attachments.get(this)?.wake();
  }
}

/**
 * What moves, by fingers or otherwise, besides a scroller.
 *
 * A subclass hands in what its C header says of it, its kind:
 *
 *   name       as C has it: "drawer" for overscroll_drawer_touch_down
 *   title      in errors: "drawer"
 *   events     names by their codes, from 1
 *   eventsAt   where the packed events stand, in bytes: in a frame, in a release, and (`call`, 0 unless
 *              said otherwise, null for none) in what other calls write
 *   newFrame() an empty frame, with isMoving, isTracking, isDragging, time and events
 *   readFrame(engine, at, frame), readRelease(engine, at)
 *   detail(engine, at, name)  what else a listener is told of an event, from the packed events on
 *
 * One that tells events of two things has `moreEvents` too, and pairs of places in eventsAt.
 */
export class Interaction extends Kept {
  #frame;
  #isCurrent = false;
  #listeners = new Map();
  #queue = [];
  #names = [];
  #isTelling = false;

  constructor(engine, kind, source) {
    super(engine, kind, source);
    this.#frame = kind.newFrame();
  }

  /** Calls a function when something happens; returns a function that stops it. */
  on(name, listener) {
    const { events, moreEvents = [] } = this.kind;
    choice(name, [...events, ...moreEvents], "name");
    if (typeof listener !== "function") wrong("listener", "a function", listener);
    if (!this.#listeners.has(name)) this.#listeners.set(name, []);
    const list = this.#listeners.get(name);
    list.push(listener);
    return () => {
      const index = list.indexOf(listener);
      if (index >= 0) list.splice(index, 1);
    };
  }

  // -- Fingers --

  touchDown(id, position, time) {
    place(position, "position");
    this.happened("touchDown", this.call.touchDown(
      this.handle, number(id, "id"), position.x, position.y, number(time, "time"), this.engine.out));
  }

  touchMoved(id, position, time) {
    place(position, "position");
    this.happened("touchMoved", this.call.touchMoved(
      this.handle, number(id, "id"), position.x, position.y, number(time, "time"), this.engine.out));
  }

  touchUp(id, position, time) {
    if (position != null) place(position, "position");
    return this.#released("touchUp", this.call.touchUp(
      this.handle, number(id, "id"), position?.x ?? NaN, position?.y ?? NaN, number(time, "time"),
      this.engine.out));
  }

  touchCancelled(id, time) {
    return this.#released("touchCancelled", this.call.touchCancelled(
      this.handle, number(id, "id"), number(time, "time"), this.engine.out));
  }

  cancelTouches(time) {
    return this.#released("cancelTouches", this.call.cancelTouches(
      this.handle, number(time, "time"), this.engine.out));
  }

  // -- Time --

  /** Moves to a display frame; returns `frame`. */
  advance(time) {
    const engine = this.engine;
    this.check("advance", this.call.advance(this.handle, number(time, "time"), engine.out));
    const frame = this.#read();
    const first = this.#queue.length;
    this.#collect(this.kind.eventsAt.frame);
    for (let i = first; i < this.#queue.length; i += 2) frame.events.push(this.#queue[i]);
    this.#tell();
    attachments.get(this)?.wake();
    return frame;
  }

  /** What to draw now: the same object every time. */
  get frame() {
    if (!this.#isCurrent) {
      this.check("frame", this.call.frame(this.handle, this.engine.out));
      this.#read().events.length = 0;
    }
    return this.#frame;
  }

  #read() {
    const engine = this.engine;
    this.kind.readFrame(engine, engine.out, this.#frame);
    this.#frame.events.length = 0;
    this.#isCurrent = true;
    return this.#frame;
  }

  get time() {
    return this.frame.time;
  }
  get isMoving() {
    return this.frame.isMoving;
  }
  get isTracking() {
    return this.frame.isTracking;
  }
  get isDragging() {
    return this.frame.isDragging;
  }
  /** When it will have come to rest; now when it does not move. */
  get restTime() {
    this.check("restTime", this.call.restTime(this.handle, this.engine.out));
    return this.engine.got();
  }

  get diagnostics() {
    const engine = this.engine;
    this.check("diagnostics", this.call.diagnostics(this.handle, engine.out));
    const names = ["nonFinite", "reversedTime", "unknownPointer", "extraPointer", "lostUp"];
    return Object.fromEntries(
      names.map((name, i) => [name, engine.bytes.getInt32(engine.out + 4 * i, true)]));
  }

  // -- For subclasses --

  did(name, status) {
    this.#isCurrent = false;
    super.did(name, status);
  }

  /** A call has changed it, and written its events, or what begins with them, at engine.out. */
  happened(name, status) {
    this.check(name, status);
    this.#isCurrent = false;
    this.#collect(this.kind.eventsAt.call);
    this.#tell();
    attachments.get(this)?.wake();
  }

  #released(name, status) {
    const { engine, kind } = this;
    this.check(name, status);
    this.#isCurrent = false;
    const release = kind.readRelease(engine, engine.out);
    this.#collect(kind.eventsAt.release);
    this.#tell();
    attachments.get(this)?.wake();
    return release;
  }

  #collect(places = 0) {
    if (places === null) return;
    const { engine, kind } = this;
    if (typeof places === "number") return this.#unpack(engine.out + places, kind.events);
    this.#unpack(engine.out + places[0], kind.events);
    this.#unpack(engine.out + places[1], kind.moreEvents);
  }

  #unpack(at, names) {
    const { engine, kind } = this;
    const count = unpack(engine, at, this.#names, 0, names);
    for (let i = 0; i < count; i++) {
      const name = this.#names[i];
      this.#queue.push(name, kind.detail?.(engine, at, name));
    }
  }

  // Tells listeners, in order; what their own calls cause is told after what is waiting.
  #tell() {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let i = 0; i < this.#queue.length; i += 2) {
        for (const listener of this.#listeners.get(this.#queue[i]) ?? []) {
          listener(this, this.#queue[i + 1]);
        }
      }
    } finally {
      this.#queue.length = 0;
      this.#isTelling = false;
    }
  }
}

/**
 * Makes the settings of a def accessors of a class, and its writer: setting one reads the configuration,
 * writes the field and hands it back.
 *
 * @param {object} settings by name: {get(engine, base), set(engine, base, value, name)}
 */
export function define(Class, kind, settings) {
  for (const [name, setting] of Object.entries(settings)) {
    const read = (subject) => {
      const { engine } = subject;
      subject.check(name, functions(engine, kind).configuration(subject.handle, engine.in));
      return engine;
    };
    Object.defineProperty(Class.prototype, name, {
      get() {
        const engine = read(this);
        return setting.get(engine, engine.in);
      },
      set(value) {
        const engine = read(this);
        setting.set(engine, engine.in, value, name);
        this.did(name, functions(engine, kind).configure(this.handle, engine.in));
      },
      enumerable: true,
      configurable: true,
    });
  }
}

/** Writes the settings among some options over the defaults of a def, which is then at engine.in. */
export function writeDef(engine, kind, settings, options, others = []) {
  known(options, [...Object.keys(settings), ...others], "options");
  engine.c[`overscroll_${kind.name}_def`](engine.in);
  for (const [name, setting] of Object.entries(settings)) {
    if (options[name] !== undefined) setting.set(engine, engine.in, options[name], name);
  }
}

/** Whether and when a program's change happens: {animated, time} as numbers. */
export function program(subject, options, isAnimated = true) {
  const { animated = isAnimated, time = subject.time } =
    known(options ?? {}, ["animated", "time"], "options");
  return [flag(animated, "options.animated") ? 1 : 0, number(time, "options.time")];
}

/** A curve ahead, as two columns: what overscroll_…_sample answers. */
export function sampleMotions(subject, call, { from = subject.time, interval = 1 / 60, count = 120 }) {
  const { engine } = subject;
  const at = engine.batch(count, 16);
  subject.check("sample", call(number(from, "from"), number(interval, "interval"), count, at));
  return engine.columns(at, count, 2, ["value", "velocity"]);
}

// ---- Elements -----------------------------------------------------------------------------------

/**
 * Connects an interaction to an element.
 *
 * Fingers, pens and mice become its touches, and its frames go to `onFrame`. Frames are requested only
 * while something changes: at rest nothing runs.
 *
 * @param {HTMLElement} element what is touched
 * @param {Interaction} interaction
 * @param {object} [options]
 *   onFrame(frame, interaction); any event by its name;
 *   within: the element that places are counted from, if the touched one moves;
 *   part(event): what is touched, where touchDown asks for it;
 *   pointers, followsReducedMotion: false to leave that to you;
 *   wheel, keys: false to leave that to you; a stroke or a key turns a pager's page and moves a drawer
 *   to its next anchor;
 *   touchAction: what of touches the browser keeps, "none" by default
 * @returns {{detach(): void, draw(): void}}
 */
export function attachInteraction(element, interaction, options = {}) {
  if (!(interaction instanceof Interaction)) wrong("interaction", "an Interaction", interaction);
  // What has no touches is moved by its program only.
  const hasTouches = interaction.call.touchDown !== undefined;
  const {
    onFrame, within, part, pointers = hasTouches, followsReducedMotion = true, wheel = true, keys = true,
    touchAction = "none", ...listeners
  } = options;
  if (typeof touchAction !== "string") wrong("options.touchAction", "a string", touchAction);
  for (const [name, value] of Object.entries({ onFrame, part, ...listeners })) {
    if (value !== undefined && typeof value !== "function") wrong(`options.${name}`, "a function", value);
  }
  if (within !== undefined && !within?.style) wrong("options.within", "an element", within);
  const surface = new InteractionSurface(element, interaction, onFrame);
  if (flag(pointers, "options.pointers")) surface.takePointers(part, within, { touchAction });
  const step = stepper(interaction);
  if (flag(wheel, "options.wheel") && step) stepByWheel(surface, step);
  if (flag(keys, "options.keys") && step) stepByKeys(surface, step);
  if (flag(followsReducedMotion, "options.followsReducedMotion")) surface.followReducedMotion();
  return surface.start(listeners, Object.keys(listeners));
}

class InteractionSurface extends Surface {
  #onFrame;
  #before = [];
  #after = [];

  constructor(element, interaction, onFrame) {
    super(element, interaction, "interaction");
    this.#onFrame = onFrame;
  }

  paint() {
    this.#onFrame?.(this.subject.frame, this.subject);
  }

  remember() {
    this.#before.length = 0;
    flatten(this.subject.frame, this.#before);
  }

  get isOtherwise() {
    this.#after.length = 0;
    flatten(this.subject.frame, this.#after);
    return this.#after.some((value, i) => value !== this.#before[i]);
  }
}

// What can be seen of a frame: its values, however deep, but what happened.
function flatten(frame, into) {
  for (const name in frame) {
    const value = frame[name];
    if (name === "events" || name === "time") continue;
    if (value !== null && typeof value === "object") flatten(value, into);
    else into.push(value);
  }
}

