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

  /** Finds out where the element is. */
  measure(element, window) {
    const rect = element.getBoundingClientRect();
    // An element that is itself shown scaled reports scaled positions.
    this.x = rect.width / element.offsetWidth || 1;
    this.y = rect.height / element.offsetHeight || 1;
    this.left = rect.left + element.clientLeft * this.x;
    this.top = rect.top + element.clientTop * this.y;
    const { left, top, x, y } = this;
    const turned = turn(element, rect, window);
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

// The transform to the points of an element that is shown turned or mirrored, itself or with what it is in.
function turn(element, { left, top, width, height }, window) {
  const { DOMMatrix } = window;
  if (!DOMMatrix || !element.isConnected) return;
  let all = new DOMMatrix();
  for (let at = element; at; at = at.parentElement ?? at.getRootNode().host) {
    const { transform, rotate } = window.getComputedStyle(at);
    const turn = (rotate ?? "none") === "none" ? "" : `rotate(${rotate})`;
    all = new DOMMatrix(turn + (transform === "none" ? "" : transform)).multiply(all);
  }
  const { a, b, c, d } = all;
  if (b === 0 && c === 0 && a > 0 && d > 0) return;
  // The middle of what is seen is the element's; its size shows what scales in other ways.
  const { offsetWidth, offsetHeight, clientLeft, clientTop } = element;
  return new DOMMatrix([1, 0, 0, 1, left + width / 2, top + height / 2])
    .scale(width / (Math.abs(a) * offsetWidth + Math.abs(c) * offsetHeight))
    .multiply(new DOMMatrix([a, b, c, d, 0, 0]))
    .translate(clientLeft - offsetWidth / 2, clientTop - offsetHeight / 2)
    .inverse();
}
