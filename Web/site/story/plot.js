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

/**
 * In a host: {show(scene): curves from their beginning, to(time): lets them grow up to a time}. A scene has a label;
 * x, y: {low, high, name}, x.zero is written as 0; series: [{name, colour, dash, xs, ys, isThere: drawn whole, from: only
 * from a time on}]; levels: [{y, name, colour}]; moments: {name, at: times}.
 */
export function plot(host) {
  const names = make("div", "readings");
  const box = make("div", "plot");
  box.innerHTML = '<svg role="img"></svg>';
  const svg = box.firstChild;
  let scene = null;
  let now = 0;
  // Where values lie.
  let across = null;
  let up = null;
  host.append(names, box);
  new ResizeObserver(draw).observe(box);

  function draw() {
    const { clientWidth: width, clientHeight: height } = box;
    if (!scene || width < 2 * LEFT || height < 2 * BOTTOM) return;
    const { x, y, series, levels, moments } = scene;
    const [right, bottom] = [width - RIGHT, height - BOTTOM];
    const axes = [
      axis([x.low, x.high], LEFT, right, { most: width / 90, zero: x.zero }), axis([y.low, y.high], bottom, TOP, { most: height / 60 }),
    ];
    [across, up] = axes.map(({ place }) => place);
    const paths = (isThere) => series.map((one, i) => (Boolean(one.isThere) !== isThere ? ""
      : `<path data-series="${i}" d="${pathOf(one)}" fill="none" ${drawn(one.colour, isThere ? 1.5 : 2.5, one.dash)} stroke-linejoin="round"/>`));
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.innerHTML = [
      grid({ left: LEFT, right, top: TOP, bottom }, ...axes, { below: 15, beside: 6, corner: 12 }),
      `<text class="axis" x="0" y="11">${y.name}</text><text class="axis" x="${right}" y="${height - 4}" text-anchor="end">${x.name} →</text>`,
      ...moments.at.map((when) => `<path class="moment" d="M${across(when)} ${TOP}V${bottom}"/>`),
      `<clipPath id="inside"><rect x="${LEFT}" y="${TOP - 4}" width="${right - LEFT}" height="${bottom - TOP + 8}"/></clipPath>`,
      `<clipPath id="grown"><rect x="0" y="0" width="0" height="${height}"/></clipPath><g clip-path="url(#inside)">`,
      ...levels.map(({ y: level, colour, dash }) =>
        `<line x1="${LEFT}" x2="${right}" y1="${up(level)}" y2="${up(level)}" ${drawn(colour, 2, dash)}/>`),
      // What will be is under what is.
      ...paths(true), '<g clip-path="url(#grown)">', ...paths(false), "</g></g>",
      ...series.map(({ isThere, colour }) => isThere ? "" : `<circle class="now" r="5" style="fill: var(${colour})"/>`),
    ].join("");
    grow();
  }

  function pathOf({ xs, ys }) {
    const every = Math.max(1, Math.floor(xs.length / POINTS));
    const seen = Array.from(xs.keys()).filter((i) => i % every === 0 || i === xs.length - 1);
    return seen.length ? `M${seen.map((i) => `${across(xs[i]).toFixed(1)} ${up(ys[i]).toFixed(1)}`).join("L")}` : "";
  }

  function grow() {
    if (!across) return;
    const { series, y } = scene;
    svg.querySelector("#grown rect").setAttribute("width", Math.min(Math.max(0, across(now)), 1e4) || 0);
    const dots = [...svg.querySelectorAll(".now")];
    series.forEach((one, i) => {
      if (one.isThere) {
        const isSeen = now >= (one.from ?? -Infinity);
        svg.querySelector(`[data-series="${i}"]`).style.visibility = isSeen ? "" : "hidden";
        return;
      }
      const dot = dots.shift();
      const place = at(one, now);
      const isSeen = now >= one.xs[0] && place >= y.low && place <= y.high;
      dot.style.visibility = isSeen ? "" : "hidden";
      if (!isSeen) return;
      dot.setAttribute("cx", across(Math.min(now, one.xs.at(-1))));
      dot.setAttribute("cy", up(place));
    });
  }

  return {
    show({ levels = [], moments = { at: [] }, ...more }) {
      scene = { levels, moments, ...more };
      svg.setAttribute("aria-label", scene.label);
      const named = [...scene.series, ...levels, { ...moments, colour: "--quiet", dash: "2 3" }].filter(({ name }) => name);
      names.replaceChildren(...named.map(({ name, colour, dash }) => {
        const item = make("span");
        item.innerHTML = `<svg class="key-line" width="22" height="4" aria-hidden="true"><path d="M0 2H22" ${drawn(colour, 2.5, dash)}/></svg>`;
        item.append(name);
        return item;
      }));
      now = -Infinity;
      draw();
    },
    to(time) {
      now = time;
      grow();
    },
  };
}
