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

export class TraceDrawing {
  #traces;
  #plot;
  #context;
  #colours;
  #ticks = [];
  #used = 0;
  #width = 0;
  #height = 0;

  constructor(traces, plot) {
    this.#traces = traces;
    this.#plot = plot;
    plot.append(make("canvas"));
    this.#context = plot.firstChild.getContext("2d");
    this.#colours = coloursOf(document.documentElement, COLOURS, () => traces.wake());
    new ResizeObserver(() => this.#resize()).observe(plot);
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#plot;
    const { canvas } = this.#context;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    [this.#width, this.#height] = [width, height];
    this.draw(0);
  }

  get #right() {
    return this.#width - RIGHT;
  }

  get #bottom() {
    return this.#height - BOTTOM;
  }

  /** Draws everything, so many seconds after the last time; whether an axis still moves. */
  draw(seconds) {
    if (!this.#width || !this.#height) return false;
    const { panels, now } = this.#traces;
    const context = this.#context;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, this.#width, this.#height);
    context.font = "13px system-ui, sans-serif";
    this.#used = 0;
    const seen = this.#traces.samples.filter(({ time }) => time >= now - PAST - 0.1);
    this.#drawPhases(seen);
    const shares = panels.reduce((sum, { share }) => sum + share, 0);
    const space = this.#bottom - TOP - GAP * (panels.length - 1);
    let isGliding = false;
    let top = TOP;
    panels.forEach((panel, i) => {
      isGliding = panel.axis.follow(this.#reach(panel, i, seen), seconds) || isGliding;
      panel.axis.isFresh = this.#traces.samples.length === 0;
      const tall = (space * panel.share) / shares;
      this.#drawPanel(panel, i, seen, top, top + tall);
      top += tall + GAP;
    });
    this.#line("--quiet", this.#x(now), TOP, this.#x(now), this.#bottom + 3);
    this.#drawRests(this.#drawMarks());
    this.#drawKey();
    for (let s = -PAST; s <= FUTURE; s++) {
      const text = s === 0 ? "now" : `${s > 0 ? "+" : "−"}${Math.abs(s)} s`;
      this.#label(text, this.#x(now + s), this.#bottom + 5, s === FUTURE ? -1 : s === -PAST ? 0 : -0.5);
    }
    for (const { style } of this.#ticks.slice(this.#used)) style.display = "none";
    return isGliding;
  }

  #x(time) {
    return LEFT + ((time - this.#traces.now + PAST) / (PAST + FUTURE)) * (this.#right - LEFT);
  }

  // -- Strokes, texts, labels --

  // Points [x, y]; one with a third member begins a line of its own. The style is a canvas' own names.
  #stroke(points, { dash = [], ...style }) {
    const context = this.#context;
    context.save();
    Object.assign(context, style);
    context.setLineDash(dash);
    context.beginPath();
    for (const [x, y, isStart] of points) context[isStart ? "moveTo" : "lineTo"](x, y);
    context.stroke();
    context.restore();
  }

  // A straight line, on whole pixels.
  #line(colour, x0, y0, x1, y1, dash) {
    const points = [[x0, y0], [x1, y1]].map((point) => point.map((one) => Math.round(one) + 0.5));
    this.#stroke(points, { strokeStyle: this.#colours[colour], lineWidth: 1, dash });
  }

  #text(colour, text, x, y) {
    this.#context.fillStyle = this.#colours[colour];
    this.#context.fillText(text, x, y);
  }

  #wide(text) {
    return this.#context.measureText(text).width;
  }

  // A label of an axis: an element, used again in every frame. `shift`: by which share of its width.
  #label(text, x, y, shift) {
    const tick = (this.#ticks[this.#used++] ??= this.#plot.appendChild(make("span", "tick", [], { "aria-hidden": "true" })));
    write(tick, text);
    Object.assign(tick.style, { display: "", transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translateX(${shift * 100}%)` });
  }

  // -- Time --

  #drawPhases(seen) {
    const context = this.#context;
    const { isBusy, now } = this.#traces;
    for (let i = 0, j; i < seen.length; i = j) {
      const { phase, time } = seen[i];
      for (j = i + 1; j < seen.length && seen[j].phase === phase && !seen[j].isStart; ) j++;
      if (!PHASES[phase]) continue;
      const [colour, alpha, name] = PHASES[phase];
      const end = seen[j]?.time ?? (isBusy ? now : seen[j - 1].time);
      const from = Math.max(LEFT, this.#x(time));
      const wide = Math.min(this.#right, this.#x(end)) - from;
      Object.assign(context, { globalAlpha: alpha, fillStyle: this.#colours[colour] });
      context.fillRect(from, TOP, Math.max(wide, 0), this.#bottom - TOP);
      context.globalAlpha = 1;
      if (wide > this.#wide(name) + 6) this.#text("--quiet", name, from + 3, 12);
    }
  }

  // Where their names stand, from and to, is given back.
  #drawMarks() {
    const marks = this.#traces.marks.map(({ at, name }) => ({ name, x: this.#x(at) })).filter(({ x }) => x >= LEFT && x <= this.#right);
    return marks.map(({ name, x }) => {
      this.#line("--prediction", x, TOP, x, this.#bottom, [2, 3]);
      this.#text("--prediction", name, x + 4, this.#bottom - 4);
      return [x + 4, x + 4 + this.#wide(name)];
    });
  }

  // Where time at rest has been left out: a break in the axis, and for how long, where no other word stands.
  #drawRests(words) {
    const bottom = this.#bottom;
    for (const { at, seconds } of this.#traces.rests.toReversed()) {
      const middle = this.#x(at);
      if (middle < LEFT + 4) continue;
      for (const shift of [-2, 2]) this.#line("--quiet", middle + shift - 3, bottom + 5, middle + shift + 3, bottom - 5);
      const text = `${shown(seconds, seconds < 10 ? 1 : 0)} s of rest`;
      const wide = this.#wide(text);
      const [from, to] = [middle - wide / 2, middle + wide / 2];
      if (from < LEFT || to > this.#right || words.some(([a, b]) => from < b + 6 && to > a - 6)) continue;
      words.push([from, to]);
      Object.assign(this.#context, { strokeStyle: this.#colours["--ground"], lineWidth: 5 });
      this.#context.strokeText(text, from, bottom - 9);
      this.#text("--quiet", text, from, bottom - 9);
    }
  }

  // What is to come has its name above it, as the phases have.
  #drawKey() {
    const start = this.#right - this.#wide("prediction");
    const points = [start - 24, start - 7].map((x) => [Math.round(x) + 0.5, 8.5]);
    this.#stroke(points, { strokeStyle: this.#colours["--prediction"], lineWidth: 2, dash: [6, 5] });
    this.#text("--prediction", "prediction", start, 12);
  }

  // -- A panel --

  #drawPanel({ name, unit, colour, axis, bounds }, index, seen, top, bottom) {
    const { scroller, predictions, overlaid } = this.#traces;
    const context = this.#context;
    const [left, right] = [LEFT, this.#right];
    const [low, high] = axis.range;
    const y = (value) => bottom - ((value - low) / (high - low)) * (bottom - top);

    let step = niceStep((high - low) / Math.max(2, Math.floor((bottom - top) / 30)));
    // One line tells no scale.
    if (Math.floor(high / step) <= Math.ceil(low / step)) step = niceStep(step / 2.5);
    for (const value of multiples(step, low, high)) {
      this.#line("--line", left, y(value), right, y(value));
      this.#label(shown(value, decimals(step)), left - 8, y(value) - 8, -1);
    }
    context.save();
    context.beginPath();
    context.rect(left, top - 1, right - left, bottom - top + 2);
    context.clip();
    for (const [value, words] of bounds(scroller)) {
      if (value < low || value > high) continue;
      this.#line("--quiet", left, y(value), right, y(value));
      this.#text("--quiet", words, left + 4, y(value) + (y(value) - top > 18 ? -4 : 14));
    }
    const curve = (times, values, style) => this.#stroke(Array.from(values, (value, i) => [this.#x(times[i]), y(value)]), style);
    for (const { colour: own, dash, times, values } of index === 0 ? overlaid : []) {
      curve(times, values, { strokeStyle: this.#colours[own], lineWidth: 1.5, dash });
    }
    for (const { times, values, until } of predictions) {
      const globalAlpha = until === Infinity ? 1 : 0.45;
      curve(times, values[index] ?? [], { strokeStyle: this.#colours["--prediction"], lineWidth: 2, dash: [6, 5], globalAlpha });
    }
    this.#drawTrace(index, colour, seen, y);
    context.restore();
    // Where there is little space, the readings above name the curves.
    const title = !unit ? name : this.#width < 480 ? unit : `${name}, ${unit}`;
    const start = right - this.#wide(title) - 2;
    context.fillStyle = this.#colours["--ground"];
    context.fillRect(start - 6, top - 1, right - start + 6, 17);
    this.#text(colour, title, start, top + 12);
  }

  // What was, and a dot for now.
  #drawTrace(index, colour, seen, y) {
    const { samples, scroller, now } = this.#traces;
    if (samples.length === 0) return;
    const points = seen.flatMap(({ time, values, isStart }, i) => {
      const point = [this.#x(time), y(values[index]), isStart];
      const before = seen[i - 1];
      // A finger that says nothing holds still.
      const isHeld = before?.phase === "dragging" && !isStart && time - before.time > 0.05;
      return isHeld ? [[point[0], y(before.values[index])], point] : [point];
    });
    const last = [this.#x(now), y(samples.at(-1).values[index])];
    if (scroller.isTracking) points.push(last);
    this.#stroke(points, { strokeStyle: this.#colours[colour], lineWidth: 2, lineJoin: "round" });
    const context = this.#context;
    context.fillStyle = this.#colours[colour];
    context.beginPath();
    context.arc(...last, 4, 0, 7);
    context.fill();
  }

  // How far an axis should reach: over all that is seen, and a little more.
  #reach({ of, include, least }, index, seen) {
    const { now, predictions, overlaid, scroller } = this.#traces;
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
}
