// feel.js - how other platforms scroll: Android's, Flutter's, GTK's feel and more, and any mixture.
//
//   import { feels } from "./feel.js";       // from then on scrollers, pagers and pages have a feel
//
//   scroller.feel = "android";
//   scroller.feel = { ...feels(engine).uiKit, band: { kind: "stop" } };
//
// See feel.d.ts for every part. Needs the engine of overscroll-full.wasm: the others move as UIKit does.

import { OverscrollError, Scroller } from "./overscroll.js";
import { choice, flag, known, object, wrong } from "./plumbing/checks.js";
import { FEEL, Feel, FeelSize, Pan } from "./plumbing/layout.js";
import { read } from "./plumbing/structs.js";

// What each kind of a part has, with what it is if left out; kinds in C's order. A number is needed
// where it is NEEDED.
const NEEDED = undefined;
const PARTS = {
  deceleration: {
    exponential: { decay: NEEDED },
    drag: { decay: NEEDED, drag: NEEDED },
    friction: { decay: NEEDED, deceleration: NEEDED },
    power: { exponent: NEEDED, secondSpeed: NEEDED },
    spline: { secondSpeed: NEEDED, isTabled: false },
    windows: { deceleration: NEEDED, viewports: 3 },
  },
  edge: {
    pull: { pull: NEEDED },
    spring: {
      hitFrequency: NEEDED, releasedFrequency: NEEDED, dampingRatio: NEEDED, gain: 1, speedLimit: Infinity,
      drawsIn: false, continuesInside: false,
    },
    parabola: { limit: NEEDED, gravity: NEEDED },
    bezier: {},
    flickable: { deceleration: NEEDED },
    stop: {},
  },
  band: {
    hyperbolic: { coefficient: NEEDED },
    linear: { divisor: NEEDED, deadZone: 0, limit: Infinity },
    tanh: { share: NEEDED, steepness: NEEDED },
    fading: { divisor: NEEDED },
    stop: {},
  },
  frames: {
    continuous: {},
    through: { interval: 1 / 60 },
    stepped: { interval: 1 / 60 },
  },
};
const FIELDS = {
  stop: { speed: NEEDED, distance: NEEDED, edgeSpeed: Infinity },
  thresholds: { slop: NEEDED, minimumSpeed: NEEDED, maximumSpeed: Infinity, isMinimumExclusive: false },
};

const amount = (value, name) =>
  typeof value === "number" && value === value ? value : wrong(name, "a number", value);

// Writes a feel over UIKit's; gives the numbers written: [path, place, value].
function write(engine, base, value, name) {
  const numbers = [];
  if (typeof value === "string") {
    engine.c.overscroll_feel_named(choice(value, FEEL, name), base);
    return numbers;
  }
  engine.c.overscroll_feel_named(0, base);
  known(value, Object.keys(Feel), name);
  const put = (part, path, layout, at, shape, others) => {
    known(part, [...others, ...Object.keys(shape)], path);
    for (const key in shape) {
      const field = part[key] ?? shape[key];
      const place = at + layout[key][1];
      if (typeof shape[key] === "boolean") engine.u8[place] = flag(field, `${path}.${key}`);
      else numbers.push([`${path}.${key}`, place, amount(field, `${path}.${key}`)]);
    }
  };
  for (const part in value) {
    if (value[part] === undefined) continue;
    const [layout, offset] = Feel[part];
    const [at, path] = [base + offset, `${name}.${part}`];
    if (PARTS[part]) {
      const kinds = Object.keys(PARTS[part]);
      const { kind } = object(value[part], path);
      engine.i32[(at + layout.kind[1]) >> 2] = choice(kind, kinds, `${path}.kind`);
      put(value[part], path, layout, at, PARTS[part][kind], ["kind"]);
    } else if (FIELDS[part]) put(object(value[part], path), path, layout, at, FIELDS[part], []);
    else engine.i32[at >> 2] = choice(value[part], layout, path);
  }
  for (const [, place, number] of numbers) engine.f64[place >> 3] = number;
  return numbers;
}

// Reads the parts of a feel: of each kind what it has.
function parts(engine, base) {
  const feel = read(engine, Feel, base);
  for (const part in PARTS) {
    const all = feel[part];
    const shape = PARTS[part][all.kind];
    feel[part] = Object.fromEntries(["kind", ...Object.keys(shape)].map((key) => [key, all[key]]));
  }
  return feel;
}

// The number of a refused feel that is at fault: the first that is refused after all before it, with
// nothing said of those that come after it.
function fault(subject, base, numbers) {
  const { engine } = subject;
  const probe = subject.clone();
  const isTaken = () => engine.c.overscroll_set_feel(probe.handle, base) >= 0;
  const neutral = { minimumSpeed: 0, maximumSpeed: Infinity, interval: 1 };
  for (const [path, place] of numbers) {
    engine.f64[place >> 3] = neutral[path.slice(path.lastIndexOf(".") + 1)] ?? 2;
  }
  try {
    return numbers.find(([, place, number]) => {
      engine.f64[place >> 3] = number;
      return !isTaken();
    })?.[0];
  } finally {
    probe.destroy();
  }
}

function setFeel(subject, value, name) {
  const { engine, kind } = subject;
  const call = engine.c.overscroll_set_feel ?? missing();
  const base = engine.in;
  const numbers = write(engine, base, value, name);
  const status = call(subject.handle, base);
  const path = status === -3 && !subject.isDestroyed ? fault(subject, base, numbers) : undefined;
  engine.check(status, path ?? name, kind.title);
  subject.did();
}

function missing() {
  throw new OverscrollError("feel: this module moves as UIKit does; load overscroll-full.wasm");
}

/** Gives a class its feel. */
export function feelable(Class) {
  Object.defineProperty(Class.prototype, "feel", {
    get() {
      this.check("feel", (this.engine.c.overscroll_feel ?? missing())(this.handle, this.engine.out));
      return parts(this.engine, this.engine.out);
    },
    set(value) {
      setFeel(this, value, "feel");
    },
    enumerable: true,
    configurable: true,
  });
}

/** Has a new one begin with the feel among some options; what they say besides of fingers and springs stands. */
export function begin(subject, options) {
  if (options.feel === undefined) return;
  subject.feel = options.feel;
  for (const name of [...Object.keys(Pan), "spring"]) {
    if (options[name] !== undefined) subject[name] = options[name];
  }
}

/** The parts of every platform's feel, by its name. */
export function feels(engine) {
  if (!engine.c.overscroll_feel_named) missing();
  const base = engine.room(FeelSize);
  return Object.fromEntries(FEEL.map((name, i) => {
    engine.c.overscroll_feel_named(i, base);
    return [name, parts(engine, base)];
  }));
}

feelable(Scroller);
