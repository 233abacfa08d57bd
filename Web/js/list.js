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
import { nowhere } from "./plumbing/errors.js";
import { FRAME } from "./plumbing/events.js";
import { ListScroller } from "./plumbing/list-scroller.js";
import { ABSENT, LIST_SETTINGS, missing } from "./plumbing/list-settings.js";
import { define } from "./plumbing/moving.js";

export { attach } from "./plumbing/attach.js";
export { OverscrollError } from "./plumbing/errors.js";

/** Starts the engine: see start(). */
export async function load(source = import.meta.url ? new URL("./overscroll-list.wasm", import.meta.url) : nowhere()) {
  return start(source);
}

/** A headless UIScrollView for lists. */
export class Scroller extends ListScroller {
  constructor(engine, options) {
    super(engine, options, LIST_SETTINGS, ["contentOffset"]);
  }

  static {
    define(this, LIST_SETTINGS, FRAME);
    for (const name of ABSENT) this.prototype[name] = () => missing(name);
  }
}
