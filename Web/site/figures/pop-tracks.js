// Comments that pop up on tracks over a scene: thousands at the same time, from one call a frame.
import { comments } from "../lib/comments.js";
import { concert } from "../lib/concert.js";
import { buttons, controls, laws, make, shown, stage } from "../lib/figure.js";
import { graph } from "../lib/graph.js";
import { ownComments } from "../lib/own-comments.js";
import { button } from "../lib/parts.js";

// So many are large and quick enough to read; the others are small, faint and slow, behind them.
const NEAR = 60;
const DURATION = { near: 6, far: 11 };
const CAPACITY = 6000;
const TOP = 44;
const SAYS = [
  "that bridge", "encore", "hello from the ferry", "the violas!", "what a chorus", "again, please", "moon is out",
  "second row here", "goosebumps", "this is the slow one", "bravo Oda", "listen to the bass", "first time here",
  "the harbour lights", "more reverb", "clap clap clap", "hi from platform six", "that high note", "so good live",
  "the drummer smiles", "rain has stopped", "key change", "everybody sing", "row nine says hi",
];

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A concert by the water, with comments that pop up and travel over it",
    help: "Space plays and pauses. Enter says something.",
  });
  const scene = make("div", "concert");
  scene.innerHTML = concert();
  // One's own comments are on top.
  const canvases = ["bullets far", "bullets", "bullets"].map((name) => make("canvas", name));
  const big = button("Play", () => play(true));
  big.className = "play";
  view.append(scene, ...canvases, big);
  const [far, near] = canvases.map((canvas) => comments(canvas, SAYS));
  const own = ownComments(canvases[2], SAYS);

  const values = { N: 60, ζ: 1, ω: 20 };
  let isStanding = false;
  let time = 3;
  let size = { width: 390, height: 700, ratio: 0 };
  const spring = () => ({ stiffness: values.ω * values.ω, dampingRatio: values.ζ });

  function build() {
    const { N } = values;
    const common = {
      style: isStanding ? "standing" : "travelling", capacity: CAPACITY, size: { ...size, height: size.height - 64 }, time, spring: spring(),
    };
    near.build({ ...common, count: Math.min(N, NEAR), font: [15, 11], duration: DURATION.near });
    far.build({ ...common, count: Math.max(N - NEAR, 0), font: [9, 5], duration: DURATION.far });
    if (!isPlaying) draw();
  }

  function draw() {
    const { ratio } = size;
    const behind = far.draw(time, ratio, TOP).count;
    const batch = near.draw(time, ratio, TOP);
    view.dataset.count = batch.count + behind;
    own.draw(batch, ratio, TOP, near.height);
  }

  // -- Time: it runs while it plays --

  // Of the last frames: when each came, and what the engine took for it, in milliseconds.
  let frames = [];
  let request = 0;
  let isPlaying = false;
  let reported = 0;
  let ticks = 0;
  const tick = (milliseconds) => {
    request = 0;
    const last = frames.at(-1)?.at ?? milliseconds;
    time += Math.min((milliseconds - last) / 1000, 0.1);
    for (const layer of [near, far]) {
      layer.feed(time);
      if (ticks % 30 === 0) layer.removeExpired(time);
    }
    draw();
    ticks += 1;
    frames = [...frames.slice(-59), { at: milliseconds, spent: far.takeSpent() + near.takeSpent() }];
    if (!isPlaying) return count();
    if (milliseconds - reported > 500) report(milliseconds);
    request = requestAnimationFrame(tick);
  };
  function play(isOn) {
    isPlaying = isOn;
    for (const one of [big, playing]) {
      one.textContent = isOn ? "Pause" : "Play";
      one.setAttribute("aria-pressed", isOn);
    }
    big.hidden = isOn;
    cells[1].textContent = cells[2].textContent = "–";
    if (!isOn || request) return;
    frames = [];
    ticks = 0;
    request = requestAnimationFrame(tick);
  }
  function report(milliseconds) {
    reported = milliseconds;
    const known = frames.length;
    if (known < 2) return;
    // The middle half, so that what else the machine does is left out.
    const middle = frames.map(({ spent }) => spent).sort((a, b) => a - b).slice(known >> 2, known - (known >> 2));
    const engineTime = middle.reduce((sum, one) => sum + one, 0) / middle.length;
    const rate = (1000 * (known - 1)) / (milliseconds - frames[0].at);
    Object.assign(view.dataset, { engine: engineTime, rate });
    cells[1].textContent = `${shown(engineTime)} ms`;
    cells[2].textContent = `${shown(rate, 0)} a second`;
    count();
  }
  const count = () => (cells[0].textContent = shown(Number(view.dataset.count), 0));
  const say = () => {
    // Now or never: what waits is not said.
    if (own.say(near, time) && !isPlaying) play(true);
  };

  view.addEventListener("keydown", (event) => {
    if (event.target !== view) return;
    if (event.key === " ") play(!isPlaying);
    else if (event.key === "Enter") say();
    else return;
    event.preventDefault();
  });
  view.addEventListener("click", ({ target }) => target !== big && isPlaying && say());
  document.addEventListener("visibilitychange", () => document.hidden && play(false));

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = view;
    const ratio = (devicePixelRatio * host.stage.clientWidth) / 390;
    if (!width || !height || (width === size.width && height === size.height && ratio === size.ratio)) return;
    size = { width, height, ratio };
    for (const canvas of canvases) Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    build();
  };
  new ResizeObserver(fit).observe(view);
  fit();

  const motion = (spring) => laws().springMotion(spring, { start: 0, target: 1 });
  const critical = motion({ stiffness: 400, dampingRatio: 1 });
  let pop = motion(spring());
  const point = graph(host.curves, {
    label: "The scale of a comment against its age: the current spring, and the critically damped one.",
    x: { name: "age", unit: "ms", high: 600 },
    y: { name: "scale", unit: "%", high: 150 },
    curves: [
      { name: "the pop, one table for all", colour: "--offset", of: (at) => pop.at(at / 1000).value * 100 },
      { name: "critical, ω₀ = 20 per second", colour: "--quiet", dash: "4 4", of: (at) => critical.at(at / 1000).value * 100 },
    ],
  });
  // Where nine tenths of the size are reached.
  const mark = () => point((pop.firstTime(0.1) ?? 0) * 1000, 90);
  mark();
  controls(host.controls, {
    table: [
      ["comments at a time", "N", values.N, 20, 5000, "", "log"],
      ["damping ratio", "ζ", 1, 0.3, 2, ""],
      ["frequency", "ω", 20, 5, 60, "1/s", "log"],
    ],
    presets: { "60 comments": { N: 60 }, "1,000 comments": { N: 1000 }, "5,000 comments": { N: 5000 }, "Springy": { ζ: 0.45, ω: 20 } },
    changed(some) {
      Object.assign(values, some);
      pop = motion(spring());
      mark();
      build();
    },
  });
  const playing = buttons(host.controls, "Show", {
    "Play": () => play(!isPlaying), "Say something": say,
    "Standing": ({ target }) => {
      isStanding = !isStanding;
      target.setAttribute("aria-pressed", isStanding);
      build();
    },
  }).firstChild;
  const table = make("table");
  table.innerHTML = "<tbody><tr><th>comments on the screen<td>–<tr><th>engine, per frame<td>–<tr><th>frames<td>–</tbody>";
  host.controls.append(table);
  const cells = table.querySelectorAll("td");
  count();
}
