// Types of parts.js: what attach() of list.js may do besides, by its option `parts`.

/** What attach() may do besides. attach() of overscroll.js has all of them. */
export interface AttachPart {
  readonly [name: string]: unknown;
}

/** Content that grows above leaves what is shown where it is (with `observesContent`). */
export const anchored: AttachPart;
/** The element's `scrollTop`, `scrollLeft`, `scrollTo()` and the like read and set the offset that is shown. */
export const members: AttachPart;
/** A trackpad's stroke stretches the end, and the system's momentum bounces there. */
export const trackpads: AttachPart;
/** The element may be shown rotated or mirrored, itself or with what it is in. */
export const turned: AttachPart;
