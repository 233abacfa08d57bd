import Overscroll
import ScrollFeels
import ScrollTestSupport
import Testing

@Suite struct ScrollFeelTests {
  static let platforms = ScrollFeel.Platform.allCases

  private func flight(_ feel: ScrollFeel, from offset: Double, velocity: Double) -> Flight {
    Flight(from: offset, velocity: velocity, in: 0...10_000, law: feel.law, dimension: 800)
  }

  @Test func `every platform has a name and a feel of its own`() {
    #expect(Set(Self.platforms.map { "\($0.name)" }).count == Self.platforms.count)
    #expect(Set(Self.platforms.map(ScrollFeel.init)).count == Self.platforms.count)
    #expect(ScrollFeel(.android) == .android)
  }

  @Test(arguments: [
    // How far a flick of 1000 pt/s carries, from the formulas.
    (ScrollFeel.Platform.uiKit, 494.01), (.android, 194.313621), (.flutter, 489.393030),
    (.flutterClamping, 194.313621), (.gtk, 249.975), (.chromium, 181.063981),
    (.chromiumWindows, 188.988473), (.firefox, 494.504834), (.compose, 238.071429),
    (.qt, 333.333333), (.composeIOS, 499.000333), (.windows, 323.793955),
  ])
  func `a flick of 1000 pt a second carries as there`(platform: Platform, distance: Double) {
    let flight = flight(ScrollFeel(platform), from: 1000, velocity: 1000)
    #expect(abs(flight.destination - 1000 - distance) < 1e-6)
  }

  @Test(arguments: platforms)
  func `random releases do not jump, and rest inside`(platform: Platform) {
    let feel = ScrollFeel(platform)
    var generator = SeededGenerator(Int(platform.rawValue))
    // A spring is put on its edge when it is near enough; Qt's ease ends 1.1e-5 of 150 pt beyond it.
    let allowed = platform == .qt ? 0.0017 : feel.law.stop.distance + 1e-6
    for _ in 0..<8000 {
      // Where nothing may be beyond an edge, nothing is released there.
      let space = feel.law.edge == .stop ? 0.0 : 150
      let offset = Double.random(in: -space...10_000 + space, using: &generator)
      let velocity = Double.random(in: -9000...9000, using: &generator)
      let flight = flight(feel, from: offset, velocity: velocity)
      let start = flight.value(at: 0)
      // Android's table begins 2.3e-5 of its distance ahead.
      let ahead = platform == .android ? 2.4e-5 * 9000 : 1e-9
      #expect(abs(start - offset) <= ahead, "\(offset) \(velocity)")
      for index in 1..<flight.segmentCount {
        let joint = flight.segment(index).start
        let jump = flight.value(at: joint) - flight.value(at: joint.nextDown)
        #expect(abs(jump) <= allowed, "\(offset) \(velocity) \(joint)")
      }
      #expect(flight.restTime < 30 && (0...10_000).contains(flight.destination))
    }
  }
}
