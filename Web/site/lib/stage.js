// The stage: a screen 390 points wide, shown as large as there is space, and what is touched on it.
const WIDTH = 390;

/**
 * Puts a screen on a stage.
 *
 * @param {HTMLElement} element the outline
 * @param {object} options title: the bar on top, with a note in it; label, help: for screen readers
 * @returns {{screen, view, note}} `view` is where content moves
 */
export function stage(element, { title, label, help }) {
  const screen = make("div", "screen");
  let note;
  if (title) {
    const head = make("div", "head");
    note = make("small");
    head.append(make("span", "", title), note);
    screen.append(head);
  }
  const view = touchable("view", label, help);
  screen.append(view);
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
  return { screen, view, note };
}

/** An element with a class, a text and attributes. */
export function make(name, className = "", text = "", attributes = {}) {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Writes a text, where it is another. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** What is touched, and what screen readers say of it. */
export const touchable = (className, label, help) =>
  make("div", className, "", { tabindex: 0, role: "group", "aria-label": label, ...(help && { "aria-description": help }) });

/** A row of a table. */
export function cells(texts) {
  const row = make("tr");
  row.append(...texts.map((text) => make("td", "", text)));
  return row;
}

/** What only screen readers tell, when it changes. */
export const announcement = () => make("p", "hidden", "", { role: "status" });

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
