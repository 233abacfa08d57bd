// What the visitor says, on the tracks of a layer of comments: each in a coloured box, drawn on a canvas of its own.
import { STRIDE } from "../pop-track.js";

const TALL = 24;
const FONT = "600 15px system-ui, sans-serif";

export class OwnComments {
  #context;
  #says;
  #count = 0;
  #isEmpty = true;

  constructor(canvas, says) {
    this.#context = canvas.getContext("2d");
    this.#says = says;
  }

  /** Says the next thing, by a negative id; whether there was a track for it. */
  say(comments, time) {
    const id = this.#count++ % this.#says.length;
    this.#context.resetTransform();
    this.#context.font = FONT;
    const isSaid = comments.say(-1 - id, this.#context.measureText(this.#says[id]).width + 24, time);
    if (isSaid) this.#isEmpty = false;
    return isSaid;
  }

  /** Draws those of a batch that are our own; height: of the comments among which they stand. */
  draw({ count, sprites, ids }, ratio, top, height) {
    if (this.#isEmpty) return;
    const context = this.#context;
    context.resetTransform();
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    this.#isEmpty = true;
    for (let at = 0; at < count * STRIDE; at += STRIDE) {
      if (ids[at + 5] >= 0) continue;
      this.#isEmpty = false;
      const [x, y, long, scale, opacity] = sprites.subarray(at, at + 5);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.translate(x + long / 2, top + y + height / 2);
      context.scale(scale, scale);
      Object.assign(context, { globalAlpha: opacity, fillStyle: "#ffd23f" });
      context.beginPath();
      context.roundRect(-long / 2, -TALL / 2, long, TALL, TALL / 2);
      context.fill();
      Object.assign(context, { fillStyle: "#1a1b1e", font: FONT, textBaseline: "middle", textAlign: "center" });
      context.fillText(this.#says[-1 - ids[at + 5]], 0, 0);
      context.globalAlpha = 1;
    }
  }
}
