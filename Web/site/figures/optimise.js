// A law fitted to a recording, one step at a time: the articles' way, and least squares next to it.
import { DescentFit, FitLaw, LeastSquares } from "../fit.js";
import { Recording, RecordingError, Relation } from "../recording.js";
import { Chart, legend } from "../lib/chart.js";
import { controls } from "../lib/controls.js";
import { engine } from "../lib/engine.js";
import { examples } from "../lib/examples.js";
import { around, report, spelled, start, symbol } from "../lib/fitting.js";
import { button, group, select } from "../lib/parts.js";
import { pasteDialog } from "../lib/paste.js";
import { list } from "../lib/rows.js";
import { scrolling } from "../lib/scrolling.js";
import { announcement, make, stage } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";
import { Watch } from "../lib/watch.js";

const COUNT = 24;
const POINTS = 240;
const LIMIT = 50_000;
const LAWS = {
  critical: "critical spring", oscillator: "free spring", uiKit: "UIScrollView’s law", deceleration: "deceleration",
  stopping: "deceleration", rubberBand: "rubber band", bandSlope: "rubber band",
};
// What is related: the law, and both axes.
const RELATIONS = {
  flicks: ["stopping", ["speed", "pt/s"], ["distance", "pt"]],
  pulls: ["rubberBand", ["finger", "pt"], ["offset", "pt"]],
  slopes: ["bandSlope", ["beyond the limit", "pt"], ["its change over the finger’s", ""]],
};
// How the bounce you make is rounded: as a display of three pixels a point does.
const SCALE = 3;

export function mount(host) {
  const { view } = stage(host.stage, {
    title: "Make a recording", label: `A list of ${COUNT} rows that bounces at both ends`,
    help: "Flick it against an end: its bounce becomes the recording.",
  });
  const { rows, show: showRows } = list(view, { count: COUNT, seed: 1300 });
  const lab = laboratory(host);
  const watch = new Watch({
    range: () => [scroller.minimumOffset.y, scroller.maximumOffset.y],
    bounce: ({ times, offsets }) => lab.record(new Recording({
      name: "your bounce", times, offsets: offsets.map((y) => Math.round(y * SCALE) / SCALE), displayScale: SCALE,
    }), `Your bounce: ${offsets.length} frames of this display, rounded to thirds of a point.`),
  });
  const { scroller } = scrolling({ stage: host.stage }, view, {
    settings: { contentSize: rows.contentSize },
    show(frame, scroller) {
      showRows(frame, scroller);
      watch.frame(frame.time, frame.offset.y);
    },
  });
  // By events: a busy page may not show a single frame of a quick drag.
  scroller.on("willBeginDragging", () => watch.touch(NaN));
  scroller.on("didEndDragging", () => watch.lift());
  // Frames end at rest; the watch is notified that nothing changed afterwards.
  scroller.on("didEndDecelerating", () => queueMicrotask(() =>
    watch.frame(scroller.time + 1, scroller.frame.offset.y)));
}

// Everything next to the stage.
function laboratory(host) {
  host.controls.classList.add("laboratory");
  host.curves.classList.add("two");
  legend(host.curves, [
    { name: "recorded", colour: "--offset", isPoints: true }, { name: "fitted", colour: "--velocity" },
    { name: "rms, and what rounding alone makes", colour: "--prediction", dash: true },
  ]);
  const curve = new Chart(host.curves, {
    label: "The recording, and the fitted curve over it.", x: { name: "time", unit: "s" },
    y: { name: "beyond the edge", unit: "pt" },
  });
  const path = new Chart(host.curves, {
    label: "The error after every step.", x: { name: "step", unit: "", low: 0, digits: 0 }, y: { name: "rms", unit: "pt", isLog: true },
  });

  const state = {
    data: null, law: "critical", method: "descent", from: null, fit: null, history: [[], []], request: 0, due: 0,
    choice: examples[0].name,
  };
  const status = announcement();
  const source = make("p", "source");

  // -- What is chosen --

  const line = make("div", "presets");
  const data = select("Recording", [...examples.map(({ name }) => name), "Your bounce", "Paste…"].map((one) => [one, one]));
  const law = select("Law");
  const method = group("Method", { "Descent": "descent", "Least squares": "leastSquares" }, state.method, (value) => {
    state.method = value;
    restart();
  });
  const play = button("Play", () => (state.request ? pause() : run()));
  const step = button("Step", () => {
    pause();
    advance(1);
  });
  const again = button("Start again", () => restart());
  line.append(data.element, law.element, method.element, play, step, again);
  const sliders = make("div", "sliders");
  const table = make("table");
  table.innerHTML = "<thead><tr><th>number<th>now<th>standard error</thead><tbody></tbody>";
  host.controls.append(line, sliders, table, source, status);

  const paste = pasteDialog((found, words) => {
    record(found, words);
    state.choice = "Paste…";
  });
  host.controls.append(paste.element);
  // Left without a recording, the list of them says again which one is shown.
  paste.element.addEventListener("close", () => (data.element.value = state.choice));
  const open = () => {
    pause();
    paste.open();
  };
  data.element.addEventListener("change", () => {
    const example = examples.find(({ name }) => name === data.element.value);
    if (data.element.value === "Paste…") return open();
    state.choice = data.element.value;
    if (example) return record(example.make(engine), example.words);
    source.textContent = "Flick the list against an end; its bounce becomes the recording.";
  });
  // Chosen again, the last one must open as well.
  data.element.addEventListener("click", () => data.element.value === "Paste…" && !paste.isOpen && open());
  law.element.addEventListener("change", () => choose(law.element.value));

  function record(found, words) {
    const [only, x, y] = found instanceof Relation
      ? RELATIONS[found.kind] : [null, ["time", "s"], ["beyond the edge", "pt"]];
    const all = only ? [only] : ["critical", "oscillator", "uiKit", "deceleration"];
    const count = (found.moving ?? found).count;
    const laws = all.filter((name) => count > FitLaw[name].names.length);
    if (laws.length === 0) {
      const needed = FitLaw[all[0]].names.length;
      throw new RecordingError(found.name, null, `${count} samples for ${needed} numbers; more are needed`);
    }
    pause();
    state.data = found;
    source.textContent = words;
    if (found.name === "your bounce") data.element.value = state.choice = "Your bounce";
    law.fill(laws.map((name) => [name, LAWS[name]]));
    curve.change({ x: { name: x[0], unit: x[1] }, y: { name: y[0], unit: y[1] } });
    state.unit = only === "bandSlope" ? "" : "pt";
    path.change({ y: { name: "rms", unit: state.unit, isLog: true } });
    choose(laws.includes(state.law) ? state.law : laws[0]);
  }

  // A law: the sliders are its numbers, and stand where the fit starts.
  function choose(name) {
    state.law = name;
    law.element.value = name;
    state.from = start(state.data, name);
    sliders.replaceChildren();
    const { names, units } = FitLaw[name];
    const values = names.map((one) => state.from[one]);
    controls(sliders, {
      hasReset: false,
      table: names.map((one, i) => ["start", symbol(one), values[i], ...around(one, values[i]), units[i]]),
      changed(now) {
        state.from = Object.fromEntries(names.map((one) => [one, now[symbol(one)]]));
        restart();
      },
    });
    restart();
  }

  // -- The fit --

  function restart() {
    pause();
    state.fit?.destroy();
    const Method = state.method === "descent" ? DescentFit : LeastSquares;
    state.fit = new Method(engine, state.law, state.data, { from: state.from });
    state.history = [[0], [state.fit.rms]];
    show();
    status.textContent = "";
  }

  function advance(count) {
    const { fit, history } = state;
    for (let i = 0; i < count && !fit.isFinished && fit.steps < LIMIT; i++) {
      const { steps, rms } = fit.step();
      history[0].push(steps);
      history[1].push(rms);
    }
    show();
    if (isOver()) {
      pause();
      say();
    }
  }

  const isOver = () => state.fit.isFinished || state.fit.steps >= LIMIT;

  function run() {
    if (isOver()) restart();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return advance(LIMIT);
    state.due = 0;
    state.request = requestAnimationFrame(tick);
    play.textContent = "Pause";
  }

  function pause() {
    cancelAnimationFrame(state.request);
    state.request = 0;
    play.textContent = "Play";
  }

  // A descent takes a step a frame, and more as it goes on; the few rounds of least squares take their time.
  function tick(milliseconds) {
    state.request = requestAnimationFrame(tick);
    if (state.method === "descent") return advance(1 + Math.floor(state.fit.steps / 120));
    if (milliseconds < state.due) return;
    state.due = milliseconds + 400;
    advance(1);
  }

  // -- What is seen --

  function show() {
    const { data, fit, history } = state;
    const relation = data instanceof Relation;
    const [xs, ys] = relation ? [data.inputs, data.outputs] : [data.times, data.offsets];
    const end = xs.reduce((a, b) => Math.max(a, b));
    const begin = relation ? xs.reduce((a, b) => Math.min(a, b), 0) : 0;
    const inputs = Float64Array.from({ length: POINTS }, (_, i) => begin + (i / (POINTS - 1)) * (end - begin));
    curve.show([
      { colour: "--offset", isPoints: true, xs, ys },
      { colour: "--velocity", isFree: true, xs: inputs, ys: fit.values(inputs) },
    ]);
    const result = fit.result;
    const floor = result.quantisationFloor;
    const thin = Math.ceil(history[0].length / 500);
    const some = (values) => (thin === 1 ? values : values.filter((_, i) => i % thin === 0 || i === values.length - 1));
    path.show([
      { colour: "--prediction", xs: some(history[0]), ys: some(history[1]) },
      { colour: "--prediction", isPoints: true, size: 4, xs: [history[0].at(-1)], ys: [history[1].at(-1)] },
      ...(floor ? [{ colour: "--prediction", dash: "4 4", xs: [0, Math.max(history[0].at(-1), 1)], ys: [floor, floor] }] : []),
    ]);
    table.tBodies[0].innerHTML = report(fit, result).map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("");
  }

  function say() {
    const { numbers, rms } = state.fit.result;
    const words = numbers.map(({ name, value, standardError }) =>
      `${symbol(name)} ${spelled(value, standardError, "")} ± ${spelled(standardError, standardError, "")}`);
    status.textContent = `Finished after ${state.fit.steps} steps: ${words.join(", ")}; rms ${shown(rms, 4)}${state.unit && " points"}`;
  }

  record(examples[0].make(engine), examples[0].words);
  return { record };
}
