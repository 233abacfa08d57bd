// An album: postcards of different sizes, one of which comes to rest in the middle.
import "../feel.js";
import { Pager } from "../pager.js";
import { buttons, choices, controls } from "../lib/controls.js";
import { engine } from "../lib/engine.js";
import { thrower } from "../lib/finger.js";
import { interacting } from "../lib/interacting.js";
import { postcard, title } from "../lib/postcards.js";
import { make, stage, whenSized, write } from "../lib/stage.js";
import { shown } from "../lib/numbers.js";

const SIZES = [280, 210, 330, 260, 150, 300, 230, 340, 190, 280, 320, 220];
const HEIGHT = 400;
const TURNS = { "One page": 1, "The neighbours": "neighbor", "Any page": "free" };
const RULES = { "UIKit’s rule": "uiKit", "Ours: projected": "projected" };

const spring = ({ ζ, T }) => ({ mass: 1, stiffness: (2 * Math.PI / T) ** 2, dampingRatio: ζ });
const period = (stiffness) => 2 * Math.PI / Math.sqrt(stiffness);

export function mount(host) {
  const { view, note } = stage(host.stage, {
    title: "Postcards", label: `An album of ${SIZES.length} postcards`,
    help: "Flick sideways, or use the left and right arrow keys, Home and End.",
  });
  const row = make("div", "content cards");
  view.append(row);
  const dots = make("div", "dots");
  view.append(dots);

  // The host's own list, in the order of the pages: which card, and how wide.
  let next = SIZES.length;
  const cards = SIZES.map((width, number) => ({ number, width }));
  const pager = new Pager(engine, {
    viewport: { width: 390, height: 700 }, spacing: 16, extents: SIZES, turn: 1, page: 2,
  });

  // What is inserted before a page changes the offset, not what is seen: the curves go by what is seen.
  const curve = { shift: 0, last: pager.offset };
  const lap = () => cards.reduce((sum, { width }) => sum + width + pager.spacing, 0);
  const seenOffset = () => {
    if (pager.wraps) {
      const round = lap();
      curve.shift += Math.round((pager.offset - curve.last) / round) * round;
    }
    curve.last = pager.offset;
    return pager.offset - curve.shift;
  };
  const withoutJump = (change) => {
    const before = seenOffset();
    change();
    curve.last = pager.offset;
    curve.shift = pager.offset - before;
  };

  const marks = [];
  const pool = [];
  const figure = interacting(host, view, pager, {
    label: "Offset and velocity of the album against time; the places where its pages rest are thin lines.",
    panels: [
      {
        name: "offset", unit: "pt", colour: "--offset", of: seenOffset, ahead: "value", share: 1.5, least: 120,
        bounds() {
          marks.length = 0;
          const { targetPage, count, wraps } = pager;
          const round = wraps ? lap() : Infinity;
          for (let i = targetPage - 3; i <= targetPage + 3; i++) {
            const page = wraps && count ? ((i % count) + count) % count : i;
            if (page < 0 || page >= count) continue;
            const away = pager.offsetOf(page) - pager.offset;
            const nearest = wraps ? away - Math.round(away / round) * round : away;
            marks.push([seenOffset() + nearest, title(cards[page].number)]);
          }
          return marks;
        },
      },
      { name: "velocity", unit: "pt/s", colour: "--velocity", of: ({ velocity }) => velocity, ahead: "velocity", digits: 0, least: 200, include: [0] },
    ],
    value: (offset) => offset - curve.shift,
    show: draw,
    rested: () => `At rest on postcard ${pager.page + 1} of ${pager.count}, ${title(cards[pager.page]?.number ?? 0)}`,
    changed() {
      if (!pager.isMoving) {
        if (pager.count) answer.textContent = `At rest on “${title(cards[pager.page].number)}”.`;
        return;
      }
      answer.textContent = `Going to “${title(cards[pager.targetPage].number)}”, there in ${shown(pager.restTime - pager.time)} s.`;
    },
  });
  const answer = make("p", "", "Flick the postcards sideways.");
  whenSized(view, () => {
    pager.viewport = { width: 390, height: view.clientHeight };
    row.style.setProperty("--tall", `${Math.min(Math.max(view.clientHeight - 120, 160), HEIGHT)}px`);
    draw();
  });

  function draw() {
    const free = pool.filter((item) => (item.isUsed = false) || true);
    const place = (item, { start }) => {
      item.isUsed = true;
      item.element.style.transform = `translate3d(${start}px, 0, 0)`;
      item.element.style.visibility = "";
    };
    const rest = [];
    for (const seen of pager.visiblePages) {
      const card = cards[seen.page];
      const item = free.find((one) => !one.isUsed && one.card === card);
      if (item) {
        place(item, seen);
        item.element.dataset.page = seen.page;
      } else {
        rest.push({ ...seen, card });
      }
    }
    for (const seen of rest) {
      let item = pool.find((one) => !one.isUsed);
      if (!item) pool.push((item = create()));
      fill(item, seen.card);
      item.element.dataset.page = seen.page;
      place(item, seen);
    }
    for (const item of pool) if (!item.isUsed) item.element.style.visibility = "hidden";
    write(note, pager.count ? `${pager.nearestPage + 1} of ${pager.count}` : "none");
    drawDots();
  }
  function create() {
    const element = make("div", "card");
    const picture = make("div");
    const name = make("b");
    element.append(picture, name);
    row.append(element);
    return { element, picture, name, card: null, isUsed: false };
  }
  function fill(item, card) {
    if (item.card === card) return;
    item.card = card;
    item.element.style.width = `${card.width}px`;
    item.element.classList.toggle("new", card.isNew === true);
    item.picture.innerHTML = postcard(card.number, card.width, HEIGHT);
    item.name.textContent = title(card.number);
  }
  // A row of dots, and one that goes along it as the pages do.
  function drawDots() {
    while (dots.childElementCount < pager.count + 1) dots.append(make("i"));
    while (dots.childElementCount > pager.count + 1) dots.lastChild.remove();
    const at = pager.pageProgress;
    const between = Math.min(at, pager.count - 1);
    // From the last to the first the mark fades out at one end and in at the other.
    const fade = at - between;
    const mark = dots.lastChild;
    mark.className = "mark-dot";
    // Many come closer together.
    const step = Math.min(14, 350 / Math.max(pager.count - 1, 1));
    const room = step * (pager.count - 1);
    mark.style.transform = `translateX(${step * (fade > 0.5 ? 0 : between) - room / 2}px)`;
    mark.style.opacity = Math.abs(1 - 2 * fade);
    for (let i = 0; i < pager.count; i++) {
      const dot = dots.children[i];
      dot.className = "";
      dot.style.transform = `translateX(${step * i - room / 2}px)`;
      dot.style.opacity = "";
    }
  }
  draw();

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
      round.firstChild.setAttribute("aria-pressed", pager.wraps);
    }),
  }, "toggles");
  round.firstChild.setAttribute("aria-pressed", false);

  const push = thrower(view, pager);
  buttons(host.controls, "Flick", {
    "Flick softly": () => push({ x: 800, y: 0 }, 0.06), "Flick hard": () => push({ x: 4000, y: 0 }, 0.05),
  });

  controls(host.controls, {
    table: [
      ["damping ratio", "ζ", numbers.ζ, 0.2, 1.5, ""], ["response", "T", numbers.T, 0.15, 1.2, "s"],
      ["spacing", "s", 16, 0, 80, "pt"],
    ],
    presets: {
      "Lively": { ζ: 0.55, T: 0.5 },
    },
    changed(values) {
      figure.change(() => {
        // A spring of one's own belongs to the projected rule.
        const isOther = values.ζ !== numbers.ζ || values.T !== numbers.T;
        numbers = { ζ: values.ζ, T: values.T };
        if (isOther) obey("projected");
        withoutJump(() => (pager.spacing = values.s));
      });
    },
  });

  const insert = () => figure.change(() => withoutJump(() => {
    const page = pager.count ? pager.nearestPage : 0;
    const card = { number: next, width: SIZES[next++ % SIZES.length], isNew: true };
    cards.splice(page, 0, card);
    pager.insert(page, [card.width]);
  }));
  const remove = () => {
    if (pager.count <= 1) return;
    figure.change(() => withoutJump(() => {
      const page = pager.nearestPage;
      cards.splice(page, 1);
      pager.remove(page, 1);
    }));
  };
  buttons(host.controls, "Pages that come and go", {
    "Insert": insert, "Remove": remove,
    "Insert in flight": () => {
      push({ x: 900, y: 0 }, 0.06);
      setTimeout(insert, 220);
    },
  });
  answer.className = "beside";
  host.controls.append(answer);
}
