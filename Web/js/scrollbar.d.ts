// Types of scrollbar.js.

import type { Attachment, Axis } from "./overscroll.js";

/** Adds a scrollbar that is drawn and dragged to what attach() has attached; detach() removes it. */
export function addScrollbar(
  attachment: Attachment,
  options?: {
    /** Default "vertical". */
    axis?: Axis;
    /** Its name for screen readers. */
    label?: string;
  },
): { element: HTMLElement; remove(): void };
