// The schedule of appearances: which rows will come, and when; and when they came.
import { buttons, rateControl } from "../lib/controls.js";
import { thrower } from "../lib/finger.js";
import { list, number } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { cells, make, stage } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";

const COUNT = 100_000;
const HEIGHT = 72;
const LINES = 5;
// So many rows are foretold at most.
const MOST = 600;

export function mount(host) {
  host.controls.classList.add("has-table");
  const { view, note } = stage(host.stage, {
    title: "Messages", label: "A list whose rows know when they will appear",
    help: "Flick it. Rows that will be reached carry the time of their appearance.",
  });
  // By row: when it will appear and when it did, in seconds after the release. Only of this flight.
  const predicted = new Map();
  const seen = new Map();
  const { rows, show: showRows } = list(view, {
    count: COUNT,
    fill(element, index, texts) {
      const time = predicted.get(index);
      element.classList.toggle("lit", time !== undefined);
      if (time !== undefined) texts[3].data = `${shown(time)} s`;
    },
  });
  let start = 0;
  let last = -1;
  const table = make("table");
  table.innerHTML = "<thead><tr><th>row<th>predicted, s<th>first drawn, s<th>late by, ms</thead><tbody></tbody>";
  const body = table.querySelector("tbody");
  body.append(...Array.from({ length: LINES }, () => cells(["–", "–", "–", "–"])));

  // Asks for every row that it will pass, once, when that is known.
  function schedule(scroller, isKnown) {
    predicted.clear();
    seen.clear();
    start = scroller.time;
    last = -1;
    if (scroller.isMoving) answer.textContent = "";
    if (!isKnown) return rows.refresh();
    const from = scroller.contentOffset.y;
    const to = scroller.destination.y;
    const height = scroller.viewport.height;
    const isDown = to > from;
    let row = isDown ? Math.ceil((from + height) / HEIGHT) : Math.floor(from / HEIGHT) - 1;
    for (let n = 0; n < MOST && row >= 0 && row < COUNT; n++, row += isDown ? 1 : -1) {
      const edge = isDown ? row * HEIGHT - height : (row + 1) * HEIGHT;
      // One that begins where the screen ends appears immediately.
      const time = edge === (isDown ? from + height : from) ? start : scroller.nextTime("vertical", edge, start);
      if (time === null) break;
      predicted.set(row, time - start);
    }
    answer.textContent = (predicted.size < MOST ? `${rowsOf(predicted.size)} will appear` : `${MOST} rows and more will appear`) +
      ` in ${shown(scroller.restTime - start)} s.`;
    rows.refresh();
  }

  function look(scroller) {
    if (predicted.size === 0) return;
    const { offset, time } = scroller.frame;
    const first = Math.floor(offset.y / HEIGHT);
    const end = Math.ceil((offset.y + scroller.viewport.height) / HEIGHT);
    for (let row = first; row < end; row++) {
      if (!predicted.has(row) || seen.has(row)) continue;
      seen.set(row, time - start);
      last = row;
    }
    if (last < 0) return;
    let line = 0;
    const isDown = (predicted.keys().next().value ?? 0) <= last;
    // The three newest, and what comes next.
    for (let row = last + (isDown ? 2 : -2); line < LINES; row += isDown ? -1 : 1) {
      const now = body.rows[line++].cells;
      const will = predicted.get(row);
      const did = seen.get(row);
      now[0].textContent = will === undefined ? "–" : number(row + 1);
      now[1].textContent = will === undefined ? "–" : shown(will, 3);
      now[2].textContent = did === undefined ? "–" : shown(did, 3);
      now[3].textContent = did === undefined ? "–" : shown((did - will) * 1000, 1);
    }
  }

  const rowsOf = (count) => `${number(count)} ${count === 1 ? "row" : "rows"}`;
  // What came of it: at the end of a motion, or where a finger ended it.
  function result(isCaught) {
    if (predicted.size === 0) return isCaught ? "Caught." : "";
    const all = `${number(seen.size)} of ${rowsOf(predicted.size)}`;
    if (isCaught) return `Caught after ${all} had appeared.`;
    if (seen.size < predicted.size) return `${all} that were foretold were drawn; the rest went by between two frames.`;
    const late = Math.max(...[...seen].map(([row, time]) => time - predicted.get(row)));
    return `${rowsOf(seen.size)} appeared, as foretold, ${seen.size === 1 ? "" : "each "}at most ${shown(late * 1000, 1)} ms late.`;
  }
  const answer = make("p", "", "Flick the list, or throw it.");
  const figure = scrolling(host, view, {
    settings: { contentSize: rows.contentSize, contentOffset: { x: 0, y: HEIGHT * 20 } },
    label: "Offset and velocity against time.",
    panels: vertical(),
    changed: schedule,
    ended: (_, isCaught) => (answer.textContent = result(isCaught)),
    show(frame, scroller) {
      if (scroller.isTracking && predicted.size) {
        predicted.clear();
        rows.refresh();
      }
      look(scroller);
      showRows(frame, scroller);
      if (!scroller.isTracking) note.textContent = predicted.size ? `${seen.size} of ${rowsOf(predicted.size)}` : "";
    },
  });
  figure.scroller.on("willBeginDragging", () => /appeared/.test(answer.textContent) && (answer.textContent = ""));
  rateControl(host.controls, figure);
  const push = thrower(view, figure.scroller);
  buttons(host.controls, "Throw", {
    "Throw at 1,500 pt/s": () => push({ x: 0, y: 1500 }), "Throw at 5,000 pt/s": () => push({ x: 0, y: 5000 }),
    "Throw back": () => push({ x: 0, y: -2000 }),
  });
  host.controls.append(answer, table);
}
