// What figures of interactions share: one that is attached to a view, its curves, predictions in time.
import { attachInteraction } from "../interaction.js";
import { announcement } from "./stage.js";
import { Traces } from "./traces.js";

/**
 * An interaction in a view, with curves where there is space for them.
 *
 * @param {object} host stage, curves, controls: from site.js
 * @param {HTMLElement} view what is touched, or, if what is touched moves, the element it moves in
 * @param {Interaction} subject
 * @param {object} options show(frame) draws; panels, whose `ahead` is "value" or "velocity"; label of the
 *   curves; value(number): the place in the curves of a value that the subject foretells; changed(isAtRest)
 *   when what will be has changed; ended(isCaught) when that has come, or a finger has come first: nothing said of it holds
 *   any longer; rested(): what screen readers announce at rest; events: of the attachment; touched: what is touched, if not
 *   the view; attach: what connects it, if not attachInteraction; source: what the curves are of, if they are the subject's own;
 *   traced(frame): a frame for the curves, with time and phase; ahead({from, interval, count}): its
 *   columns to come, if they are not the subject's own value and velocity
 */
export function interacting(host, view, subject, {
  show, panels, label, value = (number) => number, changed, ended, rested, events = {}, touched = view,
  traced = (frame) => frame, ahead, attach = attachInteraction, source,
}) {
  let traces = null;
  let isPredicted = false;
  let wasTracking = false;
  // A finger that rests has no velocity after 0.1 s, though nothing says so.
  let still = 0;
  const rest = () => {
    if (subject.isDestroyed || !subject.isTracking) return;
    subject.advance(now());
    attachment.draw();
    clearTimeout(still);
  };
  const status = announcement();
  view.parentElement.append(status);

  const now = () => Math.max(performance.now() / 1000, subject.time);
  const listening = new AbortController();
  const { signal } = listening;
  const replan = () => {
    // The view goes on without it.
    if (subject.isDestroyed) return listening.abort();
    // What a program set in motion begins now, not when it was seen last.
    if (!subject.isTracking) subject.sync(now());
    isPredicted = subject.isMoving && !subject.isTracking;
    traces?.predict();
    changed?.(false);
  };
  const attachment = attach(touched, subject, {
    ...(touched !== view && { within: view }),
    ...events,
    onFrame(frame) {
      if (frame.isTracking) {
        if (isPredicted) {
          traces?.cut();
          ended?.(true);
        }
        isPredicted = false;
        clearTimeout(still);
        if (frame.isDragging) still = setTimeout(rest, 120);
      }
      show(frame);
      traces?.record(traced(frame));
      // What reports no release has been released when it moves without a finger.
      const isLetGo = wasTracking && !frame.isTracking && frame.isMoving && !isPredicted;
      wasTracking = frame.isTracking;
      if (isLetGo) replan();
      if (frame.isMoving || frame.isTracking || !isPredicted) return;
      isPredicted = false;
      changed?.(true);
      ended?.(false);
      if (rested) status.textContent = rested();
    },
  });
  // A stroke, a notch or a key moves it without a release.
  view.addEventListener("wheel", () => queueMicrotask(replan), { passive: true, signal });
  view.addEventListener("keydown", (event) => event.key.length > 1 && queueMicrotask(replan), { signal });
  const names = subject.kind.moreEvents ?? [];
  for (const name of [...subject.kind.events, ...names]) {
    if (/DidEndDragging$/i.test(name)) subject.on(name, () => queueMicrotask(replan));
    if (name === "didEndZooming") subject.on(name, () => subject.isTracking || queueMicrotask(replan));
  }

  if (host.curves) {
    traces = new Traces(host.curves, source ?? {
      engine: subject.engine,
      get frame() { return traced(subject.frame); },
      get time() { return subject.time; },
      get isMoving() { return subject.isMoving; },
      get isTracking() { return subject.isTracking; },
      get restTime() { return subject.restTime; },
      sample({ from, interval, count }) {
        const time = Float64Array.from({ length: count }, (_, i) => from + i * interval);
        if (ahead) return { time, ...ahead({ from, interval, count }) };
        const { value: values, velocity } = subject.sample({ from, interval, count });
        return { time, value: values.map((one) => value(one)), velocity };
      },
    }, { panels, label });
  }
  return {
    attachment, traces, replan, now,
    /** Changes something now: what moves goes on from where it is, as fast as it was. */
    change(some) {
      if (!subject.isTracking) subject.advance(now());
      subject.perform(now(), some);
      attachment.draw();
      if (!subject.isTracking) replan();
    },
  };
}
