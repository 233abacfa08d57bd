import Overscroll
import ScrollGestures
import Testing

/// How much memory a value takes: a copy is a snapshot, and many are kept side by side.
@Suite struct ModelSizeTests {
  /// A model, how large it is, and how large it may be, in bytes.
  struct Bound: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var size: Int
    var most: Int

    init<Model>(_ model: Model.Type, atMost most: Int) {
      testDescription = "\(model)"
      size = MemoryLayout<Model>.size
      self.most = most
    }
  }

  static let bounds = [
    Bound(Scroller.self, atMost: 1_449),
    Bound(Fingers.self, atMost: 441),
    Bound(Drawer.self, atMost: 865),
    Bound(Pager.self, atMost: 1_001),
    Bound(PictureInPicture.self, atMost: 1_546),
    Bound(Dial.self, atMost: 808),
  ]

  @Test(arguments: bounds)
  func `a model is no larger than it needs to be`(bound: Bound) {
    #expect(bound.size <= bound.most)
  }
}
