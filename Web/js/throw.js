// throw.js - any value, thrown: a colour, a rotation, an opacity, a scale goes to the nearest of given
// values.
//
//   const tint = new Throw(engine, { value: [0.9, 0.1, 0.1] });
//   attachInteraction(element, tint, { pointers: false, onFrame: ({ value: [r, g, b] }) => … });
//   tint.drag([0.8, 0.2, 0.2], time);
//   tint.release([-2, 2, 0], palette, time);      // the index of the colour it goes to
//
// A value is a list of one to four numbers that move together. See throw.d.ts for every member. Needs the
// engine of overscroll-full.wasm.

import { define, Interaction, program, writeDef } from "./interaction.js";
import { number, wrong } from "./plumbing/checks.js";
import { bit, ratio, real, spring } from "./plumbing/settings.js";

const MOST = 4;
const BYTES = 8 * MOST;

// Where each stands in OverscrollThrowDef.
const SETTINGS = { spring: spring(32), decelerationRate: ratio(56), reducesMotion: bit(72) };
const OPTIONS = { ...SETTINGS, tolerance: real(64) };

// Writes a value of `count` numbers, the rest 0.
function write(engine, at, value, count, name) {
  if (!value || value.length !== count) wrong(name, `${count} numbers`, value?.length ?? value);
  for (let i = 0; i < MOST; i++) {
    engine.f64[(at >> 3) + i] = i < count ? number(value[i], `${name}[${i}]`) : 0;
  }
  return at;
}

const kind = (count) => ({
  name: "throw",
  title: "throw",
  events: ["didSettle"],
  eventsAt: { call: null, frame: 8 + 3 * BYTES, release: null },
  newFrame: () => ({
    time: 0, value: new Array(count).fill(0), velocity: new Array(count).fill(0),
    target: new Array(count).fill(0), isMoving: false, isTracking: false, isDragging: false, events: [],
  }),
  readFrame(engine, at, frame) {
    const i = at >> 3;
    frame.time = engine.f64[i];
    for (let part = 0; part < count; part++) {
      frame.value[part] = engine.f64[i + 1 + part];
      frame.velocity[part] = engine.f64[i + 1 + MOST + part];
      frame.target[part] = engine.f64[i + 1 + 2 * MOST + part];
    }
    frame.isMoving = engine.bytes.getUint8(at + 16 + 3 * BYTES) === 1;
  },
});
const KINDS = [1, 2, 3, 4].map(kind);

/** A headless value that is thrown. See throw.d.ts. */
export class Throw extends Interaction {
  #count;

  constructor(engine, options = {}) {
    if (options instanceof Throw) {
      super(engine, options.kind, options);
      this.#count = options.#count;
      return;
    }
    const count = options.value?.length;
    if (!(count >= 1 && count <= MOST)) wrong("options.value", "one to four numbers", options.value);
    super(engine, KINDS[count - 1], () => {
      writeDef(engine, KINDS[count - 1], OPTIONS, options, ["value"]);
      write(engine, engine.in, options.value, count, "options.value");
      return engine.c.overscroll_throw_create(engine.in, engine.out);
    });
    this.#count = count;
  }

  /** A finger catches it: it stops where it is. */
  hold(time = this.time) {
    this.did("hold", this.engine.c.overscroll_throw_hold(this.handle, number(time, "time")));
  }

  /** A finger has it at a value. */
  drag(value, time = this.time) {
    const { engine } = this;
    this.did("drag", engine.c.overscroll_throw_drag(
      this.handle, write(engine, engine.in, value, this.#count, "value"), number(time, "time")));
  }

  /** The finger lets it go. The index of the candidate it goes to; null if there are none. */
  release(velocity, candidates = [], time = this.time) {
    const { engine } = this;
    const list = engine.batch(candidates.length, BYTES);
    candidates.forEach((candidate, i) =>
      write(engine, list + BYTES * i, candidate, this.#count, `candidates[${i}]`));
    write(engine, engine.in, velocity, this.#count, "velocity");
    this.did("release", engine.c.overscroll_throw_release(
      this.handle, engine.in, list, candidates.length, number(time, "time"), engine.out));
    const chosen = engine.bytes.getInt32(engine.out, true);
    return chosen < 0 ? null : chosen;
  }

  /** Goes to a value by program, from where it is and with the velocity it has. */
  move(target, options) {
    const { engine } = this;
    const [animated, time] = program(this, options);
    this.did("move", engine.c.overscroll_throw_move(
      this.handle, write(engine, engine.in, target, this.#count, "target"), animated, time));
  }

  get value() {
    return this.frame.value.slice();
  }
  get velocity() {
    return this.frame.velocity.slice();
  }
  get target() {
    return this.frame.target.slice();
  }

  /** The values to come: one column for each number of the value. */
  sample({ from = this.time, interval = 1 / 60, count = 120 } = {}) {
    const { engine } = this;
    const at = engine.batch(count, BYTES);
    this.check("sample", engine.c.overscroll_throw_sample(
      this.handle, number(from, "from"), number(interval, "interval"), count, at));
    return Array.from({ length: this.#count }, (_, part) =>
      Float64Array.from({ length: count }, (_, i) => engine.f64[(at >> 3) + MOST * i + part]));
  }
}

define(Throw, KINDS[0], SETTINGS);
