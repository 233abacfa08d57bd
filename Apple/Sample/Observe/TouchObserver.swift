#if os(iOS) || os(Linux)
  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #else
    import UIKit
  #endif

  /// Sees every finger and takes none: it never recognises.
  final class TouchObserver: UIGestureRecognizer {
    /// A finger came down where none was.
    var began: () -> Void = {}

    private var touches: [UITouch] = []

    init() {
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
    }

    /// Where the first finger is on the screen.
    var place: CGPoint? { touches.first?.location(in: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      let isFirst = self.touches.isEmpty
      self.touches += touches
      if isFirst { began() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { drop(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { drop(touches) }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    private func drop(_ gone: Set<UITouch>) {
      touches.removeAll { gone.contains($0) }
      if touches.isEmpty { state = .failed }
    }
  }
#endif
