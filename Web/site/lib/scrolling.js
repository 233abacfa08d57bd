// What every scrolling figure shares: a scroller in a view, its curves, predictions at the right moments.
import { Scroller, attach } from "../overscroll.js";
import { engine } from "./engine.js";
import { interacting } from "./interacting.js";
import { clamp, shown } from "./numbers.js";
import { rowsIn } from "./rows.js";
import { indicator, stage, whenSized, write } from "./stage.js";

/** A scroller in a view, with curves where there is space for them. Of what interacting() takes, show(frame, scroller),
 * changed(scroller, isKnown) and ended(scroller, isCaught) are given the scroller as well. */
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
  // What moves ends elsewhere in a view of another size, or passes other rows.
  whenSized(view, () => scroller.isMoving && !scroller.isTracking && figure.replan());
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

/** A list on the stage that a scroller moves: what scrolling() gives, and the view, its note and its rows, which show()
 * is given, too. counts: whether the note says which row is at the top. */
export function scrollingList(host, screen, { count, seed, fill, counts, settings, show, panels = vertical(), ...more }) {
  const { view, note } = stage(host.stage, screen);
  const rows = rowsIn(view, { count, seed, fill });
  const list = { view, note, rows };
  const bar = indicator(view);
  const figure = scrolling(host, view, {
    ...more, panels, settings: { contentSize: rows.contentSize, ...settings },
    show(frame, scroller) {
      const { y } = frame.offset;
      rows.show(y);
      bar(scroller);
      if (counts) write(note, `${shown(Math.max(1, Math.floor(y / 72) + 1), 0)} of ${shown(count, 0)}`);
      show?.(frame, scroller, list);
    },
  });
  return { ...figure, ...list };
}

/** Plus and minus zoom; what it returns zooms by a factor. */
export function zooming(view, { scroller, replan }) {
  const zoomTo = (factor) => {
    const { minimumZoomScale: low, maximumZoomScale: high, zoomScale } = scroller;
    scroller.setZoomScale(clamp(zoomScale * factor, low, high), { animated: true });
    replan();
  };
  view.addEventListener("keydown", (event) => {
    const factor = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 }[event.key];
    if (factor) zoomTo(factor);
  });
  return zoomTo;
}

/** A panel of how fast something is; what is given differs. */
export const speed = (panel) => ({
  name: "velocity", unit: "pt/s", colour: "--velocity", of: ({ velocity }) => velocity, ahead: "velocity", digits: 0, least: 200,
  include: [0], ...panel,
});

// The two panels most figures have: where and how fast along an axis; what is given differs.
const along = (axis) => (offset, velocity) => [
  {
    name: "offset", unit: "pt", colour: "--offset", of: (frame) => frame.offset[axis], ahead: axis, share: 1.5, least: 120,
    bounds: ({ minimumOffset, maximumOffset }) => [[minimumOffset[axis], "first offset"], [maximumOffset[axis], "last offset"]],
    ...offset,
  },
  speed({ of: (frame) => frame.velocity[axis], ahead: `velocity${axis.toUpperCase()}`, ...velocity }),
];
export const vertical = along("y");
export const horizontal = along("x");

/** The panel of an offset by itself. */
export const place = (axis, panel) => ({ name: axis, unit: "pt", of: ({ offset }) => offset[axis], ahead: axis, ...panel });

/** The panel of a scale, with its limits. */
export const scale = (least, share) => ({
  name: "scale", unit: "×", colour: "--offset", of: ({ zoomScale }) => zoomScale, ahead: "zoomScale", least, share,
  bounds: ({ minimumZoomScale, maximumZoomScale }) => [[minimumZoomScale, "min"], [maximumZoomScale, "max"]],
});
