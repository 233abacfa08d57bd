// wheel-strokes.js - which strokes of a wheel are a scroller's: its own, those of what is inside, the page's.

import { WHEEL_INTERVAL, wheelEvent } from "./events.js";
import { isIgnored, path, takesDistance } from "./inside.js";

/** A listener for the wheel over a surface; `axes`: along which it may scroll, or null for where there is something to scroll. */
export function wheelStrokes(surface, axes) {
  const { subject: scroller, window } = surface;
  const { WheelStream } = surface.parts;
  const stream = WheelStream && new WheelStream(scroller, window);
  if (stream) surface.undo.push(() => stream.stop());
  let isOursUntil = 0;
  let isTheirsUntil = 0;

  return (event) => {
    if (event.defaultPrevented) return;
    const inside = path(event, surface.element);
    if (isIgnored(inside, true)) return;
    if (event.ctrlKey) {
      if (scroller.minimumZoomScale === scroller.maximumZoomScale) return;
      event.preventDefault();
      surface.measure();
      scroller.zoomByWheel(event.deltaY, surface.place(event), event.timeStamp / 1000);
      return;
    }
    const turn = along(wheelEvent(event), axes);
    const until = event.timeStamp + WHEEL_INTERVAL;
    // A stroke belongs to what it began in; at its end the next one goes on outside.
    if (event.timeStamp > isOursUntil) {
      if (event.timeStamp <= isTheirsUntil || takesDistance(inside, sideways(turn), window)) {
        isTheirsUntil = until;
        return;
      }
      if (!canFollow(scroller, sideways(turn))) return;
    }
    isOursUntil = until;
    event.preventDefault();
    if (stream) stream.send(turn, event);
    else scroller.wheel(turn);
  };
}

// Only along the axes that were requested.
function along(turn, axes) {
  const { delta } = turn;
  const isShifted = turn.isShiftDown && !delta.x;
  for (const axis in delta) {
    if (axes && !axes.includes(isShifted ? "x" : axis)) delta[axis] = 0;
  }
  return turn;
}

/** Whether there is anything left to scroll that way; if not, what it is in may have it. */
export const canFollow = ({ isScrollEnabled, destination, minimumOffset, maximumOffset }, way) =>
  isScrollEnabled && ["x", "y"].some((axis) =>
    way[axis] < 0 ? destination[axis] > minimumOffset[axis]
    : way[axis] > 0 && destination[axis] < maximumOffset[axis]);

// With shift a wheel goes sideways.
const sideways = ({ delta, isShiftDown }) => isShiftDown && !delta.x ? { x: delta.y } : delta;
