// Which device a wheel's events are of: notched wheels, wheels of a high resolution, trackpads.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wheelEvent } from "../js/plumbing/events.js";
import { WheelStream } from "../js/plumbing/wheel-stream.js";
import { Scroller } from "../dist/overscroll.js";
import { engine } from "./support.mjs";
import { FINGERS, HIGH_RESOLUTION, NOTCHED, TRACKPAD } from "./wheels.mjs";

/** A list of a height. */
const list = (height, more) => new Scroller(engine, { viewport: { width: 390, height: 844 }, contentSize: { width: 390, height }, ...more });

const later = { setTimeout: () => 0, clearTimeout: () => {} };

// What the engine is given of a stream.
function given(events, scroller = null) {
  const seen = [];
  const wheel = (one) => (seen.push(one), scroller?.wheel(one));
  const stream = new WheelStream({ wheel, isDestroyed: false, time: 0 }, later);
  for (const event of events) stream.send(wheelEvent(event), event);
  return { seen, stream };
}

for (const [name, events] of Object.entries(NOTCHED)) {
  test(`a notched wheel: ${name}`, () => {
    assert.ok(given(events).seen.every(({ isPrecise, phase }) => !isPrecise && phase === undefined));
  });
}

for (const [name, events] of Object.entries(HIGH_RESOLUTION)) {
  test(`a wheel of a high resolution follows, and stretches no end: ${name}`, () => {
    const scroller = list(900);
    const { seen, stream } = given(events, scroller);
    // A first count of a whole notch looks like one.
    assert.ok(seen.slice(1).every(({ isPrecise, phase }) => isPrecise && phase === undefined));
    for (let time = 1; time < 4; time += 1 / 120) {
      const { y } = scroller.advance(time).offset;
      assert.ok(y >= 0 && y <= 56);
    }
    assert.equal(scroller.contentOffset.y, 56);
    stream.stop();
  });
}

for (const [name, events] of Object.entries(TRACKPAD)) {
  test(`a trackpad has phases, after two events at most: ${name}`, () => {
    const { seen } = given(events);
    const phases = seen.map(({ phase }) => phase);
    assert.ok(phases.indexOf("began") <= 2 && phases.indexOf("began") >= 0, phases.join());
    assert.ok(!phases.slice(phases.indexOf("began")).includes(undefined));
    const sum = seen.reduce((all, { delta }) => all + delta.y, 0);
    assert.equal(sum, events.reduce((all, { deltaY }) => all + deltaY, 0));
    assert.equal(phases.includes("momentumBegan"), events.length > FINGERS);
  });
}

test("where events say it, momentum begins where it does", () => {
  const { seen } = given(TRACKPAD["Chromium 151, said"]);
  const phases = seen.map(({ phase }) => phase);
  assert.deepEqual([phases.indexOf("momentumBegan"), phases[FINGERS]], [FINGERS + 1, "ended"]);
});

test("what no wheel does makes a trackpad of a wheel's counts", () => {
  const wheel = HIGH_RESOLUTION["slow, an eighth"];
  const made = {
    momentum: () => ({ momentum: true }),
    "both axes": ({ deltaY, wheelDeltaY }) => ({ deltaX: deltaY, wheelDeltaX: wheelDeltaY }),
    "steps below 8": ({ wheelDeltaY }) => ({ wheelDeltaY: wheelDeltaY * 6 / 15 }),
  };
  for (const [name, more] of Object.entries(made)) {
    const { seen } = given(wheel.map((one) => ({ ...one, ...more(one) })));
    assert.ok(seen.every(({ isPrecise, phase }) => isPrecise && phase), name);
  }
});

test("each stream is judged again", () => {
  const mouse = HIGH_RESOLUTION["slow, an eighth"].map((one) => ({ ...one, timeStamp: one.timeStamp + 5000 }));
  const notch = NOTCHED["Chromium, Windows"].map((one) => ({ ...one, timeStamp: one.timeStamp + 9000 }));
  const { seen } = given([...TRACKPAD["Linux, none"], ...mouse, ...notch]);
  assert.deepEqual(seen.slice(-9, -4).map(({ isPrecise, phase }) => [isPrecise, phase]), mouse.map(() => [true, undefined]));
  assert.ok(seen.slice(-4).every(({ isPrecise }) => !isPrecise));
});

test("where the system sends no momentum, silence is a lift, and the engine's begins", () => {
  const rests = ["system", "engine"].map((trackpadMomentum) => {
    const [heard, said] = [list(90_000, { trackpadMomentum }), list(90_000, { trackpadMomentum })];
    let [silent, after] = [null, 0];
    const window = { setTimeout: (act, delay) => (silent = act, after = delay), clearTimeout: () => {} };
    const stream = new WheelStream(heard, window);
    for (const event of TRACKPAD["Linux, none"]) stream.send(wheelEvent(event), event);
    const last = TRACKPAD["Linux, none"].at(-1).timeStamp;
    // Frames that are shown ahead, meanwhile.
    for (let time = 0; time < after; time += 1000 / 60) heard.advance((last + time + 1000 / 60) / 1000);
    silent();
    for (const [i, event] of TRACKPAD["Linux, none"].entries()) said.wheel({ ...wheelEvent(event), isPrecise: true, phase: i ? "changed" : "began" });
    said.wheel({ delta: { x: 0, y: 0 }, time: last / 1000, isPrecise: true, phase: "ended" });
    assert.ok(Math.abs(heard.destination.y - said.destination.y) < 1e-9);
    return heard.destination.y;
  });
  assert.ok(rests[0] < 150 && rests[1] > 500, rests.join());
});

const slow = (sizes) => sizes.map((deltaY, i) =>
  ({ deltaMode: 0, deltaX: 0, deltaY, wheelDeltaX: 0, wheelDeltaY: -3 * deltaY, timeStamp: 1000 + (1000 / 60) * i, shiftKey: false }));
const STROKES = {
  ...TRACKPAD, "steady and slow": slow(Array(20).fill(4)), "slowing down to a stop": slow([1, 2, 4, 6, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]),
};
for (const [name, events] of Object.entries(STROKES)) {
  // Its first turn looks like a notch's.
  if (name.startsWith("begins with")) continue;
  test(`where the engine moves on, every turn of fingers arrives: ${name}`, () => {
    const scroller = list(90_000, { trackpadMomentum: "engine" });
    const stream = new WheelStream(scroller, later);
    let sent = 0;
    for (const event of events) {
      stream.send(wheelEvent(event), event);
      scroller.advance(event.timeStamp / 1000);
      // The system's momentum is left out where it is said to be that.
      if (!event.momentum) sent += event.deltaY;
      else break;
    }
    const gone = scroller.contentOffset.y - sent;
    assert.ok(Math.abs(gone) < 1e-9 || (events.some(({ momentum }) => momentum) && scroller.isDecelerating), `${gone}`);
  });
}
