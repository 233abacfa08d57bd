// attach.js - a scroller and an element.

import { Attachment } from "./attachment.js";
import { callable, known, numbersOf, styled, wrong } from "./checks.js";
import { EVENTS } from "./events.js";
import { ListScroller } from "./list-scroller.js";

const SWITCHES = {
  wheel: true, keys: true, observesViewport: true, observesContent: false, followsReducedMotion: true,
  followsDisplayScale: true,
};
const ATTACH_OPTIONS = [
  ...Object.keys(SWITCHES), "pointers", "axes", "touchAction", "label", "content", "onFrame", "parts", ...EVENTS,
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
  if (!(scroller instanceof ListScroller)) wrong("scroller", "a Scroller", scroller);
  known(options, ATTACH_OPTIONS, "options");
  const { content, onFrame = () => {}, pointers = true, touchAction, label, parts = [] } = options;
  if (content !== undefined) styled(content, "options.content");
  callable(onFrame, "options.onFrame");
  if (pointers !== "touch" && typeof pointers !== "boolean") {
    wrong("options.pointers", 'true, false or "touch"', pointers);
  }
  for (const [name, value] of Object.entries({ touchAction, label })) {
    if (value !== undefined && typeof value !== "string") wrong(`options.${name}`, "a string", value);
  }
  if (!Array.isArray(parts)) wrong("options.parts", "a list of parts", parts);
  const switches = Object.fromEntries(
    Object.keys(SWITCHES).map((name, i) => [name, numbersOf(options, SWITCHES, "options")[i]]));
  const attachment = new Attachment(
    element, scroller, content, onFrame, { ...options, ...switches, pointers, parts });
  return attachment.start(options, EVENTS);
}
