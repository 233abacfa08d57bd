// Curves over time: what was, and, drawn before it happens, what will be. Now stands at a fixed place.
import { shown } from "./numbers.js";
import { make, write } from "./stage.js";
import { traceAxis } from "./trace-axis.js";
import { PAST, traceDrawing } from "./trace-drawing.js";

// Longer at rest, time stands still; in seconds.
const GAP = 0.2;
// How far apart the points of a prediction are, and how many it has at the most.
const STEP = 1 / 120;
const MOST = 1200;

/** Curves of a scroller: record(frame), every frame that is drawn; predict(), after a release, or when a law changes
 * under way; cut(), when a finger ends a prediction. Of a panel {name, unit, colour, of(frame), ahead}, ahead is the
 * column of what will be. */
export class Traces {
  #draw;
  #request = 0;
  #drawn = 0;
  // The time of the last frame, and how much of it until then is left out.
  #lastTime = -Infinity;
  #skipped = 0;
  #wasMoving = false;
  #isBroken = true;
  // What is drawn: samples {time, phase, isStart, values}, curves {times, values}, both with a value for each panel.
  samples = [];
  predictions = [];
  overlaid = [];
  marks = [];
  rests = [];
  now = 0;

  constructor(host, scroller, { panels, label }) {
    this.scroller = scroller;
    this.panels = panels.map((panel) => ({
      digits: 2, share: 1, least: 40, bounds: () => [], include: [], convert: (value) => value, ...panel,
      axis: traceAxis(scroller.engine), text: make("b"),
    }));
    const readings = this.panels.map(({ name, colour, text }) =>
      make("span", "reading", [`${name} `, text], { style: `color: var(${colour})` }));
    const plot = make("div", "plot", [], { role: "img", "aria-label": label, style: `--panels: ${panels.length}` });
    host.replaceChildren(make("div", "readings", readings), plot);
    this.#draw = traceDrawing(this, plot);
    this.wake();
    this.#read();
  }

  get isBusy() {
    return this.scroller.isMoving || this.scroller.isTracking;
  }

  record(frame) {
    const time = this.#clock(frame.time);
    const last = this.samples.at(-1);
    const isNew = !last || time > last.time;
    if (isNew && !this.#isBroken) this.#fill(last, time, frame.phase);
    if (!isNew) this.samples.pop();
    this.samples.push({
      time, phase: frame.phase, isStart: isNew ? this.#isBroken : last.isStart, values: this.panels.map(({ of }) => of(frame)),
    });
    this.#isBroken = false;
    this.now = Math.max(this.now, time);
    while (this.samples[1]?.time < this.now - PAST - 1) this.samples.shift();
    this.#read();
    this.wake();
  }

  // Where a display left frames out, the motion did not: what the engine said of the time between.
  #fill(last, to, phase) {
    const plan = this.predictions.at(-1);
    if (to - last.time < 2.5 / 60 || plan?.until !== Infinity) return;
    plan.times.forEach((time, i) => {
      if (time <= last.time || time >= to) return;
      const values = plan.values.map((column, panel) => (column ? column[i] : last.values[panel]));
      this.samples.push({ time, phase, isStart: false, values });
    });
  }

  // Rest takes no space: time stands still until something moves.
  #clock(time) {
    if (time - this.#lastTime > GAP && !this.#wasMoving) {
      const isFirst = this.#lastTime === -Infinity;
      const left = isFirst ? 0 : time - this.#lastTime - GAP;
      this.#skipped += isFirst ? time : left;
      // So that three seconds back are three seconds: what is left out is said where it is left out.
      if (left >= 0.5) this.rests = [...this.rests.slice(-15), { at: time - this.#skipped - GAP / 2, seconds: left + GAP }];
      this.#isBroken = true;
    }
    this.#lastTime = Math.max(time, this.#lastTime);
    this.#wasMoving = this.isBusy;
    return time - this.#skipped;
  }

  /** Draws what will be from now on; what was to be before stays, faint. */
  predict() {
    this.cut();
    const { isMoving, isTracking, frame, time: from, restTime } = this.scroller;
    if (!isMoving || isTracking) return;
    // The release itself is a sample: the drag ends here, not at the next frame.
    this.record(frame);
    const length = Number.isFinite(restTime) ? restTime - from : MOST * STEP;
    // Long motions are drawn with fewer points, never with fewer seconds.
    const interval = Math.max(STEP, length / MOST);
    const columns = this.scroller.sample({ from, interval, count: Math.max(2, Math.ceil(length / interval) + 1) });
    const skipped = this.#skipped;
    this.predictions = [...this.predictions.slice(-4), {
      skipped, until: Infinity, times: columns.time.map((time) => time - skipped),
      values: this.panels.map(({ ahead, convert }) => columns[ahead]?.map((one) => convert(one))),
    }];
    this.wake();
  }

  /** The prediction does not hold any more from now on. */
  cut() {
    const last = this.predictions.at(-1);
    if (last?.until === Infinity) last.until = this.scroller.time - last.skipped;
  }

  /** Forgets what was: the content has been put somewhere else. */
  clear() {
    this.samples = [];
    this.predictions = [];
    this.#isBroken = true;
    for (const { axis } of this.panels) axis.jump();
  }

  /** Marks a moment, past or to come; of the same name only the last one that is to come. */
  mark(time, name) {
    const at = time - this.#skipped;
    this.marks = this.marks.filter((one) =>
      one.at > this.now - PAST - 1 && (one.name !== name || (one.at <= this.now && Math.abs(one.at - at) > 1e-6)));
    if (Number.isFinite(at)) this.marks.push({ at, name });
    this.wake();
  }

  /** Lays curves over the first panel: [{colour, dash, times, values}], times as the scroller's. */
  overlay(curves) {
    const skipped = this.#skipped;
    this.overlaid = curves.map((curve) => ({ ...curve, times: curve.times.map((time) => time - skipped) }));
    this.wake();
  }

  /** Draws no more: what it was about is gone. */
  close() {
    cancelAnimationFrame(this.#request);
    this.#request = -1;
  }

  wake() {
    this.#request ||= requestAnimationFrame(this.#tick);
  }

  #tick = (milliseconds) => {
    this.#request = 0;
    const time = milliseconds / 1000;
    if (this.scroller.isTracking) {
      const now = time - this.#skipped;
      if (now > this.now && now - this.now < 0.5) this.now = now;
      this.#lastTime = Math.max(this.#lastTime, time);
    }
    const isGliding = this.#draw(Math.min(time - this.#drawn, 0.05));
    this.#drawn = time;
    if (this.isBusy || isGliding) this.wake();
  };

  // The numbers above the curves. The unit is of the number's text, so that a longer number moves nothing.
  #read() {
    const values = this.samples.at(-1)?.values ?? this.panels.map(({ of }) => of(this.scroller.frame));
    this.panels.forEach(({ digits, unit, text }, i) => write(text, `${shown(values[i], digits)} ${unit}`));
  }
}
