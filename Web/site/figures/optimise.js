// A law fitted to a recording, one step at a time: the articles' way, and least squares next to it.
import { DescentFit, FitLaw, LeastSquares } from "../fit.js";
import { chart, legend } from "../lib/chart.js";
import { examples } from "../lib/examples.js";
import { announcement, controls, engine, isStill, make, shown, spread, table } from "../lib/figure.js";
import { around, report, spelled, start, symbol } from "../lib/fitting.js";
import { button, group, select } from "../lib/parts.js";
import { pasteDialog } from "../lib/paste.js";
import { scrollingList } from "../lib/scrolling.js";
import { watching } from "../lib/watch.js";
import { Recording, RecordingError } from "../recording.js";

const COUNT = 24;
const POINTS = 240;
const LIMIT = 50_000;
const LAWS = {
  critical: "critical spring", oscillator: "free spring", uiKit: "UIScrollView’s law", deceleration: "deceleration",
  stopping: "deceleration", rubberBand: "rubber band", bandSlope: "rubber band",
};
// The laws for what is recorded, and both axes.
const KINDS = {
  recording: [["critical", "oscillator", "uiKit", "deceleration"], ["time", "s"], ["beyond the edge", "pt"]],
  flicks: [["stopping"], ["speed", "pt/s"], ["distance", "pt"]],
  pulls: [["rubberBand"], ["finger", "pt"], ["offset", "pt"]],
  slopes: [["bandSlope"], ["beyond the limit", "pt"], ["its change over the finger’s", ""]],
};
// How the bounce you make is rounded: as a display of three pixels a point does.
const SCALE = 3;

export function mount(host) {
  const lab = laboratory(host);
  const watch = watching({
    range: () => [scroller.minimumOffset.y, scroller.maximumOffset.y],
    bounce: ({ times, offsets }) => lab.record(new Recording({
      name: "your bounce", times, offsets: offsets.map((y) => Math.round(y * SCALE) / SCALE), displayScale: SCALE,
    }), `Your bounce: ${offsets.length} frames of this display, rounded to thirds of a point.`),
  });
  const { scroller } = scrollingList({ stage: host.stage }, {
    title: "Make a recording", label: `A list of ${COUNT} rows that bounces at both ends`,
    help: "Flick it against an end: its bounce becomes the recording.",
  }, { count: COUNT, seed: 1300, show: ({ time, offset }) => watch.frame(time, offset.y) });
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
    { name: "rms, and what rounding alone makes", colour: "--prediction", dash: "4 4" },
  ]);
  const curve = chart(host.curves, {
    label: "The recording, and the fitted curve over it.", x: { name: "time", unit: "s" },
    y: { name: "beyond the edge", unit: "pt" },
  });
  const path = chart(host.curves, {
    label: "The error after every step.", x: { name: "step", unit: "", low: 0, digits: 0 }, y: { name: "rms", unit: "pt", isLog: true },
  });

  const state = {
    data: null, law: "critical", method: "descent", from: null, fit: null, history: [[], []], request: 0, due: 0,
    choice: examples[0].name,
  };
  const status = announcement();
  const source = make("p", "source");

  // -- What is chosen --

  const data = select("Recording", [...examples.map(({ name }) => name), "Your bounce", "Paste…"].map((one) => [one, one])).element;
  const { element: law, fill: fillLaws } = select("Law");
  const method = group("Method", { "Descent": "descent", "Least squares": "leastSquares" }, state.method, (value) => {
    state.method = value;
    restart();
  });
  const play = button("Play", () => (state.request ? pause() : run()));
  const step = button("Step", () => {
    pause();
    advance(1);
  });
  const again = button("Start again", restart);
  const sliders = make("div", "sliders");
  const numbers = table(["number", "now", "standard error"]);
  const paste = pasteDialog((found, words) => {
    record(found, words);
    state.choice = "Paste…";
  });
  host.controls.append(
    make("div", "presets", [data, law, method.element, play, step, again]), sliders, numbers.element, source, status, paste.element);
  // Left without a recording, the list of them says again which one is shown.
  paste.element.addEventListener("close", () => (data.value = state.choice));
  const open = () => {
    pause();
    paste.open();
  };
  data.addEventListener("change", () => {
    const example = examples.find(({ name }) => name === data.value);
    if (data.value === "Paste…") return open();
    state.choice = data.value;
    if (example) return record(example.make(engine), example.words);
    source.textContent = "Flick the list against an end; its bounce becomes the recording.";
  });
  // Chosen again, the last one must open as well.
  data.addEventListener("click", () => data.value === "Paste…" && !paste.element.open && open());
  law.addEventListener("change", () => choose(law.value));

  function record(found, words) {
    const [all, x, y] = KINDS[found.kind ?? "recording"];
    const { count } = found.moving ?? found;
    const needed = (name) => FitLaw[name].names.length;
    const laws = all.filter((name) => count > needed(name));
    if (laws.length === 0) throw new RecordingError(found.name, null, count === 0 ? "no sample lies beyond the edge"
      : `${count} samples for ${needed(all[0])} numbers; more are needed`);
    pause();
    state.data = found;
    source.textContent = words;
    if (found.name === "your bounce") data.value = state.choice = "Your bounce";
    fillLaws(laws.map((name) => [name, LAWS[name]]));
    curve.change({ x: { name: x[0], unit: x[1] }, y: { name: y[0], unit: y[1] } });
    state.unit = y[1];
    path.change({ y: { name: "rms", unit: state.unit, isLog: true } });
    choose(laws.includes(state.law) ? state.law : laws[0]);
  }

  // A law: the sliders are its numbers, and stand where the fit starts.
  function choose(name) {
    state.law = law.value = name;
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
    const { fit, history: [steps, errors] } = state;
    for (let i = 0; i < count && !isOver(); i++) {
      fit.step();
      steps.push(fit.steps);
      errors.push(fit.rms);
    }
    show();
    if (!isOver()) return;
    pause();
    say();
  }

  const isOver = () => state.fit.isFinished || state.fit.steps >= LIMIT;

  function run() {
    if (isOver()) restart();
    if (isStill()) return advance(LIMIT);
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
    const { data, fit, history: [steps, errors] } = state;
    const { inputs: xs = data.times, outputs: ys = data.offsets } = data;
    const inputs = spread(xs.reduce((a, b) => Math.min(a, b), 0), xs.reduce((a, b) => Math.max(a, b)), POINTS);
    curve.show([
      { colour: "--offset", isPoints: true, xs, ys },
      { colour: "--velocity", isFree: true, xs: inputs, ys: fit.values(inputs) },
    ]);
    const { result } = fit;
    const floor = result.quantisationFloor;
    // Of many steps some are drawn.
    const thin = Math.ceil(steps.length / 500);
    const some = (values) => values.filter((_, i) => i % thin === 0 || i === values.length - 1);
    path.show([
      { colour: "--prediction", xs: some(steps), ys: some(errors) },
      { colour: "--prediction", isPoints: true, size: 4, xs: steps.slice(-1), ys: errors.slice(-1) },
      ...(floor ? [{ colour: "--prediction", dash: "4 4", xs: [0, Math.max(steps.at(-1), 1)], ys: [floor, floor] }] : []),
    ]);
    numbers.fill(report(fit, result));
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
