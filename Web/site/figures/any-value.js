// Any value, thrown: a colour, a card's place, turn, size and opacity, and a dial's angle.
import { Dial } from "../dial.js";
import { buttons, choices, clamp, controls, engine, make, shown, stage, thrower } from "../lib/figure.js";
import { interacting } from "../lib/interacting.js";
import { speed } from "../lib/scrolling.js";
import { Throw } from "../throw.js";

const STEP = Math.PI / 6;
// Paints by lightness and two opponent colours, as OKLab has them.
const PAINTS = [
  ["brick", [0.58, 0.15, 0.09]], ["mustard", [0.76, 0.01, 0.15]], ["fern", [0.6, -0.12, 0.08]],
  ["lagoon", [0.62, -0.1, -0.06]], ["cobalt", [0.48, -0.02, -0.19]], ["plum", [0.46, 0.14, -0.1]],
];
// A card's place, turn, size and opacity.
const SIDES = [["put off", [-1, -0.3, 0.7, 0.25]], ["the middle", [0, 0, 1, 1]], ["done", [1, 0.3, 0.7, 0.25]]];
// How far the finger goes for a whole colour, and for the card from the middle to a side, in points.
const PER_COLOUR = 656;
const PER_CARD = 150;

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A colour, a card or a dial to throw",
    help: "Drag and release. Arrow keys go to the next colour, side or detent.",
  });
  const words = make("p");
  const spring = { stiffness: 200, dampingRatio: 0.6 };
  let current = null;
  // What listens to the view as long as the current one is there.
  let listening = new AbortController();

  function choose(kind) {
    if (current) {
      listening.abort();
      listening = new AbortController();
      current.push.stop();
      current.figure.close();
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
  buttons(host.controls, "Throw", { "Throw it": () => current.push(current.toss) });
  host.controls.append(words);
  choose(colour);

  // What the three share: curves, keys that go on by a step, and a finger that throws in a space of so many points.
  function thrown(it, { toss, room, change, keys, step, ...more }) {
    const figure = interacting(host, view, it, {
      ended: (isCaught) => (words.textContent = isCaught ? "Caught." : `${more.rested()}.`),
      ...more,
    });
    view.addEventListener("keydown", ({ key }) => {
      if (keys[key]) figure.change(() => step(keys[key]));
    }, { signal: listening.signal });
    return { it, figure, toss, change: () => change(figure), push: thrower(view, it, room) };
  }

  // Numbers that a finger moves together, to one of some candidates [name, value].
  function value(candidates, first, perPoint, { panels, tell, ...more }) {
    const values = candidates.map(([, one]) => one);
    const it = new Throw(engine, { value: first, candidates: values, perPoint, spring, slop: 3, minimumFlingSpeed: 0 });
    const goal = () => values.findIndex((one) => one.every((part, i) => part === it.destination[i]));
    // A finger that lifts has thrown it, also where it only caught it.
    const { touchUp } = it;
    it.touchUp = (...input) => {
      const release = touchUp.apply(it, input);
      if (release.didDrag || it.isMoving) words.textContent = tell(candidates[goal()][0]);
      return release;
    };
    return thrown(it, {
      events: { touchAction: "pinch-zoom" },
      room: () => ({ width: view.clientWidth, height: view.clientHeight }),
      panels: panels.map((panel, i) => ({ unit: "", of: ({ value }) => value[i], ahead: i, ...panel })),
      ahead: (range) => it.sample(range),
      rested: () => `At rest: ${candidates[goal()][0]}`,
      change(figure) {
        it.spring = spring;
        if (it.isMoving) figure.change(() => it.move(it.destination));
      },
      keys: { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
      step(by) {
        const [name, target] = candidates[(goal() + by + candidates.length) % candidates.length];
        it.move(target);
        words.textContent = `Going to ${name}.`;
      },
      ...more,
    });
  }

  // -- A colour --

  function colour() {
    const put = (element, a, b) => (element.style.translate = `${164 + a * PER_COLOUR}px ${164 - b * PER_COLOUR}px`);
    const dot = make("div", "paint-dot");
    const sheet = make("div", "paint-sheet");
    const wells = PAINTS.map(([name, [l, a, b]]) => {
      const well = make("div", "paint-well", [], { title: name, style: `background: oklab(${l} ${a} ${b})` });
      put(well, a, b);
      return well;
    });
    view.append(sheet, make("div", "paint-field", [...wells, dot]));
    words.textContent = "Drag the colour about, then throw it: it goes to the paint where the throw leads.";
    return value(PAINTS, PAINTS[4][1], { x: [0, 1 / PER_COLOUR, 0], y: [0, 0, -1 / PER_COLOUR] }, {
      toss: { x: -200, y: 1200 },
      label: "The colour’s lightness and its two opponent colours against time.",
      panels: [
        { name: "lightness", colour: "--ink", least: 0.4, digits: 3 },
        { name: "green to red", colour: "--velocity", least: 0.2, digits: 3, include: [0] },
        { name: "blue to yellow", colour: "--offset", least: 0.2, digits: 3, include: [0] },
      ],
      show({ value: [l, a, b] }) {
        sheet.style.background = dot.style.background = `oklab(${l} ${a} ${b})`;
        put(dot, a, b);
      },
      tell: (name) => `Thrown to ${name}: lightness and both colours go by one spring, each from its own velocity.`,
    });
  }

  // -- A card: where, how turned, how large, how opaque --

  function card() {
    const element = make("div", "thrown-card", [make("b", "", "Anouk Bianchi"), make("span", "", "Rehearsal moved to the small hall")]);
    view.append(element, make("div", "thrown-side left", "put off"), make("div", "thrown-side right", "done"));
    words.textContent = "Throw the card aside. Its place, turn, size and opacity are one value with four numbers.";
    // The finger moves it sideways; the rest follows along the same line.
    return value(SIDES, [0, 0, 1, 1], { x: [1 / PER_CARD, 0.3 / PER_CARD, 0, 0] }, {
      toss: { x: -800, y: 0 }, events: { touchAction: "pan-y pinch-zoom" },
      label: "The card’s place, turn, size and opacity against time.",
      panels: [
        { name: "place", colour: "--offset", least: 1, bounds: () => [[-1, "put off"], [1, "done"]] },
        { name: "turn", unit: "rad", colour: "--velocity", least: 0.4, include: [0] },
        { name: "size", unit: "×", colour: "--ink", least: 0.3 },
        { name: "opacity", colour: "--quiet", least: 0.6 },
      ],
      show({ value: [place, turn, scale, opacity] }) {
        element.style.transform = `translateX(${place * PER_CARD}px) rotate(${turn}rad) scale(${Math.max(scale, 0)})`;
        element.style.opacity = clamp(opacity, 0, 1);
      },
      tell: (name) => `Thrown to ${name}.`,
    });
  }

  // -- A dial --

  function dial() {
    const knob = make("div", "dial-knob");
    const ticks = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
      const number = make("span", "", String((i + 4) * 2.5), { style: `transform: rotate(${-i * 30}deg)` });
      return make("div", "dial-tick", [make("i"), number], { style: `transform: rotate(${i * 30}deg)` });
    });
    view.append(make("div", "dial-face", [...ticks, knob]));
    words.textContent = "Turn the dial. It resists beyond its ends, and rests on every thirtieth degree.";
    const it = new Dial(engine, { limits: { minimum: -4 * STEP, maximum: 4 * STEP }, detents: { every: STEP }, spring });
    const place = () => (it.center = { x: 195, y: view.clientHeight / 2 || 300 });
    place();
    const watch = new ResizeObserver(place);
    watch.observe(view);
    listening.signal.addEventListener("abort", () => watch.disconnect());
    const degrees = (radians) => (radians * 180) / Math.PI;
    const reads = (angle) => shown((angle / STEP + 4) * 2.5, 1);
    return thrown(it, {
      // A finger to the right of its middle, downwards.
      toss: { x: 0, y: -600 }, room: () => ({ width: 590, height: 2 * it.center.y }),
      label: "The dial’s angle and its velocity against time.",
      panels: [
        {
          name: "angle", unit: "°", colour: "--offset", of: ({ angle }) => degrees(angle), ahead: "value", convert: degrees,
          least: 60, share: 1.5, digits: 1, bounds: () => [[-120, "least"], [120, "greatest"]],
        },
        speed({ unit: "°/s", of: ({ velocity }) => degrees(velocity), convert: degrees }),
      ],
      show({ angle }) {
        knob.style.transform = `rotate(${angle}rad)`;
        const at = Math.round(angle / STEP) + 4;
        ticks.forEach((tick, i) => tick.classList.toggle("is-on", i <= at));
      },
      rested: () => `At rest at ${reads(it.angle)}`,
      changed() {
        if (it.isMoving) words.textContent = `Going to ${reads(it.destination)}, there in ${shown(it.restTime - it.time)} s.`;
      },
      change: () => (it.spring = spring),
      keys: { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
      step: (by) => it.turn(it.destination + by * STEP),
    });
  }
}
