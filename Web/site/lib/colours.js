// The page's colours for what is drawn on a canvas.

/** Colours by their names in site.css, as an element has them; changed() is called when they are others. */
export function coloursOf(element, names, changed) {
  const style = getComputedStyle(element);
  const colours = {};
  const read = () => {
    for (const name of names) colours[name] = style.getPropertyValue(name).trim();
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    read();
    changed();
  });
  read();
  return colours;
}
