// Feels: one finger for several lists, each of which moves as another platform's do.
import { Scroller } from "../overscroll.js";
import { feels } from "../feel.js";
import { Chart, legend } from "../lib/chart.js";
import { composer, feelOf, initial } from "../lib/composed-feel.js";
import { buttons } from "../lib/controls.js";
import { engine } from "../lib/engine.js";
import { buildLists, COUNT, DASHES, FIRST, HEIGHT, NAMES, swatch } from "../lib/feel-lists.js";
import { thrower } from "../lib/finger.js";
import { play, stroke } from "../lib/same-flick.js";
import { announcement, cells, make } from "../lib/stage.js";
import { together } from "../lib/together.js";
import { shown } from "../lib/numbers.js";

const PRESET = 2400;
const BEGIN = 400;
// Narrower than this, names and rows of five lists have no space: there are two.
const WIDE = 420;

export function mount(host) {
  const own = initial();
  const known = feels(engine);
  const chosen = [...FIRST];
  const feel = (name) => (name === "yours" ? { ...known.uiKit, ...feelOf(own) } : name);
  const { view, columns } = buildLists(host);
  const settings = {
    viewport: { width: 100, height: 600 }, contentSize: { width: 100, height: COUNT * HEIGHT }, alwaysBounceVertical: true,
  };
  const lists = chosen.map((name) => new Scroller(engine, { ...settings, feel: feel(name) }));
  columns.forEach((column, i) => column.choose.addEventListener("change", () => change(i, column.choose.value)));

  // The last flick: its touches, and every list as it was before them. Before the first, a preset one.
  let before = lists.map((one) => one.clone());
  let calls = [];
  let isPreset = true;
  let results = [];
  // Where each list went and will go, in points since the first touch.
  let curves = [];
  let held = [];
  let touched = 0;
  const count = () => columns.filter(({ element }) => !element.hidden).length;
  const shownLists = () => lists.slice(0, count());

  let names = legend(host.curves, []);
  const chart = new Chart(host.curves, {
    label: "How far each list has gone since the finger came, against time. Thin lines say where it will go.",
    x: { name: "time since the touch", unit: "s", low: 0, high: 3 }, y: { name: "distance moved", unit: "pt", low: 0 },
  });
  const table = make("table", "flicks");
  const said = announcement();
  host.stage.append(said);

  const measure = () => {
    results = shownLists().map((_, i) => play(before[i], feel(chosen[i]), calls));
    curves = results.map(({ times, places }, i) => ahead(i, curves[i]) ?? { times, places });
    const old = names;
    names = legend(host.curves, results.map((_, i) => ({ name: NAMES[chosen[i]], colour: `--feel-${i + 1}`, dash: DASHES[i] })));
    old.replaceWith(names);
    fill();
  };
  // A list that got another feel in flight goes on from where it was.
  const ahead = (i, curve) => {
    const list = lists[i];
    if (!isChanged[i] || isPreset) return null;
    if (!list.isMoving) return curve;
    const past = curve.times.findLastIndex((time) => time < list.time - touched) + 1;
    const interval = Math.min(list.restTime - list.time, 12) / 120;
    const { y } = list.sample({ from: list.time, interval, count: 121 });
    return {
      times: [...curve.times.slice(0, past), ...Array.from(y, (_, j) => list.time - touched + j * interval)],
      places: [...curve.places.slice(0, past), ...Array.from(y, (place) => place - before[i].frame.offset.y)],
    };
  };
  const isChanged = [];
  const fill = () => {
    const speed = results[0]?.speed ?? 0;
    table.tHead?.remove();
    table.replaceChildren();
    table.createCaption().textContent = `${isPreset ? "A flick" : "The last flick"} of ${shown(Math.abs(results[0].speed), 0)} pt/s` +
      `${isPreset ? "" : `, as ${NAMES[chosen[0]]} judges it`}`;
    const head = table.createTHead().insertRow();
    for (const name of ["", "distance, pt", "time, s", "overshoot, pt"]) head.append(make("th", "", name));
    const body = table.createTBody();
    results.forEach(({ distance, duration, overshoot }, i) => {
      const beyond = overshoot > 0 ? shown(overshoot, overshoot < 10 ? 1 : 0) : speed || overshoot ? "stops" : "–";
      const row = cells(["", shown(Math.abs(distance), 0), shown(duration), beyond]);
      row.dataset.feel = chosen[i];
      row.firstChild.append(swatch(i), NAMES[chosen[i]]);
      body.append(row);
    });
  };

  // Curves: thin where a list will be, thick where it has been.
  const draw = (now) => {
    const isDown = lists[0].isTracking;
    const series = [];
    shownLists().forEach((list, i) => {
      const colour = `--feel-${i + 1}`;
      columns[i].rows.show(list.frame.offset.y);
      if (isDown) {
        held[i].times.push(Math.max(0, now - touched));
        held[i].places.push(list.frame.offset.y - before[i].frame.offset.y);
        series.push({ colour, xs: held[i].times, ys: held[i].places });
        return;
      }
      const { times, places } = curves[i];
      const isOver = !list.isMoving;
      const until = isOver ? times.length : times.findLastIndex((time) => time <= now - touched) + 1;
      series.push({ colour, dash: DASHES[i], isFaint: !isOver && !isPreset, xs: times, ys: places });
      if (isPreset || isOver) return void series.push({ colour, isPoints: true, size: 3, xs: times.slice(-1), ys: places.slice(-1) });
      series.push({ colour, xs: times.slice(0, until), ys: places.slice(0, until) });
      series.push({ colour, isPoints: true, size: 4, xs: [now - touched], ys: [list.frame.offset.y - before[i].frame.offset.y] });
    });
    chart.show(series);
    if (isWaiting && !lists.some(({ isMoving }) => isMoving)) {
      isWaiting = false;
      said.textContent = "At rest. " + results.map(({ distance }, i) => `${NAMES[chosen[i]]}: ${shown(Math.abs(distance), 0)} points`).join(", ");
    }
  };
  let isWaiting = false;

  const hand = together(view, lists, {
    willTouch() {
      for (const one of before) one.destroy();
      before = lists.map((one) => one.clone());
      calls = [];
      held = lists.map(() => ({ times: [0], places: [0] }));
      isChanged.length = 0;
    },
    did(name, ...input) {
      if (!name.startsWith("touch") && name !== "cancelTouches") return;
      if (!calls.length) touched = input.at(-1);
      calls.push([name, ...input]);
      if (lists[0].isTracking) return;
      isPreset = false;
      isWaiting = true;
      measure();
    },
    draw: (now) => results.length && draw(now),
  });

  function change(i, name) {
    chosen[i] = name;
    lists[i].sync(Math.max(performance.now() / 1000, lists[i].time));
    lists[i].feel = feel(name);
    isChanged[i] = lists[i].isMoving;
    columns[i].choose.value = name;
    refresh();
  }
  function refresh() {
    if (lists[0].isTracking) return;
    measure();
    hand.wake();
  }

  // -- Controls --
  const push = thrower(view, hand);
  const place = (y) => {
    push.stop();
    for (const one of lists) one.setContentOffset({ x: 0, y });
  };
  buttons(host.controls, "Flick", {
    "Flick": () => push({ x: 0, y: PRESET }),
    "Flick into the top": () => {
      place(360);
      push({ x: 0, y: -PRESET });
    },
    "Line them up": () => {
      place(0);
      hand.draw();
    },
  });
  host.controls.append(table);
  composer(host.controls, own, () => {
    // What is changed is seen.
    if (!chosen.slice(0, count()).includes("yours")) return change(count() - 1, "yours");
    chosen.forEach((name, i) => name === "yours" && change(i, "yours"));
  });
  host.controls.classList.add("has-feels");

  const fit = () => {
    const width = host.stage.clientWidth;
    if (!width) return;
    const most = width < WIDE ? 2 : FIRST.length;
    columns.forEach(({ element }, i) => (element.hidden = i >= most));
    if (isPreset && !lists[0].isTracking) {
      for (const one of before) one.destroy();
      before = lists.map((one) => one.clone());
      calls = stroke(PRESET, hand);
    }
    if (!lists[0].isTracking) {
      measure();
      hand.draw();
    }
  };
  fit();
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(host.stage);
  playOnce(push);
}

// One flick, soon after the page has come. Any touch, wheel or key comes first; who wants less motion gets none.
function playOnce(push) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const names = ["pointerdown", "wheel", "keydown"];
  const stop = () => {
    clearTimeout(timer);
    push.stop();
    for (const name of names) removeEventListener(name, stop, { capture: true });
  };
  const timer = setTimeout(() => !document.hidden && push({ x: 0, y: PRESET }), BEGIN);
  for (const name of names) addEventListener(name, stop, { capture: true, passive: true });
}
