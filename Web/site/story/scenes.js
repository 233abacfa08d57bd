// The scenes of the story: what each plays with the flick, and the curves next to it. All motion is the engine's.
import { Scroller } from "../overscroll.js";
import { engine, whole } from "../lib/engine.js";
import { shown } from "../lib/numbers.js";
import { isStill } from "../lib/stage.js";
import { at, film } from "./film.js";
import { lift, touches, way } from "./flick.js";
import { contentOf, ROW, START } from "./phone.js";
import { after, reach, seconds, toolsOf } from "./tools.js";

const PLATFORMS = { uiKit: "iOS", android: "Android", chromium: "Chromium", gtk: "GTK", windows: "Windows" };
const DASHES = ["", "9 4", "3 3", "12 3 3 3", "1 4"];
// The articles' springs for the bounce, both of mass 1.
const PUBLISHED = [
  { name: "δ = 10.9", stiffness: 10.9 * 10.9, dampingRatio: 1, colour: "--ink", dash: "2 3" },
  { name: "k = 100", stiffness: 100, dampingRatio: 1, colour: "--velocity", dash: "8 3 2 3" },
];
const PULL = 600;

/** @param {object} story phone, plot, say, values (of the numbers in the text), flick, guess, isQuick */
export function scenes(story) {
  const { phone, plot, say, values } = story;
  const tools = toolsOf(story);
  const { list, run, rows, touch, along, measure } = tools;

  /** Draws a moment of what was recorded: the list, the finger, which is at another time if there are two flicks, the curve. */
  const moment = (one, finger = (time) => time) => (time) => {
    phone.draw(at(one, time));
    touch(finger(time));
    plot.to(time);
  };
  const drawn = (path, name = "the list") => ({ ...path, name, colour: "--offset" });

  function start() {
    phone.show("long");
    const { one, distance } = measure();
    const path = along(one);
    plot.show({
      label: "How far the list has gone, in rows, over the seconds since the touch; the prediction is dashed.",
      x: seconds(one.end), y: reach([path], "rows"), series: [tools.foretold(path), drawn(path)],
    });
    run(one.end, moment(one), { done: () => story.rested(distance) });
  }

  // Up to the lift, and not on before a mark is put.
  function guess() {
    phone.show("long");
    const { one, from } = measure();
    const path = along(one, from);
    const end = lift(story.flick);
    const draw = (time) => {
      moment(one)(time);
      phone.mark(phone.size.height / 2 + from + way(story.flick) * story.guess * ROW - phone.offset, "your mark");
    };
    const chart = (isOver) => plot.show({
      label: isOver ? `Your mark, ${story.guess} rows, and how far the list went: ${rows(one.ys.at(-1) - from)} rows.` : "Up to the lift, and your mark.",
      x: seconds(one.end), y: { low: reach([path]).low, high: Math.max(isOver ? path.ys.at(-1) * 1.08 : 0, 8, story.guess * 1.2), name: "rows" },
      series: [...(isOver ? [tools.foretold(path)] : []), drawn(path)],
      levels: [{ y: story.guess, name: "your mark", colour: "--velocity", dash: "2 3" }],
    });
    // What was said is of another flick or mark.
    const ask = () => say("guess", (story.asked ??= document.querySelector("[data-say=guess]").textContent));
    ask();
    chart(false);
    run(end, draw);
    story.marked = () => {
      ask();
      chart(false);
      draw(end);
    };
    const judge = () => {
      const gone = path.ys.at(-1);
      const off = story.guess - gone;
      const words = Math.abs(off) < 0.5 ? "You knew." : `${shown(Math.abs(off), 1)} rows too ${off < 0 ? "few" : "many"}.`;
      say("guess", `It went on ${shown(gone, 1)} rows; you said ${story.guess}: ${words} The dashed line stood there before the list moved.`);
      story.said(words);
    };
    story.run = () => {
      chart(true);
      const wait = 0.7;
      run(wait + one.end - end, (time) => draw(end + Math.max(0, time - wait)), { done: judge });
    };
  }

  function why() {
    phone.show("long");
    const normal = measure();
    const isChanged = values.rate !== 0.998;
    const { one, from, speed, distance } = isChanged ? measure({ decelerationRate: values.rate }) : normal;
    const seen = distance / (speed || 1);
    say("sum", `${shown(speed, 0)} points per second for ${shown(seen)} seconds are ${shown(distance, 0)} points, ${rows(distance)} rows`);
    const [path, was] = [along(one, from), along(normal.one, from)];
    const high = Math.max(one.end, normal.one.end);
    plot.show({
      label: `Rows over seconds, at ${values.rate} and at 0.998.`, x: seconds(high), y: reach([path, was], "rows"),
      series: [
        ...(isChanged ? [{ ...was, name: "0.998", colour: "--quiet", dash: "5 4", isThere: true }] : []),
        drawn(path, shown(values.rate, 4)),
      ],
    });
    run(one.end, moment(one));
  }

  function edge() {
    phone.show("short");
    const { flick } = story;
    const { height } = phone.size;
    const free = measure();
    const room = Math.min(300, Math.max(20, Math.round(free.distance * 0.04) * 10));
    const dragged = way(flick) * (free.from - START);
    const last = contentOf("short").height - height;
    const end = way(flick) > 0 ? last : 0;
    const from = end - way(flick) * (room + dragged);
    const hit = (dynamics) => {
      const one = film(new Scroller(engine, {
        viewport: phone.size, contentSize: contentOf("short"), contentOffset: { x: 0, y: from }, dynamics,
      }), touches(flick));
      return { ...one, path: along(one, end, 1) };
    };
    const spring = ({ stiffness, dampingRatio }) => {
      const both = { stiffness, dampingRatio };
      return { springs: { hit: both, released: both } };
    };
    const { a, b } = values;
    const isOwn = a === 10.05 && b === 12.05;
    const one = hit(isOwn ? "uiKit" : spring({ stiffness: a * b, dampingRatio: (a + b) / 2 / Math.sqrt(a * b) }));
    const met = one.path.xs[one.path.ys.findIndex((y) => y >= 0)] ?? lift(flick);
    const beyond = Math.max(0, ...one.path.ys);
    say("before", String(room));
    say("beyond", `${shown(beyond, 0)} points beyond`);
    const others = PUBLISHED.map((spec) => ({ ...spec, ...after(hit(spring(spec)).path, met - 0.004), isThere: true, from: met }));
    plot.show({
      label: `Points beyond the end over the seconds since it was met: ${shown(beyond, 0)} at most, and two published springs.`,
      x: { low: met - 0.08, high: met + 0.8, zero: met, name: "seconds" },
      y: { ...reach([one.path, ...others], "points beyond"), low: -beyond * 0.3 },
      series: [...others, drawn(one.path, isOwn ? "iOS" : "your poles")],
      levels: [{ y: 0, colour: "--ink" }],
    });
    // Slower where it happens: 0.1 seconds are soon over.
    run(one.end, moment(one), { rate: (time) => (time > met - 0.03 && time < met + 0.5 ? 0.4 : 1) });
  }

  function caught() {
    phone.show("long");
    const { flick } = story;
    const up = lift(flick);
    const [down, hold] = [up + 0.22, 0.18];
    const again = down + hold + up;
    const one = film(list(), [...touches(flick), ...touches(flick, { at: down, hold })]);
    const path = along(one);
    const range = { low: Math.max(0, down - 0.3), high: again + 0.5, zero: down, name: "seconds" };
    const inside = path.ys.filter((_, i) => path.xs[i] < range.high);
    plot.show({
      label: "Rows over seconds: the curve goes on where the finger comes, and where it leaves.",
      x: range, y: reach([{ ys: inside }], "rows"), series: [drawn(path, "at a tenth of the speed")],
      moments: { name: "caught, thrown on", at: [down, again] },
    });
    const finger = (time) => (time > down ? Math.max(0, time - down - hold) : time);
    run(one.end, moment(one, finger), { rate: (time) => (time > down - 0.08 && time < again + 0.12 ? 0.1 : 1) });
  }

  // What so much of a finger makes of the list, beyond its beginning.
  function band() {
    phone.show("short");
    const subject = new Scroller(engine, { viewport: phone.size, contentSize: contentOf("short") });
    const [xs, ys] = [[], []];
    const { slop } = subject;
    subject.touchDown(1, { x: 100, y: 0 }, 0);
    for (let pulled = 0; pulled <= PULL; pulled += 4) {
      subject.touchMoved(1, { x: 100, y: slop + pulled }, (slop + pulled) / 400);
      xs.push(pulled);
      ys.push(-subject.frame.offset.y);
    }
    subject.destroy();
    const one = (story.band = { xs, ys });
    say("pulled", shown(at(one, values.pull), 0));
    plot.show({
      label: `Points of list over points of finger: ${shown(at(one, values.pull), 0)} after ${values.pull}.`,
      x: { low: 0, high: PULL, name: "points of finger" }, y: { low: 0, high: ys.at(-1) * 1.25, name: "points of list" },
      series: [
        { xs: [0, PULL], ys: [0, PULL], name: "without resistance", colour: "--quiet", dash: "5 4", isThere: true },
        drawn(one),
      ],
    });
    const length = 1.2;
    run(length, (time) => {
      const pulled = values.pull * (1 - (1 - time / length) ** 2);
      phone.draw(-at(one, pulled));
      phone.finger(isStill() ? null : { x: 0, y: pulled - phone.size.height / 2 + 24 });
      plot.to(pulled);
    });
  }

  /** Lists next to one another, each with its film; rows count from where that says, or all. */
  function compare(films, names, { isNamed = true, title, most = 4, from }) {
    phone.show("columns", title);
    const columns = phone.columns(names.map(([, short]) => short));
    const paths = films.map((one) => along(one, one.from ?? from));
    const high = Math.min(Math.max(...films.map(({ end }) => end)), most);
    const isShown = isNamed || isStill();
    plot.show({
      label: isShown ? `Rows over seconds: ${names.map(([name], i) => `${name} ${shown(paths[i].ys.at(-1), 1)}`).join(", ")}.` : "Hidden until you have chosen.",
      x: seconds(high), y: reach(isShown ? paths : [{ ys: [10] }], "rows"),
      series: isShown ? paths.map((path, i) => ({ ...path, name: names[i][0], colour: `--feel-${i + 1}`, dash: DASHES[i] })) : [],
    });
    run(high, (time) => {
      columns.forEach((column, i) => column.show(at(films[i], time)));
      touch(time);
      plot.to(time);
    });
    return paths.map(({ ys }) => ys.at(-1));
  }

  /** Goes on when what a section needs besides is there, unless the reader has left it. */
  async function once(needed, go) {
    const { step, isQuick } = story;
    const made = await Promise.all(needed);
    if (story.step !== step) return;
    story.isQuick = isQuick;
    go(...made);
    story.isQuick = false;
  }

  function platforms(engine) {
    const names = Object.keys(PLATFORMS);
    const films = names.map((feel) => film(list({ feel }, engine), touches(story.flick)));
    const ends = compare(films, names.map((name) => [PLATFORMS[name], PLATFORMS[name].slice(0, 3)]), { title: "Five platforms", from: measure().from });
    const by = names.map((name, i) => [ends[i], PLATFORMS[name]]).sort(([a], [b]) => a - b);
    say("platforms", `the ends lie from ${shown(by[0][0], 1)} rows (${by[0][1]}) to ${shown(by.at(-1)[0], 1)} (${by.at(-1)[1]})`);
  }

  function thing(name, engine, { stageThing }) {
    phone.show("thing");
    const { element } = phone.layer("thing");
    element.dataset.thing = name;
    const one = stageThing(engine, name, element, phone.size, story.flick);
    phone.show("thing", one.title);
    const high = Math.min(one.end, 4);
    plot.show({
      label: `The ${one.names} over seconds.`, x: seconds(high), y: reach([one], "points"), series: [drawn(one, one.names)],
    });
    run(high, (time) => {
      one.draw(time);
      touch(time, one.turn);
      plot.to(time);
    });
  }
  const things = Object.fromEntries(["drawer", "picture-in-picture", "pager", "nested", "metro"].map((name) =>
    [name, () => once([whole(), import("./things.js")], (...needed) => thing(name, ...needed))]));
  const withFeels = (show) => () => once([whole(), import("../feel.js")], show);

  return {
    start, guess, why, edge, caught, band, platforms: withFeels(platforms), ...things, ...tools, compare, withFeels, share: start,
  };
}
