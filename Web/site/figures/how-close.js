// One flick into an edge by every published law, drawn by the engine, and how far each is from UIScrollView's.
import { chart, legend } from "../lib/chart.js";
import { controls, laws, make, shown, table, thrower } from "../lib/figure.js";
import { button, select } from "../lib/parts.js";
import { scrollingList } from "../lib/scrolling.js";

const COUNT = 24;
const FRAME = 1 / 60;
const FRAMES = 150;
const spring = (stiffness, dampingRatio = 1, mass = 1) => {
  const one = { mass, stiffness, dampingRatio };
  return { springs: { hit: one, released: one } };
};
// The laws as the command line names them, with the numbers their authors give. Rates are kept per millisecond.
const LAWS = [
  { name: "UIScrollView, 60 Hz", command: "uikit", colour: "--offset", dynamics: { uiKitFrames: FRAME } },
  { name: "no frames: the formula", command: "continuous", colour: "--prediction", dynamics: "continuous" },
  { name: "critical, δ = 10.9", command: "critical", colour: "--velocity", dash: "2 3", dynamics: spring(10.9 * 10.9) },
  { name: "spring, k = 100, ζ = 1", command: "spring:stiffness=100", colour: "--velocity", dash: "8 4", dynamics: spring(100) },
  // Flutter keeps 0.135 of the velocity each second: 0.135 to the power of a thousandth.
  { name: "Flutter’s numbers", command: "flutter", colour: "--ink", dash: "8 3 2 3", rate: 0.997999523125903,
    dynamics: spring(100, 1.1, 0.5) },
  // GTK decays by 4 per second inside, e^−0.004 per millisecond; beyond, critically by half of 20.
  { name: "GTK’s numbers", command: "gtk", colour: "--quiet", dash: "4 3", rate: 0.9960079893439915, dynamics: spring(100) },
];

export function mount(host) {
  const { view, scroller, change } = scrollingList({ stage: host.stage }, {
    title: "Contacts", label: `A list of ${COUNT} rows that moves by the chosen law`,
    help: "Flick it against an end.",
  }, { count: COUNT, seed: 1700 });

  host.controls.classList.add("laboratory");
  host.curves.classList.add("two");
  legend(host.curves, LAWS);
  const curve = chart(host.curves, {
    label: "One flick into an edge by six laws.", x: { name: "time", unit: "s", low: 0 },
    y: { name: "beyond the edge", unit: "pt" },
  });
  const difference = chart(host.curves, {
    label: "How far each law is from UIScrollView’s.", x: { name: "time", unit: "s", low: 0 },
    y: { name: "off by", unit: "pt" },
  });

  // The law that moves the list, and that the command compares.
  const choice = select("The list moves by", LAWS.map(({ name }, i) => [i, `The list moves by: ${name}`])).element;
  choice.addEventListener("change", () => {
    const { dynamics, rate } = LAWS[choice.value];
    change({ dynamics, decelerationRate: rate ?? "normal" });
    compare();
  });
  const push = thrower(view, scroller);
  const sliders = make("div", "sliders one");
  const { element, fill } = table(["law", "farthest, pt", "at rest after, s", "largest difference, pt"]);
  const code = make("code");
  host.controls.append(
    make("div", "presets", [choice, button("Throw", () => push({ x: 0, y: 4500 }))]), sliders, element, make("p", "command", code));
  const { values } = controls(sliders, {
    table: [["speed of the flick", "v", 3000, 500, 8000, "pt/s"], ["way to the edge", "s", 500, 0, 1500, "pt"]],
    hasReset: false, changed: () => compare(),
  });

  function compare() {
    const { v, s } = values;
    const all = LAWS.map((law) => fly(law, v, s));
    const end = Math.min(Math.max(...all.map(({ frames }) => frames)) + 2, FRAMES);
    const xs = Float64Array.from({ length: end }, (_, i) => i * FRAME);
    const near = all[0].values;
    // The first law is drawn last, above the others. Only the last 60 points before the edge are drawn; they differ beyond it.
    const series = (ys) => all.map(({ values }, i) => ({ ...LAWS[i], xs, ys: values.subarray(0, end).map(ys) })).reverse();
    curve.show(series((y) => (y - s < -60 ? NaN : y - s)));
    difference.show(series((y, i) => y - near[i]).slice(0, -1));
    fill(all.map(({ farthest, frames, values: ys }, i) => [
      LAWS[i].name.replaceAll(" = ", "\u00a0=\u00a0"), farthest > 0 ? shown(farthest) : "–",
      frames < FRAMES * 4 ? shown(frames * FRAME, 3) : "–",
      i === 0 ? "–" : shown(ys.reduce((far, y, j) => Math.max(far, Math.abs(y - near[j])), 0), 3),
    ]));
    const other = LAWS[Number(choice.value) || 1].command;
    code.textContent = `Scripts/overscroll compare --law uikit --against ${other} --velocity ${v} --max ${s}`;
  }

  compare();
}

// A flick by a law, frame by frame: offsets, how far beyond the edge, and after how many frames it rests.
function fly({ dynamics, rate = 0.998 }, velocity, edge) {
  const values = new Float64Array(FRAMES * 4);
  let frames = 0;
  if (dynamics.uiKitFrames) {
    // UIScrollView's arithmetic, a frame at a time.
    let state = { value: 0, velocity, isAtRest: false };
    for (let i = 1; i < values.length; i++) {
      if (!state.isAtRest) {
        const { value, velocity } = state;
        state = laws().frameStep({ value, velocity }, FRAME, { minimum: -1e6, maximum: edge, rate });
        frames = i;
      }
      // It is put on its edge in the frame in which it ends.
      values[i] = state.isAtRest && Math.abs(state.value - edge) < 0.5 ? edge : state.value;
    }
  } else {
    const flight = laws().flight({ velocity, minimum: -1e6, maximum: edge, decelerationRate: rate, dynamics });
    values.set(flight.sample({ interval: FRAME, count: values.length }).value);
    frames = Math.ceil(flight.restTime / FRAME - 1e-9);
  }
  return { values, frames, farthest: values.reduce((far, y) => Math.max(far, y - edge), 0) };
}
