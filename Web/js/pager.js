// pager.js - pages of any size in a row, of which one at a time comes to rest in its place.
//
//   const pager = new Pager(engine, {
//     viewport: { width: 390, height: 600 }, spacing: 16, extents: [280, 210, 350, 280],
//   });
//   attachInteraction(row, pager, {
//     onFrame: () => pager.visiblePages.forEach(({ page, start, extent }) => …),
//   });
//
// See pager.d.ts for every member. Needs the engine of overscroll-interactions.wasm.

import { begin, feelable } from "./feel.js";
import { Interaction } from "./overscroll.js";
import { AXES, animated, choice, flag, known, number, object, wrong } from "./plumbing/checks.js";
import { define } from "./plumbing/moving.js";
import { byLayout, changeOf, columnsOf, eventsNamed, indexOf, integer, putInt, writeDef, writeNumbers } from "./plumbing/kinds.js";
import {
  PAGER_DEFAULTS, PAGER_UIKIT_DEFAULTS, PagePlace, PagerDef, PagerFrame, PagerFrameSize,
  PagerLayout, PagerRelease, TURN, VisiblePage, VisiblePageSize,
} from "./plumbing/layout.js";
import { code, int, optionalSpring, settingsOf, whole } from "./plumbing/settings.js";
import { at, read } from "./plumbing/structs.js";

const wraps = (place) => ({
  get: (e, base) => e.int(place, base) === 1,
  set: (e, base, value, name) => (e.i32[(base + place) >> 2] = flag(value, name)),
});
// How many pages a drag may turn: a number, "neighbor" or "free".
const turn = (place) => ({
  get: (e, base) => e.int(place, base) === 0 ? limit.get(e, base) : TURN[e.int(place, base)],
  set(e, base, value, name) {
    const isNumber = typeof value === "number";
    e.i32[(base + place) >> 2] = isNumber ? 0 : choice(value, TURN.slice(1), name) + 1;
    limit.set(e, base, isNumber ? value : 1, name);
  },
});
const limit = int(at(PagerDef, "turnLimit"));

const OWN = { axis: (place) => code(place, AXES), spring: optionalSpring, wraps, turn, turnLimit: null, page: null };
const LAYOUT = settingsOf(PagerLayout, OWN);
const SETTINGS = settingsOf(PagerDef, OWN);

const KIND = {
  ...byLayout(PagerFrame, PagerRelease),
  name: "pager",
  defaults: PAGER_DEFAULTS,
  title: "pager",
  module: "interactions",
  numbers: {
    scrollToPage: "page", turnPage: "count", insert: "page or extents", remove: "first or count", setExtent: "page or extent",
    extentOf: "page", offsetOf: "page", startOf: "page", setLayout: "layout or options.extents",
  },
  events: eventsNamed("didMove", "Page"),
  detail: changeOf(indexOf),
};

// Writes extents for a call; a number of pages stands for as many that fill the space.
function writeExtents(engine, extents, name) {
  if (typeof extents === "number") return [0, whole(extents, name)];
  if (!Array.isArray(extents)) wrong(name, "a list of numbers, or a number of pages", extents);
  return [writeNumbers(engine, extents, name), extents.length];
}

/** UIScrollView's paging as settings: `new Pager(engine, { ...uiKitPaging(engine), count: 9, viewport })`. */
export function uiKitPaging(engine) {
  engine.functions(KIND);
  engine.write(PAGER_UIKIT_DEFAULTS);
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
      writeDef(engine, KIND, SETTINGS, options, ["extents", "count", "page", "feel"]);
      putInt(engine, PagerDef, "page", page, "options.page");
      const name = extents === undefined ? "count" : "extents";
      const [list, pages] = writeExtents(engine, extents ?? count, `options.${name}`);
      return engine.c.overscroll_pager_create(engine.in, list, pages, engine.out);
    });
    if (!(options instanceof Pager)) begin(this, options);
  }

  scrollToPage(page, options) {
    this.verb("scrollToPage", "move", integer(this.engine, page, "page"), animated(options));
  }

  turnPage(count, options) {
    this.act("turnPage", whole(count, "count"), animated(options));
  }

  insert(page, extents, options) {
    const [list, count] = writeExtents(this.engine, extents, "extents");
    this.act("insert", whole(page, "page"), list, count, animated(options));
  }

  remove(first, count = 1, options) {
    this.act("remove", whole(first, "first"), whole(count, "count"), animated(options));
  }

  /** Changes the extent of a page. */
  setExtent(page, extent) {
    this.act("setExtent", whole(page, "page"), number(extent, "extent"));
  }

  setLayout(layout, options = {}) {
    const { engine } = this;
    const { extents } = known(options, ["extents"], "options");
    known(layout, Object.keys(LAYOUT), "layout");
    if (extents !== undefined && extents.length !== this.count) {
      throw new RangeError("options.extents: there must be as many as pages");
    }
    const [list, count] = writeExtents(engine, extents ?? 0, "options.extents");
    const base = this.configuration("setLayout", engine.in) + at(PagerDef, "layout");
    for (const name in layout) LAYOUT[name].set(engine, base, layout[name], `layout.${name}`);
    this.verb("setLayout", "set_layout", base, list, count, 0);
  }

  get visiblePages() {
    const { engine } = this;
    const base = engine.room(VisiblePageSize * this.#capacity);
    this.ask("visiblePages", base, this.#capacity);
    const count = engine.int();
    if (count > this.#capacity) {
      this.#capacity = 2 * count;
      return this.visiblePages;
    }
    const visible = this.#visible;
    while (visible.length > count) this.#spare.push(visible.pop());
    while (visible.length < count) visible.push(this.#spare.pop() ?? { page: 0, start: 0, extent: 0 });
    for (let i = 0; i < count; i++) read(engine, VisiblePage, base + VisiblePageSize * i, visible[i]);
    return visible;
  }

  #page(page, title) {
    const { engine } = this;
    this.check(title, engine.c.overscroll_place(this.handle, 0, integer(engine, page, "page"), engine.out));
    return read(engine, PagePlace);
  }

  /** The extent of a page. */
  extentOf(page) {
    return this.#page(page, "extentOf").extent;
  }
  offsetOf(page) {
    return this.#page(page, "offsetOf").offset;
  }
  startOf(page) {
    return this.#page(page, "startOf").start;
  }

  sample(range) {
    const places = { value: at(PagerFrame, "offset"), velocity: at(PagerFrame, "velocity") };
    return columnsOf(this, PagerFrameSize, places, range);
  }
}

define(Pager, SETTINGS, PagerFrame);
feelable(Pager);
