// listening.js - listeners that can be taken away, and shared ones that keep nothing alive.

/** Listens by the names of events; gives a function that stops it. */
export function on(target, listeners, options) {
  for (const name in listeners) target.addEventListener(name, listeners[name], options);
  return () => {
    for (const name in listeners) target.removeEventListener(name, listeners[name], options);
  };
}

// What outlives an element (its window, its document) has one listener for all surfaces, which it knows
// weakly: an element that is dropped without detach() is collected with everything it had.
const shared = new WeakMap();

/**
 * Calls a method of a surface when something happens to a target that lives longer than the surface.
 *
 * @param {EventTarget} target
 * @param {string} name the event's
 * @param {object} surface
 * @param {string} method its name: a function of its own would keep the surface alive
 * @returns {() => void} stops it
 */
export function onWeakly(target, name, surface, method) {
  if (!shared.has(target)) shared.set(target, {});
  const group = (shared.get(target)[name] ??= { members: new Set(), limit: 16, stop: null });
  const { members } = group;
  if (members.size >= group.limit) {
    for (const one of [...members]) if (!one.surface.deref()) members.delete(one);
    group.limit = Math.max(16, 2 * members.size);
  }
  const member = { surface: new WeakRef(surface), method };
  members.add(member);
  group.stop ??= on(target, {
    [name]: (event) => {
      for (const one of [...members]) {
        const surface = one.surface.deref();
        if (surface) surface[one.method](event);
        else leave(group, one);
      }
    },
  });
  return () => leave(group, member);
}

function leave(group, member) {
  group.members.delete(member);
  if (group.members.size > 0) return;
  group.stop?.();
  group.stop = null;
}

// One query of a kind for each window: each of them has listeners of its own.
const queries = new WeakMap();

/** A media query, if there are any. */
export function media(window, text) {
  if (!queries.has(window)) queries.set(window, {});
  return (queries.get(window)[text] ??= window.matchMedia?.(text));
}
