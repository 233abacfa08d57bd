// What the tests in node share: the built modules and the fixtures.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { load } from "../dist/overscroll.js";

const root = new URL("../../", import.meta.url);

/** A file of the repository, as text. */
export const text = (path) => readFileSync(new URL(path, root), "utf8");

/** A module that Scripts/build-web made. */
const moduleURL = (name) => new URL(`Web/dist/${name}.wasm`, root);
export const isBuilt = (name) => existsSync(moduleURL(name));
/** For tests of the modules one by one: a quick build has one in place of all. */
export const eachModule = { skip: process.env.CI !== "true" && !isBuilt("overscroll-list") && "Scripts/build-web without --pages builds them" };
export const bytesOf = (name) => readFileSync(moduleURL(name));
export const moduleBytes = bytesOf("overscroll");
export const fullModuleBytes = bytesOf("overscroll-full");

export const engine = await load(moduleBytes);

/** The engine with everything in it. */
export const fullEngine = await load(fullModuleBytes);

/** That two numbers are the same, or as near to each other as allowed. */
export const near = (found, expected, within = 1e-9) =>
  assert.ok(Math.abs(found - expected) <= within, `${found} is not ${expected}`);

/** Shows frames of something until it rests. */
export function settle(moving, interval = 1 / 60) {
  const start = moving.time;
  for (let i = 1; moving.isMoving; i++) {
    assert.ok(i < 100_000, "it does not come to rest");
    moving.advance(start + i * interval);
  }
}

/** A finger's way along points in `seconds`, in steps of 8 ms; gives the release. */
export function stroke(moving, from, to, seconds, { at = moving.time, id = 1, part } = {}) {
  moving.touchDown(id, from, at, part);
  const steps = Math.round(seconds / 0.008);
  for (let i = 1; i <= steps; i++) {
    const share = i / steps;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    moving.touchMoved(id, { x, y }, at + seconds * share);
  }
  return moving.touchUp(id, null, at + seconds);
}

/** Listens to some events; gives the list of what was heard, by `note` of the name and what came with it. */
export function heard(subject, names, note = (name) => name) {
  const all = [];
  for (const name of names) subject.on(name, (...more) => all.push(note(name, ...more)));
  return all;
}

/** Settings that a list of either module has, none of them the default. */
export const SETTINGS = {
  viewport: { width: 300, height: 500 }, contentSize: { width: 900, height: 7000 },
  contentInset: { top: 1, left: 2, bottom: 3, right: 4 }, displayScale: 3, decelerationRate: 0.99,
  snapHorizontal: "paging", snapVertical: { stride: 120, origin: 10 },
  slop: 5, minimumFlingSpeed: 100, maximumFlingSpeed: 9000, stillFingerInterval: null,
};

/** The opposite of every flag of a scroller that the types name. */
export function flipped(scroller) {
  const [, fields] = text("Web/js/overscroll.d.ts").match(/interface ScrollerSettings \{(.*?)\n\}/s);
  const names = [...fields.matchAll(/^  (\w+): boolean;/gm)].map(([, name]) => name);
  return Object.fromEntries(names.filter((name) => name in scroller).map((name) => [name, !scroller[name]]));
}

/** Every public member of some objects is named in the types of the given modules. */
export function assertTyped(modules, ...members) {
  const types = modules.map((name) => text(`Web/js/${name}.d.ts`)).join("\n");
  for (const name of members.flat()) {
    // These are for subclasses; where there is esbuild they have short names.
    if (["constructor", "kind", "check", "calls", "change", "did", "act", "configuration", "finish", "readFrame"].includes(name)
      || /^[a-wzA-Z]$/.test(name)) continue;
    assert.match(types, new RegExp(`\\b${name}\\b`), name);
  }
}
