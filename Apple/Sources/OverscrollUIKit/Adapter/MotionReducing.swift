#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// What has motion that no finger causes, and can do with less of it.
  public protocol MotionReducing {
    /// Whether motion that no finger causes is reduced.
    var reducesMotion: Bool { get set }
  }

  extension Scroller: MotionReducing {}
  extension Drawer: MotionReducing {}
  extension ScrollingDrawer: MotionReducing {}
  extension Pager: MotionReducing {}
  extension PictureInPicture: MotionReducing {}
  extension NestedScroll: MotionReducing {}
  extension Dial: MotionReducing {}
  extension Throw: MotionReducing {}

  extension DragAdapter where Model: MotionReducing {
    /// Follows the setting Reduce Motion, now and whenever it changes.
    public func followReduceMotion() {
      model.reducesMotion = UIAccessibility.isReduceMotionEnabled
      reduceMotion = Subscription(UIAccessibility.reduceMotionStatusDidChangeNotification) {
        [weak self] _ in
        self?.model.reducesMotion = UIAccessibility.isReduceMotionEnabled
      }
    }
  }
#endif
