// Native = WebAssembly: every scene, played through the wrapper, gives the frames of the native engine.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { Scroller } from "../dist/overscroll.js";
import "../dist/feel.js";
import { EVENTS } from "../js/plumbing/events.js";
import { engine as small, fullEngine as full, text } from "./support.mjs";

const SWIFT_ONLY = /safeAreaInset|keyboardInset|layoutDirection/;
const CHANGES = ["didScroll", "didZoom"];
const TOLERANCE = 1e-9;

const size = ([width, height]) => ({ width, height });
const point = ([x, y]) => ({ x, y });

/** A value of a scene as the wrapper takes it. */
function setting(name, value, interval) {
  if (name === "viewport" || name === "contentSize") return size(value);
  if (name === "contentInset") {
    const [top, left, bottom, right] = value;
    return { top, left, bottom, right };
  }
  if (name !== "physics") return value;
  if (value === "uikit") return { uiKit: interval };
  if (value === "uikit-frame") return { uiKitFrames: interval };
  if (value === "continuous") return value;
  if (value.uikit) return { uiKit: value.uikit };
  const spring = ({ mass = 1, ...rest }) => ({ mass, ...rest });
  return { springs: { hit: spring(value.bounce.hit), released: spring(value.bounce.release) } };
}

function build({ type, zoomScale, contentOffset = [0, 0], ...model }, interval) {
  assert.equal(type, "scrollView");
  // The small module moves as UIKit does.
  const scroller = new Scroller(model.feel ? full : small);
  // In the order of the scene reader: what depends on something comes after it.
  const last = ["bouncesHorizontally", "bouncesVertically"];
  const names = Object.keys(model).sort((a, b) => last.includes(a) - last.includes(b));
  // A file that names no law and no feel has the continuous one.
  if (!model.feel) scroller.dynamics = "continuous";
  for (const name of names) {
    scroller[name === "physics" ? "dynamics" : name] = setting(name, model[name], interval);
  }
  const { minimumZoomScale: least, maximumZoomScale: greatest } = scroller;
  scroller.setZoomScale(zoomScale ?? Math.min(Math.max(1, least), greatest));
  scroller.setContentOffset(point(contentOffset));
  return scroller;
}

// What carries its time, and what a program does at a time.
const INPUTS = {
  down: (it, { id, place, t }) => it.touchDown(id, place, t),
  move: (it, { id, place, t }) => it.touchMoved(id, place, t),
  up: (it, { id, place, t }) => it.touchUp(id, place, t),
  cancel: (it, { id, t }) => it.touchCancelled(id, t),
  cancelAll: (it, { t }) => it.cancelTouches(t),
  keyDown: (it, { key, t, repeat: isRepeat = false }) => it.keyDown(key, t, { isRepeat }),
  keyUp: (it, { key, t }) => it.keyUp(key, t),
  wheel: (it, { dx: x = 0, dy: y = 0, t: time, unit, phase, precise: isPrecise, shift: isShiftDown }) =>
    it.wheel({ delta: { x, y }, time, unit, phase, isPrecise, isShiftDown }),
};
const PROGRAMS = {
  key: (it, { key }) => it.key(key),
  setContentOffset: (it, { place, options }) => it.setContentOffset(place, options),
  scrollRectToVisible: (it, { rect, options }) => it.scrollRectToVisible(rect, options),
  scrollToTop: (it, { options }) => it.scrollToTop(options),
  turnPage: (it, { count, axis, options }) => it.turnPage(count, axis, options),
  setZoomScale: (it, { scale, place, options }) =>
    place ? it.zoomAbout(scale, place, options) : it.setZoomScale(scale, options),
  zoomToRect: (it, { rect, options }) => it.zoomToRect(rect, options),
  land: (it, { place }) => it.land(place),
  insertContent: (it, { width, height }) => it.insertContent({ width, height }),
};

function apply(scroller, e, interval) {
  const { type, x, y, width, height, animated = ["scrollToTop", "turnPage"].includes(type) } = e;
  const given = {
    ...e, place: x === undefined ? null : { x, y }, rect: { x, y, width, height }, options: { animated },
  };
  if (INPUTS[type]) INPUTS[type](scroller, given);
  else scroller.perform(e.t, () => (PROGRAMS[type] ?? set)(scroller, given, interval));
}

/** Sets what the event's name says. */
function set(scroller, { type, ...e }, interval) {
  const name = type[3].toLowerCase() + type.slice(4);
  const value = e[name] ?? (e.width === undefined ? [e.top, e.left, e.bottom, e.right] : [e.width, e.height]);
  scroller[name === "physics" ? "dynamics" : name] = setting(name, value, interval);
}

/** The single events of a stroke: as SceneStroke in Sources/ScrollScenes. */
function singles(e) {
  if (e.type !== "stroke") return [e];
  const { points, rate = 120, end = "up", liftAfter = 0 } = e;
  const times = points.map(([, , t], k) => t ?? e.t + k / rate);
  const single = (type, t, [x, y] = []) => ({ type, t, id: e.id, x, y });
  return [
    ...points.map((point, k) => single(k === 0 ? "down" : "move", times[k], point)),
    ...(end === "hold" ? [] : [single(end, times.at(-1) + liftAfter)]),
  ];
}

function play(scene) {
  const rate = scene.frameRate ?? 60;
  const events = scene.events.flatMap(singles).map((e, i) => [e, i])
    .sort(([a, i], [b, k]) => a.t - b.t || i - k).map(([e]) => e);
  const start = events[0]?.t ?? 0;
  const times = Array.isArray(rate) ? rate.filter((t) => !events.length || t > start) : null;
  const interval = times
    ? Math.max(...rate.slice(1).map((time, i) => time - rate[i]), 0) || 1 / 60 : 1 / rate;
  const scroller = build(scene.model, interval);
  const happened = [];
  for (const name of EVENTS) {
    scroller.on(name, () => CHANGES.includes(name) && happened.at(-1) === name || happened.push(name));
  }
  // As SceneRun does: the frame for a time is computed `lead` earlier, after the events up to then; and
  // with whileMoving none is requested while nothing moves.
  const { frameLead: lead = 0, frames: asking, until } = scene;
  const shown = (n) => {
    const time = times ? times[n - 1] : start + n / rate;
    return time > until ? undefined : time;
  };
  let next = 0;
  const following = (n) => {
    if (asking !== "whileMoving" || n === 0 || scroller.isMoving) return n + 1;
    while (next < events.length) {
      const { t } = events[next];
      let number = n + 1;
      while (shown(number) - lead < t) number++;
      if (shown(number) === undefined) return undefined;
      apply(scroller, events[next++], interval);
      if (scroller.isMoving) return number;
    }
    return undefined;
  };
  const frames = [];
  for (let n = following(0); n !== undefined && n < 100_000; n = following(n)) {
    const time = shown(n);
    if (time === undefined) break;
    while (next < events.length && events[next].t <= time - lead) apply(scroller, events[next++], interval);
    const { offset, velocity, zoomScale, phase, isMoving } = scroller.advance(time);
    frames.push({
      frame: n, t: time, offset: [offset.x, offset.y], velocity: [velocity.x, velocity.y], zoomScale,
      phase, events: [...happened],
    });
    happened.length = 0;
    if (until === "rest" && next === events.length && !isMoving) break;
  }
  scroller.destroy();
  return frames;
}

// The hash of all numbers of a replay, as GoldenBitsTests computes it: FNV-1a of their bits.
function bits(frames) {
  const numbers = frames.flatMap((f) => [f.frame, f.t, ...f.offset, ...f.velocity, f.zoomScale]);
  let hash = 0xcbf29ce484222325n;
  for (const byte of new Uint8Array(new Float64Array(numbers.map((n) => n + 0)).buffer)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}

// Phase and events of the first frame and of each that differs in them from the one before, as
// GoldenReplay keeps them.
const rest = ([, ...words]) => words;
const words = (frames) => frames
  .map(({ t, phase, events }) => [t, phase, ...events])
  .filter((entry, i, all) => i === 0 || rest(entry).join() !== rest(all[i - 1]).join());

const goldenBits = new Map(text("Fixtures/Golden/bits.txt").trim().split("\n").map((line) => line.split(" ")));

const near = (a, b, what) => assert.ok(Math.abs(a - b) <= TOLERANCE, `${what}: ${a}, native ${b}`);

for (const file of readdirSync(new URL("../../Fixtures/Scenes/", import.meta.url)).sort()) {
  const name = file.replace(/\.json$/, "");
  const scene = JSON.parse(text(`Fixtures/Scenes/${file}`));
  // The wrapper has scroll views only, and not yet all that Swift's have.
  if (scene.model.type !== "scrollView" || SWIFT_ONLY.test(JSON.stringify(scene))) continue;
  test(`as native: ${name}`, () => {
    const [all, ...kept] = text(`Fixtures/Golden/${name}.jsonl`).trim().split("\n").map((line) => JSON.parse(line));
    const frames = play(scene);
    assert.equal(frames.length, all.frames, "the number of frames");
    const changes = words(frames);
    changes.forEach(([time], i) => near(time, all.words[i]?.[0], `words ${i} t`));
    assert.deepEqual(changes.map(rest), all.words.map(rest), "phases and events");
    const shown = frames.filter((_, i) => (i + 1) % 20 === 0 || i === frames.length - 1);
    assert.equal(shown.length, kept.length, "the number of frames kept whole");
    shown.forEach((frame, i) => {
      for (const name of ["t", "offset", "velocity", "zoomScale"]) {
        const [found, native] = [frame, kept[i]].map((one) => [one[name]].flat());
        found.forEach((number, axis) => near(number, native[axis], `frame ${frame.frame} ${name}`));
      }
    });
    assert.equal(bits(frames), goldenBits.get(name), "the bits of all numbers");
  });
}
