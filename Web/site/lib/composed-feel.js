// A feel put together from parts: a choice for each part, with the one number that it has.
import { steps } from "./controls.js";
import { shown } from "./numbers.js";
import { keepFromSwipes, select } from "./parts.js";
import { make } from "./stage.js";

// What each part may be: words, what the number is called, its symbol, unit, start, least, greatest, the part it makes.
const PARTS = {
  deceleration: {
    label: "Deceleration",
    kinds: [
      ["exponential", "decay", "k", "/s", 1.2, 0.5, 8, (decay) => ({ kind: "exponential", decay })],
      ["constant", "deceleration", "a", "pt/s²", 1500, 300, 8000, (secondSpeed) => ({ kind: "power", exponent: 2, secondSpeed })],
      ["with drag", "drag", "β", "pt/s", 172, 10, 1000, (drag) => ({ kind: "drag", decay: 3.7, drag })],
      ["power", "exponent", "p", "", 2.36, 1.2, 4, (exponent) => ({ kind: "power", exponent, secondSpeed: 2934 })],
      ["Android’s table", "speed that lasts a second", "v₁", "pt/s", 2224, 600, 6000, (secondSpeed) => ({ kind: "spline", secondSpeed, isTabled: true })],
    ],
  },
  edge: {
    label: "Edge",
    kinds: [
      ["spring edge", "frequency", "ω", "/s", 6, 3, 30,
        (ω) => ({ kind: "spring", hitFrequency: ω, releasedFrequency: ω, dampingRatio: 1 })],
      ["drawn-in edge", "pull", "p", "/s", 10.05, 2, 30, (pull) => ({ kind: "pull", pull })],
      ["parabola edge", "limit", "l", "pt", 150, 10, 600, (limit) => ({ kind: "parabola", limit, gravity: 2000 })],
      ["hard edge", "", "", "", null, 0, 1, () => ({ kind: "stop" })],
    ],
  },
  band: {
    label: "Band",
    kinds: [
      ["elastic band", "coefficient", "c", "", 0.55, 0.05, 1, (coefficient) => ({ kind: "hyperbolic", coefficient })],
      ["linear band", "divisor", "n", "", 2, 1, 20, (divisor) => ({ kind: "linear", divisor })],
      ["fading band", "divisor", "n", "", 4, 1, 30, (divisor) => ({ kind: "fading", divisor })],
      ["hard band", "", "", "", null, 0, 1, () => ({ kind: "stop" })],
    ],
  },
  stop: {
    label: "Stop",
    kinds: [["stops below", "speed", "v", "pt/s", 10, 0.1, 100, (speed) => ({ speed, distance: 0.5 })]],
  },
};

/** What it begins as: {part: {kind, number}}, and the feel of any such choice. */
export const initial = () => Object.fromEntries(Object.entries(PARTS).map(([name, { kinds }]) => [name, { kind: 0, number: kinds[0][4] }]));

export const feelOf = (choices) => Object.fromEntries(Object.entries(choices).map(([name, { kind, number }]) =>
  [name, PARTS[name].kinds[kind][7](number)]));

/** Controls of it: a row for each part. changed(choices) after every change. */
export function composer(host, choices, changed) {
  const rows = Object.entries(PARTS).map(([name, { label, kinds }]) => {
    const chosen = () => kinds[choices[name].kind];
    const digits = () => (chosen()[6] <= 40 ? 2 : chosen()[6] <= 200 ? 1 : 0);
    const scale = () => steps(chosen()[5], chosen()[6], digits(), true);
    const { element: kind } = select(label, kinds.map(([words], i) => [i, words]));
    const input = make("input", "", [], { type: "range", min: 0, max: scale().count, step: 1 });
    const output = make("output");
    const show = () => {
      const [words, quantity, symbol, unit, start] = chosen();
      const { number } = choices[name];
      const text = start === null ? "none" : `${shown(number, digits())}${unit && ` ${unit}`}`;
      input.disabled = start === null;
      input.value = start === null ? 0 : scale().from(number);
      input.setAttribute("aria-label", `${label}: ${words}${quantity && `, ${quantity}`}`);
      input.setAttribute("aria-valuetext", text);
      output.replaceChildren(make("em", "", symbol), start === null ? "" : ` ${text}`);
    };
    kind.addEventListener("change", () => {
      choices[name] = { kind: Number(kind.value), number: kinds[kind.value][4] };
      show();
      changed(choices);
    });
    const set = (number) => {
      choices[name].number = number;
      show();
      changed(choices);
    };
    input.addEventListener("input", () => set(scale().to(Number(input.value))));
    keepFromSwipes(input, () => choices[name].number, set);
    show();
    return make("div", "part", [kinds.length > 1 ? kind : make("span", "", kinds[0][0]), input, output], { "data-part": name });
  });
  host.append(make("div", "composer", [make("p", "", "Yours: its deceleration, edge, band and stop"), ...rows]));
}
