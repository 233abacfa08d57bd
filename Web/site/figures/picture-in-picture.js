// A video call: one's own picture is thrown into the corners, out of the keyboard's way, and aside.
import { Drawer } from "../drawer.js";
import { attachInteraction } from "../interaction.js";
import { buttons, whoseRule } from "../lib/controls.js";
import { engine } from "../lib/engine.js";
import { friend, oneself } from "../lib/faces.js";
import { thrower } from "../lib/finger.js";
import { interacting } from "../lib/interacting.js";
import { make, stage, whenSized } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";
import { PictureInPicture } from "../picture-in-picture.js";

const CORNERS = ["top left", "top right", "bottom left", "bottom right"];
const SMALL = { width: 108, height: 162 };
const LARGE = { width: 156, height: 234 };
const KEYBOARD = 260;
const MARGIN = 16;
const SPACE = "http://www.w3.org/2000/svg";

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A video call with a small picture of oneself",
    help: "Throw the small picture into a corner; tap it twice to resize it. Arrow keys send it there, and aside " +
      "when it is at that side already.",
  });
  const call = make("div", "call");
  call.innerHTML = friend();
  const path = document.createElementNS(SPACE, "svg");
  path.setAttribute("class", "call-path");
  path.innerHTML = `<polyline/><g></g>`;
  const keys = make("div", "keyboard");
  for (const line of ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "]) {
    const row = make("div");
    for (const key of line) row.append(make("i", key === " " ? "wide" : "", key));
    keys.append(row);
  }
  const pip = make("div", "pip");
  pip.innerHTML = oneself();
  view.append(call, path, keys, pip);

  const container = () => ({ width: view.clientWidth || 390, height: view.clientHeight || 844 });
  const me = new PictureInPicture(engine, {
    size: SMALL, alternateSize: LARGE, container: container(),
    margin: MARGIN, stashing: {}, insets: { top: 28, bottom: 16 }, place: 1,
  });
  const copy = me.clone();
  const name = (place) => (typeof place === "number" ? CORNERS[place] : `dismissed ${place.side}`);

  const mapped = { time: 0, phase: "idle", x: 0, y: 0, speed: 0 };
  const across = () => [[me.corner(0).x, "left"], [me.corner(1).x, "right"]];
  const down = () => [[me.corner(0).y, "top"], [me.corner(2).y, "bottom"]];
  const words = make("p", "", "Throw the small picture. The dashed path is drawn at the release.");
  const line = path.firstChild;
  const outlines = path.lastChild;
  const figure = interacting(host, view, me, {
    touched: pip,
    label: "Left and top of the small picture and its speed against time, with the prediction drawn at the release.",
    panels: [
      { name: "left", unit: "pt", colour: "--offset", of: ({ x }) => x, ahead: "x", least: 120, digits: 1, bounds: across },
      { name: "top", unit: "pt", colour: "--offset", of: ({ y }) => y, ahead: "y", least: 200, digits: 1, share: 1.3, bounds: down },
      { name: "speed", unit: "pt/s", colour: "--velocity", of: ({ speed }) => speed, ahead: "speed", digits: 0, least: 600, include: [0] },
    ],
    traced({ time, phase, x, y, velocity }) {
      return Object.assign(mapped, { time, phase, x, y, speed: Math.hypot(velocity.x, velocity.y) });
    },
    ahead({ from, interval, count }) {
      // A copy goes ahead: it knows its velocity as well.
      copy.assign(me);
      const columns = { x: new Float64Array(count), y: new Float64Array(count), speed: new Float64Array(count) };
      for (let i = 0; i < count; i++) {
        const { x, y, velocity } = copy.advance(from + i * interval);
        columns.x[i] = x;
        columns.y[i] = y;
        columns.speed[i] = Math.hypot(velocity.x, velocity.y);
      }
      return columns;
    },
    show({ x, y, width, height, isDragging }) {
      pip.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      pip.style.width = `${width}px`;
      pip.style.height = `${height}px`;
      path.classList.toggle("is-dragging", isDragging);
    },
    ended: (isCaught) => (words.textContent = isCaught ? "Caught." : `At rest: ${name(me.place)}.`),
    rested: () => `At rest ${name(me.place)}`,
    changed() {
      if (!me.isMoving) return;
      const { x, y, width, height } = me.sample({ count: 90 });
      line.setAttribute("points", Array.from(x, (_, i) => `${x[i] + width[i] / 2},${y[i] + height[i] / 2}`).join(" "));
      path.classList.add("is-shown");
      words.textContent = `Going ${name(me.targetPlace)}, ${shown(mapped.speed, 0)} pt/s, ` +
        `at rest after ${shown(me.restTime - me.time)} s.`;
    },
  });
  me.on("didSettle", () => path.classList.remove("is-shown"));
  me.on("willBeginDragging", drawPlaces);

  // Where it may rest, seen while it is dragged.
  function drawPlaces() {
    const { width, height } = me.size;
    outlines.innerHTML = CORNERS.map((_, i) => {
      const { x, y } = me.corner(i);
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14"/>`;
    }).join("");
  }

  // The keyboard is a drawer: it may be dragged down, too.
  const keyboard = new Drawer(engine, {
    container: container(), anchors: ["dismissed", { fromBottom: KEYBOARD }],
  });
  attachInteraction(keys, keyboard, {
    within: view,
    onFrame: ({ position }) => (keys.style.transform = `translate3d(0, ${position}px, 0)`),
    willChangeAnchor(_, { to }) {
      figure.change(() => {
        me.keyboardInset = to === 1 ? KEYBOARD : 0;
        fit();
      });
      button?.setAttribute("aria-pressed", to === 1);
    },
  });
  // It is no larger than its space: turned, or above the keys, there is less.
  let isLarge = false;
  function fit() {
    const { insets, keyboardInset } = me;
    const room = container().height - insets.top - Math.max(insets.bottom, keyboardInset) - 2 * MARGIN;
    const fitted = ({ width, height }) => {
      const share = Math.min(1, Math.max(room / height, 0.4));
      return { width: width * share, height: height * share };
    };
    if (me.size.width !== me.alternateSize.width) isLarge = me.size.width > me.alternateSize.width;
    me.alternateSize = fitted(isLarge ? SMALL : LARGE);
    me.setSize(fitted(isLarge ? LARGE : SMALL));
  }
  whenSized(view, () => {
    keyboard.setLayout({ container: container() }, { animated: false });
    me.container = container();
    fit();
  });

  const move = (place) => figure.change(() => me.move(place));
  view.addEventListener("keydown", ({ key }) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (!steps[key]) return;
    const [dx, dy] = steps[key];
    const at = me.targetPlace;
    const isAside = typeof at !== "number";
    const column = isAside ? (at.side === "left" ? -1 : 2) : at % 2;
    const row = isAside ? Math.round(at.share) : at >> 1;
    const to = column + dx;
    if (to < 0 || to > 1) move({ side: to < 0 ? "left" : "right", share: row });
    else move(to + 2 * Math.min(Math.max(row + dy, 0), 1));
  });

  whoseRule(host.controls, (change) => figure.change(() => {
    change(me);
    if (me.isMoving) me.move(me.targetPlace);
  }));
  let button = null;
  const push = thrower(view, me, container);
  const row = buttons(host.controls, "The window", {
    "Throw it across": () => {
      const at = me.targetPlace;
      // One that was dismissed comes back.
      if (typeof at !== "number") return move(CORNERS.length - 1);
      push({ x: at % 2 ? 1500 : -1500, y: at < 2 ? -1900 : 1900 }, 0.08);
    },
    "Resize": () => figure.change(() => Object.assign(me, { size: me.alternateSize, alternateSize: me.size })),
    "Keyboard": () => keyboard.move(keyboard.targetAnchor === 1 ? 0 : 1),
    "Dismiss": () => move({ side: "right", share: 0.4 }),
  });
  button = row.children[2];
  button.setAttribute("aria-pressed", false);
  host.controls.append(words);
}
