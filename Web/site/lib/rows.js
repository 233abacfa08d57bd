// A list of any length: only the rows that can be seen exist, and they are used again.
import { shown } from "./numbers.js";
import { colour, initials, message, person } from "./people.js";
import { make } from "./stage.js";

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

  /** height in points; seed: other people; fill(row, index, texts) for more than a message. */
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
    const parts = ["i", "b", "span", "small"].map((name) => make(name, "", ""));
    const element = make("div", "row", parts);
    this.#content.append(element);
    this.#pool.push({ element, badge: parts[0], texts: parts.map((part) => part.firstChild) });
    // A row more changes which one shows what.
    for (const row of this.#pool) row.index = -1;
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
    texts[3].data = shown(index + 1, 0);
    this.#fill?.(element, index, texts);
  }
}
