// Comments that pop up on tracks over a scene: thousands at the same time, from one call a frame.
import { Comments } from "../lib/comments.js";
import { buttons, controls } from "../lib/controls.js";
import { engine } from "../lib/engine.js";
import { Graph } from "../lib/graph.js";
import { make, stage } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";
import { STRIDE } from "../pop-track.js";
import { physics } from "../physics.js";

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
const OWN = "#ffd23f";

export function mount(host) {
  const critical = physics(engine).springMotion({ stiffness: 400, dampingRatio: 1 }, { start: 0, target: 1 });
  const { view } = stage(host.stage, {
    label: "A concert by the water, with comments that pop up and travel over it",
    help: "Space plays and pauses. Enter says something.",
  });
  const scene = make("div", "concert");
  scene.innerHTML = concert();
  const farCanvas = make("canvas", "bullets far");
  const canvas = make("canvas", "bullets");
  const far = new Comments(farCanvas, SAYS);
  const near = new Comments(canvas, SAYS);
  // One's own comments, on top.
  const ownCanvas = make("canvas", "bullets");
  const context = ownCanvas.getContext("2d");
  view.append(scene, farCanvas, canvas, ownCanvas);

  const values = { N: 60, ζ: 1, ω: 20 };
  let style = "travelling";
  let time = 3;
  let own = 0;
  let size = { width: 390, height: 700, ratio: 0 };

  function build() {
    const { N } = values;
    const { width, height, ratio } = size;
    const common = {
      style, capacity: CAPACITY, size: { width, height: height - 64, ratio }, time,
      spring: { stiffness: values.ω * values.ω, dampingRatio: values.ζ },
    };
    near.build({ ...common, count: Math.min(N, NEAR), font: [15, 11], duration: DURATION.near });
    far.build({ ...common, count: Math.max(N - NEAR, 0), font: [9, 5], duration: DURATION.far });
  }

  let cells = null;
  let hasOwn = false;
  const spent = new Float64Array(60);
  const moments = new Float64Array(60);
  let frames = 0;
  let atOnce = 0;

  function draw() {
    const { ratio } = size;
    const behind = far.draw(time, ratio, TOP).count;
    const { count, sprites, ids } = near.draw(time, ratio, TOP);
    spent[frames % 60] = far.spent + near.spent;
    far.spent = near.spent = 0;
    frames++;
    atOnce = count + behind;
    view.dataset.count = atOnce;
    if (!hasOwn) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    hasOwn = false;
    for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
      if (ids[at + 5] >= 0) continue;
      hasOwn = true;
      drawOwn(SAYS[-1 - ids[at + 5]], sprites[at], TOP + sprites[at + 1], sprites[at + 2], sprites[at + 3], sprites[at + 4]);
    }
  }

  function drawOwn(words, x, y, long, scale, opacity) {
    const tall = 24;
    context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
    context.translate(x + long / 2, y + near.written.height / 2);
    context.scale(scale, scale);
    context.globalAlpha = opacity;
    context.fillStyle = OWN;
    context.beginPath();
    context.roundRect(-long / 2, -tall / 2, long, tall, tall / 2);
    context.fill();
    context.fillStyle = "#1a1b1e";
    context.font = "600 15px system-ui, sans-serif";
    context.textBaseline = "middle";
    context.textAlign = "center";
    context.fillText(words, 0, 0);
    context.globalAlpha = 1;
  }

  // -- Time: it runs while it plays --

  let last = 0;
  let request = 0;
  let isPlaying = false;
  const tick = (milliseconds) => {
    request = 0;
    moments[frames % 60] = milliseconds;
    time += last ? Math.min((milliseconds - last) / 1000, 0.1) : 0;
    last = milliseconds;
    for (const layer of [near, far]) {
      layer.feed(time);
      if (frames % 30 === 0) layer.removeExpired(time);
    }
    draw();
    if (milliseconds - reported > 500) report(milliseconds);
    if (isPlaying) request = requestAnimationFrame(tick);
  };
  function play(isOn) {
    isPlaying = isOn;
    for (const one of toggles) {
      one.textContent = isOn ? "Pause" : "Play";
      one.setAttribute("aria-pressed", isOn);
    }
    big.hidden = isOn;
    if (!isOn || request) return;
    last = 0;
    frames = 0;
    request = requestAnimationFrame(tick);
  }
  let reported = 0;
  const report = (milliseconds) => {
    reported = milliseconds;
    const known = Math.min(frames, 60);
    if (known < 2) return;
    // The middle half, so that what else the machine does is left out.
    const middle = spent.slice(0, known).sort().subarray(known >> 2, known - (known >> 2));
    const engineTime = middle.reduce((sum, one) => sum + one, 0) / middle.length;
    const newest = moments[(frames - 1) % 60];
    const oldest = moments[frames > 60 ? frames % 60 : 0];
    const seconds = (newest - oldest) / 1000 / Math.max(known - 1, 1);
    view.dataset.engine = engineTime;
    view.dataset.rate = 1 / seconds;
    if (!cells) return;
    cells[0].textContent = shown(atOnce, 0);
    cells[1].textContent = `${shown(engineTime)} ms`;
    cells[2].textContent = `${shown(1 / seconds, 0)} a second`;
  };
  const say = () => {
    const id = own++ % SAYS.length;
    context.font = "600 15px system-ui, sans-serif";
    context.setTransform(1, 0, 0, 1, 0, 0);
    const wide = context.measureText(SAYS[id]).width + 24;
    // Now or never: what waits is not said.
    if (!near.say(-1 - id, wide, time)) return;
    hasOwn = true;
    if (!isPlaying) play(true);
  };

  const toggles = [];
  const big = make("button", "play", "Play", { type: "button" });
  big.addEventListener("click", () => play(true));
  toggles.push(big);
  view.append(big);
  view.addEventListener("keydown", (event) => {
    if (event.target !== view) return;
    if (event.key === " ") play(!isPlaying);
    else if (event.key === "Enter") say();
    else return;
    event.preventDefault();
  });
  view.addEventListener("pointerdown", ({ target }) => target !== big && isPlaying && say());
  document.addEventListener("visibilitychange", () => document.hidden && play(false));

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = view;
    const ratio = (devicePixelRatio * host.stage.clientWidth) / 390;
    if (!width || !height || (width === size.width && height === size.height && ratio === size.ratio)) return;
    size = { width, height, ratio };
    farCanvas.width = canvas.width = ownCanvas.width = Math.round(width * ratio);
    farCanvas.height = canvas.height = ownCanvas.height = Math.round(height * ratio);
    build();
    draw();
  };
  new ResizeObserver(fit).observe(view);
  fit();

  const motion = () => physics(engine).springMotion(
    { stiffness: values.ω * values.ω, dampingRatio: values.ζ }, { start: 0, target: 1 });
  let pop = motion();
  const graph = new Graph(host.curves, {
    label: "The scale of a comment against its age: the spring in force, and the critically damped one.",
    x: { name: "age", unit: "ms", high: 600 },
    y: { name: "scale", unit: "%", high: 150 },
    curves: [
      { name: "the pop, one table for all", colour: "--offset", of: (at) => pop.at(at / 1000).value * 100 },
      {
        name: "critical, ω₀ = 20 per second", colour: "--quiet", dash: "4 4",
        of: (at) => critical.at(at / 1000).value * 100,
      },
    ],
  });
  // Where nine tenths of the size are reached.
  const mark = () => graph.point((pop.firstTime(0.1) ?? 0) * 1000, 90);
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
      pop = motion();
      graph.draw();
      mark();
      build();
      if (!isPlaying) draw();
    },
  });
  const row = buttons(host.controls, "Show", {
    "Play": () => play(!isPlaying), "Say something": say,
    "Standing": ({ target }) => {
      style = style === "standing" ? "travelling" : "standing";
      target.setAttribute("aria-pressed", style === "standing");
      build();
      if (!isPlaying) draw();
    },
  });
  toggles.push(row.children[0]);
  const table = make("table");
  table.innerHTML = "<tbody><tr><th>comments on the screen<td>–<tr><th>engine, per frame<td>–<tr><th>frames<td>–</tbody>";
  host.controls.append(table);
  cells = [...table.querySelectorAll("td")];
  cells[0].textContent = shown(Number(view.dataset.count), 0);
}

// A stage by the water at night.
function concert() {
  const people = Array.from({ length: 26 }, (_, i) => {
    const x = 8 + ((i * 61) % 390);
    const y = 640 + ((i * 37) % 120);
    return `<circle cx="${x}" cy="${y}" r="15"/><path d="M${x - 24} ${y + 60}c0-30 10-42 24-42s24 12 24 42z"/>`;
  }).join("");
  const windows = Array.from({ length: 30 }, (_, i) =>
    `<rect x="${12 + ((i * 53) % 370)}" y="${300 + ((i * 29) % 60)}" width="5" height="7"/>`).join("");
  const beam = (x, lean, colour) => `<path d="M${x} 236L${x + lean - 60} 560h120z" fill="${colour}" opacity=".16"/>`;
  return `<svg viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="390" height="844" fill="#121a2e"/><circle cx="316" cy="92" r="30" fill="#f1e6c4"/><circle cx="304" cy="84" r="28" fill="#121a2e"/>
    <g fill="#fff" opacity=".7"><circle cx="40" cy="60" r="1.500"/><circle cx="120" cy="110" r="1"/><circle cx="200" cy="48" r="1.500"/><circle cx="250" cy="150" r="1"/><circle cx="70" cy="170" r="1"/><circle cx="360" cy="190" r="1.500"/></g>
    <path d="M0 300h40v-34h34v20h46v-60h30v74h60v-44h50v30h44v-52h36v66h50v120H0z" fill="#1d2942"/><g fill="#f2cf7a" opacity=".8">${windows}</g>
    <rect y="400" width="390" height="130" fill="#16304a"/><g stroke="#f1e6c4" opacity=".35"><path d="M290 418h60M300 432h44M284 448h70M306 464h40"/></g>
    <path d="M70 236h250v16H70z" fill="#0b0f18"/><path d="M78 252h8v250h-8zM304 252h8v250h-8z" fill="#0b0f18"/>
    ${beam(120, -30, "#6fb7ff")}${beam(195, 0, "#ffd58a")}${beam(270, 30, "#ff8fab")}
    <path d="M48 490h294l24 48H24z" fill="#2a2230"/><path d="M24 538h342v26H24z" fill="#17121c"/>
    <g fill="#07090f"><circle cx="140" cy="430" r="12"/><path d="M122 494c0-34 6-50 18-50s18 16 18 50z"/><circle cx="200" cy="424" r="12"/><path d="M182 494c0-36 6-56 18-56s18 20 18 56z"/><path d="M214 446l40-14 3 6-40 18z"/><circle cx="262" cy="432" r="12"/><path d="M244 494c0-32 6-48 18-48s18 16 18 48z"/><ellipse cx="262" cy="482" rx="30" ry="16"/></g>
    <g fill="#080b13">${people}</g><rect y="740" width="390" height="104" fill="#080b13"/></svg>`;
}
