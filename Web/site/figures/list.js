// A list of 100,000 messages.
import { Rows, number } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { indicator, stage } from "../lib/stage.js";

const COUNT = 100_000;

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Messages", label: `Messages, a list of ${number(COUNT)} rows`,
    help: "Drag, turn the wheel, or use the arrow keys, page up, page down, home and end.",
  });
  const rows = new Rows(view, { count: COUNT });
  const bar = indicator(view);
  let top = 0;
  scrolling(host, view, {
    settings: { contentSize: rows.contentSize },
    label: "Offset and velocity of the list over the last three seconds, and the prediction for the " +
      "next two, drawn at the moment of release.",
    panels: vertical(),
    show({ offset }, scroller) {
      rows.show(offset.y);
      bar(scroller);
      const row = Math.max(1, Math.floor(offset.y / 72) + 1);
      if (note && row !== top) note.textContent = `${number((top = row))} of ${number(COUNT)}`;
    },
  });
}
