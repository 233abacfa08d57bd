// overscroll.js - UIScrollView's motion on a web page. No dependencies, no build step.
//
//   import { load, Scroller, attach } from "./overscroll.js";
//
//   const engine = await load(new URL("overscroll.wasm", import.meta.url));
//   const scroller = new Scroller(engine, { contentSize: { width: 390, height: 60_000 } });
//   attach(document.querySelector("#list"), scroller, {
//     content: document.querySelector("#rows"),
//     didScroll: () => drawRows(scroller.visibleRect),
//   });
//
// load      fetches and starts the WebAssembly module; everything else needs its engine.
// Scroller  the headless scroll view, by the names of the Swift library and of UIKit: touches, wheels,
//           keys and time go in, offsets and events come out. It knows no element and no clock, so it
//           runs in a worker and in node as well.
// attach    connects one to an element: pointers, wheel, keys, size, reduced motion, frames.
// physics   engine.physics: the laws by themselves, for curves and controls.
//
// What it uses of plumbing/ becomes part of this file in Web/dist, and of the modules beside it.
//
// Units: lengths in points (CSS pixels), times in seconds from any origin (a page's events carry
// event.timeStamp / 1000), velocities in points per second. Offsets grow as content moves up or left.
//
// Objects that are handed out every frame (scroller.frame, the argument of onFrame) are the same ones
// every time: read them, do not keep them. Everything else is yours.
//
// Errors: a wrong type is a TypeError, a number out of range a RangeError, both naming the argument; a
// destroyed scroller and a missing WebAssembly are an OverscrollError.

import { Attachment } from "./plumbing/attachment.js";
import {
  AXES, RECT, SIZE, XY, callable, choice, fields, known, number, numbersOf, object, place, rate, styled,
  wrong,
} from "./plumbing/checks.js";
import { OverscrollError } from "./plumbing/errors.js";
import { attachments } from "./plumbing/frames.js";
import { physics, readFlight } from "./plumbing/physics.js";
import { SETTINGS } from "./plumbing/scroller-settings.js";
import { Surface } from "./plumbing/surface.js";
import {
  EVENTS, FLAGS, KEYS, newFrame, putWheel, readFrame, unpack,
} from "./plumbing/events.js";

export { OverscrollError };

// ---- The module ---------------------------------------------------------------------------------

// What the module asks of its host: elementary functions, nothing else. C rounds halves away from zero,
// Math.round upwards.
const imports = {
  __proto__: Math,
  round: (x) => Math.sign(x) * Math.round(Math.abs(x)),
};

/**
 * Starts the engine.
 *
 * @param {string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} source
 *   where overscroll.wasm is, or what it contains
 * @returns {Promise<Engine>}
 */
export async function load(source) {
  if (!globalThis.WebAssembly) {
    throw new OverscrollError("load: there is no WebAssembly", "unsupported");
  }
  const isPlace = typeof source === "string" || source?.href;
  const bytes = await delivered(isPlace ? fetch(source) : source, isPlace ? source : "the response");
  if (!(bytes instanceof WebAssembly.Module || bytes?.byteLength >= 0)) {
    wrong("source", "a URL, a Response, bytes or a WebAssembly.Module", bytes);
  }
  const made = await WebAssembly.instantiate(bytes, { env: imports }).catch(async (error) => {
    // The smallest module there is: where that is refused, all are.
    const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    const isBlocked = await WebAssembly.compile(EMPTY).then(() => false, () => true);
    if (isBlocked) {
      throw new OverscrollError(
        "load: the page's content security policy does not allow WebAssembly; " +
          `add 'wasm-unsafe-eval' to its script-src (${error.message})`, "blocked");
    }
    throw new OverscrollError(`load: not a WebAssembly module (${error.message})`, "invalid");
  });
  return new Engine(made.instance ?? made);
}

// What is handed in, or the bytes of what answers.
async function delivered(source, name) {
  try {
    const found = await source;
    if (!found?.arrayBuffer) return found;
    if (found.ok) return await found.arrayBuffer();
    throw new OverscrollError(`load: ${found.url || name} answered ${found.status}`, "unreachable");
  } catch (error) {
    if (error instanceof OverscrollError) throw error;
    throw new OverscrollError(`load: ${name} was not delivered (${error.message})`, "unreachable");
  }
}

// Calls into the module. Its memory is written and read through views, which are renewed when it has
// grown; places in it are counted in bytes.
class Engine {
  #found = {};
  #f64;
  #bytes;
  #batch = 0;
  #batchBytes = 0;

  constructor({ exports }) {
    this.c = exports;
    // One area for whatever goes in and out of a call: in at 0, out at 512.
    this.in = exports.web_allocate(1024);
    this.out = this.in + 512;
    this.physics = physics(this);
  }

  get version() {
    const version = this.c.overscroll_version();
    return `${version >> 16}.${(version >> 8) & 255}.${version & 255}`;
  }

  get f64() {
    const { buffer } = this.c.memory;
    if (this.#f64?.buffer !== buffer) {
      this.#f64 = new Float64Array(buffer);
      this.#bytes = new DataView(buffer);
    }
    return this.#f64;
  }

  get bytes() {
    void this.f64;
    return this.#bytes;
  }

  // -- Calls --

  // A function of C's: scroller_touchDown is overscroll_scroller_touch_down.
  find(name) {
    return (this.#found[name] ??=
      this.c[`overscroll_${name.replace(/[A-Z]/g, "_$&").toLowerCase()}`]);
  }

  // Calls one with arguments by their names and then the place for its answer; whether there is one.
  run(name, values, title = Object.keys(values).join(", ")) {
    const numbers = Object.entries(values).flatMap(
      ([key, value]) => (ARGUMENTS[key] ?? number)(value, key));
    return this.check(this.find(name)(...numbers, this.out), title);
  }

  // Turns a status that is an error into one of JavaScript; whether there is an answer.
  check(status, name, kind = "scroller") {
    const NEVER = 1;
    const STALE = -1;
    const TOO_MANY = -4;
    if (status >= 0) return status !== NEVER;
    if (status === STALE) throw new OverscrollError(`${name}: the ${kind} has been destroyed`);
    if (status === TOO_MANY) throw new OverscrollError(`${name}: there are 65,535 ${kind}s already`);
    throw new RangeError(`${name}: a number is out of range`);
  }

  // The number that a call answers, if it has an answer.
  ask(...call) {
    return this.run(...call) ? this.got() : null;
  }

  // -- Memory --

  // Room for a batch, kept from call to call.
  room(bytes) {
    if (bytes > this.#batchBytes) {
      this.c.web_free(this.#batch);
      this.#batch = this.c.web_allocate(bytes);
      this.#batchBytes = this.#batch ? bytes : 0;
      if (!this.#batch) throw new OverscrollError("out of memory");
    }
    return this.#batch;
  }

  // Room for `count` structs of `bytes` each; >>> 0 changes what is no whole number, or below 0.
  batch(count, bytes) {
    if (count !== count >>> 0 || count > 1048576) {
      wrong("count", "a whole number up to 1048576", count);
    }
    return this.room(bytes * Math.max(count, 1));
  }

  // Writes numbers, by default where calls look for their struct; gives the place.
  write(numbers, at = this.in) {
    this.f64.set(numbers, at >> 3);
    return at;
  }

  // A number of the answer, counted in numbers.
  got(index = 0) {
    return this.f64[(this.out >> 3) + index];
  }

  // Numbers by a shape, by default of the answer.
  read(shape, at = 0, base = this.out) {
    let i = (base + at) >> 3;
    const take = (fields) => {
      const into = {};
      for (const key in fields) {
        into[key] = typeof fields[key] === "object" ? take(fields[key]) : this.f64[i++];
      }
      return into;
    };
    return take(shape);
  }

  // An integer of the answer, and a byte that is yes or no.
  int(at = 0, base = this.out) {
    return this.bytes.getInt32(base + at, true);
  }
  is(at) {
    return this.bytes.getUint8(this.out + at) === 1;
  }

  // What begins a batch of structs of `width` numbers, as columns.
  columns(at, count, width, names, into = {}) {
    const { f64 } = this;
    names.forEach((name, column) => {
      const values = (into[name] ??= new Float64Array(count));
      for (let i = 0; i < count; i++) values[i] = f64[(at >> 3) + width * i + column];
    });
    return into;
  }
}

// The place of a finger that lifts where it was, and of a zoom about the middle.
const NOWHERE = [NaN, NaN];

// How arguments of calls become numbers, by their names; all others are numbers, and options are
// numbers already.
const vector = (value, name) => value === NOWHERE ? value : numbersOf(value, XY, name);
const ARGUMENTS = {
  rate,
  position: vector,
  point: vector,
  offset: vector,
  target: vector,
  rect: (value, name) => fields(value, RECT, name),
  axis: (value, name) => choice(value, AXES, name),
  options: (numbers) => numbers,
};

// ---- Scroller -----------------------------------------------------------------------------------

const OPTIONS = [...Object.keys(SETTINGS), "zoomScale", "contentOffset"];

const forgotten =
  typeof FinalizationRegistry === "function" ? new FinalizationRegistry((free) => free()) : undefined;

// A scroller's id, and what a call did to a scroller, for the modules beside this one.
let handle, did;

// Which of some options the engine refuses when it is the only one, as an error.
function refused(engine, options) {
  for (const name of Object.keys(options)) {
    if (!SETTINGS[name] || options[name] === undefined || options[name].positions) continue;
    engine.c.overscroll_scroller_def(engine.in);
    SETTINGS[name].set(engine, engine.in, options[name], name);
    const status = engine.c.overscroll_scroller_create(engine.in, engine.out);
    if (status < 0) return new RangeError(`options.${name}: a number is out of range`);
    engine.c.overscroll_scroller_destroy(engine.int());
  }
  return null;
}

/** A headless UIScrollView. See overscroll.d.ts for every member with its unit. */
export class Scroller {
  #engine;
  #id = 0;
  #frame = newFrame();
  #isCurrent;
  #listeners = {};
  #queue = [];
  #queued = 0;
  #told = 0;
  #release = null;

  /**
   * @param {Engine} engine from load()
   * @param {object} [options] any settings, and contentOffset, zoomScale
   */
  constructor(engine, options = {}) {
    if (!(engine instanceof Engine)) wrong("engine", "the engine of load()", engine);
    this.#engine = engine;
    known(options, OPTIONS, "options");
    const late = [];
    engine.c.overscroll_scroller_def(engine.in);
    for (const name of OPTIONS) {
      if (options[name] === undefined) continue;
      // Lists of positions and the state are for a scroller that is there already.
      if (!SETTINGS[name] || options[name]?.positions) late.push(name);
      else SETTINGS[name].set(engine, engine.in, options[name], name);
    }
    try {
      engine.run("scroller_create", { def: engine.in }, "options");
    } catch (error) {
      throw refused(engine, options) ?? error;
    }
    this.#id = engine.int();
    forgotten?.register(this, engine.c.overscroll_scroller_destroy.bind(null, this.#id), this);
    for (const name of late) this[name] = options[name];
  }

  /** Frees the engine's part, once. The scroller is refused from then on. */
  destroy() {
    if (this.isDestroyed) return;
    forgotten?.unregister(this);
    attachments.get(this)?.detach();
    this.#change("destroy");
    this.#id = 0;
  }

  /** Whether it has been destroyed. */
  get isDestroyed() {
    return this.#id === 0;
  }

  /** The engine it lives in. */
  get engine() {
    return this.#engine;
  }

  /** Another scroller in the same state: a snapshot. */
  clone() {
    const copy = new Scroller(this.#engine);
    copy.#change("assign", { source: this.#id }, "clone");
    return copy;
  }

  /** Takes the state of another scroller: back to a snapshot. */
  assign(source) {
    if (!(source instanceof Scroller)) wrong("source", "a Scroller", source);
    this.#change("assign", { source: source.#id });
  }

  /**
   * Calls a function when something happens: name it as UIKit does.
   *
   * @param {string} name "didScroll", "willEndDragging", …
   * @param {(scroller: Scroller, release?: object) => void} listener
   * @returns {() => void} stops it
   */
  on(name, listener) {
    choice(name, EVENTS, "name");
    const list = (this.#listeners[name] ??= []);
    list.push(callable(listener, "listener"));
    // What is not found is beyond the end.
    return () => void list.splice(list.indexOf(listener) >>> 0, 1);
  }

  // -- Fingers --

  touchDown(id, position, time) {
    this.#act("touchDown", { id, position, time });
  }

  // Like advance() and frame, this leaves nothing behind for the garbage collector.
  touchMoved(id, position, time) {
    const { c, out } = this.#engine;
    const { x, y } = place(position, "position");
    this.#did("touchMoved", c.overscroll_scroller_touch_moved(
      this.#id, number(id, "id"), x, y, number(time, "time"), out));
    this.#tell(out);
  }

  touchUp(id, position, time) {
    return this.#lift("touchUp", { id, position: position ?? NOWHERE, time });
  }

  touchCancelled(id, time) {
    return this.#lift("touchCancelled", { id, time });
  }

  cancelTouches(time) {
    return this.#lift("cancelTouches", { time });
  }

  land(target) {
    this.#act("land", { target });
    Object.assign(this.#release ?? {}, {
      proposedTarget: this.destination, willDecelerate: this.isDecelerating,
    });
  }

  // -- Wheels and keys --

  wheel(event) {
    this.#act("wheel", { event: putWheel(this.#engine, event) });
  }

  zoomByWheel(delta, point, time) {
    this.#act("wheelZoom", { delta, point, time }, "zoomByWheel");
  }

  key(command, time = this.time) {
    this.#act("key", { command: choice(command, KEYS, "command"), time });
  }

  // -- Programs --

  setContentOffset(offset, options) {
    this.#program("setContentOffset", { offset }, options);
  }

  scrollRectToVisible(rect, options) {
    this.#program("scrollRectToVisible", { rect }, options);
  }

  scrollToTop(options = { animated: true }) {
    this.#program("scrollToTop", {}, options);
  }

  turnPage(count, axis, options = { animated: true }) {
    this.#program("turnPage", { count, axis }, options);
  }

  setZoomScale(scale, options) {
    this.#program("zoom", { scale, point: NOWHERE }, options, "setZoomScale");
  }

  zoomAbout(scale, point, options) {
    this.#program("zoom", { scale, point }, options, "zoomAbout");
  }

  zoomToRect(rect, options) {
    this.#program("zoomToRect", { rect }, options);
  }

  insertContent(size) {
    const [width, height] = fields(size, SIZE, "size");
    this.#change("insertContent", { width, height });
  }

  // -- Time --

  advance(time) {
    const { c, out } = this.#engine;
    this.#did(
      "advance", c.overscroll_scroller_advance(this.#id, number(time, "time"), out));
    this.#read();
    this.#isCurrent = true;
    this.#tell(out + 48);
    return this.#frame;
  }

  sync(time) {
    this.#act("sync", { time });
  }

  // -- Where it is --

  get frame() {
    if (!this.#isCurrent) {
      const { c, out } = this.#engine;
      this.#engine.check(c.overscroll_scroller_frame(this.#id, out), "frame");
      this.#read();
      this.#isCurrent = true;
    }
    return this.#frame;
  }

  get contentOffset() {
    return { ...this.frame.offset };
  }
  set contentOffset(offset) {
    this.setContentOffset(offset);
  }
  get velocity() {
    return { ...this.frame.velocity };
  }
  get zoomScale() {
    return this.frame.zoomScale;
  }
  set zoomScale(scale) {
    this.setZoomScale(scale);
  }
  get minimumOffset() {
    return this.#get("bounds", XY);
  }
  get maximumOffset() {
    return this.#get("bounds", XY, 16);
  }
  get overscroll() {
    return this.#get("bounds", XY, 32);
  }
  get zoomedContentSize() {
    return this.#get("bounds", SIZE, 48);
  }
  get visibleRect() {
    return { ...this.frame.offset, ...this.viewport };
  }

  contentPoint(point) {
    const { x, y } = place(point, "point");
    const { offset, zoomScale } = this.frame;
    return { x: (offset.x + x) / zoomScale, y: (offset.y + y) / zoomScale };
  }

  // -- What will be --

  get destination() {
    return this.#get("rest", XY);
  }

  get restTime() {
    return this.#get("rest", { time: 0 }, 16).time;
  }

  predict(time) {
    this.#ask("predict", { time });
    return this.#read(newFrame());
  }

  /**
   * The curve ahead: `count` frames `interval` seconds apart, as columns.
   *
   * @param {object} into columns of an earlier call, to be used again
   */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}, into) {
    const at = this.#engine.batch(count, 64);
    this.#ask("sample", { from, interval, count, at });
    return this.#engine.columns(
      at, count, 8, ["time", "x", "y", "velocityX", "velocityY", "zoomScale"],
      into?.time?.length === count ? into : {});
  }

  nextTime(axis, offset, after = this.time) {
    return this.#ask("nextTime", { axis, value: number(offset, "offset"), after })
      ? this.#engine.got() : null;
  }

  flight(axis) {
    return this.#ask("flight", { axis }) ? readFlight(this.#engine) : null;
  }

  appearances(axis, rows, { after = this.time, limit = 1000 } = {}) {
    const engine = this.#engine;
    const { extents = [], extent = 0, count = extents.length } =
      known(rows, ["count", "extent", "extents"], "rows");
    const base = engine.room(16 * number(limit, "limit") + 8 * extents.length + 16);
    const list = rows.extents ? engine.write(extents, base + 16 * limit) : 0;
    this.#ask("appearances", { axis, list, extent, count, after, base, limit });
    return Array.from({ length: Math.min(engine.int(), limit) }, (_, i) => ({
      ...engine.read({ time: 0 }, 16 * i, base),
      row: engine.int(16 * i + 8, base),
      side: ["start", "end"][engine.int(16 * i + 12, base)],
    }));
  }

  indicator(axis, { startInset = 0, endInset = 0, thickness = 3 } = {}, into = {}) {
    return this.#ask("indicator", { axis, startInset, endInset, thickness })
      ? Object.assign(into, this.#engine.read({ position: 0, length: 0 })) : null;
  }

  get diagnostics() {
    const names = ["nonFinite", "reversedTime", "unknownPointer", "extraPointer", "lostUp"];
    this.#ask("diagnostics");
    return Object.fromEntries(names.map((name, i) => [name, this.#engine.int(4 * i)]));
  }

  // -- Settings, and what a frame says --

  #set(name, value) {
    const engine = this.#engine;
    const { axis } = SETTINGS[name];
    if (axis && value?.positions) {
      const list = Array.from(object(value.positions, name), (one, i) => number(one, `${name}[${i}]`));
      const at = engine.write(list, engine.batch(list.length, 8));
      this.#change("setSnapPositions", { axis, at, count: list.length }, name);
    } else {
      this.#ask("configuration", {}, name);
      SETTINGS[name].set(engine, engine.out, value, name);
      this.#change("configure", {}, name);
    }
  }

  static {
    handle = (scroller) => scroller.#id;
    did = (scroller, name, status) => scroller.#did(name, status);
    const define = (name, get, set) => Object.defineProperty(this.prototype, name, { get, set });
    for (const name in SETTINGS) {
      define(name, function () {
        this.#ask("configuration", {}, name);
        return SETTINGS[name].get(this.#engine, this.#engine.out);
      }, function (value) {
        this.#set(name, value);
      });
    }
    for (const name of ["time", "phase", ...FLAGS]) {
      define(name, function () {
        return this.frame[name];
      });
    }
  }

  // -- Calls, and what happens in them --

  // Asks C something, the arguments by name; whether there is an answer.
  #ask(name, values, title = name) {
    return this.#engine.run(`scroller_${name}`, { scroller: this.#id, ...values }, title);
  }

  // Some of an answer.
  #get(name, shape, at) {
    this.#ask(name);
    return this.#engine.read(shape, at);
  }

  // A call has changed it.
  #did(name, status = 0) {
    this.#engine.check(status, name);
    this.#isCurrent = false;
    attachments.get(this)?.wake();
  }

  // Has C change it, nothing more.
  #change(name, values, title = name) {
    this.#ask(name, values, title);
    this.#did();
  }

  // Has C do something that answers with events.
  #act(name, values, title) {
    this.#change(name, values, title);
    this.#tell(this.#engine.out);
  }

  // The same for programs, which say whether and when it happens.
  #program(name, values, options, title) {
    this.#act(name, {
      ...values,
      options: fields(options ?? {}, { animated: false, time: this.time }, "options"),
    }, title);
  }

  // Takes fingers away; gives the release.
  #lift(name, values) {
    const engine = this.#engine;
    this.#change(name, values);
    const release = {
      ...engine.read({ velocity: XY, proposedTarget: XY, doubleTap: XY }),
      willDecelerate: engine.is(56),
      didDrag: engine.is(57),
    };
    if (!engine.is(58)) release.doubleTap = null;
    this.#release = release;
    try {
      this.#tell(engine.out + 48);
    } finally {
      this.#release = null;
    }
    return release;
  }

  // Reads the frame that a call has answered.
  #read(frame = this.#frame) {
    return readFrame(this.#engine, this.#engine.out, frame);
  }

  // Tells listeners of packed events, in order; what their own calls cause is told after what is
  // waiting. If one throws, the caller gets that, and what is still waiting is dropped.
  #tell(at) {
    this.#queued = unpack(this.#engine, at, this.#queue, this.#queued);
    if (this.#told) return;
    try {
      while (this.#told < this.#queued) {
        const list = this.#listeners[this.#queue[this.#told++]];
        for (let i = 0; i < list?.length; i++) list[i](this, this.#release);
      }
    } finally {
      this.#told = this.#queued = 0;
    }
  }
}

// ---- Elements -----------------------------------------------------------------------------------

const SWITCHES = {
  wheel: true, keys: true, observesViewport: true, observesContent: false, followsReducedMotion: true,
  followsDisplayScale: true,
};
const ATTACH_OPTIONS = [
  ...Object.keys(SWITCHES), "pointers", "axes", "touchAction", "label", "content", "onFrame", ...EVENTS,
];

/**
 * Connects a scroller to an element.
 *
 * Fingers, pens, mice, wheels, trackpads and keys become the scroller's events; its frames become a
 * transform of `content`, or go to `onFrame`. Frames are requested only while something changes: at rest
 * nothing runs. The browser's own scrolling (focus, fragments, scrollIntoView, scrollTop) becomes the
 * scroller's offset, and what is in the element keeps the input it has a use for.
 *
 * @param {HTMLElement} element what is touched; its size becomes the viewport
 * @param {Scroller} scroller
 * @param {object} [options] see overscroll.d.ts
 * @returns {{detach(): void, draw(): void}}
 */
export function attach(element, scroller, options = {}) {
  if (!(scroller instanceof Scroller)) wrong("scroller", "a Scroller", scroller);
  known(options, ATTACH_OPTIONS, "options");
  const { content, onFrame = () => {}, pointers = true, touchAction, label } = options;
  if (content !== undefined) styled(content, "options.content");
  callable(onFrame, "options.onFrame");
  if (pointers !== "touch" && typeof pointers !== "boolean") {
    wrong("options.pointers", 'true, false or "touch"', pointers);
  }
  for (const [name, value] of Object.entries({ touchAction, label })) {
    if (value !== undefined && typeof value !== "string") wrong(`options.${name}`, "a string", value);
  }
  const switches = Object.fromEntries(
    Object.keys(SWITCHES).map((name, i) => [name, numbersOf(options, SWITCHES, "options")[i]]));
  const attachment = new Attachment(
    element, scroller, content, onFrame, { ...options, ...switches, pointers });
  return attachment.start(options, EVENTS);
}

// ---- For the modules beside this one ------------------------------------------------------------

// Their plumbing. It is no part of the interface: it changes whenever they do.
export const internals = { Engine, Surface, attachments, handle, did };
