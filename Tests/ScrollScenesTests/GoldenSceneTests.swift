import Foundation
import ScrollScenes
import Testing

/// What is kept of a replay, one line of JSON each.
///
/// The first line has the number of frames, and `words`: all that is no number of the first frame and of
/// every frame that differs in it from the one before, behind the frame's time. Every 20th frame and
/// the last follow whole. The bits of all numbers of all frames are in bits.txt.
struct GoldenReplay {
  /// How many frames there are for one that is kept whole.
  static let stride = 20

  var lines: [JSONValue]

  /// Plays a scene.
  init(_ scene: ScrollScene) throws {
    let frames = Array(SceneRun(scene))
    var (words, kept): ([JSONValue], [JSONValue]) = ([], [])
    var latest: [JSONValue]?
    for (index, frame) in frames.enumerated() {
      let line = try JSONParser.parse(frame.line)
      if line.words != latest { words.append(.array([.number(frame.time)] + line.words)) }
      latest = line.words
      if (index + 1).isMultiple(of: Self.stride) || index == frames.count - 1 { kept.append(line) }
    }
    lines = [["frames": .number(Double(frames.count)), "words": .array(words)]] + kept
  }

  /// Reads what is kept of a scene.
  init(of name: String) throws {
    lines = try String(contentsOf: Self.file(name), encoding: .utf8).split(separator: "\n")
      .map { try JSONParser.parse(String($0)) }
  }

  func write(_ name: String) throws {
    let text = lines.map { JSONWriter.line($0) + "\n" }.joined()
    try text.write(to: Self.file(name), atomically: true, encoding: .utf8)
  }

  /// Whether the golden files are made again instead of compared with.
  static let isRemade = ProcessInfo.processInfo.environment["OVERSCROLL_REMAKE_GOLDEN"] == "1"

  private static func file(_ name: String) -> URL {
    Fixtures.root.appending(path: "Golden/\(name).jsonl")
  }
}

/// Every scene plays as it always has; `Scripts/golden` remakes what it is held to.
@Suite struct GoldenSceneTests {
  @Test(.disabled(if: GoldenReplay.isRemade))
  func `every scene has its golden replay, and every golden replay its scene`() {
    #expect(Fixtures.names.count >= 90 && Fixtures.names(of: "Golden", "jsonl") == Fixtures.names)
  }

  @Test(arguments: Fixtures.names) func `a scene replays to 1e-9`(name: String) throws {
    let replay = try GoldenReplay(try Fixtures.scene(name))
    if GoldenReplay.isRemade { try replay.write(name) }
    let golden = try GoldenReplay(of: name)
    #expect(replay.lines.count == golden.lines.count)
    for (line, expected) in zip(replay.lines, golden.lines) {
      try #require(line.withoutNumbers == expected.withoutNumbers)
      for (number, expected) in zip(line.numbers, expected.numbers) {
        #expect(abs(number - expected) <= 1e-9 * max(1, abs(expected)), "\(line)")
      }
    }
  }

  @Test(arguments: Fixtures.names)
  func `a copy made halfway goes on to the same end`(name: String) throws {
    var run = SceneRun(try Fixtures.scene(name))
    let count = Array(run).count
    for _ in 0..<(count / 2) { _ = run.next() }
    let copy = run
    #expect(Array(run) == Array(copy))
    #expect(Array(copy).last == Array(SceneRun(try Fixtures.scene(name))).last)
  }
}
