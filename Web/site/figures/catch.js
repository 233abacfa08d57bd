// Catching in flight: a finger stops what moves, and nothing jumps.
import { physics } from "../physics.js";
import { engine } from "../lib/engine.js";
import { buttons, rateControl } from "../lib/controls.js";
import { thrower } from "../lib/finger.js";
import { list } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { make, stage } from "../lib/stage.js";
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
  const { scroller } = figure;

  // Before the scroller hears of the touch: where it is, how fast. And just after.
  let before = null;
  view.addEventListener("pointerdown", (event) => {
    before = null;
    if (!scroller.isMoving || scroller.isTracking) return;
    const frame = scroller.predict(Math.max(event.timeStamp / 1000, scroller.time));
    before = { offset: frame.offset.y, velocity: frame.velocity.y };
  }, { capture: true });
  view.addEventListener("pointerdown", () => before && scroller.isTracking && caught(before));

  function caught({ offset, velocity }) {
    const beyond = scroller.overscroll.y;
    const band = physics(engine).rubberBand({ dimension: scroller.viewport.height });
    const jump = Math.abs(beyond) - band.stretch(Math.abs(beyond));
    const row = make("tr");
    for (const text of [
      beyond === 0 ? "in flight" : `${shown(Math.abs(beyond), 1)} pt beyond`, shown(velocity, 0),
      shown(scroller.contentOffset.y - offset), shown(jump, 1),
    ]) row.append(make("td", "", text));
    body.prepend(row);
    while (body.childElementCount > 2) body.lastChild.remove();
  }

  rateControl(host.controls, figure);
  const push = thrower(view, scroller);
  buttons(host.controls, "Throw", {
    "Throw it": () => push({ x: 0, y: 2500 }),
    "Throw it against the end": () => push({ x: 0, y: 6000 }),
    "Throw it back": () => push({ x: 0, y: -6000 }),
    "Stop it now": () => {
      if (!scroller.isMoving || scroller.isTracking) return;
      const time = Math.max(performance.now() / 1000, scroller.time);
      const frame = scroller.predict(time);
      const was = { offset: frame.offset.y, velocity: frame.velocity.y };
      scroller.touchDown(-2, { x: 195, y: 300 }, time);
      caught(was);
      setTimeout(() => scroller.touchUp(-2, null, Math.max(performance.now() / 1000, scroller.time)), 400);
    },
  });
  for (let i = 0; i < 2; i++) {
    const empty = make("tr");
    for (const text of [i ? "–" : "nothing yet", "–", "–", "–"]) empty.append(make("td", "", text));
    body.append(empty);
  }
  host.controls.append(table);
}
