// The bounce: one law for hitting an edge and for a release beyond it, and what others made of it.
import { physics } from "../physics.js";
import { engine } from "../lib/engine.js";
import { buttons, controls } from "../lib/controls.js";
import { thrower } from "../lib/finger.js";
import { list } from "../lib/rows.js";
import { scrolling, vertical } from "../lib/scrolling.js";
import { cells, make, stage } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";
import { tank } from "../lib/tank.js";

const COUNT = 24;
const LENGTH = 180;
const STEP = 1 / 120;
// The articles' springs for the same bounce: both of mass 1.
const OTHERS = [
  { name: "critical, δ = 10.9", stiffness: 10.9 * 10.9, dampingRatio: 1, colour: "--ink", dash: [2, 3] },
  { name: "soft, k = 100, ζ = 1", stiffness: 100, dampingRatio: 1, colour: "--velocity", dash: [8, 3, 2, 3] },
];

export function mount(host) {
  host.controls.classList.add("has-table");
  const { view } = stage(host.stage, {
    title: "Contacts", label: `A list of ${COUNT} rows that bounces at both ends`,
    help: "Flick it against an end, or pull it beyond one and release.",
  });
  const { rows, show } = list(view, { count: COUNT, seed: 500 });
  let isSpring = false;
  const results = table();

  // How far beyond the nearer edge an offset is: below 0 before the first, above 0 after the last.
  function beyond(offset) {
    return offset < least ? offset - least : offset > greatest ? offset - greatest : 0;
  }
  let least = 0;
  let greatest = 0;
  const figure = scrolling(host, view, {
    settings: { contentSize: rows.contentSize },
    label: "Offset and velocity against time; the bounds are thin lines. After a hit, the bounces of " +
      "two published springs are drawn next to the one that moves the list.",
    panels: vertical(() => [[0, "edge"]]).map((panel) => (panel.of === "y" ? {
      ...panel, name: "overscroll", of: (frame) => beyond(frame.offset.y), convert: beyond, least: 60,
    } : panel)),
    changed: (_, isKnown) => isKnown && compare(),
    show,
  });
  const { traces, scroller } = figure;
  const measure = () => ([least, greatest] = [scroller.minimumOffset.y, scroller.maximumOffset.y]);
  measure();
  new ResizeObserver(measure).observe(view);

  // What each law makes of the same hit, from the moment it happens.
  function compare() {
    if (!traces) return;
    const flight = scroller.flight("vertical");
    const outside = scroller.overscroll.y;
    const collision = flight?.collision;
    if (!collision && outside === 0) return void traces.overlay([]);
    const edge = collision ? collision.edge
      : outside < 0 ? scroller.minimumOffset.y : scroller.maximumOffset.y;
    const from = collision ? collision.time : scroller.time;
    const start = collision ? 0 : outside;
    const velocity = collision ? collision.velocity : scroller.velocity.y;
    const curves = OTHERS.map(({ stiffness, dampingRatio, colour, dash }) => {
      const motion = physics(engine).springMotion({ mass: 1, stiffness, dampingRatio }, { start, velocity });
      const { value } = motion.sample({ interval: STEP, count: LENGTH });
      return {
        colour, dash, values: value,
        times: value.map((_, i) => from + i * STEP), motion,
      };
    });
    traces.overlay(curves);
    const ours = scroller.sample({ from, interval: STEP, count: LENGTH }).y;
    const peak = ours.reduce((far, y) => Math.max(far, Math.abs(y - edge)), 0);
    results.fill([
      [isSpring ? "this spring" : "iOS", peak, flight.restTime - from],
      ...curves.map(({ motion }, i) => [
        OTHERS[i].name,
        Math.abs(collision ? motion.peak?.value ?? 0 : start), motion.settleTime(0.5),
      ]),
    ], collision ? `Hit at ${shown(Math.abs(velocity), 0)} pt/s` : `Released ${shown(Math.abs(start))} pt beyond`);
  }

  const apply = ({ k, ζ }) => {
    const spring = isSpring && { mass: 1, stiffness: k, dampingRatio: ζ };
    figure.change({ dynamics: spring ? { springs: { hit: spring, released: spring } } : "uiKit" });
  };
  controls(host.controls, {
    table: [["stiffness", "k", 118.8, 20, 600, "1/s²", "log"], ["damping ratio", "ζ", 1, 0.2, 2, ""]],
    // iOS is no spring: it has none of these numbers.
    start: { k: null, ζ: null },
    presets: {
      "iOS": { k: null, ζ: null },
      "Critical spring": { k: OTHERS[0].stiffness, ζ: 1 },
      "Soft spring": { k: 100, ζ: 1 },
      "Springy": { k: 200, ζ: 0.5 },
    },
    changed(values) {
      isSpring = values.k !== null;
      apply(values);
    },
  });
  const push = thrower(view, figure.scroller);
  buttons(host.controls, "Throw", {
    "Throw to the end": () => push({ x: 0, y: 4500 }),
    "Throw to the start": () => push({ x: 0, y: -4500 }),
  });
  host.controls.append(results.element);
  tank(document.getElementById("tank"));

  function table() {
    const element = make("table");
    element.innerHTML = "<thead><tr><th>Flick it against an end<th>farthest, pt<th>over in, s</thead><tbody></tbody>";
    const title = element.querySelector("th");
    const body = element.querySelector("tbody");
    const lines = ["iOS", ...OTHERS.map(({ name }) => name)].map((name, i) => {
      const line = cells(["", "–", "–"]);
      const key = make("span", "key");
      const { colour, dash } = OTHERS[i - 1] ?? { colour: "--offset" };
      key.style.borderTopColor = `var(${colour})`;
      key.style.borderTopStyle = dash ? "dashed" : "solid";
      const label = make("span", "", name);
      line.firstChild.append(key, label);
      body.append(line);
      return { label, line };
    });
    return {
      element,
      fill(all, words) {
        title.textContent = words;
        all.forEach(([name, peak, time], i) => {
          const { label, line } = lines[i];
          label.textContent = name;
          line.children[1].textContent = shown(peak, 1);
          line.children[2].textContent = time === null ? "never" : shown(time);
        });
      },
    };
  }
}
