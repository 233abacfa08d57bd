// Types of momentum-stream.js. Lengths in points (CSS pixels), times in seconds.
import type { Engine, Size, WheelEventLike } from "./overscroll.js";
import type { Kept } from "./interaction.js";

export interface MomentumStreamOptions {
  /** What a page of a wheel is; default 800 by 600. */
  viewport?: Size;
  /** So long a silence of deltas without phases is a lift; `null` (default): none is. */
  liftInterval?: number | null;
  /** Of the deltas that come out; default "pixels". A line is 40 points. */
  unit?: "pixels" | "lines";
  /** Whether whole numbers come out, with the rest carried to the next; default false. */
  isWhole?: boolean;
  /** Who moves things on when fingers leave a trackpad; default "engine". */
  momentum?: "system" | "engine";
}

/** What comes out: an event as `wheel` of a scroller takes it. */
export type Delta = Required<Omit<WheelEventLike, "isShiftDown">>;

/** Deltas of a trackpad in, deltas with momentum out, for what keeps its own offsets. */
export class MomentumStream extends Kept {
  constructor(engine: Engine, options?: MomentumStreamOptions | MomentumStream);
  /** A snapshot. */
  clone(): this;
  /** Back to a snapshot. */
  assign(source: MomentumStream): void;
  /** Changes settings; what glides then glides on. */
  configure(options: MomentumStreamOptions): void;
  /** Whether frames are needed. */
  readonly isMoving: boolean;
  /** Takes an event of the system; what comes out, in order. */
  wheel(event: WheelEventLike): Delta[];
  /** Moves to a display frame: how far the glide has gone since the call before. */
  advance(time: number): Delta[];
  /** Ends a glide: fingers were laid down, a key or a button was pressed. */
  hold(time: number): Delta[];
}
