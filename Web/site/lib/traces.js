// Curves over time: what was, and, drawn before it happens, what will be. Now stands at a fixed place.
import { physics } from "../physics.js";
import { niceStep, shown } from "./numbers.js";
import { make } from "./stage.js";

const PAST = 3;
const FUTURE = 2;
const CAPACITY = 4096;
const GAP = 0.2;
const STEP = 1 / 120;
const AHEAD = 1200;
const BANDS = {
  tracking: ["--offset", 0.06, "finger"],
  dragging: ["--offset", 0.1, "drag"],
  decelerating: ["--quiet", 0.07, "deceleration"],
  bouncing: ["--velocity", 0.1, "bounce"],
  animating: ["--prediction", 0.09, "animation"],
  settling: ["--prediction", 0.09, "spring"],
  zooming: ["--offset", 0.1, "zoom"],
};
const PHASES = ["idle", ...Object.keys(BANDS)];
const DRAGGING = PHASES.indexOf("dragging");
const COLOURS = ["--ground", "--line", "--ink", "--quiet", "--offset", "--velocity", "--prediction"];

/**
 * Curves of a scroller.
 *
 *   const traces = new Traces(host, scroller, { panels: [
 *     { name: "offset", unit: "pt", colour: "--offset", of: "y", ahead: "y" }, … ] });
 *   traces.record(frame)     every frame that is drawn
 *   traces.predict()         after a release, or when a law changes under way
 *   traces.cut()             when a finger ends a prediction
 *   traces.mark(time, name)  something happens then
 */
export class Traces {
  #scroller;
  #panels;
  #canvas = make("canvas");
  #context = this.#canvas.getContext("2d");
  #plot = make("div", "plot");
  #readings = make("div", "readings");
  #request = 0;
  #colours = {};
  #size = { width: 0, height: 0, ratio: 0 };
  // Samples, the newest at `#count - 1`, all in a ring.
  #times = new Float64Array(CAPACITY);
  #phases = new Uint8Array(CAPACITY);
  #starts = new Uint8Array(CAPACITY);
  #count = 0;
  #lastTime = -Infinity;
  #skipped = 0;
  #now = 0;
  #predictions = [];
  #spare = [];
  #overlaid = [];
  #marks = [];
  #drawn = 0;
  #ticks = [];
  #used = 0;
  #range = { low: 0, high: 0 };

  constructor(host, scroller, { panels, label }) {
    this.#scroller = scroller;
    this.#panels = panels.map((panel) => ({
      digits: 2, share: 1, least: 40, bounds: () => [], ...panel,
      values: new Float64Array(CAPACITY),
      // The axis' low and high end glide to where they should be: displacements and speeds.
      target: { low: 0, high: 1 }, displacement: new Float64Array(2), speed: new Float64Array(2),
      isFresh: true,
      text: make("b"),
    }));
    for (const panel of this.#panels) {
      const reading = make("span", "reading", `${panel.name} `);
      reading.style.color = `var(${panel.colour})`;
      reading.append(panel.text);
      this.#readings.append(reading);
    }
    this.#plot.style.setProperty("--panels", panels.length);
    this.#plot.append(this.#canvas);
    this.#plot.setAttribute("role", "img");
    this.#plot.setAttribute("aria-label", label);
    host.replaceChildren(this.#readings, this.#plot);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => this.#paint());
    this.#reduced = matchMedia("(prefers-reduced-motion: reduce)");
    new ResizeObserver(() => this.#resize()).observe(this.#plot);
    this.#paint();
    this.#read();
  }

  #reduced;

  // -- What happens --

  record(frame) {
    const time = this.#clock(frame.time);
    const last = (this.#count - 1) % CAPACITY;
    const isNew = this.#count === 0 || time > this.#times[last];
    if (isNew && !this.#isBroken) this.#fill(this.#times[last], time, PHASES.indexOf(frame.phase));
    const at = isNew ? this.#count++ % CAPACITY : last;
    this.#times[at] = time;
    this.#phases[at] = PHASES.indexOf(frame.phase);
    if (isNew) this.#starts[at] = this.#isBroken ? 1 : 0;
    this.#isBroken = false;
    for (const panel of this.#panels) panel.values[at] = pick(frame, panel.of);
    if (time > this.#now) this.#now = time;
    this.#read();
    this.wake();
  }

  #isBroken = true;

  // Where a display left frames out, the motion did not: what the engine said of the time between.
  #fill(from, to, phase) {
    const plan = this.#predictions.at(-1);
    if (to - from < 2.5 / 60 || plan?.until !== Infinity) return;
    const { columns, skipped } = plan;
    for (let i = 0; i < columns.time.length; i++) {
      const time = columns.time[i] - skipped;
      if (time <= from || time >= to) continue;
      const at = this.#count++ % CAPACITY;
      this.#times[at] = time;
      this.#phases[at] = phase;
      this.#starts[at] = 0;
      for (const panel of this.#panels) {
        const ahead = columns[panel.ahead];
        panel.values[at] = ahead ? pick2(panel, ahead[i]) : panel.values[(at + CAPACITY - 1) % CAPACITY];
      }
    }
  }

  // Rest takes no space: time stands still until something moves.
  #clock(time) {
    if (time - this.#lastTime > GAP && !this.#wasMoving) {
      const left = this.#lastTime === -Infinity ? 0 : time - this.#lastTime - GAP;
      this.#skipped += this.#lastTime === -Infinity ? time : left;
      // So that three seconds back are three seconds: what is left out is said where it is left out.
      if (left >= 0.5) this.#rests = [...this.#rests.slice(-15), { at: time - this.#skipped - GAP / 2, seconds: left + GAP }];
      this.#isBroken = true;
    }
    this.#lastTime = Math.max(time, this.#lastTime);
    this.#wasMoving = this.#isBusy;
    return time - this.#skipped;
  }

  #wasMoving = false;
  #rests = [];

  get #isBusy() {
    return this.#scroller.isMoving || this.#scroller.isTracking;
  }

  /** Draws what will be from now on; what was to be before stays, faint. */
  predict() {
    this.cut();
    if (!this.#scroller.isMoving || this.#scroller.isTracking) return;
    // The release itself is a sample: the drag ends here, not at the next frame.
    this.record(this.#scroller.frame);
    const from = this.#scroller.time;
    const rest = this.#scroller.restTime;
    const length = Number.isFinite(rest) ? rest - from : AHEAD * STEP;
    // Long motions are drawn with fewer points, never with fewer seconds.
    const interval = Math.max(STEP, length / AHEAD);
    const count = Math.max(2, Math.ceil(length / interval) + 1);
    const columns = this.#scroller.sample({ from, interval, count }, this.#spare.pop());
    this.#predictions.push({ columns, skipped: this.#skipped, until: Infinity });
    if (this.#predictions.length > 5) this.#spare.push(this.#predictions.shift().columns);
    this.wake();
  }

  /** The prediction does not hold any more from now on. */
  cut() {
    const last = this.#predictions.at(-1);
    if (last && last.until === Infinity) last.until = this.#scroller.time - last.skipped;
  }

  /** Forgets what was: the content has been put somewhere else. */
  clear() {
    this.#count = 0;
    this.#predictions = [];
    this.#isBroken = true;
    for (const panel of this.#panels) panel.isFresh = true;
  }

  /** Marks a moment, past or to come; of the same name only the last one that is to come. */
  mark(time, name) {
    const at = time - this.#skipped;
    this.#marks = this.#marks.filter((one) =>
      one.at > this.#now - PAST - 1 && (one.name !== name || (one.at <= this.#now && Math.abs(one.at - at) > 1e-6)));
    if (Number.isFinite(at)) this.#marks.push({ at, name });
    this.wake();
  }

  /** Lays curves over the first panel: [{colour, dash, times, values}], times as the scroller's. */
  overlay(curves) {
    this.#overlaid = curves.map((curve) => ({ ...curve, skipped: this.#skipped }));
    this.wake();
  }

  /** Draws no more: what it was about is gone. */
  close() {
    cancelAnimationFrame(this.#request);
    this.#request = -1;
  }

  wake() {
    if (!this.#request) this.#request = requestAnimationFrame(this.#tick);
  }

  #tick = (milliseconds) => {
    this.#request = 0;
    const time = milliseconds / 1000;
    if (this.#scroller.isTracking) {
      const now = time - this.#skipped;
      if (now > this.#now && now - this.#now < 0.5) this.#now = now;
      this.#lastTime = Math.max(this.#lastTime, time);
    }
    const isGliding = this.#draw(Math.min(time - this.#drawn, 0.05));
    this.#drawn = time;
    if (this.#isBusy || isGliding) this.wake();
  };

  // -- What is drawn --

  #paint() {
    const style = getComputedStyle(document.documentElement);
    for (const name of COLOURS) this.#colours[name] = style.getPropertyValue(name).trim();
    this.wake();
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#plot;
    const ratio = devicePixelRatio;
    const size = this.#size;
    if (width === size.width && height === size.height && ratio === size.ratio) return;
    Object.assign(size, { width, height, ratio });
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    this.#draw(0);
  }

  #read() {
    for (const panel of this.#panels) {
      const at = (this.#count - 1 + CAPACITY) % CAPACITY;
      const value = this.#count ? panel.values[at] : pick(this.#scroller.frame, panel.of);
      // The unit is of the number's text, so that a longer number moves nothing.
      const text = `${shown(value, panel.digits)} ${panel.unit}`;
      if (text !== panel.shown) panel.text.textContent = panel.shown = text;
    }
  }

  // Draws everything; whether an axis still moves.
  #draw(interval) {
    const { width, height, ratio } = this.#size;
    if (width === 0 || height === 0) return false;
    const context = this.#context;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = "13px system-ui, sans-serif";
    this.#used = 0;
    const left = 56;
    const right = width - 8;
    const bottom = height - 22;
    const x = (time) => left + ((time - this.#now + PAST) / (PAST + FUTURE)) * (right - left);
    const shares = this.#panels.reduce((sum, panel) => sum + panel.share, 0);
    // The labels of two scales never touch.
    const gap = 34;
    const room = bottom - 18 - gap * (this.#panels.length - 1);
    let isGliding = false;
    let top = 18;
    this.#drawBands(x, left, right, bottom);
    for (const panel of this.#panels) {
      const tall = (room * panel.share) / shares;
      isGliding = this.#drawPanel(panel, x, left, right, top, top + tall, interval) || isGliding;
      top += tall + gap;
    }
    context.strokeStyle = this.#colours["--quiet"];
    context.lineWidth = 1;
    line(context, x(this.#now), 18, x(this.#now), bottom + 3);
    this.#drawRests(x, left, bottom, this.#drawMarks(x, left, bottom));
    this.#drawKey(right);
    for (let s = -PAST; s <= FUTURE; s++) {
      this.#label(s === 0 ? "now" : `${s > 0 ? "+" : "−"}${Math.abs(s)} s`,
        x(this.#now + s), bottom + 5, s === FUTURE ? -1 : s === -PAST ? 0 : -0.5);
    }
    for (let i = this.#used; i < this.#ticks.length; i++) this.#ticks[i].element.style.display = "none";
    return isGliding;
  }

  // Where time at rest has been left out: a break in the axis, and for how long, where no other word stands.
  #drawRests(x, left, bottom, words) {
    const context = this.#context;
    for (const { at, seconds } of this.#rests.toReversed()) {
      const middle = x(at);
      if (middle < left + 4) continue;
      context.strokeStyle = this.#colours["--quiet"];
      context.lineWidth = 1;
      for (const shift of [-2, 2]) line(context, middle + shift - 3, bottom + 5, middle + shift + 3, bottom - 5);
      const text = `${seconds < 10 ? shown(seconds, 1) : shown(seconds, 0)} s of rest`;
      const wide = context.measureText(text).width;
      const [from, to] = [middle - wide / 2, middle + wide / 2];
      if (from < left || to > this.#size.width - 8 || words.some(([a, b]) => from < b + 6 && to > a - 6)) continue;
      words.push([from, to]);
      context.strokeStyle = this.#colours["--ground"];
      context.lineWidth = 5;
      context.strokeText(text, from, bottom - 9);
      context.fillStyle = this.#colours["--quiet"];
      context.fillText(text, from, bottom - 9);
    }
  }

  // Where their names stand, from and to, is given back.
  #drawMarks(x, left, bottom) {
    const context = this.#context;
    const words = [];
    context.strokeStyle = context.fillStyle = this.#colours["--prediction"];
    context.lineWidth = 1;
    context.setLineDash([2, 3]);
    for (const { at, name } of this.#marks) {
      if (x(at) < left || x(at) > this.#size.width - 8) continue;
      line(context, x(at), 18, x(at), bottom);
      context.fillText(name, x(at) + 4, bottom - 4);
      words.push([x(at) + 4, x(at) + 4 + context.measureText(name).width]);
    }
    context.setLineDash([]);
    return words;
  }

  // What is to come has its name above it, as the phases have.
  #drawKey(right) {
    const context = this.#context;
    const start = right - context.measureText("prediction").width;
    context.strokeStyle = context.fillStyle = this.#colours["--prediction"];
    context.lineWidth = 2;
    context.setLineDash([6, 5]);
    line(context, start - 24, 8, start - 7, 8);
    context.setLineDash([]);
    context.fillText("prediction", start, 12);
  }

  #first() {
    let i = Math.max(0, this.#count - CAPACITY);
    const from = this.#now - PAST - 0.1;
    let high = this.#count;
    while (i < high) {
      const middle = (i + high) >> 1;
      if (this.#times[middle % CAPACITY] < from) i = middle + 1;
      else high = middle;
    }
    return i;
  }

  #drawBands(x, left, right, bottom) {
    const context = this.#context;
    const first = this.#first();
    for (let i = first; i < this.#count; ) {
      const phase = this.#phases[i % CAPACITY];
      let j = i + 1;
      while (j < this.#count && this.#phases[j % CAPACITY] === phase && !this.#starts[j % CAPACITY]) j++;
      const band = BANDS[PHASES[phase]];
      const isLast = j >= this.#count;
      const end = isLast ? (this.#isBusy ? this.#now : this.#times[(j - 1) % CAPACITY]) : this.#times[j % CAPACITY];
      if (band) {
        const a = Math.max(left, x(this.#times[i % CAPACITY]));
        const b = Math.min(right, x(end));
        context.globalAlpha = band[1];
        context.fillStyle = this.#colours[band[0]];
        context.fillRect(a, 18, Math.max(b - a, 0), bottom - 18);
        context.globalAlpha = 1;
        context.fillStyle = this.#colours["--quiet"];
        if (b - a > context.measureText(band[2]).width + 6) context.fillText(band[2], a + 3, 12);
      }
      i = j;
    }
  }

  #drawPanel(panel, x, left, right, top, bottom, interval) {
    const context = this.#context;
    this.#span(panel);
    const isGliding = this.#glide(panel, interval);
    const low = panel.target.low + panel.displacement[0];
    const high = panel.target.high + panel.displacement[1];
    const y = (value) => bottom - ((value - low) / (high - low)) * (bottom - top);

    context.lineWidth = 1;
    let step = niceStep((high - low) / Math.max(2, Math.floor((bottom - top) / 30)));
    // One line tells no scale.
    if (Math.floor(high / step) <= Math.ceil(low / step)) step = niceStep(step / 2.5);
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
      context.strokeStyle = this.#colours["--line"];
      line(context, left, y(value), right, y(value));
      this.#label(shown(Math.abs(value) < step / 1e6 ? 0 : value, Math.max(0, -Math.floor(Math.log10(step) + 1e-9))),
        left - 8, y(value) - 8, -1);
    }
    context.save();
    context.beginPath();
    context.rect(left, top - 1, right - left, bottom - top + 2);
    context.clip();
    context.fillStyle = this.#colours["--quiet"];
    for (const [value, name] of panel.bounds(this.#scroller)) {
      if (value < low || value > high) continue;
      context.strokeStyle = this.#colours["--quiet"];
      line(context, left, y(value), right, y(value));
      const above = y(value) - top > 18;
      context.fillText(name, left + 4, y(value) + (above ? -4 : 14));
    }
    if (panel === this.#panels[0]) this.#drawOverlays(x, y);
    this.#drawPredictions(panel, x, y);
    this.#drawTrace(panel, x, y);
    context.restore();
    // Where there is little space, the readings above name the curves.
    const title = !panel.unit ? panel.name
      : this.#size.width < 480 ? panel.unit : `${panel.name}, ${panel.unit}`;
    const start = right - context.measureText(title).width - 2;
    context.fillStyle = this.#colours["--ground"];
    context.fillRect(start - 6, top - 1, right - start + 6, 17);
    context.fillStyle = this.#colours[panel.colour];
    context.fillText(title, start, top + 12);
    return isGliding;
  }

  #drawTrace(panel, x, y) {
    const context = this.#context;
    context.strokeStyle = this.#colours[panel.colour];
    context.lineWidth = 2;
    context.lineJoin = "round";
    context.beginPath();
    const first = this.#first();
    for (let i = first; i < this.#count; i++) {
      const at = i % CAPACITY;
      const before = (i - 1) % CAPACITY;
      if (i === first || this.#starts[at]) {
        context.moveTo(x(this.#times[at]), y(panel.values[at]));
        continue;
      }
      // A finger that says nothing holds still.
      const isHeld = this.#phases[before] === DRAGGING && this.#times[at] - this.#times[before] > 0.05;
      if (isHeld) context.lineTo(x(this.#times[at]), y(panel.values[before]));
      context.lineTo(x(this.#times[at]), y(panel.values[at]));
    }
    if (this.#count && this.#scroller.isTracking) {
      context.lineTo(x(this.#now), y(panel.values[(this.#count - 1) % CAPACITY]));
    }
    context.stroke();
    if (!this.#count) return;
    context.fillStyle = this.#colours[panel.colour];
    context.beginPath();
    context.arc(x(this.#now), y(panel.values[(this.#count - 1) % CAPACITY]), 4, 0, 7);
    context.fill();
  }

  #drawPredictions(panel, x, y) {
    const context = this.#context;
    context.strokeStyle = this.#colours["--prediction"];
    context.lineWidth = 2;
    context.setLineDash([6, 5]);
    for (const { columns, skipped, until } of this.#predictions) {
      const values = columns[panel.ahead];
      if (!values) continue;
      context.globalAlpha = until === Infinity ? 1 : 0.45;
      context.beginPath();
      for (let i = 0; i < values.length; i++) context.lineTo(x(columns.time[i] - skipped), y(pick2(panel, values[i])));
      context.stroke();
    }
    context.globalAlpha = 1;
    context.setLineDash([]);
  }

  #drawOverlays(x, y) {
    const context = this.#context;
    context.lineWidth = 1.5;
    for (const { colour, dash = [], times, values, skipped } of this.#overlaid) {
      context.strokeStyle = this.#colours[colour];
      context.setLineDash(dash);
      context.beginPath();
      for (let i = 0; i < values.length; i++) context.lineTo(x(times[i] - skipped), y(values[i]));
      context.stroke();
    }
    context.setLineDash([]);
  }

  // -- How far the axis reaches --

  #span(panel) {
    const range = this.#range;
    range.low = Infinity;
    range.high = -Infinity;
    for (let i = this.#first(); i < this.#count; i++) this.#include(panel.values[i % CAPACITY]);
    for (const { columns, skipped, until } of this.#predictions) {
      const values = columns[panel.ahead];
      if (!values) continue;
      for (let i = 0; i < values.length; i++) {
        const time = columns.time[i] - skipped;
        if (time < this.#now - PAST || time > this.#now + FUTURE || time > until + 0.5) continue;
        this.#include(pick2(panel, values[i]));
      }
    }
    if (panel === this.#panels[0]) {
      for (const { times, values, skipped } of this.#overlaid) {
        for (let i = 0; i < values.length; i++) {
          if (times[i] - skipped > this.#now - PAST) this.#include(values[i]);
        }
      }
    }
    if (range.low > range.high) range.low = range.high = pick(this.#scroller.frame, panel.of);
    for (const value of panel.include ?? []) this.#include(value);
    const missing = Math.max(0, panel.least - (range.high - range.low)) / 2;
    const margin = (range.high - range.low) * 0.08 + missing;
    range.low -= margin;
    range.high += margin;
  }

  #include(value) {
    if (value < this.#range.low) this.#range.low = value;
    if (value > this.#range.high) this.#range.high = value;
  }

  // The axis follows by the engine's spring, so that it never jumps.
  #glide(panel, interval) {
    const { low, high } = this.#range;
    const { target, displacement, speed } = panel;
    if (panel.isFresh || this.#reduced.matches) {
      panel.isFresh = this.#count === 0;
      displacement.fill(0);
      speed.fill(0);
    } else {
      displacement[0] += target.low - low;
      displacement[1] += target.high - high;
    }
    target.low = low;
    target.high = high;
    if (displacement[0] === 0 && displacement[1] === 0) return false;
    if (interval > 0) {
      physics(this.#scroller.engine).springStep(AXIS_SPRING, interval, displacement, speed);
    }
    const still = (high - low) / 2000;
    const isGliding = displacement.some((value, i) => Math.abs(value) > still || Math.abs(speed[i]) > still * 20);
    if (!isGliding) {
      displacement.fill(0);
      speed.fill(0);
    }
    return isGliding;
  }

  #label(text, x, y, shift) {
    let tick = this.#ticks[this.#used++];
    if (!tick) {
      tick = { element: make("span", "tick"), text: "", place: "" };
      tick.element.setAttribute("aria-hidden", "true");
      this.#plot.append(tick.element);
      this.#ticks.push(tick);
    }
    const { element } = tick;
    if (element.style.display) element.style.display = "";
    if (tick.text !== text) element.textContent = tick.text = text;
    const place = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translateX(${shift * 100}%)`;
    if (tick.place !== place) element.style.transform = tick.place = place;
  }
}

const AXIS_SPRING = { mass: 1, stiffness: 400, dampingRatio: 1 };

const pick = (frame, of) =>
  of === "x" || of === "y" ? frame.offset[of]
  : of === "velocityX" ? frame.velocity.x
  : of === "velocityY" ? frame.velocity.y
  : of === "zoomScale" ? frame.zoomScale
  : of(frame);
const pick2 = (panel, value) => (panel.convert ? panel.convert(value) : value);

function line(context, x0, y0, x1, y1) {
  context.beginPath();
  context.moveTo(Math.round(x0) + 0.5, Math.round(y0) + 0.5);
  context.lineTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5);
  context.stroke();
}
