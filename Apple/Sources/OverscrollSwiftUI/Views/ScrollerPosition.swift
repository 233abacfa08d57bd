#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Where a ``ScrollerView`` is, as state of the app: it is read while the view scrolls, and set to scroll it.
  ///
  /// ```swift
  /// @State private var position = ScrollerPosition()
  ///
  /// ScrollerView { ForEach(messages) { Row($0).scrollerElement($0.id) } }
  ///   .scrollerPosition($position)
  /// Button("Newest") { position.scrollTo(messages.last?.id) }
  /// ```
  public struct ScrollerPosition: Equatable {
    /// The content point at the top left, in points; set by the app it scrolls there immediately.
    public var offset = CGPoint.zero

    /// The latest element to scroll to, and how many there were: each wish is fulfilled once.
    private(set) var element: AnyHashable?
    private(set) var requests = 0
    private(set) var isAnimated = false
    private(set) var anchor: UnitPoint?

    /// A position at the origin.
    public init() {}

    /// Scrolls to an element (`scrollerElement(_:)`), in 0.3 s or immediately; to one that is not laid out yet, as soon
    /// as it is.
    ///
    /// - Parameters:
    ///   - id: the element's.
    ///   - anchor: the point of the element that comes to lie at the same point of the part of the view that no inset
    ///     covers, as far as the content reaches; nil scrolls as little as needed to show all of it.
    ///   - animated: whether to take time over it.
    public mutating func scrollTo(
      _ id: some Hashable, anchor: UnitPoint? = nil, animated: Bool = true
    ) {
      (element, self.anchor, isAnimated) = (AnyHashable(id), anchor, animated)
      requests += 1
    }
  }

  extension View {
    /// Gives a view in a ``ScrollerView`` an id to be scrolled to.
    public func scrollerElement(_ id: some Hashable) -> some View {
      background(
        GeometryReader { proxy in
          Color.clear.preference(
            key: ElementFrames.self,
            value: [AnyHashable(id): proxy.frame(in: .named(ElementFrames.space))])
        })
    }
  }

  /// Where the elements with an id lie in the content that hosts them, in points.
  enum ElementFrames: PreferenceKey {
    static let space = "overscroll"
    static var defaultValue: [AnyHashable: CGRect] { [:] }

    static func reduce(value: inout [AnyHashable: CGRect], nextValue: () -> [AnyHashable: CGRect]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// Between the app's position and the view's.
  @MainActor final class PositionFollower {
    private var binding: Binding<ScrollerPosition>?
    private var known = ScrollerPosition()
    private var isUpdating = false

    /// Takes what the app has changed since it was last looked at.
    ///
    /// - Parameters:
    ///   - scroller: what scrolls, as it is.
    ///   - scroll: scrolls it.
    func follow(
      _ binding: Binding<ScrollerPosition>?, _ scroller: Scroller,
      elements: [AnyHashable: CGRect], scroll: (Vector2, _ animated: Bool) -> Void
    ) {
      self.binding = binding
      guard let wanted = binding?.wrappedValue, wanted != known else { return }
      isUpdating = true
      defer { isUpdating = false }
      if wanted.offset != known.offset {
        known.offset = wanted.offset
        scroll(Vector2(wanted.offset), false)
      }
      if wanted.requests != known.requests, let frame = wanted.element.flatMap({ elements[$0] }) {
        (known, known.offset) = (wanted, known.offset)
        scroll(scroller.offset(showing: Rect2(frame), at: wanted.anchor), wanted.isAnimated)
      }
    }

    /// Does something now, or after an update where SwiftUI is in the midst of one: the app's state stays meanwhile.
    func afterUpdate(_ act: @escaping @MainActor () -> Void) {
      if isUpdating { Task { @MainActor in act() } } else { act() }
    }

    /// Writes the view's offset into the app's state; after an update, where SwiftUI is in the midst of one.
    func write(_ offset: CGPoint) {
      guard let binding else { return }
      if isUpdating {
        Task { @MainActor [weak self] in self?.write(offset) }
      } else if binding.wrappedValue.offset == known.offset, known.offset != offset {
        // What the app has just set is followed by the next update, and not written over.
        known.offset = offset
        binding.wrappedValue.offset = offset
      }
    }
  }

  extension Scroller {
    /// Where to scroll for a rectangle of the content at scale 1, in points.
    fileprivate func offset(showing frame: Rect2, at anchor: UnitPoint?) -> Vector2 {
      let rect = Rect2(origin: frame.origin * zoomScale, size: frame.size * zoomScale)
      guard let anchor else {
        var copy = self
        copy.scrollRectToVisible(rect, animated: false)
        return copy.contentOffset
      }
      let (inset, size) = (adjustedInset, rect.size)
      let free = Size2(
        viewport.width - inset.left - inset.right, viewport.height - inset.top - inset.bottom)
      return rect.origin
        + Vector2(
          (size.width - free.width) * Double(anchor.x) - inset.left,
          (size.height - free.height) * Double(anchor.y) - inset.top)
    }
  }
#endif
