// wheel-strokes.js - which strokes of a wheel are a scroller's: its own, those of what is inside, the page's.

import { WHEEL_INTERVAL, wheelEvent } from "./events.js";
import { isIgnored, path, takesDistance } from "./inside.js";

export class WheelStrokes {
  #surface;
  #axes;
  #isOursUntil = 0;
  #isTheirsUntil = 0;
  #stream;

  /** `axes`: along which it may scroll, or null for where there is something to scroll. */
  constructor(surface, axes) {
    this.#surface = surface;
    this.#axes = axes;
    const { WheelStream } = surface.parts;
    if (!WheelStream) return;
    this.#stream = new WheelStream(surface.subject, surface.window);
    surface.undo.push(() => this.#stream.stop());
  }

  /** A listener for the wheel. */
  take = (event) => {
    if (event.defaultPrevented) return;
    const surface = this.#surface;
    const scroller = surface.subject;
    const inside = path(event, surface.element);
    if (isIgnored(inside)) return;
    if (event.ctrlKey) {
      if (scroller.minimumZoomScale === scroller.maximumZoomScale) return;
      event.preventDefault();
      surface.measure();
      scroller.zoomByWheel(event.deltaY, surface.place(event), event.timeStamp / 1000);
      return;
    }
    const turn = this.#along(wheelEvent(event));
    const isOurs = event.timeStamp <= this.#isOursUntil;
    // A stroke belongs to what it began in; at its end the next one goes on outside.
    if (!isOurs && (event.timeStamp <= this.#isTheirsUntil
      || takesDistance(inside, sideways(turn), surface.window))) {
      this.#isTheirsUntil = event.timeStamp + WHEEL_INTERVAL;
      return;
    }
    if (!isOurs && !this.#canFollow(turn)) return;
    this.#isOursUntil = event.timeStamp + WHEEL_INTERVAL;
    event.preventDefault();
    if (this.#stream) this.#stream.send(turn, event);
    else scroller.wheel(turn);
  };

  // Only along the axes that were requested.
  #along(turn) {
    const { delta } = turn;
    if (!this.#axes) return turn;
    const isShifted = turn.isShiftDown && !delta.x;
    for (const axis in delta) {
      if (!this.#axes.includes(isShifted ? "x" : axis)) delta[axis] = 0;
    }
    return turn;
  }

  // Whether there is anything left to scroll that way; if not, the page may have the stroke.
  #canFollow(turn) {
    const { isScrollEnabled, destination, minimumOffset, maximumOffset } = this.#surface.subject;
    const way = sideways(turn);
    return isScrollEnabled && ["x", "y"].some((axis) =>
      way[axis] < 0 ? destination[axis] > minimumOffset[axis]
      : way[axis] > 0 && destination[axis] < maximumOffset[axis]);
  }
}

// With shift a wheel goes sideways.
const sideways = ({ delta, isShiftDown }) => isShiftDown && !delta.x ? { x: delta.y } : delta;
