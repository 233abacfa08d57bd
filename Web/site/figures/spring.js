// A spring: one displacement moves a place, a colour, a turn and a size.
import { buttons, clamp, controls, laws, make, shown, stage, thrower } from "../lib/figure.js";
import { scrolling, vertical } from "../lib/scrolling.js";

const INITIAL = { m: 1, k: 200, ζ: 0.4 };
const REACH = 200;

export function mount(host) {
  const { view } = stage(host.stage, {
    title: "One spring", label: "A disc on a spring, with a swatch, a card and a bubble that follow it",
    help: "Drag the disc and release, or use the up and down arrow keys.",
  });
  const disc = make("div", "disc");
  const swatch = make("div", "swatch", "colour");
  const card = make("div", "card", "turn");
  const bubble = make("div", "bubble", "size");
  view.append(make("div", "springs", [make("div", "rail"), disc, make("div", "others", [swatch, card, bubble])]));

  const springOf = ({ m, k, ζ }) => ({ mass: m, stiffness: k, dampingRatio: ζ });
  const hits = (spring) => ({ springs: { hit: spring, released: spring } });
  let current = springOf(INITIAL);
  const settle = make("p", "", "Pull the disc, or flick it; a rubber band holds it back.");
  // Content as large as the view: every pull is beyond the edge, every release this spring's.
  const figure = scrolling(host, view, {
    settings: { alwaysBounceVertical: true, displayScale: 0, minimumFlingSpeed: 0, dynamics: hits(current) },
    label: "Displacement and velocity of the spring against time, with the prediction drawn at release.",
    // Down is positive here, as the disc is seen to move.
    panels: vertical(
      { name: "displacement", of: ({ offset }) => -offset.y, convert: (value) => -value, bounds: () => [[0, "at rest"]] },
      { of: ({ velocity }) => -velocity.y, convert: (value) => -value },
    ),
    rested: () => "At rest",
    ended(scroller, isCaught) {
      settle.textContent = isCaught ? "Caught." : "At rest. Pull the disc, or flick it; a rubber band holds it back.";
    },
    show({ offset }) {
      const x = -offset.y;
      const share = clamp(x / REACH, -1, 1);
      disc.style.transform = `translateY(${x}px)`;
      swatch.style.background = share < 0
        ? `color-mix(in oklab, var(--prediction) ${-share * 100}%, var(--offset))`
        : `color-mix(in oklab, var(--velocity) ${share * 100}%, var(--offset))`;
      card.style.transform = `rotate(${(x / REACH) * 90}deg)`;
      bubble.style.transform = `scale(${Math.max(0.1, 1 + (x / REACH) * 0.7)})`;
    },
    changed(scroller) {
      if (!scroller.isMoving) return;
      const [value, velocity] = [scroller.contentOffset.y, scroller.velocity.y];
      const time = laws().springMotion(current, { start: value, velocity }).settleTime(0.5);
      settle.textContent = `Released ${shown(Math.abs(value), 1)} pt away at ${shown(Math.abs(velocity), 0)} pt/s: ` +
        `within half a point for good after ${time === null ? "ever" : shown(time)} s.`;
    },
  });
  // Content follows the view's size, so that there is nothing to scroll.
  const { scroller } = figure;
  const follow = () => (scroller.contentSize = scroller.viewport);
  follow();
  new ResizeObserver(() => requestAnimationFrame(follow)).observe(view);

  const names = make("p");
  const tell = (values) => {
    current = springOf(values);
    const { angularFrequency, response, bounce } = laws().spring(current);
    names.textContent = `ω₀ = ${shown(angularFrequency)} per second, response ${shown(response)} s, ` +
      `in SwiftUI’s words duration ${shown(response)} and bounce ${shown(bounce)}.`;
  };
  const { values } = controls(host.controls, {
    table: [
      ["damping ratio", "ζ", INITIAL.ζ, 0.05, 3, ""],
      ["stiffness", "k", INITIAL.k, 10, 1000, "1/s²", "log"],
      ["mass", "m", INITIAL.m, 0.1, 10, "", "log"],
    ],
    presets: {
      "Under-damped": { ζ: 0.4 }, "Critical": { ζ: 1 }, "Over-damped": { ζ: 2 },
      "The articles’": { m: 1, k: 200, ζ: 1 },
    },
    changed(values) {
      tell(values);
      figure.change({ dynamics: hits(current) });
    },
  });
  tell(values);
  const push = thrower(view, scroller);
  buttons(host.controls, "Move", { "Flick it down": () => push({ x: 0, y: -2500 }), "Flick it up": () => push({ x: 0, y: 2500 }) });
  // A key flicks it as well; there is nothing to scroll.
  view.addEventListener("keydown", (event) => {
    const speed = { ArrowDown: -2500, ArrowUp: 2500 }[event.key];
    if (!speed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    push({ x: 0, y: speed });
  });
  host.controls.append(names, settle);
}
