// A flick: what a finger did, as [seconds since the touch, points travelled down] pairs, the last of them the lift.
const MOST = 48;
const LONGEST = 0.5;
const TENTHS = 10;
const MILLI = 10_000;

/** The flick of those who have not flicked yet. */
export const PRESET = Array.from({ length: 14 }, (_, i) => [
  Math.min(i * 8, 97) / 1000, -Math.round(1300 * (Math.min(i, 12) / 12) ** 1.5) / 10,
]);

/** What was recorded, as a flick: the last half second of [time, y] pairs, at most so many; null if it is none. */
export function recorded(samples) {
  if (!samples.length) return null;
  const lift = samples.at(-1)[0];
  const late = samples.filter(([time]) => lift - time < LONGEST);
  // The speed is in the last moves: of more than fit, early ones are left out.
  while (late.length > MOST) late.splice(1 + (late.length % 2), 1);
  const [start, from] = late[0];
  return read(write(late.map(([time, y]) => [time - start, y - from])));
}

/** As text for an address: steps of time and of place, base 36. */
export function write(flick) {
  let [time, place] = [0, 0];
  return flick.map(([t, y]) => {
    const steps = [Math.round(t * MILLI) - time, Math.round(y * TENTHS) - place];
    time += steps[0];
    place += steps[1];
    return steps.map((one) => one.toString(36)).join(".");
  }).join("~");
}

/** A flick of such a text; null if there is none in it. */
export function read(text) {
  if (!/^(-?[0-9a-z]{1,5}\.-?[0-9a-z]{1,5}~){3,63}-?[0-9a-z]{1,5}\.-?[0-9a-z]{1,5}$/.test(text ?? "")) return null;
  let [time, place] = [0, 0];
  const flick = [];
  for (const pair of text.split("~")) {
    const [t, y] = pair.split(".").map((one) => parseInt(one, 36));
    if (t < 0) return null;
    flick.push([(time += t) / MILLI, (place += y) / TENTHS]);
  }
  const isFlick = flick[0][0] === 0 && time > 0 && time <= 2 * MILLI && Math.abs(place) > 8 * TENTHS && Math.abs(place) < 2000 * TENTHS;
  return isFlick ? flick : null;
}

/** When its finger lifts, and which way the list goes: 1 towards its end. */
export const lift = (flick) => flick.at(-1)[0];
export const way = (flick) => (flick.at(-1)[1] < 0 ? 1 : -1);

/** Where the finger is at a time; null when there is none. */
export function finger(flick, time) {
  const next = flick.findIndex(([t]) => t > time);
  if (time < 0 || next < 1) return null;
  const [[a, from], [b, to]] = [flick[next - 1], flick[next]];
  return from + ((to - from) * (time - a)) / (b - a);
}

/** The touches of a flick as a script: at a time, turned by an angle, held still before it goes on. */
export function touches(flick, { at = 0, turn = 0, hold = 0, x = 120, y = 300, part = [] } = {}) {
  const place = (way) => ({ x: x + way * Math.sin(turn), y: y + way * Math.cos(turn) });
  return flick.map(([t, travelled], i) => {
    const time = at + t + (i ? hold : 0);
    const isLast = i === flick.length - 1;
    return {
      time,
      act: (subject) => i === 0 ? subject.touchDown(1, place(0), time, ...part)
        : isLast ? subject.touchUp(1, null, time) : subject.touchMoved(1, place(travelled), time),
    };
  });
}
