// frames.js - what is drawn while something moves: the frames of one subject on one element.

import { styled } from "./checks.js";
import { OverscrollError } from "./errors.js";
import { on } from "./listening.js";

/** What is attached to what, to be notified of changes: subject → surface. */
export const attachments = new WeakMap();

/** Draws a subject while it moves; everything is as it was after detach(). */
export class Frames {
  undo = [];
  #drawn = new Set();
  #request;
  #isDrawing;

  /** `kind`: what the subject is called in errors. */
  constructor(element, subject, kind) {
    if (!styled(element, "element").isConnected) {
      throw new OverscrollError("element: is not in a document");
    }
    if (subject.isDestroyed) throw new OverscrollError(`${kind}: has been destroyed`);
    if (attachments.has(subject)) {
      throw new OverscrollError(`${kind}: is attached to an element already`);
    }
    this.element = this.within = element;
    this.subject = subject;
    this.window = element.ownerDocument.defaultView;
  }

  /** Begins: tells listeners, those of the given names, and draws. */
  start(listeners, names) {
    attachments.set(this.subject, this);
    // What it is in leaves its native position alone, whichever script has attached that.
    this.describe(this.element, { "data-overscroll": "attached" });
    try {
      for (const name of names) {
        if (listeners[name] !== undefined) {
          this.undo.push(this.subject.on(name, listeners[name]));
        }
      }
      this.draw();
    } catch (error) {
      this.detach();
      throw error;
    }
    // It may be on its way.
    if (this.subject.isMoving) this.wake();
    return this;
  }

  get isDetached() {
    return attachments.get(this.subject) !== this;
  }

  /** Releases the element; everything it changed is as it was. */
  detach() {
    if (this.isDetached) return;
    attachments.delete(this.subject);
    if (this.#request) this.window.cancelAnimationFrame(this.#request);
    if (!this.subject.isDestroyed) {
      this.loseFingers();
      this.loseKeys({});
    }
    for (const undo of this.undo.reverse()) undo();
    this.undo = [];
  }

  /** Cancels all touches. */
  loseFingers() {}

  /** Lifts all keys that are held. */
  loseKeys() {}

  /** Draws what there is, now: with paint(), between remember() and isOtherwise. */
  draw() {
    if (this.isDetached) return;
    this.remember();
    this.#isDrawing = true;
    try {
      this.paint();
      for (const listener of this.#drawn) listener();
    } finally {
      this.#isDrawing = false;
    }
    // Drawing may change the subject; only what can be seen of that asks for another frame.
    if (!this.isDetached && this.isOtherwise) this.wake();
  }

  /** Calls a function after every frame drawn, and another at detach(); gives one that stops both. */
  onDraw = (listener, ended) => {
    this.#drawn.add(listener);
    if (ended) this.undo.push(() => this.#drawn.has(listener) && ended());
    return () => void this.#drawn.delete(listener);
  };

  /** The subject has changed: ask for a frame, unless one is under way. */
  wake() {
    if (this.#request || this.#isDrawing || this.isDetached) return;
    this.#request = this.window.requestAnimationFrame(this.#tick);
  }

  // What a listener throws is the browser's to report, and stops nothing.
  #tick = (milliseconds) => {
    try {
      if (this.subject.isMoving) this.subject.advance(this.latest(milliseconds));
    } finally {
      // It stood until here, so that advancing does not ask for another.
      this.#request = 0;
      try {
        this.draw(true);
      } finally {
        if (!this.isDetached && this.subject.isMoving) this.wake();
      }
    }
  };

  /** A time of the element's page, which has a clock of its own, as the subject's, which never runs backwards; now if none is given. */
  latest(milliseconds = this.window.performance.now()) {
    return Math.max(milliseconds / 1000, this.subject.time);
  }

  /** Listens by the names of events, until detach(). */
  listen(target, listeners, options) {
    this.undo.push(on(target, listeners, options));
  }

  /** Sets styles, until detach(). */
  style(element, values) {
    const { style } = element;
    if (!element.hasAttribute("style")) this.undo.push(() => element.getAttribute("style") || element.removeAttribute("style"));
    for (const name in values) {
      const before = style[name];
      style[name] = values[name];
      this.undo.push(() => (style[name] = before));
    }
  }

  /** Sets attributes that the element has not got, until detach(); what has the focus then keeps its tabindex, or would lose it. */
  describe(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (element.hasAttribute(name)) continue;
      element.setAttribute(name, value);
      this.undo.push(() => (name === "tabindex" && element.matches(":focus")) || element.removeAttribute(name));
    }
  }
}
