// native-position.js - the scroll position that the browser itself knows of an element.
//
// Focus, fragments, find-in-page, scrollIntoView() and assistive technology scroll natively, whatever
// moves the content otherwise. So the native position follows the offset as far as it reaches, in whole
// pixels, and a transform of the content is what is left; then all of these find their way, upwards too,
// and sticky children stick. Where the browser has scrolled since, that becomes the offset.

const NAMES = { x: ["scrollLeft", "scrollWidth", "clientWidth"], y: ["scrollTop", "scrollHeight", "clientHeight"] };

export class NativePosition {
  #element;
  #get = {};
  #set = {};
  /** What was set last. */
  x = 0;
  y = 0;
  /** The offset at native position 0: from right to left that is the greatest. */
  origin = { x: 0, y: 0 };
  /** Whether it follows the offset; else it is held at 0. */
  follows = false;

  constructor(element) {
    this.#element = element;
    for (const axis in NAMES) {
      const { get, set } = accessor(element, NAMES[axis][0]);
      this.#get[axis] = () => get.call(element) || 0;
      this.#set[axis] = (value) => set.call(element, value);
    }
  }

  read(axis) {
    return this.#get[axis]();
  }

  /** How far it can go, away from 0. */
  reach(axis) {
    const [, content, viewport] = NAMES[axis];
    return this.#element[content] - this.#element[viewport] || 0;
  }

  /** How far the browser has scrolled since it was set. */
  shift(axis) {
    return this.read(axis) - this[axis];
  }

  /** The offset that the browser wants along an axis, or null if it has not scrolled. */
  wanted(axis, offset) {
    const at = this.read(axis);
    if (at === this[axis]) return null;
    if (!this.follows) return offset + at;
    // Content that has become smaller than where it was: nobody's wish.
    if (Math.abs(this[axis]) > Math.abs(at) && Math.abs(at) >= this.reach(axis)) return null;
    return at + this.origin[axis];
  }

  /** Takes what there is as set. */
  note() {
    this.x = this.read("x");
    this.y = this.read("y");
  }

  /** Goes where an offset is, as far as it can; gives what is left for a transform. */
  show(axis, offset) {
    const aim = offset - this.origin[axis];
    let at = this.read(axis);
    const wish = !this.follows ? 0 : Math.abs(aim - at) < 1 ? at : Math.round(aim);
    if (wish !== at) {
      this.#set[axis](wish);
      at = this.read(axis);
    }
    this[axis] = at;
    return aim - at;
  }
}

// A property with its functions, wherever it is defined.
function accessor(element, name) {
  for (let at = element; at; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found?.get) return found;
  }
  return { get() {}, set() {} };
}
