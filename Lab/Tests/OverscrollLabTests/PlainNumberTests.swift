import Testing

import OverscrollLab

@Suite struct PlainNumberTests {
  @Test func `plain decimals are read as the standard library reads them`() {
    var noise = SteadyNoise(7)
    for _ in 0..<20_000 {
      let state = noise.next()
      let digits = 1 + Int(state >> 60)
      let whole = (state >> 8) % UInt64(pow10(digits))
      let decimals = Int((state >> 4) % 15)
      var text = String(whole)
      if decimals > 0 {
        text = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
        text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals))
      }
      if state & 1 == 1 { text = "-" + text }
      guard let number = PlainNumber.read(Array(text.utf8)[...]) else { continue }
      #expect(number.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  private func pow10(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in 10 * power } }

  @Test(arguments: [
    ("0", 0), ("-0.5", -0.5), (" 12.25\t", 12.25), ("000.125", 0.125),
    ("123456789012345", 123_456_789_012_345),
    ("0.0166666667", 0.0166666667), ("123.6666\r", 123.6666),
  ])
  func `what recordings are made of`(text: String, number: Double) {
    #expect(PlainNumber.read(Array(text.utf8)[...]) == number)
  }

  @Test(arguments: [
    "", " ", "-", ".5", "5.", "1e3", "+1", "nan", "0x1", "1 2", "1.2.3", "1234567890123456",
  ])
  func `everything else is left to others`(text: String) {
    #expect(PlainNumber.read(Array(text.utf8)[...]) == nil)
  }
}
