import OverscrollLab
import StrictJSON
import Testing

@Suite struct EvalOracleTests {
  static let cases = OracleCase.read(Checkout.oracle)

  @Test func `the reference has cases of every kind`() {
    let kinds = Set(Self.cases.compactMap { $0.value["kind"] })
    let others = ["feel.", "ios.", "motion."]
    let laws = Evaluator.kinds.filter { kind in !others.contains { kind.hasPrefix($0) } }
    #expect(kinds == Set(laws.map(JSONValue.string)))
    #expect(laws.count == 19)
  }

  @Test(arguments: cases)
  func `every reference value is answered within its tolerance`(reference: OracleCase) throws {
    #expect(try reference.differences() == [])
  }
}
