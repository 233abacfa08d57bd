// scrollbar.js - a scrollbar for what attach() has attached: drawn by the engine's numbers, and dragged.
//
//   import { addScrollbar } from "./scrollbar.js";
//
//   const attachment = attach(list, scroller, { content: rows, label: "Messages" });
//   addScrollbar(attachment);
//
// It stands in the attached element, in front of the content, and tells screen readers the position. Its
// look is yours: the class is overscroll-bar, the thumb's overscroll-thumb, and these properties may be
// set on the element: --overscroll-bar-width (of the strip that can be touched), --overscroll-thumb-width
// and --overscroll-thumb-color.

import { choice, known, wrong } from "./plumbing/checks.js";

// Distances in points: of the strip from the ends, and the shortest thumb.
const INSET = 2;

/** Adds a scrollbar to an attachment's element (scrollbar.d.ts). */
export function addScrollbar(attachment, options = {}) {
  if (typeof attachment?.onDraw !== "function") wrong("attachment", "what attach() gives", attachment);
  const { axis = "vertical", label = "Scroll position" } = known(options, ["axis", "label"], "options");
  choice(axis, ["horizontal", "vertical"], "options.axis");
  // Refused before the element is touched, by an engine that has none.
  attachment.subject.indicator(axis);
  const bar = new Scrollbar(attachment, axis, label);
  return { element: bar.strip, remove: () => bar.remove() };
}

class Scrollbar {
  #scroller;
  #host;
  #holder;
  #thumb;
  #axis;
  #isVertical;
  #shown = { position: NaN, length: NaN };
  #grip = null;
  #paddingRight;
  #stops;

  constructor({ element, subject, onDraw }, axis, label) {
    this.#scroller = subject;
    this.#host = element;
    this.#axis = axis;
    this.#isVertical = axis === "vertical";
    const make = (name, style) => {
      const made = element.ownerDocument.createElement("div");
      made.className = name;
      made.style.cssText = style;
      return made;
    };
    // It stays where it is while the element is scrolled natively, and takes up no space. Browsers count
    // sticky places from within the padding.
    const { paddingTop, paddingLeft, paddingRight } = element.ownerDocument.defaultView.getComputedStyle(element);
    this.#holder = make("", `position: sticky; display: flow-root; z-index: 1; width: 0; height: 0;
      top: -${paddingTop}; left: -${paddingLeft}; margin: -${paddingTop} auto ${paddingTop} -${paddingLeft}; pointer-events: none`);
    this.#holder.dataset.overscroll = "bar";
    this.#paddingRight = parseFloat(paddingRight) || 0;
    this.strip = make("overscroll-bar", `position: absolute; pointer-events: auto; touch-action: none`);
    this.#thumb = make("overscroll-thumb", `position: absolute; border-radius: 99px; opacity: 0.5; transition-property: opacity;
      background: var(--overscroll-thumb-color, currentColor)`);
    const wide = "var(--overscroll-bar-width, 16px)", thin = "var(--overscroll-thumb-width, 6px)";
    if (this.#isVertical) {
      this.strip.style.width = wide;
      this.#thumb.style.cssText += `; width: ${thin}; right: ${INSET}px; top: 0`;
    } else {
      this.strip.style.height = wide;
      this.strip.style.left = 0;
      this.#thumb.style.cssText += `; height: ${thin}; bottom: ${INSET}px; left: 0`;
    }
    for (const [name, value] of Object.entries({
      role: "scrollbar", "aria-label": label, "aria-orientation": axis, "aria-valuemin": 0, "aria-valuemax": 100,
      ...(element.id && { "aria-controls": element.id }),
    })) this.strip.setAttribute(name, value);
    this.strip.append(this.#thumb);
    this.#holder.append(this.strip);
    element.prepend(this.#holder);
    for (const [name, listener] of Object.entries({
      pointerdown: this.#down, pointermove: this.#move, pointerup: this.#up, pointercancel: this.#up,
    })) this.strip.addEventListener(name, listener);
    this.#stops = onDraw(() => this.#draw(), () => this.remove());
    this.#draw();
  }

  remove() {
    this.#stops();
    this.#holder.remove();
  }

  #draw() {
    const { viewport, minimumOffset, maximumOffset, frame } = this.#scroller;
    const at = this.#scroller.indicator(
      this.#axis, { startInset: INSET, endInset: INSET }, this.#shown);
    this.#holder.style.visibility = at ? "" : "hidden";
    if (!at) return;
    const { strip } = this;
    const size = (name, value, of = strip) => {
      if (of.style[name] !== value) of.style[name] = value;
    };
    // From right to left it would stay at the beginning, which is at the right.
    size("right", `${viewport.width - this.#paddingRight}px`, this.#holder);
    if (this.#isVertical) {
      size("left", `calc(${viewport.width}px - var(--overscroll-bar-width, 16px))`);
      size("height", `${viewport.height}px`);
      this.#thumb.style.height = `${at.length}px`;
      this.#thumb.style.transform = `translateY(${at.position}px)`;
    } else {
      size("top", `calc(${viewport.height}px - var(--overscroll-bar-width, 16px))`);
      size("width", `${viewport.width}px`);
      this.#thumb.style.width = `${at.length}px`;
      this.#thumb.style.transform = `translateX(${at.position}px)`;
    }
    const key = this.#isVertical ? "y" : "x";
    const share = (frame.offset[key] - minimumOffset[key]) / (maximumOffset[key] - minimumOffset[key]);
    const now = String(Math.round(100 * Math.min(Math.max(share, 0), 1)));
    if (strip.getAttribute("aria-valuenow") !== now) strip.setAttribute("aria-valuenow", now);
  }

  // How far along the strip a pointer is, in points of the element however that is shown.
  #along(event) {
    const rect = this.strip.getBoundingClientRect();
    return this.#isVertical
      ? (event.clientY - rect.top) * (this.strip.offsetHeight / rect.height || 1)
      : (event.clientX - rect.left) * (this.strip.offsetWidth / rect.width || 1);
  }

  #down = (event) => {
    if (event.button) return;
    event.preventDefault();
    const along = this.#along(event);
    const { position, length } = this.#shown;
    if (along < position || along > position + length) {
      // Next to the thumb: a page that way.
      const command = { vertical: ["pageUp", "pageDown"] }[this.#axis];
      const isBack = along < position;
      const scroller = this.#scroller;
      if (command) scroller.perform(this.#time(event), () => scroller.key(command[isBack ? 0 : 1]));
      else this.#scroll(this.#scroller.frame.offset.x + (isBack ? -1 : 1) * this.#scroller.viewport.width);
      return;
    }
    const key = this.#isVertical ? "y" : "x";
    this.#grip = { along, offset: this.#scroller.frame.offset[key] };
    this.strip.setPointerCapture(event.pointerId);
  };

  #move = (event) => {
    if (!this.#grip) return;
    const key = this.#isVertical ? "y" : "x";
    const { minimumOffset, maximumOffset, viewport } = this.#scroller;
    const track = (this.#isVertical ? viewport.height : viewport.width) - 2 * INSET - this.#shown.length;
    const share = (this.#along(event) - this.#grip.along) / Math.max(track, 1);
    this.#scroll(this.#grip.offset + share * (maximumOffset[key] - minimumOffset[key]));
  };

  #up = () => (this.#grip = null);

  #scroll(value) {
    const key = this.#isVertical ? "y" : "x";
    const { minimumOffset: least, maximumOffset: most, frame: { offset } } = this.#scroller;
    this.#scroller.setContentOffset({
      ...offset, [key]: Math.min(Math.max(value, least[key]), most[key]),
    });
  }

  #time(event) {
    return Math.max(event.timeStamp / 1000, this.#scroller.time);
  }
}
