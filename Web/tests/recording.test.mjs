// Recordings read from text: what the command line accepts, with the same numbers, from one file that both are held to;
// of the rest an error says which line it is, and what stands there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, read, Recording, RecordingError, Relation } from "../dist/recording.js";
import { text } from "./support.mjs";

const { cases, observations } = JSON.parse(text("Fixtures/Recordings/texts.json"));

for (const { name, text: content, options, error, times, offsets, displayScale } of cases) {
  test(`a recording: ${name}`, () => {
    const take = (content) => Recording.read(content, { source: "swing.csv", ...options });
    for (const form of [content, new TextEncoder().encode(content)]) {
      if (error !== undefined) {
        assert.throws(() => take(form), (thrown) => {
          assert.ok(thrown instanceof RecordingError, thrown.stack);
          const found = error.match(/, found "(.*)"$/)?.[1];
          if (found !== undefined) assert.ok(thrown.message.endsWith(`, found "${found}"`), thrown.message);
          assert.ok(thrown.message.startsWith(error.match(/^swing\.csv:(\d+:)? /)[0]), thrown.message);
          const line = error.match(/^swing\.csv:(\d+): /)?.[1];
          assert.equal(thrown.line, line === undefined ? null : Number(line));
          return true;
        });
        continue;
      }
      const found = take(form);
      assert.equal(found.name, options.list ? `swing-${options.list}` : "swing");
      assert.deepEqual([...found.times], times);
      assert.deepEqual([...found.offsets], offsets);
      assert.equal(found.displayScale, displayScale);
    }
  });
}

for (const { name, text: content, options, error, kind, inputs, outputs } of observations) {
  test(`an observation: ${name}`, () => {
    const take = () => read(content, { source: "swing.csv", ...options });
    if (error !== undefined) return assert.throws(take, { message: error });
    const found = take();
    assert.equal(found.kind ?? "motion", kind);
    assert.deepEqual([...found.inputs ?? found.times], inputs);
    assert.deepEqual([...found.outputs ?? found.offsets], outputs);
  });
}

test("bytes that are no text are an error with their line", () => {
  assert.throws(() => Recording.read(new Uint8Array([0x74, 0x0a, 0xff, 0xfe])),
    { message: "recording:2: expected text in UTF-8", line: 2 });
});

test("a relation has its file's name, its words, and is no recording", () => {
  const flicks = read("velocityPerMs,distance\n1.5,740\n-2,-990\n3,1490\n", { source: "a/flicks.csv" });
  assert.ok(flicks instanceof Relation);
  assert.deepEqual([flicks.name, flicks.words], ["flicks", "flicks (velocity and distance)"]);
  assert.ok(read("t,offset\n0,1\n1,2\n2,3\n") instanceof Recording);
  assert.throws(() => read("finger,offset\n0,0\n1,1\n"), { message: "recording: 2 samples; at least 3 are needed" });
});

test("what is written is read back, to the last digit", () => {
  const times = Array.from({ length: 20 }, (_, i) => i / 60);
  const offsets = times.map((t) => Math.sin(t) * 1e-7 + 100 * t ** 3);
  const back = Recording.read(new Recording({ times, offsets }).csv);
  assert.deepEqual([...back.times], times);
  assert.deepEqual([...back.offsets], offsets);
  const pulls = new Relation({ kind: "pulls", inputs: offsets, outputs: times });
  assert.deepEqual([...read(pulls.csv).inputs], offsets);
  assert.throws(() => csv(["t"], [[NaN]]), /finite/);
});

test("the samples after the end of a bounce are left out on demand", () => {
  const { moving } = new Recording({ times: [1, 2, 3, 4, 5], offsets: [3, 0, 1, 0, 0] });
  assert.deepEqual([[...moving.times], [...moving.offsets]], [[0, 1, 2], [3, 0, 1]]);
});

test("options that are no numbers are refused", () => {
  assert.throws(() => Recording.read("1\n2\n3\n", { rate: 0 }), /rate: expected a number > 0, found 0/);
  assert.throws(() => Recording.read("1\n2\n3\n", { rate: 60, edge: NaN }), /edge: expected a number/);
});

test("a recording takes finite numbers over ascending times, and comes back from JSON", () => {
  const recording = new Recording({ times: [2, 2.5, 3], offsets: [3, 1.5, 0] });
  const back = new Recording(JSON.parse(JSON.stringify(recording)));
  assert.deepEqual([back.name, [...back.times], [...back.offsets], back.displayScale], ["recording", [0, 0.5, 1], [3, 1.5, 0], 2]);
  const pulls = new Relation({ kind: "pulls", inputs: [1, 2], outputs: [0.5, 1] });
  assert.deepEqual(new Relation(JSON.parse(JSON.stringify(pulls))), pulls);
  for (const [message, fields] of [
    [/^times\[1\]: expected a time after 1, found 0/, { times: [1, 0], offsets: [1, 2] }],
    [/^offsets\[0\]: expected a finite number, found NaN/, { times: [0], offsets: [NaN] }],
    [/^offsets: expected an array of numbers, found undefined/, { times: [0], offset: [1] }],
    [/^offsets: expected an array of numbers, found "abc"/, { times: [0, 1, 2], offsets: "abc" }],
    [/^options: expected an object, found undefined/, undefined],
  ]) assert.throws(() => new Recording(fields), { message });
  assert.throws(() => Recording.read(null), /^TypeError: text: expected a string or bytes, found null/);
  assert.throws(() => Recording.read("1\n2\n3\n", { rates: 60 }), /unknown field "rates"; there are rate, column/);
});
