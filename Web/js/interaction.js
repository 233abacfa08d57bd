// interaction.js - what drawers, floating windows, dials and the other interactions share.
//
//   import { load } from "./overscroll.js";
//   import { attachInteraction } from "./interaction.js";
//   import { Drawer } from "./drawer.js";
//
//   const engine = await load(new URL("overscroll-interactions.wasm", import.meta.url));
//   const drawer = new Drawer(engine, { … });
//   attachInteraction(panel, drawer, { within: screen, onFrame: ({ position }) => … });
//
// The modules next to this one hold one subject each, and say whose engine they need; overscroll-full.wasm has all.
// Units, times, errors and the objects that are handed out every frame are as in overscroll.js.
//
// Interaction        the base class of what moves: touches and time go in, frames and events come out.
// attachInteraction  connects one to an element: pointers, reduced motion, frames.

import { Interaction, Kept, Surface } from "./overscroll.js";
import { flag, wrong } from "./plumbing/checks.js";
import { reveal } from "./plumbing/reveal.js";
import { stepByKeys, stepByWheel, stepper } from "./plumbing/steps.js";

export { Interaction, Kept };

// ---- Elements -----------------------------------------------------------------------------------

/** Connects an interaction to an element (interaction.d.ts): frames are requested only while something changes. */
export function attachInteraction(element, interaction, options = {}) {
  if (!(interaction instanceof Interaction)) wrong("interaction", "an Interaction", interaction);
  // What no finger changes is moved by its program only.
  const {
    onFrame, within, part, pointers = interaction.takesTouches ?? true, followsReducedMotion = true, wheel = true, keys = true,
    touchAction = "none", ...listeners
  } = options;
  if (typeof touchAction !== "string") wrong("options.touchAction", "a string", touchAction);
  for (const [name, value] of Object.entries({ onFrame, part, ...listeners })) {
    if (value !== undefined && typeof value !== "function") wrong(`options.${name}`, "a function", value);
  }
  if (within !== undefined && !within?.style) wrong("options.within", "an element", within);
  for (const [name, value] of Object.entries({ pointers, wheel, keys, followsReducedMotion })) flag(value, `options.${name}`);
  const surface = new InteractionSurface(element, interaction, onFrame);
  surface.within = within ?? element;
  if (pointers) surface.takePointers(part, within, { touchAction });
  const step = stepper(interaction);
  if (wheel && step) stepByWheel(surface, step);
  if (keys && step) stepByKeys(surface, step);
  if (step) reveal(surface, step.show);
  if (followsReducedMotion) surface.followReducedMotion();
  return surface.start(listeners, Object.keys(listeners));
}

class InteractionSurface extends Surface {
  #onFrame;
  #before = [];
  #after = [];

  constructor(element, interaction, onFrame) {
    super(element, interaction, "interaction");
    this.#onFrame = onFrame;
  }

  // What it is in may outlive it, and knows its listeners weakly; the element keeps them, by an event that never comes.
  listen(target, listeners, options) {
    if (target === this.element) return super.listen(target, listeners, options);
    super.listen(this.element, { kept: () => listeners });
    for (const name in listeners) super.listen(target, weakly(new WeakRef(listeners), name, options), options);
  }

  paint() {
    this.#onFrame?.(this.subject.frame, this.subject);
  }

  remember() {
    this.#before.length = 0;
    flatten(this.subject.frame, this.#before);
  }

  get isOtherwise() {
    this.#after.length = 0;
    flatten(this.subject.frame, this.#after);
    return this.#after.some((value, i) => value !== this.#before[i]);
  }
}

// A listener that is taken away by the first event after those that it knows have gone.
const weakly = (known, name, options) => ({
  [name]: function listener(event) {
    const listeners = known.deref();
    if (listeners) listeners[name](event);
    else event.currentTarget.removeEventListener(name, listener, options);
  },
});

// What can be seen of a frame: its values, however deep, but what happened.
function flatten(frame, into) {
  for (const name in frame) {
    const value = frame[name];
    if (name === "events" || name === "time") continue;
    if (value !== null && typeof value === "object") flatten(value, into);
    else into.push(value);
  }
}
