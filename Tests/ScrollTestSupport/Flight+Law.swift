public import ScrollPhysics

extension Flight {
  /// The law of a flight that follows UIKit's or a relative of it.
  public var law: ScrollLaw {
    guard case .law(let law, _) = rule else { preconditionFailure("the flight follows a feel") }
    return law
  }

  /// When such a flight is over.
  public var tolerance: Tolerance {
    guard case .law(_, let tolerance) = rule else { preconditionFailure("it follows a feel") }
    return tolerance
  }
}
