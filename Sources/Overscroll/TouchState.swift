/// The fingers on a scroller, and what they are taken to do.
struct TouchState: Hashable, Sendable {
  var pan = PanRecognizer()
  var pinch = PinchRecognizer()
  var tap = TapRecognizer()

  /// Whether a drag or a pinch drives the content.
  var isDragging = false

  /// The offset when the drag began, in points.
  var dragStart = Vector2.zero

  /// Whether a finger holds the content that another value follows, such as ``NestedScroll``.
  var isHeld = false

  // Not inlined: some 1500 bytes are set up, mostly by copying.
  @inline(never)
  init() {}

  /// How many fingers are down (at most two are followed).
  @inline(__always)
  var count: Int { pan.pointers.count }
}
