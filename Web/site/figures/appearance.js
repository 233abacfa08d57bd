// The schedule of appearances: which rows will come, and when; and when they came.
import { buttons, make, rateControl, shown, table, thrower } from "../lib/figure.js";
import { scrollingList } from "../lib/scrolling.js";

const COUNT = 100_000;
const HEIGHT = 72;
const LINES = 5;
// So many rows are foretold at most.
const MOST = 600;
const NONE = Array(LINES).fill(["–", "–", "–", "–"]);

export function mount(host) {
  host.controls.classList.add("has-table");
  // By row: when it will appear and when it did, in seconds after the release. Only of this flight.
  const predicted = new Map();
  const seen = new Map();
  let start = 0;
  const { element, fill } = table(["row", "predicted, s", "first drawn, s", "late by, ms"]);
  fill(NONE);
  const answer = make("p", "", "Flick the list, or throw it.");
  const rowsOf = (count) => `${shown(count, 0)} ${count === 1 ? "row" : "rows"}`;

  // Asks for every row that it will pass, once, when that is known.
  function schedule(scroller, isKnown) {
    predicted.clear();
    seen.clear();
    start = scroller.time;
    if (scroller.isMoving) answer.textContent = "";
    if (isKnown) {
      const [from, height] = [scroller.contentOffset.y, scroller.viewport.height];
      const goal = scroller.destination.y;
      const isDown = goal > from;
      const edge = isDown ? from + height : from;
      let row = isDown ? Math.ceil(edge / HEIGHT) : Math.floor(edge / HEIGHT) - 1;
      for (; predicted.size < MOST && row >= 0 && row < COUNT; row += isDown ? 1 : -1) {
        const end = (isDown ? row : row + 1) * HEIGHT;
        // One that only touches the screen is not seen.
        if (isDown ? end >= goal + height : end <= goal) break;
        // One that begins where the screen ends appears immediately.
        const time = end === edge ? start : scroller.nextTime("vertical", isDown ? end - height : end, start);
        if (time === null) break;
        predicted.set(row, time - start);
      }
      answer.textContent = (predicted.size < MOST ? `${rowsOf(predicted.size)} will appear` : `${MOST} rows and more will appear`) +
        ` in ${shown(scroller.restTime - start)} s.`;
    }
    figure.rows.refresh();
  }

  function look({ frame: { offset, time }, viewport }) {
    for (let row = Math.floor(offset.y / HEIGHT); row < Math.ceil((offset.y + viewport.height) / HEIGHT); row++) {
      if (predicted.has(row) && !seen.has(row)) seen.set(row, time - start);
    }
    const last = [...seen.keys()].at(-1);
    if (last === undefined || predicted.size === 0) return;
    const by = predicted.keys().next().value <= last ? -1 : 1;
    // The three newest, and what comes next.
    fill(NONE.map((none, line) => {
      const row = last + by * (line - 2);
      if (!predicted.has(row)) return none;
      const [will, did] = [predicted.get(row), seen.get(row)];
      const came = did === undefined ? ["–", "–"] : [shown(did, 3), shown((did - will) * 1000, 1)];
      return [shown(row + 1, 0), shown(will, 3), ...came];
    }));
  }

  // What came of it: at the end of a motion, or where a finger ended it.
  function result(isCaught) {
    if (predicted.size === 0) return isCaught ? "Caught." : "";
    const all = `${shown(seen.size, 0)} of ${rowsOf(predicted.size)}`;
    if (isCaught) return `Caught after ${all} had appeared.`;
    if (seen.size < predicted.size) return `Foretold and drawn: ${all}; the rest went by between two frames.`;
    const late = Math.max(...[...seen].map(([row, time]) => time - predicted.get(row)));
    return `${rowsOf(seen.size)} appeared, as foretold, ${seen.size === 1 ? "" : "each "}at most ${shown(late * 1000, 1)} ms late.`;
  }

  const figure = scrollingList(host, {
    title: "Messages", label: "A list whose rows know when they will appear",
    help: "Flick it. Rows that will be reached carry the time of their appearance.",
  }, {
    count: COUNT, settings: { contentOffset: { x: 0, y: HEIGHT * 20 } },
    label: "Offset and velocity against time.",
    fill(element, index, texts) {
      const time = predicted.get(index);
      element.classList.toggle("lit", time !== undefined);
      if (time !== undefined) texts[3].data = `${shown(time)} s`;
    },
    changed: schedule,
    ended: (_, isCaught) => (answer.textContent = result(isCaught)),
    show(_, scroller, { rows, note }) {
      if (scroller.isTracking && predicted.size) {
        predicted.clear();
        rows.refresh();
      }
      look(scroller);
      if (!scroller.isTracking) note.textContent = predicted.size ? `${seen.size} of ${rowsOf(predicted.size)}` : "";
    },
  });
  rateControl(host.controls, figure);
  const push = thrower(figure.view, figure.scroller);
  buttons(host.controls, "Throw", {
    "Throw at 1,500 pt/s": () => push({ x: 0, y: 1500 }), "Throw at 5,000 pt/s": () => push({ x: 0, y: 5000 }),
    "Throw back": () => push({ x: 0, y: -2000 }),
  });
  host.controls.append(answer, element);
}
