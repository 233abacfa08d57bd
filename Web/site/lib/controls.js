// Sliders from a table [name, symbol, initial, low, high, unit], presets, a reset.
import { make } from "./stage.js";
import { shown } from "./numbers.js";

let named = 0;
// How finely a slider moves.
const STEPS = 400;

/**
 * Builds the controls of a law.
 *
 * @param {HTMLElement | null} host where they go; null where there is no space, and only values are wanted
 * @param {object} options table; presets {name: values}, where null is a number that there is none of; start,
 *   values to begin with if not the table's; changed(values) after every change; hasReset
 * @returns {{values: Record<string, number>, set(values): void, host}} values by symbol
 */
export function controls(host, { table, presets = {}, start, changed, hasReset = true }) {
  const values = Object.fromEntries(table.map(([, symbol, initial]) => [symbol, initial]));
  Object.assign(values, start);
  const inputs = new Map();
  const buttons = [];

  const show = () => {
    for (const [symbol, { input, output, digits, unit, from }] of inputs) {
      // Null is a number that there is none of, under this preset.
      const hasOne = values[symbol] !== null;
      const text = hasOne ? `${shown(values[symbol], digits)}${unit && ` ${unit}`}` : "none";
      if (hasOne) input.value = from(values[symbol]);
      input.parentElement?.classList.toggle("is-off", !hasOne);
      input.setAttribute("aria-valuetext", text);
      output.textContent = text;
    }
    for (const [button, preset] of buttons) {
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

  if (host) {
    let line = host.querySelector(".presets");
    if (!line) host.append((line = make("div", "presets")));
    const row = make("div", "group");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Presets");
    row.classList.add("choices");
    for (const [name, preset] of Object.entries(presets)) {
      const button = make("button", "", name);
      button.type = "button";
      button.addEventListener("click", () => set(preset));
      buttons.push([button, preset]);
      row.append(button);
    }
    const initial = { ...values };
    if (table.length && hasReset) {
      const reset = make("button", "reset", "Reset");
      reset.type = "button";
      reset.addEventListener("click", () => set(initial));
      row.append(reset);
    }
    if (row.childElementCount) {
      if (line.childElementCount) line.append(make("span", "gap"));
      line.append(row);
    }
    for (const [name, symbol, , low, high, unit, scale] of table) {
      const label = make("label", "slider");
      const id = `slider-${++named}`;
      const words = make("span", "", name);
      words.append(make("em", "", symbol));
      const output = make("output");
      const input = make("input");
      input.type = "range";
      input.id = label.htmlFor = id;
      output.htmlFor = id;
      // A logarithmic slider turns by shares, so that small values are as easy to set as large ones. Sliders
      // go in whole steps, so that both ends are reached.
      const [into, outOf] = scale === "log" ? [Math.log, Math.exp] : [(x) => x, (x) => x];
      const from = (value) => (STEPS * (into(value) - into(low))) / (into(high) - into(low));
      const to = (at) =>
        at <= 0 ? low : at >= STEPS ? high : outOf(into(low) + (at / STEPS) * (into(high) - into(low)));
      input.min = 0;
      input.max = STEPS;
      input.step = 1;
      const digits = unit === "per ms" ? 4 : high <= 20 ? 2 : high <= 200 ? 1 : 0;
      input.addEventListener("input", () => {
        for (const [, name, initial] of table) values[name] ??= initial;
        values[symbol] = to(Number(input.value));
        const round = 10 ** digits;
        values[symbol] = Math.round(values[symbol] * round) / round;
        set({});
      });
      label.append(words, output, input);
      host.append(label);
      inputs.set(symbol, { input, output, digits, unit, from });
    }
    show();
  }
  return { values, set, host };
}

/**
 * Buttons: {name: action}, next to those that are there already; the group they make.
 *
 * What they are is seen: "actions" do something once, of "choices" one is pressed, "toggles" are on or off.
 */
export function buttons(host, label, actions, kind = "actions") {
  if (!host) return;
  let line = host.querySelector(".presets");
  if (!line) host.append((line = make("div", "presets")));
  if (line.childElementCount) line.append(make("span", "gap"));
  const row = make("div", "group");
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", label);
  row.classList.add(kind);
  for (const [name, action] of Object.entries(actions)) {
    const button = make("button", "", name);
    button.type = "button";
    button.addEventListener("click", action);
    row.append(button);
  }
  line.append(row);
  return row;
}

/**
 * A switch: {name: value}, one of which is in force; what it returns presses another without a change.
 *
 * @param {(value) => void} changed another value was chosen
 */
export function choices(host, label, values, initial, changed) {
  const row = buttons(host, label, Object.fromEntries(Object.entries(values).map(
    ([name, value]) => [name, () => { press(value); changed(value); }])), "choices");
  const press = (value) => [...row?.children ?? []].forEach((button) =>
    button.setAttribute("aria-pressed", values[button.textContent] === value));
  press(initial);
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
