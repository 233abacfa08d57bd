// Types of svelte.js.
import type { AttachOptions, Engine, Scroller, ScrollerOptions } from "overscroll/list";

type Given = AttachOptions & {
  engine: Engine | Promise<Engine>;
  settings?: ScrollerOptions;
  scroller?: (scroller: Scroller) => void;
};

/** See svelte.js. */
export function overscroll(node: HTMLElement, given: Given): { update(given: Given): void; destroy(): void };
