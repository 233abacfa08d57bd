// The four steps of "How UIScrollView works" to a drawer, of one release: to the nearest anchor, to the projected one, in a fixed time,
// and on a spring.
import { chart } from "./chart.js";
import { choices, laws, make, spread } from "./figure.js";

const SPRING = { mass: 1, stiffness: 200, dampingRatio: 1 };
const DURATION = 0.25;
const END = 0.7;
const STEPS = {
  "1 The nearest": "It jumps to the anchor nearest to the finger: a flick means nothing.",
  "2 The projected": "It jumps to the anchor nearest to where the flick would carry it, x + v / r.",
  "3 A fixed time": `It moves there in ${DURATION} s, and the finger’s velocity is lost: the curve has a corner at the release.`,
  "4 A spring": "It starts as fast as the finger: place and velocity go on.",
};

/** A figure of one release that one can switch through. What it returns draws another one: {length, velocity, anchors},
 * how much of the drawer is seen, how fast that grows, and at which lengths it may rest. */
export function drawerSteps(host) {
  let release = { length: 300, velocity: 900, anchors: [118, 388, 780] };
  const names = Object.keys(STEPS);
  let step = names.length - 1;
  const words = make("p");
  const figure = make("div", "steps");
  choices(figure, "The article’s steps", Object.fromEntries(names.map((name, i) => [name, i])), step, (value) => {
    step = value;
    draw();
  });
  const drawing = chart(figure, {
    label: "A release of the drawer by the four steps of the article: how much of it is seen, against time.",
    x: { name: "time since the release", unit: "s" }, y: { name: "drawer", unit: "pt" },
  });
  figure.append(words);
  host.append(figure);

  const nearest = (place) => release.anchors.reduce((a, b) => (Math.abs(b - place) < Math.abs(a - place) ? b : a));
  const curve = (which) => {
    const { length: start, velocity } = release;
    const target = nearest(which === 0 ? start : start + laws().project(velocity));
    const motion = which === 2 ? laws().easedMotion({ start, target, duration: DURATION })
      : which === 3 && laws().springMotion(SPRING, { start, target, velocity });
    const xs = [...spread(0, END, 85)];
    return { xs: [0, ...xs], ys: [start, ...xs.map((time) => motion ? motion.at(time).value : target)] };
  };
  function draw() {
    const { length, velocity, anchors } = release;
    drawing.show([
      ...anchors.map((anchor) => ({ colour: "--line", xs: [-0.1, END], ys: [anchor, anchor] })),
      ...names.slice(0, step).map((_, i) => ({ colour: "--quiet", isFaint: true, ...curve(i) })),
      { colour: "--offset", xs: [-0.1, 0], ys: [length - 0.1 * velocity, length] },
      { colour: "--prediction", ...curve(step) },
    ]);
    words.textContent = STEPS[names[step]];
  }
  draw();
  return (other) => {
    release = other;
    draw();
  };
}
