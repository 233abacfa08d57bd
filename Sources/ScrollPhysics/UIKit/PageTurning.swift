/// A page turn frame by frame, as a paging scroll view shows it.
///
/// ```
/// per frame   trunc(dt in ms) steps of the spring from the offset shown; the result on a pixel
///             not moved, not there, v < 0.5 pt/ms: one pixel towards the target
/// ends        |v| < 0.01 pt/ms, the last step began within 1 pt, within 5 pt of the target
///             or the target reached in the turn's direction with |v| < 0.1 pt/ms
/// ```
///
/// `PageSpring` has the same in closed form, within 2 pt.
///
/// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
///
/// - Complexity: O(dt in ms) per frame, no allocation.
@_spi(Formulas) public struct PageTurning: Hashable, Sendable {
  /// The spring.
  public let spring: PageSpring

  /// Where the page stands, in points.
  public let target: Double

  /// Which way the page turns.
  public let direction: PageChoice.Direction

  /// Pixels per point; 0 for no pixels.
  public let displayScale: Double

  /// The offset shown, in points.
  public private(set) var offset: Double

  /// What the law carries, in pt/s.
  public private(set) var velocity: Double

  /// Whether the page has arrived.
  public private(set) var isDone = false

  /// Creates a turn at its release.
  ///
  /// - Parameters:
  ///   - offset: shown at the release, in points.
  ///   - target: where the page stands, in points.
  ///   - velocity: of the release, in pt/s.
  ///   - direction: which way the page turns, as the choice of the page said.
  ///   - displayScale: pixels per point; 0 for no pixels.
  public init(
    _ spring: PageSpring, from offset: Double, to target: Double, velocity: Double,
    direction: PageChoice.Direction, displayScale: Double
  ) {
    self.spring = spring
    self.target = target
    self.direction = direction
    self.displayScale = displayScale
    self.offset = offset
    self.velocity = velocity
  }

  /// Shows the next frame.
  ///
  /// - Parameter interval: the frame's length, in seconds; below a millisecond nothing moves.
  public mutating func advance(by interval: Double) {
    let shown = offset
    var speed = velocity / 1000
    var distance = target - offset
    // A double of milliseconds: 0.008 s are 8 of them, though their product may be a hair below.
    for _ in 0..<Int(min(elapsed(interval), 10) * 1000 + 1e-9) {
      distance = target - offset
      speed = (speed + distance * spring.pull) * spring.kept
      offset += speed
    }
    velocity = speed * 1000
    offset = offset.onPixel(displayScale)
    if offset == shown, offset != target, speed < 0.5, displayScale > 0 {
      let pixel = 1 / displayScale
      offset = (offset + (target > offset ? pixel : -pixel)).onPixel(displayScale)
    }
    let isSlow = abs(speed) < 0.01 && abs(distance) <= 1 && abs(offset - target) < 5
    isDone = isSlow || (abs(speed) < 0.1 && !isThere(shown) && isThere(offset))
    if isDone { offset = target }
  }

  private func isThere(_ offset: Double) -> Bool {
    switch direction {
    case .forward: offset >= target
    case .backward: offset <= target
    case .none: false
    }
  }
}
