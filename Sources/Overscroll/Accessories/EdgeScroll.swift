/// How fast content scrolls while an item is dragged to an edge of the viewport.
///
/// ```
/// depth     how deep the item's place lies in the zone at an edge: 0 at the zone's border, 1 at the edge and beyond
/// velocity  ± fastest · depth²        of the offset; towards the edge, 0 between the zones
/// ```
///
/// ```swift
/// edge.scroll(&list, at: finger, for: frameInterval)      // each frame, from the place of the finger in the viewport
/// ```
///
/// - Complexity: O(1), no allocation.
public struct EdgeScroll: Hashable, Sendable {
  /// How wide the zone at each edge is, in points; at most a third of the viewport counts.
  package let zone: Double

  /// The speed at the edge and beyond, in pt/s.
  package let fastest: Double

  /// What offsets on pixels have left of the steps so far, in points.
  private var rest = Vector2.zero

  /// Creates zones.
  ///
  /// - Parameters:
  ///   - zone: 60 pt unless given: a row and a half. Source: chosen, grade D.
  ///   - fastest: 1200 pt/s unless given: a phone's screen in 0.7 s. Source: chosen, grade D.
  /// - Precondition: both are finite and positive.
  public init(zone: Double = 60, fastest: Double = 1_200) {
    precondition(zone > 0 && zone.isFinite, "zone must be positive and finite")
    precondition(fastest > 0 && fastest.isFinite, "fastest must be positive and finite")
    self.zone = zone
    self.fastest = fastest
  }

  /// The velocity of the offset on one axis, in pt/s.
  ///
  /// - Parameters:
  ///   - place: of the item in the viewport, in points; may lie outside. NaN scrolls nothing.
  ///   - viewport: the viewport's length, in points.
  public func velocity(at place: Double, viewport: Double) -> Double {
    let zone = min(zone, viewport / 3)
    guard zone > 0 else { return 0 }
    let (near, far) = (zone - place, place - (viewport - zone))
    let depth = min(max(near, far) / zone, 1)
    guard depth > 0 else { return 0 }
    return near > far ? -fastest * depth * depth : fastest * depth * depth
  }

  /// Scrolls for a frame, within the bounds; steps of less than a pixel add up, so that any frame rate goes as far.
  ///
  /// - Parameters:
  ///   - list: which no finger drags.
  ///   - place: of the item in the viewport, in points.
  ///   - interval: since the frame before, in seconds.
  public mutating func scroll(_ list: inout Scroller, at place: Vector2, for interval: Double) {
    let step = velocity(at: place, viewport: list.viewport) * interval
    guard step.isFinite, step != .zero else { return rest = .zero }
    let before = list.contentOffset
    list.setContentOffset(before + step + rest, animated: false)
    rest = before + step + rest - list.contentOffset
    // What the bounds have cut off is gone.
    let pixel = list.extent.grid.pixel
    for axis in ScrollAxis.allCases where abs(rest[axis]) > pixel { rest[axis] = 0 }
  }

  /// The velocity of the offset, in pt/s.
  package func velocity(at place: Vector2, viewport: Size2) -> Vector2 {
    Vector2(
      velocity(at: place.x, viewport: viewport.width),
      velocity(at: place.y, viewport: viewport.height))
  }
}
