// The four things that are observed: how each is drawn, listed, summed up and exported.
import { LeastSquares, evaluate } from "../fit.js";
import { Recording, Relation } from "../recording.js";
import { physics } from "../physics.js";
import { engine } from "./engine.js";
import { guessed } from "./guess.js";
import { handWords } from "./hands.js";
import { MOTIONS, eased, motionCSV, spring } from "./motions.js";
import { shown } from "./numbers.js";

/** The two lists, what they are called and their colours. */
export const WHO = { ours: "Overscroll", native: "this browser" };
export const COLOURS = { ours: "--offset", native: "--velocity" };
/** Where a list stands for a pull: off its edge, so that the finger's way can be counted from there. */
export const APART = 120;
// The speed at which UIScrollView's deceleration ends, in points per second.
const STOP = 10;

export const capitalised = (text) => text[0].toUpperCase() + text.slice(1);
const column = (records, name) => Float64Array.from(records, (record) => record[name]);
const key = (who) => `<span class="key dot" style="color: var(${COLOURS[who]})"></span>${WHO[who]}`;
const decay = () => physics(engine).decayConstant();
const stopping = (speed) => evaluate(engine, "stopping", { r: decay(), stop: STOP }, [speed])[0];

// Both lists' records, the newest first, each with whose it is.
function newest(lists, name) {
  const all = ["ours", "native"].flatMap((who) => lists[who][name].map((record, i) => ({ who, record, i })));
  return all.sort((a, b) => (a.record.order ?? a.i) - (b.record.order ?? b.i)).reverse();
}

const flicks = (records) => new Relation({
  kind: "flicks", inputs: column(records, "speed"), outputs: column(records, "distance"),
});
const pulls = (records) => new Relation({
  kind: "pulls", inputs: column(records, "finger"), outputs: column(records, "offset"),
});
const recording = ({ times, offsets }) => new Recording({ times, offsets });

// A fit that is gone when its numbers are shown; null where there are too few samples.
function fitted(Method, law, series, options, tell) {
  if (series.count < 3) return null;
  const fit = new Method(engine, law, series, options);
  fit.run(2000);
  const told = tell(fit);
  fit.destroy();
  return told;
}

const withError = ({ value, standardError, isOpen }, unit) => {
  if (isOpen || !(standardError < Math.abs(value))) return "not known yet";
  const digits = Math.min(Math.max(1 - Math.floor(Math.log10(standardError || 1e-4)), 0), 4);
  return `${shown(value, digits)} ± ${shown(standardError, digits)}${unit && ` ${unit}`}`;
};

// UIScrollView's law through a bounce: its two rates as they are, its start fitted.
function lawThrough(record) {
  const series = recording(record);
  return fitted(LeastSquares, "uiKit", series, {
    from: { r: decay(), p: 10.05, x0: record.offsets[0], v0: 30 * record.peak }, fixed: ["r", "p"],
  }, (fit) => ({ values: fit.values(series.times), miss: fit.result.largestError }));
}

function spread(from, to, count = 60) {
  return Float64Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** What each of the four records, and how it is shown. */
export const PAGES = {
  flicks: {
    words: "Flick a list so that it comes to rest by itself. Speed and distance are read off the frames after the lift; " +
      "the law says distance = (speed − 10) / 2.002.",
    axes: {
      label: "How far flicks go against how fast they are.",
      x: { name: "speed", unit: "pt/s", low: 0, high: 1000 }, y: { name: "distance", unit: "pt", low: 0, high: 400 },
    },
    head: ["list", "speed, pt/s", "distance, pt", "by the law, pt"],
    series(lists) {
      const all = ["ours", "native"].flatMap((who) => lists[who].flicks);
      const xs = spread(STOP, Math.max(1000, ...all.map(({ speed }) => speed)));
      return [
        { colour: "--prediction", dash: "6 5", xs, ys: evaluate(engine, "stopping", { r: decay(), stop: STOP }, xs) },
        ...["ours", "native"].map((who) => ({
          colour: COLOURS[who], isPoints: true, size: 4, xs: column(lists[who].flicks, "speed"),
          ys: column(lists[who].flicks, "distance"),
        })),
      ];
    },
    rows: (lists) => newest(lists, "flicks").map(({ who, record: { speed, distance } }) => [
      key(who), shown(speed, 0), shown(distance, 1),
      shown(stopping(speed), 1),
    ]),
    says(who, records) {
      const told = fitted(LeastSquares, "stopping", flicks(records), {}, (fit) => fit.result.numbers);
      const count = `${records.length} flick${records.length === 1 ? "" : "s"}`;
      const like = who === "native" ? ` ${guessed(records, stopping)}` : "";
      if (!told) return `${capitalised(WHO[who])}: ${count}; three give its rate.${like}`;
      return `${capitalised(WHO[who])}: ${count}, r ${withError(told[0], "1/s")}, stops at ${withError(told[1], "pt/s")}.${like}`;
    },
    csv: (records) => flicks(records).csv,
  },
  bounces: {
    words: "Flick a list against an end, or pull it beyond one and release. The last bounce of each is drawn, frame by frame, " +
      "and the law through it.",
    axes: {
      label: "Offsets beyond the edge, frame by frame.",
      x: { name: "time", unit: "s", low: 0, high: 0.7 }, y: { name: "beyond the edge", unit: "pt", low: 0, high: 60 },
    },
    head: ["list", "at the edge, pt/s", "farthest, pt", "took, s", "law misses by, pt"],
    series: (lists) => ["ours", "native"].flatMap((who) => {
      const record = lists[who].bounces.at(-1);
      if (!record) return [];
      const law = lawThrough(record);
      return [
        ...(law ? [{ colour: "--prediction", dash: "6 5", xs: record.times, ys: law.values }] : []),
        { colour: COLOURS[who], isPoints: true, size: 3, xs: record.times, ys: record.offsets },
      ];
    }),
    rows: (lists) => newest(lists, "bounces").slice(0, 5).map(({ who, record }) => [
      key(who), record.speed === null ? `released at ${shown(record.start, 0)} pt` : shown(record.speed, 0),
      shown(record.peak, 1), shown(record.duration, 3), shown(lawThrough(record)?.miss ?? 0, 2),
    ]),
    says: (who, records) => `${capitalised(WHO[who])}: ${records.length} bounce${records.length === 1 ? "" : "s"}, ` +
      `the last with ${records.at(-1).offsets.length} frames.`,
    csv: (records) => recording(records.at(-1)).csv,
  },
  pulls: {
    words: `Pull a list down beyond its beginning, slowly. Each begins ${APART} pt before its edge, so that the finger’s way ` +
      "beyond it can be counted.",
    axes: {
      label: "How far content follows against how far the finger pulls.",
      x: { name: "finger beyond the edge", unit: "pt", low: 0, high: 300 },
      y: { name: "content beyond the edge", unit: "pt", low: 0, high: 120 },
    },
    head: ["list", "finger, pt", "content, pt", "by the law, pt"],
    series(lists, view) {
      const all = ["ours", "native"].flatMap((who) => lists[who].pulls);
      const xs = spread(0, Math.max(300, ...all.map(({ finger }) => finger)));
      return [
        { colour: "--prediction", dash: "6 5", xs, ys: band(view, xs) },
        ...["ours", "native"].map((who) => ({
          colour: COLOURS[who], isPoints: true, xs: column(lists[who].pulls, "finger"), ys: column(lists[who].pulls, "offset"),
        })),
      ];
    },
    rows: (lists, view) => newest(lists, "pulls").slice(0, 5).map(({ who, record: { finger, offset } }) => [
      key(who), shown(finger, 1), shown(offset, 1), shown(band(view, [finger])[0], 1),
    ]),
    says(who, records) {
      const told = fitted(LeastSquares, "rubberBand", pulls(records), {}, (fit) => fit.result.numbers);
      const count = `${records.length} places`;
      if (!told) return `${capitalised(WHO[who])}: ${count}.`;
      return `${capitalised(WHO[who])}: ${count}, c ${withError(told[0], "")}, d ${withError(told[1], "pt")}.`;
    },
    csv: (records) => pulls(records).csv,
  },
  motions: {
    words: "Scroll smoothly, or let the lists snap and flick them. Catch a list in flight and drag on slowly; drag one, rest for " +
      "a moment, and lift. The page’s zoom, pinched beyond its limits, and its scroll to the " +
      "top from the status bar are recorded as they happen.",
    axes: {
      label: "The distance left of motions that no finger makes, frame by frame.",
      x: { name: "time", unit: "s", low: 0, high: 0.5 }, y: { name: "distance left, of the whole", unit: "", low: 0, high: 1 },
    },
    head: ["list", "what", "took, s", "eased, s", "misses by, pt", "spring by, pt"],
    series: (lists) => ["ours", "native"].flatMap((who) => {
      const record = lists[who].motions.at(-1);
      if (!record) return [];
      const whole = record.values[0] - record.end || 1;
      return [{ colour: COLOURS[who], isPoints: true, size: 3, xs: record.times, ys: record.values.map((one) => (one - record.end) / whole) }];
    }),
    rows: (lists) => newest(lists, "motions").slice(0, 5).map(({ who, record }) => {
      const [curve, free] = [law(record, eased), law(record, spring)];
      const digits = record.kind === "zoomScale" ? 4 : 2;
      return [
        key(who), MOTIONS[record.kind], shown(record.times.at(-1), 3), curve ? shown(curve.duration, 3) : "–",
        curve ? shown(curve.rms, digits) : "–", free ? shown(free.rms, digits) : "–",
      ];
    }),
    says(who, records) {
      const record = records.at(-1);
      const hand = handWords(record);
      if (hand) return `${capitalised(WHO[who])}: ${hand}.`;
      const [curve, free] = [law(record, eased), law(record, spring)];
      const spans = record.kind === "zoomScale"
        ? `, between ${shown(Math.min(...record.values))} and ${shown(Math.max(...record.values))}, at rest at ${shown(record.end)}` : "";
      const nearer = !curve ? "nothing moved by itself" : free && free.rms < curve.rms
        ? `a free spring is nearer, k ${shown(free.stiffness, 1)}, c ${shown(free.damping, 1)}` : "an eased curve is nearer";
      return `${capitalised(WHO[who])}: ${MOTIONS[record.kind]}${spans}; ${nearer}.`;
    },
    csv: (records) => motionCSV(records.at(-1)),
    file: (records) => records.at(-1).kind,
  },
};

// A law through a motion, worked out once.
const laws = new WeakMap();
function law(record, through) {
  if (handWords(record)) return null;
  if (!laws.has(record)) laws.set(record, new Map());
  const all = laws.get(record);
  if (!all.has(through)) all.set(through, through(record));
  return all.get(through);
}

// The rubber band of a view of this height.
const band = (view, xs) => evaluate(engine, "rubberBand", { c: 0.55, d: view.clientHeight || 700 }, xs);
