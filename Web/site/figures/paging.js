// Paging and snapping: the projection chooses where to rest.
import { album, cover } from "../lib/drawings.js";
import { buttons, choices, clamp, controls, make, shown, stage, thrower, whenSized, write } from "../lib/figure.js";
import { horizontal, scrolling } from "../lib/scrolling.js";

const COUNT = 200;
const SIDE = 260;
const STEPS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Records", label: `${COUNT} record covers in a row`,
    help: "Flick sideways, or use the left and right arrow keys.",
  });
  const covers = [];
  const row = make("div", "content covers");
  view.append(row);
  const values = { s: 276 };
  let mode = "stride";

  const width = () => (mode === "paging" ? 390 : values.s);
  const size = () => ({ width: width() * (COUNT - 1) + 390, height: view.clientHeight });
  const rule = () => mode === "paging" ? { isPagingEnabled: true, snapHorizontal: "none" }
    : { isPagingEnabled: false, snapHorizontal: mode === "stride" ? { stride: values.s, origin: 0 } : "none" };
  const on = (x) => {
    const page = Math.round(x / width());
    return `${Math.abs(x - page * width()) < 0.5 ? "on" : "near"} cover ${page + 1}, at ${shown(x)} pt`;
  };

  const figure = scrolling(host, view, {
    settings: { contentSize: { width: 276 * (COUNT - 1) + 390, height: 500 }, ...rule(), alwaysBounceHorizontal: true, alwaysBounceVertical: false },
    label: "Horizontal offset and velocity against time; the resting places are thin lines.",
    panels: horizontal({
      bounds({ destination }) {
        const page = Math.round(destination.x / width());
        const near = [-3, -2, -1, 0, 1, 2, 3].map((by) => page + by).filter((i) => i >= 0 && i < COUNT);
        return near.map((i) => [i * width(), `cover ${i + 1}`]);
      },
    }),
    show({ offset }) {
      const w = width();
      const first = Math.max(0, Math.floor(offset.x / w) - 1);
      while (covers.length < Math.ceil(390 / 120) + 4) add();
      for (let i = first; i < first + covers.length; i++) {
        const item = covers[i % covers.length];
        if (item.index !== i) put(item, i);
        item.element.style.transform = `translate3d(${(390 - SIDE) / 2 + i * w - offset.x}px, 0, 0)`;
      }
      write(note, `${clamp(Math.round(offset.x / w), 0, COUNT - 1) + 1} of ${COUNT}`);
    },
    changed(scroller, isKnown) {
      answer.textContent = isKnown
        ? `Projected to rest ${on(scroller.destination.x)}, in ${shown(scroller.restTime - scroller.time)} s.` : "";
    },
    ended(scroller, isCaught) {
      answer.textContent = isCaught ? "Caught." : `At rest ${on(scroller.contentOffset.x)}.`;
    },
  });
  const answer = make("p", "", "Flick the covers sideways.");
  whenSized(view, () => (figure.scroller.contentSize = size()));

  function add() {
    const [picture, title, band] = ["div", "b", "span"].map((name) => make(name));
    const element = make("div", "cover", [picture, title, band]);
    row.append(element);
    covers.push({ element, picture, title, band });
    for (const item of covers) item.index = -1;
  }
  function put(item, index) {
    item.index = index;
    item.element.style.visibility = index < COUNT ? "" : "hidden";
    const { title, band } = album(index);
    item.picture.innerHTML = cover(index);
    item.title.textContent = title;
    item.band.textContent = band;
  }

  const apply = () => {
    const page = Math.round(figure.scroller.contentOffset.x / (lastWidth || width()));
    const hasMoved = lastWidth !== width();
    lastWidth = width();
    figure.change({ contentSize: size(), ...rule() });
    if (hasMoved && !figure.scroller.isMoving && !figure.scroller.isTracking) {
      figure.scroller.setContentOffset({ x: page * width(), y: 0 });
    }
    figure.attachment.draw();
  };
  let lastWidth = width();
  choices(host.controls, "Where it may rest", { "UIKit’s paging": "paging", "Ours: a stride": "stride", "Free": "free" }, mode, (value) => {
    mode = value;
    apply();
  });
  controls(host.controls, {
    table: [["stride", "s", 276, 160, 390, "pt"], ["rate", "d", 0.998, 0.985, 0.9995, "per ms"]],
    presets: { "iOS normal": { d: 0.998 }, "iOS fast": { d: 0.99 } },
    changed({ s, d }) {
      values.s = s;
      figure.change({ decelerationRate: d });
      apply();
    },
  });
  // A stride is a rule for releases; keys go by covers, too.
  view.addEventListener("keydown", (event) => {
    const by = event.key === " " ? (event.shiftKey ? -1 : 1) : STEPS[event.key];
    const { scroller } = figure;
    if (mode !== "stride" || !by || scroller.isTracking || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const page = clamp(Math.round(scroller.destination.x / width()) + by, 0, COUNT - 1);
    scroller.setContentOffset({ x: page * width(), y: 0 }, { animated: true });
    figure.replan();
  }, { capture: true });
  const push = thrower(view, figure.scroller);
  buttons(host.controls, "Throw", {
    "Throw at 800 pt/s": () => push({ x: 800, y: 0 }), "Throw at 3,000 pt/s": () => push({ x: 3000, y: 0 }),
    "Throw back": () => push({ x: -1500, y: 0 }),
  });
  host.controls.append(answer);
}
