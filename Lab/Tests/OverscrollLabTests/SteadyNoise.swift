/// Noise that is the same every time.
struct SteadyNoise: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  /// A number from 0 to below 1.
  mutating func uniform() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// Nearly normal: the sum of twelve uniform numbers less six.
  mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + uniform() } }
}
