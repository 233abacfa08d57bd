// Types of react.js.
import type { AttachOptions, Engine, Scroller, ScrollerOptions } from "overscroll/list";

interface Ref<Value> { current: Value | null }

/** See react.js. */
export function useOverscroll<Host extends HTMLElement = HTMLDivElement, Content extends HTMLElement = HTMLElement>(
  engine: Engine | undefined, settings?: ScrollerOptions, options?: AttachOptions,
): { host: Ref<Host>; content: Ref<Content>; scroller: Ref<Scroller> };
