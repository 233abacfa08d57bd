// What figures of interactions share: one that is attached to a view, its curves, predictions in time.
import { attachInteraction } from "../interaction.js";
import { announcement } from "./stage.js";
import { Traces } from "./traces.js";

/** An interaction in a view, with curves where there is space for them.
 * show(frame) draws; panels, whose `ahead` is "value" or "velocity"; label of the curves; value(number): the place in
 * the curves of a value that the subject foretells; changed(isAtRest, isKnown): what will be has changed, isKnown if
 * it moves to where it is known to rest; ended(isCaught): that has come, or a finger has come first, and nothing said
 * of it holds any longer; rested(): what screen readers announce at rest; events: of the attachment; touched: what is
 * touched, if it moves in the view; attach: what connects it, if not attachInteraction; source: what the curves are
 * of, if they are the subject's own; traced(frame): a frame for the curves, with time and phase; ahead({from,
 * interval, count}): its columns to come, if they are not the subject's own value and velocity. */
export function interacting(host, view, subject, {
  show, panels, label, value = (number) => number, changed, ended, rested, events = {}, touched = view,
  traced = (frame) => frame, ahead, attach = attachInteraction, source,
}) {
  let traces = null;
  let isGoing = false;
  let wasTracking = false;
  // Whether a finger has caught or dragged it since it rested last.
  let isHandled = false;
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
  const held = keysOf(subject, () => isGoing && queueMicrotask(replan));
  const listening = new AbortController();
  const { signal } = listening;
  const replan = () => {
    // The view goes on without it.
    if (subject.isDestroyed) return;
    // What a program set in motion begins now, not when it was seen last.
    if (!subject.isTracking) subject.sync(now());
    isGoing = subject.isMoving && !subject.isTracking;
    // Where a key that is held down leads is known when it goes up.
    const isKnown = isGoing && held.size === 0;
    traces?.[isKnown ? "predict" : "cut"]();
    changed?.(false, isKnown);
  };
  const attachment = attach(touched, subject, {
    ...(touched !== view && { within: view }),
    ...events,
    onFrame(frame) {
      if (frame.isTracking) {
        if (isGoing) {
          traces?.cut();
          ended?.(true);
        }
        isHandled ||= isGoing || frame.isDragging;
        isGoing = false;
        clearTimeout(still);
        if (frame.isDragging) still = setTimeout(rest, 120);
      }
      show(frame);
      traces?.record(traced(frame));
      // What reports no release has been released when it moves without a finger.
      const isLetGo = wasTracking && !frame.isTracking && frame.isMoving && !isGoing;
      wasTracking = frame.isTracking;
      if (isLetGo) replan();
      if (frame.isMoving || frame.isTracking || !(isGoing || isHandled)) return;
      isGoing = isHandled = false;
      changed?.(true, false);
      ended?.(false);
      if (rested) status.textContent = rested();
    },
  });
  // A stroke, a notch or a key moves it without a release. Where nothing is left to move, what was said of the rest holds.
  const moved = () => queueMicrotask(() => subject.isDestroyed || (subject.isMoving && replan()));
  view.addEventListener("wheel", moved, { passive: true, signal });
  view.addEventListener("keydown", (event) => event.key.length > 1 && moved(), { signal });
  for (const name of [...subject.kind.events, ...(subject.kind.moreEvents ?? [])]) {
    if (/DidEndDragging$/i.test(name)) subject.on(name, moved);
    if (name === "didEndZooming") subject.on(name, () => subject.isTracking || moved());
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
        return { time, value: values.map(value), velocity };
      },
    }, { panels, label });
  }
  return {
    attachment, traces, replan, now,
    /** Leaves the view to another. */
    close() {
      listening.abort();
      traces?.close();
      attachment.detach();
      status.remove();
    },
    /** Changes something now: what moves goes on from where it is, as fast as it was. */
    change(some) {
      if (!subject.isTracking) subject.advance(now());
      subject.perform(now(), some);
      attachment.draw();
      if (!subject.isTracking) replan();
    },
  };
}

// The keys that are held down and run for as long; and when one of them goes up, by itself or with the focus.
function keysOf(subject, lifted) {
  const held = new Set();
  const { keyDown, keyUp } = subject;
  if (!keyUp) return held;
  const goal = () => JSON.stringify(subject.destinations ?? subject.destination);
  subject.keyDown = (command, ...more) => {
    const before = goal();
    keyDown.call(subject, command, ...more);
    // One that changes nothing is the page's, and is not heard to go up.
    if (command !== "home" && command !== "end" && goal() !== before) held.add(command);
  };
  subject.keyUp = (command, time) => {
    keyUp.call(subject, command, time);
    if (held.delete(command)) lifted();
  };
  return held;
}
