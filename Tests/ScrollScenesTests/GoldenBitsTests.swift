import Foundation
import ScrollScenes
import Testing

/// Every scene plays with the same bits on every processor, unoptimised and optimised.
///
/// Fixtures/Golden/bits.txt has a scene and the hash of all numbers of its replay in each line;
/// `Scripts/golden` remakes it. Web/tests/scenes.test.mjs compares WebAssembly with the same file, and
/// Scripts/test bits other processors with each other.
@Suite struct GoldenBitsTests {
  static let file = Fixtures.root.appending(path: "Golden/bits.txt")

  /// FNV-1a with 64 bits, of the bytes of the numbers' bit patterns, the lowest first.
  static func hash(_ numbers: [Double]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in numbers {
      for byte in 0..<UInt64(8) {
        hash = (hash ^ (number.bitPattern >> (8 * byte) & 0xff)) &* 0x100_0000_01b3
      }
    }
    return hash
  }

  static func line(_ name: String) throws -> String {
    var numbers: [Double] = []
    for frame in SceneRun(try Fixtures.scene(name)) {
      numbers += try JSONParser.parse(frame.line).numbers
    }
    let digits = String(hash(numbers), radix: 16)
    return name + " " + String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func `every scene replays to the bit`() throws {
    let lines = try Fixtures.names.map(Self.line)
    if GoldenReplay.isRemade {
      try (lines.joined(separator: "\n") + "\n").write(
        to: Self.file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(golden.count == lines.count)
    for (line, expected) in zip(lines, golden) { #expect(line == expected) }
  }
}
