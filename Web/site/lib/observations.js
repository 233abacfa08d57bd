// The four things that are observed: how each is drawn, listed, summed up and exported.
import { LeastSquares, evaluate } from "../fit.js";
import { Recording, Relation } from "../recording.js";
import { physics } from "../physics.js";
import { dotKey } from "./chart.js";
import { engine } from "./engine.js";
import { guessed } from "./guess.js";
import { handWords } from "./hands.js";
import { MOTIONS, eased, motionCSV, spring } from "./motions.js";
import { clamp, shown, spread } from "./numbers.js";

/** The two lists, what they are called and their colours. */
export const WHO = { ours: "Overscroll", native: "this browser" };
export const COLOURS = { ours: "--offset", native: "--velocity" };
/** Where a list stands for a pull: off its edge, so that the finger's way can be counted from there. */
export const APART = 120;
// The speed at which UIScrollView's deceleration ends, in points per second.
const STOP = 10;

const both = (act) => Object.keys(WHO).flatMap(act);
const column = (records, name) => Float64Array.from(records, (record) => record[name]);
const decay = () => physics(engine).decayConstant();
// How far flicks go by UIScrollView's law, and how far pulled content follows by the rubber band of a view of this height.
const stopping = (speeds) => evaluate(engine, "stopping", { r: decay(), stop: STOP }, speeds);
const band = (fingers, view) => evaluate(engine, "rubberBand", { c: 0.55, d: view.clientHeight || 700 }, fingers);

// A row for each of both lists' records, the newest first.
const rowsOf = (lists, name, row) => both((who) => lists[who][name].map((record) => ({ who, record })))
  .sort((a, b) => b.record.order - a.record.order).slice(0, 4)
  .map(({ who, record }) => [[dotKey(COLOURS[who]), WHO[who]], ...row(record)]);
const counted = ({ length }, word) => `${length} ${word}${length === 1 ? "" : "s"}`;

// A fit that is gone when its numbers are shown; null where there are too few samples.
function fitted(law, series, options, tell) {
  if (series.count < 3) return null;
  const fit = new LeastSquares(engine, law, series, options);
  fit.run(2000);
  const told = tell(fit);
  fit.destroy();
  return told;
}

const withError = ({ value, standardError, isOpen }, unit) => {
  if (isOpen || !(standardError < Math.abs(value))) return "not known yet";
  const digits = clamp(1 - Math.floor(Math.log10(standardError || 1e-4)), 0, 4);
  return `${shown(value, digits)} ± ${shown(standardError, digits)}${unit && ` ${unit}`}`;
};

// UIScrollView's law through a bounce: its two rates as they are, its start fitted.
const recording = ({ times, offsets }) => new Recording({ times, offsets });
function lawThrough(record) {
  const series = recording(record);
  return fitted("uiKit", series, {
    from: { r: decay(), p: 10.05, x0: record.offsets[0], v0: 30 * record.peak }, fixed: ["r", "p"],
  }, (fit) => ({ values: fit.values(series.times), miss: fit.result.largestError }));
}

// Two quantities of which one follows from the other: each pair a point, and a law's line from a least value to so much at least.
function related({ name, x, y, least, most, digits, size, law, fit, says, ...page }) {
  const relation = (records) => new Relation({ kind: name, inputs: column(records, x), outputs: column(records, y) });
  return {
    ...page,
    series(lists, view) {
      const xs = spread(least, Math.max(most, ...both((who) => lists[who][name].map((record) => record[x]))), 60);
      return [
        { colour: "--prediction", dash: "6 5", xs, ys: law(xs, view) },
        ...both((who) => ({
          colour: COLOURS[who], isPoints: true, size, xs: column(lists[who][name], x), ys: column(lists[who][name], y),
        })),
      ];
    },
    rows: (lists, view) => rowsOf(lists, name, (record) =>
      [shown(record[x], digits), shown(record[y], 1), shown(law([record[x]], view)[0], 1)]),
    says: (who, records) => says(records, fitted(fit, relation(records), {}, ({ result }) => result.numbers), who),
    csv: (records) => relation(records).csv,
  };
}

/** What each of the four records, and how it is shown. */
export const PAGES = {
  flicks: related({
    name: "flicks", x: "speed", y: "distance", least: STOP, most: 1000, digits: 0, size: 4, law: stopping, fit: "stopping",
    words: "Flick a list so that it comes to rest by itself. Speed and distance are read off the frames after the lift; " +
      "the law says distance = (speed − 10) / 2.002.",
    axes: {
      label: "How far flicks go against how fast they are.",
      x: { name: "speed", unit: "pt/s", low: 0, high: 1000 }, y: { name: "distance", unit: "pt", low: 0, high: 400 },
    },
    head: ["list", "speed, pt/s", "distance, pt", "by the law, pt"],
    says(records, told, who) {
      const like = who === "native" ? ` ${guessed(records, (speed) => stopping([speed])[0])}` : "";
      const found = told ? `, r ${withError(told[0], "1/s")}, stops at ${withError(told[1], "pt/s")}.` : "; three give its rate.";
      return `${counted(records, "flick")}${found}${like}`;
    },
  }),
  bounces: {
    words: "Flick a list against an end, or pull it beyond one and release. The last bounce of each is drawn, frame by frame, " +
      "and the law through it.",
    axes: {
      label: "Offsets beyond the edge, frame by frame.",
      x: { name: "time", unit: "s", low: 0, high: 0.7 }, y: { name: "beyond the edge", unit: "pt", low: 0, high: 60 },
    },
    head: ["list", "at the edge, pt/s", "farthest, pt", "took, s", "law misses by, pt"],
    series: (lists) => both((who) => lists[who].bounces.slice(-1).flatMap((record) => {
      const { times: xs, offsets: ys } = record;
      const law = lawThrough(record);
      return [
        ...(law ? [{ colour: "--prediction", dash: "6 5", xs, ys: law.values }] : []),
        { colour: COLOURS[who], isPoints: true, size: 3, xs, ys },
      ];
    })),
    rows: (lists) => rowsOf(lists, "bounces", (record) => [
      record.speed === null ? `released at ${shown(record.start, 0)} pt` : shown(record.speed, 0),
      shown(record.peak, 1), shown(record.duration, 3), shown(lawThrough(record)?.miss ?? 0),
    ]),
    says: (_, records) => `${counted(records, "bounce")}, the last with ${records.at(-1).offsets.length} frames.`,
    csv: (records) => recording(records.at(-1)).csv,
  },
  pulls: related({
    name: "pulls", x: "finger", y: "offset", least: 0, most: 300, digits: 1, law: band, fit: "rubberBand",
    words: `Pull a list down beyond its beginning, slowly. Each begins ${APART} pt before its edge, so that the finger’s way ` +
      "beyond it can be counted.",
    axes: {
      label: "How far content follows against how far the finger pulls.",
      x: { name: "finger beyond the edge", unit: "pt", low: 0, high: 300 },
      y: { name: "content beyond the edge", unit: "pt", low: 0, high: 120 },
    },
    head: ["list", "finger, pt", "content, pt", "by the law, pt"],
    says: (records, told) =>
      `${records.length} places${told ? `, c ${withError(told[0], "")}, d ${withError(told[1], "pt")}` : ""}.`,
  }),
  motions: {
    words: "Scroll smoothly, or let the lists snap and flick them. Catch a list in flight and drag on slowly; drag one, rest for " +
      "a moment, and lift. The page’s zoom, pinched beyond its limits, and its scroll to the " +
      "top from the status bar are recorded as they happen.",
    axes: {
      label: "The distance left of motions that no finger makes, frame by frame.",
      x: { name: "time", unit: "s", low: 0, high: 0.5 }, y: { name: "distance left, of the whole", unit: "", low: 0, high: 1 },
    },
    head: ["list", "what", "took, s", "eased, s", "misses by, pt", "spring by, pt"],
    series: (lists) => both((who) => lists[who].motions.slice(-1).map(({ times, values, end }) => ({
      colour: COLOURS[who], isPoints: true, size: 3, xs: times, ys: values.map((one) => (one - end) / (values[0] - end || 1)),
    }))),
    rows: (lists) => rowsOf(lists, "motions", (record) => {
      const { curve, free } = lawsThrough(record);
      const digits = record.kind === "zoomScale" ? 4 : 2;
      const number = (value, digits) => (value === undefined ? "–" : shown(value, digits));
      return [
        MOTIONS[record.kind], shown(record.times.at(-1), 3), number(curve?.duration, 3), number(curve?.rms, digits), number(free?.rms, digits),
      ];
    }),
    says(_, records) {
      const record = records.at(-1);
      const hand = handWords(record);
      if (hand) return `${hand}.`;
      const { curve, free } = lawsThrough(record);
      const spans = record.kind === "zoomScale"
        ? `, between ${shown(Math.min(...record.values))} and ${shown(Math.max(...record.values))}, at rest at ${shown(record.end)}` : "";
      const nearer = !curve ? "nothing moved by itself" : free && free.rms < curve.rms
        ? `a free spring is nearer, k ${shown(free.stiffness, 1)}, c ${shown(free.damping, 1)}` : "an eased curve is nearer";
      return `${MOTIONS[record.kind]}${spans}; ${nearer}.`;
    },
    csv: (records) => motionCSV(records.at(-1)),
    file: (records) => records.at(-1).kind,
  },
};

// An eased motion and a spring through a record, worked out once.
const known = new WeakMap();
function lawsThrough(record) {
  if (handWords(record)) return {};
  if (!known.has(record)) known.set(record, { curve: eased(record), free: spring(record) });
  return known.get(record);
}
