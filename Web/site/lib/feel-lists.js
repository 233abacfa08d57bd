// Lists next to one another, each under the name of its feel, and above all of them what is touched.
import { lineKey } from "./chart.js";
import { select } from "./parts.js";
import { shown } from "./numbers.js";
import { rowsIn } from "./rows.js";
import { make, touchable } from "./stage.js";

/** What the feels are called. */
export const NAMES = {
  uiKit: "UIKit", android: "Android", flutter: "Flutter", flutterFast: "Flutter fast", flutterClamping: "Flutter clamping",
  gtk: "GTK", chromium: "Chromium", chromiumWindows: "Chromium Windows", firefox: "Firefox", compose: "Compose",
  composeIOS: "Compose iOS", qt: "Qt", windows: "Windows", yours: "Yours",
};
/** Those that are shown first. */
export const FIRST = ["uiKit", "android", "gtk", "chromium", "yours"];
/** So many rows of so many points. */
export const COUNT = 240;
export const HEIGHT = 64;
/** How their curves are dashed, for those who see no colours. */
export const DASHES = ["", "9 4", "3 3", "12 3 3 3", "1 4"];

/** A piece of a list's curve. */
export const swatch = (i) => lineKey(`--feel-${i + 1}`, DASHES[i]);

// A row shows above all which one it is, and a first name.
function describe(_, index, texts) {
  texts[2].data = texts[1].data.split(" ")[0];
  texts[1].data = shown(index + 1, 0);
}

/** The lists and what is touched: {view, columns: [{element, choose, rows}]}. */
export function buildLists(host) {
  const columns = FIRST.map((name, i) => {
    const element = make("div", "feel-list", [], { style: `--feel: var(--feel-${i + 1})` });
    const choose = select(`List ${i + 1} moves as`, Object.entries(NAMES)).element;
    choose.value = name;
    return { element, choose, head: make("div", "feel-head", choose) };
  });
  const view = touchable("view", `Lists of ${COUNT} rows next to one another, moved by the same finger`,
    "Drag, turn the wheel, or use the arrow keys, page up, page down, home and end.");
  view.append(...columns.map(({ element }) => element));
  host.stage.replaceChildren(make("div", "feel-sheet", [make("div", "feel-heads", columns.map(({ head }) => head)), view]));
  for (const column of columns) {
    const { element, head } = column;
    column.rows = rowsIn(element, { count: COUNT, height: HEIGHT, seed: 2600, fill: describe });
    // A name goes with its list.
    new MutationObserver(() => (head.hidden = element.hidden)).observe(element, { attributeFilter: ["hidden"] });
  }
  return { view, columns };
}
