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
// Units: lengths in points (CSS pixels), times in seconds from any origin (a page's events carry
// event.timeStamp / 1000), velocities in points per second. Offsets grow as content moves up or left.
//
// Objects that are handed out every frame (scroller.frame, the argument of onFrame) are the same ones
// every time: read them, do not keep them. Everything else is yours.
//
// Errors: a wrong type is a TypeError, a number out of range a RangeError, both naming the argument; a
// destroyed scroller and a missing WebAssembly are an OverscrollError.

// ---- The module ---------------------------------------------------------------------------------

export class OverscrollError extends Error {
  constructor(message) {
    super(message);
    this.name = "OverscrollError";
  }
}

const OK = 0;
const NEVER = 1;
const STALE = -1;
const TOO_MANY = -4;

// What the module asks of its host: elementary functions, nothing else.
const imports = () =>
  new Proxy({}, {
    get: (_, name) => Math[name] ?? roundings[name],
    has: () => true,
  });

const roundings = {
  // C rounds halves away from zero, Math.round upwards.
  round: (x) => (x < 0 ? -1 : 1) * Math.floor(Math.abs(x) + 0.5),
};

/**
 * Starts the engine.
 *
 * @param {string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module} source
 *   where overscroll.wasm is, or what it contains
 * @returns {Promise<Engine>}
 */
export async function load(source) {
  if (typeof WebAssembly !== "object") {
    throw new OverscrollError("load: this environment has no WebAssembly");
  }
  let module = source;
  if (typeof source === "string" || source instanceof URL) module = fetch(source);
  if (module && typeof module.then === "function") module = await module;
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) {
      throw new OverscrollError(`load: ${module.url || source} answered ${module.status}`);
    }
    module = await module.arrayBuffer();
  }
  if (module instanceof ArrayBuffer || ArrayBuffer.isView(module)) {
    module = await WebAssembly.compile(module).catch((error) => {
      throw new OverscrollError(`load: not a WebAssembly module (${error.message})`);
    });
  }
  if (!(module instanceof WebAssembly.Module)) {
    wrong("source", "a URL, a Response, bytes or a WebAssembly.Module", source);
  }
  return new Engine(await WebAssembly.instantiate(module, { env: imports() }));
}

// The engine's memory is written and read through views, which are renewed when it has grown.
class Engine {
  #instance;
  #f64;
  #u8;
  #batch = 0;
  #batchBytes = 0;

  constructor(instance) {
    this.#instance = instance;
    this.c = instance.exports;
    // One area for whatever goes in and out of a call: in at 0, out at 512.
    this.in = this.c.web_allocate(1024);
    this.out = this.in + 512;
    this.physics = physics(this);
    Object.freeze(this);
  }

  get version() {
    const version = this.c.overscroll_version();
    return `${version >> 16}.${(version >> 8) & 255}.${version & 255}`;
  }

  get f64() {
    const buffer = this.c.memory.buffer;
    if (this.#f64?.buffer !== buffer) {
      this.#f64 = new Float64Array(buffer);
      this.#u8 = new DataView(buffer);
    }
    return this.#f64;
  }

  get bytes() {
    void this.f64;
    return this.#u8;
  }

  // Room for a batch, kept from call to call; `base` stays where it is.
  room(bytes) {
    if (bytes > this.#batchBytes) {
      this.c.web_free(this.#batch);
      this.#batch = this.c.web_allocate(bytes);
      this.#batchBytes = this.#batch ? bytes : 0;
      if (!this.#batch) throw new OverscrollError(`out of memory: ${bytes} bytes`);
    }
    return this.#batch;
  }

  // Writes numbers where calls look for their struct.
  put(...numbers) {
    this.f64.set(numbers, this.in >> 3);
    return this.in;
  }

  // A number at a place of the answer, counted in numbers.
  got(index = 0) {
    return this.f64[(this.out >> 3) + index];
  }

  // The answer of a call that may have none.
  ask(status, name) {
    this.check(status, name);
    return status === NEVER ? null : this.got();
  }

  check(status, name, kind = "scroller") {
    if (status >= OK) return;
    if (status === STALE) throw new OverscrollError(`${name}: the ${kind} has been destroyed`);
    if (status === TOO_MANY) throw new OverscrollError(`${name}: there are 65,535 ${kind}s already`);
    throw new RangeError(`${name}: a number is outside what is allowed`);
  }
}

// ---- Checking what comes in ---------------------------------------------------------------------

function wrong(name, expected, found) {
  const shown =
    typeof found === "string" ? JSON.stringify(found)
    : typeof found === "function" ? "a function"
    : found !== null && typeof found === "object" ? found.constructor?.name ?? "an object"
    : String(found);
  throw new TypeError(`${name}: expected ${expected}, found ${shown}`);
}

function number(value, name) {
  return Number.isFinite(value) ? value : wrong(name, "a finite number", value);
}

function flag(value, name) {
  return typeof value === "boolean" ? value : wrong(name, "true or false", value);
}

function object(value, name) {
  return value !== null && typeof value === "object" ? value : wrong(name, "an object", value);
}

function choice(value, names, name) {
  const index = names.indexOf(value);
  return index >= 0 ? index : wrong(name, names.map((n) => `"${n}"`).join(", "), value);
}

function known(options, names, name) {
  for (const key of Object.keys(object(options, name))) {
    if (!names.includes(key)) {
      throw new TypeError(`${name}: unknown field "${key}"; there are ${names.join(", ")}`);
    }
  }
  return options;
}

// The numbers of an object, in order; a field that is left out has its default.
function fields(value, names, name, defaults = []) {
  known(value, names, name);
  return names.map((key, i) => number(value[key] ?? defaults[i], `${name}.${key}`));
}

const XY = ["x", "y"];
const SIZE = ["width", "height"];
const RECT = ["x", "y", "width", "height"];
const INSETS = ["top", "left", "bottom", "right"];
const AXES = ["horizontal", "vertical"];

function place(value, name) {
  object(value, name);
  number(value.x, `${name}.x`);
  number(value.y, `${name}.y`);
  return value;
}

// ---- Laws by name -------------------------------------------------------------------------------

const RATES = { normal: 0.998, fast: 0.99 };
const SPRING = ["mass", "stiffness", "dampingRatio"];
const DYNAMICS = ["continuous", "uiKit", "uiKitFrames", "springs"];
const SNAPS = ["none", "paging", "stride", "positions"];
const ESTIMATORS = ["uiKit", "leastSquares", "impulse", "mean"];

function rate(value, name) {
  return RATES[value] ?? number(value, name);
}

const springNumbers = (value, name) =>
  SPRING.map((key, i) => number(object(value, name)[key] ?? (i ? undefined : 1), `${name}.${key}`));

// Writes a law: its name, or { uiKit: interval }, { uiKitFrames: interval }, { springs: {hit, released} }.
function writeDynamics(engine, at, value, name) {
  const kind = typeof value === "string" ? value : Object.keys(object(value, name))[0];
  const index = choice(kind, DYNAMICS, name);
  const f64 = engine.f64;
  if (kind === "springs") {
    const { hit, released } = object(value[kind] ?? value, `${name}.springs`);
    f64.set(springNumbers(hit, `${name}.springs.hit`), at >> 3);
    f64.set(springNumbers(released, `${name}.springs.released`), (at >> 3) + 3);
  } else if (index > 0) {
    f64[(at >> 3) + 6] = number(typeof value === "string" ? 1 / 60 : value[kind], `${name}.${kind}`);
  }
  engine.bytes.setInt32(at + 56, index, true);
}

function readDynamics(engine, at) {
  const f64 = engine.f64;
  const index = engine.bytes.getInt32(at + 56, true);
  if (index === 0) return DYNAMICS[0];
  if (index < 3) return { [DYNAMICS[index]]: f64[(at >> 3) + 6] };
  const spring = (from) => Object.fromEntries(SPRING.map((key, i) => [key, f64[from + i]]));
  return { springs: { hit: spring(at >> 3), released: spring((at >> 3) + 3) } };
}

// ---- A scroller's settings ----------------------------------------------------------------------

// Where each stands in OverscrollScrollerDef, and how it is read and written.
const numbers = (at, names) => ({
  get: (e, base) =>
    Object.fromEntries(names.map((key, i) => [key, e.f64[((base + at) >> 3) + i]])),
  set: (e, base, value, name) => e.f64.set(fields(value, names, name), (base + at) >> 3),
});
const real = (at, none) => ({
  get: (e, base) => {
    const value = e.f64[(base + at) >> 3];
    return value === 0 && none !== undefined ? none : value;
  },
  set: (e, base, value, name) =>
    (e.f64[(base + at) >> 3] = value === none && none !== undefined ? 0 : number(value, name)),
});
const bit = (...at) => ({
  get: (e, base) => at.some((offset) => e.bytes.getUint8(base + offset) !== 0),
  set: (e, base, value, name) =>
    at.forEach((offset) => e.bytes.setUint8(base + offset, flag(value, name) ? 1 : 0)),
});
const snap = (at) => ({
  get: (e, base) => {
    const kind = SNAPS[e.bytes.getInt32(base + at + 16, true)];
    if (kind !== "stride") return kind;
    return { stride: e.f64[(base + at) >> 3], origin: e.f64[((base + at) >> 3) + 1] };
  },
  set: (e, base, value, name) => {
    if (typeof value !== "string") {
      e.f64.set(fields(value, ["stride", "origin"], name, [undefined, 0]), (base + at) >> 3);
    }
    const kind = typeof value === "string" ? choice(value, SNAPS.slice(0, 2), name) : 2;
    e.bytes.setInt32(base + at + 16, kind, true);
  },
});
// Two limits, of which the one that is set moves the other along if it must.
const limit = (at, other, isLower) => ({
  get: real(at).get,
  set: (e, base, value, name) => {
    real(at).set(e, base, value, name);
    const f64 = e.f64;
    const beyond = isLower ? f64[(base + other) >> 3] < value : f64[(base + other) >> 3] > value;
    if (beyond) f64[(base + other) >> 3] = value;
  },
});

const insets = (at) => ({
  get: numbers(at, INSETS).get,
  set: (e, base, value, name) =>
    e.f64.set(fields(value, INSETS, name, [0, 0, 0, 0]), (base + at) >> 3),
});
const spring = (at) => ({
  get: numbers(at, SPRING).get,
  set: (e, base, value, name) => e.f64.set(springNumbers(value, name), (base + at) >> 3),
});
const ratio = (at) => ({
  get: real(at).get,
  set: (e, base, value, name) => (e.f64[(base + at) >> 3] = rate(value, name)),
});
// How fingers are read.
const pan = (at) => ({
  slop: real(at),
  minimumFlingSpeed: real(at + 8),
  maximumFlingSpeed: real(at + 16, Infinity),
  stillFingerInterval: real(at + 24, null),
  velocityEstimator: {
    get: (e, base) => ESTIMATORS[e.bytes.getInt32(base + at + 32, true)],
    set: (e, base, value, name) =>
      e.bytes.setInt32(base + at + 32, choice(value, ESTIMATORS, name), true),
  },
});

const SETTINGS = {
  viewport: numbers(0, SIZE),
  contentSize: numbers(16, SIZE),
  contentInset: insets(32),
  displayScale: real(64),
  decelerationRate: ratio(72),
  dynamics: {
    get: (e, base) => readDynamics(e, base + 80),
    set: (e, base, value, name) => writeDynamics(e, base + 80, value, name),
  },
  snapHorizontal: snap(144),
  snapVertical: snap(168),
  minimumZoomScale: limit(192, 200, true),
  maximumZoomScale: limit(200, 192, false),
  ...pan(208),
  bounces: bit(244, 245),
  bouncesHorizontally: bit(244),
  bouncesVertically: bit(245),
  alwaysBounceHorizontal: bit(246),
  alwaysBounceVertical: bit(247),
  isScrollEnabled: bit(248),
  isDirectionalLockEnabled: bit(249),
  isPagingEnabled: bit(250),
  buildsUpFlicks: bit(251),
  reducesMotion: bit(252),
  bouncesZoom: bit(253),
  hasZoomMomentum: bit(254),
  zoomsOnDoubleTap: bit(255),
};
const NAMES = Object.keys(SETTINGS);

// ---- Events -------------------------------------------------------------------------------------

const EVENTS = [
  "", "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
  "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "willBeginZooming",
  "didZoom", "didEndZooming", "didScrollToTop",
];
const PHASES = [
  "idle", "tracking", "dragging", "decelerating", "bouncing", "animating", "zooming",
];
const KEYS = [
  "arrowUp", "arrowDown", "arrowLeft", "arrowRight", "pageUp", "pageDown", "home", "end", "space",
  "shiftSpace",
];
const UNITS = ["pixels", "lines", "pages"];
const WHEEL_PHASES = [
  "none", "began", "changed", "ended", "momentumBegan", "momentumChanged", "momentumEnded",
  "cancelled",
];

// Writes a wheel's event for a call.
function putWheel(engine, event) {
  const { delta, time, unit = "pixels", phase = "none", isPrecise, isShiftDown = false } =
    object(event, "event");
  place(delta, "event.delta");
  const at = engine.put(delta.x, delta.y, number(time, "event.time"), 0);
  const bytes = engine.bytes;
  bytes.setUint8(at + 24, choice(unit, UNITS, "event.unit"));
  bytes.setUint8(at + 25, choice(phase, WHEEL_PHASES, "event.phase"));
  bytes.setUint8(at + 26, isPrecise === undefined ? 0 : flag(isPrecise, "event.isPrecise") ? 2 : 1);
  bytes.setUint8(at + 27, flag(isShiftDown, "event.isShiftDown") ? 1 : 0);
  return at;
}

const newFrame = () => ({
  time: 0,
  offset: { x: 0, y: 0 },
  velocity: { x: 0, y: 0 },
  zoomScale: 1,
  phase: PHASES[0],
  events: [],
  isMoving: false,
  isTracking: false,
  isDragging: false,
  isDecelerating: false,
  isScrollAnimating: false,
  isZooming: false,
  isZoomBouncing: false,
});

function readFrame(engine, at, frame) {
  const f64 = engine.f64;
  const bytes = engine.bytes;
  const i = at >> 3;
  frame.time = f64[i];
  frame.offset.x = f64[i + 1];
  frame.offset.y = f64[i + 2];
  frame.velocity.x = f64[i + 3];
  frame.velocity.y = f64[i + 4];
  frame.zoomScale = f64[i + 5];
  frame.phase = PHASES[bytes.getUint8(at + 56)];
  frame.isMoving = bytes.getUint8(at + 57) === 1;
  frame.isTracking = bytes.getUint8(at + 58) === 1;
  frame.isDragging = bytes.getUint8(at + 59) === 1;
  frame.isDecelerating = bytes.getUint8(at + 60) === 1;
  frame.isScrollAnimating = bytes.getUint8(at + 61) === 1;
  frame.isZooming = bytes.getUint8(at + 62) === 1;
  frame.isZoomBouncing = bytes.getUint8(at + 63) === 1;
  frame.events.length = 0;
  return frame;
}

// Calls a function with the code of each of up to sixteen events, four bits each.
function unpack(engine, at, take) {
  for (let half = 0; half < 2; half++) {
    let rest = engine.bytes.getUint32(at + 4 * half, true);
    for (; rest !== 0; rest >>>= 4) take(rest & 15);
  }
}

// ---- Scroller -----------------------------------------------------------------------------------

// What to tell when a scroller has changed: the surface it is attached to.
const attachments = new WeakMap();
const forgotten =
  typeof FinalizationRegistry === "function"
    ? new FinalizationRegistry(({ c, id }) => c.overscroll_scroller_destroy(id))
    : undefined;

let handleOf, didTo;

/** A headless UIScrollView. See overscroll.d.ts for every member with its unit. */
export class Scroller {
  #engine;
  #id = 0;
  #frame = newFrame();
  #isCurrent = false;
  #listeners = EVENTS.map(() => []);
  #queue = [];
  #queued = 0;
  #told = 0;
  #release = null;
  #collect = (code) => (this.#queue[this.#queued++] = code);

  /**
   * @param {Engine} engine from load()
   * @param {object} [options] any settings, and contentOffset, zoomScale
   */
  constructor(engine, options = {}) {
    if (!(engine instanceof Engine)) wrong("engine", "the engine that load() gave", engine);
    this.#engine = engine;
    if (options instanceof Scroller) {
      engine.check(engine.c.overscroll_scroller_clone(options.#id, engine.out), "clone");
    } else {
      known(options, [...NAMES, "contentOffset", "zoomScale"], "options");
      engine.c.overscroll_scroller_def(engine.in);
      for (const name of NAMES) {
        if (options[name] !== undefined) this.#write(name, options[name]);
      }
      engine.check(engine.c.overscroll_scroller_create(engine.in, engine.out), "options");
    }
    this.#id = engine.bytes.getUint32(engine.out, true);
    forgotten?.register(this, { c: engine.c, id: this.#id }, this);
    for (const name of NAMES) {
      const rule = positions(options[name]);
      if (rule) this.#setPositions(name, rule);
    }
    if (options instanceof Scroller) return;
    if (options.zoomScale !== undefined) this.setZoomScale(options.zoomScale);
    if (options.contentOffset !== undefined) this.setContentOffset(options.contentOffset);
  }

  /** Frees the engine's part. The scroller is refused from then on. */
  destroy() {
    forgotten?.unregister(this);
    attachments.get(this)?.detach();
    this.#do("destroy", this.#engine.c.overscroll_scroller_destroy(this.#id));
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
    return new Scroller(this.#engine, this);
  }

  /** Takes the state of another scroller: back to a snapshot. */
  assign(source) {
    if (!(source instanceof Scroller)) wrong("source", "a Scroller", source);
    this.#do("assign", this.#engine.c.overscroll_scroller_assign(this.#id, source.#id));
  }

  /**
   * Calls a function when something happens: name it as UIKit does.
   *
   * @param {string} name "didScroll", "willEndDragging", …
   * @param {(scroller: Scroller, release?: object) => void} listener
   * @returns {() => void} stops it
   */
  on(name, listener) {
    const code = choice(name, EVENTS.slice(1), "name") + 1;
    if (typeof listener !== "function") wrong("listener", "a function", listener);
    const list = this.#listeners[code];
    list.push(listener);
    return () => {
      const index = list.indexOf(listener);
      if (index >= 0) list.splice(index, 1);
    };
  }

  // -- Fingers --

  touchDown(id, position, time) {
    place(position, "position");
    this.#event("touchDown", this.#engine.c.overscroll_scroller_touch_down(
      this.#id, number(id, "id"), position.x, position.y, number(time, "time"), this.#engine.out));
  }

  touchMoved(id, position, time) {
    place(position, "position");
    this.#event("touchMoved", this.#engine.c.overscroll_scroller_touch_moved(
      this.#id, number(id, "id"), position.x, position.y, number(time, "time"), this.#engine.out));
  }

  touchUp(id, position, time) {
    if (position != null) place(position, "position");
    return this.#released("touchUp", this.#engine.c.overscroll_scroller_touch_up(
      this.#id, number(id, "id"), position?.x ?? NaN, position?.y ?? NaN, number(time, "time"),
      this.#engine.out));
  }

  touchCancelled(id, time) {
    return this.#released("touchCancelled", this.#engine.c.overscroll_scroller_touch_cancelled(
      this.#id, number(id, "id"), number(time, "time"), this.#engine.out));
  }

  cancelTouches(time) {
    return this.#released("cancelTouches", this.#engine.c.overscroll_scroller_cancel_touches(
      this.#id, number(time, "time"), this.#engine.out));
  }

  land(target) {
    place(target, "target");
    this.#event("land", this.#engine.c.overscroll_scroller_land(
      this.#id, target.x, target.y, this.#engine.out));
    if (this.#release) {
      this.#release.proposedTarget = this.destination;
      this.#release.willDecelerate = this.isDecelerating;
    }
  }

  // -- Wheels and keys --

  wheel(event) {
    const engine = this.#engine;
    const at = putWheel(engine, event);
    this.#event("wheel", engine.c.overscroll_scroller_wheel(this.#id, at, engine.out));
  }

  zoomByWheel(delta, point, time) {
    place(point, "point");
    this.#event("zoomByWheel", this.#engine.c.overscroll_scroller_wheel_zoom(
      this.#id, number(delta, "delta"), point.x, point.y, number(time, "time"), this.#engine.out));
  }

  key(command, time = this.time) {
    this.#event("key", this.#engine.c.overscroll_scroller_key(
      this.#id, choice(command, KEYS, "command"), number(time, "time"), this.#engine.out));
  }

  // -- Programs --

  setContentOffset(offset, options) {
    place(offset, "offset");
    this.#program("setContentOffset", options, (c, animated, time) =>
      c.overscroll_scroller_set_content_offset(
        this.#id, offset.x, offset.y, animated, time, this.#engine.out));
  }

  scrollRectToVisible(rect, options) {
    const [x, y, width, height] = fields(rect, RECT, "rect");
    this.#program("scrollRectToVisible", options, (c, animated, time) =>
      c.overscroll_scroller_scroll_rect_to_visible(
        this.#id, x, y, width, height, animated, time, this.#engine.out));
  }

  scrollToTop(options = { animated: true }) {
    this.#program("scrollToTop", options, (c, animated, time) =>
      c.overscroll_scroller_scroll_to_top(this.#id, animated, time, this.#engine.out));
  }

  turnPage(count, axis, options = { animated: true }) {
    const code = choice(axis, AXES, "axis");
    this.#program("turnPage", options, (c, animated, time) =>
      c.overscroll_scroller_turn_page(
        this.#id, number(count, "count"), code, animated, time, this.#engine.out));
  }

  setZoomScale(scale, options) {
    this.#zoom("setZoomScale", scale, { x: NaN, y: NaN }, options);
  }

  zoomAbout(scale, point, options) {
    this.#zoom("zoomAbout", scale, place(point, "point"), options);
  }

  #zoom(name, scale, point, options) {
    number(scale, "scale");
    this.#program(name, options, (c, animated, time) =>
      c.overscroll_scroller_zoom(
        this.#id, scale, point.x, point.y, animated, time, this.#engine.out));
  }

  zoomToRect(rect, options) {
    const [x, y, width, height] = fields(rect, RECT, "rect");
    this.#program("zoomToRect", options, (c, animated, time) =>
      c.overscroll_scroller_zoom_to_rect(
        this.#id, x, y, width, height, animated, time, this.#engine.out));
  }

  insertContent(size) {
    const [width, height] = fields(size, SIZE, "size");
    this.#do("insertContent",
      this.#engine.c.overscroll_scroller_insert_content(this.#id, width, height));
  }

  // -- Time --

  advance(time) {
    const engine = this.#engine;
    engine.check(
      engine.c.overscroll_scroller_advance(this.#id, number(time, "time"), engine.out), "advance");
    const frame = readFrame(engine, engine.out, this.#frame);
    this.#isCurrent = true;
    const first = this.#queued;
    unpack(engine, engine.out + 48, this.#collect);
    for (let i = first; i < this.#queued; i++) frame.events.push(EVENTS[this.#queue[i]]);
    this.#tell();
    this.#changed();
    return frame;
  }

  sync(time) {
    this.#event("sync", this.#engine.c.overscroll_scroller_sync(
      this.#id, number(time, "time"), this.#engine.out));
  }

  // -- Where it is --

  get frame() {
    if (!this.#isCurrent) {
      const engine = this.#engine;
      engine.check(engine.c.overscroll_scroller_frame(this.#id, engine.out), "frame");
      readFrame(engine, engine.out, this.#frame);
      this.#isCurrent = true;
    }
    return this.#frame;
  }

  get time() {
    return this.frame.time;
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
  get phase() {
    return this.frame.phase;
  }
  get minimumOffset() {
    return this.#bounds(0);
  }
  get maximumOffset() {
    return this.#bounds(2);
  }
  get overscroll() {
    return this.#bounds(4);
  }
  get zoomedContentSize() {
    const { x, y } = this.#bounds(6);
    return { width: x, height: y };
  }
  get visibleRect() {
    return { ...this.frame.offset, ...this.viewport };
  }

  contentPoint(point) {
    place(point, "point");
    const { offset, zoomScale } = this.frame;
    return { x: (offset.x + point.x) / zoomScale, y: (offset.y + point.y) / zoomScale };
  }

  #bounds(index) {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_scroller_bounds(this.#id, engine.out), "bounds");
    return { x: engine.got(index), y: engine.got(index + 1) };
  }

  // -- What will be --

  get destination() {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_scroller_rest(this.#id, engine.out), "destination");
    return { x: engine.got(0), y: engine.got(1) };
  }

  get restTime() {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_scroller_rest(this.#id, engine.out), "restTime");
    return engine.got(2);
  }

  predict(time) {
    const engine = this.#engine;
    engine.check(
      engine.c.overscroll_scroller_predict(this.#id, number(time, "time"), engine.out), "predict");
    const frame = readFrame(engine, engine.out, newFrame());
    unpack(engine, engine.out + 48, (code) => frame.events.push(EVENTS[code]));
    return frame;
  }

  /**
   * The curve ahead: `count` frames `interval` seconds apart, as columns.
   *
   * @param {object} into columns of an earlier call, to be used again
   */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}, into) {
    const engine = this.#engine;
    if (!(count >= 0 && count <= 1048576 && Number.isInteger(count))) {
      wrong("count", "a whole number up to 1048576", count);
    }
    const at = engine.room(64 * Math.max(count, 1));
    engine.check(engine.c.overscroll_scroller_sample(
      this.#id, number(from, "from"), number(interval, "interval"), count, at), "sample");
    const columns = ["time", "x", "y", "velocityX", "velocityY", "zoomScale"];
    const result = into?.time?.length === count ? into : {};
    const f64 = engine.f64;
    columns.forEach((name, column) => {
      const values = (result[name] ??= new Float64Array(count));
      for (let i = 0; i < count; i++) values[i] = f64[(at >> 3) + 8 * i + column];
    });
    return result;
  }

  nextTime(axis, offset, after = this.time) {
    const engine = this.#engine;
    return engine.ask(engine.c.overscroll_scroller_next_time(
      this.#id, choice(axis, AXES, "axis"), number(offset, "offset"), number(after, "after"),
      engine.out), "nextTime");
  }

  flight(axis) {
    const engine = this.#engine;
    const status =
      engine.c.overscroll_scroller_flight(this.#id, choice(axis, AXES, "axis"), engine.out);
    engine.check(status, "flight");
    return status === NEVER ? null : readFlight(engine);
  }

  appearances(axis, rows, { after = this.time, limit = 1000 } = {}) {
    const engine = this.#engine;
    known(rows, ["count", "extent", "extents"], "rows");
    const { extents = [], extent = 0, count = extents.length } = rows;
    const base = engine.room(16 * number(limit, "limit") + 8 * extents.length + 16);
    const list = rows.extents ? base + 16 * limit : 0;
    if (list) engine.f64.set(extents, list >> 3);
    engine.check(engine.c.overscroll_scroller_appearances(
      this.#id, choice(axis, AXES, "axis"), list, number(extent, "rows.extent"),
      number(count, "rows.count"), number(after, "after"), base, limit, engine.out), "rows");
    const found = Math.min(engine.bytes.getInt32(engine.out, true), limit);
    return Array.from({ length: found }, (_, i) => ({
      row: engine.bytes.getInt32(base + 16 * i + 8, true),
      time: engine.f64[(base >> 3) + 2 * i],
      side: engine.bytes.getUint8(base + 16 * i + 12) === 0 ? "start" : "end",
    }));
  }

  indicator(axis, { startInset = 0, endInset = 0, thickness = 3 } = {}, into = {}) {
    const engine = this.#engine;
    const status = engine.c.overscroll_scroller_indicator(
      this.#id, choice(axis, AXES, "axis"), number(startInset, "startInset"),
      number(endInset, "endInset"), number(thickness, "thickness"), engine.out);
    engine.check(status, "indicator");
    if (status === NEVER) return null;
    into.position = engine.got(0);
    into.length = engine.got(1);
    return into;
  }

  get diagnostics() {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_scroller_diagnostics(this.#id, engine.out), "diagnostics");
    const names = ["nonFinite", "reversedTime", "unknownPointer", "extraPointer", "lostUp"];
    const count = (i) => engine.bytes.getInt32(engine.out + 4 * i, true);
    return Object.fromEntries(names.map((name, i) => [name, count(i)]));
  }

  // -- Settings: accessors for all of them are defined below --

  #get(name) {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_scroller_configuration(this.#id, engine.in), name);
    return SETTINGS[name].get(engine, engine.in);
  }

  #set(name, value) {
    const engine = this.#engine;
    engine.check(engine.c.overscroll_scroller_configuration(this.#id, engine.in), name);
    const rule = positions(value);
    if (rule) return this.#setPositions(name, rule);
    this.#write(name, value);
    this.#do(name, engine.c.overscroll_scroller_configure(this.#id, engine.in));
  }

  #write(name, value) {
    if (!positions(value)) SETTINGS[name].set(this.#engine, this.#engine.in, value, name);
  }

  #setPositions(name, list) {
    if (!name.startsWith("snap")) wrong(name, "another kind of value", list);
    const engine = this.#engine;
    const at = engine.room(8 * Math.max(list.length, 1));
    list.forEach((value, i) => (engine.f64[(at >> 3) + i] = number(value, `${name}[${i}]`)));
    this.#do(name, engine.c.overscroll_scroller_set_snap_positions(
      this.#id, name === "snapHorizontal" ? 0 : 1, at, list.length));
  }

  static {
    handleOf = (scroller) => scroller.#id;
    didTo = (scroller, name, status) => scroller.#do(name, status);
    for (const name of NAMES) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#get(name); },
        set(value) { this.#set(name, value); },
        enumerable: true,
        configurable: true,
      });
    }
    for (const name of Object.keys(newFrame()).filter((key) => key.startsWith("is"))) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.frame[name]; },
        enumerable: true,
        configurable: true,
      });
    }
  }

  // -- What happened --

  #do(name, status) {
    this.#engine.check(status, name);
    this.#isCurrent = false;
    this.#changed();
  }

  #event(name, status) {
    const engine = this.#engine;
    engine.check(status, name);
    this.#isCurrent = false;
    unpack(engine, engine.out, this.#collect);
    this.#tell();
    this.#changed();
  }

  #program(name, options, call) {
    const { animated = false, time = this.time } =
      known(options ?? {}, ["animated", "time"], "options");
    this.#event(name, call(
      this.#engine.c, flag(animated, "options.animated") ? 1 : 0, number(time, "options.time")));
  }

  #released(name, status) {
    const engine = this.#engine;
    engine.check(status, name);
    this.#isCurrent = false;
    const at = engine.out;
    const is = (offset) => engine.bytes.getUint8(at + offset) === 1;
    const release = {
      velocity: { x: engine.got(0), y: engine.got(1) },
      proposedTarget: { x: engine.got(2), y: engine.got(3) },
      willDecelerate: is(56),
      didDrag: is(57),
      doubleTap: is(58) ? { x: engine.got(4), y: engine.got(5) } : null,
    };
    unpack(engine, at + 48, this.#collect);
    this.#release = release;
    try {
      this.#tell();
    } finally {
      this.#release = null;
    }
    this.#changed();
    return release;
  }

  // Tells listeners, in order; what their own calls cause is told after what is waiting. If one throws,
  // the caller gets that, and what is still waiting is dropped.
  #tell() {
    if (this.#told > 0) return;
    try {
      while (this.#told < this.#queued) {
        const code = this.#queue[this.#told++];
        const list = this.#listeners[code];
        for (let i = 0; i < list.length; i++) list[i](this, this.#release);
      }
    } finally {
      this.#told = this.#queued = 0;
    }
  }

  #changed() {
    attachments.get(this)?.wake();
  }
}

// The list of a snap rule { positions: [...] }.
function positions(value) {
  const list = value?.positions;
  return Array.isArray(list) || ArrayBuffer.isView(list) ? list : null;
}

// ---- Physics ------------------------------------------------------------------------------------

function readFlight(engine) {
  const [startTime, restTime, destination] = [0, 1, 2].map((i) => engine.got(i));
  const is = (offset) => engine.bytes.getUint8(engine.out + offset) === 1;
  return {
    startTime,
    restTime,
    destination,
    collision:
      is(64) ? { time: engine.got(3), edge: engine.got(4), velocity: engine.got(5) } : null,
    peak: is(65) ? { time: engine.got(6), value: engine.got(7) } : null,
  };
}

// The laws by themselves. Each is written once, in the engine; here is only how to ask.
function physics(engine) {
  const { c } = engine;
  const motion = () => ({ value: engine.got(0), velocity: engine.got(1) });

  // at(time) and sample(): what every curve answers.
  const curve = (name, write, rest) => ({
    at(time) {
      engine.check(c[`overscroll_${name}_at`](write(), number(time, "time"), engine.out), name);
      return motion();
    },
    sample({ from = 0, interval = 1 / 60, count = 120 } = {}) {
      const at = engine.room(16 * Math.max(number(count, "count"), 1));
      engine.check(c[`overscroll_${name}_sample`](
        write(), number(from, "from"), number(interval, "interval"), count, at), name);
      const value = new Float64Array(count);
      const velocity = new Float64Array(count);
      for (let i = 0; i < count; i++) {
        value[i] = engine.f64[(at >> 3) + 2 * i];
        velocity[i] = engine.f64[(at >> 3) + 2 * i + 1];
      }
      return { value, velocity };
    },
    ...rest,
  });
  // A function of one number that may have no answer.
  const question = (name, write, argument) => (value) =>
    engine.ask(c[`overscroll_${name}`](write(), number(value, argument), engine.out), argument);

  return Object.freeze({
    decayConstant: (value = 0.998) =>
      engine.ask(c.overscroll_decay_constant(rate(value, "rate"), engine.out), "rate"),

    deceleration(options) {
      const names = ["start", "velocity", "rate"];
      known(options, names, "deceleration");
      const numbers = fields(
        { ...options, rate: rate(options.rate ?? 0.998, "rate") }, names, "deceleration", [0]);
      const write = () => engine.put(...numbers);
      engine.check(
        c.overscroll_deceleration_destination(write(), engine.out), "deceleration");
      return curve("deceleration", write, {
        destination: engine.got(),
        timeTo: question("deceleration_time_to", write, "offset"),
        timeWithin: question("deceleration_time_within", write, "distance"),
        timeToSpeed: question("deceleration_time_to_speed", write, "speed"),
      });
    },

    velocityReaching: (distance, time, value = 0.998) =>
      engine.ask(c.overscroll_deceleration_velocity(
        number(distance, "distance"), number(time, "time"), rate(value, "rate"), engine.out),
      "time"),

    project: (velocity, value = 0.998, kind = "integral") =>
      engine.ask(c.overscroll_project(
        choice(kind, ["integral", "perMillisecondSum", "uiKitTarget"], "kind"),
        number(velocity, "velocity"), rate(value, "rate"), engine.out), "rate"),

    // A spring by any of its names:
    // {mass, stiffness, dampingRatio | damping}, {response, dampingRatio}, {duration, bounce},
    // {settlingDuration, dampingRatio, epsilon}. Null if UIKit finds none.
    spring(options) {
      const has = (name) => object(options, "spring")[name] !== undefined;
      const take = (names, defaults) => fields(options, names, "spring", defaults);
      let status = OK;
      if (has("settlingDuration")) {
        status = c.overscroll_spring_settling_in(
          ...take(["settlingDuration", "dampingRatio", "epsilon"], [undefined, 1, 0.001]), engine.out);
      } else if (has("duration")) {
        status = c.overscroll_spring_with_bounce(
          ...take(["duration", "bounce"], [undefined, 0]), engine.out);
      } else if (has("response")) {
        status = c.overscroll_spring_with_response(
          ...take(["response", "dampingRatio"], [undefined, 1]), engine.out);
      } else if (has("damping")) {
        status = c.overscroll_spring_with_damping(
          ...take(["mass", "stiffness", "damping"], [1]), engine.out);
      } else {
        engine.f64.set(take(SPRING, [1, undefined, 1]), engine.out >> 3);
      }
      engine.check(status, "spring");
      if (status === NEVER) return null;
      const spring = Object.fromEntries(SPRING.map((name, i) => [name, engine.got(i)]));
      engine.check(
        c.overscroll_spring_names(engine.put(...Object.values(spring)), engine.out), "spring");
      const names = [
        "angularFrequency", "decay", "damping", "response", "bounce", "uiKitDuration",
      ];
      names.forEach((name, i) => (spring[name] = engine.got(i)));
      return spring;
    },

    settlingDuration: (spring, initialVelocity = 0, epsilon = 0.001) =>
      engine.ask(c.overscroll_spring_settling_duration(
        engine.put(...springNumbers(spring, "spring")), number(initialVelocity, "initialVelocity"),
        number(epsilon, "epsilon"), engine.out), "epsilon"),

    springMotion(spring, options = {}) {
      const numbers = [
        ...springNumbers(spring, "spring"),
        ...fields(options, ["start", "target", "velocity"], "options", [0, 0, 0]),
      ];
      const write = () => engine.put(...numbers);
      const turn = c.overscroll_spring_peak(write(), engine.out, engine.out + 8);
      engine.check(turn, "spring");
      return curve("spring", write, {
        peak: turn === NEVER ? null : { time: engine.got(0), value: engine.got(1) },
        settleTime: question("spring_settle_time", write, "distance"),
        firstTime: question("spring_first_time", write, "distance"),
        articleBound: question("spring_article_bound", write, "distance"),
        nextTime: (position, after = 0) =>
          engine.ask(c.overscroll_spring_next_time(
            write(), number(position, "position"), number(after, "after"), engine.out), "position"),
      });
    },

    // Advances many springs by one interval, in place: two Float64Arrays of the same length.
    springStep(spring, interval, displacements, velocities) {
      const count = displacements.length;
      if (velocities.length !== count) wrong("velocities", `${count} numbers`, velocities.length);
      const at = engine.room(16 * Math.max(count, 1));
      engine.f64.set(displacements, at >> 3);
      engine.f64.set(velocities, (at >> 3) + count);
      engine.check(c.overscroll_spring_step(
        engine.put(...springNumbers(spring, "spring")), number(interval, "interval"), count, at,
        at + 8 * count), "springStep");
      displacements.set(engine.f64.subarray(at >> 3, (at >> 3) + count));
      velocities.set(engine.f64.subarray((at >> 3) + count, (at >> 3) + 2 * count));
    },

    flight(options) {
      const names = [
        "offset", "velocity", "minimum", "maximum", "decelerationRate", "stopSpeed", "stopDistance",
      ];
      known(options, [...names, "dynamics"], "flight");
      const { dynamics = "continuous", ...rest } = options;
      rest.decelerationRate = rate(rest.decelerationRate ?? 0.998, "flight.decelerationRate");
      const numbers = fields(
        rest, names, "flight", [0, undefined, undefined, undefined, undefined, 10, 0.5]);
      const write = () => {
        const at = engine.put(...numbers);
        writeDynamics(engine, at + 56, dynamics, "flight.dynamics");
        return at;
      };
      engine.check(c.overscroll_flight_plan(write(), engine.out), "flight");
      return curve("flight", write, {
        ...readFlight(engine),
        nextTime: (offset, after = -1) =>
          engine.ask(c.overscroll_flight_next_time(
            write(), number(offset, "offset"), number(after, "after"), engine.out), "offset"),
      });
    },

    frameStep(state, interval, options) {
      const [minimum, maximum] = fields(
        { minimum: options.minimum, maximum: options.maximum }, ["minimum", "maximum"], "options");
      const at = engine.put(...fields(state, ["value", "velocity"], "state"));
      engine.check(c.overscroll_frame_step(
        at, number(interval, "interval"), minimum, maximum, rate(options.rate ?? 0.998, "rate"),
        engine.out), "frameStep");
      return {
        value: engine.f64[at >> 3],
        velocity: engine.f64[(at >> 3) + 1],
        isAtRest: engine.bytes.getInt32(engine.out, true) === 1,
      };
    },

    bounce: (displacement, velocity, time, value = 0.998) => {
      engine.check(c.overscroll_bounce_at(
        number(displacement, "displacement"), number(velocity, "velocity"), rate(value, "rate"),
        number(time, "time"), engine.out), "bounce");
      return motion();
    },

    rubberBand(options) {
      const numbers = fields(options, ["coefficient", "dimension"], "rubberBand", [0.55]);
      const write = () => engine.put(...numbers);
      const limited = (name) => (value, minimum, maximum) =>
        engine.ask(c[`overscroll_rubber_band_${name}`](
          write(), number(value, "value"), number(minimum, "minimum"), number(maximum, "maximum"),
          engine.out), "value");
      return {
        stretch: question("rubber_band", write, "distance"),
        slope: question("rubber_band_slope", write, "distance"),
        distance: question("rubber_band_inverse", write, "stretch"),
        clamp: limited("clamp"),
        unclamp: limited("unclamp"),
      };
    },

    zoomBand(options) {
      const [minimum, maximum] = fields(options, ["minimum", "maximum"], "zoomBand");
      const band = (name) => (scale) =>
        engine.ask(c[`overscroll_zoom_band_${name}`](
          number(scale, "scale"), minimum, maximum, engine.out), "scale");
      return { clamp: band("clamp"), unclamp: band("unclamp") };
    },

    easedMotion(options) {
      const numbers = fields(
        options, ["start", "target", "velocity", "duration"], "easedMotion",
        [0, undefined, 0, 0.3]);
      return {
        at(time) {
          engine.check(c.overscroll_eased_at(
            engine.put(...numbers), number(time, "time"), engine.out), "easedMotion");
          return motion();
        },
      };
    },
  });
}

// ---- Elements -----------------------------------------------------------------------------------

const KEY_NAMES = {
  ArrowUp: "arrowUp", ArrowDown: "arrowDown", ArrowLeft: "arrowLeft", ArrowRight: "arrowRight",
  PageUp: "pageUp", PageDown: "pageDown", Home: "home", End: "end", " ": "space",
};
const EDITABLE = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

// How long after a release a click still belongs to it, and after a stroke of the wheel the next
// turn still does, in milliseconds.
const CLICK_INTERVAL = 100;
const WHEEL_INTERVAL = 300;

// Which surface moves by a finger, by the pointer's id: of surfaces inside one another only one does.
const movers = new Map();

// What an event happened on, also inside an element of its own making.
const touched = (event) => event.composedPath?.()[0] ?? event.target;

/**
 * Connects a scroller to an element.
 *
 * Fingers, pens, mice, wheels, trackpads and keys become the scroller's events; its frames become a
 * transform of `content`, or go to `onFrame`. Frames are requested only while something changes: at rest
 * nothing runs.
 *
 * @param {HTMLElement} element what is touched; its size becomes the viewport
 * @param {Scroller} scroller
 * @param {object} [options]
 *   content: the element to move; onFrame(frame, scroller); any event by its name;
 *   pointers, wheel, keys, observesViewport, followsReducedMotion: false to leave that to you;
 *   observesContent: true to take contentSize from the content's size
 * @returns {{detach(): void, draw(): void}}
 */
export function attach(element, scroller, options = {}) {
  if (!(scroller instanceof Scroller)) wrong("scroller", "a Scroller", scroller);
  const switches = {
    pointers: true, wheel: true, keys: true, observesViewport: true, followsReducedMotion: true,
    observesContent: false,
  };
  known(options, [...Object.keys(switches), "content", "onFrame", ...EVENTS.slice(1)], "options");
  for (const name of Object.keys(switches)) {
    if (options[name] !== undefined) switches[name] = flag(options[name], `options.${name}`);
  }
  const { content, onFrame } = options;
  if (content !== undefined && !content?.style) wrong("options.content", "an element", content);
  if (onFrame !== undefined && typeof onFrame !== "function") {
    wrong("options.onFrame", "a function", onFrame);
  }
  const listeners = EVENTS.slice(1).map((name) => [name, options[name]]);
  return new Attachment(element, scroller, content, onFrame, switches).start(listeners);
}

// An element whose pointers move something, the subject, and where that is drawn: for scrollers, and for
// everything else that takes touches and time by the same names. Fingers become touches, frames are
// requested while the subject moves, and everything is as it was after detach().
class Surface {
  element;
  subject;
  window;
  within;
  undo = [];
  #request = 0;
  #isDetached = false;
  #isDrawing = false;
  #fingers = new Set();
  #isCaptured = false;
  #stopWindow = null;
  #point = { x: 0, y: 0 };
  #start;
  #area = { left: 0, top: 0, x: 1, y: 1 };
  #way;
  #clicksAreOursUntil = -Infinity;
  #isCatching = false;
  #part;

  /** `kind`: what the subject is called in errors. */
  constructor(element, subject, kind) {
    if (!element || typeof element.addEventListener !== "function" || !element.style) {
      wrong("element", "an element", element);
    }
    if (!element.isConnected) {
      throw new OverscrollError("element: is not in a document; attach it after inserting it");
    }
    if (subject.isDestroyed) throw new OverscrollError(`${kind}: has been destroyed`);
    if (attachments.has(subject)) {
      throw new OverscrollError(`${kind}: is attached to an element already; detach it first`);
    }
    this.element = element;
    this.subject = subject;
    this.window = element.ownerDocument.defaultView;
  }

  /** Begins: tells listeners, given as pairs of name and function, and draws. */
  start(listeners) {
    attachments.set(this.subject, this);
    try {
      for (const [name, listener] of listeners) {
        if (listener !== undefined) this.undo.push(this.subject.on(name, listener));
      }
      this.draw();
    } catch (error) {
      this.detach();
      throw error;
    }
    return this;
  }

  /** Lets go of the element; everything it changed is as it was. */
  detach() {
    if (this.#isDetached) return;
    this.#isDetached = true;
    attachments.delete(this.subject);
    if (this.#request) this.window.cancelAnimationFrame(this.#request);
    if (!this.subject.isDestroyed) this.#loseFingers();
    for (const undo of this.undo.reverse()) undo();
  }

  get isDetached() {
    return this.#isDetached;
  }

  // -- Frames --

  /** Draws what there is, now: with paint(), between remember() and isOtherwise. */
  draw() {
    this.remember();
    this.#isDrawing = true;
    try {
      this.paint();
    } finally {
      this.#isDrawing = false;
    }
    // Drawing may change the subject; only what can be seen of that asks for another frame.
    if (!this.#isDetached && this.isOtherwise) this.wake();
  }

  /** The subject has changed: ask for a frame, unless one is under way. */
  wake() {
    if (this.#request || this.#isDrawing || this.#isDetached) return;
    this.#request = this.window.requestAnimationFrame(this.#tick);
  }

  #tick = (milliseconds) => {
    const subject = this.subject;
    try {
      // While fingers are down, time is theirs: a frame must not run ahead of the events to come.
      if (this.#runs) subject.advance(Math.max(milliseconds / 1000, subject.time));
    } finally {
      // It stood until here, so that advancing does not ask for another.
      this.#request = 0;
    }
    if (this.#isDetached) return;
    this.draw();
    if (!this.#isDetached && this.#runs) this.wake();
  };

  // Whether it moves by itself.
  get #runs() {
    return this.subject.isMoving && !this.subject.isTracking;
  }

  // -- Pointers --

  /**
   * @param {(event: PointerEvent) => unknown} [part] what a finger touches, handed on to touchDown
   * @param {HTMLElement} [within] the element that places are counted from
   */
  takePointers(part, within = this.element) {
    const element = this.element;
    this.#part = part;
    this.within = within;
    this.style(element, "touchAction", "none");
    this.style(element, "userSelect", "none");
    this.style(element, "webkitUserSelect", "none");
    this.listen(element, "pointerdown", this.#down);
    this.listen(element, "lostpointercapture", this.#lost);
    this.listen(element, "dragstart", (event) => event.preventDefault());
    this.listen(element, "click", this.#click, { capture: true });
    const document = element.ownerDocument;
    this.listen(document, "visibilitychange", () => document.hidden && this.#loseFingers());
    this.listen(this.window, "blur", () => this.#loseFingers());
  }

  #down = (event) => {
    if (event.defaultPrevented || (event.pointerType === "mouse" && event.button !== 0)) return;
    // Fingers scroll over text, which a mouse selects; a slider needs them itself.
    if (touched(event).closest?.(event.pointerType === "touch" ? "[type=range]" : EDITABLE)) return;
    const subject = this.subject;
    if (this.#fingers.size === 0) {
      this.measure();
      this.#isCatching = subject.isMoving;
      this.#clicksAreOursUntil = -Infinity;
      const stops = [
        on(this.window, "pointermove", this.#move),
        on(this.window, "pointerup", this.#up),
        on(this.window, "pointercancel", this.#cancel),
      ];
      this.#stopWindow = () => stops.forEach((stop) => stop());
    }
    this.#fingers.add(event.pointerId);
    movers.delete(event.pointerId);
    this.#isCaptured = false;
    this.#start = { ...this.place(event) };
    subject.touchDown(
      event.pointerId, this.#point, event.timeStamp / 1000, this.#part?.(event));
  };

  #move = (event) => {
    if (!this.#fingers.has(event.pointerId)) return;
    // A mouse whose button was released where nobody saw it.
    if (event.pointerType === "mouse" && event.buttons === 0) return this.#up(event);
    const earlier = event.getCoalescedEvents?.() ?? [];
    if (earlier.length === 0) this.#moved(event);
    for (let i = 0; i < earlier.length; i++) this.#moved(earlier[i]);
  };

  #moved(event) {
    if ((movers.get(event.pointerId) ?? this) !== this) return this.#cancel(event);
    const { x, y } = this.place(event);
    this.subject.touchMoved(event.pointerId, this.#point, event.timeStamp / 1000);
    // Only now, so that a tap still clicks what it touched.
    if (!this.#isCaptured && this.subject.isDragging) {
      this.#isCaptured = true;
      const isMover = this.#fingers.size > 1 || this.hasRoom(x - this.#start.x, y - this.#start.y);
      for (const id of this.#fingers) {
        this.element.setPointerCapture?.(id);
        if (isMover) movers.set(id, this);
      }
    }
  }

  /** Whether it can follow a finger that goes this way; if not, what it is in may. */
  hasRoom() {
    return true;
  }

  #up = (event) => {
    if (!this.#lift(event.pointerId)) return;
    const release = this.subject.touchUp(
      event.pointerId, this.place(event), event.timeStamp / 1000);
    if (release.didDrag || this.#isCatching) {
      this.#clicksAreOursUntil = event.timeStamp + CLICK_INTERVAL;
    }
  };

  #cancel = (event) => {
    if (!this.#lift(event.pointerId)) return;
    this.subject.touchCancelled(event.pointerId, event.timeStamp / 1000);
  };

  #lost = (event) => {
    if (event.target === this.element && !this.element.hasPointerCapture?.(event.pointerId)) {
      this.#cancel(event);
    }
  };

  #lift(id) {
    const wasDown = this.#fingers.delete(id);
    if (movers.get(id) === this) movers.delete(id);
    if (this.#fingers.size === 0) {
      this.#stopWindow?.();
      this.#stopWindow = null;
    }
    return wasDown;
  }

  #loseFingers() {
    if (this.#fingers.size === 0) return;
    for (const id of [...this.#fingers]) this.#lift(id);
    this.subject.cancelTouches(Math.max(performance.now() / 1000, this.subject.time));
  }

  // The click that ends a drag or catches moving content is no click on what lies under it.
  #click = (event) => {
    if (event.timeStamp > this.#clicksAreOursUntil) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Finds out where the element is. */
  measure(element = this.within ?? this.element) {
    const rect = element.getBoundingClientRect();
    const area = this.#area;
    // An element that is itself shown scaled reports scaled positions.
    area.x = rect.width / element.offsetWidth || 1;
    area.y = rect.height / element.offsetHeight || 1;
    area.left = rect.left + (element.clientLeft || 0) * area.x;
    area.top = rect.top + (element.clientTop || 0) * area.y;
    const { left, top, x, y } = area;
    this.#way = this.#turn(element, rect)
      ?? { a: 1 / x, b: 0, c: 0, d: 1 / y, e: -left / x, f: -top / y };
    return area;
  }

  // The way to the points of an element that is shown turned or mirrored, itself or with what it is in.
  #turn(element, { left, top, width, height }) {
    const { DOMMatrix } = this.window;
    if (!DOMMatrix) return;
    let all = new DOMMatrix();
    for (let at = element; at; at = at.parentElement ?? at.getRootNode().host) {
      const { transform, rotate } = this.window.getComputedStyle(at);
      const turn = (rotate ?? "none") === "none" ? "" : `rotate(${rotate})`;
      all = new DOMMatrix(turn + (transform === "none" ? "" : transform)).multiply(all);
    }
    const { a, b, c, d } = all;
    if (b === 0 && c === 0 && a > 0 && d > 0) return;
    // The middle of what is seen is the element's; its size tells of what scales in other ways.
    const { offsetWidth, offsetHeight, clientLeft, clientTop } = element;
    return new DOMMatrix([1, 0, 0, 1, left + width / 2, top + height / 2])
      .scale(width / (Math.abs(a) * offsetWidth + Math.abs(c) * offsetHeight))
      .multiply(new DOMMatrix([a, b, c, d, 0, 0]))
      .translate(clientLeft - offsetWidth / 2, clientTop - offsetHeight / 2)
      .inverse();
  }

  /** A place in the element as it was measured. */
  place(event) {
    const { clientX, clientY } = event;
    const { a, b, c, d, e, f } = this.#way;
    this.#point.x = a * clientX + c * clientY + e;
    this.#point.y = b * clientX + d * clientY + f;
    return this.#point;
  }

  // -- Surroundings --

  followReducedMotion() {
    const query = this.window.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (!query) return;
    this.subject.reducesMotion = query.matches;
    this.undo.push(on(query, "change", () => (this.subject.reducesMotion = query.matches)));
  }

  listen(target, name, listener, options) {
    this.undo.push(on(target, name, listener, options));
  }

  style(element, name, value) {
    const before = element.style[name];
    element.style[name] = value;
    this.undo.push(() => (element.style[name] = before));
  }
}

// A scroller's element.
class Attachment extends Surface {
  #content;
  #onFrame;
  #wheelIsOursUntil = -Infinity;
  #shown = { x: 0, y: 0, scale: 1 };

  constructor(element, scroller, content, onFrame, switches) {
    super(element, scroller, "scroller");
    this.#content = content;
    this.#onFrame = onFrame;
    if (content) {
      this.style(content, "transformOrigin", "0 0");
      this.style(content, "willChange", "transform");
      this.style(content, "transform", content.style.transform);
    }
    if (switches.pointers) this.takePointers();
    if (switches.wheel) this.listen(element, "wheel", this.#wheel, { passive: false });
    if (switches.keys) this.#takeKeys();
    if (switches.observesViewport) {
      this.#observe(element, () => ({ width: element.clientWidth, height: element.clientHeight }),
        "viewport");
    }
    if (switches.observesContent && content) {
      this.#observe(content, () => ({
        // Drawings have no offsetWidth.
        width: content.offsetWidth ?? content.clientWidth,
        height: content.offsetHeight ?? content.clientHeight,
      }), "contentSize");
    }
    if (switches.followsReducedMotion) this.followReducedMotion();
  }

  paint() {
    const { x, y, scale } = this.#shown;
    if (this.#content) {
      this.#content.style.transform = `translate3d(${-x}px, ${-y}px, 0) scale(${scale})`;
    }
    this.#onFrame?.(this.subject.frame, this.subject);
  }

  remember() {
    const { offset, zoomScale } = this.subject.frame;
    this.#shown.x = offset.x;
    this.#shown.y = offset.y;
    this.#shown.scale = zoomScale;
  }

  get isOtherwise() {
    const { offset, zoomScale } = this.subject.frame;
    const { x, y, scale } = this.#shown;
    return offset.x !== x || offset.y !== y || zoomScale !== scale;
  }

  hasRoom(x, y) {
    const { subject } = this;
    const axis = Math.abs(x) > Math.abs(y) ? "x" : "y";
    return subject.maximumOffset[axis] > subject.minimumOffset[axis]
      || subject[axis === "x" ? "alwaysBounceHorizontal" : "alwaysBounceVertical"];
  }

  // -- Wheel --

  #wheel = (event) => {
    if (event.defaultPrevented) return;
    const scroller = this.subject;
    const time = event.timeStamp / 1000;
    if (event.ctrlKey) {
      if (scroller.minimumZoomScale === scroller.maximumZoomScale) return;
      event.preventDefault();
      this.measure();
      return scroller.zoomByWheel(event.deltaY, this.place(event), time);
    }
    const delta = { x: event.deltaX, y: event.deltaY };
    if (event.timeStamp > this.#wheelIsOursUntil && !this.#canFollow(delta, event.shiftKey)) return;
    this.#wheelIsOursUntil = event.timeStamp + WHEEL_INTERVAL;
    event.preventDefault();
    scroller.wheel({
      delta, time, unit: UNITS[event.deltaMode] ?? UNITS[0], isShiftDown: event.shiftKey,
    });
  };

  // Whether there is anything left to scroll that way; if not, the page may have the stroke.
  #canFollow(delta, isShiftDown) {
    const scroller = this.subject;
    if (!scroller.isScrollEnabled) return false;
    const { x, y } = isShiftDown && delta.x === 0 ? { x: delta.y, y: 0 } : delta;
    const now = scroller.destination;
    const least = scroller.minimumOffset;
    const greatest = scroller.maximumOffset;
    const can = (d, at, low, high) => (d < 0 && at > low) || (d > 0 && at < high);
    return can(x, now.x, least.x, greatest.x) || can(y, now.y, least.y, greatest.y);
  }

  // -- Keys --

  #takeKeys() {
    if (this.element.tabIndex < 0 && !this.element.hasAttribute?.("tabindex")) {
      this.element.tabIndex = 0;
      this.undo.push(() => this.element.removeAttribute("tabindex"));
    }
    this.listen(this.element, "focusin", this.#focused);
    this.listen(this.element, "scroll", this.#scrolled);
    this.listen(this.element, "keydown", (event) => {
      const name = KEY_NAMES[event.key];
      if (!name || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Space presses buttons and follows links; everything else types in what is editable.
      if (touched(event).closest?.(name === "space" ? `${EDITABLE}, button, a` : EDITABLE)) return;
      const scroller = this.subject;
      const before = scroller.destination;
      scroller.key(
        event.shiftKey && name === "space" ? "shiftSpace" : name,
        Math.max(event.timeStamp / 1000, scroller.time));
      const after = scroller.destination;
      if (after.x !== before.x || after.y !== before.y) event.preventDefault();
    });
  }

  // What gets the focus is shown, by the scroller and not by the browser's own scrolling.
  #focused = ({ target }) => {
    const scroller = this.subject;
    if (target === this.element || scroller.isTracking) return;
    const { left, top, x, y } = this.measure();
    const rect = target.getBoundingClientRect();
    const { offset } = scroller.frame;
    scroller.scrollRectToVisible({
      x: offset.x + (rect.left - left) / x, y: offset.y + (rect.top - top) / y,
      width: rect.width / x, height: rect.height / y,
    });
  };

  #scrolled = () => {
    const element = this.element;
    if (element.scrollLeft !== 0 || element.scrollTop !== 0) element.scrollTo(0, 0);
  };

  // -- Surroundings --

  #observe(element, size, name) {
    const take = () => {
      const now = size();
      if (now.width > 0 || now.height > 0) this.subject[name] = now;
    };
    take();
    if (typeof this.window.ResizeObserver !== "function") return;
    const observer = new this.window.ResizeObserver(() => this.isDetached || take());
    observer.observe(element);
    this.undo.push(() => observer.disconnect());
  }
}

function on(target, name, listener, options) {
  target.addEventListener(name, listener, options);
  return () => target.removeEventListener(name, listener, options);
}

// ---- For the modules beside this one ------------------------------------------------------------

// Their plumbing. It is no part of the interface: it changes whenever they do.
export const internals = Object.freeze({
  Engine, Surface, OK, NEVER, XY, SIZE, RECT, INSETS, AXES, attachments, on, unpack, wrong, number,
  flag, object, choice, known, fields, touched, place, rate, numbers, insets, real, bit, spring, ratio, pan,
  EVENTS, KEYS, KEY_NAMES, UNITS, EDITABLE, WHEEL_INTERVAL, newFrame, readFrame, putWheel,
  // A scroller's id, and what a call did to a scroller.
  handle: (scroller) => handleOf(scroller),
  did: (scroller, name, status) => didTo(scroller, name, status),
});
