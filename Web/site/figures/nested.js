// Nested momentum: a header that collapses, tabs that turn, lists inside; one finger and one momentum.
import { buttons, choices, clamp, controls, engine, make, shown, stage, thrower, whenSized, write } from "../lib/figure.js";
import { interacting } from "../lib/interacting.js";
import { rowsIn } from "../lib/rows.js";
import { speed } from "../lib/scrolling.js";
import { attachNested, NestedScroll } from "../nested.js";

const TABS = [["Posts", 1200, 4000], ["Replies", 300, 9000], ["Likes", 3, 700]];
const [OUTER, PAGER, FIRST] = [0, 1, 2];
const HEADER = 224;
const BAR = 52;
const ORDERS = { "Collapses first": "collapsing", "Comes back immediately": "quickReturn", "List first": "innerFirst" };
const THRESHOLD = 80;
const REFRESHING = 56;

export function mount(host) {
  const { view } = stage(host.stage, {
    label: "A profile: a header that collapses, three tabs, a list in each",
    help: "Drag up and down to scroll, sideways to turn tabs; arrow keys, page keys, Home and End do the same.",
  });
  const parts = profile(view);
  const room = { width: 390, height: 796 };

  const sizes = () => {
    const list = { width: 390, height: room.height - BAR };
    return [
      { viewport: room, contentSize: { width: 390, height: room.height + HEADER } },
      { viewport: list, contentSize: { width: 390 * TABS.length, height: list.height } },
      ...TABS.map((_, i) => ({ viewport: list, contentSize: parts.rows[i].contentSize })),
    ];
  };
  const page = new NestedScroll(engine, {
    scrollers: sizes().map((size, i) => ({
      ...size,
      ...[{ order: "collapsing", alwaysBounceVertical: true }, { in: OUTER, isPagingEnabled: true }, { in: PAGER }][Math.min(i, FIRST)],
    })),
  });
  const pull = refreshing(page, parts.pull);

  // The tab that is seen, or will be.
  let tab = 0;
  const turnTo = (index) => {
    tab = index;
    parts.tabs.forEach((one, i) => one.setAttribute("aria-selected", i === tab));
  };

  const figure = interacting(host, view, page, {
    attach: attachNested,
    label: "Offsets of the header and of the list against time, and the velocity of whichever moves; a line marks the joint.",
    panels: [
      { name: "header", unit: "pt", colour: "--offset", of: ({ scrollers }) => scrollers[OUTER].offset.y, ahead: "outer", least: 240, bounds: () => [[0, "open"], [HEADER, "collapsed"]] },
      { name: "list", unit: "pt", colour: "--offset", of: ({ scrollers }) => scrollers[FIRST + tab].offset.y, ahead: "inner", least: 240, bounds: () => [[0, "top of the list"]] },
      speed({ of: ({ scrollers }) => scrollers[OUTER].velocity.y + scrollers[FIRST + tab].velocity.y }),
    ],
    ahead({ from, interval, count }) {
      const [outer, inner] = [OUTER, FIRST + tab].map((scroller) => page.sample({ scroller, from, interval, count }));
      return { outer: outer.value, inner: inner.value, velocity: outer.velocity.map((one, i) => one + inner.velocity[i]) };
    },
    traced(frame) {
      const phases = frame.scrollers.map(({ phase }) => phase);
      frame.phase = frame.isTracking ? (frame.isDragging ? "dragging" : "tracking")
        : ["dragging", "animating", "bouncing", "decelerating"].find((one) => phases.includes(one)) ?? "idle";
      return frame;
    },
    events: {
      scroller: () => FIRST + tab,
      didEndDragging: () => pull.released(),
      didPassMomentum: (_, pass) => passed(pass),
    },
    show({ scrollers, isTracking }) {
      pull.show(scrollers[OUTER].offset.y, isTracking);
      const near = Math.round(clamp(scrollers[PAGER].offset.x / 390, 0, TABS.length - 1));
      if (near !== tab && !isTracking) turnTo(near);
      parts.draw(scrollers, room.height);
    },
    rested: () => {
      const { scrollers } = page.frame;
      return `${TABS[tab][0]}: at rest, header ${shown(scrollers[OUTER].offset.y, 0)} points up, list at ${shown(scrollers[FIRST + tab].offset.y, 0)}`;
    },
    changed(isAtRest, isKnown) {
      // The joint to come, from a copy that runs ahead.
      figure.traces.mark(NaN, "joint");
      if (isAtRest) return;
      if (!isKnown) return void (answer.textContent = "");
      const ahead = page.clone();
      const { pass } = ahead.advance(page.restTime);
      ahead.destroy();
      if (!pass) return void (answer.textContent = "It will rest before an edge is met.");
      figure.traces.mark(pass.time, "joint");
      answer.textContent = `The joint is met in ${shown(pass.time - page.time)} s, at ${shown(pass.speed, 0)} pt/s.`;
    },
    ended(isCaught) {
      if (isCaught) answer.textContent = "Caught.";
      else if (!/met its edge/.test(answer.textContent)) answer.textContent = "At rest.";
    },
  });
  const answer = make("p", "", "Flick up on the header or the list.");
  const name = (index) => ["header", "tabs", "list"][Math.min(index, FIRST)];
  function passed({ time, source, target, speed, targetSpeed }) {
    figure.traces.mark(time, "joint");
    answer.textContent = `The ${name(source)} met its edge at ${shown(speed, 1)} pt/s; the ${name(target)} went on at ${shown(targetSpeed, 1)} pt/s.`;
  }

  whenSized(view, () => {
    room.height = view.clientHeight;
    sizes().forEach((size, i) => page.edit(i, (one) => Object.assign(one, size)));
    figure.attachment.draw();
  });

  parts.tabs.forEach((button, i) => button.addEventListener("click", () => figure.change(() => {
    turnTo(i);
    page.edit(PAGER, (pages) => pages.setContentOffset({ x: 390 * i, y: 0 }, { animated: true }));
  })));
  turnTo(0);
  figure.attachment.draw();

  choices(host.controls, "The header", ORDERS, "collapsing", (order) => figure.change(() => page.setMember(OUTER, { order })));
  controls(host.controls, {
    table: [["list’s mass (header’s: 1)", "m", 1, 0.25, 4, "", "log"], ["rate", "d", 0.998, 0.985, 0.9995, "per ms"]],
    presets: { "Equal masses": { m: 1, d: 0.998 }, "Heavy list": { m: 3, d: 0.998 } },
    changed({ m, d }) {
      figure.change(() => {
        for (let i = 0; i < page.count; i++) {
          if (i >= FIRST) page.setMember(i, { mass: m });
          page.edit(i, (one) => (one.decelerationRate = d));
        }
      });
    },
  });
  const push = thrower(view, page, () => room);
  buttons(host.controls, "Flick", {
    "Flick up": () => push({ x: 0, y: 2500 }, 0.06), "Flick down": () => push({ x: 0, y: -2500 }, 0.06),
    "Flick sideways": () => push({ x: tab === TABS.length - 1 ? -900 : 900, y: 0 }, 0.06),
  });
  host.controls.append(answer);
}

// The profile: what is seen, and how it is put where the scrollers are.
function profile(view) {
  const banner = make("div", "banner");
  const about = make("div", "about", [make("b", "", "Lena Marino"), make("span", "", "Draws bridges in Lisbon. Ferries, mostly.")]);
  const head = make("div", "profile-head", [banner, make("div", "face", "LM"), about], { style: `height: ${HEADER}px` });
  const tabs = TABS.map(([name, count]) =>
    make("button", "", [name, make("small", "", ` ${shown(count, 0)}`)], { type: "button", role: "tab" }));
  const mark = make("div", "tab-mark");
  const bar = make("div", "tabs", [...tabs, mark], { role: "tablist", "aria-label": "What is shown" });
  // Arrows move between tabs, and scroll nothing.
  bar.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by && tabs[tabs.indexOf(document.activeElement) + by];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    next.click();
  });
  const panels = TABS.map(([name]) => make("div", "panel", [], { role: "tabpanel", "aria-label": name }));
  const pages = make("div", "pages", panels);
  const pull = make("div", "pull");
  const sheet = make("div", "content profile", [head, bar, pages, pull]);
  view.append(sheet);
  const rows = TABS.map(([, count, seed], i) => rowsIn(panels[i], { count, seed }));
  return {
    rows, tabs, pull,
    draw(scrollers, room) {
      const [outer, pager] = scrollers;
      sheet.style.transform = `translate3d(0, ${-outer.offset.y}px, 0)`;
      // Pulled down, the banner fills what opens above it.
      banner.style.transform = `scaleY(${1 + Math.max(0, -outer.offset.y) / banner.offsetHeight || 1})`;
      pages.style.height = `${room - BAR}px`;
      mark.style.transform = `translateX(${(pager.offset.x / 390) * (390 / TABS.length)}px)`;
      panels.forEach((panel, i) => {
        const x = i * 390 - pager.offset.x;
        panel.style.transform = `translate3d(${x}px, 0, 0)`;
        panel.style.visibility = Math.abs(x) < 390 ? "" : "hidden";
        if (Math.abs(x) < 390) rows[i].show(scrollers[FIRST + i].offset.y);
      });
    },
  };
}

// Pull to refresh at the outermost edge: what it says, and the space it takes while it loads.
function refreshing(page, element) {
  let isLoading = false;
  const load = (isOn) => {
    isLoading = isOn;
    page.edit(OUTER, (outer) => (outer.contentInset = { top: isOn ? REFRESHING : 0 }));
  };
  return {
    released() {
      if (isLoading || page.frame.scrollers[OUTER].offset.y > -THRESHOLD) return;
      load(true);
      setTimeout(() => load(false), 1600);
    },
    show(offset, isTracking) {
      write(element, isLoading ? "Refreshing" : isTracking && offset <= -THRESHOLD ? "Release to refresh" : "Pull to refresh");
      element.style.opacity = clamp((-offset - 12) / 30, 0, 1);
    },
  };
}
