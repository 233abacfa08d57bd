// steps.js - wheels and keys for what rests at some places only: one key, or one stroke, is one step.

import { wheelEvent } from "./events.js";
import { isIgnored, path, takesDistance } from "./inside.js";

// A stroke ends when the wheel has been quiet for so long, in milliseconds; shorter turns than this, in
// pixels, are no stroke.
const QUIET = 120;
const LEAST = 3;

/** How something is moved in steps, by what it can do: a pager by pages, a drawer by anchors; or undefined. */
export function stepper(subject) {
  if (subject.turnPages) return pages(subject);
  if (subject.move && subject.visibleLengths) return anchors(subject);
  return undefined;
}

const pages = (pager) => ({
  forward: 1,
  isSideways: pager.axis === "horizontal",
  to(count, time) {
    const before = pager.targetPage;
    pager.perform(time, () => {
      if (!Number.isFinite(count)) pager.scrollToPage(count < 0 ? 0 : pager.count - 1);
      else if (pager.wraps || (before + count >= 0 && before + count < pager.count)) pager.turnPages(count);
    });
    return pager.targetPage !== before;
  },
});

const anchors = (drawer) => ({
  // A wheel that makes content go up makes the drawer go up.
  forward: -1,
  isSideways: /left|right/.test(drawer.edge),
  to(count, time) {
    const lengths = drawer.visibleLengths;
    const order = [...lengths.keys()].sort((a, b) => lengths[a] - lengths[b]);
    // From the bottom and the right, a step backwards shows more.
    const isBackwards = !/top|left/.test(drawer.edge);
    const at = order.indexOf(drawer.targetAnchor) + (isBackwards ? -count : count);
    const next = order[Math.min(Math.max(at, 0), order.length - 1)];
    if (next === drawer.targetAnchor) return false;
    drawer.perform(time, () => drawer.move(next));
    return true;
  },
});

// How far a key goes, along the axis or along any.
const LENGTHS = { pageUp: -1, pageDown: 1, home: -Infinity, end: Infinity, space: 1, shiftSpace: -1 };
const ALONG = { arrowUp: -1, arrowDown: 1 };
const ACROSS = { arrowLeft: -1, arrowRight: 1 };

/** Keys for a surface's subject. */
export function stepByKeys(surface, step) {
  const all = { ...LENGTHS, ...(step.isSideways ? ACROSS : ALONG) };
  surface.takeKeys((command, time) => all[command] !== undefined && step.to(all[command], time));
}

/** Strokes of a wheel for a surface's subject; at its end, and across it, the page has them. */
export function stepByWheel(surface, step) {
  let quiet = -Infinity;
  let isOurs = false;
  const wheel = (event) => {
    if (event.defaultPrevented || event.ctrlKey) return;
    const inside = path(event, surface.element);
    const { delta, isShiftDown } = wheelEvent(event);
    const way = isShiftDown && !delta.x ? { x: delta.y, y: 0 } : delta;
    if (isIgnored(inside) || takesDistance(inside, way, surface.window)) return;
    const isSideways = Math.abs(way.x) > Math.abs(way.y);
    const distance = isSideways ? way.x : way.y;
    const isNew = event.timeStamp > quiet;
    if (isNew) isOurs = false;
    quiet = event.timeStamp + QUIET;
    if (isNew && isSideways === step.isSideways && (Math.abs(distance) >= LEAST || event.deltaMode > 0)) {
      isOurs = step.to(step.forward * Math.sign(distance), surface.latest(event.timeStamp));
    }
    if (isOurs) event.preventDefault();
  };
  surface.listen(surface.element, { wheel }, { passive: false });
}
