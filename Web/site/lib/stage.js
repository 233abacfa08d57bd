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
  const view = make("div", "view");
  view.tabIndex = 0;
  view.setAttribute("role", "group");
  view.setAttribute("aria-label", label);
  if (help) view.setAttribute("aria-description", help);
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

/** An element with a class and a text. */
export function make(name, className = "", text = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

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
