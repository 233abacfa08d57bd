// Types of vue.js.
import type { AttachOptions, Engine, Scroller, ScrollerOptions } from "overscroll/list";

interface Ref<Value> { value: Value | null }

/** See vue.js. */
export function useOverscroll(
  engine: Engine | Promise<Engine>, settings?: ScrollerOptions | (() => ScrollerOptions), options?: AttachOptions,
): { host: Ref<HTMLElement>; content: Ref<HTMLElement>; scroller: Ref<Scroller> };
