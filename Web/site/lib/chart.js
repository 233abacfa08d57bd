// A chart of what was measured, as points, and of laws, as lines, over any two quantities.
import { make } from "./stage.js";
import { niceStep, shown } from "./numbers.js";

const SPACE = "http://www.w3.org/2000/svg";
const LEFT = 56;
const RIGHT = 12;
const TOP = 20;
const BOTTOM = 38;

/**
 *   const chart = new Chart(host, { label, x: { name, unit }, y: { name, unit } });
 *   chart.show([{ colour: "--offset", isPoints: true, xs, ys }, { colour: "--velocity", xs, ys }]);
 *
 * An axis reaches over all series but those with `isFree`, which are cut off where they leave it; `low`,
 * `high` of an axis are always in it. A logarithmic axis has `isLog`; a line that `isFaint` is half as strong.
 */
export class Chart {
  #svg = document.createElementNS(SPACE, "svg");
  #plot = make("div", "plot");
  #options;
  #series = [];

  constructor(host, options) {
    this.#options = options;
    this.#svg.setAttribute("role", "img");
    this.#svg.setAttribute("aria-label", options.label);
    this.#plot.append(this.#svg);
    host.append(this.#plot);
    new ResizeObserver(() => this.draw()).observe(this.#plot);
  }

  /** What it is drawn in. */
  get element() {
    return this.#plot;
  }

  /** Other quantities, or another description. */
  change(options) {
    Object.assign(this.#options, options);
    if (options.label) this.#svg.setAttribute("aria-label", options.label);
    this.draw();
  }

  show(series) {
    this.#series = series;
    this.draw();
  }

  draw() {
    const { clientWidth: width, clientHeight: height } = this.#plot;
    if (!width || !height) return;
    const { x, y } = this.#options;
    const [right, bottom] = [width - RIGHT, height - BOTTOM];
    const across = axis(this.#reach("xs", x), LEFT, right, x, Math.max(2, Math.floor(width / 90)));
    const up = axis(this.#reach("ys", y), bottom, TOP, y, Math.max(2, Math.floor(height / 40)));
    let drawing = "";
    for (const value of across.ticks) {
      const at = across.place(value);
      drawing += `<line class="grid" x1="${at}" x2="${at}" y1="${TOP}" y2="${bottom}"/>` +
        `<text class="axis" x="${at}" y="${height - 22}" text-anchor="${at > right - 20 ? "end" : "middle"}">${across.text(value)}</text>`;
    }
    for (const value of up.ticks) {
      const at = up.place(value);
      drawing += `<line class="grid" x1="${LEFT}" x2="${right}" y1="${at}" y2="${at}"/>` +
        `<text class="axis" x="${LEFT - 8}" y="${at + 4}" text-anchor="end">${up.text(value)}</text>`;
    }
    const title = ({ name, unit }) => (unit ? `${name}, ${unit}` : name);
    drawing += `<text class="axis" x="${LEFT}" y="12">${title(y)}</text>` +
      `<text class="axis name" x="${right}" y="${height - 6}" text-anchor="end">${title(x)} →</text>`;
    drawing += `<svg x="${LEFT}" y="${TOP - 4}" width="${right - LEFT}" height="${bottom - TOP + 8}"` +
      ` viewBox="${LEFT} ${TOP - 4} ${right - LEFT} ${bottom - TOP + 8}">`;
    for (const { colour, dash, isPoints, isFaint, size = 2.5, xs, ys } of this.#series) {
      let path = "";
      for (let i = 0; i < xs.length; i++) {
        const [a, b] = [across.place(xs[i]), up.place(ys[i])];
        if (!Number.isFinite(a) || !Number.isFinite(b)) continue;
        if (isPoints) drawing += `<circle cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" r="${size}" style="fill: var(${colour})"/>`;
        // Far outside, lines need not be exact, and must not overflow.
        else path += `${path ? "L" : "M"}${a.toFixed(1)} ${Math.min(Math.max(b, -1e4), 1e4).toFixed(1)}`;
      }
      if (path) {
        drawing += `<path d="${path}" fill="none" style="stroke: var(${colour})" stroke-width="2"` +
          ` stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ""}${isFaint ? ' opacity=".5"' : ""}/>`;
      }
    }
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#svg.innerHTML = `${drawing}</svg>`;
  }

  #reach(key, { low = Infinity, high = -Infinity, isLog }) {
    for (const { isFree, [key]: values } of this.#series) {
      if (isFree) continue;
      for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (!Number.isFinite(value) || (isLog && value <= 0)) continue;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    if (low > high) return isLog ? [0.1, 1] : [0, 1];
    if (isLog) return [low / 1.2, high * 1.2];
    const margin = 0.04 * (high - low || Math.abs(high) || 1);
    return [low === this.#options[key[0]].low ? low : low - margin, high + margin];
  }
}

// Where values lie between two ends of the screen, and which of them are written there.
function axis([low, high], from, to, { isLog, digits }, most) {
  if (isLog) {
    const [a, b] = [Math.log10(low), Math.log10(high)];
    const step = Math.max(1, Math.ceil((b - a) / most));
    const ticks = [];
    for (let power = Math.ceil(a); power <= b; power += step) ticks.push(10 ** power);
    if (ticks.length < 2) {
      for (const lead of [2, 5]) {
        for (let power = Math.floor(a); power <= b; power++) {
          const value = lead * 10 ** power;
          if (value >= low && value <= high) ticks.push(value);
        }
      }
    }
    return {
      place: (value) => from + ((Math.log10(value) - a) / (b - a)) * (to - from), ticks,
      text: (value) => shown(value, Math.max(0, -Math.floor(Math.log10(value) + 1e-9))),
    };
  }
  const step = Math.max(niceStep((high - low) / most), digits === undefined ? 0 : 10 ** -digits);
  const decimals = digits ?? Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks = [];
  for (let i = Math.ceil(low / step); i * step <= high; i++) ticks.push(i * step);
  return {
    place: (value) => from + ((value - low) / (high - low)) * (to - from), ticks,
    text: (value) => shown(value, decimals),
  };
}

/** A piece of a line, drawn as the line is, so that dashes tell laws apart. */
export function lineKey(colour, dash) {
  const key = make("span", "key line-key");
  key.style.color = `var(${colour})`;
  key.innerHTML = '<svg width="28" height="4" aria-hidden="true"><path d="M0 2H28" stroke="currentColor" stroke-width="2.5"' +
    `${dash ? ` stroke-dasharray="${dash === true ? "4 4" : dash}"` : ""}/></svg>`;
  return key;
}

/** Names of what a chart shows: [{name, colour, dash, isPoints}]. */
export function legend(host, items) {
  const line = make("div", "readings legend");
  for (const { name, colour, dash, isPoints } of items) {
    const item = make("span");
    const dot = make("span", "key dot");
    dot.style.color = `var(${colour})`;
    item.append(isPoints ? dot : lineKey(colour, dash), name);
    line.append(item);
  }
  host.append(line);
  return line;
}
