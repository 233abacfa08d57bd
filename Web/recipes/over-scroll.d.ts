// Types of over-scroll.js.
import type { Engine, Scroller } from "overscroll/list";

/** See over-scroll.js. */
export class OverScroll extends HTMLElement {
  static engine: Engine | Promise<Engine> | null;
  scroller: Scroller | null;
}

declare global {
  interface HTMLElementTagNameMap { "over-scroll": OverScroll }
}
