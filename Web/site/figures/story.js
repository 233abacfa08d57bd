// Your flick: one flick of the reader, carried through the page. The phone stays; what it plays goes with the text.
import { whole } from "../lib/engine.js";
import { shown } from "../lib/numbers.js";
import { button, keepFromSwipes } from "../lib/parts.js";
import { announcement, kept } from "../lib/stage.js";
import { blind } from "../story/blind.js";
import { isPlaying, stop } from "../story/film.js";
import { PRESET, read, recorded, write } from "../story/flick.js";
import { phone, START } from "../story/phone.js";
import { plot } from "../story/plot.js";
import { scenes } from "../story/scenes.js";
import { scrub } from "../story/scrub.js";

const BEGIN = 400;
const SETTLE = 120;
const NUMBERS = {
  rate: ["Share of the speed that is kept in a millisecond", 0.998, 0.98, 0.9995, 0.0001, "why"],
  a: ["First pole, per second", 10.05, 2, 60, 0.05, "edge"],
  b: ["Second pole, per second", 12.05, 2, 60, 0.05, "edge"],
  pull: ["Points of finger", 300, 0, 600, 1, "band"],
};
const find = (selector) => document.querySelector(selector);
const scoreOf = (text) => (/^[0-5]$/.test(text) ? Number(text) : null);

export function mount(host) {
  const status = announcement();
  const story = {
    flick: PRESET, values: {}, guess: 5, score: scoreOf(kept.score), step: "start", isQuick: false, isOwn: false, origin: START,
    say(name, text) {
      for (const one of document.querySelectorAll(`[data-say="${name}"]`)) one.textContent = text;
    },
    said: (text) => (status.textContent = text),
    // As far as it goes on: what is asked and measured, from the lift.
    rested: (distance) => story.said(`At rest, ${all.rows(distance)} rows from where the finger lifted.`),
    scored(score) {
      kept.score = story.score = score;
      link();
    },
  };
  story.plot = plot(host.curves);
  story.phone = phone(host.stage, { touched, moved, lifted });
  const all = scenes(story);
  const test = blind(story, all);
  Object.assign(all, { blind: test.show, things: all.drawer });
  host.controls.append(button("Again", () => enter()), status);

  // -- The hand on the list --

  let live = null;
  function touched(hand) {
    stop();
    story.said("");
    story.phone.finger(null);
    live = { from: hand.contentOffset.y, begin: null, xs: [], ys: [], ahead: null };
  }
  function moved(hand) {
    if (!live) return;
    const { y } = hand.frame.offset;
    if (story.step === "band" && y <= 0 && story.band) {
      // The curve is the list's over the finger's: the place on it says how far that was.
      return story.plot.to(story.band.xs[Math.max(0, story.band.ys.findIndex((one) => one >= -y))] ?? 0);
    }
    if (live.ahead && !hand.isMoving && !hand.isTracking) story.rested(live.distance);
    live.begin ??= hand.time;
    live.xs.push(hand.time - live.begin);
    live.ys.push((y - live.from) / 72);
    chart();
  }
  function chart() {
    const { xs, ys, ahead } = live;
    const of = ahead ?? { xs, ys };
    const high = Math.max(1, of.xs.at(-1) ?? 0, xs.at(-1) ?? 0);
    const low = Math.min(0, ...of.ys, ...ys);
    story.plot.show({
      label: "How far the list has gone in your hand, in rows over seconds.", x: { low: 0, high, name: "seconds" },
      y: { low: low * 1.1, high: Math.max(1, ...of.ys, ...ys) * 1.1, name: "rows" },
      series: [...(ahead ? [{ ...ahead, name: "prediction", colour: "--prediction", dash: "5 4", isThere: true }] : []),
        { xs, ys, name: "in your hand", colour: "--offset" }],
    });
    story.plot.to(xs.at(-1));
  }
  function lifted(release, samples) {
    const hand = story.phone.hand;
    if (!live || !release.velocity.y) return;
    const count = 121;
    const from = hand.time;
    const interval = Math.max(hand.restTime - from, 0.1) / (count - 1);
    const { y } = hand.sample({ from, interval, count });
    live.begin ??= from;
    live.ahead = { xs: Array.from(y, (_, i) => from - live.begin + i * interval), ys: Array.from(y, (one) => (one - live.from) / 72) };
    live.distance = y.at(-1) - y[0];
    if (!["start", "guess"].includes(story.step)) return;
    const flick = recorded(samples);
    if (flick) live.distance = take(flick, true);
    if (flick && story.step === "guess") enter();
  }

  // -- The flick --

  const [lede, told] = [find(".story .lede"), find("[data-say=flick]")];
  const [asked, own] = [lede.innerHTML, told.innerHTML];
  function take(flick, isOwn, friend = null) {
    Object.assign(story, { flick, isOwn, isFriends: friend !== null });
    const { speed, distance } = all.measure();
    const words = `${shown(speed, 0)} points per second, ${shown(distance / 72, 1)} rows`;
    [lede.innerHTML, told.innerHTML] = [asked, own];
    story.say("speed", shown(speed, 0));
    if (isOwn) {
      kept.flick = write(flick);
      story.say("flick", `Yours: ${words}. It plays the rest of this page; flick again for another.`);
    }
    if (friend) {
      const told = friend.score === null ? "" : `; they distinguished ${friend.score} of 5 lists`;
      lede.textContent = `A friend’s flick: ${words}${told}. Flick the list to put yours in its place.`;
      story.say("flick", "Until you do, it plays the rest of this page.");
    }
    link();
    return distance;
  }
  const address = () => `#flick=${write(story.flick)}${story.score === null ? "" : `&score=${story.score}`}`;
  const link = () => (find("[data-link]").href = address());
  // A friend's, if the address holds one that goes on; else one's own, or the page's.
  function opened() {
    const given = new URLSearchParams(location.hash.slice(1));
    const [friends, mine] = [given.get("flick"), kept.flick].map(read);
    if (friends && given.get("flick") !== kept.flick && take(friends, false, { score: scoreOf(given.get("score")) })) return;
    take(mine ?? PRESET, mine !== null);
  }

  // -- Where the reader is --

  let timer = 0;
  function enter(isQuick = false) {
    clearTimeout(timer);
    stop();
    live = null;
    // What was said is of what was played.
    story.said("");
    story.run = story.marked = null;
    story.phone.finger(null);
    story.isQuick = isQuick;
    all[story.step]();
    story.isQuick = false;
  }
  function come(step, wait = SETTLE) {
    if (step === story.step && wait === SETTLE) return;
    story.step = step;
    clearTimeout(timer);
    // What the last step plays is not this one's.
    stop();
    timer = setTimeout(enter, wait);
  }
  const steps = [...document.querySelectorAll("[data-step]")];
  const near = new Set();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) near[isIntersecting ? "add" : "delete"](target);
    const last = steps.findLast((one) => near.has(one));
    if (last) come(last.dataset.step);
  }, { rootMargin: matchMedia("(min-width: 43.75em), (min-width: 35em) and (max-height: 539px)").matches ? "-45% 0px -54% 0px" : "-72% 0px -27% 0px" });
  for (const one of steps) {
    seen.observe(one);
    one.addEventListener("focusin", ({ target }) => {
      if (target.matches(":focus-visible")) come(target.closest("[data-step]").dataset.step);
    });
  }
  // A phone that is turned, a window that is drawn: what is shown is laid out again, without playing.
  let size = "";
  new ResizeObserver(() => {
    const now = `${host.stage.clientWidth} ${host.stage.clientHeight}`;
    if (size && size !== now && !isPlaying() && !live && story.isBegun) enter(true);
    size = now;
  }).observe(host.stage);

  // -- What can be done --

  for (const [name, [label, value, low, high, step, scene]] of Object.entries(NUMBERS)) {
    story.values[name] = value;
    scrub(find(`[data-scrub="${name}"]`), {
      name: label, value, low, high, step,
      changed(next, isOver) {
        story.values[name] = next;
        story.step = scene;
        enter(!isOver);
      },
    });
  }
  const turnTo = (step) => {
    story.step = step;
    enter(true);
  };
  const mark = find("[data-guess]");
  mark.addEventListener("input", () => {
    story.guess = Number(mark.value);
    const text = `${story.guess} ${story.guess === 1 ? "row" : "rows"}`;
    mark.setAttribute("aria-valuetext", text);
    mark.parentElement.querySelector("output").textContent = text;
    if (story.step !== "guess" || !story.marked) turnTo("guess");
    stop();
    story.said("");
    story.marked();
  });
  keepFromSwipes(mark, () => mark.value, (value) => {
    mark.value = value;
    mark.dispatchEvent(new Event("input"));
  });
  const share = (name) => import("../story/share.js").then((module) => module[name](story, new URL(address(), location.href).href, all.measure()));
  const actions = {
    flick() {
      story.step = "start";
      enter();
    },
    run() {
      if (story.step !== "guess" || !story.run) turnTo("guess");
      stop();
      story.run();
    },
    left: () => test.answer("left"),
    right: () => test.answer("right"),
    next: () => test.next(),
    copy: () => share("copy"),
    picture: () => share("picture"),
  };
  for (const [name, action] of Object.entries(actions)) find(`[data-do="${name}"]`).addEventListener("click", action);

  addEventListener("hashchange", () => {
    // Back from a friend's flick there is no address of one.
    if (!location.hash.startsWith("#flick=") && (location.hash || !story.isFriends)) return;
    opened();
    scrollTo(0, 0);
    come("start", 0);
  });
  opened();
  const begin = (isQuick = false) => {
    story.isBegun = true;
    enter(isQuick);
    // What the later sections need besides, while the first plays.
    whole();
  };
  timer = setTimeout(begin, BEGIN);
  // Any touch comes first: what would have played is there.
  addEventListener("pointerdown", () => story.isBegun || begin(true), { capture: true, once: true });
}
