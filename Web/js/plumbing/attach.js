// attach.js - a scroller and an element.

import { Attachment } from "./attachment.js";
import { callable, flag, known, styled, wrong } from "./checks.js";
import { EVENTS } from "./events.js";
import { ListScroller } from "./list-scroller.js";

const text = (value, name) => typeof value === "string" ? value : wrong(name, "a string", value);

// What each option may be, and what stands for those that are left out.
const CHECKS = {
  wheel: flag, keys: flag, observesViewport: flag, observesContent: flag, followsReducedMotion: flag, followsDisplayScale: flag,
  touchAction: text, label: text, content: styled, onFrame: callable, axes() {},
  pointers: (value, name) =>
    value === "touch" || typeof value === "boolean" || wrong(name, 'true, false or "touch"', value),
  parts: (value, name) => Array.isArray(value) || wrong(name, "a list of parts", value),
};
const STANDARD = {
  wheel: true, keys: true, observesViewport: true, observesContent: false, followsReducedMotion: true,
  followsDisplayScale: true, pointers: true, parts: [], onFrame() {},
};

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
  if (!(scroller instanceof ListScroller)) wrong("scroller", "a Scroller", scroller);
  const all = { ...STANDARD };
  for (const name in known(options, [...Object.keys(CHECKS), ...EVENTS], "options")) {
    if (options[name] === undefined) continue;
    CHECKS[name]?.(options[name], `options.${name}`);
    all[name] = options[name];
  }
  return new Attachment(element, scroller, all).start(options, EVENTS);
}
