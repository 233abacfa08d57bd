// Feels: one finger for several lists, each of which moves as another platform's do.
import { feels } from "../feel.js";
import { chart, legend } from "../lib/chart.js";
import { composer, feelOf, initial } from "../lib/composed-feel.js";
import { buildLists, COUNT, DASHES, FIRST, HEIGHT, NAMES, swatch } from "../lib/feel-lists.js";
import { announcement, buttons, engine, isStill, shown, table, thrower } from "../lib/figure.js";
import { play, stroke } from "../lib/same-flick.js";
import { together } from "../lib/together.js";
import { Scroller } from "../overscroll.js";

const PRESET = 2400;
const BEGIN = 400;
// Narrower than this, names and rows of five lists have no space: there are two.
const WIDE = 420;

export function mount(host) {
  const own = initial();
  const known = feels(engine);
  const feel = (name) => (name === "yours" ? { ...known.uiKit, ...feelOf(own) } : name);
  const { view, columns } = buildLists(host);
  // Each list: its name and what moves it; as it was before the last flick, and what became of that; where it went and will go,
  // in points since the first touch, and while the finger is down where it has been.
  const lists = columns.map((column, i) => {
    const name = FIRST[i];
    const scroller = new Scroller(engine, {
      viewport: { width: 100, height: 600 }, contentSize: { width: 100, height: COUNT * HEIGHT }, alwaysBounceVertical: true, feel: feel(name),
    });
    const list = {
      ...column, name, scroller, colour: `--feel-${i + 1}`, dash: DASHES[i], before: scroller.clone(), result: null, curve: null, held: null,
      isChanged: false,
      get gone() { return list.scroller.frame.offset.y - list.before.frame.offset.y; },
    };
    column.choose.addEventListener("change", () => change(list, column.choose.value));
    return list;
  });
  const [first] = lists.map(({ scroller }) => scroller);
  const seen = () => lists.filter(({ element }) => !element.hidden);

  // The last flick's touches. Before the first, a preset one.
  let calls = [];
  let isPreset = true;
  let isWaiting = false;
  let touched = 0;

  let names = legend(host.curves, []);
  const drawing = chart(host.curves, {
    label: "How far each list has gone since the finger came, against time. Thin lines say where it will go.",
    x: { name: "time since the touch", unit: "s", low: 0, high: 3 }, y: { name: "distance moved", unit: "pt", low: 0 },
  });
  const numbers = table(["", "distance, pt", "time, s", "overshoot, pt"], "flicks");
  const caption = numbers.element.createCaption();
  const said = announcement();
  host.stage.append(said);

  const measure = () => {
    for (const list of seen()) {
      list.result = play(list.before, feel(list.name), calls);
      list.curve = changed(list) ?? list.result;
    }
    const old = names;
    names = legend(host.curves, seen().map(({ name, colour, dash }) => ({ name: NAMES[name], colour, dash })));
    old.replaceWith(names);
    fill();
  };
  // The curve of a list that got another feel in flight: it goes on from where it was.
  const changed = ({ scroller, before, curve, isChanged }) => {
    if (!isChanged || isPreset) return null;
    if (!scroller.isMoving) return curve;
    const past = curve.times.findLastIndex((time) => time < scroller.time - touched) + 1;
    const interval = Math.min(scroller.restTime - scroller.time, 12) / 120;
    const { y } = scroller.sample({ from: scroller.time, interval, count: 121 });
    return {
      times: [...curve.times.slice(0, past), ...Array.from(y, (_, j) => scroller.time - touched + j * interval)],
      places: [...curve.places.slice(0, past), ...Array.from(y, (place) => place - before.frame.offset.y)],
    };
  };
  const fill = () => {
    const { speed } = lists[0].result;
    caption.textContent = `${isPreset ? "A flick" : "The last flick"} of ${shown(Math.abs(speed), 0)} pt/s` +
      `${isPreset ? "" : `, as ${NAMES[lists[0].name]} judges it`}`;
    numbers.fill(seen().map(({ name, result: { distance, duration, overshoot } }, i) => {
      const beyond = overshoot > 0 ? shown(overshoot, overshoot < 10 ? 1 : 0) : speed || overshoot ? "stops" : "–";
      return [[swatch(i), NAMES[name]], shown(Math.abs(distance), 0), shown(duration), beyond];
    }));
    seen().forEach(({ name }, i) => (numbers.element.tBodies[0].rows[i].dataset.feel = name));
  };

  // Curves: thin where a list will be, thick where it has been.
  const draw = (now) => {
    const series = seen().flatMap((list) => {
      const { scroller, rows, colour, dash, held, curve: { times, places }, gone } = list;
      rows.show(scroller.frame.offset.y);
      if (first.isTracking) {
        held.times.push(Math.max(0, now - touched));
        held.places.push(gone);
        return [{ colour, xs: held.times, ys: held.places }];
      }
      const isOver = !scroller.isMoving;
      const whole = { colour, dash, isFaint: !isOver && !isPreset, xs: times, ys: places };
      if (isPreset || isOver) return [whole, { colour, isPoints: true, size: 3, xs: times.slice(-1), ys: places.slice(-1) }];
      const until = times.findLastIndex((time) => time <= now - touched) + 1;
      return [
        whole, { colour, xs: times.slice(0, until), ys: places.slice(0, until) },
        { colour, isPoints: true, size: 4, xs: [now - touched], ys: [gone] },
      ];
    });
    drawing.show(series);
    if (isWaiting && !lists.some(({ scroller }) => scroller.isMoving)) {
      isWaiting = false;
      said.textContent = "At rest. " + seen().map(({ name, result }) => `${NAMES[name]}: ${shown(Math.abs(result.distance), 0)} points`).join(", ");
    }
  };
  const remember = () => {
    for (const list of lists) {
      list.before.destroy();
      list.before = list.scroller.clone();
    }
  };

  const hand = together(view, lists.map(({ scroller }) => scroller), {
    willTouch() {
      remember();
      calls = [];
      for (const list of lists) Object.assign(list, { held: { times: [0], places: [0] }, isChanged: false });
    },
    did(name, ...input) {
      if (!name.startsWith("touch") && name !== "cancelTouches") return;
      if (!calls.length) touched = input.at(-1);
      calls.push([name, ...input]);
      if (first.isTracking) return;
      isPreset = false;
      isWaiting = true;
      measure();
    },
    draw: (now) => lists[0].result && draw(now),
  });

  function change(list, name) {
    const { scroller } = list;
    list.name = list.choose.value = name;
    scroller.sync(Math.max(performance.now() / 1000, scroller.time));
    scroller.feel = feel(name);
    list.isChanged = scroller.isMoving;
    if (first.isTracking) return;
    measure();
    hand.wake();
  }

  // -- Controls --
  const push = thrower(view, hand);
  const place = (y) => {
    push.stop();
    for (const { scroller } of lists) scroller.setContentOffset({ x: 0, y });
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
  host.controls.append(numbers.element);
  composer(host.controls, own, () => {
    const isYours = ({ name }) => name === "yours";
    // What is changed is seen.
    for (const list of seen().some(isYours) ? lists.filter(isYours) : seen().slice(-1)) change(list, "yours");
  });
  host.controls.classList.add("has-feels");

  const fit = () => {
    const width = host.stage.clientWidth;
    if (!width) return;
    lists.forEach(({ element }, i) => (element.hidden = width < WIDE && i >= 2));
    if (first.isTracking) return;
    if (isPreset) {
      remember();
      calls = stroke(PRESET, hand);
    }
    measure();
    hand.draw();
  };
  fit();
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(host.stage);
  playOnce(push);
}

// One flick, soon after the page has come. Any touch, wheel or key comes first; who wants less motion gets none.
function playOnce(push) {
  if (isStill()) return;
  const names = ["pointerdown", "wheel", "keydown"];
  const stop = () => {
    clearTimeout(timer);
    push.stop();
    for (const name of names) removeEventListener(name, stop, { capture: true });
  };
  const timer = setTimeout(() => !document.hidden && push({ x: 0, y: PRESET }), BEGIN);
  for (const name of names) addEventListener(name, stop, { capture: true, passive: true });
}
