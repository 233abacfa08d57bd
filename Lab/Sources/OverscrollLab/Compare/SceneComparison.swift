import Foundation
public import StrictJSON

/// A recording next to a replayed scene: the engine's own frames, nothing fitted but which frame is the
/// first sample.
public struct SceneComparison: Hashable, Sendable {
  /// The recording, as far as it moves.
  public let recording: Recording
  /// Pixels per point.
  public let scale: Double
  /// The scene's frame at the first sample, from 0.
  public let firstFrame: Int
  /// The scene's offsets beyond the edge at the samples, in points.
  public let replayed: [Double]

  /// Compares a recording with one axis of a replayed scene.
  ///
  /// - Parameters:
  ///   - axis: 0 for x, 1 for y; a drawer has only its own.
  ///   - edge: where the scene's edge is, in points.
  public init(
    _ recording: Recording, with frames: ReplayedFrames, axis: Int, edge: Double, scale: Double?
  ) throws(InputError) {
    let pixels = try recording.pixels(scale)
    let moving = recording.moving
    let count = moving.count
    let offsets = frames.offsets[frames.offsets.count == 1 ? 0 : axis].map { $0 - edge }
    guard count >= RecordingReader.minimumCount, offsets.count >= count else {
      throw InputError(
        file: recording.name,
        reason: "\(count) samples in motion, \(offsets.count) frames in the scene")
    }
    let interval = frames.times.usualStep
    guard abs(interval / recording.frameInterval - 1) < 0.01 else {
      throw InputError(
        file: recording.name,
        reason: "samples are \(recording.frameInterval) s apart, the scene's frames \(interval) s")
    }
    var best = (first: 0, error: Double.infinity)
    for first in 0...(offsets.count - count) {
      var error = 0.0
      for sample in 0..<count {
        error = max(error, abs(moving.offsets[sample] - offsets[first + sample]))
        if error >= best.error { break }
      }
      if error < best.error { best = (first, error) }
    }
    self.recording = moving
    self.scale = pixels
    firstFrame = best.first
    replayed = Array(offsets[best.first..<(best.first + count)])
  }

  /// Recorded less replayed, in points.
  public var errors: [Double] { zip(recording.offsets, replayed).map { $0 - $1 } }
  /// The root of the mean squared error, in points.
  public var rms: Double { errors.rms }
  /// The largest error, in device pixels.
  public var largestErrorPixels: Double { scale * abs(errors.worst.value) }

  /// A line of text.
  public var text: String {
    "\(recording.name): rms \(rms.fixed(4)) pt, largest error "
      + "\(largestErrorPixels.fixed(4)) px over \(recording.count) samples, "
      + "the first at the scene's frame \(firstFrame + 1)"
  }

  /// A JSON object: rms in points, the largest error in device pixels.
  public var json: JSONValue {
    [
      "recording": .string(recording.name), "rms": .finite(rms),
      "largestErrorPixels": .finite(largestErrorPixels), "scale": .number(scale),
      "samples": .number(Double(recording.count)), "firstFrame": .number(Double(firstFrame + 1)),
    ]
  }
}
