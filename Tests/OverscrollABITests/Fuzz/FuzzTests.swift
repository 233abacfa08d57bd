import RandomModels
import ScrollTestSupport
import Testing

/// Insane arguments to all of the interface: see `CallSession`.
extension InterfaceTests {
  @Suite struct FuzzTests {
    @Test(arguments: 1...24) func `everything withstands anything`(seed: Int) {
      var dice = SeededGenerator(seed)
      #expect(CallSession.flaw(in: FuzzInput(dice.bytes(200_000))) == nil)
    }
  }
}
