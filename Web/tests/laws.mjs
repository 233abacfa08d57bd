// The laws of laws.js next to the engine's, to the bit, in node and in browsers. It imports nothing: a page has it as text.

/** Shares of 1 from a seed, the same in every engine: mulberry32, with more bits. */
export function shares(seed) {
  let state = seed;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61) ^ mixed;
    return (mixed >>> 0) / 2 ** 32 + ((mixed ^ mixed >>> 11) & 0xfffff) / 2 ** 52;
  };
}

/** Random numbers: mostly what a page has, sometimes any magnitude, sometimes an end. */
export function numbers(seed) {
  const share = shares(seed);
  const within = (low, high) => low + (high - low) * share();
  const one = (all) => all[Math.floor(share() * all.length)];
  const magnitude = (low, high) => Math.round(within(1e6, 1e7)) * Number(`1e${Math.floor(within(low, high)) - 6}`);
  const signed = (low, high) => magnitude(low, high) * one([-1, 1]);
  const mixed = (usual, extreme, ends) => (share() < 0.75 ? usual : share() < 0.7 ? extreme : () => one(ends))();
  return {
    one, within,
    place: () => mixed(() => within(-3000, 3000), () => signed(-12, 11), [0, -1e12, 1e12, 0.5]),
    velocity: () => mixed(() => within(-8000, 8000), () => signed(-9, 11), [0, -1e12, 1e12, 10, -10, 1e-300]),
    rate: () => mixed(() => one([0.998, 0.99]), () => within(0.9, 0.9999), [0.001, 0.999999]),
    time: () => mixed(() => within(0, 4), () => magnitude(-12, 11), [0, -1, 1e12, 1e-300, within(300, 380), within(60, 80)]),
    length: () => mixed(() => within(0.01, 100), () => magnitude(-9, 11), [0.5, 1e-9, 1e12]),
    spring: () => ({
      mass: mixed(() => 1, () => within(0.1, 10), [2]),
      stiffness: mixed(() => within(20, 900), () => magnitude(-5, 8), [100]),
      dampingRatio: mixed(() => within(0.05, 1.5), () => 1 + signed(-15, -2), [1, 5e-4, 1e4, 30]),
    }),
  };
}

const at = (motion, times) => times.flatMap((time) => Object.values(motion.at(time)));
const clamp = (place) => Math.min(Math.max(place, -1e12), 1e12);

// A case of each law: random numbers, and what a set of laws makes of them.
const CASES = {
  decayConstant: ({ rate }, d = rate()) => (laws) => [laws.decayConstant(d)],
  project: ({ velocity, rate }, v = velocity(), d = rate()) => (laws) => [laws.project(v, d)],
  velocityReaching: ({ place, time, rate }, x = place(), t = Math.max(time(), 1e-9), d = rate()) =>
    (laws) => [laws.velocityReaching(x, t, d)],

  deceleration({ place, velocity, rate, time, length, within }) {
    const [start, v, d, t, speed, share] = [place(), velocity(), rate(), time(), length(), within(-0.1, 1.1)];
    return ({ deceleration }) => {
      const motion = deceleration({ start, velocity: v, rate: d });
      const places = [start, motion.destination, 0, start + share * (motion.destination - start)];
      return [motion.destination, motion.timeToSpeed(speed), ...places.map((one) => motion.timeTo(clamp(one))), ...at(motion, [t])];
    };
  },
  springMotion({ place, velocity, spring, time, length, one }) {
    const [numbers, start, target, v, t, distance] = [spring(), place(), one([0, 100, place()]), velocity(), time(), length()];
    return ({ springMotion }) => {
      const motion = springMotion(numbers, { start, target, velocity: v });
      return [motion.settleTime(distance), motion.settleTime(0.5), ...at(motion, [t])];
    };
  },
  bounceMotion({ place, velocity, rate, time }) {
    const [y, v, d, t] = [place(), velocity(), rate(), time()];
    return ({ bounceMotion }) => {
      const motion = bounceMotion(y, v, d);
      return [motion.restTime, ...at(motion, [t])];
    };
  },
  flight({ place, velocity, rate, time, within, one }) {
    const [minimum, length] = [one([0, place()]), one([0, 1500, Math.abs(place())])];
    const maximum = clamp(minimum + length);
    const offset = clamp(one([within(minimum, maximum), minimum, maximum, minimum - within(0, 300), maximum + within(0, 300), place()]));
    const [v, decelerationRate, t, shares] = [velocity(), rate(), time(), [within(0, 1), within(0, 1), 1, 1.1]];
    return ({ flight }) => {
      const motion = flight({ offset, velocity: v, minimum, maximum, decelerationRate });
      return [motion.destination, motion.restTime, ...at(motion, [t, ...shares.map((share) => share * motion.restTime)])];
    };
  },
  rubberBand({ place, length, one, within }) {
    const [x, dimension, coefficient] = [place(), one([844, length(), 0]), one([0.55, within(0, 2)])];
    const stretches = [x, within(-1, 1) * dimension, dimension];
    return ({ rubberBand }) => {
      const band = rubberBand({ dimension, coefficient });
      return [band.stretch(x), ...stretches.map((one) => band.distance(one))];
    };
  },
  velocityTracker({ within, one }) {
    let [y, t] = [within(-500, 500), 1];
    const samples = [[y, t], [y += one([-30, 30]), t += 0.01]];
    for (let i = Math.floor(within(0, 8)); i > 0; i--) samples.push([y += one([0, within(-60, 60)]), t += one([0, 1e-7, within(0.004, 0.03)])]);
    const lift = t + one([0, 0.01, within(0, 0.12)]);
    return ({ velocityTracker }) => {
      const tracker = velocityTracker();
      for (const [place, time] of samples) tracker.add(place, time);
      return [tracker.velocity(lift)];
    };
  },
};

/** The engine's laws, by the names of those of laws.js. */
export const engineLaws = (physics, Scroller, engine) => ({
  ...physics,
  bounceMotion: (y, velocity, rate) => ({
    at: (time) => physics.bounce(y, velocity, time, rate),
    restTime: restTime(physics, y, velocity, rate),
  }),
  velocityTracker: () => {
    const size = { width: 300, height: 1e6 };
    const scroller = new Scroller(engine, {
      viewport: { width: 300, height: 800 }, contentSize: size, contentOffset: { x: 0, y: 5e5 }, minimumFlingSpeed: 1e-9,
    });
    let isDown = false;
    return {
      add(y, time) {
        if (isDown) scroller.touchMoved(1, { x: 0, y }, time);
        else scroller.touchDown(1, { x: 0, y }, time);
        isDown = true;
      },
      velocity(time) {
        const { velocity } = scroller.touchUp(1, null, time);
        scroller.destroy();
        return 0 - velocity.y;
      },
    };
  },
});

// A release beyond content of one place comes to rest there as a bounce does, unless it is flicked inwards.
function restTime(physics, y, velocity, rate) {
  const end = y + physics.project(velocity, rate);
  return y === 0 || (y < 0 ? end > 0 : end < 0) ? undefined
    : physics.flight({ offset: y, velocity, minimum: 0, maximum: 0, decelerationRate: rate }).restTime;
}

/** What differs in random cases of each law, by its name: how many of how many numbers, and the first. */
export function differences(ours, theirs, count, seed = 1) {
  return Object.entries(CASES).map(([name, make]) => {
    const random = numbers(seed);
    const found = { name, numbers: 0, differing: 0, first: null };
    for (let i = 0; i < count; i++) {
      const ask = make(random);
      const [mine, engines] = [ask(ours), ask(theirs)];
      engines.forEach((expected, index) => {
        if (expected === undefined) return;
        found.numbers++;
        // Zeros may differ in sign, where they are all that is left of a motion.
        if (mine[index] === expected) return;
        found.differing++;
        found.first ??= { case: i, index, mine: mine[index], expected };
      });
    }
    return found;
  });
}
