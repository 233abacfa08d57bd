// area.js - where an element is: places on the page as points of the element, however it is shown.

export class Area {
  #point = {};
  #way;
  left = 0;
  top = 0;
  x = 1;
  y = 1;

  /** Whether it is shown turned or mirrored, when it was measured. */
  isTurned = false;

  /** Finds out where the element is; `turn`: how, where it may be turned. */
  measure(element, window, turn) {
    const rect = element.getBoundingClientRect();
    // An element that is itself shown scaled reports scaled positions.
    this.x = rect.width / element.offsetWidth || 1;
    this.y = rect.height / element.offsetHeight || 1;
    this.left = rect.left + element.clientLeft * this.x;
    this.top = rect.top + element.clientTop * this.y;
    const { left, top, x, y } = this;
    const turned = turn?.(element, rect, window);
    this.isTurned = Boolean(turned);
    this.#way = turned ?? { a: 1 / x, b: 0, c: 0, d: 1 / y, e: -left / x, f: -top / y };
    return this;
  }

  /** A place in the element as it was measured: the same object every time. */
  place({ clientX, clientY }) {
    const { a, b, c, d, e, f } = this.#way;
    this.#point.x = a * clientX + c * clientY + e;
    this.#point.y = b * clientX + d * clientY + f;
    return this.#point;
  }
}
