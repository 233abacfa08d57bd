// Parts of a page that several figures have: buttons, choices, tabs.
import { make } from "./stage.js";

/** A button. */
export function button(name, action) {
  const element = make("button", "", name, { type: "button" });
  element.addEventListener("click", action);
  return element;
}

/** A swipe that begins on a slider and scrolls the page sets nothing: what was there when it began is set again. */
export function keepFromSwipes(slider, read, set) {
  let was;
  slider.addEventListener("pointerdown", () => (was = read()));
  slider.addEventListener("pointercancel", () => set(was));
}

/** A list to choose from, named for screen readers; fill([[value, text]]) changes it. */
export function select(name, options = []) {
  const element = make("select", "", [], { "aria-label": name });
  const fill = (pairs) => element.replaceChildren(...pairs.map(([value, text]) => new Option(text, value)));
  fill(options);
  return { element, fill };
}

/** A box to tick. */
export function check(words, changed = () => {}) {
  const box = make("input", "", [], { type: "checkbox" });
  box.addEventListener("change", () => changed(box.checked));
  return { element: make("label", "check", [box, words]), box };
}

/** Buttons of which one is pressed: {text: value}; press() presses another without a change. */
export function group(label, values, initial, changed) {
  const element = make("div", "group choices", [], { role: "group", "aria-label": label });
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
  const all = Object.entries(names).map(([name, text]) => {
    const one = button(text, () => {
      choose(one);
      changed(name);
    });
    one.setAttribute("role", "tab");
    one.setAttribute("aria-controls", panel);
    one.dataset.name = name;
    return one;
  });
  function choose(chosen) {
    for (const one of all) {
      one.setAttribute("aria-selected", one === chosen);
      one.tabIndex = one === chosen ? 0 : -1;
    }
  }
  const element = make("div", "tabs", all, { role: "tablist", "aria-label": label });
  element.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = all[(all.indexOf(document.activeElement) + by + all.length) % all.length];
    next.click();
    next.focus();
  });
  choose(all[0]);
  return element;
}
