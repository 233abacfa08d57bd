// attachment.js - a scroller's element: its touches, wheel, keys, size and native scroll position.

import { Anchor } from "./anchor.js";
import { choice } from "./checks.js";
import { OverscrollError } from "./errors.js";
import { WHEEL_INTERVAL, wheelEvent } from "./events.js";
import { isIgnored, path, takesDistance } from "./inside.js";
import { media, onWeakly } from "./listening.js";
import { NativePosition } from "./native-position.js";
import { scrollMembers } from "./scroll-members.js";
import { Surface } from "./surface.js";

const DIRECTIONS = { x: "Horizontal", y: "Vertical" };
// By options.axes.
const AXES = { both: ["x", "y"], horizontal: ["x"], vertical: ["y"] };

// What is attached to which element.
const attached = new WeakMap();

export class Attachment extends Surface {
  #content;
  #onFrame;
  #options;
  #axes;
  #native;
  #anchor;
  #wheelIsOursUntil = 0;
  #wheelIsTheirsUntil = 0;
  // What is shown.
  #x;
  #y;
  #scale;
  #shownX;
  #shownY;

  /** `options` as attach() takes them, with nothing left out. */
  constructor(element, scroller, content, onFrame, options) {
    super(element, scroller, "scroller");
    if (attached.has(element)) {
      throw new OverscrollError("element: has a scroller already; detach that first");
    }
    const { pointers, wheel, keys, axes } = options;
    this.#content = content;
    this.#onFrame = onFrame;
    this.#options = options;
    this.#axes = axes === undefined ? null : (choice(axes, Object.keys(AXES), "options.axes"), AXES[axes]);
    this.#native = new NativePosition(element);
    attached.set(element, this);
    this.undo.push(() => attached.delete(element));
    this.#takeOver();
    if (pointers) this.takePointers(undefined, element, { touchOnly: pointers === "touch" });
    if (wheel) this.listen(element, { wheel: this.#wheel }, { passive: false });
    if (keys) this.takeKeys(this.#press);
    this.#describe();
    if (options.followsDisplayScale) this.#followDisplayScale();
    if (options.observesViewport) this.#observe(element, () => this.#measureViewport());
    if (options.observesContent && content) {
      this.#anchor = new Anchor(content);
      this.#observe(content, () => this.#measureContent());
    }
    if (options.followsReducedMotion) this.followReducedMotion();
    this.#begin();
  }

  // The browser's own scrolling, until now or without scripts, ends here; where it was is where it goes on.
  #takeOver() {
    const { element, window } = this;
    const content = this.#content;
    if (content) {
      const { transform } = content.style;
      this.style(content, { transformOrigin: "0 0", willChange: "transform", transform });
    }
    const { overflowX, overflowY } = window.getComputedStyle?.(element) ?? {};
    if (/auto|scroll/.test(overflowX + overflowY)) this.style(element, { overflow: "hidden" });
    // What is inserted above is kept in place by the engine, in motion too.
    this.style(element, { overflowAnchor: "none" });
    this.listen(element, { focusin: this.#focused, scroll: this.#scrolled });
    this.undo.push(scrollMembers(element, {
      get: (axis) => this.subject.frame.offset[axis] - this.#native.origin[axis],
      set: (target, isAnimated) => this.#scrollTo(target, isAnimated),
    }));
    // Without a transform the native position is what is left of the offset.
    this.undo.push(() => {
      this.#native.follows = Boolean(content);
      if (!this.subject.isDestroyed) {
        const { x, y } = this.subject.frame.offset;
        this.#native.show("x", x);
        this.#native.show("y", y);
      }
    });
  }

  #begin() {
    const native = this.#native;
    this.#measureOrigin();
    const { x, y } = this.subject.frame.offset;
    const at = { x: native.read("x"), y: native.read("y") };
    // From right to left content begins at the right.
    const isAtStart = x === 0 && native.origin.x > 0;
    if (at.x || at.y || isAtStart) {
      this.subject.setContentOffset(this.#within({
        x: at.x || isAtStart ? at.x + native.origin.x : x, y: at.y || y,
      }));
    }
    native.note();
  }

  // -- Drawing --

  draw() {
    if (this.isDetached) return;
    this.#adopt();
    super.draw();
  }

  remember() {
    const { offset, zoomScale } = this.subject.frame;
    this.#x = offset.x;
    this.#y = offset.y;
    this.#scale = zoomScale;
  }

  get isOtherwise() {
    const { offset, zoomScale } = this.subject.frame;
    return offset.x !== this.#x || offset.y !== this.#y || zoomScale !== this.#scale;
  }

  paint() {
    const native = this.#native;
    const before = native.x !== 0 || native.y !== 0 ? [native.x, native.y] : [0, 0];
    if (this.#content) this.#place();
    else {
      native.follows = false;
      native.show("x", this.#x);
      native.show("y", this.#y);
    }
    const { frame } = this.subject;
    if (!frame.isTracking && !frame.isMoving) this.#leaveTouches();
    this.#anchor?.keep(frame);
    this.#onFrame(frame, this.subject);
    // The browser tells of its own scrolling itself.
    const hasMoved = this.#shownX !== undefined && (this.#x !== this.#shownX || this.#y !== this.#shownY);
    [this.#shownX, this.#shownY] = [this.#x, this.#y];
    if (hasMoved && native.x === before[0] && native.y === before[1]) {
      const { Event } = this.window;
      if (Event) this.element.dispatchEvent(new Event("scroll"));
    }
  }

  // As much as possible by the native position, the rest by a transform.
  #place() {
    const native = this.#native;
    native.follows = this.#scale === 1 && this.#isAlone && !this.#isLoose;
    let [x, y] = [native.show("x", this.#x), native.show("y", this.#y)];
    this.#transform(x, y);
    // Content out of the flow counts where it is shown: beyond its end there is less to scroll natively.
    if (native.follows && (Math.abs(x) >= 1 || Math.abs(y) >= 1) && (native.shift("x") || native.shift("y"))) {
      this.#isLoose = true;
      native.follows = false;
      [x, y] = [native.show("x", this.#x), native.show("y", this.#y)];
      this.#transform(x, y);
    }
  }

  #isLoose = false;

  #transform(x, y) {
    this.#content.style.transform = `translate3d(${-x}px, ${-y}px, 0) scale(${this.#scale})`;
  }

  // What else is in the element would be scrolled natively as well.
  get #isAlone() {
    return this.element.childElementCount === 1
      || Array.from(this.element.children ?? []).every(
        (one) => one === this.#content || one.dataset.overscroll === "bar");
  }

  // -- What the browser scrolls --

  #scrolled = () => {
    if (this.#adopt()) this.wake();
  };

  // Takes over where the browser has scrolled to; whether it has.
  #adopt() {
    const native = this.#native;
    const { x, y } = this.subject.frame.offset;
    const wish = { x: native.wanted("x", x), y: native.wanted("y", y) };
    const { follows } = native;
    const isNew = (axis, at) => wish[axis] !== null && (!follows || Math.abs(wish[axis] - at) >= 1);
    const target = { x: isNew("x", x) ? wish.x : x, y: isNew("y", y) ? wish.y : y };
    const isScrolled = target.x !== x || target.y !== y;
    if (isScrolled) this.subject.setContentOffset(this.#within(target));
    if (follows) native.note();
    return isScrolled;
  }

  // What gets the focus is shown, wherever the browser has scrolled for it already.
  #focused = ({ target }) => {
    const scroller = this.subject;
    const native = this.#native;
    const shown = { x: this.#x + native.shift("x"), y: this.#y + native.shift("y") };
    const { left, top, x, y } = this.measure();
    const rect = target.getBoundingClientRect();
    this.#adopt();
    if (target !== this.element && !scroller.isTracking) {
      scroller.scrollRectToVisible({
        x: (rect.left - left) / x + shown.x, y: (rect.top - top) / y + shown.y,
        width: rect.width / x, height: rect.height / y,
      });
    }
    this.draw();
  };

  // A program's scrollTop, scrollTo and the like.
  #scrollTo({ x, y }, isAnimated) {
    const { offset } = this.subject.frame;
    const { origin } = this.#native;
    this.subject.setContentOffset(
      this.#within({ x: x === undefined ? offset.x : x + origin.x, y: y === undefined ? offset.y : y }),
      isAnimated ? { animated: true, time: this.latest(performance.now()) } : undefined);
    if (!isAnimated) this.draw();
  }

  #within({ x, y }) {
    const { minimumOffset: least, maximumOffset: most } = this.subject;
    return {
      x: Math.min(Math.max(x, least.x), most.x), y: Math.min(Math.max(y, least.y), most.y),
    };
  }

  // -- Touches --

  hasRoom(x, y) {
    return this.#can(Math.abs(x) > Math.abs(y) ? "x" : "y");
  }

  // Whether it scrolls along an axis.
  #can(axis) {
    const { subject } = this;
    if (!subject.isScrollEnabled) return false;
    if (this.#axes) return this.#axes.includes(axis);
    return subject.maximumOffset[axis] > subject.minimumOffset[axis]
      || subject[`alwaysBounce${DIRECTIONS[axis]}`];
  }

  // Leaves to the page what this does nothing with: the other direction, a pinch, or everything.
  #leaveTouches() {
    const { pointers, touchAction } = this.#options;
    if (!pointers) return;
    const { style } = this.element;
    const action = touchAction ?? this.#action();
    if (style.touchAction !== action) style.touchAction = action;
  }

  #action() {
    const { minimumZoomScale, maximumZoomScale } = this.subject;
    const [x, y] = [this.#can("x"), this.#can("y")];
    if (maximumZoomScale > minimumZoomScale) return "none";
    // What is down on an element that is shown turned may be anywhere on the screen.
    if ((x && y) || ((x || y) && this.measure().isTurned)) return "pinch-zoom";
    return y ? "pan-x pinch-zoom" : x ? "pan-y pinch-zoom" : "auto";
  }

  // -- Wheel --

  #wheel = (event) => {
    if (event.defaultPrevented) return;
    const scroller = this.subject;
    const inside = path(event, this.element);
    if (isIgnored(inside)) return;
    if (event.ctrlKey) {
      if (scroller.minimumZoomScale === scroller.maximumZoomScale) return;
      event.preventDefault();
      this.measure();
      return scroller.zoomByWheel(event.deltaY, this.place(event), event.timeStamp / 1000);
    }
    const turn = this.#along(wheelEvent(event));
    const isOurs = event.timeStamp <= this.#wheelIsOursUntil;
    // A stroke belongs to what it began in; at its end the next one goes on outside.
    if (!isOurs && (event.timeStamp <= this.#wheelIsTheirsUntil
      || takesDistance(inside, sideways(turn), this.window))) {
      this.#wheelIsTheirsUntil = event.timeStamp + WHEEL_INTERVAL;
      return;
    }
    if (!isOurs && !this.#canFollow(turn)) return;
    this.#wheelIsOursUntil = event.timeStamp + WHEEL_INTERVAL;
    event.preventDefault();
    scroller.wheel(turn);
  };

  // Only along the axes that were asked for.
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
    const { isScrollEnabled, destination, minimumOffset, maximumOffset } = this.subject;
    const way = sideways(turn);
    return isScrollEnabled && ["x", "y"].some((axis) =>
      way[axis] < 0 ? destination[axis] > minimumOffset[axis]
      : way[axis] > 0 && destination[axis] < maximumOffset[axis]);
  }

  // -- Keys --

  #press = (command, time) => {
    const scroller = this.subject;
    const { x, y } = scroller.destination;
    scroller.key(command, time);
    const after = scroller.destination;
    return after.x !== x || after.y !== y;
  };

  // -- Surroundings --

  // Scrollable content is a region with a name where it has one, for those who do not see it.
  #describe() {
    const { element } = this;
    const { label } = this.#options;
    if (label !== undefined) this.describe(element, { "aria-label": label });
    if (!element.hasAttribute) return;
    const isNamed = element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
    this.describe(element, { role: isNamed ? "region" : "group" });
  }

  // A scroller that has no display scale gets the display's, so that it rests on whole pixels.
  #followDisplayScale() {
    if (this.subject.displayScale !== 0 || !(this.window.devicePixelRatio > 0)) return;
    this.displayChanged();
    this.undo.push(() => {
      if (!this.subject.isDestroyed) this.subject.displayScale = 0;
    });
  }

  displayChanged() {
    const { window } = this;
    const ratio = window.devicePixelRatio;
    this.subject.displayScale = ratio;
    this.#stopDisplay?.();
    const query = media(window, `(resolution: ${ratio}dppx)`);
    this.#stopDisplay = query && onWeakly(query, "change", this, "displayChanged");
  }

  #stopDisplay;

  #observe(element, take) {
    take();
    const { ResizeObserver } = this.window;
    if (!ResizeObserver) return;
    const observer = new ResizeObserver(take);
    observer.observe(element);
    this.undo.push(() => observer.disconnect());
  }

  #measureViewport() {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (!width && !height) return;
    this.subject.viewport = { width, height };
    this.#measureOrigin();
  }

  // All of it that the browser would scroll to: margins and paddings count. What is smaller than the element
  // has its own size.
  #measureContent() {
    const { element } = this;
    const content = this.#content;
    const { transform } = content.style;
    content.style.transform = "none";
    const size = { width: element.scrollWidth, height: element.scrollHeight };
    content.style.transform = transform;
    // Drawings have no offsetWidth.
    if (!(size.width > element.clientWidth)) size.width = content.offsetWidth ?? content.clientWidth;
    if (!(size.height > element.clientHeight)) size.height = content.offsetHeight ?? content.clientHeight;
    if (!size.width && !size.height) return;
    const grown = this.#anchor?.moved() ?? 0;
    if (grown && this.subject.frame.offset.y + grown >= 0) {
      this.subject.insertContent({ width: 0, height: grown });
    }
    this.subject.contentSize = size;
    this.#measureOrigin();
    // Before it is seen that something has moved.
    if (grown) this.draw();
  }

  #measureOrigin() {
    const { direction } = this.window.getComputedStyle?.(this.element) ?? {};
    const { maximumOffset } = this.subject;
    this.#native.origin.x = direction === "rtl" && this.#content ? Math.max(maximumOffset.x, 0) : 0;
  }
}

// With shift a wheel goes sideways.
const sideways = ({ delta, isShiftDown }) => isShiftDown && !delta.x ? { x: delta.y } : delta;
