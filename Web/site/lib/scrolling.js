// What every scrolling figure shares: a scroller in a view, its curves, predictions at the right moments.
import { Scroller, attach } from "../overscroll.js";
import { engine } from "./engine.js";
import { interacting } from "./interacting.js";
import { shown } from "./numbers.js";

/**
 * A scroller in a view, with curves where there is space for them.
 *
 * @param {object} host stage, curves, controls: from site.js
 * @param {HTMLElement} view
 * @param {object} options settings of the scroller; what interacting() takes, of which show(frame, scroller),
 *   changed(scroller, isKnown) and ended(scroller, isCaught) are given the scroller as well
 */
export function scrolling(host, view, { settings, show, changed, ended, events, ...more }) {
  const scroller = new Scroller(engine, settings);
  // Of a direction that does not scroll nothing is said.
  const place = () => {
    const { contentOffset, minimumOffset, maximumOffset } = scroller;
    const said = ["x", "y"].filter((axis) => maximumOffset[axis] > minimumOffset[axis])
      .map((axis, _, { length }) => `${shown(contentOffset[axis], 0)} points${length < 2 ? "" : axis === "x" ? " across" : " down"}`);
    return said.length ? ` at ${said.join(", ")}` : "";
  };
  const figure = interacting(host, view, scroller, {
    rested: () => `At rest${place()}`, ...more, attach, source: scroller,
    // The stage is shown at any scale, so whole points are no whole pixels.
    events: { ...events, followsDisplayScale: false },
    show: (frame) => show(frame, scroller),
    changed: (isAtRest, isKnown) => isAtRest || changed?.(scroller, isKnown),
    ended: (isCaught) => ended?.(scroller, isCaught),
  });
  return {
    ...figure, scroller,
    /** Changes settings: what moves goes on from where it is, as fast as it was. */
    change(some) {
      if (!scroller.isTracking) scroller.sync(figure.now());
      Object.assign(scroller, some);
      if (scroller.isMoving && !scroller.isTracking) figure.replan();
    },
  };
}

/** The panel of a scale, with its limits. */
export const scale = (least, share) => ({
  name: "scale", unit: "×", colour: "--offset", of: "zoomScale", ahead: "zoomScale", least, share,
  bounds: ({ minimumZoomScale, maximumZoomScale }) => [[minimumZoomScale, "min"], [maximumZoomScale, "max"]],
});

/** Plus and minus zoom; what it returns zooms by a factor. */
export function zooming(view, { scroller, replan }) {
  const zoomTo = (factor) => {
    const { minimumZoomScale: low, maximumZoomScale: high, zoomScale } = scroller;
    scroller.setZoomScale(Math.min(Math.max(zoomScale * factor, low), high), { animated: true });
    replan();
  };
  view.addEventListener("keydown", (event) => {
    const factor = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 }[event.key];
    if (factor) zoomTo(factor);
  });
  return zoomTo;
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
