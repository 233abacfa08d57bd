// One layer of comments: its tracks, and the sprites on a canvas of its own.
import { bullets } from "./bullets.js";
import { engine } from "./engine.js";
import { PopTrack } from "../pop-track.js";

export class Comments {
  #bullets;
  #says;
  #tracks = null;
  // How many come in a second, when the next one is due, and which it is.
  #rate = 0;
  #due = 0;
  #next = 0;
  written = { lengths: [], height: 0 };
  /** What the tracks have taken since somebody set it to 0, in milliseconds. */
  spent = 0;

  constructor(canvas, says) {
    this.#bullets = bullets(canvas);
    this.#says = says;
  }

  /** Tracks for as many comments at the same time, of a duration in seconds; those that would be seen by now are
   * seen. font: [largest, smallest] in points, as large as the tracks allow; size: {width, height, ratio}. */
  build({ count, font: [largest, smallest], duration, style, spring, capacity, size: { width, height, ratio }, time }) {
    this.#rate = count / duration;
    let trackCount = 1;
    for (let font = largest; ; font = Math.max(font * 0.85, smallest)) {
      this.written = this.#bullets.write(this.#says, font, ratio);
      const mean = this.written.lengths.reduce((sum, one) => sum + one, 0) / this.#says.length;
      // How many comments a second one track takes.
      const each = style === "travelling" ? (width + mean) / duration / (mean + 10) : 1 / duration;
      trackCount = Math.max(1, Math.ceil((this.#rate / each) * 1.15));
      if (font <= smallest || height / trackCount >= this.written.height) break;
    }
    this.#bullets.load();
    this.#tracks?.destroy();
    this.#tracks = new PopTrack(engine, {
      width, trackCount, gap: 10, duration, capacity, style, spring,
      trackHeight: Math.min((height - this.written.height) / Math.max(trackCount - 1, 1), this.written.height * 1.6),
    });
    this.#due = time - duration;
    this.#next = 0;
    this.feed(time);
  }

  /** Says what is due by now. */
  feed(time) {
    this.#timed(() => {
      for (; this.#rate > 0 && this.#due <= time; this.#due += 1 / this.#rate) {
        // Shuffled, so that no pattern of wordings travels along.
        const id = (Math.imul(++this.#next, 0x9e3779b1) >>> 8) % this.#says.length;
        this.#tracks.add(id, this.written.lengths[id], this.#due, { longestWait: 1 });
      }
    });
  }

  /** A comment now or never; whether there was a track for it. Negative ids are not drawn here. */
  say(id, length, time) {
    return this.#tracks.add(id, length, time, { longestWait: 0.2 });
  }

  removeExpired(time) {
    this.#timed(() => this.#tracks.removeExpired(time));
  }

  /** Draws what is seen at a time; the batch. */
  draw(time, ratio, top) {
    const batch = this.#timed(() => this.#tracks.fill(time));
    this.#bullets.draw(batch, ratio, top);
    return batch;
  }

  #timed(act) {
    const began = performance.now();
    const answer = act();
    this.spent += performance.now() - began;
    return answer;
  }
}
