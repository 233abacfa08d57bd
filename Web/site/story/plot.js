// Curves that grow while something moves: names above them, nothing written inside.
import { axis, grid } from "../lib/axes.js";
import { make } from "../lib/stage.js";
import { at } from "./film.js";

const LEFT = 48;
const RIGHT = 10;
const TOP = 22;
const BOTTOM = 36;
const POINTS = 240;

// A line's attributes, after its places.
const drawn = (colour, width, dash = "") => `style="stroke: var(${colour})" stroke-width="${width}" stroke-dasharray="${dash}"`;

export class Plot {
  #names = make("div", "readings");
  #box = make("div", "plot");
  #scene = null;
  #time = 0;
  #x;
  #y;

  constructor(host) {
    this.#box.innerHTML = '<svg role="img"></svg>';
    host.append(this.#names, this.#box);
    new ResizeObserver(() => this.#draw()).observe(this.#box);
  }

  get #svg() {
    return this.#box.firstChild;
  }

  /** Shows curves from their beginning: label; x, y: {low, high, name}, x.zero is written as 0; series: [{name, colour,
   * dash, xs, ys, isThere: drawn whole, from: only from a time on}]; levels: [{y, name, colour}]; moments: {name, at:
   * times}. */
  show({ levels = [], moments = { at: [] }, ...scene }) {
    this.#scene = { levels, moments, ...scene };
    this.#svg.setAttribute("aria-label", scene.label);
    const named = [...scene.series, ...levels, { ...moments, colour: "--quiet", dash: "2 3" }].filter(({ name }) => name);
    this.#names.replaceChildren(...named.map(({ name, colour, dash }) => {
      const item = make("span");
      item.innerHTML = `<svg class="key-line" width="22" height="4" aria-hidden="true"><path d="M0 2H22" ${drawn(colour, 2.5, dash)}/></svg>`;
      item.append(name);
      return item;
    }));
    this.#time = -Infinity;
    this.#draw();
  }

  /** Lets them grow up to a time. */
  to(time) {
    this.#time = time;
    this.#grow();
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#box;
    if (!this.#scene || width < 2 * LEFT || height < 2 * BOTTOM) return;
    const { x, y, series, levels, moments } = this.#scene;
    const [right, bottom] = [width - RIGHT, height - BOTTOM];
    const across = axis([x.low, x.high], LEFT, right, { most: width / 90, zero: x.zero });
    const up = axis([y.low, y.high], bottom, TOP, { most: height / 60 });
    [this.#x, this.#y] = [across.place, up.place];
    const paths = (isThere) => series.map((one, i) => (Boolean(one.isThere) !== isThere ? ""
      : `<path data-series="${i}" d="${this.#path(one)}" fill="none" ${drawn(one.colour, isThere ? 1.5 : 2.5, one.dash)} stroke-linejoin="round"/>`));
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#svg.innerHTML = [
      grid({ left: LEFT, right, top: TOP, bottom }, across, up, { below: 15, beside: 6, corner: 12 }),
      `<text class="axis" x="0" y="11">${y.name}</text><text class="axis" x="${right}" y="${height - 4}" text-anchor="end">${x.name} →</text>`,
      ...moments.at.map((when) => `<path class="moment" d="M${this.#x(when)} ${TOP}V${bottom}"/>`),
      `<clipPath id="inside"><rect x="${LEFT}" y="${TOP - 4}" width="${right - LEFT}" height="${bottom - TOP + 8}"/></clipPath>`,
      `<clipPath id="grown"><rect x="0" y="0" width="0" height="${height}"/></clipPath><g clip-path="url(#inside)">`,
      ...levels.map(({ y: level, colour, dash }) =>
        `<line x1="${LEFT}" x2="${right}" y1="${this.#y(level)}" y2="${this.#y(level)}" ${drawn(colour, 2, dash)}/>`),
      // What will be is under what is.
      ...paths(true), '<g clip-path="url(#grown)">', ...paths(false), "</g></g>",
      ...series.map(({ isThere, colour }) => isThere ? "" : `<circle class="now" r="5" style="fill: var(${colour})"/>`),
    ].join("");
    this.#grow();
  }

  #path({ xs, ys }) {
    const every = Math.max(1, Math.floor(xs.length / POINTS));
    const seen = Array.from(xs.keys()).filter((i) => i % every === 0 || i === xs.length - 1);
    return seen.length ? `M${seen.map((i) => `${this.#x(xs[i]).toFixed(1)} ${this.#y(ys[i]).toFixed(1)}`).join("L")}` : "";
  }

  #grow() {
    if (!this.#x) return;
    const { series, y } = this.#scene;
    const time = this.#time;
    this.#svg.querySelector("#grown rect").setAttribute("width", Math.min(Math.max(0, this.#x(time)), 1e4) || 0);
    const dots = [...this.#svg.querySelectorAll(".now")];
    series.forEach((one, i) => {
      if (one.isThere) {
        const isSeen = time >= (one.from ?? -Infinity);
        this.#svg.querySelector(`[data-series="${i}"]`).style.visibility = isSeen ? "" : "hidden";
        return;
      }
      const dot = dots.shift();
      const place = at(one, time);
      const isSeen = time >= one.xs[0] && place >= y.low && place <= y.high;
      dot.style.visibility = isSeen ? "" : "hidden";
      if (!isSeen) return;
      dot.setAttribute("cx", this.#x(Math.min(time, one.xs.at(-1))));
      dot.setAttribute("cy", this.#y(place));
    });
  }
}
