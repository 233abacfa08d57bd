// What calls through the wrapper cost in node: each module next to a plain JavaScript closed form, in the same run.
// Scripts/bench --web runs it.
import { readFileSync } from "node:fs";
import { Closed } from "./closed-form.mjs";

const SETTINGS = { viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 10_000_000 } };
const all = [];
async function add(name, subject) {
  const { measure } = await import(`./measure.mjs?${all.length}`);
  all.push([name, measure(subject)]);
}
const closed = () => new Closed(SETTINGS.contentSize.height - SETTINGS.viewport.height);

// Alone it is faster: objects of an x and a y are of one kind in the whole program, and others store more than numbers.
await add("a closed form in JavaScript, alone", closed());
const list = await import("../dist/list.js");
const whole = await import("../dist/overscroll.js");
for (const [name, library, module] of [
  ["list.js", list, "overscroll-list.wasm"], ["overscroll.js", whole, "overscroll.wasm"],
  ["overscroll.js", whole, "overscroll-full.wasm"],
]) {
  const engine = await library.load(readFileSync(new URL(`../dist/${module}`, import.meta.url)));
  await add(`${name}, ${module}`, new library.Scroller(engine, SETTINGS));
}
await add("a closed form in JavaScript, after them", closed());

const plain = all.at(-1)[1].fling;
console.log("| | a frame, ns | a touch, ns | 125 frames into a buffer, µs | 8 touches and 125 frames, µs | times the last row |");
console.log("|---|---|---|---|---|---|");
for (const [name, { frame, touch, buffer, fling }] of all) {
  const cells = [frame.toFixed(0), touch.toFixed(0), Number.isNaN(buffer) ? "-" : (buffer / 1000).toFixed(1),
    (fling / 1000).toFixed(1), (fling / plain).toFixed(1)];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
await import("./calls.mjs");
