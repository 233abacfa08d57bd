// Sliders from a table [name, symbol, initial, low, high, unit], presets, a reset.
import { button, group } from "./parts.js";
import { make } from "./stage.js";
import { shown } from "./numbers.js";

let named = 0;
// How finely a slider moves at most.
const STEPS = 400;

/**
 * Builds the controls of a law.
 *
 * @param {HTMLElement} host where they go
 * @param {object} options table; presets {name: values}, where null is a number that there is none of; start,
 *   values to begin with if not the table's; changed(values) after every change; hasReset
 * @returns {{values: Record<string, number>, set(values): void}} values by symbol
 */
export function controls(host, { table, presets = {}, start, changed, hasReset = true }) {
  const values = Object.fromEntries(table.map(([, symbol, initial]) => [symbol, initial]));
  Object.assign(values, start);
  const inputs = new Map();
  const pressed = [];

  const show = () => {
    for (const [symbol, { input, output, digits, unit, from, to }] of inputs) {
      // Null is a number that there is none of, under this preset.
      const hasOne = values[symbol] !== null;
      const text = hasOne ? `${shown(values[symbol], digits)}${unit && ` ${unit}`}` : "none";
      // Where it stands for the same number it stays, so that arrow keys get on.
      if (hasOne && to(Number(input.value)) !== values[symbol]) input.value = from(values[symbol]);
      input.parentElement?.classList.toggle("is-off", !hasOne);
      input.setAttribute("aria-valuetext", text);
      output.textContent = text;
    }
    for (const [button, preset] of pressed) {
      const isIn = Object.entries(preset).every(([symbol, value]) => value === null || values[symbol] === null
          ? values[symbol] === value : Math.abs(values[symbol] - value) < 1e-9);
      button.setAttribute("aria-pressed", isIn);
    }
  };
  const set = (some) => {
    Object.assign(values, some);
    show();
    changed?.(values);
  };

  const initial = { ...values };
  const isReset = table.length > 0 && hasReset;
  const chosen = { ...presets, ...(isReset && { Reset: initial }) };
  lineOf(host);
  if (Object.keys(chosen).length) {
    const row = buttons(host, "Presets", Object.fromEntries(
      Object.entries(chosen).map(([name, preset]) => [name, () => set(preset)])), "choices");
    Object.values(presets).forEach((preset, i) => pressed.push([row.children[i], preset]));
    if (isReset) row.lastChild.className = "reset";
  }
  for (const [name, symbol, , low, high, unit, scale] of table) {
    const label = make("label", "slider");
    const id = `slider-${++named}`;
    const words = make("span", "", name);
    words.append(make("em", "", symbol));
    const output = make("output");
    const digits = unit === "per ms" ? 4 : high <= 20 ? 2 : high <= 200 ? 1 : 0;
    const round = 10 ** digits;
    // A step is what is seen of the number, where that is not finer.
    const steps = scale === "log" ? STEPS : Math.min(STEPS, Math.round((high - low) * round));
    const input = make("input", "", "", { id, type: "range", min: 0, max: steps, step: 1 });
    label.htmlFor = output.htmlFor = id;
    // A logarithmic slider turns by shares, so that small values are as easy to set as large ones. Sliders
    // go in whole steps, so that both ends are reached.
    const [into, outOf] = scale === "log" ? [Math.log, Math.exp] : [(x) => x, (x) => x];
    const from = (value) => (steps * (into(value) - into(low))) / (into(high) - into(low));
    const to = (at) => {
      const value = at <= 0 ? low : at >= steps ? high : outOf(into(low) + (at / steps) * (into(high) - into(low)));
      return Math.round(value * round) / round;
    };
    input.addEventListener("input", () => {
      for (const [, name, initial] of table) values[name] ??= initial;
      values[symbol] = to(Number(input.value));
      set({});
    });
    label.append(words, output, input);
    host.append(label);
    inputs.set(symbol, { input, output, digits, unit, from, to });
  }
  show();
  return { values, set };
}

/** The rate at which a figure's scroller slows down. */
export const rateControl = (host, figure, changed) => controls(host, {
  table: [["rate", "d", 0.998, 0.985, 0.9995, "per ms"]],
  presets: { "iOS normal": { d: 0.998 }, "iOS fast": { d: 0.99 } },
  changed({ d }) {
    figure.change({ decelerationRate: d });
    changed?.(d);
  },
});

// Where a figure's buttons stand.
const lineOf = (host) => host.querySelector(".presets") ?? host.appendChild(make("div", "presets"));

// Puts a group next to those that are there already.
function added(host, row) {
  const line = lineOf(host);
  if (line.childElementCount) line.append(make("span", "gap"));
  return line.appendChild(row);
}

/**
 * Buttons: {name: action}, next to those that are there already; the group they make.
 *
 * What they are is seen: "actions" do something once, of "choices" one is pressed, "toggles" are on or off.
 */
export function buttons(host, label, actions, kind = "actions") {
  const row = make("div", `group ${kind}`, "", { role: "group", "aria-label": label });
  row.append(...Object.entries(actions).map(([name, action]) => button(name, action)));
  return added(host, row);
}

/**
 * A switch: {name: value}, one of which is in force; what it returns presses another without a change.
 *
 * @param {(value) => void} changed another value was chosen
 */
export function choices(host, label, values, initial, changed) {
  const { element, press } = group(label, values, initial, changed);
  added(host, element);
  return press;
}

/**
 * Whose rule a drawer or a window moves by, and the spring of ours.
 *
 * @param {((thing) => void) => void} act hands the thing to a function that changes it
 */
export function whoseRule(host, act) {
  const obey = (rule, spring) => {
    act((thing) => {
      thing.rule = rule;
      if (spring) thing.spring = spring;
    });
    press(rule);
  };
  const press = choices(host, "Whose rule", { "UIKit’s rule": "system", "Ours": "interaction" }, "system", (rule) => obey(rule));
  controls(host, {
    table: [["damping ratio", "ζ", 1, 0.2, 2, ""], ["stiffness", "k", 200, 40, 800, "1/s²", "log"]],
    presets: { "Under-damped": { ζ: 0.5, k: 200 }, "Stiff": { ζ: 1, k: 600 } },
    changed: ({ k, ζ }) => obey("interaction", { stiffness: k, dampingRatio: ζ }),
  });
}
