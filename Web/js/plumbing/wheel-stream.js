// wheel-stream.js - the phases of a trackpad's stream, which browsers do not tell.
//
// The system goes on with a stream after the fingers have left. Only the engine's momentum phases let that
// push against an end, stretch it and come back; told as plain turns it would stop dead there. A stream
// whose turns get smaller and smaller is taken as the system's; one that grows again is the fingers'.

// A stream that says nothing for so long has ended, in milliseconds.
const QUIET = 100;
// So many turns in a row that do not grow are the system's.
const DECAYING = 4;
// What a mouse's notch counts, by the field that all engines have kept for it.
const NOTCH = 120;

/** Whether an event is of a device that moves smoothly; undefined where that is not known. */
export function isPrecise({ deltaMode, wheelDeltaX, wheelDeltaY }) {
  if (deltaMode !== 0) return false;
  const counts = wheelDeltaY || wheelDeltaX;
  if (!counts) return undefined;
  return counts % NOTCH !== 0;
}

export class WheelStream {
  #scroller;
  #window;
  #timer = 0;
  #state = "none";
  #last = 0;
  #falling = 0;

  constructor(scroller, window) {
    this.#scroller = scroller;
    this.#window = window;
  }

  /** Hands a turn on, with its phase. */
  send(turn, event) {
    if (!isPrecise(event)) {
      this.#end(turn.time);
      this.#scroller.wheel(turn);
      return;
    }
    const size = Math.hypot(turn.delta.x, turn.delta.y);
    this.#falling = size <= this.#last ? this.#falling + 1 : 0;
    const isGrowing = size > 1.2 * this.#last + 1;
    this.#last = size;
    let phase;
    if (this.#state === "none" || (this.#state === "momentum" && isGrowing)) {
      this.#end(turn.time);
      this.#state = "fingers";
      this.#falling = 0;
      phase = "began";
    } else if (this.#state === "fingers" && this.#falling >= DECAYING) {
      this.#tell("ended", turn.time);
      this.#state = "momentum";
      phase = "momentumBegan";
    } else {
      phase = this.#state === "fingers" ? "changed" : "momentumChanged";
    }
    this.#scroller.wheel({ ...turn, isPrecise: true, phase });
    this.#window.clearTimeout(this.#timer);
    this.#timer = this.#window.setTimeout(() => {
      if (!this.#scroller.isDestroyed) this.#end(Math.max(turn.time + QUIET / 1000, this.#scroller.time));
    }, QUIET);
  }

  /** The stream is over. */
  stop() {
    this.#window.clearTimeout?.(this.#timer);
    if (!this.#scroller.isDestroyed) this.#end(this.#scroller.time);
  }

  #end(time) {
    if (this.#state === "none") return;
    this.#tell(this.#state === "fingers" ? "ended" : "momentumEnded", time);
    this.#state = "none";
    this.#last = 0;
  }

  #tell(phase, time) {
    this.#scroller.wheel({ delta: { x: 0, y: 0 }, time, isPrecise: true, phase });
  }
}
