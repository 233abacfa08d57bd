// A graph of functions of one variable, with a point on one of them.
import { Chart, legend } from "./chart.js";
import { spread } from "./numbers.js";

export class Graph {
  #chart;
  #options;
  #point = [];

  /** @param {object} options x, y: {name, unit, high}; label; curves: [{name, colour, dash, of}] */
  constructor(host, options) {
    this.#options = options;
    const { label, x, y, curves } = options;
    host.replaceChildren();
    legend(host, curves);
    this.#chart = new Chart(host, { label, x: { low: 0, ...x }, y: { low: 0, ...y } });
    this.draw();
  }

  /** Draws the curves, again where a parameter has changed. */
  draw() {
    const { x, curves } = this.#options;
    const xs = spread(0, x.high, 161);
    this.#chart.show([
      ...curves.map(({ colour, dash, of }) => ({ colour, dash, isFree: true, xs, ys: xs.map(of) })), ...this.#point,
    ]);
  }

  /** Puts the point, with lines to both axes. */
  point(x, y) {
    const [right, top] = [Math.min(x, this.#options.x.high), Math.min(y, this.#options.y.high)];
    this.#point = [
      { colour: "--offset", dash: "2 3", isFaint: true, xs: [0, right, right], ys: [top, top, 0] },
      { colour: "--offset", isPoints: true, size: 6, xs: [right], ys: [top] },
    ];
    this.draw();
  }
}
