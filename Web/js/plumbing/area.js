// area.js - where an element is: places on the page as points of the element, however it is shown.

/** Finds out where an element is; `turn`: how, where it may be turned. */
export function areaOf(element, window, turn) {
  const rect = element.getBoundingClientRect();
  // An element that is itself shown scaled reports scaled positions.
  const x = rect.width / element.offsetWidth || 1;
  const y = rect.height / element.offsetHeight || 1;
  const left = rect.left + element.clientLeft * x;
  const top = rect.top + element.clientTop * y;
  const turned = turn?.(element, rect, window);
  const { a, b, c, d, e, f } = turned ?? { a: 1 / x, b: 0, c: 0, d: 1 / y, e: -left / x, f: -top / y };
  const point = {};
  return {
    left, top, x, y,

    /** Whether it is shown turned or mirrored. */
    isTurned: Boolean(turned),

    /** A place in the element as it was measured: the same object every time. */
    place({ clientX, clientY }) {
      point.x = a * clientX + c * clientY + e;
      point.y = b * clientX + d * clientY + f;
      return point;
    },
  };
}
