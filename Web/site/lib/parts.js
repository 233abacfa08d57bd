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

/** Buttons of which one is pressed: {text: value}, the first to begin with. */
export function group(name, choices, changed) {
  const element = make("div", "group", "", { role: "group", "aria-label": name });
  for (const [text, value] of Object.entries(choices)) {
    const one = button(text, () => {
      for (const other of element.children) other.setAttribute("aria-pressed", other === one);
      changed(value);
    });
    one.setAttribute("aria-pressed", element.childElementCount === 0);
    element.append(one);
  }
  return element;
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
