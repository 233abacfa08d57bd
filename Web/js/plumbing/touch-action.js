// touch-action.js - what of touches a scroller leaves to the page: what it does nothing with itself.

const DIRECTIONS = { x: "Horizontal", y: "Vertical" };

/** Whether it scrolls along an axis; `axes` are those that were requested, or null. */
export function canScroll(scroller, axes, axis) {
  if (!scroller.isScrollEnabled) return false;
  if (axes) return axes.includes(axis);
  return scroller.maximumOffset[axis] > scroller.minimumOffset[axis]
    || scroller[`alwaysBounce${DIRECTIONS[axis]}`];
}

/**
 * The CSS touch-action for a scroller: the other direction, a pinch, or everything is the page's.
 *
 * @param {() => boolean} isTurned whether the element is shown turned: what is down on it may then be
 *   anywhere on the screen
 */
export function touchActionOf(scroller, axes, isTurned) {
  if (scroller.maximumZoomScale > scroller.minimumZoomScale) return "none";
  const [x, y] = [canScroll(scroller, axes, "x"), canScroll(scroller, axes, "y")];
  if (!x && !y) return "auto";
  if ((x && y) || isTurned()) return "pinch-zoom";
  return y ? "pan-x pinch-zoom" : "pan-y pinch-zoom";
}
