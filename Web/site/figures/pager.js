// An album: postcards of different sizes, one of which comes to rest in the middle.
import "../feel.js";
import { album, HEIGHT } from "../lib/album.js";
import { buttons, choices, clamp, controls, engine, make, shown, stage, thrower, whenSized, write } from "../lib/figure.js";
import { interacting } from "../lib/interacting.js";
import { title } from "../lib/postcards.js";
import { speed } from "../lib/scrolling.js";
import { Pager } from "../pager.js";

const SIZES = [280, 210, 330, 260, 150, 300, 230, 340, 190, 280, 320, 220];
const TURNS = { "One page": 1, "The neighbours": "neighbor", "Any page": "free" };
const RULES = { "UIKit’s rule": "uiKit", "Ours: projected": "projected" };

const spring = ({ ζ, T }) => ({ mass: 1, stiffness: (2 * Math.PI / T) ** 2, dampingRatio: ζ });
const period = (stiffness) => 2 * Math.PI / Math.sqrt(stiffness);

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Postcards", label: `An album of ${SIZES.length} postcards`,
    help: "Flick sideways, or use the left and right arrow keys, Home and End.",
  });
  const { draw: drawPages, setHeight } = album(view);
  // The host's own list, in the order of the pages: which card, and how wide.
  let next = SIZES.length;
  const cards = SIZES.map((width, number) => ({ number, width }));
  const nameOf = (page) => title(cards[page]?.number ?? 0);
  const pager = new Pager(engine, {
    viewport: { width: 390, height: 700 }, spacing: 16, extents: SIZES, turn: 1, page: 2,
  });

  // What is inserted before a page changes the offset, not what is seen: the curves go by what is seen.
  const curve = { shift: 0, last: pager.offset };
  // Of a distance the nearest of those that differ by whole rounds, if it wraps; as how many rounds that are.
  const lap = () => cards.reduce((sum, { width }) => sum + width + pager.spacing, 0);
  const wholeLaps = (distance) => (pager.wraps ? Math.round(distance / lap()) * lap() : 0);
  const seenOffset = () => {
    curve.shift += wholeLaps(pager.offset - curve.last);
    curve.last = pager.offset;
    return pager.offset - curve.shift;
  };
  const withoutJump = (change) => {
    const before = seenOffset();
    change();
    curve.last = pager.offset;
    curve.shift = pager.offset - before;
  };

  const answer = make("p", "beside", "Flick the postcards sideways.");
  const figure = interacting(host, view, pager, {
    label: "Offset and velocity of the album against time; the places where its pages rest are thin lines.",
    panels: [
      {
        name: "offset", unit: "pt", colour: "--offset", of: seenOffset, ahead: "value", share: 1.5, least: 120,
        bounds() {
          const { targetPage, count, wraps, offset } = pager;
          const near = [-3, -2, -1, 0, 1, 2, 3].map((by) => targetPage + by);
          const pages = wraps && count ? near.map((page) => ((page % count) + count) % count) : near;
          return pages.filter((page) => page >= 0 && page < count).map((page) => {
            const away = pager.offsetOf(page) - offset;
            return [seenOffset() + away - wholeLaps(away), nameOf(page)];
          });
        },
      },
      speed(),
    ],
    value: (offset) => offset - curve.shift,
    events: { touchAction: "pan-y pinch-zoom" },
    show: draw,
    rested: () => `At rest on postcard ${pager.page + 1} of ${pager.count}, ${nameOf(pager.page)}`,
    changed() {
      if (pager.isMoving) {
        answer.textContent = `Going to “${nameOf(pager.targetPage)}”, there in ${shown(pager.restTime - pager.time)} s.`;
      } else if (pager.count) answer.textContent = `At rest on “${nameOf(pager.page)}”.`;
    },
    ended: (isCaught) => isCaught && (answer.textContent = "Caught."),
  });
  whenSized(view, () => {
    pager.viewport = { width: 390, height: view.clientHeight };
    setHeight(clamp(view.clientHeight - 120, 160, HEIGHT));
    draw();
  });

  function draw() {
    drawPages(pager, cards);
    write(note, pager.count ? `${pager.nearestPage + 1} of ${pager.count}` : "none");
  }

  let numbers = { ζ: 1, T: period(200) };
  const obey = (rule) => {
    pager.feel = { pages: rule };
    if (rule === "projected") pager.spring = spring(numbers);
    press(rule);
  };
  const press = choices(host.controls, "Which page, and how", RULES, "uiKit", (rule) => figure.change(() => obey(rule)));
  choices(host.controls, "Pages that a drag may turn", TURNS, pager.turn, (turn) => figure.change(() => (pager.turn = turn)));
  const round = buttons(host.controls, "At the ends", {
    "Wraps around": () => figure.change(() => {
      withoutJump(() => (pager.wraps = !pager.wraps));
      round.setAttribute("aria-pressed", pager.wraps);
    }),
  }, "toggles").firstChild;
  round.setAttribute("aria-pressed", false);

  const push = thrower(view, pager);
  buttons(host.controls, "Flick", {
    "Flick softly": () => push({ x: 800, y: 0 }, 0.06), "Flick hard": () => push({ x: 4000, y: 0 }, 0.05),
  });

  controls(host.controls, {
    table: [
      ["damping ratio", "ζ", numbers.ζ, 0.2, 1.5, ""], ["response", "T", numbers.T, 0.15, 1.2, "s"],
      ["spacing", "s", 16, 0, 80, "pt"],
    ],
    presets: { "Lively": { ζ: 0.55, T: 0.5 } },
    changed({ ζ, T, s }) {
      figure.change(() => {
        // A spring of one's own belongs to the projected rule.
        const isOther = ζ !== numbers.ζ || T !== numbers.T;
        numbers = { ζ, T };
        if (isOther) obey("projected");
        withoutJump(() => (pager.spacing = s));
      });
    },
  });

  // Inserts a card before the page that is seen, or removes that one.
  const exchange = (act) => figure.change(() => withoutJump(() => act(pager.count ? pager.nearestPage : 0)));
  const insert = () => exchange((page) => {
    const card = { number: next, width: SIZES[next++ % SIZES.length], isNew: true };
    cards.splice(page, 0, card);
    pager.insert(page, [card.width]);
  });
  buttons(host.controls, "Pages that come and go", {
    "Insert": insert,
    "Remove": () => pager.count > 1 && exchange((page) => {
      cards.splice(page, 1);
      pager.remove(page, 1);
    }),
    "Insert in flight": () => {
      push({ x: 900, y: 0 }, 0.06);
      setTimeout(insert, 220);
    },
  });
  host.controls.append(answer);
}
