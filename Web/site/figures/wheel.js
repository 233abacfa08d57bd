// Wheel, trackpad, keys: the same list, moved in their own ways.
import { buttons, choices, controls, make, shown } from "../lib/figure.js";
import { scrollingList } from "../lib/scrolling.js";

const COUNT = 2000;
// The keys that run while they are held, by the names that browsers have for them.
const HELD = { ArrowDown: "arrowDown", ArrowUp: "arrowUp", PageDown: "pageDown", PageUp: "pageUp" };

export function mount(host) {
  const answer = make("p", "", "Turn the wheel over the list, or focus it and press keys.");
  const figure = scrollingList(host, {
    title: "Messages", label: `A list of ${shown(COUNT, 0)} rows for wheel and keys`,
    help: "Turn the wheel, or use the arrow keys, page up, page down, space, home and end.",
  }, {
    count: COUNT, seed: 1700, counts: true, settings: { contentOffset: { x: 0, y: 7200 } },
    label: "Offset and velocity against time. Each turn of the wheel or key draws a new prediction.",
    changed(scroller, isKnown) {
      answer.textContent = isKnown
        ? `Moving to ${shown(scroller.destination.y)} pt, there in ${shown(scroller.restTime - scroller.time)} s.` : "";
    },
    ended: (scroller, isCaught) =>
      (answer.textContent = isCaught ? "Caught." : `At rest at ${shown(scroller.contentOffset.y)} pt.`),
  });
  const { view, scroller, now } = figure;
  const { values } = controls(host.controls, {
    table: [["one notch", "Δ", 100, 20, 600, "pt"]],
    presets: { "A mouse": { Δ: 100 }, "A fast mouse": { Δ: 300 } },
  });
  const notch = (sign) => () => {
    scroller.wheel({ delta: { x: 0, y: sign * values.Δ }, time: now(), isPrecise: false });
    figure.replan();
  };
  const press = (name) => {
    scroller.key(name);
    figure.replan();
  };
  let isHeld = true;
  choices(host.controls, "Whose rule", { "UIKit’s rule": true, "Ours: each alike": false }, true, (isUIKits) => {
    isHeld = isUIKits;
    figure.change({ buildsUpFlicks: isUIKits });
  });
  view.addEventListener("keydown", (event) => {
    if (isHeld || !HELD[event.key]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(HELD[event.key]);
  }, { capture: true });
  buttons(host.controls, "Wheel", { "A notch down": notch(1), "A notch up": notch(-1) });
  // A pointer holds a button down; the space bar presses it.
  const key = (name) => ({ detail }) => isHeld && detail > 0 || press(name);
  const row = buttons(host.controls, "Keys", {
    "↓ Arrow": key("arrowDown"), "↑ Arrow": key("arrowUp"), "Page down": key("pageDown"), "Page up": key("pageUp"),
  });
  Object.values(HELD).forEach((name, i) => {
    const button = row.children[i];
    const end = () => scroller.keyUp(name, now());
    button.addEventListener("pointerdown", () => {
      if (!isHeld) return;
      scroller.keyDown(name, now());
      figure.replan();
      figure.attachment.draw();
      addEventListener("pointerup", end, { once: true });
      button.addEventListener("pointercancel", end, { once: true });
    });
  });
  buttons(host.controls, "Ends", { "Home": () => press("home"), "End": () => press("end") });
  host.controls.append(answer);
}
