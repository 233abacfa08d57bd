// A list of 100,000 messages.
import { shown } from "../lib/figure.js";
import { scrollingList } from "../lib/scrolling.js";

const COUNT = 100_000;

export function mount(host) {
  scrollingList(host, {
    title: "Messages", label: `Messages, a list of ${shown(COUNT, 0)} rows`,
    help: "Drag, turn the wheel, or use the arrow keys, page up, page down, home and end.",
  }, {
    count: COUNT, counts: true,
    label: "Offset and velocity of the list over the last three seconds, and the prediction for the " +
      "next two, drawn at the moment of release.",
  });
}
