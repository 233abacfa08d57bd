// overscroll.js - UIScrollView's motion on a web page. No dependencies, no build step.
//
//   import { load, Scroller, attach } from "./overscroll.js";
//
//   const engine = await load();
//   const scroller = new Scroller(engine, { contentSize: { width: 390, height: 60_000 } });
//   attach(document.querySelector("#list"), scroller, {
//     content: document.querySelector("#rows"),
//     didScroll: () => drawRows(scroller.visibleRect),
//   });
//
// load      fetches and starts the WebAssembly module, that next to this file if no other is named; everything
//           else needs its engine.
// Scroller  the headless scroll view, by the names of the Swift library and of UIKit: touches, wheels,
//           keys and time go in, offsets and events come out. It knows no element and no clock, so it
//           runs in a worker and in node as well.
// attach    connects one to an element: pointers, wheel, keys, size, reduced motion, frames.
//
// list.js is the smaller one, for lists.
//
// Interaction  the base class of Scroller and of all that the modules next to this one move.
//
// What it uses of plumbing/ becomes part of this file in Web/dist, and of the modules next to it.
//
// Units: lengths in points (CSS pixels), times in seconds from any origin (a page's events carry
// event.timeStamp / 1000), velocities in points per second. Offsets grow as content moves up or left.
//
// Objects that are handed out every frame (scroller.frame, the argument of onFrame) are the same ones
// every time: read them, do not keep them. Everything else is yours.
//
// Errors: a wrong type is a TypeError that names the argument, a number out of range a RangeError; a
// destroyed scroller and a missing WebAssembly are an OverscrollError.

import { BatchEngine } from "./plumbing/batches.js";
import { start } from "./plumbing/engine.js";
import { nowhere } from "./plumbing/errors.js";
import { anchored, members, trackpads, turned } from "./plumbing/parts.js";
import { standard } from "./plumbing/surface.js";

export { attach } from "./plumbing/attach.js";
export { OverscrollError } from "./plumbing/errors.js";
export { Interaction } from "./plumbing/moving.js";
export { Scroller } from "./plumbing/scroller.js";

// For the modules next to this one, which must have the very same: no part of the interface.
export { Engine } from "./plumbing/engine.js";
export { Kept } from "./plumbing/kept.js";
export { Surface } from "./plumbing/surface.js";

/** Starts the engine: see start(). */
export async function load(source = import.meta.url ? new URL("./overscroll.wasm", import.meta.url) : nowhere()) {
  return start(source, BatchEngine);
}

// Everything that attach() can do; list.js leaves that to its user.
Object.assign(standard, anchored, members, trackpads, turned);
