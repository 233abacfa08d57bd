// listening.js - listeners that can be taken away, and some that keep nothing alive.

/** Listens by the names of events; gives a function that stops it. */
export function on(target, listeners, options) {
  for (const name in listeners) target.addEventListener(name, listeners[name], options);
  return () => {
    for (const name in listeners) target.removeEventListener(name, listeners[name], options);
  };
}

// Listeners of surfaces that were dropped go with them.
const dropped = new FinalizationRegistry((stop) => stop());

/**
 * Calls a method of a surface when something happens to a target that lives longer than the surface (its window, its
 * document), and which knows it weakly: an element that is dropped without detach() is collected with everything it had.
 *
 * @param {EventTarget} target
 * @param {string} name the event's
 * @param {object} surface
 * @param {string} method its name: a function of its own would keep the surface alive
 * @returns {() => void} stops it
 */
export function onWeakly(target, name, surface, method, options) {
  const known = new WeakRef(surface);
  const stop = on(target, { [name]: (event) => known.deref()?.[method](event) }, options);
  dropped.register(surface, stop);
  return stop;
}

/** A media query, if there are any. */
export const media = (window, text) => window.matchMedia?.(text);
