// Two lists, ours and the browser's own, measured from outside by the same ruler: how far a flick goes, what
// happens beyond an edge, how a pull is resisted.
import { LeastSquares, evaluate } from "../fit.js";
import { Scroller, attach } from "../overscroll.js";
import { Recording, Relation } from "../recording.js";
import { Chart, legend } from "../lib/chart.js";
import { engine } from "../lib/engine.js";
import { thrower } from "../lib/finger.js";
import { colour, initials, person } from "../lib/people.js";
import { drawSketch } from "../lib/sketch.js";
import { make } from "../lib/stage.js";
import { shown } from "../lib/traces.js";
import { Watch } from "../lib/watch.js";

const COUNT = 160;
const HEIGHT = 44;
// Where a list stands for a pull: off its edge, so that the finger's way can be counted from there.
const APART = 120;
const WHO = { ours: "Overscroll", native: "this browser" };
const COLOURS = { ours: "--offset", native: "--velocity" };
const STOP = 10;

export function mount(host) {
  const panes = make("div", "panes");
  host.stage.replaceChildren(panes);
  const { view, scroller } = ours(panes, host.isCompact);
  const own = native(panes, host.isCompact);
  const lists = { ours: { flicks: [], bounces: [], pulls: [] }, native: { flicks: [], bounces: [], pulls: [] } };
  let order = 0;
  const seen = { ours: false, native: false };
  const book = host.controls && notebook(host, lists, seen, view, scroller, (tab) => {
    if (tab !== "pulls") return;
    if (!scroller.isMoving) moveOurs(APART);
    if (!watch.isWatching) moveOwn(APART);
  });

  const hooks = (who, range, moveTo) => ({
    range,
    flick(record) {
      lists[who].flicks.push({ ...record, order: order++ });
      book?.show("flicks");
    },
    bounce(record) {
      lists[who].bounces.push({ ...record, order: order++ });
      book?.show("bounces");
    },
    pull(pair) {
      const { pulls } = lists[who];
      // A finger that holds still says the same again and again.
      if (pulls.length && Math.hypot(pulls.at(-1).finger - pair.finger, pulls.at(-1).offset - pair.offset) < 2) return;
      pulls.push({ ...pair, order: order++ });
      book?.show("pulls", true);
    },
    rest({ isAtEdge }) {
      seen[who] ||= isAtEdge;
      if (book?.tab === "pulls" && isAtEdge) moveTo(APART);
      book?.show();
    },
  });

  // Ours: frames as the engine's attachment draws them, then a few more to see that it rests.
  const moveOurs = (y) => (scroller.contentOffset = { x: 0, y });
  const ourWatch = new Watch(hooks("ours", () => [scroller.minimumOffset.y, scroller.maximumOffset.y], moveOurs));
  const ourFrames = frames(ourWatch, (time) => scroller.isMoving || ourWatch.frame(time, scroller.frame.offset.y));
  scroller.on("willBeginDragging", () => ourWatch.touch(finger));
  scroller.on("didEndDragging", () => ourWatch.lift());
  let finger = NaN;
  attach(view, scroller, {
    content: view.querySelector(".content"),
    onFrame(frame) {
      ourWatch.frame(frame.time, frame.offset.y);
      ourFrames();
    },
  });
  addEventListener("pointermove", (event) => {
    if (!scroller.isTracking) return void (finger = NaN);
    finger = event.clientY;
    if (scroller.isDragging) ourWatch.touch(finger);
  });
  view.addEventListener("pointerdown", (event) => (finger = event.clientY));
  view.addEventListener("wheel", () => ourWatch.wake(), { passive: true });

  // The browser's: its offset read in every frame, its finger from touch events, which go on while it scrolls.
  const last = () => own.scrollHeight - own.clientHeight;
  const moveOwn = (y) => (own.scrollTop = y);
  const watch = new Watch(hooks("native", () => [0, last()], moveOwn));
  const ownFrames = frames(watch, (time) => watch.frame(time, own.scrollTop));
  const touched = ({ touches, timeStamp }, kind) => {
    const touch = touches[0];
    if (touch) watch.touch(touch.clientY);
    else watch.lift();
    ownFrames();
    if (book?.isTogether) mirror(kind, touch, timeStamp / 1000);
  };
  // The same finger for both lists, from the same place.
  const mirror = (kind, touch, time) => {
    const box = own.getBoundingClientRect();
    const at = touch && { x: touch.clientX - box.left, y: touch.clientY - box.top };
    if (kind === "down") {
      moveOurs(Math.min(Math.max(own.scrollTop, 0), last()));
      scroller.touchDown(-2, at, time);
    } else if (kind === "move") {
      finger = touch.clientY;
      scroller.touchMoved(-2, at, time);
    } else scroller.touchUp(-2, null, time);
  };
  own.addEventListener("touchstart", (event) => event.touches.length === 1 && touched(event, "down"), { passive: true });
  own.addEventListener("touchmove", (event) => event.touches.length === 1 && touched(event, "move"), { passive: true });
  for (const name of ["touchend", "touchcancel"]) {
    own.addEventListener(name, (event) => event.touches.length === 0 && touched(event, "up"));
  }
  for (const name of ["wheel", "keydown"]) {
    own.addEventListener(name, () => {
      watch.wake();
      ownFrames();
    }, { passive: true });
  }

  moveOurs(APART);
  moveOwn(APART);
  if (host.sketch) {
    const bounce = engine.physics.flight({ offset: 0, velocity: 2400, minimum: -1e6, maximum: 0 });
    drawSketch(host.sketch, Array.from(bounce.sample({ count: 60 }).value));
  }
}

// Frames while a watch wants them, and none at rest.
function frames(watch, take) {
  let request = 0;
  const tick = (milliseconds) => {
    take(milliseconds / 1000);
    request = watch.isWatching ? requestAnimationFrame(tick) : 0;
  };
  return () => (request ||= requestAnimationFrame(tick));
}

// -- The two lists --

function pane(panes, title, isCompact) {
  const element = make("div", "pane");
  if (!isCompact) element.append(make("div", "head", title));
  panes.append(element);
  return element;
}

function content(seed) {
  const all = make("div", "content");
  for (let i = 0; i < COUNT; i++) {
    const row = make("div", "line");
    const badge = make("i", "", initials(seed + i));
    badge.style.background = colour(seed + i);
    row.append(badge, person(seed + i));
    all.append(row);
  }
  return all;
}

function ours(panes, isCompact) {
  const element = pane(panes, "Overscroll", isCompact);
  const view = make("div", "view");
  view.tabIndex = 0;
  view.setAttribute("role", "group");
  view.setAttribute("aria-label", `Our list of ${COUNT} rows`);
  view.append(content(2100));
  element.append(view);
  return { view, scroller: new Scroller(engine, { contentSize: { width: 160, height: COUNT * HEIGHT } }) };
}

function native(panes, isCompact) {
  const element = pane(panes, "this browser", isCompact);
  const view = make("div", "native");
  view.tabIndex = 0;
  view.setAttribute("role", "group");
  view.setAttribute("aria-label", `The browser’s own list of the same ${COUNT} rows`);
  view.append(content(2100));
  element.append(view);
  return view;
}

// -- What is written down --

function notebook(host, lists, seen, view, scroller, chosen) {
  host.controls.classList.add("notebook");
  const tabs = tabList({ flicks: "Deceleration", bounces: "Bounce", pulls: "Pan resistance" }, choose);
  host.curves.append(tabs.element);
  legend(host.curves, [
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
  line.append(
    button("Throw ours", () => push({ x: 0, y: 900 + 1500 * Math.random() })),
    button("into its edge", () => push({ x: 0, y: -1500 - 2500 * Math.random() })));
  line.append(button("Clear", () => {
    for (const list of Object.values(lists)) list[tab].length = 0;
    show();
  }));
  const together = make("label", "check");
  const box = make("input");
  box.type = "checkbox";
  // The touch events of other browsers come too seldom while they scroll.
  box.checked = CSS.supports("-webkit-touch-callout", "none");
  together.append(box, "a finger on the right moves both");
  if (navigator.maxTouchPoints > 0) line.append(together);
  const table = make("table");
  const words = make("p");
  const summary = make("p", "summary");
  summary.setAttribute("role", "status");
  host.controls.append(line, table, summary, words);
  let tab = "flicks";

  function choose(name) {
    tab = name;
    words.textContent = PAGES[name].words;
    chart.change(PAGES[name].axes);
    show();
    chosen(name);
  }

  function show(name, isQuiet) {
    if (name && name !== tab) return;
    const page = PAGES[tab];
    chart.show(page.series(lists, view));
    const rows = page.rows(lists, view);
    table.innerHTML = `<thead><tr>${page.head.map((cell) => `<th>${cell}`).join("")}</thead><tbody>` +
      (rows.length ? rows.slice(0, 5).map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("")
        : `<tr><td colspan="${page.head.length}">nothing recorded yet`);
    for (const who of ["ours", "native"]) exports[who].disabled = lists[who][tab].length === 0;
    if (isQuiet) return;
    summary.textContent = ["ours", "native"].map((who) => {
      if (lists[who][tab].length > 0) return page.says(who, lists[who][tab], view);
      return tab !== "flicks" && seen[who] ? `${cap(WHO[who])}: it came to its edge, and no offset beyond it was seen.` : "";
    }).filter(Boolean).join(" ");
  }

  function save(who) {
    const records = lists[who][tab];
    const text = PAGES[tab].csv(records);
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = `${who === "ours" ? "overscroll" : "browser"}-${tab}.csv`;
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

const cap = (text) => text[0].toUpperCase() + text.slice(1);
const column = (records, name) => Float64Array.from(records, (record) => record[name]);
const key = (who) => `<span class="key dot" style="color: var(${COLOURS[who]})"></span>${WHO[who]}`;
const decay = engine.physics.decayConstant();

// Both lists' records, the newest first, each with whose it is.
function newest(lists, name) {
  const all = ["ours", "native"].flatMap((who) => lists[who][name].map((record, i) => ({ who, record, i })));
  return all.sort((a, b) => (a.record.order ?? a.i) - (b.record.order ?? b.i)).reverse();
}

const flicks = (records) => new Relation({
  kind: "flicks", inputs: column(records, "speed"), outputs: column(records, "distance"),
});
const pulls = (records) => new Relation({
  kind: "pulls", inputs: column(records, "finger"), outputs: column(records, "offset"),
});
const recording = ({ times, offsets }) => new Recording({ times, offsets });

// A fit that is gone when its numbers are told; null where there are too few samples.
function fitted(Method, law, series, options, tell) {
  if (series.count < 3) return null;
  const fit = new Method(engine, law, series, options);
  fit.run(2000);
  const told = tell(fit);
  fit.destroy();
  return told;
}

const withError = ({ value, standardError, isOpen }, unit) => {
  if (isOpen || !(standardError < Math.abs(value))) return "not known yet";
  const digits = Math.min(Math.max(1 - Math.floor(Math.log10(standardError || 1e-4)), 0), 4);
  return `${shown(value, digits)} ± ${shown(standardError, digits)}${unit && ` ${unit}`}`;
};

// UIScrollView's law through a bounce: its two rates as they are, its start fitted.
function lawThrough(record) {
  const series = recording(record);
  return fitted(LeastSquares, "uiKit", series, {
    from: { r: decay, p: 10.05, x0: record.offsets[0], v0: 30 * record.peak }, fixed: ["r", "p"],
  }, (fit) => ({ values: fit.values(series.times), miss: fit.result.largestError }));
}

function spread(from, to, count = 60) {
  return Float64Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

// What each of the three records, and how it is shown.
const PAGES = {
  flicks: {
    words: "Flick a list so that it comes to rest by itself. Speed and distance are read off the frames after the lift; " +
      "the law says distance = (speed − 10) / 2.002.",
    axes: {
      label: "How far flicks go against how fast they are.",
      x: { name: "speed", unit: "pt/s", low: 0, high: 1000 }, y: { name: "distance", unit: "pt", low: 0, high: 400 },
    },
    head: ["list", "speed, pt/s", "distance, pt", "by the law, pt"],
    series(lists) {
      const all = ["ours", "native"].flatMap((who) => lists[who].flicks);
      const xs = spread(STOP, Math.max(1000, ...all.map(({ speed }) => speed)));
      return [
        { colour: "--prediction", dash: "6 5", xs, ys: evaluate(engine, "stopping", { r: decay, stop: STOP }, xs) },
        ...["ours", "native"].map((who) => ({
          colour: COLOURS[who], isPoints: true, size: 4, xs: column(lists[who].flicks, "speed"),
          ys: column(lists[who].flicks, "distance"),
        })),
      ];
    },
    rows: (lists) => newest(lists, "flicks").map(({ who, record: { speed, distance } }) => [
      key(who), shown(speed, 0), shown(distance, 1),
      shown(evaluate(engine, "stopping", { r: decay, stop: STOP }, [speed])[0], 1),
    ]),
    says(who, records) {
      const told = fitted(LeastSquares, "stopping", flicks(records), {}, (fit) => fit.result.numbers);
      const count = `${records.length} flick${records.length === 1 ? "" : "s"}`;
      if (!told) return `${cap(WHO[who])}: ${count}; three give its rate.`;
      return `${cap(WHO[who])}: ${count}, r ${withError(told[0], "1/s")}, stops at ${withError(told[1], "pt/s")}.`;
    },
    csv: (records) => flicks(records).csv,
  },
  bounces: {
    words: "Flick a list against an end, or pull it beyond one and let go. The last bounce of each is drawn, frame by frame, " +
      "and the law through it.",
    axes: {
      label: "Offsets beyond the edge, frame by frame.",
      x: { name: "time", unit: "s", low: 0, high: 0.7 }, y: { name: "beyond the edge", unit: "pt", low: 0, high: 60 },
    },
    head: ["list", "at the edge, pt/s", "farthest, pt", "took, s", "law misses by, pt"],
    series: (lists) => ["ours", "native"].flatMap((who) => {
      const record = lists[who].bounces.at(-1);
      if (!record) return [];
      const law = lawThrough(record);
      return [
        ...(law ? [{ colour: "--prediction", dash: "6 5", xs: record.times, ys: law.values }] : []),
        { colour: COLOURS[who], isPoints: true, size: 3, xs: record.times, ys: record.offsets },
      ];
    }),
    rows: (lists) => newest(lists, "bounces").slice(0, 5).map(({ who, record }) => [
      key(who), record.speed === null ? `let go at ${shown(record.start, 0)} pt` : shown(record.speed, 0),
      shown(record.peak, 1), shown(record.duration, 3), shown(lawThrough(record)?.miss ?? 0, 2),
    ]),
    says: (who, records) => `${cap(WHO[who])}: ${records.length} bounce${records.length === 1 ? "" : "s"}, ` +
      `the last with ${records.at(-1).offsets.length} frames.`,
    csv: (records) => recording(records.at(-1)).csv,
  },
  pulls: {
    words: `Pull a list down beyond its beginning, slowly. Each begins ${APART} pt before its edge, so that the finger’s way ` +
      "beyond it can be counted.",
    axes: {
      label: "How far content follows against how far the finger pulls.",
      x: { name: "finger beyond the edge", unit: "pt", low: 0, high: 300 },
      y: { name: "content beyond the edge", unit: "pt", low: 0, high: 120 },
    },
    head: ["list", "finger, pt", "content, pt", "by the law, pt"],
    series(lists, view) {
      const all = ["ours", "native"].flatMap((who) => lists[who].pulls);
      const xs = spread(0, Math.max(300, ...all.map(({ finger }) => finger)));
      return [
        { colour: "--prediction", dash: "6 5", xs, ys: band(view, xs) },
        ...["ours", "native"].map((who) => ({
          colour: COLOURS[who], isPoints: true, xs: column(lists[who].pulls, "finger"), ys: column(lists[who].pulls, "offset"),
        })),
      ];
    },
    rows: (lists, view) => newest(lists, "pulls").slice(0, 5).map(({ who, record: { finger, offset } }) => [
      key(who), shown(finger, 1), shown(offset, 1), shown(band(view, [finger])[0], 1),
    ]),
    says(who, records) {
      const told = fitted(LeastSquares, "rubberBand", pulls(records), {}, (fit) => fit.result.numbers);
      const count = `${records.length} places`;
      if (!told) return `${cap(WHO[who])}: ${count}.`;
      return `${cap(WHO[who])}: ${count}, c ${withError(told[0], "")}, d ${withError(told[1], "pt")}.`;
    },
    csv: (records) => pulls(records).csv,
  },
};

// The rubber band of a view of this height.
const band = (view, xs) => evaluate(engine, "rubberBand", { c: 0.55, d: view.clientHeight || 700 }, xs);

// -- Parts of the page --

function button(name, action) {
  const element = make("button", "", name);
  element.type = "button";
  element.addEventListener("click", action);
  return element;
}

// Tabs as screen readers know them: arrows move between them, and only the chosen one takes the focus.
function tabList(names, changed) {
  const element = make("div", "tabs");
  element.setAttribute("role", "tablist");
  element.setAttribute("aria-label", "What is recorded");
  const all = Object.entries(names).map(([name, text], i) => {
    const one = button(text, () => choose(i));
    one.setAttribute("role", "tab");
    one.setAttribute("aria-controls", "observed");
    one.dataset.name = name;
    element.append(one);
    return one;
  });
  function choose(index, isQuiet) {
    all.forEach((one, i) => {
      one.setAttribute("aria-selected", i === index);
      one.tabIndex = i === index ? 0 : -1;
    });
    if (!isQuiet) changed(all[index].dataset.name);
  }
  element.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const index = (all.indexOf(document.activeElement) + by + all.length) % all.length;
    choose(index);
    all[index].focus();
  });
  choose(0, true);
  return { element };
}
