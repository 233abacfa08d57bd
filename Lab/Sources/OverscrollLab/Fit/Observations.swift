/// What a fit is made to: a motion over time, or a relation between two quantities.
public enum Observations: Hashable, Sendable {
  /// Offsets over time.
  case motion(Recording)
  /// Pairs.
  case relation(Relation)

  /// What to call it: the file's name without folder and extension.
  public var name: String {
    switch self {
    case .motion(let recording): recording.name
    case .relation(let relation): relation.name
    }
  }

  /// Pixels per point, read off the offsets; nil when they lie on no pixels of scale 1, 2 or 3.
  public var displayScale: Double? {
    switch self {
    case .motion(let recording): recording.displayScale
    case .relation(let relation): relation.displayScale
    }
  }

  /// Whether what was measured is a scale or a slope and not points.
  public var isScale: Bool {
    switch self {
    case .motion(let recording): ["zoomScale", "zoomLogarithm"].contains(recording.column)
    case .relation(let relation): !relation.kind.isInPoints
    }
  }
}

/// Pairs of observed quantities.
public struct Relation: Hashable, Sendable {
  /// What to call it.
  public var name: String
  /// Which quantities.
  public var kind: Kind
  /// The speeds in pt/s, the finger's travel or the stretch in points, or the fingers' scale.
  public var inputs: [Double]
  /// The distances or offsets in points, the slopes, or the scales.
  public var outputs: [Double]
  /// Pixels per point, read off the outputs; nil when they lie on no pixels of scale 1, 2 or 3.
  public var displayScale: Double? { kind.isInPoints ? DisplayScale.inferred(from: outputs) : nil }

  package init(name: String, kind: Kind, inputs: [Double], outputs: [Double]) {
    (self.name, self.kind, self.inputs, self.outputs) = (name, kind, inputs, outputs)
  }

  /// The quantities that are related.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The speed of a flick and how far it goes.
    case flicks
    /// The travel of a finger beyond a limit and the offset.
    case pulls
    /// The scale that two fingers ask for and the scale that is shown.
    case pinches
    /// How far content is beyond a limit, and its change over the finger's: the slope of the band there.
    case slopes

    /// The columns that make a table one of these, the input first.
    var columns: (input: String, output: String) {
      switch self {
      case .flicks: ("velocity", "distance")
      case .pulls: ("finger", "offset")
      case .pinches: ("pinch", "zoomScale")
      case .slopes: ("contentOffset", "convertScale")
      }
    }

    /// What the pairs are, for headings and errors.
    var words: String {
      switch self {
      case .flicks: "flicks (velocity and distance)"
      case .pulls: "pulls (finger and offset)"
      case .pinches: "pinches (the fingers' scale and the one shown)"
      case .slopes: "slopes of a band (contentOffset and convertScale)"
      }
    }

    /// Whether the outputs are points.
    var isInPoints: Bool { self == .flicks || self == .pulls }
  }
}
