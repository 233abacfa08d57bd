// Any value, thrown: a colour, a card's place, turn, size and opacity, and a dial's angle.
import { Scroller, attach } from "../overscroll.js";
import { Dial } from "../dial.js";
import { buttons, choices, controls } from "../lib/controls.js";
import { engine } from "../lib/engine.js";
import { thrower } from "../lib/finger.js";
import { interacting } from "../lib/interacting.js";
import { make, stage } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";
import { Throw } from "../throw.js";

const FAR = 1e6;
const STEP = Math.PI / 6;
// Paints by lightness and two opponent colours, as OKLab has them.
const PAINTS = [
  ["brick", 0.58, 0.15, 0.09], ["mustard", 0.76, 0.01, 0.15], ["fern", 0.6, -0.12, 0.08],
  ["lagoon", 0.62, -0.1, -0.06], ["cobalt", 0.48, -0.02, -0.19], ["plum", 0.46, 0.14, -0.1],
];
// How far the finger goes for a whole colour, and for the card from the middle to a side, in points.
const PER_COLOUR = 656;
const PER_CARD = 150;

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A colour, a card or a dial to throw",
    help: "Drag and release. Arrow keys go to the next colour, side or detent.",
  });
  const words = make("p");
  const ended = (isCaught) => {
    if (words.textContent.startsWith("Going")) words.textContent = isCaught ? "Caught." : "At rest, there.";
  };
  const spring = { stiffness: 200, dampingRatio: 0.6 };
  let current = null;
  // What listens to the view as long as the current one is there.
  let listening = new AbortController();

  function choose(kind) {
    if (current) {
      listening.abort();
      listening = new AbortController();
      current.close();
      current.figure.traces.close();
      current.figure.attachment.detach();
      current.it.destroy();
    }
    view.replaceChildren();
    current = kind();
  }

  controls(host.controls, {
    table: [
      ["damping ratio", "ζ", spring.dampingRatio, 0.2, 2, ""],
      ["stiffness", "k", spring.stiffness, 40, 800, "1/s²", "log"],
    ],
    presets: { "Under-damped": { ζ: 0.6 }, "Critical": { ζ: 1 } },
    changed({ k, ζ }) {
      Object.assign(spring, { stiffness: k, dampingRatio: ζ });
      current.change();
    },
  });
  choices(host.controls, "What is thrown", { "Colour": colour, "Card": card, "Dial": dial }, colour, choose);
  buttons(host.controls, "Throw", { "Throw it": () => current.push() });
  host.controls.append(words);
  choose(colour);

  // -- What a finger throws: its way and its velocity come from a scroller without ends --

  function thrown(value, { map, candidates, toss, show, panels, label, rested, tell }) {
    const it = new Throw(engine, { value, spring });
    const hand = new Scroller(engine, {
      viewport: { width: 390, height: 844 }, contentSize: { width: 2 * FAR, height: 2 * FAR },
      contentOffset: { x: FAR, y: FAR }, slop: 3, minimumFlingSpeed: 0,
    });
    const figure = interacting(host, view, it, {
      ended,
      events: { pointers: false }, label, panels, show, rested,
      traced({ time, value, velocity, isMoving }) {
        const phase = hand.isDragging ? "dragging" : isMoving ? "settling" : "idle";
        return Object.assign(traced, { time, value, velocity, phase });
      },
      ahead(range) {
        const columns = it.sample(range);
        return Object.fromEntries(columns.map((column, i) => [`value${i}`, column]));
      },
    });
    let start = value;
    const way = ({ x, y }) => map(FAR - x, FAR - y);
    const goOn = (velocity, time) => {
      const chosen = it.perform(time, () => it.release(velocity, candidates.map(([, one]) => one)));
      if (tell) words.textContent = tell(chosen);
      figure.replan();
    };
    const { signal } = listening;
    // What moves is caught by the touch itself.
    view.addEventListener("pointerdown", (event) => it.perform(event.timeStamp / 1000, () => it.hold()), { signal });
    view.addEventListener("pointerup", () => {
      if (!it.isMoving && !hand.isDragging && !isAt(it.value)) goOn(it.value.map(() => 0), it.time);
    }, { signal });
    const isAt = (now) => candidates.some(([, one]) => one.every((part, i) => part === now[i]));
    const hands = attach(view, hand, {
      wheel: false, keys: false, observesViewport: false, followsReducedMotion: false,
      willBeginDragging: () => (start = it.value),
      didScroll() {
        if (!hand.isDragging) return;
        const moved = way(hand.contentOffset);
        it.perform(hand.time, () => it.drag(start.map((part, i) => part + moved[i])));
      },
      didEndDragging(_, release) {
        const { x, y } = release.velocity;
        const time = hand.time;
        hand.setContentOffset({ x: FAR, y: FAR });
        goOn(map(-x, -y), time);
      },
    });
    const push = thrower(view, hand, () => ({ width: view.clientWidth, height: view.clientHeight }));
    const step = (by) => {
      const at = candidates.findIndex(([, one]) => one.every((part, i) => part === it.destination[i]));
      const to = (at + by + candidates.length) % candidates.length;
      figure.change(() => it.move(candidates[to][1]));
      words.textContent = `Going to ${candidates[to][0]}.`;
    };
    view.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowRight" || key === "ArrowDown") step(1);
      if (key === "ArrowLeft" || key === "ArrowUp") step(-1);
    }, { signal });
    return {
      it, figure,
      push: () => push(toss),
      change() {
        it.spring = spring;
        if (it.isMoving) figure.change(() => it.move(it.destination));
      },
      close() {
        push.stop();
        hands.detach();
        hand.destroy();
      },
    };
  }

  // -- A colour --

  function colour() {
    const field = make("div", "paint-field");
    const sheet = make("div", "paint-sheet");
    const dot = make("div", "paint-dot");
    const wells = PAINTS.map(([name, l, a, b]) => {
      const well = make("div", "paint-well");
      well.style.background = `oklab(${l} ${a} ${b})`;
      well.title = name;
      put(well, a, b);
      return well;
    });
    field.append(...wells, dot);
    view.append(sheet, field);
    function put(element, a, b) {
      element.style.translate = `${164 + a * PER_COLOUR}px ${164 - b * PER_COLOUR}px`;
    }
    words.textContent = "Drag the colour about, then throw it: it goes to the paint where the throw leads.";
    return thrown(PAINTS[4].slice(1), {
      candidates: PAINTS.map(([name, ...paint]) => [name, paint]),
      map: (x, y) => [0, x / PER_COLOUR, -y / PER_COLOUR],
      toss: { x: -200, y: 1200 },
      label: "The colour’s lightness and its two opponent colours against time.",
      panels: [
        { name: "lightness", unit: "", colour: "--ink", of: part(0), ahead: "value0", least: 0.4, digits: 3 },
        { name: "green to red", unit: "", colour: "--velocity", of: part(1), ahead: "value1", least: 0.2, digits: 3, include: [0] },
        { name: "blue to yellow", unit: "", colour: "--offset", of: part(2), ahead: "value2", least: 0.2, digits: 3, include: [0] },
      ],
      show({ value: [l, a, b] }) {
        const paint = `oklab(${l} ${a} ${b})`;
        sheet.style.background = paint;
        dot.style.background = paint;
        put(dot, a, b);
      },
      rested: () => `At rest on ${PAINTS.find(([, ...paint]) => paint.every((one, i) => one === current.it.destination[i]))?.[0] ?? "a colour"}`,
      tell: (chosen) => `Thrown to ${PAINTS[chosen][0]}: lightness and both colours go by one spring, each from its own velocity.`,
    });
  }

  // -- A card: where, how turned, how large, how opaque --

  function card() {
    const element = make("div", "thrown-card");
    element.append(make("b", "", "Anouk Bianchi"), make("span", "", "Rehearsal moved to the small hall"));
    view.append(element, make("div", "thrown-side left", "put off"), make("div", "thrown-side right", "done"));
    words.textContent = "Throw the card aside. Its place, turn, size and opacity are one value with four numbers.";
    const sides = [["put off", [-1, -0.3, 0.7, 0.25]], ["the middle", [0, 0, 1, 1]], ["done", [1, 0.3, 0.7, 0.25]]];
    return thrown([0, 0, 1, 1], {
      candidates: sides,
      // The finger moves it sideways; the rest follows along the same line.
      map: (x) => [x / PER_CARD, (0.3 * x) / PER_CARD, 0, 0],
      toss: { x: -800, y: 0 },
      label: "The card’s place, turn, size and opacity against time.",
      panels: [
        { name: "place", unit: "", colour: "--offset", of: part(0), ahead: "value0", least: 1, bounds: () => [[-1, "put off"], [1, "done"]] },
        { name: "turn", unit: "rad", colour: "--velocity", of: part(1), ahead: "value1", least: 0.4, include: [0] },
        { name: "size", unit: "×", colour: "--ink", of: part(2), ahead: "value2", least: 0.3 },
        { name: "opacity", unit: "", colour: "--quiet", of: part(3), ahead: "value3", least: 0.6 },
      ],
      show({ value: [place, turn, scale, opacity] }) {
        element.style.transform = `translateX(${place * PER_CARD}px) rotate(${turn}rad) scale(${Math.max(scale, 0)})`;
        element.style.opacity = Math.min(Math.max(opacity, 0), 1);
      },
      rested: () => "At rest",
      tell: (chosen) => `Thrown to ${sides[chosen][0]}.`,
    });
  }

  // -- A dial --

  function dial() {
    const face = make("div", "dial-face");
    const knob = make("div", "dial-knob");
    const ticks = [];
    for (let i = -4; i <= 4; i++) {
      const tick = make("div", "dial-tick");
      tick.style.transform = `rotate(${i * 30}deg)`;
      tick.append(make("i"), make("span", "", String((i + 4) * 2.5)));
      tick.lastChild.style.transform = `rotate(${-i * 30}deg)`;
      face.append(tick);
      ticks.push(tick);
    }
    face.append(knob);
    view.append(face);
    words.textContent = "Turn the dial. It resists beyond its ends, and rests on every thirtieth degree.";
    const it = new Dial(engine, {
      center: { x: 195, y: 300 }, limits: { minimum: -4 * STEP, maximum: 4 * STEP }, detents: { every: STEP }, spring,
    });
    const place = () => (it.center = { x: 195, y: view.clientHeight / 2 || 300 });
    place();
    const watch = new ResizeObserver(place);
    watch.observe(view);
    const degrees = (radians) => (radians * 180) / Math.PI;
    const figure = interacting(host, view, it, {
      ended,
      label: "The dial’s angle and its velocity against time.",
      panels: [
        {
          name: "angle", unit: "°", colour: "--offset", of: ({ angle }) => degrees(angle), ahead: "value", convert: degrees,
          least: 60, share: 1.5, digits: 1, bounds: () => [[-120, "least"], [120, "greatest"]],
        },
        {
          name: "velocity", unit: "°/s", colour: "--velocity", of: ({ velocity }) => degrees(velocity), ahead: "velocity",
          convert: degrees, digits: 0, least: 200, include: [0],
        },
      ],
      traced({ time, angle, velocity, isDragging, isMoving }) {
        const phase = isDragging ? "dragging" : isMoving ? "settling" : "idle";
        return Object.assign(turning, { time, angle, velocity, phase });
      },
      show({ angle }) {
        knob.style.transform = `rotate(${angle}rad)`;
        const at = Math.round(angle / STEP) + 4;
        ticks.forEach((tick, i) => tick.classList.toggle("is-on", i <= at));
      },
      rested: () => `At rest at ${shown((it.angle / STEP + 4) * 2.5, 1)}`,
      changed() {
        if (it.isMoving) words.textContent = `Going to ${shown((it.destination / STEP + 4) * 2.5, 1)}, there in ${shown(it.restTime - it.time)} s.`;
      },
    });
    view.addEventListener("keydown", ({ key }) => {
      const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
      if (by) figure.change(() => it.turn(it.destination + by * STEP));
    }, { signal: listening.signal });
    // A finger to the right of its middle, downwards.
    const push = thrower(view, it, () => ({ width: 590, height: 2 * it.center.y }));
    return {
      it, figure,
      push: () => push({ x: 0, y: -600 }),
      change: () => (it.spring = spring),
      close() {
        push.stop();
        watch.disconnect();
      },
    };
  }
}

// What the curves get: the same objects every time.
const traced = { time: 0, phase: "idle", value: [], velocity: [] };
const part = (i) => ({ value }) => value[i] ?? 0;
const turning = { time: 0, phase: "idle", angle: 0, velocity: 0 };
