// anchor.js - the child at the top of what is shown: how far it has been moved by what lies above.

// How old a note may be while content moves, in seconds.
const AGE = 0.1;

export class Anchor {
  #content;
  #child = null;
  #row;
  #top = 0;
  #time = -Infinity;

  constructor(content) {
    this.#content = content;
  }

  /** Notes which child is at the top, and where the page has it. */
  keep({ offset, zoomScale, isMoving, time }) {
    if (isMoving && Math.abs(time - this.#time) < AGE) return;
    this.#time = time;
    this.#child = null;
    const { children } = this.#content;
    // At its very top content that is inserted above is seen, as browsers have it.
    if (!children?.length || zoomScale !== 1 || offset.y <= 0) return;
    const base = children[0].offsetTop;
    let [low, high] = [0, children.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const { offsetTop, offsetHeight } = children[middle];
      if (offsetTop - base + offsetHeight > offset.y) high = middle;
      else low = middle + 1;
    }
    this.#child = children[low];
    this.#top = this.#child.offsetTop;
    this.#row = rowOf(this.#child);
  }

  /** How far down it has been moved since, in points. */
  moved() {
    const child = this.#child;
    // An element that shows another row, or was put elsewhere, was used again: no row has moved.
    if (child?.parentElement !== this.#content || rowOf(child) !== this.#row) return 0;
    const moved = child.offsetTop - this.#top;
    this.#top += moved;
    return moved;
  }
}

const rowOf = ({ style, innerHTML }) => style.cssText + innerHTML;
