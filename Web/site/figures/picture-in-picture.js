// A video call: one's own picture is thrown into the corners, out of the keyboard's way, and aside.
import { Drawer } from "../drawer.js";
import { attachInteraction } from "../interaction.js";
import { friend, oneself } from "../lib/faces.js";
import { buttons, clamp, engine, make, shown, stage, thrower, whenSized, whoseRule } from "../lib/figure.js";
import { interacting } from "../lib/interacting.js";
import { place, speed } from "../lib/scrolling.js";
import { PictureInPicture } from "../picture-in-picture.js";

const CORNERS = ["top left", "top right", "bottom left", "bottom right"];
const SMALL = { width: 108, height: 162 };
const LARGE = { width: 156, height: 234 };
const KEYBOARD = 260;
const MARGIN = 16;

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A video call with a small picture of oneself",
    help: "Throw the small picture into a corner; tap it twice to resize it. Arrow keys send it there, and aside " +
      "when it is at that side already.",
  });
  const keys = make("div", "keyboard", ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "].map((line) =>
    make("div", "", [...line].map((key) => make("i", key === " " ? "wide" : "", key)))));
  const pip = make("div", "pip");
  pip.innerHTML = oneself();
  view.innerHTML = `<div class="call">${friend()}</div><svg class="call-path"><polyline/><g></g></svg>`;
  const path = view.lastChild;
  view.append(keys, pip);

  const container = () => ({ width: view.clientWidth || 390, height: view.clientHeight || 844 });
  const me = new PictureInPicture(engine, {
    size: SMALL, alternateSize: LARGE, container: container(),
    margin: MARGIN, stashing: {}, insets: { top: 28, bottom: 16 }, place: 1,
  });
  const copy = me.clone();
  const name = (place) => (typeof place === "number" ? CORNERS[place] : `dismissed ${place.side}`);

  const fast = ({ velocity: { x, y } }) => Math.hypot(x, y);
  const words = make("p", "", "Throw the small picture. The dashed path is drawn at the release.");
  const figure = interacting(host, view, me, {
    touched: pip,
    label: "Left and top of the small picture and its speed against time, with the prediction drawn at the release.",
    panels: [
      place("x", {
        name: "left", colour: "--offset", of: ({ x }) => x, least: 120, digits: 1,
        bounds: () => [[me.corner(0).x, "left"], [me.corner(1).x, "right"]],
      }),
      place("y", {
        name: "top", colour: "--offset", of: ({ y }) => y, least: 200, digits: 1, share: 1.3,
        bounds: () => [[me.corner(0).y, "top"], [me.corner(2).y, "bottom"]],
      }),
      speed({ name: "speed", of: fast, ahead: "speed", least: 600 }),
    ],
    ahead({ from, interval, count }) {
      // A copy goes ahead: it knows its velocity as well.
      copy.assign(me);
      const columns = { x: [], y: [], speed: [] };
      for (let i = 0; i < count; i++) {
        const frame = copy.advance(from + i * interval);
        columns.x.push(frame.x);
        columns.y.push(frame.y);
        columns.speed.push(fast(frame));
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
      path.firstChild.setAttribute("points", Array.from(x, (_, i) => `${x[i] + width[i] / 2},${y[i] + height[i] / 2}`).join(" "));
      path.classList.add("is-shown");
      words.textContent = `Going ${name(me.targetPlace)}, ${shown(fast(me.frame), 0)} pt/s, ` +
        `at rest after ${shown(me.restTime - me.time)} s.`;
    },
  });
  me.on("didSettle", () => path.classList.remove("is-shown"));
  me.on("willBeginDragging", drawPlaces);

  // Where it may rest, seen while it is dragged.
  function drawPlaces() {
    const { width, height } = me.size;
    path.lastChild.innerHTML = CORNERS.map((_, i) => {
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
      const share = clamp(room / height, 0.4, 1);
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
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
    if (dx === undefined) return;
    const at = me.targetPlace;
    const [column, row] = typeof at === "number" ? [at % 2, at >> 1] : [at.side === "left" ? -1 : 2, Math.round(at.share)];
    const to = column + dx;
    if (to < 0 || to > 1) move({ side: to < 0 ? "left" : "right", share: row });
    else move(to + 2 * clamp(row + dy, 0, 1));
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
