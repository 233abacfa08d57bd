// The engine of this page: from the page itself where it was written into one, else from beside it.
import { load } from "../overscroll.js";

const inlined = document.getElementById("overscroll-wasm")?.textContent;

export const engine = await load(
  inlined
    ? Uint8Array.from(atob(inlined), (character) => character.charCodeAt(0))
    : new URL("../overscroll-full.wasm", import.meta.url));
