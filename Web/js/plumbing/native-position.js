// native-position.js - the scroll position that the browser itself knows of an element.
//
// Focus, fragments, find-in-page, scrollIntoView() and assistive technology scroll natively, whatever
// moves the content otherwise. So the native position follows the offset as far as it reaches, in whole
// pixels of the display, and a transform of the content is what is left; then all of these find their way,
// upwards too, and sticky children stick. Where the browser has scrolled since, that becomes the offset.

export function nativePosition(element, window) {
  // The element's own, wherever they are defined: programs may be given others.
  const own = { x: accessor(element, "scrollLeft"), y: accessor(element, "scrollTop") };
  // How far it can go, away from 0.
  const reach = (axis) => {
    const length = axis === "x" ? "Width" : "Height";
    return element[`scroll${length}`] - element[`client${length}`] || 0;
  };
  const native = {
    /** What was set last. */
    x: 0,
    y: 0,
    /** The offset at native position 0: from right to left that is the greatest. */
    origin: { x: 0, y: 0 },
    /** Whether it follows the offset; else it is held at 0. */
    follows: false,

    read: (axis) => own[axis].get.call(element) || 0,

    /** How far the browser has scrolled since it was set. */
    shift: (axis) => native.read(axis) - native[axis],

    /** The offset that the browser wants along an axis, or null if it has not scrolled; `mayBeLost`: that is no wish to go to 0 from afar. */
    wanted(axis, offset, mayBeLost) {
      const at = native.read(axis);
      const before = native[axis];
      if (at === before) return null;
      if (!native.follows) return offset + at;
      // Content that has become smaller than where it was: nobody's wish.
      if (Math.abs(before) > Math.abs(at) && Math.abs(at) >= reach(axis)) return null;
      if (mayBeLost && !at && Math.abs(before) > 9) return null;
      return at + native.origin[axis];
    },

    /** Takes what there is as set. */
    note() {
      native.x = native.read("x");
      native.y = native.read("y");
    },

    /** Goes where an offset is, as far as it can; gives what is left for a transform. */
    show(axis, offset) {
      const aim = offset - native.origin[axis];
      let at = native.read(axis);
      const ratio = window.devicePixelRatio || 1;
      const wish = native.follows ? Math.round(aim * ratio) / ratio : 0;
      if (wish !== at) {
        own[axis].set.call(element, wish);
        at = native.read(axis);
      }
      native[axis] = at;
      return aim - at;
    },
  };
  return native;
}

// A property with its functions.
function accessor(element, name) {
  for (let at = element; at; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found?.get) return found;
  }
  return { get() {}, set() {} };
}
