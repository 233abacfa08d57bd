/// Reads what a fit is made to; the columns' names say whether it is a motion or a relation.
///
/// | columns | what it is |
/// |---|---|
/// | `velocity,distance` (pt/s) or `velocityPerMs,distance` (pt/ms) | flicks and how far they went |
/// | `finger,offset` | a finger's travel beyond a limit and the offset |
/// | `pinch,zoomScale` | the scale that two fingers ask for and the scale that is shown |
/// | `contentOffset,convertScale` | how far content is beyond a limit, and its change over the finger's |
/// | `t,pinch,zoomScale` | both: these pairs while `pinch` is above 0, and the return after the fingers lifted |
/// | anything else ``RecordingReader`` takes | offsets over time |
///
/// Console lines of the articles have these columns; their names say which.
public enum ObservationsReader {
  /// Reads all there is in a file or a text.
  ///
  /// - Returns: one measurement; of a pinch up to two, the band and the return.
  public static func parts(
    _ lines: consuming LineReader, options: RecordingOptions = RecordingOptions()
  ) throws(InputError) -> [Observations] {
    try RecordingReader.reading(lines, options: options) { table, name throws(RecordingFault) in
      if options.column == nil, let pinch = try pinch(&table, name, options) { return pinch }
      guard let (kind, first, second, unit) = table.relation else {
        return [.motion(try RecordingReader.recording(&table, name: name, options: options))]
      }
      guard options.rate == nil else {
        throw RecordingFault("\(kind.words), not offsets over time; leave out --rate")
      }
      var inputs = try table.take(first, unit: unit)
      if kind == .slopes, options.edge != 0 { inputs = inputs.map { $0 - options.edge } }
      let outputs = try table.take(second)
      // Two numbers are fitted, and both quantities have to vary for that.
      guard inputs.count >= RecordingReader.minimumCount else {
        throw RecordingReader.tooShort(inputs.count)
      }
      return [.relation(Relation(name: name, kind: kind, inputs: inputs, outputs: outputs))]
    }
  }
}

extension RecordingTable {
  /// Which relation the columns are of, where its input and output are, and the input's unit; nil for other columns.
  var relation: (kind: Relation.Kind, input: Int, output: Int, unit: Double)? {
    for kind in Relation.Kind.allCases {
      guard let output = names.firstIndex(of: kind.columns.output) else { continue }
      if let input = names.firstIndex(of: kind.columns.input) { return (kind, input, output, 1) }
      if kind == .flicks, let input = names.firstIndex(of: "velocityPerMs") {
        return (kind, input, output, 1000)
      }
    }
    return nil
  }
}
