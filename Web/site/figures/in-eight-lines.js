// The README's list: plain rows in a plain element, moved by attach() alone.
import { buttons } from "../lib/controls.js";
import { number } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { make, stage } from "../lib/stage.js";

const COUNT = 500;

let list;

/** The rows are the browser's to scroll before there is an engine, and where there is none. */
export function prepare(host) {
  const { view, note } = stage(host.stage, {
    title: "A list", label: `A list of ${COUNT} plain rows`,
    help: "Drag, turn the wheel, use the keys, or move the focus through the rows with Tab.",
  });
  const rows = make("ol", "plain-rows");
  for (let i = 1; i <= COUNT; i++) {
    const row = make("li");
    row.append(make("span", "", `Row ${i}`));
    rows.append(row);
  }
  view.append(rows);
  view.style.cssText = "overflow: auto; touch-action: auto";
  list = { view, note, rows };
}

export function mount(host) {
  const { view, note, rows } = list;
  const figure = scrolling(host, view, {
    settings: {},
    label: "Offset and velocity of the list over the last three seconds, and the prediction at the release.",
    panels: vertical(),
    events: { content: rows, observesContent: true },
    show({ offset }) {
      note.textContent = `scrollTop ${number(Math.round(offset.y))}`;
    },
  });
  const toRow = (row, options) => () => {
    rows.children[row - 1].scrollIntoView(options);
    figure.replan();
  };
  buttons(host.controls, "As pages do it", {
    "Scroll row 250 into view": toRow(250, { block: "center" }),
    "Scroll row 1 into view": toRow(1),
    "scrollTo, smoothly": () => {
      view.scrollTo({ top: 5000, behavior: "smooth" });
      figure.replan();
    },
  });
}
