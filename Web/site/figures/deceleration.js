// Deceleration: where it will stop is known when the finger lifts.
import { buttons, clamp, laws, make, rateControl, shown, thrower } from "../lib/figure.js";
import { projections } from "../lib/projections.js";
import { scrollingList } from "../lib/scrolling.js";

const COUNT = 20_000;

export function mount(host) {
  const words = make("span");
  const mark = make("div", "mark", words);
  const answer = make("p", "", "Flick the list, or throw it.");
  let destination = null;
  // Where, when and how fast the finger left.
  let lift = null;

  const figure = scrollingList(host, {
    title: "Messages", label: `A list of ${shown(COUNT, 0)} rows that slows down by a rate you choose`,
    help: "Drag and release, or press a throw button. Arrow keys scroll.",
  }, {
    count: COUNT, settings: { contentOffset: { x: 0, y: 72 * 2000 } },
    label: "Offset and velocity against time. The dashed line is the whole motion, known at release.",
    // The mark stands where the middle of the screen will be.
    changed(scroller, isKnown) {
      destination = isKnown && scroller.destination.y !== scroller.contentOffset.y ? scroller.destination.y : null;
      if (scroller.isMoving) answer.textContent = "";
      if (destination === null) return;
      // Between the two rows that are nearest, where no text is.
      const middle = destination + scroller.viewport.height / 2;
      words.style.top = `${Math.round(middle / 72) * 72 - middle - 12}px`;
      words.textContent = `the middle will rest here in ${shown(scroller.restTime - scroller.time)} s`;
      const flight = scroller.flight("vertical");
      const { speed, place, time } = lift ?? { speed: scroller.velocity.y, place: scroller.contentOffset.y, time: scroller.time };
      if (flight) answer.textContent = `${lift ? "Released" : "Now"} at ${shown(speed, 0)} pt/s, it rests ` +
        `${shown(destination - place)} pt on, after ${shown(scroller.restTime - time)} s.`;
      lift = null;
    },
    ended(scroller, isCaught) {
      const isThere = destination !== null && Math.abs(scroller.contentOffset.y - destination) < 0.005;
      if (!isThere) destination = null;
      lift = null;
      words.textContent = "the middle rests here";
      answer.textContent = isCaught ? "Caught: it will not get there."
        : `At rest at ${shown(scroller.contentOffset.y)} pt${isThere ? ", where it was to be" : ""}.`;
    },
    show(frame, scroller) {
      mark.style.visibility = destination === null ? "hidden" : "";
      if (destination === null) return;
      const y = destination - frame.offset.y + scroller.viewport.height / 2;
      mark.style.transform = `translateY(${clamp(y, -40, scroller.viewport.height + 40)}px)`;
    },
  });
  figure.view.append(mark);
  figure.scroller.on("didEndDragging", ({ contentOffset, time }, release) =>
    (lift = { speed: release.velocity.y, place: contentOffset.y, time }));
  const decay = make("p");
  const tell = (d) =>
    (decay.textContent = `r = ${shown(laws().decayConstant(d), 3)} per second: ` +
      `each 1,000 pt/s carries ${shown(laws().project(1000, d))} pt.`);
  tell(rateControl(host.controls, figure, tell).values.d);
  const push = thrower(figure.view, figure.scroller);
  buttons(host.controls, "Throw", {
    "Throw at 1,000 pt/s": () => push({ x: 0, y: 1000 }),
    "Throw at 4,000 pt/s": () => push({ x: 0, y: 4000 }),
    "Throw back": () => push({ x: 0, y: -2000 }),
  });
  host.controls.append(decay, answer);
  projections(document.getElementById("projections"));
}
