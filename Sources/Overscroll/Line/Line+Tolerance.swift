internal import ScrollPhysics

/// How near is near enough, in points or radians.
extension Line {
  /// The radius at which angles are as fine as points, 100, in points.
  ///
  /// Turns the tolerances of scrolling into radians. Source: a dial as wide as a hand. Grade D.
  static let angleRadius = 100.0

  /// What a point is in the unit of the position, for the tolerances.
  var unit: Double { kind == .angle ? 1 / Self.angleRadius : 1 }

  /// How near a spring comes to its target before it is put there, 0.1 pt: a third of the smallest
  /// device pixel.
  ///
  /// Source: chosen. Grade D.
  private static let nearEnough = 0.1

  /// How near a spring comes to its target before it is put there.
  var nearEnough: Double { Self.nearEnough * unit }

  /// The speed at which a landing is over: UIKit's.
  var landingSpeed: Double { StopRule.uiKit.speed * unit }
}
