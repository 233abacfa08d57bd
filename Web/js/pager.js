// pager.js - pages of any size in a row, of which one at a time comes to rest in its place.
//
//   const pager = new Pager(engine, {
//     viewport: { width: 390, height: 600 }, spacing: 16, extents: [280, 210, 350, 280],
//   });
//   attachInteraction(row, pager, {
//     onFrame: () => pager.visiblePages.forEach(({ page, start, extent }) => …),
//   });
//
// See pager.d.ts for every member. Needs the engine of overscroll-full.wasm.

import {
  define, Interaction, PHASES, program, sampleMotions, writeDef,
} from "./interaction.js";
import {
  AXES, INSETS, SIZE, choice, flag, known, number, object, wrong,
} from "./plumbing/checks.js";
import { bit, code, numbers, pan, ratio, real, spring } from "./plumbing/settings.js";

const ALIGNMENTS = ["start", "center", "end"];
const REASONS = ["drag", "fling", "program", "layout"];
const EVENTS = [
  "willBeginDragging", "didMove", "didEndDragging", "willChangePage", "didChangePage", "didSettle",
];

const wide = (at) => ({
  get: (e, base) => e.bytes.getInt32(base + at, true) === 1,
  set: (e, base, value, name) => e.bytes.setInt32(base + at, flag(value, name) ? 1 : 0, true),
});
// How many pages a drag may turn: a number, "neighbor" or "free".
const turn = (at) => ({
  get(e, base) {
    const kind = e.bytes.getInt32(base + at, true);
    return kind === 0 ? e.bytes.getInt32(base + at + 4, true) : ["neighbor", "free"][kind - 1];
  },
  set(e, base, value, name) {
    const kind = typeof value === "number" ? 0 : 1 + choice(value, ["neighbor", "free"], name);
    e.bytes.setInt32(base + at, kind, true);
    e.bytes.setInt32(base + at + 4, kind === 0 ? whole(value, name) : 1, true);
  },
});

// Where each stands in OverscrollPagerDef.
const LAYOUT = {
  viewport: numbers(0, SIZE),
  insets: numbers(16, INSETS),
  spacing: real(48),
  axis: code(56, AXES),
  alignment: code(60, ALIGNMENTS),
  wraps: wide(64),
};
const SETTINGS = {
  ...LAYOUT,
  spring: spring(72),
  decelerationRate: ratio(96),
  ...pan(104),
  turn: turn(144),
  isDragEnabled: bit(156),
  reducesMotion: bit(157),
};

// OverscrollPagerChange, the one that an event is about.
function readChange(engine, at, name) {
  if (!name.endsWith("ChangePage")) return undefined;
  const place = at + (name === "willChangePage" ? 8 : 20);
  const int = (offset) => engine.bytes.getInt32(place + offset, true);
  return { from: int(0) < 0 ? null : int(0), to: int(4), reason: REASONS[int(8)] };
}

export const KIND = {
  name: "pager",
  title: "pager",
  events: EVENTS,
  eventsAt: { frame: 40, release: 8 },
  newFrame: () => ({
    time: 0, offset: 0, velocity: 0, progress: 0, overscroll: 0, page: 0, targetPage: 0,
    nearestPage: 0, count: 0, phase: PHASES[0], isMoving: false, isTracking: false,
    isDragging: false, events: [],
  }),
  readFrame(engine, at, frame) {
    const { f64, bytes } = engine;
    const i = at >> 3;
    frame.time = f64[i];
    frame.offset = f64[i + 1];
    frame.velocity = f64[i + 2];
    frame.progress = f64[i + 3];
    frame.overscroll = f64[i + 4];
    frame.page = bytes.getInt32(at + 72, true);
    frame.targetPage = bytes.getInt32(at + 76, true);
    frame.nearestPage = bytes.getInt32(at + 80, true);
    frame.count = bytes.getInt32(at + 84, true);
    frame.phase = PHASES[bytes.getUint8(at + 88)];
    frame.isMoving = bytes.getUint8(at + 89) === 1;
    frame.isTracking = bytes.getUint8(at + 90) === 1;
    frame.isDragging = bytes.getUint8(at + 91) === 1;
  },
  readRelease: (engine, at) => ({
    velocity: engine.f64[at >> 3],
    page: engine.bytes.getInt32(at + 40, true),
    willSettle: engine.bytes.getUint8(at + 44) === 1,
    didDrag: engine.bytes.getUint8(at + 45) === 1,
  }),
  detail: readChange,
};

function whole(value, name) {
  if (!Number.isInteger(number(value, name))) wrong(name, "a whole number", value);
  return value;
}

// Writes extents for a call; a number of pages stands for as many that fill the room.
function writeExtents(engine, extents, name) {
  if (typeof extents === "number") return [0, whole(extents, name)];
  if (!Array.isArray(extents)) wrong(name, "a list of numbers, or a number of pages", extents);
  const base = engine.room(8 * Math.max(1, extents.length));
  extents.forEach((extent, i) => (engine.f64[(base >> 3) + i] = number(extent, `${name}[${i}]`)));
  return [base, extents.length];
}

/** UIScrollView's paging as settings: `new Pager(engine, { ...uiKitPaging(engine), count: 9, viewport })`. */
export function uiKitPaging(engine) {
  engine.c.overscroll_pager_uikit_def(engine.in);
  const names = ["alignment", "spring", "turn"];
  return Object.fromEntries(names.map((name) => [name, SETTINGS[name].get(engine, engine.in)]));
}

/** A headless pager. See pager.d.ts. */
export class Pager extends Interaction {
  #capacity = 16;
  #visible = [];
  #spare = [];

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof Pager ? options : () => {
      const { extents, count, page = 0 } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["extents", "count", "page"]);
      engine.bytes.setInt32(engine.in + 152, whole(page, "options.page"), true);
      const name = extents === undefined ? "count" : "extents";
      const [list, pages] = writeExtents(engine, extents ?? count, `options.${name}`);
      return engine.c.overscroll_pager_create(engine.in, list, pages, engine.out);
    });
  }

  /** Goes to a page, the shorter way round if it wraps. */
  scrollToPage(page, options) {
    const [animated, time] = program(this, options);
    this.happened("scrollToPage", this.engine.c.overscroll_pager_scroll(
      this.handle, whole(page, "page"), animated, time, this.engine.out));
  }

  /** Goes some pages on, or back, from the page it goes to. */
  turnPages(steps, options) {
    const [animated, time] = program(this, options);
    this.happened("turnPages", this.engine.c.overscroll_pager_turn_pages(
      this.handle, whole(steps, "steps"), animated, time, this.engine.out));
  }

  /** Inserts pages before a page: their extents, or a number of pages that fill the room. */
  insert(page, extents, options) {
    const [animated, time] = program(this, options);
    const [list, count] = writeExtents(this.engine, extents, "extents");
    this.happened("insert", this.engine.c.overscroll_pager_insert(
      this.handle, whole(page, "page"), list, count, animated, time, this.engine.out));
  }

  /** Removes pages. */
  remove(first, count = 1, options) {
    const [animated, time] = program(this, options);
    this.happened("remove", this.engine.c.overscroll_pager_remove(
      this.handle, whole(first, "first"), whole(count, "count"), animated, time, this.engine.out));
  }

  /** Changes the extent of a page. */
  setExtent(page, extent, options) {
    const [, time] = program(this, options);
    this.happened("setExtent", this.engine.c.overscroll_pager_set_extent(
      this.handle, whole(page, "page"), number(extent, "extent"), time, this.engine.out));
  }

  /** Takes another layout, and with it other extents for all pages if they are given. */
  setLayout(layout, { extents, ...options } = {}) {
    const { engine } = this;
    const [, time] = program(this, options);
    known(layout, Object.keys(LAYOUT), "layout");
    if (extents !== undefined && extents.length !== this.count) {
      throw new RangeError("options.extents: there must be as many as pages");
    }
    engine.check(engine.c.overscroll_pager_configuration(this.handle, engine.in), "setLayout");
    for (const [name, value] of Object.entries(layout)) {
      LAYOUT[name].set(engine, engine.in, value, `layout.${name}`);
    }
    const list = extents === undefined ? 0 : writeExtents(engine, extents, "options.extents")[0];
    this.happened("setLayout", engine.c.overscroll_pager_set_layout(
      this.handle, engine.in, list, time, engine.out));
  }

  get offset() {
    return this.frame.offset;
  }
  get velocity() {
    return this.frame.velocity;
  }
  get progress() {
    return this.frame.progress;
  }
  get overscroll() {
    return this.frame.overscroll;
  }
  get page() {
    return this.frame.page;
  }
  get targetPage() {
    return this.frame.targetPage;
  }
  get nearestPage() {
    return this.frame.nearestPage;
  }
  get count() {
    return this.frame.count;
  }
  get phase() {
    return this.frame.phase;
  }

  /** The pages that are seen, in order: the same list of the same objects every time. */
  get visiblePages() {
    const { engine } = this;
    const at = engine.room(24 * this.#capacity);
    this.check("visiblePages", engine.c.overscroll_pager_visible_pages(
      this.handle, at, this.#capacity, engine.out));
    const count = engine.bytes.getInt32(engine.out, true);
    if (count > this.#capacity) {
      this.#capacity = 2 * count;
      return this.visiblePages;
    }
    const visible = this.#visible;
    while (visible.length > count) this.#spare.push(visible.pop());
    while (visible.length < count) {
      visible.push(this.#spare.pop() ?? { page: 0, start: 0, extent: 0 });
    }
    for (let i = 0; i < count; i++) {
      visible[i].start = engine.f64[(at >> 3) + 3 * i];
      visible[i].extent = engine.f64[(at >> 3) + 3 * i + 1];
      visible[i].page = engine.bytes.getInt32(at + 24 * i + 16, true);
    }
    return visible;
  }

  #ask(name, page) {
    const { engine } = this;
    this.check(name, engine.c[`overscroll_pager_${name}`](
      this.handle, whole(page, "page"), engine.out));
    return engine.got();
  }

  /** The extent of a page. */
  extentOf(page) {
    return this.#ask("extent", page);
  }
  /** The offset at which a page is in its place. */
  offsetOf(page) {
    return this.#ask("page_offset", page);
  }
  /** Where a page begins, from the viewport's beginning on, seen or not. */
  startOf(page) {
    return this.#ask("page_start", page);
  }

  /** The offset and velocity to come, as two columns. */
  sample(range = {}) {
    return sampleMotions(this, (from, interval, count, at) =>
      this.engine.c.overscroll_pager_sample(this.handle, from, interval, count, at), range);
  }
}

define(Pager, KIND, SETTINGS);
