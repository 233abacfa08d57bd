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

  /// Whether what was measured is a scale and not points.
  public var isScale: Bool {
    switch self {
    case .motion(let recording): ["zoomScale", "zoomLogarithm"].contains(recording.column)
    case .relation(let relation): relation.kind == .pinches
    }
  }

  /// The number of samples.
  public var count: Int {
    switch self {
    case .motion(let recording): recording.count
    case .relation(let relation): relation.inputs.count
    }
  }
}

/// Pairs of observed quantities.
public struct Relation: Hashable, Sendable {
  /// What to call it.
  public var name: String

  /// Which quantities.
  public var kind: Kind

  /// The speeds in pt/s, the finger's travel in points, or the fingers' scale.
  public var inputs: [Double]

  /// The distances or offsets in points, or the scales.
  public var outputs: [Double]

  /// Pixels per point, read off the outputs; nil when they lie on no pixels of scale 1, 2 or 3.
  public var displayScale: Double? {
    kind == .pinches ? nil : DisplayScale.inferred(from: outputs)
  }

  /// The quantities that are related.
  public enum Kind: Hashable, Sendable {
    /// The speed of a flick and how far it goes.
    case flicks
    /// The travel of a finger beyond a limit and the offset.
    case pulls
    /// The scale that two fingers ask for and the scale that is shown.
    case pinches
  }

  /// Creates a relation.
  public init(name: String, kind: Kind, inputs: [Double], outputs: [Double]) {
    self.name = name
    self.kind = kind
    self.inputs = inputs
    self.outputs = outputs
  }
}
