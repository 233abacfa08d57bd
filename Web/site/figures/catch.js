// Catching in flight: a finger stops what moves, and nothing jumps.
import { buttons, laws, rateControl, shown, table, thrower } from "../lib/figure.js";
import { scrollingList } from "../lib/scrolling.js";

export function mount(host) {
  const figure = scrollingList(host, {
    title: "Contacts", label: "A list of 40 rows to be thrown and caught",
    help: "Throw it, then touch it while it moves.",
  }, {
    count: 40, seed: 1300,
    label: "Offset and velocity against time. A touch ends the prediction; the faint rest is what would have been.",
  });
  const { view, scroller, now } = figure;
  const { element, fill } = table(["Caught", "at, pt/s", "moved by, pt", "without the inverse, pt"]);
  // The last two catches.
  let catches = [["nothing yet", "–", "–", "–"], ["–", "–", "–", "–"]];
  fill(catches);

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
    const band = laws().rubberBand({ dimension: scroller.viewport.height });
    const jump = Math.abs(beyond) - band.stretch(Math.abs(beyond));
    const row = [
      beyond === 0 ? "in flight" : `${shown(Math.abs(beyond), 1)} pt beyond`, shown(velocity, 0),
      shown(scroller.contentOffset.y - offset), shown(jump, 1),
    ];
    catches = [row, catches[0]];
    fill(catches);
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
  host.controls.append(element);
}
