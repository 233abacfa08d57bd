import ScrollMath
import Testing

/// One evaluation for what is kept and what is lost, against values computed with 60 digits.
@Suite struct DecayTests {
  /// x, e^(-x) and 1 - e^(-x), each the nearest double.
  static let reference: [(x: Double, kept: Double, lost: Double)] = [
    (0.0, 1, 0),
    (0x0.0000000000001p-1022, 1, 0x0.0000000000001p-1022),
    (1e-300, 1, 0x1.56e1fc2f8f359p-997),
    (1e-17, 1, 0x1.70ef54646d497p-57),
    (1e-09, 0x1.fffffff768fa1p-1, 0x1.12e0be801f1d9p-30),
    (0.001, 0x1.ff7cfe56f1a9ep-1, 0x1.0603521cac48cp-10),
    (0.0027, 0x1.fe9e953ac0bf4p-1, 0x1.616ac53f40c17p-9),
    (0.00271, 0x1.fe9d469773643p-1, 0x1.62b9688c9bc9fp-9),
    (0.0054, 0x1.fd3e1e6951bebp-1, 0x1.60f0cb5720a93p-8),
    (0.01, 0x1.fae7cfd2b9cfep-1, 0x1.460c0b518c09fp-7),
    (0.1, 0x1.cf46d99d52b3ap-1, 0x1.85c933156a62cp-4),
    (0.25, 0x1.8ebef9eac820bp-1, 0x1.c5041854df7d4p-3),
    (0.3465735, 0x1.6a09e88c50119p-1, 0x1.2bec2ee75fdcdp-2),
    (0.3465736, 0x1.6a09e62ce9a31p-1, 0x1.2bec33a62cb9fp-2),
    (0.5, 0x1.368b2fc6f960ap-1, 0x1.92e9a0720d3ecp-2),
    (0.6931471805599453, 0x1p-1, 0x1p-1),
    (1.0, 0x1.78b56362cef38p-2, 0x1.43a54e4e98864p-1),
    (1.6794817, 0x1.7de44c18f55cap-3, 0x1.a086ecf9c2a8ep-1),
    (2.5, 0x1.50385c094f425p-4, 0x1.d5f8f47ed617bp-1),
    (7.0, 0x1.de16b9c24a98fp-11, 0x1.ff887a518f6d6p-1),
    (18.3, 0x1.83ab3546c47eap-27, 0x1.ffffff9f1532bp-1),
    (36.7, 0x1.0998b04bdd19p-53, 0x1.fffffffffffffp-1),
    (37.5, 0x1.dd5c566301ec8p-55, 1),
    (100.25, 0x1.4acd31e167ebbp-145, 1),
    (350.0, 0x1.0a44a100cac19p-505, 1),
    (707.999, 0x1.7cec29d17c5d6p-1022, 1),
    (708.0, 0x1.7c8ab2288c9abp-1022, 1),
    (720.5, 0x0.00005cf08fff0p-1022, 1),
    (744.4, 0x0.0000000000001p-1022, 1),
    (745.0, 0x0.0000000000001p-1022, 1),
    (745.2, 0, 1),
    (746.0, 0, 1),
    (800.0, 0, 1),
    (1000000.0, 0, 1),
    (1e300, 0, 1),
  ]

  @Test(arguments: reference)
  func `kept and lost agree with the reference to 2 ulp`(x: Double, kept: Double, lost: Double) {
    let decay = Decay(x)
    #expect(abs(decay.kept - kept) <= 2 * kept.ulp)
    #expect(abs(decay.lost - lost) <= 2 * lost.ulp)
  }

  @Test func `nothing is lost at the start and everything at the end of time`() {
    #expect(Decay(0).kept == 1)
    #expect(Decay(0).lost == 0)
    #expect(Decay(.infinity).kept == 0)
    #expect(Decay(.infinity).lost == 1)
  }

  @Test func `kept and lost add up`() {
    for index in 0...20_000 {
      let decay = Decay(Double(index) / 400)
      #expect(abs(decay.kept + decay.lost - 1) <= 0x1p-52)
    }
  }

  @Test func `kept never grows across the joints of the table`() {
    // Every joint is at an odd multiple of ln 2 / 256.
    for index in 0..<2_000 {
      let joint = Double(2 * index + 1) * 0x1.62e42fefa39efp-9
      let before = Decay(joint.nextDown.nextDown)
      let after = Decay(joint.nextUp.nextUp)
      #expect(after.kept <= before.kept + before.kept.ulp)
      #expect(after.lost >= before.lost - before.lost.ulp)
    }
  }
}
