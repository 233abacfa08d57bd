// A number in a sentence that can be dragged, and set by keys.
import { shown } from "../lib/numbers.js";

/** @param {object} options name, value, low, high, step; changed(value, isOver): while it is dragged, and after */
export function scrub(element, { name, value, low, high, step, changed }) {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const set = (next, isOver) => {
    value = Number(Math.min(Math.max(next, low), high).toFixed(digits));
    show();
    changed(value, isOver);
  };
  const show = () => {
    element.textContent = shown(value, digits);
    element.setAttribute("aria-valuenow", value);
  };
  element.classList.add("scrub");
  element.tabIndex = 0;
  for (const [key, text] of Object.entries({ role: "slider", "aria-label": name, "aria-valuemin": low, "aria-valuemax": high })) {
    element.setAttribute(key, text);
  }
  show();
  let held = null;
  element.addEventListener("pointerdown", (event) => {
    if (event.button || !event.isPrimary) return;
    held = { x: event.clientX, value };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", ({ clientX, isPrimary }) => held && isPrimary && set(held.value + Math.round((clientX - held.x) / 2) * step * 2, false));
  for (const end of ["pointerup", "pointercancel"]) {
    element.addEventListener(end, ({ isPrimary }) => {
      if (!isPrimary) return;
      if (held && held.value !== value) set(value, true);
      held = null;
    });
  }
  element.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    const to = { Home: low, End: high }[event.key];
    if (by === undefined && to === undefined) return;
    event.preventDefault();
    set(to ?? value + by * step, true);
  });
}
