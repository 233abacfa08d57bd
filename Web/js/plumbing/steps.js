// steps.js - wheels, keys and the focus for what rests at some places only: one key, or one stroke, is one step.

import { wheelEvent } from "./events.js";
import { strokesOver, wayOf } from "./wheel-strokes.js";

// A stroke ends when the wheel has been quiet for so long, in milliseconds; where it goes is known once it has gone so far,
// in pixels.
const QUIET = 120;
const LEAST = 3;

/**
 * How something is moved in steps, by what it can do: a pager by pages, a drawer by anchors, and one with a list
 * by its list where it is open; or undefined.
 */
export function stepper(subject) {
  if (subject.scrollToPage) return pages(subject);
  if (subject.changeList) return sheet(subject);
  if (subject.move && subject.visibleLengths) return anchors(subject, () => subject);
  return undefined;
}

// 1 where pages go on to the right or down, -1 where they go on to the left.
const signOf = ({ axis, layoutDirection }) => axis === "horizontal" && layoutDirection === "rightToLeft" ? -1 : 1;

const pages = (pager) => ({
  get forward() { return signOf(pager); },
  sideways: () => signOf(pager),
  isSideways: () => pager.axis === "horizontal",
  to(count, time) {
    const { targetPage: page, count: pages, wraps } = pager;
    const next = Math.max(Math.min(page + count, pages - 1), 0);
    const isRound = wraps && pages > 1 && Number.isFinite(count);
    if (isRound ? !count : next === page) return false;
    if (time !== undefined) pager.perform(time, () => isRound ? pager.turnPage(count) : pager.scrollToPage(next));
    return true;
  },
  show: (by) => turnTo(pager, by),
});

// `drawer`: gives the drawer, to ask it.
const anchors = (subject, drawer) => {
  // The anchors from the one that shows least to the one that shows most.
  const sorted = ({ visibleLengths: lengths }) => [...lengths.keys()].sort((a, b) => lengths[a] - lengths[b]);
  return {
    // A wheel that makes content go up makes the drawer go up.
    forward: -1,
    isSideways: () => /left|right/.test(drawer().edge),
    isOpen: () => sorted(drawer()).at(-1) === drawer().targetAnchor,
    to(count, time) {
      const { edge, targetAnchor } = drawer();
      const order = sorted(drawer());
      // From the bottom and the right, a step backwards shows more.
      const isBackwards = !/top|left/.test(edge);
      const at = order.indexOf(targetAnchor) + (isBackwards ? -count : count);
      const next = order[Math.min(Math.max(at, 0), order.length - 1)];
      if (next === targetAnchor) return false;
      if (time !== undefined) subject.perform(time, () => subject.move(next));
      return true;
    },
    show: () => subject.move(sorted(drawer()).at(-1), { animated: false }),
  };
};

const sheet = (subject) => {
  const step = anchors(subject, () => subject.drawer);
  // Whether something changes where the list or the drawer is going.
  const moves = (act) => {
    const ends = () => [...Object.values(subject.list.destination), subject.drawer.targetAnchor].join();
    const before = ends();
    act();
    return ends() !== before;
  };
  const inList = (change) => moves(() => subject.changeList(change));
  let stream;
  return {
    ...step,
    scroll(event, surface) {
      if (subject.list.trackpadMomentum !== "engine") return inList((list) => list.wheel(wheelEvent(event)));
      if (!stream) {
        stream = subject.strokes(surface.window);
        surface.undo.push(() => stream.stop());
      }
      return moves(() => stream.send(wheelEvent(event), event, true));
    },
    // On through the list, and back: as the page of a drawer and a list has it.
    key: (command, time) => subject.perform(time, () => moves(() => subject.key(command))),
    // How far what it is in was scrolled is the drawer's: once that is open, nothing of it is left for the list.
    show(by) {
      const isOpen = step.isOpen();
      if (!isOpen) step.show();
      if (isOpen || !by.isOuter) inList((list) => shift(list, by));
      return true;
    },
  };
};

// Turns to the page that is nearest to where it is in the middle, or to the first that is as far as that; gives what is left.
function turnTo(pager, { middle, ...by }) {
  const axis = pager.axis === "horizontal" ? "x" : "y";
  if (!by[axis]) return by;
  const sign = signOf(pager);
  const wanted = pager.offset + sign * (middle ?? by)[axis];
  const way = Math.sign(wanted - pager.offset);
  // How far a page falls short of it; less than a pixel is what offsets are rounded by.
  const short = (page) => way * (wanted - pager.offsetOf(page));
  let page = pager.nearestPage;
  const goesOn = (next) => middle ? Math.abs(short(next)) < Math.abs(short(page)) : short(page) >= 1;
  while (page + way >= 0 && page + way < pager.count && goesOn(page + way)) page += way;
  pager.scrollToPage(page, { animated: false });
  return { ...by, [axis]: short(page) < 1 ? 0 : sign * way * short(page) };
}

/**
 * Moves a scroller by a distance, within its bounds; one that rests on pages, and a pager, goes to the page nearest to where it
 * is in the middle, or by whole pages where that is not known. Gives what is left of the distance.
 */
export function shift(scroller, { middle, ...by }) {
  if (scroller.scrollToPage) return turnTo(scroller, { middle, ...by });
  const { contentOffset: to, minimumOffset: least, maximumOffset: most, isPagingEnabled } = scroller;
  const within = (axis, value) => Math.min(Math.max(value, least[axis]), most[axis]);
  const rest = {};
  const paged = [];
  for (const [axis, name, rule, length] of [["x", "horizontal", "snapHorizontal", "width"], ["y", "vertical", "snapVertical", "height"]]) {
    const isPaged = isPagingEnabled || scroller[rule] === "paging";
    if (isPaged) paged.push(name);
    const goal = to[axis] + by[axis];
    rest[axis] = goal - within(axis, goal);
    const page = scroller.viewport[length];
    const pages = () => middle?.[axis] ?? Math.sign(by[axis]) * Math.ceil(Math.abs(by[axis] / page)) * page;
    to[axis] = within(axis, isPaged && by[axis] ? to[axis] + pages() : goal);
  }
  scroller.setContentOffset(to);
  for (const axis of paged) scroller.turnPage(0, axis, { animated: false });
  return rest;
}

// How far a key goes, along the axis or along any.
const LENGTHS = { pageUp: -1, pageDown: 1, home: -Infinity, end: Infinity, space: 1, shiftSpace: -1 };
const ALONG = { arrowUp: -1, arrowDown: 1 };
const ACROSS = { arrowLeft: -1, arrowRight: 1 };

/** Keys for a surface's subject. */
export function stepByKeys(surface, step) {
  const press = step.key ?? ((_, time, count) => step.to(count, time));
  surface.takeKeys((command, time) => {
    const across = ACROSS[command] * (step.sideways?.() ?? 1);
    const count = LENGTHS[command] ?? (step.isSideways() ? across : ALONG[command]);
    return Boolean(count) && press(command, time, count);
  });
}

/** Strokes of a wheel for a surface's subject; at its end, and across it, the page has them. */
export function stepByWheel(surface, step) {
  let quiet = -Infinity;
  let isOurs, isDecided, isInList, gone;
  const wheel = strokesOver(surface, (turn, event) => {
    if (event.timeStamp > quiet) {
      isOurs = isDecided = false;
      gone = { x: 0, y: 0 };
      // A stroke is the list's, or moves the drawer.
      isInList = Boolean(step.scroll) && step.isOpen() && !surface.subject.drawer.isMoving;
    }
    quiet = event.timeStamp + QUIET;
    const way = wayOf(turn);
    for (const axis in gone) gone[axis] += way[axis];
    if (isInList && step.scroll(event, surface)) isOurs = isDecided = true;
    else if (!isDecided) {
      // Until it is known where it goes it is ours if there is a step that way.
      const [x, y] = [Math.abs(gone.x), Math.abs(gone.y)];
      const isSideways = step.isSideways();
      isDecided = Math.max(x, y) >= LEAST || event.deltaMode > 0;
      const count = step.forward * Math.sign(isSideways ? gone.x : gone.y);
      isOurs = (!isDecided || isSideways === x > y) && step.to(count, isDecided ? surface.latest(event.timeStamp) : undefined);
    }
    return isOurs;
  });
  surface.listen(surface.element, { wheel }, { passive: false });
}
