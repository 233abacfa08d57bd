// A list of 100,000 messages.
import { list, number } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { stage } from "../lib/stage.js";

const COUNT = 100_000;

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Messages", label: `Messages, a list of ${number(COUNT)} rows`,
    help: "Drag, turn the wheel, or use the arrow keys, page up, page down, home and end.",
  });
  const { rows, show } = list(view, { note, count: COUNT });
  scrolling(host, view, {
    settings: { contentSize: rows.contentSize },
    label: "Offset and velocity of the list over the last three seconds, and the prediction for the " +
      "next two, drawn at the moment of release.",
    panels: vertical(),
    show,
  });
}
