// parts.js - what attach() of list.js may do besides: import what a page needs, the rest is left out of its bundle.
//
//   import { anchored, trackpads } from "./parts.js";
//   attach(list, scroller, { content, observesContent: true, parts: [anchored, trackpads] });
//
// attach() of overscroll.js has all of them.

export { anchored, members, trackpads, turned } from "./plumbing/parts.js";
