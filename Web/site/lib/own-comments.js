// What the visitor says, on the tracks of a layer of comments: each in a coloured box, drawn on a canvas of its own.
import { STRIDE } from "../pop-track.js";

const TALL = 24;
const FONT = "600 15px system-ui, sans-serif";

/** {say(comments, time): the next thing, by a negative id, and whether there was a track for it; draw(batch, ratio, top, height):
 * those of a batch that are our own, among comments of a height}. */
export function ownComments(canvas, says) {
  const context = canvas.getContext("2d");
  let count = 0;
  let isEmpty = true;
  return {
    say(comments, time) {
      const id = count++ % says.length;
      context.resetTransform();
      context.font = FONT;
      const isSaid = comments.say(-1 - id, context.measureText(says[id]).width + 24, time);
      if (isSaid) isEmpty = false;
      return isSaid;
    },
    draw({ count, sprites, ids }, ratio, top, height) {
      if (isEmpty) return;
      context.resetTransform();
      context.clearRect(0, 0, canvas.width, canvas.height);
      isEmpty = true;
      for (let at = 0; at < count * STRIDE; at += STRIDE) {
        if (ids[at + 5] >= 0) continue;
        isEmpty = false;
        const [x, y, long, scale, opacity] = sprites.subarray(at, at + 5);
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        context.translate(x + long / 2, top + y + height / 2);
        context.scale(scale, scale);
        Object.assign(context, { globalAlpha: opacity, fillStyle: "#ffd23f" });
        context.beginPath();
        context.roundRect(-long / 2, -TALL / 2, long, TALL, TALL / 2);
        context.fill();
        Object.assign(context, { fillStyle: "#1a1b1e", font: FONT, textBaseline: "middle", textAlign: "center" });
        context.fillText(says[-1 - ids[at + 5]], 0, 0);
        context.globalAlpha = 1;
      }
    },
  };
}
