/// Numbers from outside that make no sense, sanitized where they come in.
extension Double {
  /// The largest place that makes sense, 1e12 points; `ScrollExtent.farthest` says why.
  static let farthestPlace = 1e12

  /// Whether it is a place or a distance that makes sense.
  var isPlace: Bool { abs(self) <= .farthestPlace }

  /// A length that makes sense: negative and NaN count as 0, the largest is `farthestPlace`.
  var sanitizedLength: Double { self > 0 ? min(self, .farthestPlace) : 0 }

  /// A share that makes sense: negative and NaN count as 0, the largest is 1.
  var sanitizedShare: Double { self > 0 ? min(self, 1) : 0 }

  /// A distance that makes sense, of either sign; 0 if it is not finite or absurdly large.
  var sanitizedDistance: Double { abs(self) <= .farthestPlace ? self : 0 }
}

extension Size2 {
  /// Whether its extents are numbers that make sense; negative ones count as 0.
  var isValid: Bool { width.isPlace && height.isPlace }

  /// A size whose extents make sense.
  var sanitized: Size2 { Size2(width.sanitizedLength, height.sanitizedLength) }
}

extension Insets {
  /// Whether all of them make sense.
  var isValid: Bool { top.isPlace && left.isPlace && bottom.isPlace && right.isPlace }

  /// These insets, or none if one of them makes no sense.
  var sanitized: Insets { isValid ? self : .zero }
}
