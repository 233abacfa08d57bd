// physics.js - the laws by themselves, for curves and controls. Each is written once, in the engine.
//
//   import { physics } from "./physics.js";
//
//   const fall = physics(engine).springMotion({ stiffness: 100, dampingRatio: 0.5 }, { start: -20 });
//   fall.at(0.1);     // { value, velocity }
//
// See physics.d.ts for every law. Needs the engine of overscroll-full.wasm.

import { OverscrollError } from "./overscroll.js";
import { MOTION, NEEDED, SPRING, choice, fields, number, numbersOf, object, rate, wrong } from "./plumbing/checks.js";
import { readFlight } from "./plumbing/flight.js";
import { FLIGHT_DEFAULTS, FlightDef, SpringNames } from "./plumbing/layout.js";
import { dynamics } from "./plumbing/settings.js";
import { columns, read } from "./plumbing/structs.js";

// Other names of a spring, by the first that only they have: C's code for them, and from what.
const SPRINGS = {
  settlingDuration: [3, { settlingDuration: NEEDED, dampingRatio: 1, epsilon: 0.001 }],
  duration: [2, { duration: NEEDED, bounce: 0 }],
  response: [1, { response: NEEDED, dampingRatio: 1 }],
  damping: [0, { mass: 1, stiffness: NEEDED, damping: NEEDED }],
};
const FLIGHT = {
  offset: 0, velocity: NEEDED, minimum: NEEDED, maximum: NEEDED, decelerationRate: "normal",
  stopSpeed: 10, stopDistance: 0.5,
};

// What C asks by a code or of a more general function: that function, and what stands before and behind the arguments.
const ASKED = {
  deceleration_at: ["deceleration_sample", [], [0, 1]],
  deceleration_timeTo: ["deceleration_time", [0]],
  deceleration_timeWithin: ["deceleration_time", [1]],
  deceleration_timeToSpeed: ["deceleration_time", [2]],
  spring_at: ["spring_sample", [], [0, 1]],
  spring_settleTime: ["spring_time", [0]],
  spring_firstTime: ["spring_time", [1]],
  spring_articleBound: ["spring_time", [2]],
  flight_at: ["flight_sample", [], [0, 1]],
  rubberBand_stretch: ["band", [0], [0, 0]],
  rubberBand_inverse: ["band", [1], [0, 0]],
  rubberBand_slope: ["band", [2], [0, 0]],
  rubberBand_clamp: ["band", [0]],
  rubberBand_unclamp: ["band", [1]],
};

// How arguments become numbers, by their names; all others are numbers, and options are numbers already.
const ARGUMENTS = { rate, options: (numbers) => numbers };

const made = new WeakMap();

/** The laws of an engine. */
export function physics(engine) {
  if (!made.has(engine)) made.set(engine, laws(engine));
  return made.get(engine);
}

function laws(engine) {
  // A function of C's: springPeak is overscroll_spring_peak.
  const find = (name) => engine.c[`overscroll_${name.replace(/[A-Z]/g, "_$&").toLowerCase()}`];
  const missing = (name) => {
    throw new OverscrollError(`${name}: this module has none; load overscroll-full.wasm`);
  };
  // Calls one with arguments by their names and then the place for its answer; whether there is one.
  const run = (name, values, title = Object.keys(values).join(", ")) => {
    const numbers = Object.entries(values).flatMap(([key, value]) => (ARGUMENTS[key] ?? number)(value, key));
    return engine.check((find(name) ?? missing(name))(...numbers, engine.out), title);
  };
  // The number that a call answers, if it has an answer.
  const ask = (...call) => run(...call) ? engine.got() : null;
  const writeSpring = (spring) => engine.write(numbersOf(spring, SPRING, "spring"));

  // The law whose numbers have just been written: at(time), sample(), and what else C can be asked of
  // it. Questions have their arguments with what they are if left out; the first is named in errors.
  const law = (name, questions) => {
    const kept = engine.f64.slice(engine.in >> 3, engine.out >> 3);
    const asked = (question, shape) => {
      const [of, before = [], after = []] = ASKED[`${name}_${question}`] ?? [`${name}_${question}`];
      const call = find(of) ?? (() => missing(name));
      const names = Object.keys(shape);
      return (...values) => {
        const given = names.map((key, i) => number(values[i] ?? shape[key], key));
        const numbers = [...before, ...given, ...after];
        if (!engine.check(call(engine.write(kept), ...numbers, engine.out), names[0])) return null;
        return question === "at" ? engine.read(MOTION) : engine.got();
      };
    };
    const answers = {};
    for (const question in questions) answers[question] = asked(question, questions[question]);
    if (answers.at) {
      answers.sample = ({ from = 0, interval = 1 / 60, count = 120 } = {}) => {
        const at = engine.batch(count, 16);
        run(`${name}_sample`, { law: engine.write(kept), from, interval, count, at }, name);
        return columns(engine, at, count, 16, { value: 0, velocity: 8 });
      };
    }
    return answers;
  };

  return {
    decayConstant: (rate) => ask("decayConstant", { rate }),

    deceleration(options) {
      engine.write(
        fields(options, { start: 0, velocity: NEEDED, rate: "normal" }, "deceleration"));
      const destination = ask("decelerationDestination", { deceleration: engine.in });
      return {
        destination,
        ...law("deceleration", {
          at: { time: NEEDED },
          timeTo: { offset: NEEDED },
          timeWithin: { distance: NEEDED },
          timeToSpeed: { speed: NEEDED },
        }),
      };
    },

    velocityReaching: (distance, time, rate) =>
      ask("decelerationVelocity", { distance, time, rate }),

    project: (velocity, rate, kind = "integral") => ask("project", {
      kind: choice(kind, ["integral", "perMillisecondSum", "uiKitTarget"], "kind"), velocity, rate,
    }),

    // A spring by any of its names; null if UIKit finds none.
    spring(options) {
      const name = Object.keys(object(options, "spring")).find((key) => SPRINGS[key]);
      const [code, shape] = SPRINGS[name] ?? [, SPRING];
      const numbers = fields(options, shape, "spring");
      if (!SPRINGS[name]) engine.write(numbers, engine.out);
      else if (!run("springBy", { options: [code, ...numbers, 0].slice(0, 4) }, "spring")) return null;
      const spring = engine.read(SPRING);
      run("springNames", { spring: engine.out });
      return { ...spring, ...read(engine, SpringNames) };
    },

    settlingDuration: (spring, initialVelocity = 0, epsilon = 0.001) =>
      ask("springSettlingDuration", { spring: writeSpring(spring), initialVelocity, epsilon }),

    springMotion(spring, options = {}) {
      engine.write([
        ...numbersOf(spring, SPRING, "spring"),
        ...fields(options, { start: 0, target: 0, velocity: 0 }, "options"),
      ]);
      const turns = run("springPeak", { spring: engine.in, time: engine.out + 8 }, "spring");
      const peak = turns ? engine.read({ value: 0, time: 0 }) : null;
      return {
        peak,
        ...law("spring", {
          at: { time: NEEDED },
          settleTime: { distance: NEEDED },
          firstTime: { distance: NEEDED },
          articleBound: { distance: NEEDED },
          nextTime: { position: NEEDED, after: 0 },
        }),
      };
    },

    // Advances many springs by one interval, in place: two Float64Arrays of the same length.
    springStep(spring, interval, displacements, velocities) {
      const count = displacements.length;
      if (velocities.length !== count) wrong("velocities", `${count} numbers`, velocities.length);
      const x = engine.batch(count, 16);
      const v = x + 8 * count;
      engine.write(displacements, x);
      engine.write(velocities, v);
      run("springStep", { spring: writeSpring(spring), interval, count, x, v }, "springStep");
      columns(engine, x, count, 8, [0], [displacements]);
      columns(engine, v, count, 8, [0], [velocities]);
    },

    flight(options) {
      const { dynamics: way = "continuous", ...numbers } = object(options, "flight");
      const at = (find("flightPlan") ?? missing("flightPlan")) && engine.write(FLIGHT_DEFAULTS);
      engine.write(fields(numbers, FLIGHT, "flight"), at + FlightDef.offset[1]);
      dynamics(FlightDef.dynamics[1]).set(engine, at, way, "flight.dynamics");
      run("flightPlan", { flight: at });
      return {
        ...readFlight(engine),
        ...law("flight", { at: { time: NEEDED }, nextTime: { offset: NEEDED, after: -1 } }),
      };
    },

    frameStep(state, interval, options) {
      const at = engine.write(fields(state, MOTION, "state"));
      run("frameStep", {
        state: at,
        interval,
        options: numbersOf(
          options, { minimum: NEEDED, maximum: NEEDED, rate: "normal" }, "options"),
      });
      return { ...engine.read(MOTION, 0, at), isAtRest: engine.int() === 1 };
    },

    bounce(displacement, velocity, time, rate) {
      run("bounceAt", { displacement, velocity, rate, time });
      return engine.read(MOTION);
    },

    rubberBand(options) {
      engine.write(fields(options, { coefficient: 0.55, dimension: NEEDED }, "rubberBand"));
      const value = { value: NEEDED, minimum: NEEDED, maximum: NEEDED };
      const { inverse, ...band } = law("rubberBand", {
        stretch: { distance: NEEDED },
        slope: { distance: NEEDED },
        inverse: { stretch: NEEDED },
        clamp: value,
        unclamp: value,
      });
      return { ...band, distance: inverse };
    },

    zoomBand(options) {
      const limits = fields(options, { minimum: NEEDED, maximum: NEEDED }, "zoomBand");
      return {
        clamp: (scale) => ask("band", { band: 0, what: 3, scale, options: limits }, "scale, options"),
        unclamp: (scale) => ask("band", { band: 0, what: 4, scale, options: limits }, "scale, options"),
      };
    },

    easedMotion(options) {
      engine.write(fields(
        options, { start: 0, target: NEEDED, velocity: 0, duration: 0.3 }, "easedMotion"));
      const { at } = law("eased", { at: { time: NEEDED } });
      return { at };
    },
  };
}
