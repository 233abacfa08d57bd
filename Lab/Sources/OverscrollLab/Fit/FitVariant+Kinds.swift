import ScrollFitting
import ScrollPhysics

extension FitVariant {
  /// The variants of a law, from few free numbers to many: what each is called, and the law's own numbers that it keeps.
  static func kinds(of law: FitLaw) -> [(name: String, values: [Double?])] {
    switch law {
    case .eased: timingCurves
    case .zoomBand:
      [
        // max (2 - max / s), as ZoomBand has it.
        ("UIScrollView, c 1 and d 1", [nil, nil, 1, 1]), ("c 1", [nil, nil, 1, nil]),
        ("d 1", [nil, nil, nil, 1]), ("all free", [nil, nil, nil, nil]),
      ]
    default: []
    }
  }

  /// CSS' names, with whose default they are, and families of curves.
  private static let timingCurves: [(name: String, values: [Double?])] =
    [
      ("ease-in-out, UIView's", Easing.easeInOut),
      ("ease, Core Animation's", Easing(0.25, 0.1, 0.25, 1)),
      ("ease-in", Easing.easeIn), ("ease-out", Easing.easeOut), ("linear", Easing.linear),
    ].map { ($0.0, [nil, $0.1.x1, $0.1.y1, $0.1.x2, $0.1.y2]) }
    + [
      ("from rest to rest", [nil, nil, 0, nil, 1]), ("from rest", [nil, nil, 0, nil, nil]),
      ("to rest", [nil, nil, nil, nil, 1]), ("all free", [nil, nil, nil, nil, nil]),
    ]
}

extension FitLaw {
  /// Where it may start from: an eased motion with other durations about the same middle; a zoom band with other limits and
  /// with more resistance, for a limit that passes a sample bends the sum of squares, and a search stays there.
  func starts(around start: [Double], _ isFixed: [Bool]) -> [[Double]] {
    if self == .zoomBand { return zoomStarts(around: start, isFixed) }
    guard self == .eased, !isFixed[0] else { return [start] }
    return [1, 0.6, 0.8, 1.3, 2].map { share in
      var other = start
      other[0] *= share
      for place in stride(from: sharedCount, to: start.count, by: ownCount) where !isFixed[place] {
        other[place] += (start[0] - other[0]) / 2
      }
      return other
    }
  }

  private func zoomStarts(around start: [Double], _ isFixed: [Bool]) -> [[Double]] {
    var starts: [[Double]] = []
    for coefficient in isFixed[2] ? [start[2]] : [start[2], 0.6] {
      for share in [1, 0.85, 0.93, 1.08, 1.2] {
        var other = start
        other[2] = coefficient
        if !isFixed[0] { other[0] *= share }
        if !isFixed[1] { other[1] /= share }
        starts.append(other)
      }
    }
    return starts
  }
}
