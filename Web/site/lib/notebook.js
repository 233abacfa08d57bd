// What was observed, written down: a tab for each of the four, with curves, a table and exports.
import { Chart, legend } from "./chart.js";
import { thrower } from "./finger.js";
import { COLOURS, PAGES, WHO, capitalised } from "./observations.js";
import { button, tabs } from "./parts.js";
import { make } from "./stage.js";

/**
 * What is recorded: tabs, curves, a table, exports.
 *
 * @param {object} host curves, controls
 * @param {object} lists what each list has recorded, by kind
 * @param {object} seen whether each has been at an edge
 * @param {(tab: string) => void} chosen another tab was chosen
 * @param {object} others scrollSmoothly() and snap(isOn), for motions that no finger makes
 */
export function notebook(host, lists, seen, view, scroller, chosen, others) {
  host.controls.classList.add("notebook");
  host.curves.append(tabs("What is recorded", "observed",
    { flicks: "Deceleration", bounces: "Bounce", pulls: "Pan resistance", motions: "Others" }, choose));
  const names = legend(host.curves, [
    { name: "Overscroll", colour: COLOURS.ours, isPoints: true },
    { name: "this browser", colour: COLOURS.native, isPoints: true },
    { name: "UIScrollView’s law", colour: "--prediction", dash: "6 5" },
  ]);
  const chart = new Chart(host.curves, { label: "", x: {}, y: {} });
  chart.element.id = "observed";
  chart.element.setAttribute("role", "tabpanel");

  const line = make("div", "presets");
  const exports = {};
  for (const who of ["ours", "native"]) {
    exports[who] = button(`Export ${who === "ours" ? "Overscroll’s" : "this browser’s"}`, () => save(who));
    line.append(exports[who]);
  }
  const push = thrower(view, scroller);
  // So that there is something to see without a finger; a pull needs one.
  const throwing = button("Throw ours", () => push({
    x: 0, y: tab === "flicks" ? 900 + 1500 * Math.random() : -1500 - 2500 * Math.random(),
  }));
  line.append(throwing);
  line.append(button("Clear", () => {
    for (const list of Object.values(lists)) list[tab].length = 0;
    show();
  }));
  const together = make("label", "check");
  const box = make("input", "", "", { type: "checkbox" });
  // The touch events of other browsers come too seldom while they scroll.
  box.checked = CSS.supports("-webkit-touch-callout", "none");
  together.append(box, "one finger for both lists");
  if (navigator.maxTouchPoints > 0) line.append(together);
  const smooth = button("Scroll smoothly", others.scrollSmoothly);
  const snapping = make("label", "check");
  const snaps = make("input", "", "", { type: "checkbox" });
  snaps.addEventListener("change", () => others.snap(snaps.checked));
  snapping.append(snaps, "snap to rows");
  smooth.hidden = snapping.hidden = true;
  line.append(smooth, snapping);
  const table = make("table");
  const words = make("p");
  const summary = make("p", "summary", "", { role: "status" });
  host.controls.append(line, table, summary, words);
  let tab = "flicks";

  function choose(name) {
    tab = name;
    words.textContent = PAGES[name].words;
    chart.change(PAGES[name].axes);
    throwing.disabled = name === "pulls";
    const isOther = name === "motions";
    throwing.hidden = together.hidden = names.lastChild.hidden = isOther;
    smooth.hidden = snapping.hidden = !isOther;
    if (!isOther && snaps.checked) snaps.click();
    show();
    chosen(name);
  }

  function show(name, isQuiet) {
    if (name && name !== tab) return;
    const page = PAGES[tab];
    chart.show(page.series(lists, view));
    const rows = page.rows(lists, view);
    table.innerHTML = `<thead><tr>${page.head.map((cell) => `<th>${cell}`).join("")}</thead><tbody>` +
      (rows.length ? rows.slice(0, 4).map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("")
        : `<tr><td colspan="${page.head.length}">nothing recorded yet`);
    for (const who of ["ours", "native"]) exports[who].disabled = lists[who][tab].length === 0;
    if (isQuiet) return;
    summary.textContent = ["ours", "native"].map((who) => {
      if (lists[who][tab].length > 0) return page.says(who, lists[who][tab], view);
      return tab !== "flicks" && tab !== "motions" && seen[who] ? `${capitalised(WHO[who])}: it came to its edge, and no offset beyond it was seen.` : "";
    }).filter(Boolean).join(" ");
  }

  function save(who) {
    const records = lists[who][tab];
    const text = PAGES[tab].csv(records);
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = `${who === "ours" ? "overscroll" : "browser"}-${PAGES[tab].file?.(records) ?? tab}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  words.textContent = PAGES[tab].words;
  chart.change(PAGES[tab].axes);
  show();
  return {
    show,
    get tab() {
      return tab;
    },
    get isTogether() {
      return box.isConnected && box.checked;
    },
  };
}
