/// Something a scroll view tells its delegate, by UIKit's names.
public enum ScrollEvent: UInt8, Hashable, Sendable, CaseIterable {
  /// The fingers began to drag.
  case willBeginDragging = 1
  /// The offset changed.
  case didScroll
  /// The fingers are about to leave; the target may still be changed.
  case willEndDragging
  /// The fingers left.
  case didEndDragging
  /// The content keeps moving.
  case willBeginDecelerating
  /// The content came to rest, or was caught.
  case didEndDecelerating
  /// A programmatic scroll is over.
  case didEndScrollingAnimation
  /// The fingers, or a program, began to change the scale.
  case willBeginZooming
  /// The scale changed.
  case didZoom
  /// The scale came to rest.
  case didEndZooming
  /// A scroll to the top is over.
  case didScrollToTop
}

/// The events of one call, in the order in which UIKit would send them.
///
/// Up to sixteen in four bits each: no allocation, however often they are handed around.
public struct ScrollEvents: DragEvents, Sequence, IteratorProtocol {
  /// The events as four-bit raw values, the oldest lowest.
  package private(set) var packed: UInt64 = 0

  /// No events.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { packed == 0 }

  /// Whether an event is among them.
  public func contains(_ event: ScrollEvent) -> Bool {
    var rest = self
    while let next = rest.next() { if next == event { return true } }
    return false
  }

  /// Appends an event.
  ///
  /// `didScroll` and `didZoom` say that something changed, so one of each per run is enough: they are
  /// not repeated when they already stand last. Beyond sixteen events the oldest are kept.
  @inline(__always)
  public mutating func append(_ event: ScrollEvent) {
    guard packed != 0 else { return packed = UInt64(event.rawValue) }
    appendFurther(event)
  }

  private mutating func appendFurther(_ event: ScrollEvent) {
    let used = (64 - packed.leadingZeroBitCount + 3) / 4
    guard used < 16 else { return }
    let isChange = event == .didScroll || event == .didZoom
    if isChange, used > 0, UInt8(truncatingIfNeeded: packed >> (4 * (used - 1))) == event.rawValue {
      return
    }
    packed |= UInt64(event.rawValue) << (4 * used)
  }

  /// Appends the events of another call.
  public mutating func append(_ events: ScrollEvents) {
    var rest = events
    while let next = rest.next() { append(next) }
  }

  /// Takes the first event off.
  public mutating func next() -> ScrollEvent? {
    guard packed != 0 else { return nil }
    let event = ScrollEvent(rawValue: UInt8(truncatingIfNeeded: packed & 15))
    packed >>= 4
    return event
  }
}

#if !hasFeature(Embedded)
  extension ScrollEvents: CustomStringConvertible {}
#endif
