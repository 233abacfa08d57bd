// Recordings to fit, made by the engine itself; what was done to them is said with each.
import { Recording } from "../recording.js";
import { physics } from "../physics.js";

const RATE = 60;
const round = (scale) => (y) => Math.round(y * scale) / scale;

// Numbers that look random and are the same every time, from −0.5 to 0.5: Mulberry32.
function noise(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296 - 0.5;
  };
}

const times = (count) => Float64Array.from({ length: count }, (_, i) => i / RATE);

// UIScrollView's frames beyond an edge at 0, from a displacement and with a velocity outwards.
function bounce(engine, { start = 0, velocity }, scale, name) {
  const flight = physics(engine).flight({
    offset: start, velocity, minimum: -1e6, maximum: 0, dynamics: { uiKitFrames: 1 / RATE },
  });
  const count = Math.floor(flight.restTime * RATE);
  const { value } = flight.sample({ interval: 1 / RATE, count });
  return new Recording({ name, times: times(count), offsets: value.map(round(scale)), displayScale: scale });
}

export const examples = [
  {
    name: "A flick into the edge",
    words: "Made by this engine: UIScrollView’s law in 60 frames a second, met at 3,300 pt/s, rounded to thirds of a point.",
    make: (engine) => bounce(engine, { velocity: 3300 }, 3, "flick"),
  },
  {
    name: "Release beyond the edge",
    words: "Made by this engine: the same law from 160 pt beyond the edge, released at rest, rounded to halves of a point.",
    make: (engine) => bounce(engine, { start: 160, velocity: 0 }, 2, "let-go"),
  },
  {
    name: "An oscillating spring, noisy",
    words: "Made by this engine: a spring with k = 180 and ζ = 0.35 (c = 9.39), noise evenly spread over ±1.5 pt, not rounded.",
    make(engine) {
      const random = noise(7);
      const motion = physics(engine).springMotion(
        { mass: 1, stiffness: 180, dampingRatio: 0.35 }, { start: 0, velocity: 1400 });
      const { value } = motion.sample({ interval: 1 / RATE, count: 72 });
      return new Recording({
        name: "swing", times: times(72), offsets: value.map((y) => y + 3 * random()), displayScale: null,
      });
    },
  },
];
