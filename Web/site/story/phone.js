// The phone of the story: lists, columns of lists and scenes, one of which is seen, and the reader's hand on the list.
import { attach, Scroller } from "../overscroll.js";
import { engine } from "../lib/engine.js";
import { rowsIn } from "../lib/rows.js";
import { make } from "../lib/stage.js";

export const ROW = 72;
export const START = 500 * ROW;
const COUNTS = { long: 100_000, short: 30 };

/** What the list of a layer is to the engine. */
export const contentOf = (layer) => ({ width: 100, height: COUNTS[layer] * ROW });

/** Builds it. touched(): a hand, wheel or key takes over; moved(scroller): a frame in its hand; lifted(release,
 * samples): a finger lifted, after so many [time, y]. */
export function phone(stage, { touched, moved, lifted }) {
  const dot = make("div", "ghost-finger");
  const words = make("span");
  const mark = make("div", "mark", words);
  mark.hidden = true;
  const view = make("div", "view", [mark, dot], { tabindex: 0 });
  const head = make("div", "head", "Messages");
  stage.replaceChildren(make("div", "screen", [head, view]));
  const layers = new Map();
  const layer = (name) => {
    if (!layers.has(name)) {
      const element = make("div", `layer ${name}`);
      element.hidden = true;
      mark.before(element);
      layers.set(name, { element, rows: COUNTS[name] ? rowsIn(element, { count: COUNTS[name] }) : null });
    }
    return layers.get(name);
  };

  let shown = "long";
  let offset = START;
  const draw = (place) => {
    offset = place;
    layer(shown).rows?.show(place);
  };

  // Columns under one finger: as many lists as there are laws to compare.
  const columns = (names) => {
    const all = names.map((_, i) => make("div", "feel-list", [], { style: `--feel: var(--feel-${i + 1})` }));
    layer("columns").element.replaceChildren(make("div", "heads", names.map((name) => make("span", "", name))), ...all);
    return all.map((column) => rowsIn(column, { count: 100_000, fill: (_, row, texts) => (texts[1].data = String(row + 1)) }));
  };

  const hand = new Scroller(engine, { contentSize: contentOf("long"), contentOffset: { x: 0, y: START } });
  let samples = [];
  const hold = (name, after) => {
    const own = hand[name];
    hand[name] = (...input) => {
      const answer = own.apply(hand, input);
      after(answer, ...input);
      return answer;
    };
  };
  // Of several fingers none is the flick's.
  const fingers = new Set();
  const note = (_, id, { y }, time) => fingers.size > 1 ? (samples = []) : samples.push([time, y]);
  hold("touchDown", (answer, id, ...input) => {
    fingers.add(id);
    samples = [];
    note(answer, id, ...input);
  });
  hold("touchMoved", note);
  hold("touchUp", (release, id, place, time) => {
    fingers.delete(id);
    if (samples.length) samples.push([time, samples.at(-1)[1]]);
    lifted(release, samples);
    // A finger that stays begins anew.
    samples = [];
  });
  hold("touchCancelled", (_, id) => fingers.delete(id));
  hold("cancelTouches", () => fingers.clear());
  let isTaken = false;
  // Before it reaches the list, the hand has it where it is seen: also in flight, also beyond an edge.
  const take = () => {
    if (!COUNTS[shown] || hand.isTracking) return;
    if (!isTaken) hand.contentOffset = { x: 0, y: offset };
    isTaken = true;
    dot.classList.remove("down");
    touched(hand);
  };
  for (const name of ["pointerdown", "wheel"]) stage.addEventListener(name, take, { capture: true, passive: true });
  stage.addEventListener("keydown", ({ key }) => /^(Arrow|Page|Home|End| )/.test(key) && take(), { capture: true });
  const attachment = attach(view, hand, {
    followsDisplayScale: false,
    onFrame(frame) {
      if (!isTaken) return;
      draw(frame.offset.y);
      moved(hand);
    },
  });

  return {
    view, hand, layer, columns, draw,
    get size() { return { width: view.clientWidth, height: view.clientHeight }; },
    get offset() { return offset; },
    /** Shows a layer, and takes the list out of the hand. */
    show(name, title = "Messages") {
      const isList = name in COUNTS;
      isTaken = false;
      hand.cancelTouches(hand.time);
      hand.setContentOffset({ x: 0, y: 0 });
      hand.contentSize = contentOf(isList ? name : "long");
      hand.isScrollEnabled = isList;
      // What only plays is not to look as if it could be taken.
      view.style.cursor = isList ? "" : "default";
      view.toggleAttribute("data-plays", !isList);
      view.setAttribute("aria-label", isList ? "Messages, the list that is flicked" : `${title}, which plays by itself`);
      view.setAttribute("aria-description", isList ? "Flick it, or use the arrow keys, page up, page down, home and end." : "");
      attachment.draw();
      layer(name);
      for (const [other, { element }] of layers) element.hidden = other !== name;
      shown = name;
      mark.hidden = true;
      head.textContent = title;
    },
    /** The finger of what is played, from the middle; null: none. */
    finger(place) {
      dot.classList.toggle("down", place !== null);
      if (place) dot.style.transform = `translate(${view.clientWidth / 2 + place.x}px, ${view.clientHeight / 2 + place.y}px)`;
    },
    /** A line across the list, so far below the top of the screen. */
    mark(y, text) {
      mark.hidden = false;
      mark.style.transform = `translateY(${y}px)`;
      words.textContent = text;
    },
  };
}
