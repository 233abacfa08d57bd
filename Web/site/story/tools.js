// What the scenes of the story share: the list with the flick, played or shown at its end, and scales of its curves.
import { Scroller } from "../overscroll.js";
import { engine } from "../lib/engine.js";
import { shown } from "../lib/numbers.js";
import { isStill } from "../lib/stage.js";
import { at, film, play, stop } from "./film.js";
import { finger, lift, touches, way } from "./flick.js";
import { contentOf, ROW, START } from "./phone.js";

/** An axis of seconds. */
export const seconds = (high, low = 0) => ({ low, high, name: "seconds" });

/** An axis that holds all values of some curves. */
export const reach = (all, name) => {
  let [low, high] = [0, 1];
  for (const { ys } of all) for (const y of ys) [low, high] = [Math.min(low, y), Math.max(high, y)];
  return { low: low * 1.08, high: high * 1.08, name };
};

/** A curve from a time on. */
export const after = ({ xs, ys }, time) => {
  const first = xs.findIndex((x) => x >= time);
  return { xs: xs.slice(first), ys: ys.slice(first) };
};

/** @param {object} story phone, flick, isQuick */
export function toolsOf(story) {
  const { phone } = story;
  const list = (settings = {}, by = engine) => new Scroller(by, {
    viewport: phone.size, contentSize: contentOf("long"), contentOffset: { x: 0, y: START }, ...settings,
  });
  const run = (length, draw, more) => {
    stop();
    if (story.isQuick) draw(length);
    else play(length, draw, more);
  };
  const rows = (distance) => shown(Math.abs(distance) / ROW, 1);
  const touch = (time, turn = 0) => {
    const { flick } = story;
    const place = finger(flick, time);
    const middle = flick.at(-1)[1] / 2;
    phone.finger(place === null || isStill() ? null : { x: (place - middle) * Math.sin(turn), y: (place - middle) * Math.cos(turn) });
  };
  const along = ({ xs, ys }, from = START, unit = 1 / ROW) => ({ xs, ys: ys.map((y) => way(story.flick) * (y - from) * unit) });
  const foretold = (path) => ({
    ...after(path, lift(story.flick)), name: "prediction", colour: "--prediction", dash: "5 4", isThere: true, from: lift(story.flick),
  });

  /** The flick on the long list: how fast, how far. */
  function measure(settings) {
    const one = film(list(settings), touches(story.flick));
    const from = at(one, lift(story.flick));
    return { one, from, speed: Math.abs(one.release?.velocity.y ?? 0), distance: way(story.flick) * (one.ys.at(-1) - from) };
  }

  return { list, run, rows, touch, along, foretold, measure };
}
