/// When a motion counts as over: how slow inside the bounds, how near and how slow beyond an edge.
public struct StopRule: Hashable, Sendable {
  /// Speed at which a deceleration ends, in pt/s; 0 lets it run to its own end.
  public var speed: Double

  /// Distance from the edge within which a motion there is put on it, in points; 0 means never.
  public var distance: Double

  /// Speed it must also have fallen to there, in pt/s; infinite where only the distance counts.
  public var edgeSpeed: Double

  /// Creates a rule.
  ///
  /// - Precondition: none is negative or NaN.
  public init(speed: Double, distance: Double, edgeSpeed: Double = .infinity) {
    precondition(speed >= 0, "speed must not be negative")
    precondition(distance >= 0, "distance must not be negative")
    precondition(edgeSpeed >= 0, "edgeSpeed must not be negative")
    self.speed = speed
    self.distance = distance
    self.edgeSpeed = edgeSpeed
  }

  /// UIScrollView's: 10 pt/s inside, 0.5 pt outside (points at 2x and 3x alike).
  ///
  /// Source: device recordings; the last frames of decelerations and bounces. Grade A.
  public static let uiKit = StopRule(speed: 10, distance: 0.5)

  /// The bare mathematics: the motion approaches its end forever.
  public static let never = StopRule(speed: 0, distance: 0, edgeSpeed: 0)

  /// The least of a scroll view, which rests even where a feel's rule says never: 0.1 pt/s inside, 0.1 pt outside.
  ///
  /// What only fades is then 0.05 pt from its end at UIKit's rate. Source: GTK 4's own rule, grade B; that it stands for
  /// a 0 is chosen, grade D.
  public static let least = StopRule(speed: 0.1, distance: 0.1)

  /// The rule by which a law that needs none, its motions ending by themselves, ends one that only fades: UIKit's where a
  /// number that counts beyond an edge is 0.
  var ending: StopRule { self == .never || distance > 0 && edgeSpeed > 0 ? self : .uiKit }

  /// The rule for a coordinate in another unit than points.
  func scaled(by unit: Double) -> StopRule {
    StopRule(speed: speed * unit, distance: distance * unit, edgeSpeed: edgeSpeed * unit)
  }
}
