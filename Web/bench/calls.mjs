// What single calls cost in node, in ns: a program, a lift, settings and places. Scripts/bench --web runs it.
import { readFileSync } from "node:fs";

const dist = new URL("../dist/", import.meta.url);
const { Scroller, load } = await import(new URL("overscroll.js", dist));
const engine = await load(readFileSync(new URL("overscroll.wasm", dist)));
const scroller = new Scroller(engine, {
  viewport: { width: 390, height: 844 }, contentSize: { width: 390, height: 100_000 },
});
const place = { x: 200, y: 400 };
const animated = { animated: true };
let clock = 0;
let sum = 0;

const CALLS = {
  "setContentOffset, placed": (i) => scroller.setContentOffset({ x: 0, y: i & 1023 }),
  "setContentOffset, animated": (i) => scroller.setContentOffset({ x: 0, y: i & 1023 }, animated),
  "touchDown and touchUp": () => {
    scroller.touchDown(1, place, (clock += 0.5));
    sum += scroller.touchUp(1, null, (clock += 0.1)).velocity.y;
  },
  touchDown: () => scroller.touchDown(1, place, (clock += 0.5)),
  contentOffset: () => (sum += scroller.contentOffset.y),
  contentSize: () => (sum += scroller.contentSize.height),
  isScrollEnabled: () => (sum += scroller.isScrollEnabled),
  decelerationRate: () => (sum += scroller.decelerationRate),
  destination: () => (sum += scroller.destination.y),
  maximumOffset: () => (sum += scroller.maximumOffset.y),
  restTime: () => (sum += scroller.restTime),
};

const ROUNDS = 40;
const COUNT = 20_000;
for (const [name, call] of Object.entries(CALLS)) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < COUNT; i++) call(i);
    times.push(Number(process.hrtime.bigint() - start) / COUNT);
  }
  scroller.cancelTouches((clock += 1));
  console.log(`${name.padEnd(28)} ${times.sort((a, b) => a - b)[ROUNDS >> 1].toFixed(0).padStart(6)}`);
}
if (!Number.isFinite(sum)) throw new Error("the numbers make no sense");
