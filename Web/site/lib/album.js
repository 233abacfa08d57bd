// An album of postcards: the pages that are seen, each in an element that is used again, and a row of dots.
import { postcard, title } from "./postcards.js";
import { make } from "./stage.js";

/** The height that pictures are drawn in, in points. */
export const HEIGHT = 400;

/** In a view: {draw(pager, cards): what it shows of cards {number, width, isNew}, setHeight(points): of a picture}. */
export function album(view) {
  const row = make("div", "content cards");
  const dots = make("div", "dots");
  const pool = [];
  view.append(row, dots);

  function create() {
    const [picture, name] = [make("div"), make("b")];
    const item = { element: row.appendChild(make("div", "card", [picture, name])), picture, name, card: null };
    pool.push(item);
    return item;
  }
  function fill(item, card) {
    if (item.card === card) return;
    item.card = card;
    item.element.style.width = `${card.width}px`;
    item.element.classList.toggle("new", card.isNew === true);
    item.picture.innerHTML = postcard(card.number, card.width, HEIGHT);
    item.name.textContent = title(card.number);
  }

  // A dot for each page, and one that goes along them as the pages do.
  function drawDots({ count, pageProgress }) {
    if (dots.childElementCount !== count + 1) {
      dots.replaceChildren(...Array.from({ length: count }, () => make("i")), make("i", "mark-dot"));
    }
    // Many come closer together.
    const step = Math.min(14, 350 / Math.max(count - 1, 1));
    const place = (dot, at) => (dot.style.transform = `translateX(${step * at - (step * (count - 1)) / 2}px)`);
    const mark = dots.lastChild;
    const between = Math.min(pageProgress, count - 1);
    // From the last to the first the mark fades out at one end and in at the other.
    const fade = pageProgress - between;
    place(mark, fade > 0.5 ? 0 : between);
    mark.style.opacity = Math.abs(1 - 2 * fade);
    for (let i = 0; i < count; i++) place(dots.children[i], i);
  }

  return {
    setHeight: (points) => row.style.setProperty("--tall", `${points}px`),
    draw(pager, cards) {
      const used = new Set();
      const free = (isFit) => pool.find((item) => !used.has(item) && isFit(item));
      const put = ({ page, start }, item) => {
        used.add(item);
        fill(item, cards[page]);
        item.element.dataset.page = page;
        Object.assign(item.element.style, { transform: `translate3d(${start}px, 0, 0)`, visibility: "" });
      };
      // Cards that were seen keep their elements.
      const others = pager.visiblePages.filter((seen) => {
        const item = free(({ card }) => card === cards[seen.page]);
        if (item) put(seen, item);
        return !item;
      });
      for (const seen of others) put(seen, free(() => true) ?? create());
      for (const item of pool) if (!used.has(item)) item.element.style.visibility = "hidden";
      drawDots(pager);
    },
  };
}
