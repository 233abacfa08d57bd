import RandomModels
import ScrollTestSupport
import Testing

/// Random bytes as events, sane and insane, on everything that a finger moves: see `FuzzedSession`.
@Suite struct ModelFuzzTests {
  /// How many bytes a session has: about 25,000 events.
  private static let length = 160_000

  @Test(arguments: FuzzedSession.names.indices, 1...4)
  func `a model stands anything`(model: Int, seed: Int) {
    var dice = SeededGenerator(100 * seed + model)
    let bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max, using: &dice) }
    let flaw = FuzzedSession.flaw(of: model, in: FuzzInput(bytes))
    #expect(flaw == nil, "\(FuzzedSession.names[model])")
  }
}
