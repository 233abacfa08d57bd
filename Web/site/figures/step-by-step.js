// The article's scroll view, one mechanism at a time, and the flaws it warns of. Each step is a feel of the engine's; each flaw
// is made of bounds: content that may rest nowhere else, or there too.
import "../feel.js";
import { cover } from "../lib/drawings.js";
import { buttons, choices, controls, laws, make, shown, stage, thrower, write } from "../lib/figure.js";
import { place, scrolling } from "../lib/scrolling.js";

// A wall of covers: a square of so many, of so many points, over and over.
const MANY = 6;
const TILE = 140;
const SIZE = { width: 42 * TILE, height: 49 * TILE };
// No finger is as fast, in points per second.
const NEVER = 1e6;
const STEPS = [
  {
    name: "1 Clamp", bounces: false, least: NEVER,
    words: "The offset follows the finger and is clamped to the content: SimpleScrollView. It stops where the finger lifts.",
  },
  {
    name: "2 Deceleration", bounces: false,
    words: "After the release it goes on and slows down: DecelerationTimingParameters. At an edge it stops dead.",
  },
  {
    name: "3 Bounce", bounces: true, band: { kind: "stop" },
    words: "At the edge a spring takes over with the velocity of the hit: SpringTimingParameters. A finger still cannot pull beyond.",
  },
  {
    name: "4 Rubber band", bounces: true, band: { kind: "hyperbolic", coefficient: 0.55 },
    words: "A finger pulls beyond the edge, less and less: RubberBand. Released there, a spring takes it back.",
  },
];
// How far outside a pull is cancelled, in points.
const PULLED = 138;
// From which step on each can be seen.
const FLAWS = { "One vector": 2, "One stiffness": 3, "Ignores a cancel": 3 };
const PROMPT = "Flick the wall against an edge, or press a button.";

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "SimpleScrollView", label: "A wall of record covers that scrolls as far as the article has come",
    help: "Drag and flick the wall at every step. Arrow keys scroll.",
  });
  const covers = Array.from({ length: MANY * MANY }, (_, i) => cover(i).replace("<svg",
    `<svg x="${(i % MANY) * TILE + 6}" y="${Math.floor(i / MANY) * TILE + 6}" width="${TILE - 12}" height="${TILE - 12}"`));
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${MANY * TILE}" height="${MANY * TILE}">${covers.join("")}</svg>`;
  const wall = make("div", "", [], { style: "position: absolute; inset: 0; pointer-events: none" });
  wall.style.backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
  view.append(wall);
  const words = make("p");
  const answer = make("p", "", PROMPT);
  const flaws = new Set();
  let step = STEPS[0];
  // Bounds are bent while a flaw holds the content where it should not rest.
  let isBent = false;

  const straighten = () => {
    if (!isBent) return;
    isBent = false;
    figure.scroller.contentInset = {};
  };
  const said = ({ x, y }) => `${shown(x, 0)}, ${shown(y, 0)}`;
  const panel = (axis, colour) => place(axis, {
    colour, least: 120, digits: 0, share: 1.3,
    bounds: ({ minimumOffset, maximumOffset }) => [[minimumOffset[axis], ""], [maximumOffset[axis], "edge"]],
  });
  const figure = scrolling(host, view, {
    settings: { contentSize: SIZE, contentOffset: { x: 4760, y: 4620 }, minimumFlingSpeed: NEVER, bounces: false },
    label: "Both offsets of the wall against time, with what will be drawn at the release.",
    panels: [panel("x", "--velocity"), panel("y", "--offset")],
    show({ offset }, scroller) {
      // A finger finds the bounds as they are.
      if (scroller.isTracking) straighten();
      // As much of it as there is: beyond its edges the wall ends.
      const { width, height } = scroller.viewport;
      wall.style.backgroundPosition = `${-offset.x}px ${-offset.y}px`;
      wall.style.clipPath = `inset(${Math.max(0, -offset.y)}px ${Math.max(0, offset.x + width - SIZE.width)}px ` +
        `${Math.max(0, offset.y + height - SIZE.height)}px ${Math.max(0, -offset.x)}px)`;
      write(note, said(offset));
    },
    changed(scroller, isKnown) {
      if (!scroller.isMoving || isBent) return;
      if (!isKnown) return void (answer.textContent = "");
      const { destination, overscroll, restTime, time } = scroller;
      const outside = Math.hypot(overscroll.x, overscroll.y);
      answer.textContent = outside > 0 ? `Released ${shown(outside, 0)} pt outside: back after ${shown(restTime - time)} s.`
        : `Comes to rest at ${said(destination)} after ${shown(restTime - time)} s.`;
    },
    ended({ contentOffset }, isCaught) {
      if (isCaught) answer.textContent = "Caught.";
      else if (!isBent && answer.textContent !== PROMPT) answer.textContent = `At rest at ${said(contentOffset)}.`;
    },
  });
  const { scroller } = figure;
  for (const kind of ["wheel", "keydown"]) view.addEventListener(kind, straighten, { capture: true, passive: true });

  // One vector for both axes: where one meets its edge, the other has its edge as well.
  scroller.on("didEndDragging", () => queueMicrotask(() => {
    if (!flaws.has("One vector") || step.band === undefined || !scroller.isMoving) return;
    const hits = ["horizontal", "vertical"].map((axis) => scroller.flight(axis)?.collision?.time ?? Infinity);
    if (Math.min(...hits) === Infinity || hits[0] === hits[1]) return;
    const other = hits[0] < hits[1] ? "y" : "x";
    const going = scroller.velocity[other];
    if (going === 0) return;
    const free = scroller.destination[other];
    const at = scroller.predict(Math.min(...hits)).offset[other];
    const [first, last] = other === "y" ? ["top", "bottom"] : ["left", "right"];
    isBent = true;
    figure.change({
      contentInset: going > 0 ? { [last]: at - scroller.maximumOffset[other] } : { [first]: scroller.minimumOffset[other] - at },
    });
    answer.textContent = `${other === "y" ? "x" : "y"} meets its edge, and ${other} stops at ${shown(at, 0)} where it goes on to ${shown(free, 0)}.`;
  }));
  // A cancel that nobody handles: what was pulled stays outside.
  const ignoreCancel = () => {
    const { overscroll: { x, y } } = scroller;
    if (!flaws.has("Ignores a cancel") || !scroller.isTracking || (!x && !y)) return;
    scroller.contentInset = { top: Math.max(-y, 0), bottom: Math.max(y, 0), left: Math.max(-x, 0), right: Math.max(x, 0) };
    isBent = true;
    answer.textContent = `Cancelled ${shown(Math.hypot(x, y), 0)} pt outside: it stays at ${shown(x ? scroller.contentOffset.x : scroller.contentOffset.y, 0)}.`;
  };
  view.addEventListener("pointercancel", ignoreCancel, { capture: true });

  const apply = (values) => {
    const frequency = (stiffness) => laws().spring({ stiffness, dampingRatio: 1 }).angularFrequency;
    figure.change({
      feel: {
        ...(step.band && { band: step.band }),
        edge: {
          kind: "spring", dampingRatio: 1, hitFrequency: frequency(values["k₁"]),
          releasedFrequency: frequency(values[flaws.has("One stiffness") ? "k₁" : "k₂"]),
        },
      },
      bounces: step.bounces,
      minimumFlingSpeed: step.least ?? 250,
    });
  };
  choices(host.controls, "Step", Object.fromEntries(STEPS.map((one) => [one.name, one])), step, (one) => {
    step = one;
    straighten();
    words.textContent = one.words;
    answer.textContent = PROMPT;
    lock();
    apply(values);
  });
  const push = thrower(view, scroller);
  const from = (place) => {
    if (scroller.isTracking) return;
    straighten();
    scroller.contentOffset = { ...scroller.contentOffset, ...place };
    figure.traces.clear();
    answer.textContent = PROMPT;
  };
  buttons(host.controls, "Throw", {
    "Throw it": () => {
      from({ x: scroller.maximumOffset.x - 700 });
      push({ x: 2500, y: 0 });
    },
    "Throw it diagonally": () => {
      from({ x: scroller.maximumOffset.x - 212, y: 4838 });
      push({ x: 1768, y: 1768 });
    },
    "Pull, then cancel": () => {
      from({ y: 0 });
      // As far as the band turns into PULLED, at a whole interval of the finger's.
      const { slop, viewport: { height } } = scroller;
      const speed = (laws().rubberBand({ dimension: height }).distance(PULLED) + slop) / 0.35;
      push({ x: 0, y: -speed }, 0.354 - slop / speed, (time) => {
        ignoreCancel();
        scroller.touchCancelled(-1, time);
        figure.replan();
      });
    },
  });
  const toggles = buttons(host.controls, "Flaws", Object.fromEntries(Object.keys(FLAWS).map((name) => [name, () => {
    if (!flaws.delete(name)) flaws.add(name);
    lock();
    apply(values);
  }])), "toggles");
  const lock = () => [...toggles.children].forEach((button) => {
    button.disabled = STEPS.indexOf(step) < FLAWS[button.textContent];
    button.setAttribute("aria-pressed", flaws.has(button.textContent));
  });
  const { values } = controls(host.controls, {
    table: [["stiffness, hit", "k₁", 100, 40, 400, "1/s²", "log"], ["stiffness, released outside", "k₂", 200, 40, 400, "1/s²", "log"]],
    changed: apply,
  });
  words.textContent = step.words;
  lock();
  host.controls.querySelector(".presets").after(words, answer);
}
