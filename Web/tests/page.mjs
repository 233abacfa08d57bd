// A page of the least kind: elements that take listeners, a clock and frames that the test drives.
class Target {
  #listeners = new Map();

  addEventListener(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(listener);
  }

  removeEventListener(name, listener) {
    this.#listeners.get(name)?.delete(listener);
  }

  /** How many listeners there are. */
  get listenerCount() {
    return [...this.#listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }

  /** Tells the listeners, here and then above, as a browser does. */
  dispatch(name, fields = {}) {
    const path = [];
    for (let at = this; at; at = at.parent) path.push(at);
    const event = {
      type: name, target: this, composedPath: () => path, defaultPrevented: false, isStopped: false,
      preventDefault() { this.defaultPrevented = true; },
      stopPropagation() { this.isStopped = true; },
      ...fields,
    };
    for (let at = this; at && !event.isStopped; at = at.parent) {
      for (const listener of [...(at.#listeners.get(name) ?? [])]) listener.call(at, event);
    }
    return event;
  }
}

// Its native position goes as far as scrollWidth and scrollHeight say.
class Element extends Target {
  #attributes = new Map();
  #left = 0;
  #top = 0;
  nodeType = 1;
  dataset = {};

  get scrollLeft() { return this.#left; }
  set scrollLeft(x) { this.#left = Math.min(Math.max(x, 0), this.scrollWidth - this.clientWidth || 0); }
  get scrollTop() { return this.#top; }
  set scrollTop(y) { this.#top = Math.min(Math.max(y, 0), this.scrollHeight - this.clientHeight || 0); }
  contains(other) { return !!other && (other === this || this.contains(other.parent)); }
  get parentElement() { return this.parent instanceof Element ? this.parent : null; }
  hasAttribute(name) { return this.#attributes.has(name); }
  setAttribute(name, value) {
    this.#attributes.set(name, String(value));
    if (name === "tabindex") this.tabIndex = Number(value);
  }
  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  removeAttribute(name) {
    this.#attributes.delete(name);
    if (name === "tabindex") this.tabIndex = -1;
  }
  dispatchEvent({ type }) { this.dispatch(type); }
}

export class Page extends Target {
  time = 0;
  requests = new Map();
  #next = 1;
  isReduced = new Target();
  observers = [];

  constructor() {
    super();
    this.isReduced.matches = false;
    const page = this;
    this.ResizeObserver = class {
      constructor(callback) { this.callback = callback; }
      observe(element) { page.observers.push(this); this.element = element; }
      disconnect() { page.observers = page.observers.filter((one) => one !== this); }
    };
    this.Event = class { constructor(type) { this.type = type; } };
    this.performance = { now: () => this.time };
    this.document = new Target();
    this.document.parent = this;
    this.document.hidden = false;
    this.document.defaultView = this;
  }

  matchMedia(query) { return query.includes("reduced-motion") ? this.isReduced : undefined; }
  getComputedStyle({ style }) { return { overflowX: "visible", overflowY: "visible", ...style }; }
  // Nothing waits here for longer than a frame.
  setTimeout() { return 1; }
  clearTimeout() {}
  requestAnimationFrame(callback) { this.requests.set(this.#next, callback); return this.#next++; }
  cancelAnimationFrame(id) { this.requests.delete(id); }

  element(width, height) {
    return Object.assign(new Element(), {
      parent: this.document, ownerDocument: this.document, isConnected: true, style: {}, tabIndex: -1,
      clientWidth: width, clientHeight: height, offsetWidth: width, offsetHeight: height,
      clientLeft: 0, clientTop: 0, scrollWidth: width, scrollHeight: height, childElementCount: 1,
      captured: new Set(),
      getBoundingClientRect: () => ({ left: 10, top: 20, width, height }),
      setPointerCapture(id) { this.captured.add(id); },
      hasPointerCapture(id) { return this.captured.has(id); },
      matches: () => false,
    });
  }

  /** Scrolls an element as the browser does. */
  native(element, y) {
    Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop").set.call(element, y);
  }

  /** Shows one frame, `milliseconds` later; whether anybody had asked for it. */
  frame(milliseconds = 1000 / 60) {
    this.time += milliseconds;
    const asked = [...this.requests.values()];
    this.requests.clear();
    for (const callback of asked) callback(this.time);
    return asked.length > 0;
  }

  /** Shows frames until nobody asks for more; how many there were. */
  settle(limit = 2000) {
    let count = 0;
    while (this.frame()) if (++count > limit) throw new Error("frames are requested forever");
    return count;
  }

  /** Lets time pass. */
  after(milliseconds) {
    this.time += milliseconds;
    return this;
  }

  pointer(name, element, x, y, { id = 1, ...fields } = {}) {
    return element.dispatch(name, {
      pointerId: id, pointerType: "touch", button: 0, buttons: 1, clientX: x + 10, clientY: y + 20,
      timeStamp: this.time, ...fields,
    });
  }

  /** A finger along a line in five moves 16 ms apart; it lifts `hold` milliseconds after the last. */
  drag(element, [x, y], [toX, toY], { hold = 8, ...fields } = {}) {
    this.pointer("pointerdown", element, x, y, fields);
    for (let i = 1; i <= 5; i++) {
      this.after(16).pointer("pointermove", element, x + ((toX - x) * i) / 5, y + ((toY - y) * i) / 5, fields);
    }
    this.after(hold).pointer("pointerup", element, toX, toY, fields);
  }

  /** A flick upwards in five moves of `step` points. */
  flick(element, step = 40, fields = {}) {
    this.drag(element, [200, 700], [200, 700 - 5 * step], fields);
  }

  /** A turn of the wheel; whether it was taken from the page. */
  wheel(element, deltaX, deltaY, fields = {}) {
    return element.dispatch("wheel", {
      deltaX, deltaY, deltaMode: 0, shiftKey: false, timeStamp: this.time, clientX: 110, clientY: 120, ...fields,
    }).defaultPrevented;
  }

  /** A key that goes down; whether it was taken from the page. */
  key(element, key, fields = {}) {
    return element.dispatch("keydown", { key, timeStamp: this.time, ...fields }).defaultPrevented;
  }

  /** How many listeners there are on an element and on what is around it. */
  listenersOf(element) {
    return [element, this, this.document, this.isReduced].reduce((sum, one) => sum + one.listenerCount, 0);
  }

  /** What is to be left alone, inside an element. */
  ignored(element) {
    return Object.assign(this.element(100, 100), { parent: element, dataset: { overscroll: "ignore" } });
  }
}
