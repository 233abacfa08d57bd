// What was observed, written down: a tab for each of the four, with curves, a table and exports.
import { chart, legend } from "./chart.js";
import { thrower } from "./finger.js";
import { COLOURS, PAGES, WHO } from "./observations.js";
import { button, check, tabs } from "./parts.js";
import { make, table } from "./stage.js";

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/** What is recorded: tabs, curves, a table, exports. lists: what each list has recorded, by kind, and whether it has
 * been at an edge; chosen(tab); others: scrollSmoothly() and snap(isOn), for motions that no finger makes. */
export function notebook(host, lists, view, scroller, chosen, others) {
  let tab = "flicks";
  host.controls.classList.add("notebook");
  host.curves.append(tabs("What is recorded", "observed",
    { flicks: "Deceleration", bounces: "Bounce", pulls: "Pan resistance", motions: "Others" }, choose));
  const names = legend(host.curves, [
    { name: "Overscroll", colour: COLOURS.ours, isPoints: true },
    { name: "this browser", colour: COLOURS.native, isPoints: true },
    { name: "UIScrollView’s law", colour: "--prediction", dash: "6 5" },
  ]);
  const drawing = chart(host.curves, { label: "", x: {}, y: {} });
  drawing.element.id = "observed";
  drawing.element.setAttribute("role", "tabpanel");

  const exports = { ours: button("Export Overscroll’s", () => save("ours")), native: button("Export this browser’s", () => save("native")) };
  const push = thrower(view, scroller);
  // So that there is something to see without a finger; a pull needs one.
  const throwing = button("Throw ours", () => push({
    x: 0, y: tab === "flicks" ? 900 + 1500 * Math.random() : -1500 - 2500 * Math.random(),
  }));
  const clear = button("Clear", () => {
    for (const list of Object.values(lists)) list[tab].length = 0;
    show();
  });
  const together = check("one finger for both lists");
  // The touch events of other browsers come too seldom while they scroll.
  together.box.checked = CSS.supports("-webkit-touch-callout", "none");
  const smooth = button("Scroll smoothly", others.scrollSmoothly);
  const snaps = check("snap to rows", others.snap);
  let numbers = make("table");
  const words = make("p");
  const summary = make("p", "summary", [], { role: "status" });
  const hasFingers = navigator.maxTouchPoints > 0;
  host.controls.append(make("div", "presets", [
    exports.ours, exports.native, throwing, clear, ...(hasFingers ? [together.element] : []), smooth, snaps.element,
  ]), numbers, summary, words);

  function choose(name) {
    turnTo(name);
    chosen(name);
  }

  function turnTo(name) {
    tab = name;
    words.textContent = PAGES[name].words;
    drawing.change(PAGES[name].axes);
    throwing.disabled = name === "pulls";
    const isOther = name === "motions";
    throwing.hidden = together.element.hidden = names.lastChild.hidden = isOther;
    smooth.hidden = snaps.element.hidden = !isOther;
    if (!isOther && snaps.box.checked) snaps.box.click();
    show();
  }

  function show(name, isQuiet) {
    if (name && name !== tab) return;
    const page = PAGES[tab];
    drawing.show(page.series(lists, view));
    const rows = page.rows(lists, view);
    const { element, fill } = table(page.head);
    fill(rows);
    if (rows.length === 0) element.tBodies[0].append(make("tr", "", make("td", "", "nothing recorded yet", { colspan: page.head.length })));
    numbers.replaceWith(element);
    numbers = element;
    for (const who of ["ours", "native"]) exports[who].disabled = lists[who][tab].length === 0;
    if (isQuiet) return;
    summary.textContent = ["ours", "native"].map((who) => {
      const { [tab]: records, wasAtEdge } = lists[who];
      const isMissing = wasAtEdge && tab !== "flicks" && tab !== "motions";
      const said = records.length > 0 ? page.says(who, records) : isMissing ? "it came to its edge, and no offset beyond it was seen." : "";
      return said && `${capitalised(WHO[who])}: ${said}`;
    }).filter(Boolean).join(" ");
  }

  function save(who) {
    const records = lists[who][tab];
    const href = URL.createObjectURL(new Blob([PAGES[tab].csv(records)], { type: "text/csv" }));
    const download = `${who === "ours" ? "overscroll" : "browser"}-${PAGES[tab].file?.(records) ?? tab}.csv`;
    make("a", "", [], { href, download }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  }

  turnTo(tab);
  return {
    show,
    get tab() { return tab; },
    get isTogether() { return hasFingers && together.box.checked; },
  };
}
