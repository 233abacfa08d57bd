// A list of any length: only the rows that can be seen exist, and they are used again.
import { colour, initials, message, person } from "./people.js";
import { indicator, make } from "./stage.js";

// Browsers place layers in single precision: far down the list, rows are counted from an anchor nearby.
const REACH = 64_000;

export class Rows {
  #content = make("div", "content");
  #view;
  #height;
  #count;
  #anchor = 0;
  #offset = 0;
  #pool = [];
  #fill;
  #seed;

  /**
   * @param {HTMLElement} view where rows are shown
   * @param {object} options count; height in points; seed: other people; fill(row, index) for more than a message
   */
  constructor(view, { count, height = 72, seed = 0, fill }) {
    this.#view = view;
    this.#count = count;
    this.#height = height;
    this.#seed = seed;
    this.#fill = fill;
    view.append(this.#content);
  }

  get contentSize() {
    return { width: 390, height: this.#count * this.#height };
  }

  /** Shows what is to be seen at an offset, in points. */
  show(offset) {
    this.#offset = offset;
    const height = this.#height;
    const needed = Math.ceil(this.#view.clientHeight / height) + 2;
    while (this.#pool.length < needed) this.#add();
    if (Math.abs(offset - this.#anchor) > REACH) {
      this.#anchor = Math.round(offset / REACH) * REACH;
      for (const row of this.#pool) row.index = -1;
    }
    const from = Math.floor(offset / height);
    const size = this.#pool.length;
    // All of them, so that none that is not needed just now stays where it was.
    for (let i = from; i < from + size; i++) {
      const row = this.#pool[((i % size) + size) % size];
      if (row.index !== i) this.#put(row, i);
    }
    this.#content.style.transform = `translate3d(0, ${this.#anchor - offset}px, 0)`;
  }

  /** Writes the rows again that are shown. */
  refresh() {
    for (const row of this.#pool) row.index = -1;
    this.show(this.#offset);
  }

  #add() {
    const element = make("div", "row");
    const parts = ["i", "b", "span", "small"].map((name) => {
      const part = make(name);
      part.append("");
      element.append(part);
      return part;
    });
    this.#content.append(element);
    // A row more changes which one shows what.
    for (const row of this.#pool) row.index = -1;
    this.#pool.push({
      element, index: -1, badge: parts[0], texts: parts.map((part) => part.firstChild),
    });
  }

  #put(row, index) {
    row.index = index;
    const { element, texts } = row;
    const exists = index >= 0 && index < this.#count;
    element.style.visibility = exists ? "" : "hidden";
    if (!exists) return;
    element.style.transform = `translateY(${index * this.#height - this.#anchor}px)`;
    element.dataset.index = index;
    const who = index + this.#seed;
    row.badge.style.background = colour(who);
    texts[0].data = initials(who);
    texts[1].data = person(who);
    texts[2].data = message(who);
    texts[3].data = number(index + 1);
    this.#fill?.(element, index, texts);
  }
}

/** A list that a scroller moves: its rows and indicator; a note, if there is one, says which row is at the top. */
export function list(view, { note, ...options }) {
  const rows = new Rows(view, options);
  const bar = indicator(view);
  let top = 0;
  return {
    rows,
    show({ offset: { y } }, scroller) {
      rows.show(y);
      bar(scroller);
      const row = Math.max(1, Math.floor(y / 72) + 1);
      if (note && row !== top) note.textContent = `${number((top = row))} of ${number(options.count)}`;
    },
  };
}

/** 40000 as 40,000. */
export function number(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
