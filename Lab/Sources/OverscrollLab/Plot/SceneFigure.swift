import ScrollScenes
import StrictJSON

/// The frames of a replayed scene, as `overscroll replay` writes them.
public struct ReplayedFrames: Hashable, Sendable {
  /// When each frame was, in seconds.
  public private(set) var times: [Double] = []
  /// What it is that moves.
  public private(set) var place = Place.offset
  /// Its places along x and y, in points; a drawer and a pager have only one axis.
  public private(set) var offsets: [[Double]] = []
  /// Its velocities along the same axes, in pt/s.
  public private(set) var velocities: [[Double]] = []
  /// What was going on in each frame.
  public private(set) var phases: [String] = []

  /// What the frames of a model say about where it is, by the name of the field.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// The offset of a scroll view or of a pager.
    case offset
    /// The position of a drawer.
    case position
    /// The top left corner of a floating window.
    case corner
  }

  /// Reads a file: lines of a replay, or a scene, which is then played.
  public init(path: String) throws(InputError) {
    var reader = try LineReader(path: path)
    let source = reader.name
    let text = try reader.rest()
    if let scene = try? ScrollScene(json: text) {
      var run = SceneRun(scene)
      while let frame = run.next() { try append(Array(frame.line.utf8), source, line: nil) }
      if let error = run.error { throw InputError(file: source, reason: error.description) }
    } else {
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        try append(Array(line), source, line: index + 1)
      }
    }
    guard times.count > 1 else {
      throw InputError(file: source, reason: "\(times.count) frames; at least 2 are needed")
    }
  }

  private mutating func append(
    _ line: [UInt8], _ source: String, line number: Int?
  ) throws(InputError) {
    func expected(_ what: String) -> InputError {
      InputError(file: source, line: number, reason: "expected \(what)")
    }
    let frame: JSONValue
    do throws(JSONError) {
      frame = try JSONParser.parse(line)
    } catch {
      throw expected("a scene, or lines of a replay: \(error.description)")
    }
    let named = Place.allCases.first { frame[$0.rawValue] != nil }
    guard let named, case .number(let time)? = frame["t"],
      case .string(let phase)? = frame["phase"], let place = Self.numbers(frame[named.rawValue]),
      let velocity = Self.numbers(frame["velocity"]), velocity.count == place.count
    else {
      let places = Place.allCases.map(\.rawValue).joined(separator: " or ")
      throw expected("a frame with t, \(places), velocity and phase")
    }
    if times.isEmpty {
      self.place = named
      offsets = place.map { _ in [] }
      velocities = offsets
    }
    guard named == self.place, place.count == offsets.count else {
      throw expected("\(self.place) as in the frames before, found \(named)")
    }
    times.append(time)
    phases.append(phase)
    for axis in offsets.indices {
      offsets[axis].append(place[axis])
      velocities[axis].append(velocity[axis])
    }
  }

  /// Values over time; from a frame at rest on they are held while no frames come.
  func points(_ values: [Double]) -> [PlotPoint] {
    let usual = times.usualStep
    return times.indices.flatMap { index -> [PlotPoint] in
      let point = PlotPoint(times[index], values[index])
      guard index > 0, point.x - times[index - 1] > 1.5 * usual,
        velocities.allSatisfy({ $0[index - 1] == 0 })
      else { return [point] }
      return [PlotPoint(point.x - usual, values[index - 1]), point]
    }
  }

  /// One number or the two of a list; nil for anything else.
  private static func numbers(_ value: JSONValue?) -> [Double]? {
    if case .number(let number)? = value { return [number] }
    guard case .array(let elements)? = value, elements.count == 2,
      case (.number(let x), .number(let y)) = (elements[0], elements[1])
    else { return nil }
    return [x, y]
  }
}

extension PlotFigure {
  /// Place and velocity of a replayed scene, with its phases.
  public static func scene(_ frames: ReplayedFrames, title: String) -> PlotFigure {
    let moving = frames.offsets.indices.filter { axis in Set(frames.offsets[axis]).count > 1 }
    let axes = moving.isEmpty ? [frames.offsets.count - 1] : moving
    func curves(_ name: String, _ values: [[Double]], _ ink: PlotInk) -> [PlotCurve] {
      axes.map { axis in
        let points = frames.points(values[axis])
        let isSecond = axes.count > 1 && axis == 0
        return PlotCurve(
          axes.count > 1 ? "\(name) \(axis == 0 ? "x" : "y")" : name, ink,
          isSecond ? .dashed : .line, thinned(points))
      }
    }
    var figure = PlotFigure(
      title, place: "\(frames.place)", curves("\(frames.place)", frames.offsets, .offset),
      velocities: curves("velocity", frames.velocities, .velocity), heights: (240, 120))
    figure.bands = bands(frames)
    return figure
  }

  /// Runs of frames with the same phase; each ends where the next begins.
  private static func bands(_ frames: ReplayedFrames) -> [PlotBand] {
    let (phases, times) = (frames.phases, frames.times)
    let starts = phases.indices.filter { $0 == 0 || phases[$0] != phases[$0 - 1] }
    let ends = starts.dropFirst() + [times.count - 1]
    return zip(starts, ends).filter(<).map { start, end in
      PlotBand(name: phases[start], range: times[start]...times[end])
    }
  }
}
