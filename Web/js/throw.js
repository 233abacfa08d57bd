// throw.js - any value, thrown: a colour, a rotation, an opacity, a scale goes to the nearest of given
// values.
//
//   const tint = new Throw(engine, { value: [0.9, 0.1, 0.1] });
//   attachInteraction(element, tint, { onFrame: ({ value: [r, g, b] }) => … });
//   tint.drag([0.8, 0.2, 0.2]);
//   tint.release([-2, 2, 0], palette);      // the index of the colour it goes to
//
// A value is a list of one to four numbers that move together. With perPoint fingers drag it as they drag
// anything else, and it goes to one of its candidates. See throw.d.ts for every member. Needs the
// engine of overscroll-interactions.wasm.

import { Interaction } from "./overscroll.js";
import { animated, known, number, object, wrong } from "./plumbing/checks.js";
import { define } from "./plumbing/moving.js";
import { allOf, byLayout, columnsOf, eventsNamed, writeDef } from "./plumbing/kinds.js";
import {
  THROW_DEFAULTS, ThrowDef, ThrowFrame, ThrowFrameSize, ThrowRelease, ValueSize,
} from "./plumbing/layout.js";
import { settingsOf } from "./plumbing/settings.js";
import { at, read } from "./plumbing/structs.js";

const MOST = ValueSize / 8;

const OPTIONS = settingsOf(ThrowDef, { value: null, perX: null, perY: null });
const { tolerance, ...SETTINGS } = OPTIONS;

// Writes a value of `count` numbers, the rest 0.
function write(engine, place, value, count, name) {
  if (!value || value.length !== count) wrong(name, `a list of ${count}`, value?.length ?? value);
  for (let i = 0; i < MOST; i++) {
    engine.f64[(place >> 3) + i] = i < count ? number(value[i], `${name}[${i}]`) : 0;
  }
  return place;
}

// Writes values side by side; gives their place.
function writeAll(engine, values, count, name) {
  if (!Array.isArray(values)) wrong(name, "a list of values", values);
  const list = engine.batch(values.length, ValueSize);
  values.forEach((value, i) => write(engine, list + ValueSize * i, value, count, `${name}[${i}]`));
  return list;
}

const kind = (count) => {
  // A struct with values in it: those as lists of numbers.
  const reader = (layout, names) => (engine, base, into = {}) => {
    const rest = Object.fromEntries(Object.entries(layout).filter(([name]) => !names.includes(name)));
    for (const name of names) {
      const first = (base + at(layout, name)) >> 3;
      const list = (into[name] ??= []);
      for (let part = 0; part < count; part++) list[part] = engine.f64[first + part];
    }
    return read(engine, rest, base, into);
  };
  const release = reader(ThrowRelease, ["velocity", "destination"]);
  return {
    ...byLayout(ThrowFrame, ThrowRelease),
    name: "throw",
    defaults: THROW_DEFAULTS,
    title: "throw",
    module: "interactions",
    events: eventsNamed("didChange"),
    read: reader(ThrowFrame, ["value", "velocity", "destination"]),
    readRelease(engine, base) {
      const { candidate, ...rest } = release(engine, base);
      return { ...rest, candidate: candidate < 0 ? null : candidate };
    },
  };
};
const KINDS = [1, 2, 3, 4].map(kind);

/** A headless value that is thrown. See throw.d.ts. */
export class Throw extends Interaction {
  #count;
  takesTouches = false;

  constructor(engine, options = {}) {
    if (options instanceof Throw) {
      super(engine, options.kind, options);
      this.#count = options.#count;
      this.takesTouches = options.takesTouches;
      return;
    }
    const count = options.value?.length;
    if (!(count >= 1 && count <= MOST)) wrong("options.value", "a list of one to four numbers", options.value);
    const { perPoint, candidates } = options;
    super(engine, KINDS[count - 1], () => {
      writeDef(engine, KINDS[0], OPTIONS, options, ["value", "perPoint", "candidates"]);
      const put = (field, value, name) =>
        write(engine, engine.in + at(ThrowDef, field), value, count, name);
      put("value", options.value, "options.value");
      if (perPoint !== undefined) {
        const { x, y } = known(object(perPoint, "options.perPoint"), ["x", "y"], "options.perPoint");
        if (x !== undefined) put("perX", x, "options.perPoint.x");
        if (y !== undefined) put("perY", y, "options.perPoint.y");
      }
      return engine.c.overscroll_throw_create(engine.in, engine.out);
    });
    this.#count = count;
    this.takesTouches = perPoint !== undefined;
    if (candidates !== undefined) this.candidates = candidates;
  }

  assign(source) {
    super.assign(source);
    this.takesTouches = source.takesTouches;
  }

  get candidates() {
    return allOf(this, "candidates", ValueSize, (place) => Array.from(this.engine.f64.subarray(place >> 3, (place >> 3) + this.#count)));
  }
  set candidates(candidates) {
    const list = writeAll(this.engine, candidates, this.#count, "candidates");
    this.change("candidates", this.engine.c.overscroll_set_places(this.handle, 0, list, candidates.length, 0, 0, 0));
  }

  hold() {
    this.drag(this.value);
  }

  drag(value) {
    const { engine } = this;
    const place = write(engine, engine.in, value, this.#count, "value");
    this.act("drag", place);
  }

  release(velocity, candidates = []) {
    const { engine } = this;
    const list = writeAll(engine, candidates, this.#count, "candidates");
    const speed = write(engine, engine.in, velocity, this.#count, "velocity");
    return this.finish("release", this.calls.release(
      this.handle, speed, list, candidates.length, engine.out)).candidate;
  }

  move(target, options) {
    const { engine } = this;
    const value = write(engine, engine.in, target, this.#count, "target");
    this.verb("move", "move", value, animated(options));
  }

  sample(range) {
    const first = at(ThrowFrame, "value");
    const places = Object.fromEntries(Array.from({ length: this.#count }, (_, i) => [i, first + 8 * i]));
    return Object.values(columnsOf(this, ThrowFrameSize, places, range));
  }
}

define(Throw, SETTINGS, ThrowFrame);
