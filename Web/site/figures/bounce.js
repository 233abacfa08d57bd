// The bounce: one law for hitting an edge and for a release beyond it, and what others made of it.
import { buttons, controls, laws, make, shown, table, thrower } from "../lib/figure.js";
import { scrollingList, vertical } from "../lib/scrolling.js";
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
  let isSpring = false;
  const { element, fill } = table(["", "farthest, pt", "at rest after, s"]);
  const write = (words, rows) => {
    element.querySelector("th").textContent = words;
    fill(rows.map(([name, ...cells], i) => {
      const { colour, dash } = OTHERS[i - 1] ?? { colour: "--offset" };
      const style = `border-top-color: var(${colour}); border-top-style: ${dash ? "dashed" : "solid"}`;
      return [[make("span", "key", [], { style }), name], ...cells];
    }));
  };
  const blank = () => write("Flick it against an end", ["iOS", ...OTHERS.map(({ name }) => name)].map((name) => [name, "–", "–"]));
  blank();

  // How far beyond the nearer edge an offset is: below 0 before the first, above 0 after the last.
  const beyond = (offset) => Math.min(offset - least, 0) + Math.max(offset - greatest, 0);
  let [least, greatest] = [0, 0];
  const { view, traces, scroller, change } = scrollingList(host, {
    title: "Contacts", label: `A list of ${COUNT} rows that bounces at both ends`,
    help: "Flick it against an end, or pull it beyond one and release.",
  }, {
    count: COUNT, seed: 500,
    label: "Offset and velocity against time; the bounds are thin lines. After a hit, the bounces of " +
      "two published springs are drawn next to the one that moves the list.",
    panels: vertical({
      name: "overscroll", of: (frame) => beyond(frame.offset.y), convert: beyond, least: 60, bounds: () => [[0, "edge"]],
    }),
    changed: (_, isKnown) => isKnown && compare(),
  });
  const measure = () => ([least, greatest] = [scroller.minimumOffset.y, scroller.maximumOffset.y]);
  measure();
  new ResizeObserver(measure).observe(view);

  // What each law makes of the same hit, from the moment it happens.
  function compare() {
    const flight = scroller.flight("vertical");
    const outside = scroller.overscroll.y;
    const collision = flight?.collision;
    // A key goes by no law of bounces, also beyond an edge.
    if (!flight || (!collision && outside === 0)) {
      traces.overlay([]);
      return blank();
    }
    const { edge, time: from, velocity } = collision ?? {
      edge: outside < 0 ? scroller.minimumOffset.y : scroller.maximumOffset.y, time: scroller.time, velocity: scroller.velocity.y,
    };
    const start = collision ? 0 : outside;
    const curves = OTHERS.map(({ stiffness, dampingRatio, colour, dash }) => {
      const motion = laws().springMotion({ mass: 1, stiffness, dampingRatio }, { start, velocity });
      const { value: values } = motion.sample({ interval: STEP, count: LENGTH });
      return { colour, dash, values, times: values.map((_, i) => from + i * STEP), motion };
    });
    traces.overlay(curves);
    const ours = scroller.sample({ from, interval: STEP, count: LENGTH }).y;
    const peak = ours.reduce((far, y) => Math.max(far, Math.abs(y - edge)), 0);
    const rows = [
      [isSpring ? "this spring" : "iOS", peak, flight.restTime - from],
      ...curves.map(({ motion }, i) => [
        OTHERS[i].name, Math.abs(collision ? motion.peak?.value ?? 0 : start), motion.settleTime(0.5),
      ]),
    ];
    write(collision ? `Hit at ${shown(Math.abs(velocity), 0)} pt/s` : `Released ${shown(Math.abs(start))} pt beyond`,
      rows.map(([name, farthest, time]) => [name, shown(farthest, 1), time === null ? "never" : shown(time)]));
  }

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
    changed({ k, ζ }) {
      isSpring = k !== null;
      const spring = { mass: 1, stiffness: k, dampingRatio: ζ };
      change({ dynamics: isSpring ? { springs: { hit: spring, released: spring } } : "uiKit" });
    },
  });
  const push = thrower(view, scroller);
  buttons(host.controls, "Throw", {
    "Throw to the end": () => push({ x: 0, y: 4500 }),
    "Throw to the start": () => push({ x: 0, y: -4500 }),
  });
  host.controls.append(element);
  tank(document.getElementById("tank"));
}
