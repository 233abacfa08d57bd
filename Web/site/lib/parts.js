// Parts of a page that several figures have: buttons, choices, tabs.
import { make } from "./stage.js";

/** A button. */
export function button(name, action) {
  const element = make("button", "", name, { type: "button" });
  element.addEventListener("click", action);
  return element;
}

/** A list to choose from, named for screen readers; fill([[value, text]]) changes it. */
export function select(name, options = []) {
  const element = make("select", "", "", { "aria-label": name });
  const fill = (pairs) => element.replaceChildren(...pairs.map(([value, text]) => new Option(text, value)));
  fill(options);
  return { element, fill };
}

/** Buttons of which one is pressed: {text: value}; press() presses another without a change. */
export function group(label, values, initial, changed) {
  const element = make("div", "group choices", "", { role: "group", "aria-label": label });
  const press = (value) => {
    for (const one of element.children) one.setAttribute("aria-pressed", values[one.textContent] === value);
  };
  element.append(...Object.entries(values).map(([text, value]) => button(text, () => {
    press(value);
    changed(value);
  })));
  press(initial);
  return { element, press };
}

/** Tabs as screen readers know them: arrows move between them, and only the chosen one takes the focus. */
export function tabs(label, panel, names, changed) {
  const element = make("div", "tabs", "", { role: "tablist", "aria-label": label });
  const all = Object.entries(names).map(([name, text], i) => {
    const one = button(text, () => choose(i));
    one.setAttribute("role", "tab");
    one.setAttribute("aria-controls", panel);
    one.dataset.name = name;
    element.append(one);
    return one;
  });
  function choose(index, isQuiet) {
    all.forEach((one, i) => {
      one.setAttribute("aria-selected", i === index);
      one.tabIndex = i === index ? 0 : -1;
    });
    if (!isQuiet) changed(all[index].dataset.name);
  }
  element.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const index = (all.indexOf(document.activeElement) + by + all.length) % all.length;
    choose(index);
    all[index].focus();
  });
  choose(0, true);
  return element;
}
