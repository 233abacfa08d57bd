import Foundation
import Overscroll

/// Points of shapes.
enum Shape {
  /// A rectangle with round corners, clockwise; fine enough for the pixels there are.
  static func rounded(_ rect: Rect2, radius: Double, scale: Double) -> [Vector2] {
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else {
      return [
        rect.origin, Vector2(rect.maxX, rect.minY), Vector2(rect.maxX, rect.maxY),
        Vector2(rect.minX, rect.maxY),
      ]
    }
    let inner = Rect2(
      x: rect.minX + radius, y: rect.minY + radius, width: rect.size.width - 2 * radius,
      height: rect.size.height - 2 * radius)
    let centers = [
      inner.origin, Vector2(inner.maxX, inner.minY), Vector2(inner.maxX, inner.maxY),
      Vector2(inner.minX, inner.maxY),
    ]
    return centers.enumerated().flatMap { index, center in
      arc(center, radius: radius, from: .pi * (1 + Double(index) / 2), by: .pi / 2, scale: scale)
    }
  }

  /// Points on an arc, both ends included.
  static func arc(
    _ center: Vector2, radius: Double, from start: Double, by angle: Double, scale: Double
  ) -> [Vector2] {
    let steps = max(2, Int((abs(angle) * (radius * scale).squareRoot() * 1.2).rounded(.up)))
    return (0...steps).map { step in
      let angle = start + angle * Double(step) / Double(steps)
      return center + Vector2(cos(angle), sin(angle)) * radius
    }
  }

  /// The direction outwards of clockwise points at each of them, as long as a corner needs: at most 3.
  static func normals(_ points: [Vector2], isClosed: Bool) -> [Vector2] {
    let count = points.count
    func direction(_ from: Int, _ to: Int) -> Vector2 {
      let along = points[(to + count) % count] - points[(from + count) % count]
      return along.length > 0 ? along / along.length : .zero
    }
    return points.indices.map { index in
      let before = index > 0 || isClosed ? direction(index - 1, index) : direction(index, index + 1)
      let after =
        index < count - 1 || isClosed ? direction(index, index + 1) : direction(index - 1, index)
      let sum = before.length == 0 ? after : after.length == 0 ? before : before + after
      guard sum.length > 1e-9 else { return Vector2(before.y, -before.x) }
      let middle = sum / sum.length
      let along = after.length == 0 ? before : after
      let cosine = max(middle.x * along.x + middle.y * along.y, 1.0 / 3)
      return Vector2(middle.y, -middle.x) / cosine
    }
  }
}

extension Rect2 {
  /// What two rectangles have in common; empty if nothing.
  func intersection(_ other: Rect2) -> Rect2 {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect2(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle without a border of a width.
  func inset(_ width: Double) -> Rect2 {
    Rect2(
      x: minX + width, y: minY + width, width: size.width - 2 * width,
      height: size.height - 2 * width)
  }
}
