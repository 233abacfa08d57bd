// inside.js - what within an element takes pointers, wheels and keys itself.

// What is typed into, and what a mouse selects text in.
const EDITABLE = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
// What space presses.
const PRESSED = "button, summary, [role=button], [role=link]";
// What has its own use for arrows, and for space as well: media, frames and the widgets of ARIA.
const WIDGETS = `${EDITABLE}, video, audio, iframe, object, embed, ` + [
  "application", "checkbox", "combobox", "grid", "gridcell", "listbox", "menu", "menubar", "menuitem",
  "menuitemcheckbox", "menuitemradio", "option", "radio", "radiogroup", "scrollbar", "searchbox", "separator",
  "slider", "spinbutton", "switch", "tab", "tablist", "textbox", "tree", "treegrid", "treeitem",
].map((role) => `[role=${role}]`).join(", ");

/** The elements from where an event happened up to a surface's own, that one left out. */
export function path(event, element) {
  const all = event.composedPath?.();
  if (all?.length) {
    const end = all.indexOf(element);
    return all.slice(0, Math.max(end, 0)).filter((one) => one.nodeType === 1);
  }
  const found = [];
  for (let at = event.target; at && at !== element; at = at.parentElement) found.push(at);
  return found;
}

const matches = (elements, selector) => elements.some((one) => one.matches?.(selector));

/** Whether the page's author wants something in there left alone. */
export const isIgnored = (elements) => elements.some((one) => /^(ignore|bar)$/.test(one.dataset?.overscroll));

/** Whether a pointer belongs to what it touches. */
export function keepsPointer(elements, event, window) {
  // Fingers scroll over text, which a mouse selects; a slider needs them itself.
  if (event.pointerType === "touch") return matches(elements, "[type=range], [role=slider]");
  if (matches(elements, EDITABLE) || matches(elements, "[draggable=true]")) return true;
  // A mouse on the scrollbar of a native scroller.
  const [target] = elements;
  return Boolean(target && nativeScroller([target], window)
    && (event.offsetX >= target.clientWidth || event.offsetY >= target.clientHeight));
}

/** Whether a key belongs to what has the focus. */
export const keepsKey = (elements, isSpace) =>
  matches(elements, WIDGETS) || (isSpace && matches(elements, PRESSED));

const AXES = {
  x: ["overflowX", "scrollWidth", "clientWidth", "scrollLeft"],
  y: ["overflowY", "scrollHeight", "clientHeight", "scrollTop"],
};

const scrolls = (element, axis, window) => {
  const [overflow, content, viewport] = AXES[axis];
  return element[content] > element[viewport]
    && /auto|scroll/.test(window.getComputedStyle(element)[overflow]);
};

/** The innermost element that the browser itself can scroll, along any axis. */
export const nativeScroller = (elements, window) =>
  elements.find((one) => scrolls(one, "x", window) || scrolls(one, "y", window));

/**
 * The innermost element that the browser itself can scroll further by a distance: content goes on at its
 * end with what it is in, as browsers have it.
 */
export function takesDistance(elements, { x = 0, y = 0 }, window) {
  const isSideways = Math.abs(x) > Math.abs(y);
  const [axis, distance] = isSideways ? ["x", x] : ["y", y];
  if (distance === 0) return undefined;
  const [, content, viewport, position] = AXES[axis];
  return elements.find((one) => {
    if (!scrolls(one, axis, window)) return false;
    const most = one[content] - one[viewport];
    // From right to left the positions go from -most to 0.
    const isReversed = axis === "x" && window.getComputedStyle(one).direction === "rtl";
    const at = one[position] + (isReversed ? most : 0);
    // Positions may be a fraction of a pixel short of the end.
    return distance < 0 ? at > 0.5 : at < most - 1;
  });
}
