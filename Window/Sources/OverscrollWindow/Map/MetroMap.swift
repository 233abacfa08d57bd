import Overscroll

/// A line of the network: the corners of its way.
struct MetroLine {
  var name: String
  var color: Color
  var isRound: Bool
  var way: [Vector2]

  /// The way with its corners rounded.
  var path: [Vector2] { Shape.rounded(way, radius: 1.1 * MetroNetwork.unit, isClosed: isRound) }
}

/// A station, and on which side of it its name stands: a compass point.
struct MetroStation {
  var name: String
  var place: Vector2
  var side: String
  var lines: [Int]

  init(_ name: String, _ place: Vector2, _ side: String, _ lines: [Int]) {
    (self.name, self.place, self.side, self.lines) = (name, place, side, lines)
  }

  /// Whether one changes trains there.
  var isChange: Bool { lines.count > 1 }
}

/// A park.
struct MetroPark {
  var name: String
  var corners: [Vector2]
}

extension Shape {
  /// A way with its corners rounded, as far as the corners leave space for it.
  static func rounded(_ way: [Vector2], radius: Double, isClosed: Bool) -> [Vector2] {
    let count = way.count
    var points: [Vector2] = []
    for (index, corner) in way.enumerated() {
      guard isClosed || index > 0 && index < count - 1 else {
        points.append(corner)
        continue
      }
      let (before, after) = (way[(index + count - 1) % count], way[(index + 1) % count])
      let (toBefore, toAfter) = (before - corner, after - corner)
      let reach = min(radius * 0.6, toBefore.length / 2, toAfter.length / 2)
      let start = corner + toBefore / toBefore.length * reach
      let end = corner + toAfter / toAfter.length * reach
      for step in 0...8 {
        let t = Double(step) / 8
        points.append(start * ((1 - t) * (1 - t)) + corner * (2 * t * (1 - t)) + end * (t * t))
      }
    }
    return points
  }
}
