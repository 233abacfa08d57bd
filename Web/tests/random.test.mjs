// Native = WebAssembly, to the bit: sessions of fingers, frames, wheels, keys, programs, sizes, settings and numbers
// that make no sense, call by call through the C interface of each module and of the library for this machine.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FeelSize, SCROLLER_DEFAULTS, ScrollerDef, ScrollerDefSize } from "../js/plumbing/layout.js";
import { at } from "../js/plumbing/structs.js";
import { shares } from "./laws.mjs";
import { bytesOf, isBuilt, text } from "./support.mjs";

const SESSIONS = 150;
const SCROLLER = 1;

/** Random choices from a seed. */
function dice(seed) {
  const share = shares(seed);
  const below = (count) => Math.floor(count * share());
  const chance = (part) => share() < part;
  const pick = (choices) => choices[below(choices.length)];
  /** A number of a range, or seldom one that makes less sense. */
  const number = (least, most) => chance(0.998) ? least + (most - least) * share()
    : pick([NaN, Infinity, -Infinity, -0, 5e-324, 1e-9, -1, 1e9, 1e12, -1e12, 1e300]);
  return { share, below, chance, pick, number };
}

// What a function takes: d a number, i an integer, < what it reads, > what it writes.
const prototypes = ["", "_physics"].map((name) => text(`Sources/COverscroll/include/overscroll${name}.h`)).join("\n");
const types = new Map([...prototypes.matchAll(/^\w+ (overscroll_\w+)\(([^)]*)\);/gm)].map(([, name, list]) => [
  name, list.split(",").map((one) => (one.includes("*") ? (/const/.test(one) ? "<" : ">") : /double/.test(one) ? "d" : "i")),
]));

const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bits = (...numbers) => new Uint8Array(new Float64Array(numbers).buffer);
const ints = (...numbers) => new Uint8Array(new Int32Array(numbers).buffer);

// What is written is no larger than this, but for some.
const LARGER = { configuration: ScrollerDefSize, feel: FeelSize, feel_named: FeelSize };

/** A module; what was called, as native.py reads it, and what came of it. */
class Played {
  calls = [];
  results = [];

  constructor(name) {
    this.exports = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(name)), {}).exports;
    this.exports.web_take_scrollers?.();
    this.exports.web_take_feels?.();
    this.memory = this.exports.web_allocate(2048);
  }

  bytes = (place, size) => new Uint8Array(this.exports.memory.buffer, place, size);

  /** Calls a function with what it takes but for what it writes, which comes last; gives that. */
  call(short, ...given) {
    const name = `overscroll_${short}`;
    if (!(name in this.exports)) return null;
    const [into, size] = [this.memory + 1024, LARGER[short] ?? 64];
    const [words, values] = [[name], []];
    types.get(name).forEach((type, i) => {
      if (type === "<") this.bytes(this.memory, 1024).set(given[i]);
      values.push(type === ">" ? into : type === "<" ? this.memory : given[i]);
      words.push(type === ">" ? `>${size}` : type === "i" ? given[i] : type + hex(type === "d" ? bits(given[i]) : given[i]));
    });
    this.bytes(into, size).fill(0);
    const status = this.exports[name](...values);
    const written = this.bytes(into, size).slice();
    this.calls.push(words.join(" "));
    this.results.push(Buffer.concat([ints(status), values.includes(into) ? written : ints()]));
    return new DataView(written.buffer);
  }
}

// The places of settings and how many bytes each has; those that only larger modules have are not given to smaller ones.
function fields(layout, wanted, from = 0) {
  return Object.entries(layout).flatMap(([name, [type, place, size]]) => {
    if (!wanted(name)) return [];
    if (typeof type === "object" && !size) return fields(type, wanted, from + place);
    return [[from + place, type === 0 ? 8 : size ?? (type === 1 ? 4 : 1)]];
  });
}
const MORE = /dynamics|snap|[zZ]oom|velocityEstimator|Area|Alignment|keyboard|refresh|layoutDirection/;

/** A session of a scroller. */
function session(played, seed, name) {
  const { share, number, below, chance, pick } = dice(seed);
  const same = (usual) => number(usual, usual);
  const isList = name === "overscroll-list";
  const settings = fields(ScrollerDef, (one) => isList ? !MORE.test(one) : name !== "overscroll" || one !== "velocityEstimator");
  const def = new DataView(new Float64Array(SCROLLER_DEFAULTS).buffer);
  const set = (to, value, ...path) => to.setFloat64(at(ScrollerDef, ...path), value, true);
  const resize = (to) => {
    set(to, number(100, 900), "viewport", "width");
    set(to, number(100, 1200), "viewport", "height");
    set(to, chance(0.5) ? 390 : number(0, 5000), "contentSize", "width");
    set(to, number(0, 20_000), "contentSize", "height");
    if (chance(0.4)) set(to, number(-50, 100), "contentInset", pick(["top", "left", "bottom", "right"]));
  };
  resize(def);
  set(def, below(4), "displayScale");
  const bytesOfDef = (one) => new Uint8Array(one.buffer);
  const id = played.call("scroller_create", bytesOfDef(def)).getUint32(0, true);
  const scroller = (what, ...given) => played.call(`scroller_${what}`, id, ...given);
  const verb = (what, ...given) => played.call(what, id, SCROLLER, ...given);
  const configure = (change) => {
    const def = verb("configuration");
    change(def);
    verb("configure", bytesOfDef(def));
  };
  // What makes no sense is given, and not kept.
  let time = 100 * share();
  const wait = (least, most) => (time += least + (most - least) * share());
  const frames = (count) => {
    for (; count > 0; count--) verb("advance", same(wait(1 / 120, chance(0.1) ? 0.2 : 1 / 120)));
  };
  const touch = (phase, finger, x, y) => {
    verb("touch", [...ints(phase, finger), ...bits(same(x), same(y), same(time))], 0);
  };
  const point = () => [number(0, 390), number(0, 844)];
  const finger = (count) => {
    const hands = Array.from({ length: count }, (_, i) => ({
      i, at: [below(390), below(844)],
      speed: [chance(0.5) ? 0 : pick([-1200, -100, 80, 900]), pick([-4000, -900, -120, 150, 1000, 3000])],
    }));
    for (const { i, at } of hands) touch(0, i, ...at);
    for (let left = below(16); left > 0; left--) {
      const step = -time + wait(0.004, chance(0.03) ? 0.7 : 0.02);
      for (const { i, at, speed } of hands) {
        if (chance(0.15)) speed[1] *= pick([-1, 0, 0.1, 0.5, 2]);
        touch(1, i, at[0] += speed[0] * step, at[1] += speed[1] * step);
      }
      if (chance(0.5)) frames(1);
    }
    if (chance(0.05)) return;
    for (const { i } of hands) touch(pick([2, 2, 2, 2, 2, 2, 3, 4]), i, NaN, NaN);
    if (chance(0.2)) scroller("land", ...point());
  };
  const offset = () => [number(-200, 1000), number(-500, 9000)];
  const animated = () => (chance(0.7) ? 1 : 0);
  const acts = [
    ...[1, 1, 1, 1, 1, 2].map((count) => () => finger(count)),
    () => {
      const [isStroke, unit, shift] = [chance(0.5), chance(0.9) ? 0 : below(3), chance(0.1) ? 1 : 0];
      for (let i = 0; i < 8; i++) {
        const phase = isStroke ? (i === 0 ? 1 : i === 7 ? 3 : 2) : chance(0.95) ? 0 : below(9);
        const delta = [chance(0.8) ? 0 : number(-60, 60), isStroke ? number(0, 60) : pick([-120, 120])];
        verb("wheel", [...bits(...delta, same(wait(0.005, 0.05))), unit, phase, below(3), shift, 0, 0, 0, 0], 0);
      }
    },
    () => verb("key", below(11), 0, 0),
    () => {
      const key = below(10);
      verb("key", key, chance(0.1) ? 2 : 1, time);
      frames(below(30));
      if (chance(0.9)) verb("key", key, 3, time);
    },
    () => scroller("set_content_offset", ...offset(), animated()),
    () => scroller("scroll_rect_to_visible", ...offset(), number(0, 900), number(0, 900), animated()),
    () => verb("scroll_to_top", animated()),
    () => scroller("turn_page", below(5) - 2, below(2), animated()),
    () => scroller("insert_content", chance(0.8) ? 0 : number(-100, 100), number(-300, 1000)),
    () => configure(resize),
    () => configure((def) => {
      for (let left = 1 + below(2); left > 0; left--) {
        const [place, size] = pick(settings);
        if (size === 8) def.setFloat64(place, pick([0, 1e-3, 0.5, 0.99, 0.998, 1, 2, 10, 100, 390, 3000, number(-1, 500)]), true);
        else if (size === 4) def.setInt32(place, below(6), true);
        else def.setUint8(place, below(2));
      }
    }),
    () => (time += pick([-1000, -1, -0.2, -0.01, 0.3, 2, 60, 1e5])),
    () => verb("sync", same(wait(0, 0.1))),
    () => {
      const copy = played.call("clone", id).getUint32(0, true);
      frames(10);
      played.call("assign", id, copy);
      played.call("destroy", copy);
    },
    () => scroller("zoom", number(0.2, 5), ...point(), animated()),
    () => scroller("zoom_to_rect", ...point(), number(1, 900), number(1, 900), animated()),
    () => scroller("wheel_zoom", number(-200, 200), ...point(), same(wait(0, 0.05))),
    () => scroller("set_snap_positions", below(2), bits(0, number(1, 500), 700, 2000, 9000), 5),
    () => {
      const feel = played.call("feel_named", below(14));
      if (feel) played.call("set_feel", id, new Uint8Array(feel.buffer));
    },
  ];
  for (let left = 14; left > 0; left--) {
    pick(acts)();
    scroller("destination");
    played.call("rest_time", id);
    scroller("bounds");
    verb("frame");
    for (const axis of [0, 1]) {
      scroller("next_time", axis, number(0, 5000), same(time));
      scroller("indicator", axis, 2, 3, 7);
    }
    frames(below(60));
  }
  played.call("diagnostics", id);
  played.call("destroy", id);
}

const native = fileURLToPath(new URL("native.py", import.meta.url));

/** What differs first from what came of the same calls elsewhere, after the calls before it. */
function difference({ calls, results }, others) {
  let place = 0;
  const i = results.findIndex((ours) => !ours.equals(others.subarray(place, place += ours.length)));
  if (i < 0) return null;
  const said = (one) => `${one.readInt32LE(0)} ${hex(one.subarray(4))}\n  ${
    Array.from({ length: (one.length - 4) >> 3 }, (_, k) => one.readDoubleLE(4 + 8 * k)).join(" ")}`;
  return `call ${i} of ${calls.length}:\n${calls.slice(Math.max(0, i - 5), i + 1).join("\n")}\nin WebAssembly ${
    said(results[i])}\nnatively       ${said(others.subarray(place - results[i].length, place))}`;
}

// A quick test has but one of them.
for (const name of ["overscroll-list", "overscroll", "overscroll-full"].filter(isBuilt)) {
  test(`as native, whatever happens: ${name}.wasm`, () => {
    const played = new Played(name);
    for (let seed = 1; seed <= SESSIONS; seed++) session(played, seed, name);
    const { status, stdout, stderr } = spawnSync("python3", [native], {
      input: `${played.calls.join("\n")}\n`, maxBuffer: 1 << 30,
    });
    assert.equal(status, 0, `${stderr}`);
    const wrong = difference(played, stdout);
    if (wrong) assert.fail(wrong);
  });
}
