import Foundation
public import StrictJSON

/// Two laws on the same flick, frame by frame.
public struct LawComparison: Hashable, Sendable {
  /// The laws' names.
  public let names: [String]
  /// The flick.
  public let flick: Flick
  /// What each makes of it.
  public let courses: [FlickCourse]

  /// Plays a flick under two laws; nil when one of them does not come to rest.
  public init?(_ law: FlickLaw, against other: FlickLaw, on flick: Flick, interval: Double) {
    guard let one = FlickCourse(flick, law: law, interval: interval),
      let two = FlickCourse(flick, law: other, interval: interval)
    else { return nil }
    names = [law.name, other.name]
    self.flick = flick
    courses = [one, two]
  }

  /// The first law's offset less the second's at every frame until both rest, in points.
  public var differences: [Double] {
    let count = courses.map(\.offsets.count).max() ?? 0
    return (0..<count).map { courses[0].offset($0) - courses[1].offset($0) }
  }

  /// The root of the mean squared difference, in points.
  public var rms: Double { differences.rms }

  /// The frame at which they differ most.
  public var worst: (frame: Int, difference: Double) {
    let worst = differences.worst
    return (worst.index, worst.value)
  }

  /// The comparison as lines of text.
  public var text: String {
    let interval = courses[0].interval
    let header = ["law", "overshoot pt", "at s", "rests at s", "at pt"]
    let rows = zip(names, courses).map { name, course in
      [
        name, course.peak.map { $0.overshoot.fixed(2) } ?? "none",
        course.peak.map { (Double($0.frame) * interval).fixed(3) } ?? "",
        course.restTime.fixed(3), course.offsets[course.offsets.count - 1].fixed(2),
      ]
    }
    let worst = worst
    return """
      released \(flick.release), \(edges), \((1 / interval).general()) frames a second

      \(TextTable(header, rows, rightAligned: [1, 2, 3, 4]).text)

      they differ by \(abs(worst.difference).fixed(3)) pt at most, at \
      \((Double(worst.frame) * interval).fixed(3)) s (frame \(worst.frame)); rms \(rms.fixed(3)) pt
      """
  }

  private var edges: String {
    let edges = [flick.range.lowerBound, flick.range.upperBound].filter { abs($0) < Flick.endless }
    let numbers = edges.map { $0.general() }.joined(separator: " and ")
    return edges.isEmpty ? "no edges" : "\(edges.count == 1 ? "edge" : "edges") at \(numbers) pt"
  }

  /// The comparison with a line for every frame.
  public var table: String {
    let header = ["t s"] + names.map { "\($0) pt" } + ["difference pt"]
    let rows = differences.enumerated().map { frame, difference in
      [(Double(frame) * courses[0].interval).fixed(4)]
        + courses.map { $0.offset(frame).fixed(3) } + [difference.fixed(3)]
    }
    return TextTable(header, rows, rightAligned: [0, 1, 2, 3]).text
  }

  /// The comparison as a JSON object.
  public var json: JSONValue {
    let worst = worst
    let laws = zip(names, courses).map { name, course -> JSONValue in
      [
        "law": .string(name), "overshoot": .finite(course.peak?.overshoot ?? 0),
        "peakTime": course.peak.map { .finite(Double($0.frame) * course.interval) } ?? .null,
        "restTime": .finite(course.restTime),
        "rest": .finite(course.offsets[course.offsets.count - 1]),
      ]
    }
    return [
      "start": .finite(flick.start), "velocity": .finite(flick.velocity),
      "min": .finite(flick.range.lowerBound), "max": .finite(flick.range.upperBound),
      "frameInterval": .finite(courses[0].interval), "laws": .array(laws),
      "largestDifference": .finite(abs(worst.difference)),
      "largestDifferenceTime": .finite(Double(worst.frame) * courses[0].interval),
      "rms": .finite(rms), "frames": .number(Double(differences.count)),
    ]
  }
}
