import ScrollMath
import Testing

/// Cosine and sine together, against values computed with 60 digits.
@Suite struct SwingTests {
  /// A phase, its cosine and its sine, each the nearest double.
  static let reference: [(phase: Double, cosine: Double, sine: Double)] = [
    (0.0, 1, 0),
    (1e-300, 1, 0x1.56e1fc2f8f359p-997),
    (1e-09, 1, 0x1.12e0be826d695p-30),
    (0.1, 0x1.fd712f9a817c1p-1, 0x1.98eaecb8bcb2cp-4),
    (0.5, 0x1.c1528065b7d5p-1, 0x1.eaee8744b05fp-2),
    (0.78539816, 0x1.6a09e67c96949p-1, 0x1.6a09e65350e5p-1),
    (0.78539817, 0x1.6a09e63fd9233p-1, 0x1.6a09e6900e565p-1),
    (1.0, 0x1.14a280fb5068cp-1, 0x1.aed548f090ceep-1),
    (1.5707963267948966, 0x1.1a62633145c07p-54, 1),
    (2.0, -0x1.aa22657537205p-2, 0x1.d18f6ead1b446p-1),
    (2.356, -0x1.69f7df5f75366p-1, 0x1.6a1bec8ab043dp-1),
    (3.0, -0x1.fae04be85e5d2p-1, 0x1.210386db6d55bp-3),
    (3.141592653589793, -1, 0x1.1a62633145c07p-53),
    (3.9269, -0x1.6a1251155fd31p-1, -0x1.6a017b886ee5cp-1),
    (4.0, -0x1.4eaa606db24c1p-1, -0x1.837b9dddc1eaep-1),
    (4.71238898038469, -0x1.a79394c9e8a0ap-53, -1),
    (5.5, 0x1.6ad6c3c07d448p-1, -0x1.693c94e0ab057p-1),
    (6.283185307179586, 1, -0x1.1a62633145c07p-52),
    (10.0, -0x1.ad9ac890c6b1fp-1, -0x1.1689ef5f34f52p-1),
    (28.0, -0x1.ecdaad15825p-1, 0x1.156853b4514d6p-2),
    (100.0, 0x1.b981dbf665fdfp-1, -0x1.03425b78c4db8p-1),
    (355.0, -0x1.fffffffc18e4cp-1, -0x1.f9bd0307d1de3p-16),
    (1234.5, -0x1.fa8f2ceb78372p-1, 0x1.29c531dfd031bp-3),
    (31415.9265, 0x1.fffffffa771a1p-1, -0x1.2d22384344c47p-15),
    (1000000.0, 0x1.df9df9906d32cp-1, -0x1.6664b2568d867p-2),
    (1647000.0, 0x1.71560e9425779p-2, 0x1.dd8980a541942p-1),
    (1700000.0, -0x1.a44969d28fe08p-1, 0x1.2468b4fe40abcp-1),
    (1000000000.0, 0x1.acff8c7364234p-1, 0x1.1778cae83c69bp-1),
    (1000000000000000.0, -0x1.06c154609d33fp-1, 0x1.b76f88136cebap-1),
  ]

  @Test(arguments: reference)
  func `both agree with the reference`(phase: Double, cosine: Double, sine: Double) {
    let swing = Swing(phase)
    #expect(abs(swing.cosine - cosine) <= 0x1.8p-53)
    #expect(abs(swing.sine - sine) <= 0x1.8p-53)
  }

  @Test func `the sine of a small phase keeps its digits`() {
    for (phase, _, sine) in Self.reference where phase < 0.785 {
      #expect(abs(Swing(phase).sine - sine) <= sine.ulp)
    }
  }

  @Test func `no oscillation at the start`() {
    #expect(Swing(0).cosine == 1)
    #expect(Swing(0).sine == 0)
  }

  @Test func `the point stays on the unit circle`() {
    for index in 0..<50_000 {
      let swing = Swing(Double(index) * 0.37)
      #expect(abs(swing.cosine * swing.cosine + swing.sine * swing.sine - 1) <= 0x1p-51)
    }
  }
}
