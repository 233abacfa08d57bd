// What calls through the wrapper cost in node: each module next to a plain JavaScript closed form, in the same run.
// Scripts/bench --web runs it.
import { readFileSync } from "node:fs";
import * as list from "../dist/list.js";
import * as whole from "../dist/overscroll.js";
import { Closed } from "./closed-form.mjs";

const SETTINGS = { viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 10_000_000 } };
const FRAMES = 125;
const ROUNDS = Number(process.argv[2] ?? 2000);

// The median of a number of times, in ns for each of `count` operations in one.
function median(count, prepare, run) {
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    prepare(i);
    const start = process.hrtime.bigint();
    run(i);
    times.push(Number(process.hrtime.bigint() - start));
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] / count;
}

// The same hand for each: a fling of a finger that touches, moves six times and lifts.
const places = Array.from({ length: 7 }, (_, i) => ({ x: 200, y: 700 - 40 * i }));
function fling(subject, time) {
  subject.touchDown(1, places[0], time);
  for (let i = 1; i < 7; i++) subject.touchMoved(1, places[i], time + i * 0.008);
  subject.touchUp(1, null, time + 0.05);
}

function measure(subject) {
  let clock = 0;
  let sum = 0;
  const begin = () => {
    clock += 100;
    subject.setContentOffset({ x: 0, y: 0 });
    fling(subject, clock);
  };
  const frames = () => {
    for (let i = 1; i <= FRAMES; i++) sum += subject.advance(clock + 0.05 + i / 60).offset.y;
  };
  const results = { frame: median(FRAMES, begin, frames) };
  const place = { x: 200, y: 700 };
  results.touch = median(100, () => {
    clock += 100;
    subject.touchDown(1, places[0], clock);
    subject.touchMoved(1, places[1], clock + 0.01);
  }, () => {
    for (let i = 1; i <= 100; i++) {
      place.y = 650 - (i & 31);
      subject.touchMoved(1, place, clock + 0.01 + i * 0.004);
    }
  });
  subject.cancelTouches?.(clock + 1);
  let columns;
  let lacks = false;
  try {
    subject.sample({ count: 1 });
  } catch {
    lacks = true;
  }
  results.buffer = lacks ? NaN : median(1, begin, () => {
    columns = subject.sample({ from: clock + 0.05, interval: 1 / 60, count: FRAMES }, columns);
    sum += columns.y[5];
  });
  results.fling = median(1, () => {
    clock += 100;
    subject.setContentOffset({ x: 0, y: 0 });
  }, () => {
    fling(subject, clock);
    frames();
  });
  if (!Number.isFinite(sum)) throw new Error("the numbers make no sense");
  return results;
}

const bytes = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url));
const subjects = {
  "list.js, overscroll-list.wasm": new list.Scroller(await list.load(bytes("overscroll-list.wasm")), SETTINGS),
  "overscroll.js, overscroll.wasm": new whole.Scroller(await whole.load(bytes("overscroll.wasm")), SETTINGS),
  "overscroll.js, overscroll-full.wasm": new whole.Scroller(await whole.load(bytes("overscroll-full.wasm")), SETTINGS),
  "a closed form in JavaScript": new Closed(SETTINGS.contentSize.height - SETTINGS.viewport.height),
};
console.log("| | a frame, ns | a touch, ns | 125 frames into a buffer, µs | 8 touches and 125 frames, µs |");
console.log("|---|---|---|---|---|");
for (const [name, subject] of Object.entries(subjects)) {
  const { frame, touch, buffer, fling } = measure(subject);
  const cells = [frame.toFixed(0), touch.toFixed(0), Number.isNaN(buffer) ? "-" : (buffer / 1000).toFixed(1),
    (fling / 1000).toFixed(1)];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
await import("./calls.mjs");
