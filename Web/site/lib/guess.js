// Which platform's law a glide follows: each is fitted to what was recorded, and the misses are compared.
import { Scroller } from "../overscroll.js";
import { feels } from "../feel.js";
import { engine } from "./engine.js";
import { stroke } from "./same-flick.js";
import { shown } from "./numbers.js";

const STEP = 1 / 240;
// A record begins at the middle of the frames that its speed is taken from (watch.js): so long after the lift.
const AGE = 4.5 / 60;
const ROUNDS = 22;
// A runner-up that misses by less than so much more is as good.
const CLOSE = 1.5;
const LEAST = 0.5;
// No law that misses by more, as a share of the distance, is what was seen.
const FAR = 0.03;

// Platforms whose glides are the same to less than anybody sees are one guess.
const LAWS = {
  uiKit: "UIKit, Firefox or Flutter", android: "Android", flutterClamping: "Flutter clamping", flutterFast: "Flutter fast",
  gtk: "GTK", compose: "Compose", chromium: "Chromium", chromiumWindows: "Chromium’s on Windows", qt: "Qt", windows: "Windows",
};

const VIEW = { width: 100, height: 600 };
const PLAIN = { estimator: "uiKit", momentum: "none", thresholds: { slop: 10, minimumSpeed: 0 } };

// Distances since the lift, by steps; the fingers' side is left out: every speed is taken as it is.
function glide(parts, speed, count) {
  const list = new Scroller(engine, { viewport: VIEW, contentSize: { width: 100, height: 1e6 }, feel: { ...parts, ...PLAIN } });
  for (const [name, ...input] of stroke(speed, list)) list[name](...input);
  const start = list.frame.offset.y;
  const { y } = list.sample({ from: list.time, interval: STEP, count });
  list.destroy();
  return y.map((one) => one - start);
}

const rms = (misses) => Math.sqrt(misses.reduce((sum, one) => sum + one ** 2, 0) / misses.length);

function miss(parts, speed, { times, offsets }) {
  const places = glide(parts, speed, Math.ceil((AGE + times.at(-1)) / STEP) + 2);
  const at = (time) => {
    const i = Math.min(Math.floor(time / STEP), places.length - 2);
    return places[i] + (places[i + 1] - places[i]) * (time / STEP - i);
  };
  const begin = at(AGE);
  return rms(times.map((time, i) => at(AGE + time) - begin - offsets[i]));
}

// The smallest rms over speeds at the lift around the one that was measured, which is later and so slower.
function best(parts, record) {
  let [low, high] = [0.9 * record.speed, 1.8 * record.speed];
  const golden = (Math.sqrt(5) - 1) / 2;
  const at = (speed) => miss(parts, speed, record);
  let [a, b] = [high - golden * (high - low), low + golden * (high - low)];
  let [x, y] = [at(a), at(b)];
  for (let i = 0; i < ROUNDS; i++) {
    if (x < y) [high, b, y, a] = [b, a, x, b - golden * (b - low)], x = at(a);
    else [low, a, x, b] = [a, b, y, a + golden * (high - a)], y = at(b);
  }
  return Math.min(x, y);
}

const known = new WeakMap();

/** Each law's rms for a flick, in pixels, by its name; worked out once. */
export function fits(record) {
  if (!known.has(record)) {
    const parts = feels(engine);
    known.set(record, Object.fromEntries(Object.keys(LAWS).map((name) => [name, best(parts[name], record)])));
  }
  return known.get(record);
}

/** The law that flicks follow best, over the last five: {best, rms, second, secondRms, isClose, isNone}. */
export function guess(records) {
  const last = records.slice(-5);
  const all = last.map(fits);
  const order = Object.keys(LAWS)
    .map((name) => ({ name, rms: rms(all.map((one) => one[name])) }))
    .sort((a, b) => a.rms - b.rms);
  const [first, second] = order;
  const distance = last.reduce((sum, one) => sum + one.distance, 0) / last.length;
  return {
    best: LAWS[first.name], rms: first.rms, second: LAWS[second.name], secondRms: second.rms,
    isClose: second.rms < CLOSE * first.rms + LEAST, isNone: first.rms > Math.max(LEAST, FAR * distance),
  };
}

/** The same in words, with our own numbers at the same speed next to the last flick's. */
export function guessed(records, ours) {
  const { best, rms, second, secondRms, isClose, isNone } = guess(records);
  const { speed, distance } = records.at(-1);
  const numbers = `At ${shown(speed, 0)} pt/s it went ${shown(distance, 0)} pt; UIScrollView’s law says ${shown(ours(speed), 0)}.`;
  const found = `${best}: rms ${shown(rms)} px, then ${second}: ${shown(secondRms)} px`;
  if (isNone) return `It glides like none of the laws here; the nearest is ${found}. ${numbers}`;
  return `${isClose ? "A guess, for two are close: it glides like" : "It glides like"} ${found}. ${numbers}`;
}
