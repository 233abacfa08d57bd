// The engine of this page: from the page itself where it was written into one, else from next to it.
//
// `engine` is set once `ready` is fulfilled, which site.js awaits before it mounts a figure. It is no
// top-level await: figures import this module at the same time, and WebKit then never delivers it to most
// of them (https://bugs.webkit.org/show_bug.cgi?id=242740). So nothing may use it before it is mounted.
import { load } from "../overscroll.js";

const inlined = document.getElementById("overscroll-wasm")?.textContent;

// A page that holds its engine is next to nothing.
const full = inlined ? "" : new URL("../overscroll-full.wasm", import.meta.url).href;
// Which the page asked for before any script ran.
const first = document.querySelector('link[as="fetch"]')?.href ?? full;

/** What load() gives; undefined until `ready`. */
export let engine;

/** Fulfilled when there is an engine. */
export const ready = load(
  inlined ? Uint8Array.from(atob(inlined), (character) => character.charCodeAt(0)) : first,
).then((made) => void (engine = made));

let all;
/** The engine of everything: the page's, or loaded when first wanted by one that begins with less. */
export const whole = () =>
  (all ??= (inlined || first === full ? ready.then(() => engine) : load(full)).catch((error) => {
    all = undefined;
    throw error;
  }));
