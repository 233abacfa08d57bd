// surface.js - an element whose pointers and keys move something: scrollers, and everything else that
// takes touches and time by the same names.

import { areaOf } from "./area.js";
import { KEYS } from "./events.js";
import { Frames } from "./frames.js";
import { isIgnored, keepsKey, keepsPointer, nativeScroller, path, takesDistance } from "./inside.js";
import { media, on, onWeakly } from "./listening.js";

// The surfaces under a finger, by the pointer's id, then the one that moves by it: of those inside one another only one does.
const movers = new Map();

// What all surfaces do besides their least: see parts.js.
export const standard = {};

export class Surface extends Frames {
  parts = standard;
  #fingers = new Set();
  #isCaptured;
  #stopWindow;
  #start;
  #area;
  #clicksAreOursUntil = 0;
  #part;
  // The path of a finger that began in a native scroller, until it is known whose it is.
  #undecided = null;

  // -- Pointers --

  /**
   * @param {(event: PointerEvent) => unknown} [part] what a finger touches, handed on to touchDown
   * @param {HTMLElement} [within] the element that places are counted from
   * @param {object} [options] touchAction: what is left to the browser; touchOnly: leaves the mouse alone
   */
  takePointers(part, within = this.element, { touchAction = "none", touchOnly = false } = {}) {
    const element = this.element;
    this.#part = part;
    this.within = within;
    this.touchOnly = touchOnly;
    this.style(element, { touchAction });
    if (!touchOnly) this.style(element, { userSelect: "none", webkitUserSelect: "none" });
    this.listen(element, {
      pointerdown: this.#down,
      lostpointercapture: this.#lost,
      dragstart: this.#dragStart,
    });
    this.listen(element, { touchmove: this.#touchMoved }, { passive: false });
    this.undo.push(
      onWeakly(element.ownerDocument, "visibilitychange", this, "loseFingers"),
      onWeakly(this.window, "blur", this, "loseFingers"),
      // A finger that has left what it moves clicks on what both are in.
      ...["mousedown", "click", "dblclick"].map((name) => onWeakly(this.window, name, this, "clicked", { capture: true })));
  }

  #down = (event) => {
    if (event.defaultPrevented) return;
    if (event.pointerType === "mouse" && (event.button || this.touchOnly)) return;
    const inside = path(event, this.element);
    if (isIgnored(inside) || keepsPointer(inside, event, this.window)) return;
    const subject = this.subject;
    if (!this.#fingers.size) {
      this.measure();
      this.#clicksAreOursUntil = 0;
      this.#stopWindow = on(this.window, {
        pointermove: this.#move, pointerup: this.#up, pointercancel: this.#cancel,
      });
    }
    this.#fingers.add(event.pointerId);
    movers.set(event.pointerId, (movers.get(event.pointerId) ?? new Set()).add(this));
    this.#isCaptured = false;
    const isNative = event.pointerType === "touch" && nativeScroller(inside, this.window);
    this.#undecided = isNative ? inside : null;
    this.#isTaken = this.#isMover = false;
    const place = this.place(event);
    this.#start = { ...place };
    subject.touchDown(event.pointerId, place, event.timeStamp / 1000, this.#part?.(event));
  };

  // A finger in a native scroller is the scroller's as long as that has somewhere to go; what it is in
  // has it otherwise, which the browser must hear with the first move.
  #decide(event) {
    if (!this.#undecided) return;
    const { x, y } = this.place(event);
    const way = { x: this.#start.x - x, y: this.#start.y - y };
    if (way.x === 0 && way.y === 0) return;
    if (takesDistance(this.#undecided, way, this.window)) return this.loseFingers();
    this.#undecided = null;
    this.#isTaken = true;
  }

  #isTaken;
  // Whether it is dragged a way that is not left to the browser, which would fling it anyway: nothing moves by
  // that, and the next tap only ends it.
  #isMover;

  #touchMoved = (event) => {
    this.#decide(event.changedTouches[0]);
    const isOurs = this.#isTaken || (this.#isMover && event.touches.length === 1);
    if (isOurs && this.#fingers.size && event.cancelable) event.preventDefault();
  };

  #move = (event) => {
    if (!this.#fingers.has(event.pointerId)) return;
    // A mouse whose button was released where nobody saw it.
    if (event.pointerType === "mouse" && !event.buttons) return this.#up(event);
    this.#decide(event);
    if (!this.#fingers.has(event.pointerId)) return;
    // Of two fingers each is handed over by itself: only the places that both had at the same time say how they spread.
    const moves = this.#fingers.size < 2 && event.getCoalescedEvents?.();
    // A listener may have ended it meanwhile.
    for (const move of moves?.length ? moves : [event]) if (this.#fingers.has(event.pointerId)) this.#moved(move);
  };

  #moved(event) {
    const all = movers.get(event.pointerId);
    if (!all?.has(this)) return this.#cancel(event);
    const place = this.place(event);
    const [right, down] = [place.x - this.#start.x, place.y - this.#start.y];
    // Before it moves: a finger that begins at its end is that list's around it which goes on there.
    const isLeft = !this.#isCaptured && this.#fingers.size < 2 && this.goesOn(right, down) === false
      && [...all].some((one) => one.goesOn(right, down));
    this.subject.touchMoved(event.pointerId, place, event.timeStamp / 1000);
    // Only now, so that a tap still clicks what it touched; nor where a listener has ended it or removed the element.
    if (!this.isDetached && this.element.isConnected && !this.#isCaptured && this.subject.isDragging) {
      if (isLeft) return this.#cancel(event);
      this.#isCaptured = true;
      const isMover = this.#fingers.size > 1 || this.hasRoom(right, down);
      const left = Math.abs(right) > Math.abs(down) ? /auto|manipulation|pan-[xlr]/ : /auto|manipulation|pan-[yud]/;
      this.#isMover = isMover && !left.test(this.element.style.touchAction);
      for (const id of this.#fingers) {
        this.element.setPointerCapture(id);
        if (isMover) movers.set(id, new Set([this]));
      }
    }
  }

  /** Whether it can follow a finger that goes this way; if not, what it is in may. */
  hasRoom() {
    return true;
  }

  /** Whether there is something left to scroll as a finger goes; nothing of what is no list. */
  goesOn() {}

  #up = (event) => {
    if (!this.#lift(event.pointerId)) return;
    const release = this.subject.touchUp(
      event.pointerId, this.place(event), event.timeStamp / 1000);
    if (release.didDrag || release.didStopMotion) {
      // In milliseconds.
      const CLICK_INTERVAL = 100;
      this.#clicksAreOursUntil = event.timeStamp + CLICK_INTERVAL;
    }
  };

  #cancel = (event) => {
    if (!this.#lift(event.pointerId)) return;
    this.subject.touchCancelled(event.pointerId, event.timeStamp / 1000);
  };

  #lost = (event) => {
    if (event.target === this.element && !this.element.hasPointerCapture(event.pointerId)) {
      this.#cancel(event);
    }
  };

  #lift(id) {
    const wasDown = this.#fingers.delete(id);
    const all = movers.get(id);
    all?.delete(this);
    if (!all?.size) movers.delete(id);
    if (!this.#fingers.size) {
      this.#stopWindow?.();
      this.#undecided = null;
    }
    return wasDown;
  }

  loseFingers() {
    if (!this.#fingers.size) return;
    for (const id of this.#fingers) this.#lift(id);
    this.subject.cancelTouches(this.latest());
  }

  // Pictures and links would be dragged away; what the page makes draggable is.
  #dragStart = (event) => {
    if (!path(event, this.element).some((one) => one.matches("[draggable=true]"))) event.preventDefault();
  };

  // The click that ends a drag or catches moving content is no click on what lies under it, nor is that focused.
  clicked(event) {
    // A program's own is what it wants.
    if (event.isTrusted === false || event.timeStamp > this.#clicksAreOursUntil) return;
    if (!event.composedPath().includes(this.element) && !event.target.contains(this.element)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Finds out where the element is. */
  measure(element = this.within) {
    return (this.#area = areaOf(element, this.window, this.parts.turn));
  }

  /** A place in the element as it was measured. */
  place(event) {
    return this.#area.place(event);
  }

  // -- Keys --

  /**
   * @param {(command: string, time: number, isRepeat: boolean) => boolean} press whether anything results
   * @param {(command: string, time: number) => void} [release] of a key that was taken
   */
  takeKeys(press, release) {
    // What moves is found by the keys that its surroundings have, where those take the focus.
    const element = this.within.tabIndex >= 0 ? this.within : this.element;
    if (element.tabIndex < 0) this.describe(element, { tabindex: 0 });
    // Those that are held down and were taken; where the focus goes they go up, and with a page that is hidden.
    // What had the focus may be removed: they are heard to go up wherever that is.
    const held = new Set();
    let stop;
    const lift = (event, names = held) => {
      for (const name of names) if (held.delete(name)) release?.(name, this.latest(event.timeStamp));
      if (!held.size) stop = stop?.();
    };
    const keyup = (event) => lift(event, event.key === " " ? ["space", "shiftSpace"] : [nameOf(event)]);
    this.loseKeys = lift;
    this.undo.push(() => stop?.());
    this.undo.push(onWeakly(element.ownerDocument, "visibilitychange", this, "loseKeys"));
    this.listen(element, {
      keydown: (event) => {
        const name = nameOf(event);
        if (!name || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const inside = path(event, element);
        if (isIgnored(inside) || keepsKey(inside, event.key === " ")) return;
        if (takesDistance(inside, WAYS[name], this.window)) return;
        if (!press(name, this.latest(event.timeStamp), event.repeat === true)) return;
        held.add(name);
        stop ??= on(this.window, { keyup });
        event.preventDefault();
      },
      focusout: (event) => element.contains(event.relatedTarget) || lift(event),
    });
  }

  // -- Surroundings --

  followReducedMotion() {
    if (!this.#reduction) return;
    this.motionChanged();
    this.undo.push(onWeakly(this.#reduction, "change", this, "motionChanged"));
  }

  get #reduction() {
    return media(this.window, "(prefers-reduced-motion: reduce)");
  }

  motionChanged() {
    this.subject.reducesMotion = this.#reduction.matches;
  }
}

// The command that a key is, or undefined.
const nameOf = ({ key, shiftKey }) => key === " " ? (shiftKey ? "shiftSpace" : "space")
  : KEYS.find((name) => name.toLowerCase() === key?.toLowerCase());

// Which way a key scrolls.
const [up, down] = [{ y: -1 }, { y: 1 }];
const WAYS = {
  arrowUp: up, arrowDown: down, arrowLeft: { x: -1 }, arrowRight: { x: 1 }, pageUp: up, pageDown: down,
  home: up, end: down, space: down, shiftSpace: up,
};
