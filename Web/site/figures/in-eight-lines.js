// The README's list: plain rows in a plain element, moved by attach() alone.
import { buttons, make, shown, stage } from "../lib/figure.js";
import { scrolling, vertical } from "../lib/scrolling.js";

const COUNT = 500;

let list;

/** The rows are the browser's to scroll before there is an engine, and where there is none. */
export function prepare(host) {
  list = stage(host.stage, {
    title: "A list", label: `A list of ${COUNT} plain rows`,
    help: "Drag, turn the wheel, use the keys, or move the focus through the rows with Tab.",
  });
  list.view.append(make("ol", "plain-rows", Array.from({ length: COUNT }, (_, i) => make("li", "", make("span", "", `Row ${i + 1}`)))));
  list.view.style.cssText = "overflow: auto; touch-action: auto";
}

export function mount(host) {
  const { view, note } = list;
  const rows = view.firstChild;
  const figure = scrolling(host, view, {
    settings: {},
    label: "Offset and velocity of the list over the last three seconds, and the prediction at the release.",
    panels: vertical(),
    events: { content: rows, observesContent: true },
    show: ({ offset }) => (note.textContent = `scrollTop ${shown(Math.round(offset.y), 0)}`),
  });
  const toRow = (row) => () => {
    // The page stays, with the button under the finger.
    rows.children[row - 1].scrollIntoView({ block: "nearest" });
    figure.replan();
  };
  buttons(host.controls, "As pages do it", {
    "Scroll row 250 into view": toRow(250),
    "Scroll row 1 into view": toRow(1),
    "scrollTo, smoothly": () => {
      view.scrollTo({ top: 5000, behavior: "smooth" });
      figure.replan();
    },
  });
}
