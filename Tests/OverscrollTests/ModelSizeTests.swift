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
    // 65 of them are a trackpad stroke's last velocities.
    Bound(Scroller.self, atMost: 1_537),
    Bound(TouchTracker.self, atMost: 739),
    Bound(Drawer.self, atMost: 1_016),
    Bound(Pager.self, atMost: 1_185),
    Bound(PictureInPicture.self, atMost: 1_864),
    Bound(Dial.self, atMost: 800),
  ]

  @Test(arguments: bounds)
  func `a model is no larger than it needs to be`(bound: Bound) {
    #expect(bound.size <= bound.most)
  }
}
