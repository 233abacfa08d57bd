// list.js - UIScrollView's motion for a list: drags, flicks, bounces, wheels, keys and pages. The smallest of the
// three entries, for overscroll-list.wasm; everything else of the same package reads the same.
//
//   import { load, Scroller, attach } from "./list.js";
//
//   const engine = await load(new URL("overscroll-list.wasm", import.meta.url));
//   attach(document.querySelector("#list"), new Scroller(engine), { observesContent: true, content });
//
// What a list has not (zoom, other laws, what will be) is refused with an OverscrollError that names the module
// that has it: overscroll.js with overscroll.wasm, or with overscroll-full.wasm. Either of those modules will do
// for list.js as well.

import { ListScroller } from "./plumbing/list-scroller.js";

export { attach } from "./plumbing/attach.js";
export { load } from "./plumbing/engine.js";
export { OverscrollError } from "./plumbing/errors.js";
export { ListScroller as Scroller };
