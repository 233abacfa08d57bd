// A graph of functions of one variable, with a point on one of them.
import { Chart, legend } from "./chart.js";

const STEPS = 160;

export class Graph {
  #chart;
  #options;
  #series = [];
  #at = [];

  /** @param {object} options x, y: {name, unit, high}; label; curves: [{name, colour, dash, of}] */
  constructor(host, options) {
    this.#options = options;
    const { label, x, y, curves } = options;
    host.replaceChildren();
    legend(host, curves);
    this.#chart = new Chart(host, { label, x: { low: 0, ...x }, y: { low: 0, ...y } });
    this.draw();
  }

  /** Draws the curves again: a parameter has changed. */
  draw() {
    const { x, curves } = this.#options;
    const xs = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * x.high);
    this.#series = curves.map(({ colour, dash, of }) => ({ colour, dash, isFree: true, xs, ys: xs.map(of) }));
    this.#show();
  }

  /** Puts the point, with lines to both axes. */
  point(x, y) {
    const [right, top] = [Math.min(x, this.#options.x.high), Math.min(y, this.#options.y.high)];
    this.#at = [
      { colour: "--offset", dash: "2 3", isFaint: true, xs: [0, right, right], ys: [top, top, 0] },
      { colour: "--offset", isPoints: true, size: 6, xs: [right], ys: [top] },
    ];
    this.#show();
  }

  #show() {
    this.#chart.show([...this.#series, ...this.#at]);
  }
}
