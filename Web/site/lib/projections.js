// The two projections of a flick as d nears 1: log d, the limit of the motion, against (d − 1)/d, WWDC's sum per millisecond.
import { chart, legend } from "./chart.js";
import { controls, laws, make, shown } from "./figure.js";

const LEAST = 0.9;
const COUNT = 100;
const KINDS = [
  { name: "r = −1000 ln d", kind: "integral", colour: "--offset" },
  { name: "1000 (1 − d)/d", kind: "perMillisecondSum", colour: "--velocity", dash: "7 4" },
];
// Either carries v/rate, so 1,000 pt/s that are carried so far say the rate.
const carried = (d, kind) => laws().project(1000, d, kind);
const rate = (d, kind) => 1000 / carried(d, kind);

/** A figure with d to be changed. */
export function projections(host) {
  const figure = make("div", "steps");
  const words = make("p");
  legend(figure, KINDS);
  const drawing = chart(figure, {
    label: "The rate by both formulas, against d from 0.9 to 1: the curves meet at zero, where d is 1.",
    x: { name: "d", unit: "", low: LEAST, high: 1, digits: 2 }, y: { name: "rate", unit: "1/s", low: 0 },
  });
  const draw = ({ d }) => {
    // At 1 there is no projection: the curves end just before their limit.
    const xs = Array.from({ length: COUNT }, (_, i) => LEAST + ((1 - LEAST) * i) / COUNT);
    drawing.show([
      ...KINDS.map(({ kind, colour, dash }) => ({ colour, dash, xs, ys: xs.map((x) => rate(x, kind)) })),
      ...KINDS.map(({ kind, colour }) => ({ colour, isPoints: true, size: 5, xs: [d], ys: [rate(d, kind)] })),
    ]);
    const [exact, sum] = KINDS.map(({ kind }) => carried(d, kind));
    words.textContent = `At d = ${shown(d, 4)} a flick at 1,000 pt/s is carried ${shown(exact)} pt by the limit of the motion and ` +
      `${shown(sum)} pt by WWDC’s sum: ${shown(exact - sum, 3)} pt or ${shown((100 * (exact - sum)) / exact)} % less.`;
  };
  const sliders = make("div", "sliders one");
  const { values } = controls(sliders, {
    table: [["rate", "d", 0.998, LEAST, 0.9995, "per ms"]],
    presets: { "UIKit’s normal": { d: 0.998 }, "UIKit’s fast": { d: 0.99 } }, changed: draw, hasReset: false,
  });
  figure.append(sliders, words);
  host.append(figure);
  draw(values);
}
