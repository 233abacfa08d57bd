// Catching in flight: a finger stops what moves, and nothing jumps.
import { physics } from "../physics.js";
import { engine } from "../lib/engine.js";
import { buttons, rateControl } from "../lib/controls.js";
import { thrower } from "../lib/finger.js";
import { list } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { cells, make, stage } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";

export function mount(host) {
  const { view } = stage(host.stage, {
    title: "Contacts", label: "A list of 40 rows to be thrown and caught",
    help: "Throw it, then touch it while it moves.",
  });
  const { rows, show } = list(view, { count: 40, seed: 1300 });
  const table = make("table");
  table.innerHTML = "<thead><tr><th>Caught<th>at, pt/s<th>moved by, pt<th>without the inverse, pt</thead><tbody></tbody>";
  const body = table.querySelector("tbody");

  const figure = scrolling(host, view, {
    settings: { contentSize: rows.contentSize },
    label: "Offset and velocity against time. A touch ends the prediction; the faint rest is what would have been.",
    panels: vertical(),
    show,
  });
  const { scroller, now } = figure;

  // Before the scroller hears of the touch: where it is, how fast. And just after.
  const at = (time) => {
    const { offset, velocity } = scroller.predict(time);
    return { offset: offset.y, velocity: velocity.y };
  };
  let before = null;
  view.addEventListener("pointerdown", (event) => {
    const isInFlight = scroller.isMoving && !scroller.isTracking;
    before = isInFlight ? at(Math.max(event.timeStamp / 1000, scroller.time)) : null;
  }, { capture: true });
  view.addEventListener("pointerdown", () => before && scroller.isTracking && caught(before));

  function caught({ offset, velocity }) {
    const beyond = scroller.overscroll.y;
    const band = physics(engine).rubberBand({ dimension: scroller.viewport.height });
    const jump = Math.abs(beyond) - band.stretch(Math.abs(beyond));
    body.prepend(cells([
      beyond === 0 ? "in flight" : `${shown(Math.abs(beyond), 1)} pt beyond`, shown(velocity, 0),
      shown(scroller.contentOffset.y - offset), shown(jump, 1),
    ]));
    body.lastChild.remove();
  }

  rateControl(host.controls, figure);
  const push = thrower(view, scroller);
  buttons(host.controls, "Throw", {
    "Throw it": () => push({ x: 0, y: 2500 }),
    "Throw it against the end": () => push({ x: 0, y: 6000 }),
    "Throw it back": () => push({ x: 0, y: -6000 }),
    "Stop it now": () => {
      if (!scroller.isMoving || scroller.isTracking) return;
      const time = now();
      const was = at(time);
      scroller.touchDown(-2, { x: 195, y: 300 }, time);
      caught(was);
      setTimeout(() => scroller.touchUp(-2, null, now()), 400);
    },
  });
  body.append(cells(["nothing yet", "–", "–", "–"]), cells(["–", "–", "–", "–"]));
  host.controls.append(table);
}
