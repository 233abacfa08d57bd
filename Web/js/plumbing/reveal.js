// reveal.js - what gets the focus or is looked for is shown: where the browser would scroll for it, which moves
// nothing that it knows of, the subject does.

import { nativeScroller, path } from "./inside.js";

/**
 * `show(by, event, again)`: brings what is as far beyond an edge into view, in points, as far as it can; `by.middle` is how
 * far it is from the middle, where that is known, `by.isOuter` whether the edge is that of what the surface is in. `again()`, of
 * what has the focus: draws, and says how far it is then. Gives whether that was all, however far what it is in was scrolled too.
 */
export function reveal(surface, show) {
  const { element, within, window, subject } = surface;
  const moved = (by, event, again) => {
    if (!by.x && !by.y) return;
    const isAll = show(by, event, again);
    surface.draw();
    return isAll;
  };
  const points = (by) => {
    const { x, y } = surface.measure();
    return { x: by.x / x, y: by.y / y };
  };
  // From inside an element out to what places are counted from: what cuts off.
  const boxes = (one) => {
    const found = [];
    for (let at = one.parentElement; at && at !== within.parentElement; at = at.parentElement) {
      if (at === element || at === within || cuts(at, window)) found.push(at);
    }
    return found;
  };
  let isOwn = false;
  // What is attached inside shows what is in it by itself, before the focus is heard of here.
  surface.listen(within, {
    focusin(event) {
      const inside = path(event, element);
      const target = inside.filter(isAttached).at(-1) ?? event.target;
      if (target === element) {
        // It shows itself: what the browser scrolls for that, until the next frame, is taken back.
        isOwn = true;
        window.requestAnimationFrame(() => (isOwn = false));
      }
      if (isOwn || !inside.length || subject.isTracking || nativeScroller(inside, window)) return;
      const around = boxes(target);
      for (const box of around) put(box);
      for (const box of around) {
        const away = () => {
          const at = target.getBoundingClientRect();
          const of = box.getBoundingClientRect();
          // A row that cuts off its own text is no window.
          const isOutside = at.bottom <= of.top || at.top >= of.bottom || at.right <= of.left || at.left >= of.right;
          if (box !== element && box !== within && !isOutside) return { x: 0, y: 0 };
          return {
            ...points({ x: beyond(at.left, at.right, of.left, of.right), y: beyond(at.top, at.bottom, of.top, of.bottom) }),
            isOuter: box === within,
            middle: points({
              x: (at.left + at.right - of.left - of.right) / 2, y: (at.top + at.bottom - of.top - of.bottom) / 2,
            }),
          };
        };
        moved(away(), event, () => (surface.draw(), away()));
      }
    },
  });
  // Whether the browser has scrolled what is ours.
  const isOurs = (event) => {
    const { target } = event;
    return (target === within || (element.contains(target) && cuts(target, window))) && !path(event, element).some(isAttached);
  };
  // What it scrolls smoothly would stop where it is put back: that is taken over where it has ended, if the browser says so.
  const ended = "onscrollend" in window ? "scrollend" : "scroll";
  surface.listen(within, { scroll: (event) => isOwn && isOurs(event) && put(event.target) }, { capture: true });
  surface.listen(within, {
    [ended](event) {
      if (!isOurs(event)) return;
      const { target } = event;
      const by = { ...points(put(target)), isOuter: target === within };
      // Whose it is says what lies in the box: that may be around a member.
      if (moved(by, { target: target.firstElementChild ?? target })) put(within);
    },
  }, { capture: true });
}

// Or to be left alone.
const isAttached = ({ dataset }) => dataset?.overscroll;

const cuts = (element, window) => /hidden|clip/.test(window.getComputedStyle(element).overflow);

// Back to where nothing is scrolled natively; gives how far it was.
function put(box) {
  const by = { x: box.scrollLeft, y: box.scrollTop };
  if (by.x) box.scrollLeft = 0;
  if (by.y) box.scrollTop = 0;
  return by;
}

// Less than a pixel is what offsets are rounded by.
const beyond = (low, high, first, last) => {
  const by = low < first ? low - first : high > last ? Math.min(high - last, low - first) : 0;
  return Math.abs(by) < 1 ? 0 : by;
};
