// Well-known imitations of a scroll view's motion, as they are found in tutorials: the only motion here that is no engine's.
const K = 2.002;

// How far the content has gone so long after the lift, from the lift's velocity.
const OMEGA = Math.sqrt(200);
const spring = (v, t) => v / K - (v / K + (OMEGA / K - 1) * v * t) * Math.exp(-OMEGA * t);
const lerp = (v, t) => (v / K) * (1 - 0.9 ** (60 * t));
const friction = (v, t) => ((v / 60) * (1 - 0.95 ** (60 * t))) / 0.05;
const eased = (v, t) => (v / K) * (1 - (1 - Math.min(t / 1.2, 1)) ** 3);

/** Five rounds: each with a formula, or with a feel of the engine's, at an edge. */
export const ROUNDS = [
  { name: "lerp smoothing", place: lerp, why: "A tenth of the rest in every frame: it leaves the finger at another speed than it had." },
  { name: "a spring of stiffness 200", place: spring, why: "The same end, reached far too soon." },
  { name: "friction of 0.95 a frame", place: friction, why: "It brakes half as hard again, and a faster display would brake it harder." },
  { name: "an ease-out of 1.2 seconds", place: eased, why: "The same end, but every flick takes the same time." },
  { name: "Flutter’s bounce", feel: "flutter", why: "Flutter’s own numbers, by this engine: the glide agrees, the spring at the edge is another." },
];

/** A film of one: as the list went while the finger was down, then by the formula. */
export function imitate({ xs, ys, release }, lift, place) {
  const count = xs.findLastIndex((x) => x <= lift) + 1;
  const film = { xs: xs.slice(0, count), ys: ys.slice(0, count) };
  const v = release.velocity.y;
  const end = place(v, 8);
  for (let time = 0, gone = 0; time < 8 && Math.abs(end - gone) > 0.5; ) {
    gone = place(v, (time += 1 / 120));
    film.xs.push(lift + time);
    film.ys.push(ys[count - 1] + gone);
  }
  return { ...film, end: film.xs.at(-1) };
}
