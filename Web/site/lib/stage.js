// The stage: a screen 390 points wide, shown as large as there is space, and what is touched on it.
const WIDTH = 390;

/** Puts a screen on a stage: {view: where content moves, note: in its bar, if there is a title}. label, help: for
 * screen readers. */
export function stage(element, { title, label, help }) {
  const note = make("small");
  const view = touchable("view", label, help);
  const screen = make("div", "screen", [...(title ? [make("div", "head", [make("span", "", title), note])] : []), view]);
  element.replaceChildren(screen);

  const fit = () => {
    const scale = element.clientWidth / WIDTH;
    if (scale === 0) return;
    // Whole points: fingers are measured against the height as the page rounds it.
    screen.style.height = `${Math.ceil(element.clientHeight / scale)}px`;
    screen.style.transform = `scale(${scale})`;
  };
  fit();
  new ResizeObserver(fit).observe(element);
  return { view, note };
}

/** An element with a class, what is in it (a text, an element, or a list of them), and attributes. */
export function make(name, className = "", content = [], attributes = {}) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...[content].flat());
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Writes a text, where it is another. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** What is touched, and what screen readers say of it. */
export const touchable = (className, label, help) =>
  make("div", className, [], { tabindex: 0, role: "group", "aria-label": label, ...(help && { "aria-description": help }) });

/** A row of a table: for each cell a text, or what is in it. */
export const cells = (all) => make("tr", "", all.map((one) => make("td", "", one)));

/** A table with names above its columns; fill(rows) writes all below them. */
export function table(names, className = "") {
  const body = make("tbody");
  const head = make("thead", "", make("tr", "", names.map((name) => make("th", "", name))));
  return { element: make("table", className, [head, body]), fill: (rows) => body.replaceChildren(...rows.map(cells)) };
}

/** What only screen readers tell, when it changes. */
export const announcement = () => make("p", "hidden", [], { role: "status" });

/** What is kept for when the reader comes back to a page; where nothing may be stored, as long as they stay. */
export let kept = {};
try {
  kept = Object.assign(sessionStorage, { kept: true });
} catch {}

/** Whether less motion is wanted. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Calls a function when an element has a size, and whenever that changes. */
export const whenSized = (element, change) => new ResizeObserver(() => element.clientHeight && change()).observe(element);

/** A vertical scroll indicator, drawn from the scroller's own numbers. */
export function indicator(view) {
  const bar = make("div", "indicator");
  view.append(bar);
  return (scroller) => {
    const { y } = scroller.frame.offset;
    const length = scroller.viewport.height;
    const least = scroller.minimumOffset.y;
    const range = scroller.maximumOffset.y - least;
    if (range <= 0) return void (bar.style.opacity = 0);
    const beyond = Math.max(least - y, y - least - range, 0);
    const size = Math.max(Math.max(36, (length * length) / (range + length)) - beyond, 8);
    const share = Math.min(Math.max((y - least) / range, 0), 1);
    bar.style.height = `${size}px`;
    bar.style.transform = `translateY(${4 + share * (length - 8 - size)}px)`;
    bar.style.opacity = scroller.isMoving || scroller.isTracking ? 0.5 : 0.2;
  };
}
