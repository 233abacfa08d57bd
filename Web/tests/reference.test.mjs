// The laws through WebAssembly against values computed with 50 digits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { physics } from "../dist/physics.js";
import { fullEngine, text } from "./support.mjs";

const laws = physics(fullEngine);
const { cases } = JSON.parse(text("Tests/ScrollPhysicsTests/Fixtures/oracle.json"));

// JavaScript's elementary functions may be an ulp off the C library's, for which the tolerances were
// made; nothing may be further off than the promise, 1e-9 of the value.
const allowed = (tolerance, expected) => Math.max(tolerance, 1e-9 * Math.min(1, Math.abs(expected)));

const deceleration = ({ x0, v0, rate }) => laws.deceleration({ start: x0, velocity: v0, rate });
const spring = ({ mass, stiffness, dampingRatio }) => ({ mass, stiffness, dampingRatio });
const motion = (i) => laws.springMotion(spring(i), { start: i.x0, velocity: i.v0 });
const band = ({ coefficient, dimension }) => laws.rubberBand({ coefficient, dimension });

// What each kind gives; kinds without an entry ask for what the interface does not offer.
const kinds = {
  "deceleration.value": (i) => ({ ...deceleration(i).at(i.t), destination: deceleration(i).destination }),
  "deceleration.duration": (i) => ({ duration: deceleration(i).timeWithin(i.threshold) }),
  "deceleration.velocityFloor": (i) => {
    const duration = deceleration(i).timeToSpeed(i.minVelocity);
    return { duration, value: deceleration(i).at(duration).value };
  },
  "deceleration.timeTo": (i) => ({ time: deceleration(i).timeTo(i.target) }),
  "spring.value": (i) => motion(i).at(i.t),
  "spring.settle": (i, expected) => {
    const { settleTime, firstTime, articleBound } = motion(i);
    const answer = { settleTime: settleTime(i.threshold), firstTimeWithin: firstTime(i.threshold) };
    if (expected.lobanovDuration != null) answer.lobanovDuration = articleBound(i.threshold);
    return answer;
  },
  rubberBand: (i) => ({ value: band(i).stretch(i.x), slope: band(i).slope(i.x) }),
  "rubberBand.inverse": (i) => ({ x: band(i).distance(i.y) }),
  "rubberBand.clamp": (i) => ({ value: band(i).clamp(i.x, i.min, i.max) }),
  "zoom.rubberBand": (i) => ({ value: laws.zoomBand({ minimum: i.min, maximum: i.max }).clamp(i.scale) }),
  "trajectory.decelerateBounce": (i) => {
    const flight = laws.flight({
      offset: i.x0, velocity: i.v0, minimum: i.min, maximum: i.max, decelerationRate: i.rate,
      stopSpeed: 0, stopDistance: 0, dynamics: { springs: { hit: spring(i), released: spring(i) } },
    });
    const answer = { collides: flight.collision !== null, samples: i.times.map((t) => ({ ...flight.at(t) })) };
    if (flight.collision) {
      answer.collisionTime = flight.collision.time;
      answer.collisionVelocity = flight.collision.velocity;
    }
    return answer;
  },
  "uikit.step": (i) => {
    const next = laws.frameStep(
      { value: i.x, velocity: i.velocityPerMs * 1000 }, i.dtMs / 1000,
      { minimum: i.min, maximum: i.max, rate: i.rate });
    return { x: next.value, velocityPerMs: next.velocity / 1000 };
  },
  "uikit.flight": (i) => {
    let state = { value: i.x0, velocity: i.velocityPerMs * 1000, isAtRest: false };
    let frames = 0;
    while (!state.isAtRest && frames < 10_000) {
      state = laws.frameStep(
        state.isAtRest === undefined ? state : { value: state.value, velocity: state.velocity },
        i.dtMs / 1000, { minimum: i.min, maximum: i.max, rate: i.rate });
      frames++;
    }
    return { frames, xBeforePin: state.value };
  },
  "uikit.project": (i) => ({ target: i.x0 + laws.project(i.velocityPerMs * 1000, i.rate, "uiKitTarget") }),
  "wwdc.project": (i) => ({ distance: laws.project(i.v0, i.rate, "perMillisecondSum") }),
  "coreAnimation.settlingDuration": (i) => ({
    duration: laws.settlingDuration(
      laws.spring({ mass: i.mass, stiffness: i.stiffness, damping: i.damping }),
      i.initialVelocity, i.epsilon),
  }),
  "uikit.springFromDuration": (i) => {
    const found = laws.spring({ settlingDuration: i.duration, dampingRatio: i.dampingRatio, epsilon: i.epsilon });
    return { omega: found.angularFrequency, stiffness: found.stiffness, damping: found.damping };
  },
  "swiftui.spring": (i) => {
    const { dampingRatio, stiffness, damping } = laws.spring({ duration: i.duration, bounce: i.bounce });
    return { dampingRatio, stiffness, damping };
  },
};

function compare(actual, expected, tolerance, path) {
  for (const [key, value] of Object.entries(actual)) {
    const want = expected[key];
    const name = path ? `${path}.${key}` : key;
    if (Array.isArray(value)) {
      value.forEach((item, n) => compare(item, want[n], tolerance, `${name}[${n}]`));
    } else if (want === null || typeof want === "boolean") {
      assert.equal(value, want, name);
    } else {
      assert.ok(Math.abs(value - want) <= allowed(tolerance[name] ?? 0, want), `${name}: ${value}, not ${want}`);
    }
  }
}

for (const [kind, compute] of Object.entries(kinds)) {
  test(`as computed with 50 digits: ${kind}`, () => {
    const all = cases.filter((c) => c.kind === kind);
    assert.ok(all.length > 0);
    for (const c of all) compare(compute(c.inputs, c.expected), c.expected, c.tol, "");
  });
}
