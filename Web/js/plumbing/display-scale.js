// display-scale.js - a scroller rests on whole pixels of the display that its window is on.

import { media, onWeakly } from "./listening.js";

export class DisplayScale {
  #scroller;
  #window;
  #stop;

  /** Follows the window's display, unless the scroller has a scale of its own. */
  constructor(scroller, window) {
    this.#scroller = scroller;
    this.#window = window;
    if (scroller.displayScale === 0 && window.devicePixelRatio > 0) this.changed();
  }

  changed() {
    const ratio = this.#window.devicePixelRatio;
    this.#scroller.displayScale = ratio;
    this.#stop?.();
    const query = media(this.#window, `(resolution: ${ratio}dppx)`);
    this.#stop = query ? onWeakly(query, "change", this, "changed") : () => {};
  }

  stop() {
    if (!this.#stop) return;
    this.#stop();
    if (!this.#scroller.isDestroyed) this.#scroller.displayScale = 0;
  }
}
