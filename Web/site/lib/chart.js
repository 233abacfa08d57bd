// A chart of what was measured, as points, and of laws, as lines, over any two quantities.
import { axis, grid } from "./axes.js";
import { clamp } from "./numbers.js";
import { make } from "./stage.js";

const LEFT = 56;
const RIGHT = 12;
const TOP = 20;
const BOTTOM = 38;

/**
 *   const { show } = chart(host, { label, x: { name, unit }, y: { name, unit } });
 *   show([{ colour: "--offset", isPoints: true, xs, ys }, { colour: "--velocity", xs, ys }]);
 *
 * An axis reaches over all series but those with `isFree`, which are cut off where they leave it; `low`, `high` of an
 * axis are always in it. A logarithmic axis has `isLog`; a line that `isFaint` is half as strong. change(some options);
 * element: what it is drawn in.
 */
export function chart(host, options) {
  const element = make("div", "plot");
  element.innerHTML = '<svg role="img"></svg>';
  const svg = element.firstChild;
  let series = [];
  host.append(element);
  change(options);
  new ResizeObserver(draw).observe(element);

  function change(some) {
    Object.assign(options, some);
    svg.setAttribute("aria-label", options.label);
    draw();
  }

  function draw() {
    const { clientWidth: width, clientHeight: height } = element;
    if (!width || !height) return;
    const { x, y } = options;
    const [right, bottom] = [width - RIGHT, height - BOTTOM];
    const across = axis(reach(series, "xs", x), LEFT, right, { ...x, most: width / 90 });
    const up = axis(reach(series, "ys", y), bottom, TOP, { ...y, most: height / 40 });
    const title = ({ name, unit }) => (unit ? `${name}, ${unit}` : name);
    const [wide, tall] = [right - LEFT, bottom - TOP + 8];
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.innerHTML = grid({ left: LEFT, right, top: TOP, bottom }, across, up, { below: 16, beside: 8, corner: 20 }) +
      `<text class="axis" x="${LEFT}" y="12">${title(y)}</text>` +
      `<text class="axis name" x="${right}" y="${height - 6}" text-anchor="end">${title(x)} →</text>` +
      `<svg x="${LEFT}" y="${TOP - 4}" width="${wide}" height="${tall}" viewBox="${LEFT} ${TOP - 4} ${wide} ${tall}">` +
      `${series.map((one) => drawn(one, across.place, up.place)).join("")}</svg>`;
  }

  return {
    element, change,
    show(some) {
      series = some;
      draw();
    },
  };
}

// The range of an axis: with a margin, but not below its `low` where nothing is.
function reach(series, key, { low: least = Infinity, high: most = -Infinity, isLog }) {
  const values = series.filter(({ isFree }) => !isFree).flatMap((one) => Array.from(one[key]))
    .filter((value) => Number.isFinite(value) && !(isLog && value <= 0));
  const low = values.reduce((a, b) => Math.min(a, b), least);
  const high = values.reduce((a, b) => Math.max(a, b), most);
  if (low > high) return isLog ? [0.1, 1] : [0, 1];
  if (isLog) return [low / 1.2, high * 1.2];
  const margin = 0.04 * (high - low || Math.abs(high) || 1);
  return [low === least ? low : low - margin, high + margin];
}

// Points, or a line through them. Far outside, lines need not be exact, and must not overflow.
function drawn({ colour, dash, isPoints, isFaint, size = 2.5, xs, ys }, across, up) {
  const places = Array.from(xs, (x, i) => [across(x), up(ys[i])]).filter((place) => place.every(Number.isFinite));
  if (isPoints) {
    return places.map(([x, y]) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" style="fill: var(${colour})"/>`).join("");
  }
  if (places.length === 0) return "";
  const path = places.map(([x, y]) => `${x.toFixed(1)} ${clamp(y, -1e4, 1e4).toFixed(1)}`).join("L");
  return `<path d="M${path}" fill="none" style="stroke: var(${colour})" stroke-width="2"` +
    ` stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ""}${isFaint ? ' opacity=".5"' : ""}/>`;
}

/** A piece of a line, drawn as the line is, so that dashes tell laws apart. */
export function lineKey(colour, dash) {
  const key = make("span", "key line-key", [], { style: `color: var(${colour})` });
  key.innerHTML = '<svg width="28" height="4" aria-hidden="true"><path d="M0 2H28" stroke="currentColor" stroke-width="2.5"' +
    `${dash ? ` stroke-dasharray="${dash}"` : ""}/></svg>`;
  return key;
}

/** The point that stands for a colour. */
export const dotKey = (colour) => make("span", "key dot", [], { style: `color: var(${colour})` });

/** Names of what a chart shows: [{name, colour, dash, isPoints}]. */
export function legend(host, items) {
  const line = make("div", "readings legend", items.map(({ name, colour, dash, isPoints }) =>
    make("span", "", [isPoints ? dotKey(colour) : lineKey(colour, dash), name])));
  host.append(line);
  return line;
}
