// dial.js - an angle turned by a finger about a centre, with limits, detents and momentum.
//
//   const dial = new Dial(engine, {
//     center: { x: 195, y: 195 }, limits: { minimum: -2, maximum: 2 }, detents: { every: Math.PI / 12 },
//   });
//   attachInteraction(element, dial, {
//     onFrame: ({ angle }) => (knob.style.transform = `rotate(${angle}rad)`),
//   });
//
// Angles are in radians, all turns counted; they grow clockwise. See dial.d.ts for every member. Needs the
// engine of overscroll-full.wasm.

import { define, Interaction, program, sampleMotions, writeDef } from "./interaction.js";
import { XY, fields, number, object, wrong } from "./plumbing/checks.js";
import { bit, numbers, pan, ratio, spring } from "./plumbing/settings.js";

// Where each stands in OverscrollDialDef.
const SETTINGS = {
  center: numbers(0, XY),
  spring: spring(56),
  decelerationRate: ratio(80),
  ...pan(88),
  reducesMotion: bit(128),
};

const LIMITS = { minimum: undefined, maximum: undefined };

const KIND = {
  name: "dial",
  title: "dial",
  events: ["didSettle"],
  eventsAt: { call: null, frame: 32, release: null },
  newFrame: () => ({
    time: 0, angle: 0, velocity: 0, destination: 0, isMoving: false, isTracking: false, isDragging: false,
    events: [],
  }),
  readFrame(engine, at, frame) {
    const i = at >> 3;
    frame.time = engine.f64[i];
    frame.angle = engine.f64[i + 1];
    frame.velocity = engine.f64[i + 2];
    frame.destination = engine.f64[i + 3];
    frame.isMoving = engine.bytes.getUint8(at + 40) === 1;
    frame.isTracking = engine.bytes.getUint8(at + 41) === 1;
    frame.isDragging = engine.bytes.getUint8(at + 42) === 1;
  },
  readRelease: (engine, at) => ({
    destination: engine.f64[at >> 3],
    willSettle: engine.bytes.getUint8(at + 8) === 1,
    didDrag: engine.bytes.getUint8(at + 9) === 1,
  }),
};

// Detents are "none", { every, origin } or a list of angles.
function writeDetents(engine, detents) {
  const [step, origin] =
    detents === "none" || Array.isArray(detents) || ArrayBuffer.isView(detents)
      ? [0, 0] : fields(detents, { every: undefined, origin: 0 }, "detents");
  if (step < 0) wrong("detents.every", "a positive number", step);
  engine.f64.set([step, origin], (engine.in + 40) >> 3);
}

/** A headless dial. See dial.d.ts. */
export class Dial extends Interaction {
  #detents = "none";

  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof Dial ? options : () => {
      const { angle = 0, limits = null, detents = "none" } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["angle", "limits", "detents"]);
      const range = limits === null ? [0, 0] : fields(limits, LIMITS, "limits");
      engine.f64.set([number(angle, "options.angle"), ...range], (engine.in + 16) >> 3);
      writeDetents(engine, detents);
      return engine.c.overscroll_dial_create(engine.in, engine.out);
    });
    if (options instanceof Dial) this.#detents = options.#detents;
    else if (options.detents !== undefined) this.detents = options.detents;
  }

  /** The angles it comes to rest at: "none", { every, origin } or a list in ascending order. */
  get detents() {
    return this.#detents;
  }
  set detents(detents) {
    const { engine } = this;
    if (Array.isArray(detents) || ArrayBuffer.isView(detents)) {
      const list = engine.room(8 * Math.max(detents.length, 1));
      detents.forEach((angle, i) => (engine.f64[(list >> 3) + i] = number(angle, `detents[${i}]`)));
      this.did("detents", engine.c.overscroll_dial_set_detents(this.handle, list, detents.length));
      this.#detents = Array.from(detents);
      return;
    }
    // A list is kept while the step is 0: without any detents it is an empty one.
    if (detents === "none") {
      this.did("detents", engine.c.overscroll_dial_set_detents(this.handle, engine.in, 0));
      this.#detents = "none";
      return;
    }
    this.check("detents", engine.c.overscroll_dial_configuration(this.handle, engine.in));
    writeDetents(engine, detents);
    this.did("detents", engine.c.overscroll_dial_configure(this.handle, engine.in));
    this.#detents = { origin: 0, ...detents };
  }

  assign(source) {
    super.assign(source);
    this.#detents = source.#detents;
  }

  /** Turns to an angle, within the limits. Ignored while a finger turns it. */
  turn(angle, options) {
    const [animated, time] = program(this, options);
    this.did("turn", this.engine.c.overscroll_dial_turn(
      this.handle, number(angle, "angle"), animated, time));
  }

  get angle() {
    return this.frame.angle;
  }
  get velocity() {
    return this.frame.velocity;
  }
  /** Where it will have come to rest. */
  get destination() {
    return this.frame.destination;
  }
  /** The angles between which it turns freely; null: for ever. */
  get limits() {
    const { engine } = this;
    this.check("limits", engine.c.overscroll_dial_configuration(this.handle, engine.in));
    const limits = engine.read(LIMITS, 24, engine.in);
    return limits.minimum === 0 && limits.maximum === 0 ? null : limits;
  }

  /** The angle and its velocity to come, as two columns. */
  sample(range = {}) {
    return sampleMotions(this, (from, interval, count, at) =>
      this.engine.c.overscroll_dial_sample(this.handle, from, interval, count, at), range);
  }
}

define(Dial, KIND, SETTINGS);
