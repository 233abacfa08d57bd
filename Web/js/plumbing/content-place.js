// content-place.js - puts content where an offset has it: by the native position as far as that goes, by a
// transform for the rest.

export class ContentPlace {
  #element;
  #content;
  #native;
  // Content out of the flow counts where it is shown: beyond its end there is less to scroll natively.
  #isLoose = false;

  constructor(element, content, native) {
    this.#element = element;
    this.#content = content;
    this.#native = native;
  }

  show(offset, scale) {
    const native = this.#native;
    native.follows = scale === 1 && !this.#isLoose && this.#isAlone;
    if (this.#put(offset, scale) || !native.follows) return;
    this.#isLoose = true;
    native.follows = false;
    this.#put(offset, scale);
  }

  // Whether the native position has stayed where it was put.
  #put(offset, scale) {
    const native = this.#native;
    const [x, y] = [native.show("x", offset.x), native.show("y", offset.y)];
    this.#content.style.transform = `translate3d(${-x}px, ${-y}px, 0) scale(${scale})`;
    const isWithin = Math.abs(x) < 1 && Math.abs(y) < 1;
    return isWithin || (native.shift("x") === 0 && native.shift("y") === 0);
  }

  // What else is in the element would be scrolled natively as well.
  get #isAlone() {
    const { childElementCount, children } = this.#element;
    return childElementCount === 1 || Array.from(children ?? []).every(
      (one) => one === this.#content || one.dataset.overscroll === "bar");
  }
}
