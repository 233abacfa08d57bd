// Draws curves over time on a canvas: phases, scales, what was, what will be; its labels are elements of the page.
import { coloursOf } from "./colours.js";
import { decimals, multiples, niceStep, shown } from "./numbers.js";
import { make, write } from "./stage.js";

/** So many seconds are seen before now, and after. */
export const PAST = 3;
const FUTURE = 2;
// Around the scales, in points; between them two labels never touch.
const LEFT = 56;
const RIGHT = 8;
const TOP = 18;
const BOTTOM = 22;
const GAP = 34;
// How each phase is shaded and what it is called.
const PHASES = {
  tracking: ["--offset", 0.06, "finger"],
  dragging: ["--offset", 0.1, "drag"],
  decelerating: ["--quiet", 0.07, "deceleration"],
  bouncing: ["--velocity", 0.1, "bounce"],
  animating: ["--prediction", 0.09, "animation"],
  settling: ["--prediction", 0.09, "spring"],
  zooming: ["--offset", 0.1, "zoom"],
};
const COLOURS = ["--ground", "--line", "--ink", "--quiet", "--offset", "--velocity", "--prediction"];

/** What it returns draws curves (traces.js) in a plot, so many seconds after the last time, and says whether an axis still moves. */
export function traceDrawing(traces, plot) {
  const canvas = make("canvas");
  const context = canvas.getContext("2d");
  const colours = coloursOf(document.documentElement, COLOURS, () => traces.wake());
  const ticks = [];
  let used = 0;
  let [width, height, right, bottom] = [0, 0, 0, 0];
  plot.append(canvas);
  new ResizeObserver(() => {
    [width, height] = [plot.clientWidth, plot.clientHeight];
    [right, bottom] = [width - RIGHT, height - BOTTOM];
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    draw(0);
  }).observe(plot);

  function draw(seconds) {
    if (!width || !height) return false;
    const { panels, now, samples } = traces;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = "13px system-ui, sans-serif";
    used = 0;
    const seen = samples.filter(({ time }) => time >= now - PAST - 0.1);
    drawPhases(seen);
    const shares = panels.reduce((sum, { share }) => sum + share, 0);
    const space = bottom - TOP - GAP * (panels.length - 1);
    let isGliding = false;
    let top = TOP;
    panels.forEach((panel, i) => {
      const tall = (space * panel.share) / shares;
      isGliding = panel.axis.follow(reach(panel, i, seen), seconds) || isGliding;
      if (samples.length === 0) panel.axis.jump();
      drawPanel(panel, i, seen, top, top + tall);
      top += tall + GAP;
    });
    line("--quiet", xOf(now), TOP, xOf(now), bottom + 3);
    drawRests(drawMarks());
    drawKey();
    for (let s = -PAST; s <= FUTURE; s++) {
      const text = s === 0 ? "now" : `${s > 0 ? "+" : "−"}${Math.abs(s)} s`;
      label(text, xOf(now + s), bottom + 5, s === FUTURE ? -1 : s === -PAST ? 0 : -0.5);
    }
    for (const { style } of ticks.slice(used)) style.display = "none";
    return isGliding;
  }

  const xOf = (time) => LEFT + ((time - traces.now + PAST) / (PAST + FUTURE)) * (right - LEFT);

  // -- Strokes, texts, labels --

  // Points [x, y]; one with a third member begins a line of its own. The style is a canvas' own names.
  function stroke(points, { dash = [], ...style }) {
    context.save();
    Object.assign(context, style);
    context.setLineDash(dash);
    context.beginPath();
    for (const [x, y, isStart] of points) context[isStart ? "moveTo" : "lineTo"](x, y);
    context.stroke();
    context.restore();
  }

  // A straight line, on whole pixels.
  function line(colour, x0, y0, x1, y1, dash) {
    const points = [[x0, y0], [x1, y1]].map((point) => point.map((one) => Math.round(one) + 0.5));
    stroke(points, { strokeStyle: colours[colour], lineWidth: 1, dash });
  }

  function text(colour, words, x, y) {
    context.fillStyle = colours[colour];
    context.fillText(words, x, y);
  }

  const wide = (words) => context.measureText(words).width;

  // A label of an axis: an element, used again in every frame. `shift`: by which share of its width.
  function label(words, x, y, shift) {
    const tick = (ticks[used++] ??= plot.appendChild(make("span", "tick", [], { "aria-hidden": "true" })));
    write(tick, words);
    Object.assign(tick.style, { display: "", transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translateX(${shift * 100}%)` });
  }

  // -- Time --

  function drawPhases(seen) {
    for (let i = 0, j; i < seen.length; i = j) {
      const { phase, time } = seen[i];
      for (j = i + 1; j < seen.length && seen[j].phase === phase && !seen[j].isStart; ) j++;
      if (!PHASES[phase]) continue;
      const [colour, alpha, name] = PHASES[phase];
      const end = seen[j]?.time ?? (traces.isBusy ? traces.now : seen[j - 1].time);
      const from = Math.max(LEFT, xOf(time));
      const length = Math.min(right, xOf(end)) - from;
      Object.assign(context, { globalAlpha: alpha, fillStyle: colours[colour] });
      context.fillRect(from, TOP, Math.max(length, 0), bottom - TOP);
      context.globalAlpha = 1;
      if (length > wide(name) + 6) text("--quiet", name, from + 3, 12);
    }
  }

  // Where their names stand, from and to, is given back.
  function drawMarks() {
    const marks = traces.marks.map(({ at, name }) => ({ name, x: xOf(at) })).filter(({ x }) => x >= LEFT && x <= right);
    return marks.map(({ name, x }) => {
      line("--prediction", x, TOP, x, bottom, [2, 3]);
      text("--prediction", name, x + 4, bottom - 4);
      return [x + 4, x + 4 + wide(name)];
    });
  }

  // Where time at rest has been left out: a break in the axis, and for how long, where no other word stands.
  function drawRests(words) {
    for (const { at, seconds } of traces.rests.toReversed()) {
      const middle = xOf(at);
      if (middle < LEFT + 4) continue;
      for (const shift of [-2, 2]) line("--quiet", middle + shift - 3, bottom + 5, middle + shift + 3, bottom - 5);
      const said = `${shown(seconds, seconds < 10 ? 1 : 0)} s of rest`;
      const [from, to] = [middle - wide(said) / 2, middle + wide(said) / 2];
      if (from < LEFT || to > right || words.some(([a, b]) => from < b + 6 && to > a - 6)) continue;
      words.push([from, to]);
      Object.assign(context, { strokeStyle: colours["--ground"], lineWidth: 5 });
      context.strokeText(said, from, bottom - 9);
      text("--quiet", said, from, bottom - 9);
    }
  }

  // What is to come has its name above it, as the phases have.
  function drawKey() {
    const start = right - wide("prediction");
    const points = [start - 24, start - 7].map((x) => [Math.round(x) + 0.5, 8.5]);
    stroke(points, { strokeStyle: colours["--prediction"], lineWidth: 2, dash: [6, 5] });
    text("--prediction", "prediction", start, 12);
  }

  // -- A panel --

  function drawPanel({ name, unit, colour, axis, bounds }, index, seen, top, end) {
    const { scroller, predictions, overlaid } = traces;
    const [low, high] = axis.range;
    const y = (value) => end - ((value - low) / (high - low)) * (end - top);

    let step = niceStep((high - low) / Math.max(2, Math.floor((end - top) / 30)));
    // One line tells no scale.
    if (Math.floor(high / step) <= Math.ceil(low / step)) step = niceStep(step / 2.5);
    for (const value of multiples(step, low, high)) {
      line("--line", LEFT, y(value), right, y(value));
      label(shown(value, decimals(step)), LEFT - 8, y(value) - 8, -1);
    }
    context.save();
    context.beginPath();
    context.rect(LEFT, top - 1, right - LEFT, end - top + 2);
    context.clip();
    for (const [value, words] of bounds(scroller)) {
      if (value < low || value > high) continue;
      line("--quiet", LEFT, y(value), right, y(value));
      text("--quiet", words, LEFT + 4, y(value) + (y(value) - top > 18 ? -4 : 14));
    }
    const curve = (times, values, style) => stroke(Array.from(values, (value, i) => [xOf(times[i]), y(value)]), style);
    for (const { colour: own, dash, times, values } of index === 0 ? overlaid : []) {
      curve(times, values, { strokeStyle: colours[own], lineWidth: 1.5, dash });
    }
    for (const { times, values, until } of predictions) {
      const globalAlpha = until === Infinity ? 1 : 0.45;
      curve(times, values[index] ?? [], { strokeStyle: colours["--prediction"], lineWidth: 2, dash: [6, 5], globalAlpha });
    }
    drawTrace(index, colour, seen, y);
    context.restore();
    // Where there is little space, the readings above name the curves.
    const title = !unit ? name : width < 480 ? unit : `${name}, ${unit}`;
    const start = right - wide(title) - 2;
    context.fillStyle = colours["--ground"];
    context.fillRect(start - 6, top - 1, right - start + 6, 17);
    text(colour, title, start, top + 12);
  }

  // What was, and a dot for now.
  function drawTrace(index, colour, seen, y) {
    const { samples, scroller, now } = traces;
    if (samples.length === 0) return;
    const points = seen.flatMap(({ time, values, isStart }, i) => {
      const point = [xOf(time), y(values[index]), isStart];
      const before = seen[i - 1];
      // A finger that says nothing holds still.
      const isHeld = before?.phase === "dragging" && !isStart && time - before.time > 0.05;
      return isHeld ? [[point[0], y(before.values[index])], point] : [point];
    });
    const last = [xOf(now), y(samples.at(-1).values[index])];
    if (scroller.isTracking) points.push(last);
    stroke(points, { strokeStyle: colours[colour], lineWidth: 2, lineJoin: "round" });
    context.fillStyle = colours[colour];
    context.beginPath();
    context.arc(...last, 4, 0, 7);
    context.fill();
  }

  // How far an axis should reach: over all that is seen, and a little more.
  function reach({ of, include, least }, index, seen) {
    const { now, predictions, overlaid, scroller } = traces;
    let [low, high] = [Infinity, -Infinity];
    const hold = (value) => {
      if (value < low) low = value;
      if (value > high) high = value;
    };
    for (const { values } of seen) hold(values[index]);
    for (const { times, values, until } of predictions) {
      values[index]?.forEach((value, i) => {
        if (times[i] >= now - PAST && times[i] <= Math.min(now + FUTURE, until + 0.5)) hold(value);
      });
    }
    for (const { times, values } of index === 0 ? overlaid : []) {
      values.forEach((value, i) => times[i] > now - PAST && hold(value));
    }
    if (low > high) hold(of(scroller.frame));
    include.forEach(hold);
    const margin = (high - low) * 0.08 + Math.max(0, least - (high - low)) / 2;
    return [low - margin, high + margin];
  }

  return draw;
}
