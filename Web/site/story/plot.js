// Curves that grow while something moves: names above them, nothing written inside.
import { niceStep, shown } from "../lib/numbers.js";
import { make } from "../lib/stage.js";
import { at } from "./film.js";

const LEFT = 48;
const RIGHT = 10;
const TOP = 22;
const BOTTOM = 36;
const POINTS = 240;

export class Plot {
  #names = make("div", "readings");
  #box = make("div", "plot");
  #svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  #scene = null;
  #time = 0;

  constructor(host) {
    this.#svg.setAttribute("role", "img");
    this.#box.append(this.#svg);
    host.append(this.#names, this.#box);
    new ResizeObserver(() => this.#draw()).observe(this.#box);
  }

  /**
   * Shows curves from their beginning.
   *
   * @param {object} scene label; x, y: {low, high, name, unit}, x.zero is written as 0; series: [{name, colour, dash, xs, ys,
   *   isThere: drawn whole, from: only from a time on}]; levels: [{y, name, colour}]; moments: {name, at: times}
   */
  show(scene) {
    this.#scene = scene;
    this.#svg.setAttribute("aria-label", scene.label);
    const moments = scene.moments ? [{ ...scene.moments, colour: "--quiet", dash: "2 3" }] : [];
    const named = [...scene.series, ...(scene.levels ?? []), ...moments].filter(({ name }) => name);
    this.#names.replaceChildren(...named.map(({ name, colour, dash }) => {
      const item = make("span");
      item.innerHTML = `<svg class="key-line" width="22" height="4" aria-hidden="true"><path d="M0 2H22" style="stroke: var(${colour})"` +
        ` stroke-width="2.5" stroke-dasharray="${dash ?? ""}"/></svg>`;
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

  #x;
  #y;

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#box;
    const scene = this.#scene;
    if (!scene || width < 2 * LEFT || height < 2 * BOTTOM) return;
    const { x, y, series, levels = [], moments } = scene;
    const [right, bottom] = [width - RIGHT, height - BOTTOM];
    this.#x = (value) => LEFT + ((value - x.low) / (x.high - x.low)) * (right - LEFT);
    this.#y = (value) => bottom - ((value - y.low) / (y.high - y.low)) * (bottom - TOP);
    const decimals = (step) => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    let drawing = "";
    const zero = x.zero ?? 0;
    const across = niceStep((x.high - x.low) / Math.max(2, Math.floor(width / 90)));
    for (let i = Math.ceil((x.low - zero) / across); i * across <= x.high - zero + 1e-9; i++) {
      const place = this.#x(i * across + zero);
      drawing += `<line class="grid" x1="${place}" x2="${place}" y1="${TOP}" y2="${bottom}"/><text class="axis" x="${place}" y="${bottom + 15}"` +
        ` text-anchor="${place > right - 12 ? "end" : "middle"}">${shown(i * across, decimals(across))}</text>`;
    }
    const up = niceStep((y.high - y.low) / Math.max(2, Math.floor(height / 60)));
    for (let i = Math.ceil(y.low / up); i * up <= y.high; i++) {
      const place = this.#y(i * up);
      drawing += `<line class="grid" x1="${LEFT}" x2="${right}" y1="${place}" y2="${place}"/>` +
        `<text class="axis" x="${LEFT - 6}" y="${place + 4}" text-anchor="end">${shown(i * up, decimals(up))}</text>`;
    }
    drawing += `<text class="axis" x="0" y="11">${y.name}</text><text class="axis" x="${right}" y="${height - 4}" text-anchor="end">${x.name} →</text>`;
    for (const when of moments?.at ?? []) drawing += `<path class="moment" d="M${this.#x(when)} ${TOP}V${bottom}"/>`;
    drawing += `<clipPath id="inside"><rect x="${LEFT}" y="${TOP - 4}" width="${right - LEFT}" height="${bottom - TOP + 8}"/></clipPath>` +
      `<clipPath id="grown"><rect x="0" y="0" width="0" height="${height}"/></clipPath><g clip-path="url(#inside)">`;
    for (const { y: level, colour, dash = "" } of levels) {
      drawing += `<line x1="${LEFT}" x2="${right}" y1="${this.#y(level)}" y2="${this.#y(level)}" style="stroke: var(${colour})"` +
        ` stroke-width="2" stroke-dasharray="${dash}"/>`;
    }
    // What will be is under what is.
    const paths = series.map((one, i) => ({ one, path: `<path data-series="${i}" d="${this.#path(one)}" fill="none" style="stroke: var(${one.colour})"` +
      ` stroke-width="${one.isThere ? 1.5 : 2.5}" stroke-dasharray="${one.dash ?? ""}" stroke-linejoin="round"/>` }));
    drawing += paths.filter(({ one }) => one.isThere).map(({ path }) => path).join("") + '<g clip-path="url(#grown)">' +
      paths.filter(({ one }) => !one.isThere).map(({ path }) => path).join("") + "</g>";
    drawing += "</g>" + series.map(({ isThere, colour }) => isThere ? "" : `<circle class="now" r="5" style="fill: var(${colour})"/>`).join("");
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#svg.innerHTML = drawing;
    this.#grow();
  }

  #path({ xs, ys }) {
    const every = Math.max(1, Math.floor(xs.length / POINTS));
    let path = "";
    for (let i = 0; i < xs.length; i += every) path += `${path ? "L" : "M"}${this.#x(xs[i]).toFixed(1)} ${this.#y(ys[i]).toFixed(1)}`;
    return xs.length ? `${path}L${this.#x(xs.at(-1)).toFixed(1)} ${this.#y(ys.at(-1)).toFixed(1)}` : path;
  }

  #grow() {
    const { series, y } = this.#scene ?? {};
    if (!this.#x || !series) return;
    const time = this.#time;
    this.#svg.querySelector("#grown rect").setAttribute("width", Math.min(Math.max(0, this.#x(time)), 1e4) || 0);
    const dots = this.#svg.querySelectorAll(".now");
    let dot = 0;
    series.forEach((one, i) => {
      const path = this.#svg.querySelector(`[data-series="${i}"]`);
      if (one.isThere) return void (path.style.visibility = time < (one.from ?? -Infinity) ? "hidden" : "");
      const now = dots[dot++];
      const place = at(one, time);
      const isThere = time >= one.xs[0] && place >= y.low && place <= y.high;
      now.style.visibility = isThere ? "" : "hidden";
      if (!isThere) return;
      now.setAttribute("cx", this.#x(Math.min(time, one.xs.at(-1))));
      now.setAttribute("cy", this.#y(place));
    });
  }
}
