// What every scrolling figure shares: a scroller in a view, its curves, predictions at the right moments.
import { Scroller, attach } from "../overscroll.js";
import { engine } from "./engine.js";
import { make } from "./stage.js";
import { Traces } from "./traces.js";

/**
 * A scroller in a view, with curves where there is space for them.
 *
 * @param {object} host stage, curves, controls: from site.js
 * @param {HTMLElement} view
 * @param {object} options settings of the scroller; show(frame, scroller) draws content; panels;
 *   label of the curves; changed() when what will be has changed;
 *   ended(scroller, isCaught) when that has come, or a finger has come first: nothing said of it holds any
 *   longer; events: attachment options
 */
export function scrolling(host, view, { settings, show, panels, label, changed, ended, events = {} }) {
  const scroller = new Scroller(engine, settings);
  let traces = null;
  let isPredicted = false;
  const status = make("p", "hidden");
  status.setAttribute("role", "status");
  view.parentElement.append(status);

  // Ask again what will be: after a release, a turn of the wheel, a key, a slider.
  const replan = () => {
    isPredicted = scroller.isMoving && !scroller.isTracking;
    traces?.predict();
    changed?.(scroller);
  };
  const attachment = attach(view, scroller, {
    ...events,
    // The stage is shown at any scale, so whole points are no whole pixels.
    followsDisplayScale: false,
    onFrame(frame) {
      if (scroller.isTracking) {
        if (isPredicted) {
          traces?.cut();
          ended?.(scroller, true);
        }
        isPredicted = false;
      }
      show(frame, scroller);
      traces?.record(frame);
      if (scroller.isMoving || scroller.isTracking) return;
      if (isPredicted) {
        isPredicted = false;
        status.textContent = `At rest at ${Math.round(frame.offset.x)}, ${Math.round(frame.offset.y)} points`;
        ended?.(scroller, false);
      }
    },
  });
  scroller.on("didEndDragging", replan);
  scroller.on("didEndZooming", () => scroller.isTracking || replan());
  // A wheel and a key move it without a release; they are handled before their frame.
  view.addEventListener("wheel", () => queueMicrotask(replan), { passive: true });
  view.addEventListener("keydown", (event) => event.key.length > 1 && queueMicrotask(replan));

  if (host.curves) traces = new Traces(host.curves, scroller, { panels, label });

  return {
    scroller, attachment, traces, replan,
    /** Changes settings: what moves goes on from where it is, as fast as it was. */
    change(some) {
      if (!scroller.isTracking) scroller.sync(Math.max(performance.now() / 1000, scroller.time));
      Object.assign(scroller, some);
      if (scroller.isMoving && !scroller.isTracking) replan();
    },
  };
}

/** The two panels most figures have: where and how fast. */
export const vertical = (bounds = edges) => [
  { name: "offset", unit: "pt", colour: "--offset", of: "y", ahead: "y", share: 1.5, least: 120, bounds },
  {
    name: "velocity", unit: "pt/s", colour: "--velocity", of: "velocityY", ahead: "velocityY", digits: 0,
    least: 200, include: [0],
  },
];

export const horizontal = (bounds) => vertical(bounds).map((panel) => ({
  ...panel, of: panel.of === "y" ? "x" : "velocityX", ahead: panel.ahead === "y" ? "x" : "velocityX",
}));

const least = [0, "first offset"];
const greatest = [0, "last offset"];
const both = [least, greatest];
function edges(scroller) {
  least[0] = scroller.minimumOffset.y;
  greatest[0] = scroller.maximumOffset.y;
  return both;
}
