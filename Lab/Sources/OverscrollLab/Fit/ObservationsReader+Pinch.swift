import Foundation

extension ObservationsReader {
  /// The parts of a pinch over time: the band while fingers hold it, and the return to where it rests.
  ///
  /// - Returns: nil where the columns are others.
  static func pinch(
    _ table: inout RecordingTable, _ name: String, _ options: RecordingOptions
  ) throws(RecordingFault) -> [Observations]? {
    guard let time = table.names.firstIndex(where: { ["t", "time"].contains($0) }),
      let asking = table.names.firstIndex(of: "pinch"),
      let showing = table.names.firstIndex(of: "zoomScale")
    else { return nil }
    let times = try RecordingReader.times(
      &table, column: time, count: table.count, options: options)
    let (asked, shown) = (try table.take(asking), try table.take(showing))
    for row in asked.indices where asked[row] < 0 {
      throw table.fault(row, "expected a scale, or 0 without fingers, found \(asked[row])")
    }
    let parts =
      [band(name, asked, shown)].compactMap(\.self)
      + returning(name, times, asked, shown, edge: options.edge)
    let least = RecordingReader.minimumCount
    guard asked.count >= least else { throw RecordingReader.tooShort(asked.count) }
    guard !parts.isEmpty else {
      throw RecordingFault(
        "no pinch (pinch above 0) of \(least) samples, and no motion after it")
    }
    return parts
  }

  /// What was requested and what was shown while fingers held it; nil where that is too little.
  private static func band(_ name: String, _ asked: [Double], _ shown: [Double]) -> Observations? {
    let held = asked.indices.filter { asked[$0] > 0 }
    guard held.count >= RecordingReader.minimumCount else { return nil }
    return .relation(
      Relation(
        name: name, kind: .pinches, inputs: held.map { asked[$0] }, outputs: held.map { shown[$0] })
    )
  }

  /// The scale after the fingers lifted, as a share of where it rests, and its logarithm; none where it did not move.
  ///
  /// Which of the two a spring moves is what a recording is to tell; both are 0 at rest.
  private static func returning(
    _ name: String, _ times: [Double], _ asked: [Double], _ shown: [Double], edge: Double
  ) -> [Observations] {
    let first = asked.lastIndex { $0 > 0 }.map { $0 + 1 } ?? 0
    guard shown.count - first >= RecordingReader.minimumCount,
      shown[first...].contains(where: { $0 != shown[first] }), let rest = shown.last
    else { return [] }
    let limit = edge == 0 ? rest : edge
    let shares = shown[first...].map { $0 / limit }
    guard shares.allSatisfy({ $0 > 0 && $0.isFinite }) else { return [] }
    let title = first == 0 ? name : "\(name), released"
    let kinds = [
      ("", "zoomScale", shares.map { $0 - 1 }),
      (", logarithm", "zoomLogarithm", shares.map { log($0) }),
    ]
    return kinds.map { suffix, column, offsets in
      .motion(
        Recording(
          name: title + suffix, times: Array(times[first...]), offsets: offsets, column: column))
    }
  }
}
