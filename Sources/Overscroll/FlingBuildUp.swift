struct FlingBuildUp: Hashable, Sendable {
  mutating func factor(velocity: Double, dragDistance: Double, time: Double) -> Double { 1 }
}
