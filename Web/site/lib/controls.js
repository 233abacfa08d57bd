// Sliders from a table [name, symbol, initial, low, high, unit], presets, a reset.
import { button, group, keepFromSwipes } from "./parts.js";
import { make } from "./stage.js";
import { shown } from "./numbers.js";

let named = 0;
// How finely a slider moves at most.
const STEPS = 400;

/** How a slider's whole steps stand for numbers, both ends included. A logarithmic one turns by shares, so that small
 * numbers are as easy to set as large ones. */
export function steps(low, high, digits, isLog) {
  const round = 10 ** digits;
  // A step is what is seen of the number, where that is not finer.
  const count = isLog ? STEPS : Math.min(STEPS, Math.round((high - low) * round));
  const [into, outOf] = isLog ? [Math.log, Math.exp] : [(x) => x, (x) => x];
  const length = into(high) - into(low);
  return {
    count,
    from: (value) => (count * (into(value) - into(low))) / length,
    to(at) {
      const value = at <= 0 ? low : at >= count ? high : outOf(into(low) + (at / count) * length);
      return Math.round(value * round) / round;
    },
  };
}

/** Builds the controls of a law: {values: by symbol, set(some)}. presets: {name: values}, where null is a number that
 * there is none of; start: values to begin with if not the table's; changed(values): after every change. */
export function controls(host, { table, presets = {}, start, changed, hasReset = true }) {
  const values = { ...Object.fromEntries(table.map(([, symbol, initial]) => [symbol, initial])), ...start };
  const isReset = table.length > 0 && hasReset;
  const chosen = { ...presets, ...(isReset && { Reset: { ...values } }) };
  const set = (some) => {
    Object.assign(values, some);
    show();
    changed?.(values);
  };
  lineOf(host);
  const row = Object.keys(chosen).length > 0 && buttons(host, "Presets", Object.fromEntries(
    Object.entries(chosen).map(([name, preset]) => [name, () => set(preset)])), "choices");
  if (isReset) row.lastChild.className = "reset";

  const sliders = table.map(([name, symbol, , low, high, unit, scale]) => {
    const digits = unit === "per ms" ? 4 : high <= 20 ? 2 : high <= 200 ? 1 : 0;
    const { count, from, to } = steps(low, high, digits, scale === "log");
    const id = `slider-${++named}`;
    const input = make("input", "", [], { id, type: "range", min: 0, max: count, step: 1 });
    const output = make("output", "", [], { for: id });
    const label = make("label", "slider", [make("span", "", [name, make("em", "", symbol)]), output, input], { for: id });
    input.addEventListener("input", () => {
      for (const [, other, initial] of table) values[other] ??= initial;
      set({ [symbol]: to(Number(input.value)) });
    });
    keepFromSwipes(input, () => ({ ...values }), set);
    host.append(label);
    return () => {
      const value = values[symbol];
      const text = value === null ? "none" : `${shown(value, digits)}${unit && ` ${unit}`}`;
      // Where it stands for the same number it stays, so that arrow keys get on.
      if (value !== null && to(Number(input.value)) !== value) input.value = from(value);
      label.classList.toggle("is-off", value === null);
      input.setAttribute("aria-valuetext", text);
      output.textContent = text;
    };
  });
  const isIn = (preset) => Object.entries(preset).every(([symbol, value]) =>
    value === null || values[symbol] === null ? values[symbol] === value : Math.abs(values[symbol] - value) < 1e-9);
  function show() {
    for (const one of sliders) one();
    Object.values(presets).forEach((preset, i) => row.children[i].setAttribute("aria-pressed", isIn(preset)));
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

/** Buttons: {name: action}, next to those that are there already; the group they make. What they are is seen: "actions"
 * do something once, of "choices" one is pressed, "toggles" are on or off. */
export function buttons(host, label, actions, kind = "actions") {
  const all = Object.entries(actions).map(([name, action]) => button(name, action));
  return added(host, make("div", `group ${kind}`, all, { role: "group", "aria-label": label }));
}

/** A switch: {name: value}, one of which is chosen; what it returns presses another without a change. */
export function choices(host, label, values, initial, changed) {
  const { element, press } = group(label, values, initial, changed);
  added(host, element);
  return press;
}

/** Whose rule a drawer or a window moves by, and the spring of ours; act hands the thing to a function that changes it. */
export function whoseRule(host, act) {
  const obey = (rule, spring) => {
    act((thing) => Object.assign(thing, { rule }, spring && { spring }));
    press(rule);
  };
  const press = choices(host, "Whose rule", { "UIKit’s rule": "system", "Ours": "interaction" }, "system", (rule) => obey(rule));
  controls(host, {
    table: [["damping ratio", "ζ", 1, 0.2, 2, ""], ["stiffness", "k", 200, 40, 800, "1/s²", "log"]],
    presets: { "Under-damped": { ζ: 0.5, k: 200 }, "Stiff": { ζ: 1, k: 600 } },
    changed: ({ k, ζ }) => obey("interaction", { stiffness: k, dampingRatio: ζ }),
  });
}
