// The metro map: two fingers, three numbers, and a canvas that draws what they say.
import { buttons, controls, make, shown, stage, whenSized, write } from "../lib/figure.js";
import { mapPainter } from "../lib/map-painter.js";
import { button } from "../lib/parts.js";
import { place, scale, scrolling, zooming } from "../lib/scrolling.js";
import * as map from "./metro-map.js";

const { HEIGHT, STATIONS, UNIT, WIDTH } = map;
const LEAST = 390 / WIDTH;
const MOST = 2.5;
// A finger that stays within as many points, for as many milliseconds, taps.
const TAP = { distance: 8, duration: 300 };
// So long a tap waits for a second one, in milliseconds: as long as the scroller does.
const SECOND = 350;

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Eastmere metro", label: `A metro map with ${STATIONS.length} stations to pan and zoom`,
    help: "Drag to pan, pinch or turn the wheel with ctrl to zoom, tap twice to zoom in. Tap a station to go there. Arrow keys pan; plus and minus zoom.",
  });
  view.classList.add("metro-map");
  const painter = mapPainter(view, map);
  // The sheet the map is printed on.
  const sheet = make("div", "content sheet", [], { style: `width: ${WIDTH}px; height: ${HEIGHT}px` });
  const caption = make("div", "caption");
  view.append(sheet, caption);

  const insets = () => {
    // The whole map rests in the middle of the screen.
    const beside = Math.max(0, (view.clientHeight - HEIGHT * LEAST) / 2);
    return { top: beside, bottom: beside, left: 0, right: 0 };
  };
  const start = 0.5;
  const figure = scrolling(host, view, {
    settings: {
      viewport: { width: 390, height: view.clientHeight || 600 }, contentSize: { width: WIDTH, height: HEIGHT },
      contentInset: insets(), minimumZoomScale: LEAST, maximumZoomScale: MOST, zoomsOnDoubleTap: true,
      hasZoomMomentum: true, zoomScale: start,
      contentOffset: { x: 24.5 * UNIT * start - 195, y: 21 * UNIT * start - (view.clientHeight || 600) / 2 },
    },
    label: "Scale and both offsets of the map against time.",
    panels: [
      scale(0.3, 1.3),
      place("x", { colour: "--velocity", least: 100, digits: 0 }),
      place("y", { colour: "--prediction", least: 100, digits: 0 }),
    ],
    show({ offset, zoomScale }) {
      painter.show(offset, zoomScale);
      sheet.style.transform = `translate3d(${-offset.x}px, ${-offset.y}px, 0) scale(${zoomScale})`;
      write(note, `${shown(zoomScale)}×`);
    },
  });
  const { scroller } = figure;
  whenSized(view, () => (scroller.contentInset = insets()));

  function select(station) {
    painter.select(station);
    caption.replaceChildren(...(station ? [
      make("b", "", station.name),
      ...station.lines.map(({ name, colour }) => make("span", "", name, { style: `--line-colour: ${colour}` })),
    ] : []));
  }
  function go(station) {
    select(station);
    const scale = Math.max(1.3, Math.min(scroller.zoomScale, MOST));
    const [width, height] = [390 / scale, view.clientHeight / scale];
    scroller.zoomToRect({ x: station.x - width / 2, y: station.y - height / 2, width, height }, { animated: true });
    figure.replan();
  }

  // A tap on a station goes there; two taps elsewhere are the scroller's own.
  let down = null;
  let waiting = 0;
  let tapped = -Infinity;
  const at = (event) => {
    const box = view.getBoundingClientRect();
    const ratio = view.clientWidth / box.width;
    return { x: (event.clientX - box.left) * ratio, y: (event.clientY - box.top) * ratio };
  };
  view.addEventListener("pointerdown", (event) => {
    const isFirst = event.timeStamp - tapped > SECOND;
    const isTap = event.isPrimary && event.button === 0 && isFirst && !scroller.isMoving;
    down = isTap ? { ...at(event), time: event.timeStamp } : null;
    clearTimeout(waiting);
  }, { capture: true });
  view.addEventListener("pointerup", (event) => {
    if (!down || !event.isPrimary) return;
    const up = at(event);
    const isTap = Math.hypot(up.x - down.x, up.y - down.y) < TAP.distance && event.timeStamp - down.time < TAP.duration;
    down = null;
    if (isTap) tapped = event.timeStamp;
    const station = isTap ? painter.stationAt(up) : null;
    if (station) {
      select(station);
      waiting = setTimeout(() => go(station), SECOND);
    } else if (isTap && painter.selected) select(null);
  });

  const zoomTo = zooming(view, figure);

  controls(host.controls, {
    table: [["largest scale", "max", MOST, 1, 6, "×"]],
    changed: ({ max }) => figure.change({ maximumZoomScale: max }),
  });
  buttons(host.controls, "Zoom", {
    "Zoom in": () => zoomTo(1.8), "Zoom out": () => zoomTo(1 / 1.8), "The whole map": () => zoomTo(0.01),
  });
  const toggles = { "Bounces": "bouncesZoom", "Goes on after a pinch": "hasZoomMomentum" };
  const group = buttons(host.controls, "Zoom rules", Object.fromEntries(
    Object.entries(toggles).map(([name, key]) => [name, () => {
      figure.change({ [key]: !scroller[key] });
      press();
    }])), "toggles");
  const press = () => [...group.children].forEach((button) =>
    button.setAttribute("aria-pressed", scroller[toggles[button.textContent]]));
  press();

  const input = make("input", "", [], { type: "search", autocomplete: "off", placeholder: "quay, heron …" });
  const found = make("div", "found", [], { role: "status" });
  const form = make("form", "finder", [make("label", "", ["Find a station", input]), found]);
  const list = () => {
    const words = input.value.trim().toLowerCase();
    const matches = STATIONS.filter(({ name, lines }) =>
      !words || name.toLowerCase().includes(words) || lines.some((line) => line.name.toLowerCase().startsWith(words)));
    found.replaceChildren(...matches.slice(0, 5).map((station) => button(station.name, () => go(station))));
    if (!matches.length) found.textContent = "There is no such station.";
    return matches;
  };
  input.addEventListener("input", list);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [first] = list();
    if (first) go(first);
  });
  list();
  host.controls.append(form);
}
