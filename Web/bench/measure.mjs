// What is measured of a thing that scrolls. Each has a copy of this module: a loop that has run one kind of thing is
// faster than one that has run several.
const FRAMES = 125;
const ROUNDS = Number(process.argv[2] ?? 2000);

// The median of a number of times, in ns for each of `count` operations in one.
function median(count, prepare, run) {
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    prepare(i);
    const start = process.hrtime.bigint();
    run(i);
    times.push(Number(process.hrtime.bigint() - start));
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] / count;
}

// The least time of one of twenty flings on end, in ns, of sixty rounds: what the machine does besides does not count.
function least(run) {
  let best = Infinity;
  for (let round = 0; round < 60; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < 20; i++) run();
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 20);
  }
  return best;
}

// The same hand for each: a fling of a finger that touches, moves six times and lifts.
const places = Array.from({ length: 7 }, (_, i) => ({ x: 200, y: 700 - 40 * i }));
function fling(subject, time) {
  subject.touchDown(1, places[0], time);
  for (let i = 1; i < 7; i++) subject.touchMoved(1, places[i], time + i * 0.008);
  subject.touchUp(1, null, time + 0.05);
}

export function measure(subject) {
  let clock = 0;
  let sum = 0;
  const begin = () => {
    clock += 100;
    subject.setContentOffset({ x: 0, y: 0 });
    fling(subject, clock);
  };
  const frames = () => {
    for (let i = 1; i <= FRAMES; i++) sum += subject.advance(clock + 0.05 + i / 60).offset.y;
  };
  const results = { frame: median(FRAMES, begin, frames) };
  const place = { x: 200, y: 700 };
  results.touch = median(100, () => {
    clock += 100;
    subject.touchDown(1, places[0], clock);
    subject.touchMoved(1, places[1], clock + 0.01);
  }, () => {
    for (let i = 1; i <= 100; i++) {
      place.y = 650 - (i & 31);
      subject.touchMoved(1, place, clock + 0.01 + i * 0.004);
    }
  });
  subject.cancelTouches?.(clock + 1);
  let columns;
  let lacks = false;
  try {
    subject.sample({ count: 1 });
  } catch {
    lacks = true;
  }
  results.buffer = lacks ? NaN : median(1, begin, () => {
    columns = subject.sample({ from: clock + 0.05, interval: 1 / 60, count: FRAMES }, columns);
    sum += columns.y[5];
  });
  results.fling = least(() => {
    begin();
    frames();
  });
  if (!Number.isFinite(sum)) throw new Error("the numbers make no sense");
  return results;
}
