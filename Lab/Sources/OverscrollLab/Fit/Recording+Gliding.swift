import ScrollFitting

extension Recording {
  /// The recording without the samples at its end that are all the same, for longer than a glide that is still on its
  /// way takes for a pixel, or without a last one that falls short of the glide before it: it is over there.
  public var gliding: Recording {
    let count = offsets.lastIndex { $0 != offsets.last }.map { $0 + 1 } ?? 0
    let isOver =
      count + 1 < self.count
      ? times[self.count - 1] - times[count] > 1.5 * slowestPixel : fallsShort
    return isOver ? first(count) : self
  }

  /// Whether the last sample is not as far as the glide through the twelve before it, by more than they are off it
  /// themselves, eight times: it stopped on the way there.
  private var fallsShort: Bool {
    guard count > 12 else { return false }
    let before = count - 13..<count - 1
    let inputs = times.suffix(13).map { $0 - times[before.lowerBound] }
    var glide = LeastSquares(
      .deceleration, to: [FitSeries(inputs: inputs.dropLast(), outputs: Array(offsets[before]))])
    glide.run()
    let there = FitLaw.deceleration.value(at: inputs[12], glide.parameters(ofSeries: 0))
    let missing = there - offsets[count - 1]
    let noise = ErrorSizes(glide).largest[0] + 1e-9
    return (offsets[count - 1] > offsets[count - 2] ? missing : -missing) > 8 * noise
  }

  /// How long the slowest glide, which UIKit stops at 10 pt/s, takes for a pixel, in seconds; 0 without any.
  private var slowestPixel: Double { displayScale.map { 0.1 / $0 } ?? 0 }
}
