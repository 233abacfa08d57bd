// A small figure's curve: a gesture played on a copy of its scroller, drawn once.
const FRAME = 1 / 60;
const STROKE = 1 / 120;

/** A drag by a velocity of the content, in points per second, as [time, action] pairs. */
export function drag(velocity, { at = 0, seconds = 0.12, axis = "y" } = {}) {
  const place = (t) => ({ x: 195, y: 150, [axis]: 150 - velocity * t });
  const steps = [[at, (s, t) => s.touchDown(1, place(0), t)]];
  for (let t = STROKE; t <= seconds; t += STROKE) steps.push([at + t, (s, now) => s.touchMoved(1, place(t), now)]);
  return [...steps, [at + seconds + STROKE, (s, now) => s.touchUp(1, null, now)]];
}

/** Two fingers that part until they are `ratio` times as far from each other. */
export function pinch(ratio, { seconds = 0.4 } = {}) {
  const place = (side, t) => ({ x: 195 + side * 30 * (1 + ((ratio - 1) * t) / seconds), y: 150 });
  const steps = [1, 2].map((id) => [0, (s, now) => s.touchDown(id, place(id === 1 ? -1 : 1, 0), now)]);
  for (let t = STROKE; t <= seconds; t += STROKE) {
    for (const id of [1, 2]) steps.push([t, (s, now) => s.touchMoved(id, place(id === 1 ? -1 : 1, t), now)]);
  }
  return [...steps, ...[1, 2].map((id) => [seconds + 0.1, (s, now) => s.touchUp(id, null, now)])];
}

/** Plays steps on a copy of a scroller and draws what they make of it: solid held, dashed free. */
export function sketch(host, scroller, { steps, of, seconds = 2.4 }) {
  const copy = scroller.clone();
  const start = copy.time + 1;
  const values = [];
  const held = [];
  let next = 0;
  for (let t = 0; t <= seconds; t += FRAME) {
    for (; next < steps.length && steps[next][0] <= t; next++) steps[next][1](copy, start + steps[next][0]);
    const frame = copy.advance(start + t);
    values.push(of(frame));
    held.push(frame.isTracking);
  }
  copy.destroy();
  drawSketch(host, values, held);
}

/** Draws values from left to right in whatever space there is. */
export function drawSketch(host, values, held = values.map(() => true)) {
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const x = (i) => ((i / (values.length - 1)) * 100).toFixed(2);
  const y = (value) => (37 - ((value - low) / (high - low || 1)) * 34).toFixed(2);
  let paths = "";
  for (let i = 0; i < values.length - 1; ) {
    let j = i;
    let points = "";
    for (; j < values.length && held[j] === held[i]; j++) points += `${x(j)},${y(values[j])} `;
    if (j < values.length) points += `${x(j)},${y(values[j])}`;
    paths += `<polyline points="${points}" class="${held[i] ? "held" : "free"}"/>`;
    i = j;
  }
  host.innerHTML = `<svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">${paths}</svg>`;
}
