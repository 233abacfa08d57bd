// What is built from the same flick: a drawer, a window, pages, a profile, a map; each in a few shapes.
import { Drawer } from "../drawer.js";
import { metro } from "../lib/drawings.js";
import { NestedScroll } from "../nested.js";
import { Scroller } from "../overscroll.js";
import { Pager } from "../pager.js";
import { PictureInPicture } from "../picture-in-picture.js";
import { film, at } from "./film.js";
import { touches, way } from "./flick.js";

const HEADER = 120;
// As wide and as high as site.css makes the map.
const TOWN = 1800;
const PAGES = 9;
const TURN = Math.PI / 4;

const card = (i) => `<div class="page" style="background: hsl(${(i * 47 + 200) % 360} 40% 40%)"></div>`;
const lines = (count) => Array.from({ length: count }, () => "<i><b></b><s></s></i>").join("");

/** {title, unit, make(engine, host, size, flick): {subject, script, read, turn, draw}}: read gives a frame's numbers, the first for the curve. */
const THINGS = {
  drawer: {
    title: "Map", names: "drawer’s height",
    make(engine, host, { width, height }, flick) {
      host.innerHTML = `${metro()}<div class="sheet">${lines(12)}</div>`;
      const sheet = host.querySelector(".sheet");
      const subject = new Drawer(engine, {
        container: { width, height }, contentHeight: height, anchors: [{ fromBottom: 72 }, { fraction: 0.5 }, { fromTop: 24 }],
        anchor: way(flick) > 0 ? 0 : 2,
      });
      return {
        subject, script: touches(flick), read: ({ visibleLength, position }) => [visibleLength, position],
        draw: ([, y]) => (sheet.style.transform = `translateY(${y}px)`),
      };
    },
  },
  "picture-in-picture": {
    title: "Call", names: "distance of the window", turn: TURN,
    make(engine, host, { width, height }, flick) {
      host.innerHTML = '<svg class="caller" viewBox="0 0 100 150" preserveAspectRatio="xMidYMid slice"><path d="M10 150c2-26 18-36 40-36s38 10 40 36z"/><circle cx="50" cy="78" r="25"/></svg><div class="window"></div>';
      const window = host.querySelector(".window");
      const size = { width: width / 4, height: width / 3 };
      const place = way(flick) > 0 ? 3 : 0;
      const subject = new PictureInPicture(engine, { container: { width, height }, size, place });
      const { x, y } = subject.corner(place);
      Object.assign(window.style, { width: `${size.width}px`, height: `${size.height}px` });
      return {
        subject, script: touches(flick, { turn: TURN, x: x + size.width / 2, y: y + size.height / 2 }),
        read: (frame) => [Math.hypot(frame.x - x, frame.y - y), frame.x, frame.y],
        draw: ([, left, top]) => (window.style.transform = `translate(${left}px, ${top}px)`),
      };
    },
  },
  pager: {
    title: "Album", names: "offset of the pages", turn: Math.PI / 2,
    make(engine, host, { width, height }, flick) {
      const extent = Math.round(width * 0.7);
      host.innerHTML = `<div class="album">${Array.from({ length: PAGES }, (_, i) => card(i)).join("")}</div>`;
      const album = host.firstChild;
      album.style.setProperty("--page", `${extent}px`);
      const subject = new Pager(engine, { viewport: { width, height }, spacing: 12, extents: Array(PAGES).fill(extent), page: 4 });
      const from = subject.frame.offset;
      return {
        subject, script: touches(flick, { turn: Math.PI / 2 }), read: ({ offset }) => [way(flick) * (offset - from), offset],
        draw: ([, offset]) => (album.style.transform = `translateX(${-offset}px)`),
      };
    },
  },
  nested: {
    title: "Profile", names: "header and list together",
    make(engine, host, { width, height }, flick) {
      host.innerHTML = `<div class="self"><div class="cover"></div><div class="posts"><div>${lines(60)}</div></div></div>`;
      const [self, posts] = [host.firstChild, host.querySelector(".posts > div")];
      const isUp = way(flick) > 0;
      const subject = new NestedScroll(engine, {
        active: 1,
        scrollers: [
          { viewport: { width, height }, contentSize: { width, height: height + HEADER }, order: "collapsing",
            contentOffset: { x: 0, y: isUp ? 0 : HEADER } },
          { in: 0, viewport: { width, height }, contentSize: { width, height: 60 * 64 }, contentOffset: { x: 0, y: isUp ? 0 : 300 } },
        ],
      });
      let from;
      return {
        subject, script: touches(flick, { part: [1] }),
        read({ scrollers: [outer, inner] }) {
          const sum = outer.offset.y + inner.offset.y;
          return [way(flick) * (sum - (from ??= sum)), outer.offset.y, inner.offset.y];
        },
        draw([, outer, inner]) {
          self.style.transform = `translateY(${-outer}px)`;
          posts.style.transform = `translateY(${-inner}px)`;
        },
      };
    },
  },
  metro: {
    title: "Metro", names: "distance of the map", turn: TURN,
    make(engine, host, { width, height }, flick) {
      host.innerHTML = metro();
      const begin = (extent) => (way(flick) > 0 ? 100 : TOWN - extent - 100);
      const from = { x: begin(width), y: begin(height) };
      const subject = new Scroller(engine, {
        viewport: { width, height }, contentSize: { width: TOWN, height: TOWN }, contentOffset: from, maximumZoomScale: 2,
      });
      return {
        subject, script: touches(flick, { turn: TURN }),
        read: ({ offset: { x, y } }) => [Math.hypot(x - from.x, y - from.y), x, y],
        draw: ([, x, y]) => (host.firstChild.style.transform = `translate(${-x}px, ${-y}px)`),
      };
    },
  },
};

/** A thing's film, and what draws it at a time. */
export function stageThing(engine, name, host, size, flick) {
  const { title, names, turn = 0, make: build } = THINGS[name];
  const { subject, script, read, draw } = build(engine, host, size, flick);
  const frames = [];
  const { xs, ys, end } = film(subject, script, (frame) => {
    const values = read(frame);
    frames.push(values);
    return values[0];
  });
  const columns = frames[0].map((_, i) => ({ xs, ys: frames.map((values) => values[i]) }));
  return { title, names, turn, xs, ys, end, draw: (time) => draw(columns.map((column) => at(column, time))) };
}
