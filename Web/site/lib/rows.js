// A list of any length: only the rows that can be seen exist, and they are used again.
import { shown } from "./numbers.js";
import { colour, initials, message, person } from "./people.js";
import { make } from "./stage.js";

// Browsers place layers in single precision: far down the list, rows are counted from an anchor nearby.
const REACH = 64_000;

/** So many rows in a view: {contentSize, show(offset), refresh(): writes again those that are shown}. height in points; seed:
 * other people; fill(row, index, texts) for more than a message. */
export function rowsIn(view, { count, height = 72, seed = 0, fill }) {
  const content = make("div", "content");
  const pool = [];
  let [anchor, offset] = [0, 0];
  view.append(content);

  const forget = () => pool.forEach((row) => (row.index = -1));
  function add() {
    const parts = ["i", "b", "span", "small"].map((name) => make(name, "", ""));
    const element = make("div", "row", parts);
    content.append(element);
    pool.push({ element, badge: parts[0], texts: parts.map((part) => part.firstChild) });
    // A row more changes which one shows what.
    forget();
  }
  function put(row, index) {
    row.index = index;
    const { element, badge, texts } = row;
    const exists = index >= 0 && index < count;
    element.style.visibility = exists ? "" : "hidden";
    if (!exists) return;
    element.style.transform = `translateY(${index * height - anchor}px)`;
    element.dataset.index = index;
    const who = index + seed;
    badge.style.background = colour(who);
    [initials(who), person(who), message(who), shown(index + 1, 0)].forEach((text, i) => (texts[i].data = text));
    fill?.(element, index, texts);
  }
  function show(place) {
    offset = place;
    while (pool.length < Math.ceil(view.clientHeight / height) + 2) add();
    if (Math.abs(offset - anchor) > REACH) {
      anchor = Math.round(offset / REACH) * REACH;
      forget();
    }
    const from = Math.floor(offset / height);
    const size = pool.length;
    // All of them, so that none that is not needed just now stays where it was.
    for (let i = from; i < from + size; i++) {
      const row = pool[((i % size) + size) % size];
      if (row.index !== i) put(row, i);
    }
    content.style.transform = `translate3d(0, ${anchor - offset}px, 0)`;
  }
  return {
    contentSize: { width: 390, height: count * height }, show,
    refresh() {
      forget();
      show(offset);
    },
  };
}
