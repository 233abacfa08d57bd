// A plate in a tank: water in the middle, another liquid and four springs around it. A scroll view's bounce, as a machine.
import "../feel.js";
import { buttons, controls, laws, make, shown, stage, thrower } from "./figure.js";
import { scrolling } from "./scrolling.js";

// In points of the screen: how thick the liquid at the border is, how large the plate.
const BORDER = 80;
const PLATE = 56;
const [WIDTH, HEIGHT] = [390, 340];
// How far the plate moves in water, from its middle: the range of the offset is twice as much.
const REACH = { x: (WIDTH - PLATE) / 2 - BORDER, y: (HEIGHT - PLATE) / 2 - BORDER };
// What the article counts: the water inside, oil beyond.
const WATER = 2;
const OIL = 21.8;
// Faster flicks would leave the tank through its walls.
const FASTEST = 1000;
const TURNS = 7;

// A zigzag along an axis, from a wall to where the spring ends.
function zigzag(from, to, along) {
  const points = Array.from({ length: 2 * TURNS + 1 }, (_, i) => {
    const [at, side] = [from + ((to - from) * i) / (2 * TURNS), i % (2 * TURNS) ? (i % 2 ? 9 : -9) : 0];
    return along === "x" ? `${at} ${HEIGHT / 2 + side}` : `${WIDTH / 2 + side} ${at}`;
  });
  return `M${points.join("L")}`;
}

/** The tank, its curves and its numbers. */
export function tank(place) {
  const [box, curves, sliders] = ["tank", "curves", "sliders"].map((name) => make("div", name));
  place.append(box, curves, sliders);
  const { view } = stage(box, {
    label: "A plate in a tank of water, with oil and springs around it", help: "Flick the plate against a side. Arrow keys move it.",
  });
  view.innerHTML = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="border" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>` +
    `<rect class="water" x="${BORDER}" y="${BORDER}" width="${WIDTH - 2 * BORDER}" height="${HEIGHT - 2 * BORDER}"/>` +
    `${"<path class=\"coil\"/>".repeat(4)}<rect class="plate" width="${PLATE}" height="${PLATE}" rx="6"/></svg>`;
  const [border, plate] = [".border", ".plate"].map((name) => view.querySelector(name));
  const coils = [...view.querySelectorAll(".coil")];
  const names = make("p");
  const answer = make("p", "", "Flick the plate, or press a button.");
  // A spring that was met stays at the plate until the motion is over.
  const isMet = [false, false, false, false];

  const panel = (axis, colour) => ({
    name: axis, unit: "pt", colour, ahead: axis, least: 120, digits: 1,
    of: ({ offset }) => REACH[axis] - offset[axis], convert: (offset) => REACH[axis] - offset,
    bounds: () => [[-REACH[axis], "spring"], [REACH[axis], "spring"]],
  });
  const figure = scrolling({ curves }, view, {
    settings: {
      contentSize: { width: WIDTH + 2 * REACH.x, height: HEIGHT + 2 * REACH.y }, contentOffset: { ...REACH },
      displayScale: 0,
    },
    label: "The plate’s place across and down, against time, from the middle of the tank; its motion is drawn at the release.",
    panels: [panel("x", "--velocity"), panel("y", "--offset")],
    show({ offset, isMoving, isTracking }) {
      const isFree = isMoving && !isTracking;
      ["x", "y"].forEach((axis, i) => {
        const length = i ? HEIGHT : WIDTH;
        const at = length / 2 + REACH[axis] - offset[axis];
        const [low, high] = [at - PLATE / 2, at + PLATE / 2];
        plate.setAttribute(axis, low);
        [low - BORDER, length - BORDER - high].forEach((free, j) => {
          const which = 2 * i + j;
          isMet[which] = free < 0 || (isMet[which] && isFree);
          const [wall, end] = j ? [length, high] : [0, low];
          coils[which].setAttribute("d", zigzag(wall, isMet[which] ? end : Math.abs(wall - BORDER), axis));
        });
      });
    },
    changed(scroller, isKnown) {
      if (!scroller.isMoving) return;
      if (!isKnown) return void (answer.textContent = "");
      const hits = ["horizontal", "vertical"].map((axis) => scroller.flight(axis)).filter((flight) => flight?.collision);
      const first = hits.sort((a, b) => a.collision.time - b.collision.time)[0];
      if (!first) return void (answer.textContent = `At rest after ${shown(scroller.restTime - scroller.time)} s.`);
      const { collision: { time, edge, velocity }, peak } = first;
      answer.textContent = `Hit at ${shown(Math.abs(velocity), 0)} pt/s: ${shown(Math.abs(peak.value - edge))} pt beyond after ` +
        `${shown(peak.time - time, 3)} s, at rest after ${shown(first.restTime - time)} s.`;
    },
    ended: (_, isCaught) => isCaught && (answer.textContent = "Caught."),
  });
  const { values } = controls(sliders, {
    table: [
      ["liquid", "c", OIL, WATER, 30, "kg/s"], ["springs", "k", 119, 80, 400, "kg/s²", "log"], ["plate", "m", 1, 0.5, 2, "kg", "log"],
    ],
    presets: { "Oil, as in the article": { c: OIL, k: 119, m: 1 }, "Water": { c: WATER } },
    changed: pour, hasReset: false,
  });
  function pour({ c, k, m }) {
    const { dampingRatio: ζ, angularFrequency } = laws().spring({ mass: m, stiffness: k, damping: c });
    figure.change({
      feel: {
        deceleration: { kind: "exponential", decay: WATER / m },
        edge: { kind: "spring", hitFrequency: angularFrequency, releasedFrequency: angularFrequency, dampingRatio: ζ },
        thresholds: { slop: 4, minimumSpeed: 0, maximumSpeed: FASTEST },
      },
    });
    border.style.setProperty("--oil", `${Math.min(100, (100 * (c - WATER)) / (OIL - WATER))}%`);
    const apart = 100 * Math.abs(ζ - 1);
    const regime = ζ < 1 ? "under-damped: it passes its place and comes back" : ζ > 1 ? "over-damped: it creeps back" : "critical";
    names.textContent = `ζ = c / 2√(km) = ${shown(ζ, 3)}, ${apart > 0 && apart < 0.5 ? `critically damped but for ${shown(apart)} %` : regime}.`;
  }
  pour(values);
  const push = thrower(view, figure.scroller);
  const hit = (velocity) => () => {
    if (figure.scroller.isTracking) return;
    // From the middle, where every side is near.
    figure.scroller.contentOffset = REACH;
    figure.traces.clear();
    push(velocity, 0.03);
  };
  buttons(sliders, "Hit", {
    "Hit the side": hit({ x: -FASTEST, y: 0 }), "Hit the top": hit({ x: 0, y: FASTEST }), "Hit a corner": hit({ x: -800, y: -600 }),
  });
  sliders.append(names, answer);
}
