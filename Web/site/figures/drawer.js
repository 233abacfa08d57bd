// A drawer over a map, with a list in it: one finger opens it, and goes on in the list.
import { ScrollingDrawer } from "../drawer.js";
import { drawerSteps } from "../lib/drawer-steps.js";
import { metro } from "../lib/drawings.js";
import { buttons, engine, make, shown, stage, thrower, whenSized, whoseRule, write } from "../lib/figure.js";
import { interacting } from "../lib/interacting.js";
import { rowsIn } from "../lib/rows.js";
import { speed } from "../lib/scrolling.js";

const HEAD = 84;
const ROW = 72;
const ANCHORS = ["peek", "half", "open"];
// Where they are: so high, such a share of the height, so far from the top.
const PEEK = HEAD + 34;
const HALF = 0.46;
const TOP = 64;
const STOPS = [
  ["Town Hall", 0], ["Opera", 0], ["Poplar Row", 1], ["Library", 2], ["Rope Walk", 2], ["Clock Tower", 3],
  ["Fishmarket", 0], ["Customs House", 2], ["University", 1], ["Gardens", 2], ["Weavers", 1], ["Wharf", 0],
  ["Baths", 3], ["Hospital", 2], ["Tannery", 3], ["Glassworks", 0], ["Lighthouse", 2], ["Observatory", 1],
  ["Brewery", 2], ["Kilns", 1], ["Old Mill", 0], ["Stadium", 3], ["Nursery", 0], ["Meadows", 3],
  ["Ferry", 2], ["Hilltop", 1], ["South Gate", 0], ["Beekeepers", 3], ["Quarry", 2], ["Airfield", 1],
  ["Lakeside", 3],
];
const COLOURS = ["#c2452d", "#1f6f8b", "#2f7d4f", "#8a683a"];
const LINES = ["Mill line", "Hill line", "Ferry line", "Lake line"];

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A map with a drawer of stations over it",
    help: "Drag the drawer, or use the arrow keys: up and down go from anchor to anchor and, once it is open, " +
      "through the list. Home closes it, End opens it.",
  });
  const map = make("div", "drawer-map");
  map.innerHTML = metro();
  const scrim = make("div", "scrim");
  const note = make("small");
  const head = make("div", "drawer-head", [make("div", "", "Stations near by"), note]);
  const body = make("div", "drawer-list");
  const panel = make("div", "drawer", [head, body]);
  view.append(map, scrim, panel);
  const rows = rowsIn(body, {
    count: STOPS.length, height: ROW,
    fill(row, index, texts) {
      const [name, line] = STOPS[index] ?? STOPS[0];
      row.firstChild.style.background = COLOURS[line];
      texts[0].data = LINES[line][0];
      texts[1].data = name;
      texts[2].data = `${LINES[line]}, every ${4 + 2 * line} minutes`;
      texts[3].data = `${index + 2} min`;
    },
  });

  const container = () => ({ width: view.clientWidth || 390, height: view.clientHeight || 844 });
  const listSize = () => ({ width: 390, height: Math.max(container().height - TOP - HEAD, 1) });
  const sheet = new ScrollingDrawer(engine, {
    drawer: { container: container(), anchors: [{ fromBottom: PEEK }, { fraction: HALF }, { fromTop: TOP }], anchor: 1 },
    list: { viewport: listSize(), contentSize: { width: 390, height: ROW * STOPS.length } },
  });

  // How far along it is at its middle anchor.
  let middle = 0.5;
  let steps = null;
  const bounds = () => {
    const { height } = container();
    return [[height * HALF, "half"], [height - TOP, "open"], [PEEK, "peek"]];
  };
  const words = make("p", "", "Flick the drawer, or drag it slowly. Then flick through the list without lifting.");
  const figure = interacting(host, view, sheet, {
    touched: panel,
    events: { part: (event) => (head.contains(event.target) ? "header" : "list") },
    label: "How much of the drawer is seen, its velocity, and the list’s offset against time.",
    panels: [
      { name: "drawer", unit: "pt", colour: "--offset", of: ({ length }) => length, ahead: "length", share: 1.6, least: 200, digits: 1, bounds },
      speed({ least: 400 }),
      { name: "list", unit: "pt", colour: "--offset", of: ({ offset }) => offset, ahead: "offset", digits: 1, least: 120, include: [0] },
    ],
    traced({ time, drawer, list }) {
      const phase = sheet.isDragging ? "dragging"
        : drawer.phase === "idle" || drawer.phase === "tracking" ? list.phase : drawer.phase;
      return { time, phase, length: drawer.visibleLength, velocity: -drawer.velocity, offset: list.offset.y };
    },
    ahead(range) {
      const { position, velocity, y } = sheet.sample(range);
      const { height } = container();
      return { length: position.map((one) => height - one), velocity: velocity.map((one) => -one), offset: y };
    },
    show({ drawer, list }) {
      panel.style.transform = `translate3d(0, ${drawer.position}px, 0)`;
      // The map darkens on the second half of the distance only.
      scrim.style.opacity = Math.max(0, drawer.progress - middle) / (1 - middle) * 0.45;
      rows.show(list.offset.y);
      write(note, ANCHORS[drawer.targetAnchor]);
    },
    ended(isCaught) {
      words.textContent = isCaught ? "Caught." : `At rest: the drawer is at “${ANCHORS[sheet.frame.drawer.anchor]}”.`;
    },
    rested: () => `The drawer rests at “${ANCHORS[sheet.frame.drawer.anchor]}”`,
    changed() {
      const { drawer, list } = sheet.frame;
      if (!sheet.isMoving) return;
      if (drawer.isMoving) steps?.({ length: drawer.visibleLength, velocity: -drawer.velocity, anchors: sheet.drawer.visibleLengths });
      words.textContent = drawer.isMoving
        ? `Going to “${ANCHORS[drawer.targetAnchor]}”, ${shown(Math.abs(drawer.velocity), 0)} pt/s at the release, ` +
          `at rest after ${shown(sheet.restTime - sheet.time)} s.`
        : `The list goes on at ${shown(Math.abs(list.velocity.y), 0)} pt/s.`;
    },
  });
  const measure = () => {
    const { visibleLengths: [least, half, most] } = sheet.drawer;
    middle = most > least ? (half - least) / (most - least) : 0.5;
    body.style.height = `${listSize().height}px`;
    panel.style.height = `${container().height + 400}px`;
  };
  measure();
  whenSized(view, () => {
    sheet.changeDrawer((drawer) => drawer.setLayout({ container: container() }, { animated: false }));
    sheet.changeList((list) => (list.viewport = listSize()));
    measure();
    figure.attachment.draw();
  });

  const move = (anchor) => figure.change(() => sheet.move(anchor));
  // What moves goes on under the new spring, from where and as fast as it is. A spring of one's own is ours.
  whoseRule(host.controls, (change) => figure.change(() => sheet.changeDrawer((drawer) => {
    change(drawer);
    if (drawer.isMoving) drawer.move(drawer.targetAnchor);
  })));
  const push = thrower(view, sheet, container);
  buttons(host.controls, "Move", {
    "Flick up": () => push({ x: 0, y: 1600 }), "Flick down": () => push({ x: 0, y: -1600 }),
    "Go half open": () => move(1),
  });
  host.controls.append(words);
  const place = document.getElementById("steps");
  steps = place && drawerSteps(place);
}
