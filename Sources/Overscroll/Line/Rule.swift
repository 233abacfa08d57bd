import ScrollPhysics

/// Why a rule plans.
enum PlanReason: UInt8 {
  /// The current part is over.
  case over
  /// The bounds have changed.
  case bounds
  /// The law has changed.
  case law
}

/// A function of a line: plans what its motion goes on with; false where it rests.
///
/// What starts a motion brings its own, so that what nobody starts is not linked.
struct Rule: Installed {
  /// The line, why it plans, and the time of what is shown, in seconds.
  let plan: @convention(thin) @Sendable (inout Line, PlanReason, Double) -> Bool

  /// A motion of one part: at its end it rests; it takes the nearest place where it may rest.
  static var single: Rule {
    Rule { line, reason, time in
      guard reason != .over else { return false }
      line.keepTarget(at: time)
      return true
    }
  }
}
