// What holds for everything that fingers move, whatever it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { attachInteraction } from "../dist/interaction.js";
import { OverscrollError, load } from "../dist/overscroll.js";
import { Dial, Drawer, Interaction, NestedScroll, Pager, PictureInPicture, Scroller, ScrollingDrawer, Throw } from "./classes.mjs";
import { Page } from "./page.mjs";
import { assertTyped, bytesOf, engine as small, fullEngine as engine, near, stroke, text } from "./support.mjs";

const interactions = await load(bytesOf("overscroll-interactions"));
const box = { width: 390, height: 844 };
const spring = { mass: 1, stiffness: 200, dampingRatio: 0.7 };
const list = { viewport: box, contentSize: { width: 390, height: 6000 } };
const panel = { container: box, anchors: [{ fromBottom: 100 }, { fraction: 0.5 }, { fromTop: 60 }] };
const offsets = ({ offset: { x, y } }) => ({ x, y });

// The class, its types, options in which each setting has the most numbers it can have, and what sample() foretells of a frame.
const KINDS = [
  [Scroller, "overscroll", {
    ...list, snapHorizontal: { positions: [0, 5] }, snapVertical: { stride: 100, origin: 5 },
    dynamics: { springs: { hit: spring, released: spring } },
  }, offsets],
  [Drawer, "drawer", panel, ({ position, velocity }) => ({ value: position, velocity })],
  [ScrollingDrawer, "drawer", { drawer: panel, list }, ({ drawer: { position, velocity }, list }) =>
    ({ position, velocity, ...offsets(list) })],
  [Pager, "pager", { viewport: box, axis: "vertical", extents: [300, 200, 100], spring, turn: 2 }, ({ offset, velocity }) =>
    ({ value: offset, velocity })],
  [PictureInPicture, "picture-in-picture", {
    size: { width: 120, height: 180 }, container: box, alternateSize: box, stashing: {},
  }, ({ x, y, width, height }) => ({ x, y, width, height })],
  [Dial, "dial", { center: { x: 200, y: 600 }, detents: { every: 1, origin: 0.5 } }, ({ angle, velocity }) =>
    ({ value: angle, velocity })],
  [Throw, "throw", { value: [0, 1], perPoint: { y: [0.01, 0.02] }, candidates: [[0, 0], [9, 1]] }, ({ value }) => value],
  [NestedScroll, "nested", {
    scrollers: [{ ...list, order: "collapsing" }, { ...list, in: 0 }],
    directionalLock: { horizontalAngle: 20, verticalAngle: 70 },
  }, ({ scrollers: [{ offset, velocity }] }) => ({ value: offset.y, velocity: velocity.y })],
];

/** One that has been flicked; the finger leaves at 0.056 s. */
function flicked(Kind, options, from = engine) {
  const it = new Kind(from, options);
  stroke(it, { x: 300, y: 700 }, { x: 230, y: 600 }, 0.056, { at: 0 });
  assert.ok(it.isMoving);
  return it;
}

/** All that a value is with one of its numbers replaced; where it is infinite it stays so. */
function spoilt(value, number) {
  if (typeof value === "number") return value === number ? [] : [number];
  if (value === null || typeof value !== "object") return [];
  return Object.keys(value).flatMap((key) => spoilt(value[key], number).map((part) => {
    const copy = Array.isArray(value) ? [...value] : { ...value };
    copy[key] = part;
    return copy;
  }));
}

const MAY_BE_INFINITE = ["minimumSpeed", "returnDistance", "returnSpeed"];

test("settings of a member that are no numbers are refused by name, and change nothing", () => {
  const page = new NestedScroll(engine, { scrollers: [list, list] });
  assertTyped(["nested"], Object.keys(page.member(1)));
  const { kind, in: parent, ...settings } = page.member(1);
  for (const [name, value] of Object.entries(settings)) {
    for (const number of [NaN, Infinity, -Infinity, "1"]) {
      for (const wrong of spoilt(value, number)) {
        if (number === Infinity && MAY_BE_INFINITE.includes(name)) continue;
        assert.throws(() => page.setMember(1, { [name]: wrong }), new RegExp(name), `${name} = ${number}`);
        assert.deepEqual(page.member(1), { kind, in: parent, ...settings }, name);
      }
    }
  }
});

function settingsOf(it, kind = "set") {
  const names = [];
  for (let one = Object.getPrototypeOf(it); one !== Interaction.prototype; one = Object.getPrototypeOf(one)) {
    for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(one))) if (found[kind]) names.push(name);
  }
  return names;
}

test("a number out of range is refused by its argument's name", () => {
  const [, , , pages, , , , nested] = KINDS.map(([Kind, , options]) => new Kind(engine, options));
  for (const [call, name] of [
    [() => new Drawer(engine, panel).move(9), "anchor"], [() => pages.extentOf(9), "page"],
    [() => pages.remove(0, 9), "first or count"], [() => nested.member(9), "index"],
  ]) assert.throws(call, new RangeError(`${name}: a number is out of range`));
});

for (const [Kind, types, options, foretold] of KINDS) {
  const what = Kind === ScrollingDrawer ? "a drawer with a list" : types;
  test(`${what}: settings that are no numbers are refused by name, and change nothing`, () => {
    const it = new Kind(engine, options);
    const refused = new Set();
    for (const name of settingsOf(it)) {
      const value = it[name];
      for (const number of [NaN, Infinity, -Infinity]) {
        if (number === Infinity && MAY_BE_INFINITE.includes(name)) continue;
        for (const wrong of spoilt(value, number)) {
          const named = (error) =>
            (error instanceof RangeError || error instanceof TypeError) && error.message.includes(name);
          assert.throws(() => (it[name] = wrong), named, `${name} = ${JSON.stringify(wrong)}, ${number}`);
          assert.deepEqual(it[name], value, name);
          assert.throws(() => new Kind(engine, { ...options, [name]: wrong }), named, `options.${name}, ${number}`);
          refused.add(name);
        }
      }
    }
    const fingers = ["slop", "minimumFlingSpeed", "maximumFlingSpeed", "stillFingerInterval"];
    for (const name of "slop" in it ? fingers : []) assert.ok(refused.has(name), name);
    // What C writes 0 for is no number, and 0 is not it.
    for (const name of "slop" in it ? fingers.slice(2) : []) assert.throws(() => (it[name] = 0), RangeError, name);
  });

  test(`${what}: what is foretold happens, and it rests when it said`, () => {
    const it = flicked(Kind, options);
    const ahead = it.sample({ from: 0.06, interval: 1 / 60, count: 90 });
    const rest = it.restTime;
    for (let i = 0; i < 90; i++) {
      const frame = it.advance(0.06 + i / 60);
      for (const [name, value] of Object.entries(foretold(frame))) near(value, ahead[name][i]);
      assert.equal(frame.isMoving, frame.time < rest);
    }
  });

  test(`${what}: a snapshot goes the same way, and can be returned to`, () => {
    const it = flicked(Kind, options);
    const copy = it.clone();
    // One that is put back later goes on from where it was.
    const later = it.clone();
    later.resume(60);
    const { time, isMoving, ...shown } = later.advance(60);
    assert.deepEqual([time, isMoving], [60, true]);
    for (const [name, value] of Object.entries(foretold(shown))) near(value, foretold(it.frame)[name]);
    later.destroy();
    assert.deepEqual(copy.advance(0.3), it.advance(0.3));
    copy.advance(0.5);
    copy.assign(it);
    assert.deepEqual({ ...copy.frame, events: [] }, { ...it.frame, events: [] });
    assert.deepEqual(settingsOf(copy).map((name) => copy[name]), settingsOf(it).map((name) => it[name]));
    copy.destroy();
    assert.throws(() => copy.advance(1), new OverscrollError(`advance: the ${it.kind.title} has been destroyed`));
    for (const name of ["frame", "restTime", "diagnostics", ...settingsOf(copy, "get")]) {
      assert.throws(() => copy[name], { message: /^\w+: the .+ has been destroyed$/ }, name);
    }
  });

  test(`${what}: attached, it follows a finger, runs while it moves, and releases everything`, () => {
    const page = new Page();
    const element = page.element(390, 844);
    const it = new Kind(engine, options);
    let drawn = 0;
    const attachment = attachInteraction(element, it, { onFrame: () => drawn++ });
    assert.deepEqual([drawn, page.requests.size], [1, 0]);
    page.flick(element, 25);
    assert.ok(element.captured.has(1));
    page.settle();
    assert.ok(drawn > 20 && !it.isMoving);
    assert.equal(page.requests.size, 0);
    attachment.detach();
    assert.equal(page.listenersOf(element), 0);
  });

  test(`${what}: the types name every member there is`, () => {
    const it = new Kind(engine, options);
    assertTyped([types, "interaction", "feel", "overscroll"], Object.getOwnPropertyNames(Kind.prototype),
      Object.keys(it.frame), Object.keys(it.touchUp(1, null, 0)), Object.keys(it.sample({ count: 1 })));
  });

  if (Kind === Scroller) continue;
  test(`${what}: modules without it name the one that its types name, which moves it alike`, async () => {
    const needed = text(`Web/js/${types}.d.ts`).match(/overscroll-\w+(?=\.wasm)/g).at(Kind === ScrollingDrawer ? 1 : 0);
    for (const smaller of needed === "overscroll-pages" ? [small, interactions] : [small]) {
      assert.throws(() => new Kind(smaller, options), { name: "OverscrollError", message: new RegExp(`^engine: has no .*; load ${needed}.wasm$`) });
    }
    const [own, full] = [await load(bytesOf(needed)), engine].map((from) => flicked(Kind, options, from).sample({ from: 0.06, count: 90 }));
    assert.deepEqual(own, full);
  });
}
