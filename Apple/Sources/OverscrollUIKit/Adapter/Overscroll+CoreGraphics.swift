#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  extension Vector2 {
    /// A point of UIKit.
    public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  }

  extension Size2 {
    /// A size of UIKit.
    public init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
  }

  extension Rect2 {
    /// A rectangle of UIKit.
    public init(_ rect: CGRect) { self.init(origin: Vector2(rect.origin), size: Size2(rect.size)) }
  }

  extension Insets {
    /// Insets of UIKit.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

  extension UIEdgeInsets {
    /// Insets of the engine.
    public init(_ insets: Insets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension CGPoint {
    /// A point of the engine.
    public init(_ point: Vector2) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// A size of the engine.
    public init(_ size: Size2) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// A rectangle of the engine.
    public init(_ rect: Rect2) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
  }
#endif
