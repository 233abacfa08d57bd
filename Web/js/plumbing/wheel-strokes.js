// wheel-strokes.js - which strokes of a wheel are a scroller's: its own, those of what is inside, the page's.

import { WHEEL_INTERVAL, wheelEvent } from "./events.js";
import { isIgnored, path, takesDistance } from "./inside.js";

/**
 * A listener for the wheel over a surface. A stroke stays with what it began in; at its end the next one goes on outside.
 *
 * @param {(turn: object, event: WheelEvent, isOurs: boolean) => boolean} take whether a turn is the surface's, told whether its stroke is
 * @param {(event: WheelEvent) => void} [zoom]
 */
export function strokesOver({ element, window }, take, zoom) {
  let isOursUntil = -1;
  let isTheirsUntil = -1;
  return (event) => {
    if (event.defaultPrevented) return;
    const inside = path(event, element);
    const isLeft = isIgnored(inside, true);
    if (event.ctrlKey) return isLeft || zoom?.(event);
    const { timeStamp } = event;
    const turn = wheelEvent(event);
    const isOurs = timeStamp <= isOursUntil;
    if (!isOurs && (isLeft || timeStamp <= isTheirsUntil || takesDistance(inside, wayOf(turn), window))) {
      isTheirsUntil = timeStamp + WHEEL_INTERVAL;
    } else if (take(turn, event, isOurs)) {
      isOursUntil = timeStamp + WHEEL_INTERVAL;
      event.preventDefault();
    }
  };
}

/** A listener that scrolls and zooms; `axes`: along which it may scroll, or null for where there is something to scroll. */
export function wheelStrokes(surface, axes) {
  const { subject: scroller, window } = surface;
  const { WheelStream } = surface.parts;
  const stream = WheelStream && new WheelStream(scroller, window);
  if (stream) surface.undo.push(() => stream.stop());
  return strokesOver(surface, (turn, event, isOurs) => {
    along(turn, axes);
    if (!isOurs && !canFollow(scroller, wayOf(turn))) return false;
    if (stream) stream.send(turn, event);
    else scroller.wheel(turn);
    return true;
  }, (event) => {
    if (scroller.minimumZoomScale === scroller.maximumZoomScale) return;
    event.preventDefault();
    surface.measure();
    scroller.zoomByWheel(event.deltaY, surface.place(event), event.timeStamp / 1000);
  });
}

// Only along the axes that were requested.
function along({ delta, isShiftDown }, axes) {
  const isShifted = isShiftDown && !delta.x;
  for (const axis in delta) {
    if (axes && !axes.includes(isShifted ? "x" : axis)) delta[axis] = 0;
  }
}

/** Whether there is anything left to scroll that way; if not, what it is in may have it. */
export const canFollow = ({ isScrollEnabled, destination, minimumOffset, maximumOffset }, way) =>
  isScrollEnabled && ["x", "y"].some((axis) =>
    way[axis] < 0 ? destination[axis] > minimumOffset[axis]
    : way[axis] > 0 && destination[axis] < maximumOffset[axis]);

/** Which way a turn goes: with shift sideways. */
export const wayOf = ({ delta, isShiftDown }) => isShiftDown && !delta.x ? { x: delta.y, y: 0 } : delta;
