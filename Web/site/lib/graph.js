// A graph of functions of one variable, with a point on one of them.
import { make } from "./stage.js";
import { shown } from "./numbers.js";

const SPACE = "http://www.w3.org/2000/svg";

function draw(name, attributes, parent) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

export class Graph {
  #svg = draw("svg", { role: "img" });
  #host;
  #options;
  #size = { width: 0, height: 0 };
  #curves = [];
  #point;
  #guides;
  #at = null;

  /** @param {object} options x, y: {name, unit, high, step}; label; curves: [{name, colour, dash, of}] */
  constructor(host, options) {
    this.#options = options;
    this.#svg.setAttribute("aria-label", options.label);
    const legend = make("div", "readings");
    for (const { name, colour, dash } of options.curves) {
      const item = make("span");
      const key = make("span", "key");
      key.style.borderTopColor = `var(${colour})`;
      if (dash) key.style.borderTopStyle = "dashed";
      item.append(key, name);
      legend.append(item);
    }
    this.#host = make("div", "plot");
    this.#host.append(this.#svg);
    host.replaceChildren(legend, this.#host);
    new ResizeObserver(() => this.draw()).observe(this.#host);
    this.draw();
  }

  #x = (value) => 56 + (value / this.#options.x.high) * (this.#size.width - 64);
  #y = (value) => this.#size.height - 24 - (value / this.#options.y.high) * (this.#size.height - 44);

  /** Draws curves and axes again: a parameter or the size has changed. */
  draw() {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (!width || !height) return;
    this.#size = { width, height };
    const svg = this.#svg;
    const { x, y, curves } = this.#options;
    svg.replaceChildren();
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (let value = 0; value <= x.high; value += x.step) {
      draw("line", { class: "grid", x1: this.#x(value), x2: this.#x(value), y1: 20, y2: height - 24 }, svg);
      const end = value + x.step > x.high;
      if (width < 480 && !end && value % (2 * x.step) !== 0) continue;
      draw("text", { class: "axis", x: this.#x(value), y: height - 8, "text-anchor": end ? "end" : "middle" }, svg)
        .textContent = shown(value, 0) + (end ? ` ${x.unit}` : "");
    }
    for (let value = 0; value <= y.high; value += y.step) {
      draw("line", { class: "grid", x1: 56, x2: width - 8, y1: this.#y(value), y2: this.#y(value) }, svg);
      draw("text", { class: "axis", x: 48, y: this.#y(value) + 4, "text-anchor": "end" }, svg).textContent = shown(value, 0);
    }
    draw("text", { class: "axis", x: 56, y: 12 }, svg).textContent = `${y.name}, ${y.unit}`;
    draw("text", { class: "axis", x: width - 8, y: height - 32, "text-anchor": "end" }, svg).textContent = `${x.name} →`;
    this.#curves = curves.map(({ of, colour, dash }) => {
      let path = "";
      for (let i = 0; i <= 160; i++) {
        const at = (i / 160) * x.high;
        const value = of(at);
        if (value > y.high * 1.02) break;
        path += `${path ? "L" : "M"}${this.#x(at).toFixed(1)} ${this.#y(value).toFixed(1)}`;
      }
      return draw("path", {
        d: path, fill: "none", style: `stroke: var(${colour})`, "stroke-width": dash ? 1.5 : 2.5,
        ...(dash && { "stroke-dasharray": dash }),
      }, svg);
    });
    this.#guides = draw("path", { class: "guides", fill: "none" }, svg);
    this.#point = draw("circle", { r: 6, class: "point" }, svg);
    this.#place();
  }

  /** Puts the point, with lines to both axes. */
  point(x, y) {
    this.#at = [x, y];
    this.#place();
  }

  #place() {
    if (!this.#at || !this.#point) return;
    const [x, y] = [this.#x(Math.min(this.#at[0], this.#options.x.high)), this.#y(Math.min(this.#at[1], this.#options.y.high))];
    this.#point.setAttribute("cx", x);
    this.#point.setAttribute("cy", y);
    this.#guides.setAttribute("d", `M56 ${y}H${x}V${this.#size.height - 24}`);
  }
}
