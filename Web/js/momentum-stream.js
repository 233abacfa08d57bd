// momentum-stream.js - deltas of a trackpad in, deltas with momentum out, for what keeps its own offsets.
//
//   const stream = new MomentumStream(engine, { isWhole: true });
//   const send = (deltas) => deltas.forEach(({ delta, phase }) => scrollMine(delta, phase));
//   send(stream.wheel(event));
//   if (stream.isMoving) send(stream.advance(frameTime));
//
// See momentum-stream.d.ts for every member. Needs the engine of overscroll-full.wasm.

import { Kept } from "./overscroll.js";
import { number, object } from "./plumbing/checks.js";
import { UNITS, WHEEL, putWheel } from "./plumbing/events.js";
import { writeDef } from "./plumbing/kinds.js";
import {
  Deltas, DeltasSize, MOMENTUM_STREAM_DEFAULTS, MomentumStreamDef, Wheel, WheelSize,
} from "./plumbing/layout.js";
import { code, real, settingsOf } from "./plumbing/settings.js";

const KIND = { name: "momentum_stream", defaults: MOMENTUM_STREAM_DEFAULTS, title: "momentum stream", module: "full" };
const SETTINGS = settingsOf(MomentumStreamDef, {
  liftInterval: (at) => real(at, null),
  unit: (at) => code(at, UNITS.slice(0, 2), 1),
});
const ZERO = { x: 0, y: 0 };

/** A stream of deltas. See momentum-stream.d.ts. */
export class MomentumStream extends Kept {
  #options = {};
  #isMoving = false;

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof MomentumStream ? options : () => {
      writeDef(engine, KIND, SETTINGS, object(options, "options"));
      return engine.c.overscroll_momentum_stream_create(engine.in, engine.out);
    });
    this.#take(options);
  }

  assign(source) {
    super.assign(source);
    this.#take(source);
  }

  #take(source) {
    const isCopy = source instanceof MomentumStream;
    this.#options = isCopy ? source.#options : { ...source };
    this.#isMoving = isCopy && source.#isMoving;
  }

  configure(options) {
    const all = { ...this.#options, ...object(options, "options") };
    writeDef(this.engine, KIND, SETTINGS, all);
    this.check("options", this.engine.c.overscroll_configure(this.handle, 0, this.engine.in));
    this.#options = all;
  }

  get isMoving() {
    return this.#isMoving;
  }

  wheel(event) {
    const at = this.engine.room(DeltasSize);
    this.check("event", this.engine.c.overscroll_wheel(this.handle, 0, putWheel(this.engine, event), 0, at));
    return this.#deltas(at);
  }

  advance(time) {
    const at = this.engine.room(DeltasSize);
    this.check("time", this.engine.c.overscroll_advance(this.handle, 0, number(time, "time"), at));
    return this.#deltas(at);
  }

  hold(time) {
    return this.wheel({ delta: ZERO, time, phase: "held" });
  }

  #deltas(base) {
    const { engine } = this;
    const { u8, f64 } = engine;
    this.#isMoving = u8[base + Deltas.isMoving[1]] === 1;
    return Array.from({ length: engine.int(Deltas.count[1], base) }, (_, i) => {
      const at = base + Deltas.wheels[1] + i * WheelSize;
      const [x, y, time] = f64.subarray(at >> 3);
      const [unit, phase, precision] = u8.subarray(at + Wheel.unit[1]);
      return { delta: { x, y }, time, unit: UNITS[unit], phase: WHEEL.phase[phase], isPrecise: precision === 2 };
    });
  }
}
