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
// engine of overscroll-interactions.wasm.

import { Interaction } from "./overscroll.js";
import { animated, fields, number, object, wrong } from "./plumbing/checks.js";
import { define } from "./plumbing/moving.js";
import { allOf, byLayout, columnsOf, eventsNamed, writeDef, writeNumbers } from "./plumbing/kinds.js";
import { DIAL_DEFAULTS, DialDef, DialFrame, DialFrameSize, DialRelease } from "./plumbing/layout.js";
import { settingsOf } from "./plumbing/settings.js";
import { at } from "./plumbing/structs.js";

const SETTINGS = settingsOf(DialDef, {
  angle: null, minimum: null, maximum: null, detentStep: null, detentOrigin: null,
});
const LIMITS = { minimum: undefined, maximum: undefined };

const KIND = { ...byLayout(DialFrame, DialRelease), name: "dial", defaults: DIAL_DEFAULTS, title: "dial", module: "interactions", events: eventsNamed("didTurn") };

const isList = (detents) => Array.isArray(detents) || ArrayBuffer.isView(detents);

// Detents are "none", { every, origin } or a list of angles, which is not written here.
function writeDetents(engine, base, detents) {
  const [step, origin] = detents === "none" || isList(detents)
    ? [0, 0] : fields(detents, { every: undefined, origin: 0 }, "detents");
  if (step < 0) wrong("detents.every", "a positive number", step);
  engine.write([step, origin], base + at(DialDef, "detentStep"));
}

/** A headless dial. See dial.d.ts. */
export class Dial extends Interaction {
  constructor(engine, options = {}) {
    super(engine, KIND, options instanceof Dial ? options : () => {
      const { angle = 0, limits = null, detents = "none" } = object(options, "options");
      writeDef(engine, KIND, SETTINGS, options, ["angle", "limits", "detents"]);
      const range = limits === null ? [0, 0] : fields(limits, LIMITS, "limits");
      engine.write([number(angle, "options.angle"), ...range], engine.in + at(DialDef, "angle"));
      writeDetents(engine, engine.in, detents);
      return engine.c.overscroll_dial_create(engine.in, engine.out);
    });
    if (!(options instanceof Dial) && options.detents !== undefined) this.detents = options.detents;
  }

  get detents() {
    const { engine } = this;
    this.configuration("detents");
    const step = engine.read({ every: 0, origin: 0 }, at(DialDef, "detentStep"));
    if (step.every > 0) return step;
    const list = allOf(this, "detents", 8, (place) => engine.f64[place >> 3]);
    return list.length ? list : "none";
  }
  set detents(detents) {
    const { engine } = this;
    // A list is kept while the step is 0: without any detents it is an empty one.
    if (isList(detents) || detents === "none") {
      const list = detents === "none" ? [] : detents;
      const angles = writeNumbers(engine, list, "detents");
      this.change("detents", engine.c.overscroll_set_places(this.handle, 0, angles, list.length, 0, 0, 0));
      return;
    }
    writeDetents(engine, this.configuration("detents"), detents);
    this.change("detents", engine.c.overscroll_configure(this.handle, 0, engine.out));
  }

  turn(angle, options) {
    this.verb("turn", "move", this.engine.write([number(angle, "angle")]), animated(options));
  }

  get limits() {
    this.configuration("limits");
    const limits = this.engine.read(LIMITS, at(DialDef, "minimum"));
    return limits.minimum === 0 && limits.maximum === 0 ? null : limits;
  }

  sample(range) {
    const places = { value: at(DialFrame, "angle"), velocity: at(DialFrame, "velocity") };
    return columnsOf(this, DialFrameSize, places, range);
  }
}

define(Dial, SETTINGS, DialFrame);
