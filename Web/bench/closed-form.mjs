// The least that a list of one axis can do in JavaScript: a drag, and deceleration by its closed form. It has no
// edge, slop, second finger, events or checks; what a module costs is compared with it.
const DECAY = -1000 * Math.log(0.998);

export class Closed {
  #offset = 0;
  #start = 0;
  #from = 0;
  #velocity = 0;
  #places = [0, 0, 0, 0];
  #times = [0, 0, 0, 0];
  #count = 0;
  #frame = { time: 0, offset: { x: 0, y: 0 }, velocity: { x: 0, y: 0 } };

  constructor(most) {
    this.most = most;
  }

  setContentOffset({ y }) {
    this.#offset = this.#from = y;
    this.#velocity = 0;
  }

  touchDown(_, { y }, time) {
    this.#count = 0;
    this.#from = this.#offset + y;
    this.#note(y, time);
  }

  touchMoved(_, { y }, time) {
    this.#offset = Math.min(Math.max(this.#from - y, 0), this.most);
    this.#note(y, time);
  }

  touchUp(_, __, time) {
    const [first, last] = [(this.#count - 3) & 3, (this.#count - 1) & 3];
    this.#velocity = -(this.#places[last] - this.#places[first]) / (this.#times[last] - this.#times[first]);
    this.#from = this.#offset;
    this.#start = time;
  }

  #note(y, time) {
    const i = this.#count++ & 3;
    this.#places[i] = y;
    this.#times[i] = time;
  }

  advance(time) {
    const frame = this.#frame;
    const rest = Math.exp(-DECAY * (time - this.#start));
    frame.time = time;
    frame.offset.y = this.#offset = this.#from + this.#velocity / DECAY * (1 - rest);
    frame.velocity.y = this.#velocity * rest;
    return frame;
  }

  sample({ from = 0, interval = 0, count }, into = { y: new Float64Array(count), velocityY: new Float64Array(count) }) {
    for (let i = 0; i < count; i++) {
      const rest = Math.exp(-DECAY * (from + i * interval - this.#start));
      into.y[i] = this.#from + this.#velocity / DECAY * (1 - rest);
      into.velocityY[i] = this.#velocity * rest;
    }
    return into;
  }
}
