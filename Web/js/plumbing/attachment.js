// attachment.js - a scroller's element: its touches, wheel, keys, size and native scroll position.

import { choice } from "./checks.js";
import { placer } from "./content-place.js";
import { OverscrollError } from "./errors.js";
import { media, onWeakly } from "./listening.js";
import { nativePosition } from "./native-position.js";
import { contentSizeOf, isReversed, observeSize, viewportOf } from "./sizes.js";
import { Surface } from "./surface.js";
import { canScroll, touchActionOf } from "./touch-action.js";
import { canFollow, wheelStrokes } from "./wheel-strokes.js";

// The axes of a place, by options.axes.
const SCROLLED = { both: ["x", "y"], horizontal: ["x"], vertical: ["y"] };

// What is attached to which element, and the native position that a scroller has left to one.
const attached = new WeakMap();
const left = new WeakMap();

export class Attachment extends Surface {
  #content;
  #onFrame;
  #options;
  #axes;
  #native;
  // The element's own, where the browser scrolled it.
  #overflow;
  #place;
  #anchor;
  // Whether it has not been laid out since it was last drawn: browsers lose or restore positions then.
  #isHidden = false;
  // Whether the browser had scrolled when it was last drawn.
  #isScrolling;
  #stopDisplay;
  // What is shown.
  #x;
  #y;
  #scale;
  #shownX;
  #shownY;

  /** `options` as attach() takes them, with nothing left out. */
  constructor(element, scroller, options) {
    super(element, scroller, "scroller");
    if (attached.has(element)) {
      throw new OverscrollError("element: has a scroller already; detach that first");
    }
    const { axes, content, keys, onFrame, pointers, wheel } = options;
    this.parts = Object.assign({}, this.parts, ...options.parts);
    this.#content = content;
    this.#onFrame = onFrame;
    this.#options = options;
    this.#axes = axes === undefined ? null : (choice(axes, Object.keys(SCROLLED), "options.axes"), SCROLLED[axes]);
    this.#native = nativePosition(element, this.window);
    this.#place = content && placer(element, content, this.#native);
    attached.set(element, this);
    this.undo.push(() => attached.delete(element));
    this.#takeOver();
    if (pointers) this.takePointers(undefined, element, { touchOnly: pointers === "touch" });
    if (wheel) {
      this.listen(element, { wheel: wheelStrokes(this, this.#axes) }, { passive: false });
    }
    if (keys) this.takeKeys(this.#press, (command, time) => scroller.keyUp(command, time));
    this.#describe();
    // It rests on whole pixels of the display that its window is on, unless it has a scale of its own.
    if (options.followsDisplayScale && scroller.displayScale === 0 && this.window.devicePixelRatio > 0) {
      this.displayChanged();
      this.undo.push(() => {
        this.#stopDisplay?.();
        if (!scroller.isDestroyed) scroller.displayScale = 0;
      });
    }
    if (options.observesViewport) {
      this.undo.push(observeSize(element, this.window, () => this.#measureViewport()));
    }
    if (options.observesContent && content) {
      if (this.parts.Anchor) {
        this.#anchor = new this.parts.Anchor(content);
        // Rows may come above while as many go below: then no size tells.
        this.undo.push(this.#anchor.observe(this.window, () => this.#measureContent()));
      }
      this.undo.push(observeSize(content, this.window, () => this.#measureContent()));
    }
    if (options.followsReducedMotion) this.followReducedMotion();
    this.#begin();
  }

  // What scrolled natively, until now or without scripts, goes on where it was.
  #takeOver() {
    const { element, window } = this;
    const content = this.#content;
    if (content) {
      // It goes where it is put at once, whatever the page animates.
      const { transform } = content.style;
      this.style(content, { transformOrigin: "0 0", willChange: "transform", transform, transitionProperty: "opacity" });
    }
    const { overflowX, overflowY } = window.getComputedStyle(element);
    if (/auto|scroll/.test(overflowX + overflowY)) {
      this.#overflow = [overflowX, overflowY];
      this.style(element, { overflowX, overflowY, scrollbarWidth: "none" });
    }
    // What is inserted above is kept in place by the engine, in motion too; the browser neither animates what it is told nor snaps.
    this.style(element, { overflowAnchor: "none", scrollSnapType: "none", scrollBehavior: "auto" });
    this.listen(element, { focusin: this.#focused, scroll: this.#scrolled });
    const stop = this.parts.scrollMembers?.(element, {
      get: (axis) => this.subject.frame.offset[axis] - this.#native.origin[axis],
      set: (target, isAnimated) => this.#scrollTo(target, isAnimated),
    });
    if (stop) this.undo.push(stop);
    // Without a transform the native position is what is left of the offset.
    this.undo.push(() => {
      this.#native.follows = Boolean(content);
      if (!this.subject.isDestroyed) {
        const { x, y } = this.subject.frame.offset;
        this.#native.show("x", x);
        this.#native.show("y", y);
        left.set(this.subject, this.#position);
      }
    });
  }

  get #position() {
    return `${this.#native.read("x")} ${this.#native.read("y")}`;
  }

  #begin() {
    const native = this.#native;
    this.#measureOrigin();
    const { x, y } = this.subject.frame.offset;
    // From right to left content begins at the right; what was put elsewhere stays there, which the direction alone would move.
    if (this.#isReversed) this.subject.layoutDirection = "rightToLeft";
    const goal = (axis, at) => {
      const wish = native.read(axis);
      return wish || !at ? wish + native.origin[axis] : at;
    };
    const target = { x: goal("x", x), y: goal("y", y) };
    // What is on its way goes on, unless the browser has scrolled since; less than a pixel is what the native position is rounded by.
    const { isMoving, offset } = this.subject.frame;
    const goesOn = isMoving && left.get(this.subject) === this.#position;
    if (!goesOn && Math.hypot(target.x - offset.x, target.y - offset.y) >= 1) this.subject.setContentOffset(this.#within(target));
    native.note();
  }

  // -- Drawing --

  draw(isFrame) {
    if (this.isDetached) return;
    this.#isScrolling = this.#adopt(isFrame && !this.#isScrolling);
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
    const { x, y } = native;
    if (this.#content) this.#place({ x: this.#x, y: this.#y }, this.#scale);
    else {
      native.follows = false;
      native.show("x", this.#x);
      native.show("y", this.#y);
    }
    const { frame } = this.subject;
    if (!frame.isTracking && !frame.isMoving) this.#leaveNative();
    this.#onFrame(frame, this.subject);
    this.#anchor?.keep(frame);
    // The browser reports its own scrolling itself.
    const hasMoved = this.#shownX !== undefined && (this.#x !== this.#shownX || this.#y !== this.#shownY);
    [this.#shownX, this.#shownY] = [this.#x, this.#y];
    if (hasMoved && native.x === x && native.y === y) {
      const { Event } = this.window;
      if (Event) this.element.dispatchEvent(new Event("scroll"));
    }
  }

  // -- What the browser scrolls --

  #scrolled = () => {
    if (this.#adopt()) this.wake();
  };

  // Takes over where the browser has scrolled to; whether it has. Before a frame it tells of that, smooth scrolling apart, but not
  // that an element was put elsewhere in the document, which is at 0 then: lost, and nobody's wish.
  #adopt(mayBeLost) {
    if (this.#isHidden) return;
    const native = this.#native;
    const { x, y } = this.subject.frame.offset;
    const { follows } = native;
    const goal = (axis, at) => {
      const wish = native.wanted(axis, at, mayBeLost);
      return wish !== null && (!follows || Math.abs(wish - at) >= 1) ? wish : at;
    };
    const target = { x: goal("x", x), y: goal("y", y) };
    const isScrolled = target.x !== x || target.y !== y;
    if (isScrolled) {
      this.subject.setContentOffset(this.#within(target, { x, y }));
      // What the offset has taken over is not scrolled natively as well.
      if (!follows) {
        native.show("x", 0);
        native.show("y", 0);
      }
    }
    if (follows) native.note();
    return isScrolled;
  }

  // What gets the focus is shown, wherever the browser has scrolled for it already.
  #focused = ({ target }) => {
    if (target === this.element) return this.wake();
    const scroller = this.subject;
    const native = this.#native;
    const shown = { x: this.#x + native.shift("x"), y: this.#y + native.shift("y") };
    const { left, top, x, y } = this.measure();
    const rect = target.getBoundingClientRect();
    this.#adopt();
    if (!scroller.isTracking) {
      const [width, height] = [rect.width / x, rect.height / y];
      const at = { x: (rect.left - left) / x + shown.x, y: (rect.top - top) / y + shown.y };
      const { viewport } = scroller;
      if (!scroller.isPagingEnabled) scroller.scrollRectToVisible({ ...at, width, height });
      else scroller.setContentOffset(this.#within({ x: at.x + (width - viewport.width) / 2, y: at.y + (height - viewport.height) / 2 }));
    }
    this.draw();
  };

  // A program's scrollTop, scrollTo and the like.
  #scrollTo({ x, y }, isAnimated) {
    const { offset } = this.subject.frame;
    const { origin } = this.#native;
    this.subject.setContentOffset(
      this.#within({ x: x === undefined ? offset.x : x + origin.x, y: y ?? offset.y }),
      { animated: isAnimated });
    if (!isAnimated) this.draw();
  }

  // As near as there is content; of pages the nearest, or the one that the browser has begun to show from another.
  #within(target, from = target) {
    const { minimumOffset: least, maximumOffset: most, viewport, isPagingEnabled } = this.subject;
    const at = (axis, length) => {
      const [value, low] = [target[axis], least[axis]];
      const page = (distance) => (value - low + distance) / length;
      const count = value > from[axis] ? Math.ceil(page(-1)) : value < from[axis] ? Math.floor(page(1)) : Math.round(page(0));
      return Math.min(Math.max(isPagingEnabled && length ? low + count * length : value, low), most[axis]);
    };
    return { x: at("x", viewport.width), y: at("y", viewport.height) };
  }

  // -- Touches --

  hasRoom(x, y) {
    return canScroll(this.subject, this.#axes, Math.abs(x) > Math.abs(y) ? "x" : "y");
  }

  goesOn(x, y) {
    return this.hasRoom(x, y) && canFollow(this.subject, Math.abs(x) > Math.abs(y) ? { x: -x } : { y: -y });
  }

  // Browsers go to what they find, and on with what is selected, only where a user can scroll: that they may where the native
  // position follows and whatever else scrolls is the scroller's; before its content is known, too.
  #leaveNative() {
    const { keys, pointers, touchAction, wheel } = this.#options;
    const { subject } = this;
    const { style } = this.element;
    if (pointers) {
      const action = touchAction ?? touchActionOf(subject, this.#axes, () => this.measure().isTurned);
      if (style.touchAction !== action) style.touchAction = action;
    }
    if (!this.#overflow) return;
    const isLeft = this.#native.follows && keys && pointers && wheel && !touchAction && subject.isScrollEnabled;
    const [x, y] = ["x", "y"].map((axis) => canScroll(subject, this.#axes, axis));
    const [across, along] = this.#overflow;
    style.overflow = isLeft ? `${x < y ? "hidden" : across} ${y < x ? "hidden" : along}` : "hidden";
  }

  // -- Keys --

  // While a key or a program moves it they are the scroller's, though they change nothing.
  #press = (command, time, isRepeat) => {
    const scroller = this.subject;
    const { x, y } = scroller.destination;
    scroller.keyDown(command, time, { isRepeat });
    const after = scroller.destination;
    return after.x !== x || after.y !== y || scroller.isScrollAnimating;
  };

  // -- Surroundings --

  // Scrollable content is a region with a name where it has one, for those who do not see it.
  #describe() {
    const { element } = this;
    const { label } = this.#options;
    if (label !== undefined) this.describe(element, { "aria-label": label });
    const isNamed = element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
    this.describe(element, { role: isNamed ? "region" : "group" });
  }

  displayChanged() {
    const { devicePixelRatio: ratio } = this.window;
    this.subject.displayScale = ratio;
    this.#stopDisplay?.();
    const query = media(this.window, `(resolution: ${ratio}dppx)`);
    this.#stopDisplay = query && onWeakly(query, "change", this, "displayChanged");
  }

  #measureViewport() {
    const viewport = viewportOf(this.element);
    if (!viewport) return (this.#isHidden = true);
    const { subject } = this;
    const { viewport: before, destination: { x, y }, isPagingEnabled, isTracking } = subject;
    this.#resize(subject.contentSize, viewport);
    const isOther = before.width !== viewport.width || before.height !== viewport.height;
    if (isPagingEnabled && isOther && before.width && before.height && !isTracking) {
      if (this.#options.observesContent && this.#content) this.#measureContent();
      // Its page remains its page.
      subject.setContentOffset(this.#within({ x: (x * viewport.width) / before.width, y: (y * viewport.height) / before.height }));
      this.draw();
    }
    if (!this.#isHidden) return;
    this.draw();
    this.#isHidden = false;
  }

  #measureContent() {
    const size = contentSizeOf(this.element, this.#content);
    if (!size) return;
    const grown = this.#anchor?.moved() ?? 0;
    this.#resize(size, this.subject.viewport, this.subject.frame.offset.y + grown >= 0 ? grown : 0);
    // Before it is seen that something has moved.
    if (grown) this.draw();
  }

  // What is shown stays: below what has grown above it and, from right to left, as far from the right as it was.
  #resize(content, viewport, height = 0) {
    const { subject } = this;
    const { zoomScale } = subject.frame;
    const rest = (size, { width }) => Math.max(size.width - width / zoomScale, 0);
    const width = this.#shownX !== undefined && this.#isReversed
      ? rest(content, viewport) - rest(subject.contentSize, subject.viewport) : 0;
    // In this order it is never beyond its end meanwhile.
    if (width > 0) subject.viewport = viewport;
    if (width || height) subject.insertContent({ width, height });
    subject.contentSize = content;
    subject.viewport = viewport;
    this.#measureOrigin();
  }

  #measureOrigin() {
    this.#native.origin.x = this.#isReversed ? Math.max(this.subject.maximumOffset.x, 0) : 0;
  }

  get #isReversed() {
    return this.#content && isReversed(this.element, this.window);
  }
}
