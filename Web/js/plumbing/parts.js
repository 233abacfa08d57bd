// parts.js - what attach() does besides its least. See ../parts.js.
import { Anchor } from "./anchor.js";
import { scrollMembers } from "./scroll-members.js";
import { turn } from "./turn.js";
import { WheelStream } from "./wheel-stream.js";

/** Content that grows above leaves what is shown where it is. */
export const anchored = { Anchor };

/** The element's scrollTop, scrollTo() and the like are those of the offset that is shown. */
export const members = { scrollMembers };

/** A trackpad's stroke stretches the end, and the system's momentum bounces there. */
export const trackpads = { WheelStream };

/** The element may be shown rotated or mirrored, itself or with what it is in. */
export const turned = { turn };
