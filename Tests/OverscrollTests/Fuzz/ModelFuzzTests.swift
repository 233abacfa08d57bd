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
    let flaw = FuzzedSession.flaw(of: model, in: FuzzInput(dice.bytes(Self.length)))
    #expect(flaw == nil, "\(FuzzedSession.names[model])")
  }
}
