// Axes of drawings in SVG: where values lie, which of them are written, and the grid.
import { decimals, multiples, niceStep, shown } from "./numbers.js";

/** An axis whose lowest and highest value lie at two places of the screen: place(value), and ticks [{at, text}], at
 * most so many; isLog; digits, if they are not the step's; zero: what is written as 0. */
export function axis([low, high], from, to, { most, isLog, digits, zero = 0 }) {
  const [begin, end] = isLog ? [Math.log10(low), Math.log10(high)] : [low, high];
  const place = (value) => from + (((isLog ? Math.log10(value) : value) - begin) / (end - begin)) * (to - from);
  const count = Math.max(2, Math.floor(most));
  const step = Math.max(niceStep((high - low) / count), digits === undefined ? 0 : 10 ** -digits);
  const values = isLog ? powers(low, high, count) : multiples(step, low - zero, high - zero);
  const ticks = values.map((value) => ({
    at: place(value + zero), text: shown(value, isLog ? decimals(value) : digits ?? decimals(step)),
  }));
  return { place, ticks };
}

// Powers of ten, or where there is one at most, twice and five times as much, too.
function powers(low, high, most) {
  const [a, b] = [Math.log10(low), Math.log10(high)];
  const found = multiples(Math.max(1, Math.ceil((b - a) / most)), a, b).map((power) => 10 ** power);
  if (found.length >= 2) return found;
  const between = multiples(1, Math.floor(a), b).flatMap((power) => [2, 5].map((lead) => lead * 10 ** power));
  return [...found, ...between.filter((value) => value >= low && value <= high)];
}

/** The grid of two axes in a box; below, beside: how far from it they are labelled; corner: how near to the right end a
 * label ends there. */
export function grid({ left, right, top, bottom }, across, up, { below, beside, corner }) {
  const columns = across.ticks.map(({ at, text }) => `<line class="grid" x1="${at}" x2="${at}" y1="${top}" y2="${bottom}"/>` +
    `<text class="axis" x="${at}" y="${bottom + below}" text-anchor="${at > right - corner ? "end" : "middle"}">${text}</text>`);
  const rows = up.ticks.map(({ at, text }) => `<line class="grid" x1="${left}" x2="${right}" y1="${at}" y2="${at}"/>` +
    `<text class="axis" x="${left - beside}" y="${at + 4}" text-anchor="end">${text}</text>`);
  return [...columns, ...rows].join("");
}
