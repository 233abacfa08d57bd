// What figures of interactions share: one that is attached to a view, its curves, predictions in time.
import { attachInteraction } from "../interaction.js";
import { sketch } from "./sketch.js";
import { make } from "./stage.js";
import { Traces } from "./traces.js";

/**
 * An interaction in a view, with curves where there is room for them.
 *
 * @param {object} host stage, curves, controls, isCompact: from site.js
 * @param {HTMLElement} view
 * @param {Interaction} subject
 * @param {object} options show(frame) draws; panels, whose `ahead` is "value" or "velocity"; label of the
 *   curves; value(number): the place in the curves of a value that the subject foretells; changed()
 *   when what will be has changed; rested(): what screen readers are told at rest; example: what a
 *   small figure shows; events: of the attachment
 */
export function interacting(host, view, subject, {
  show, panels, label, value = (number) => number, changed, rested, example, events = {},
}) {
  let traces = null;
  let isPredicted = false;
  const status = make("p", "hidden");
  status.setAttribute("role", "status");
  if (!host.isCompact) view.parentElement.append(status);

  const replan = () => {
    isPredicted = subject.isMoving && !subject.isTracking;
    traces?.predict();
    changed?.();
  };
  const attachment = attachInteraction(view, subject, {
    ...events,
    onFrame(frame) {
      if (frame.isTracking) {
        if (isPredicted) traces?.cut();
        isPredicted = false;
      }
      show(frame);
      traces?.record(frame);
      if (frame.isMoving || frame.isTracking || !isPredicted) return;
      isPredicted = false;
      changed?.();
      if (rested) status.textContent = rested();
    },
  });
  subject.on("didEndDragging", () => queueMicrotask(replan));

  if (host.sketch && example) sketch(host.sketch, subject, example);
  if (host.curves) {
    traces = new Traces(host.curves, {
      engine: subject.engine,
      get frame() { return subject.frame; },
      get time() { return subject.time; },
      get isMoving() { return subject.isMoving; },
      get isTracking() { return subject.isTracking; },
      get restTime() { return subject.restTime; },
      sample({ from, interval, count }) {
        const { value: values, velocity } = subject.sample({ from, interval, count });
        return {
          time: values.map((_, i) => from + i * interval), value: values.map((one) => value(one)), velocity,
        };
      },
    }, { panels, label });
  }
  const now = () => Math.max(performance.now() / 1000, subject.time);
  return {
    attachment, traces, replan, now,
    /** Changes something now: what moves goes on from where it is, as fast as it was. */
    change(some) {
      if (!subject.isTracking) subject.advance(now());
      some(now());
      attachment.draw();
      if (!subject.isTracking) replan();
    },
  };
}
