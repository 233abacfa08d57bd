// The blind test: two lists under the same flick, one by the law of the iPhone, one by an imitation.
import { Scroller } from "../overscroll.js";
import { film } from "./film.js";
import { lift, touches, way } from "./flick.js";
import { imitate, ROUNDS } from "./imitations.js";
import { ROW } from "./phone.js";

/** @returns {{show(), answer(side), next()}} */
export function blind(story, { compare, list, measure, withFeels }) {
  let round = 0;
  let score = 0;
  let isLeft = Math.random() < 0.5;
  let answered = null;
  let engine;
  const button = (name) => document.querySelector(`[data-do="${name}"]`);

  // The last round has an edge, in the middle of what the flick would travel.
  function films() {
    const { flick } = story;
    const { place, feel } = ROUNDS[round];
    if (place) {
      const own = film(list(), touches(flick));
      return [own, imitate(own, lift(flick), place)];
    }
    const { from, distance } = measure();
    const height = 1000 * ROW;
    const free = Math.min(300, distance / 2);
    const at = way(flick) > 0 ? height - story.phone.size.height - free : free;
    const hit = (feel) => {
      const y = at - (from - story.origin);
      const subject = new Scroller(engine, {
        viewport: story.phone.size, contentSize: { width: 100, height }, contentOffset: { x: 0, y }, ...(feel && { feel }),
      });
      return { ...film(subject, touches(flick)), from: at };
    };
    return [hit(), hit(feel)];
  }

  function show() {
    const [own, other] = films();
    const names = [["the iPhone’s law", ""], [ROUNDS[round].name, ""]];
    const order = isLeft ? [own, other] : [other, own];
    const named = (isOpen) => (isOpen ? (isLeft ? names : names.toReversed()) : [["left", "Left"], ["right", "Right"]]);
    compare(order, named(answered !== null).map(([name], i) => [name, i ? "Right" : "Left"]), {
      isNamed: answered !== null, title: `Round ${round + 1} of ${ROUNDS.length}`,
    });
    for (const side of ["left", "right"]) button(side).disabled = answered !== null;
    button("next").hidden = answered === null;
    button("next").textContent = round + 1 < ROUNDS.length ? "Next round" : "Once more";
  }

  for (const side of ["left", "right"]) button(side).disabled = true;
  return {
    show: withFeels((whole) => {
      engine = whole;
      show();
    }),
    answer(side) {
      if (answered !== null) return;
      answered = side;
      const isRight = (side === "left") === isLeft;
      score += isRight ? 1 : 0;
      if (round + 1 === ROUNDS.length) story.scored(score);
      const words = `${isRight ? "Yes" : "No"}: ${isLeft ? "left" : "right"} is the iPhone, the other is ${ROUNDS[round].name}. ${ROUNDS[round].why} ` +
        `${score} of ${round + 1}.`;
      story.say("blind", words);
      story.said(words);
      story.isQuick = true;
      show();
      story.isQuick = false;
      button("next").focus({ preventScroll: true });
    },
    next() {
      if (round + 1 === ROUNDS.length) score = 0;
      round = (round + 1) % ROUNDS.length;
      answered = null;
      isLeft = Math.random() < 0.5;
      story.say("blind", `Round ${round + 1} of ${ROUNDS.length}. Watch, then choose.`);
      show();
      button("left").focus({ preventScroll: true });
    },
  };
}
