// A fit in words and numbers: where it starts, what is written next to its curve.
import { DescentFit } from "../fit.js";
import { engine } from "./engine.js";
import { shown } from "./numbers.js";
import { make } from "./stage.js";

const SYMBOLS = { delta: "δ", phi: "φ", x0: "x₀", v0: "v₀" };

/** A number's name as formulas have it. */
export const symbol = (name) => SYMBOLS[name] ?? name;

/** The lines of a fit's table. */
export function report(fit, result) {
  const floor = result.quantisationFloor;
  const unit = fit.law === "bandSlope" ? "" : " pt";
  const lines = result.numbers.map(({ name, unit, value, standardError, isOpen, isVague }) => [
    symbol(name), exactly(value, spelled(value, standardError, unit)),
    isOpen ? "left open" : ["± ", exactly(standardError, spelled(standardError, standardError, "")), isVague ? ", vague" : ""],
  ]);
  const move = fit.lastMove;
  const did = move.parameter ? `${move.isUp ? "+" : "−"}${symbol(move.parameter)}`
    : { none: "at the start", moved: "better", shortened: "smaller steps", finished: "finished" }[move.kind];
  return [
    ...lines,
    ["rms", exactly(result.rms, `${shown(result.rms, 4)}${unit}`), floor ? `rounding alone ${shown(floor, 4)}` : ""],
    ["largest error", `${shown(result.largestError, 3)}${unit}`,
      result.largestErrorPixels === null ? "" : `${shown(result.largestErrorPixels, 2)} px`],
    ["step", shown(fit.steps, 0), did],
  ];
}

/** Where a fit starts: the critical law where the eye would; the others off their best guess, so that there is
 * something to see. */
export function start(data, law) {
  const guess = new DescentFit(engine, law, data);
  const from = guess.parameters;
  guess.destroy();
  const off = { oscillator: { k: 0.4, c: 0.5 }, uiKit: { r: 0.5, p: 0.6 }, deceleration: { r: 0.5 },
    stopping: { r: 1.3 }, rubberBand: { c: 1.5, d: 0.7 }, bandSlope: { c: 1.5, d: 0.7 } }[law] ?? {};
  for (const name of Object.keys(off)) from[name] *= off[name];
  return from;
}

/** How far a slider goes on both sides of where it starts. */
export function around(name, value) {
  if (name === "phi") return [Math.min(-0.05, value * 2), Math.max(0.2, value * 2)];
  const size = Math.abs(value) || 100;
  if (["x0", "v0", "stop"].includes(name)) return [value - 2 * size, value + 2 * size];
  return value > 0 ? [value / 5, value * 5] : [value * 5, value / 5];
}

/** A number in as many digits as its error is worth. */
export function spelled(value, error, unit) {
  const digits = error > 0 && Number.isFinite(error) ? 1 - Math.floor(Math.log10(error)) : 4;
  const text = Number.isFinite(value) ? shown(value, Math.min(Math.max(digits, 0), 9)) : "∞";
  return unit ? `${text} ${unit}` : text;
}

// A number as it is shown, with all its digits behind.
const exactly = (value, text) => make("data", "", text, { value });
