// Wheels and trackpads: what the system sends, and what the engine makes of it.
import { buttons, choices, make, shown, write } from "../lib/figure.js";
import { scrollingList, vertical } from "../lib/scrolling.js";

const COUNT = 2000;
// Silence after which another stroke begins, in seconds.
const PAUSE = 0.3;
// What moves the list while it goes on, and not from a start to an end.
const LAWLESS = ["keys", "wheel of a high resolution"];

// Strokes of Fixtures/Scenes/trackpad.json, and the momentum that a system sends after it.
const stroke = (phase, y, time) => ({ phase, delta: { x: 0, y }, time, isPrecise: true });
const FINGERS = [2, 6, 12, 18, 22, 24, 20].map((y, i) => stroke(i ? "changed" : "began", y, [0, 0.0167, 0.0333, 0.05, 0.0667, 0.0833, 0.1][i]));
const CUT = [...FINGERS, stroke("ended", 0, 0.1167)];
const WHOLE = [
  ...CUT,
  ...Array.from({ length: 45 }, (_, i) => stroke(i ? "momentumChanged" : "momentumBegan", 18 * 0.93 ** i, 0.1207 + i / 60)),
  stroke("momentumEnded", 0, 0.1207 + 45 / 60),
];

export function mount(host) {
  const tell = table(["Device", "Sent under fingers", "Sent after the lift", "The law says", "Rests at", "Moved on by"]);
  // What was sent since the last frame, and in the frame that is shown, in points.
  let [fresh, sent] = [0, 0];
  // What moved the list last.
  let last = stroked();
  const figure = scrollingList(host, {
    title: "Messages", label: `A list of ${shown(COUNT, 0)} rows for wheels and trackpads`,
    help: "Stroke a trackpad, turn the wheel, drag, or use the arrow keys, page up, page down, home and end.",
  }, {
    count: COUNT, seed: 2600, counts: true, settings: { contentOffset: { x: 0, y: 7200 }, trackpadMomentum: "engine" },
    label: "What the system sent, offset and velocity against time; a prediction is drawn when fingers leave.",
    panels: [
      { name: "sent", unit: "pt", colour: "--ink", of: () => sent, digits: 0, share: 0.8, least: 30, include: [0] }, ...vertical(),
    ],
    show(frame, scroller) {
      const { y } = frame.offset;
      [sent, fresh] = [fresh, 0];
      const { device, hand, after, lift, goal, isComing } = last;
      tell([
        device, sum(hand), lift === null ? "–" : sum(after), goal === null ? "–" : `${shown(goal)} pt`,
        isComing || scroller.isMoving || scroller.isTracking ? "moving" : `${shown(y)} pt`, lift === null ? "–" : `${shown(y - lift)} pt`,
      ]);
    },
    changed(scroller) {
      last.goal = scroller.isMoving && !last.isDown && !LAWLESS.includes(last.device) ? scroller.destination.y : null;
    },
  });
  const { view, scroller } = figure;
  view.addEventListener("pointerdown", () => (last = stroked("finger or mouse")), { capture: true });
  view.addEventListener("keydown", ({ key }) => /^(Arrow|Page|Home|End| )/.test(key) && (last = stroked("keys")), { capture: true });

  // All that is sent comes by here, with the device and the phases that attach() has guessed.
  const wheel = scroller.wheel.bind(scroller);
  let timer = 0;
  scroller.wheel = take;
  function take(turn) {
    const { phase = "none", isPrecise, delta: { y }, time, unit } = turn;
    clearTimeout(timer);
    const isMomentum = phase.startsWith("momentum");
    const isEnd = phase === "ended" || phase === "momentumEnded";
    if (!isMomentum && !isEnd && (time - last.time > PAUSE || last.lift !== null || phase === "began")) last = stroked();
    wheel(turn);
    last.time = time;
    last.isComing = !isEnd && phase !== "none";
    last.isDown = last.isComing && !isMomentum;
    if (!isEnd) {
      const points = unit === "lines" ? 40 * y : unit === "pages" ? view.clientHeight * y : y;
      fresh += points;
      last.device = phase !== "none" ? "trackpad" : isPrecise ? "wheel of a high resolution" : "notched wheel";
      const part = isMomentum ? last.after : last.hand;
      part.count += 1;
      part.points += points;
    }
    if (phase === "ended" && last.lift === null && last.hand.count) {
      last.lift = scroller.contentOffset.y;
      figure.traces.mark(time, "lift");
      figure.replan();
    }
    // One more frame shows that nothing was sent.
    timer = setTimeout(() => figure.attachment.draw(), 50);
  }

  choices(host.controls, "Momentum", { "Engine’s momentum": "engine", "System’s": "system" }, "engine",
    (trackpadMomentum) => figure.change({ trackpadMomentum }));
  let request = 0;
  const replay = (events) => () => {
    cancelAnimationFrame(request);
    const start = figure.now();
    let next = 0;
    const feed = (milliseconds) => {
      for (; next < events.length && start + events[next].time <= milliseconds / 1000; next++) {
        take({ ...events[next], time: start + events[next].time });
      }
      if (next < events.length) request = requestAnimationFrame(feed);
    };
    request = requestAnimationFrame(feed);
  };
  buttons(host.controls, "Wheel", { "Replay, cut off": replay(CUT), "Replay, whole": replay(WHOLE) });
  host.controls.append(tell.element);
}

const stroked = (device = "none yet") => ({
  device, hand: { count: 0, points: 0 }, after: { count: 0, points: 0 }, lift: null, goal: null, time: -Infinity, isComing: false, isDown: false,
});
const sum = ({ count, points }) => (count ? `${count} ${count === 1 ? "delta" : "deltas"}, ${shown(points)} pt` : "nothing");

// A function that fills the second column of a table, and the table.
function table(names) {
  const rows = names.map((name) => make("tr", "", [make("th", "", name, { scope: "row" }), make("td")]));
  const element = make("table", "fixed", make("tbody", "", rows));
  const tell = (texts) => texts.forEach((text, i) => write(rows[i].lastChild, text));
  return Object.assign(tell, { element });
}
