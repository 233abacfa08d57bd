// Types of scrollbar.js.

import type { Attachment, Axis, Scroller } from "./overscroll.js";

/** Adds a scrollbar that is drawn and dragged to what attach() of overscroll.js has attached, not list.js; detach() removes it. */
export function addScrollbar(
  attachment: Attachment & { readonly subject: Scroller },
  options?: {
    /** Default "vertical". */
    axis?: Axis;
    /** Its name for screen readers. */
    label?: string;
  },
): { element: HTMLElement; remove(): void };
