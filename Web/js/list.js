// list.js - UIScrollView's motion for a list: drags, flicks, bounces, wheels, keys and pages. The smallest of the
// three entries, for overscroll-list.wasm; everything else of the same package reads the same.
//
//   import { load, Scroller, attach } from "./list.js";
//
//   const engine = await load();      // overscroll-list.wasm, next to this file
//   attach(document.querySelector("#list"), new Scroller(engine), { observesContent: true, content });
//
// What a list has not (zoom, other laws, what will be) is refused with an OverscrollError that names the module
// that has it: overscroll.js with overscroll.wasm, or with overscroll-full.wasm. Either of those modules will do
// for list.js as well.

import { start } from "./plumbing/engine.js";
import { FRAME } from "./plumbing/events.js";
import { ListScroller } from "./plumbing/list-scroller.js";
import { ABSENT, FIXED, LIST_SETTINGS, missing } from "./plumbing/list-settings.js";
import { define } from "./plumbing/moving.js";

export { attach } from "./plumbing/attach.js";
export { OverscrollError } from "./plumbing/errors.js";

/** Starts the engine: see start(). */
export async function load(source = new URL("./overscroll-list.wasm", import.meta.url)) {
  return start(source);
}

/** A headless UIScrollView for lists. */
export class Scroller extends ListScroller {
  constructor(engine, options = {}) {
    const isPlain = !(options instanceof Scroller) && options === Object(options);
    const own = isPlain ? { ...options } : options;
    for (const name in isPlain ? FIXED : {}) {
      fixed(name, own[name]);
      delete own[name];
    }
    super(engine, own, LIST_SETTINGS, ["contentOffset"]);
  }

  static {
    define(this, LIST_SETTINGS, FRAME);
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
function fixed(name, value) {
  if (value !== undefined && value !== FIXED[name]) missing(name);
}
