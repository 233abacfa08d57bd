import Foundation
import ScrollPhysics
import StrictJSON
import Testing

import OverscrollLab

@Suite struct CurveTests {
  static let motions: [CurveMotion] = [
    CurveMotion(Deceleration(from: 10, velocity: 2000), stop: 10),
    CurveMotion(
      .spring(
        SpringMotion(DampedSpring(stiffness: 200, dampingRatio: 0.4), from: 0, to: 1, velocity: 0),
        within: 0.001)),
    CurveMotion(
      .spring(
        SpringMotion(
          DampedSpring(stiffness: 100, dampingRatio: 1), from: 300, to: 20, velocity: -900),
        within: 0.3)), CurveMotion(Flight(from: 0, velocity: 3000, in: 0...600)),
    CurveMotion(Flight(from: -200, velocity: 0, in: 0...600, law: .springs())),
    CurveMotion(EasedMotion(from: 0, to: 100)),
  ]

  @Test func `a chain that cannot follow says how far it is off`() {
    #expect(LinearEasing(within: 0.001) { sin(30_000 * $0) }.largestError > 0.9)
  }

  @Test(arguments: motions, [0.02, 0.002])
  func `a chain of lines stays within its error`(motion: CurveMotion, share: Double) throws {
    let (start, end, duration) = (motion.start, motion.end, motion.duration)
    let error = share * abs(end - start)
    let easing = LinearEasing(motion, within: error) { $0 }
    #expect(easing.largestError <= error)
    #expect(easing.points.first?.time == 0)
    #expect(easing.points.last?.time == 1)
    // Looked at three times as closely as it was made.
    var largest = 0.0
    for step in 0..<3600 {
      let time = Double(step) / 3600
      let after = try #require(easing.points.firstIndex { $0.time > time })
      let (a, b) = (easing.points[after - 1], easing.points[after])
      let line = a.value + (time - a.time) / (b.time - a.time) * (b.value - a.value)
      largest = max(largest, abs(line - motion.state(at: time * duration).value))
    }
    #expect(largest <= 1.001 * error)
  }

  @Test(arguments: [0.0001, 0.001, 0.01, 0.1, 0.4], [0.5, 0.1, 0.01, 0.001])
  func `the jump at the end is part of what is stated`(within: Double, error: Double) throws {
    let spring = DampedSpring(stiffness: 100, dampingRatio: 1)
    let motion = CurveMotion(
      .spring(SpringMotion(spring, from: 0, to: 1, velocity: 0), within: within))
    let easing = LinearEasing(motion, within: error) { $0 }
    #expect(easing.largestError <= error)
    #expect(easing.points.last?.time == 1 && easing.points.last?.value == 1)
    // CSS takes the last of the points at the same time; just before it the first.
    let before = try #require(easing.points.lastIndex { $0.time < 1 })
    let (a, b) = (easing.points[before], easing.points[before + 1])
    var largest = 0.0
    for step in 0...1000 {
      let time = a.time + (1 - a.time) * Double(step) / 1000
      let line = a.value + (time - a.time) / (b.time - a.time) * (b.value - a.value)
      let shown = motion.state(at: min(time, 1.0.nextDown) * motion.duration).value
      largest = max(largest, abs(line - shown))
    }
    #expect(largest <= easing.largestError)
  }

  @Test func `keyframes put a jump where CSS does not drop it`() {
    let spring = DampedSpring(stiffness: 100, dampingRatio: 1)
    let motion = CurveMotion(
      .spring(SpringMotion(spring, from: 0, to: 100, velocity: 0), within: 10))
    let text = CurveFormat.keyframes(motion, title: "spring", name: "a", error: 0.25)
    #expect(text.contains("  99.9999999% { transform: translateY(90"))
    #expect(text.contains("  100% { transform: translateY(100px); }\n}"))
    #expect(text.components(separatedBy: " 100%").count == 2)
  }

  /// The fewest lines when each may start and end anywhere within the error: no chain has fewer.
  private func fewest(_ motion: CurveMotion, within error: Double) -> Int {
    let samples = (0...300).map { step -> (x: Double, y: Double) in
      let time = Double(step) / 300
      return (time, motion.state(at: time * motion.duration).value)
    }
    var lines = 0
    var first = 0
    while first < samples.count - 1 {
      var last = first + 1
      while last < samples.count, Self.lineFits(samples[first...last], within: error) { last += 1 }
      lines += 1
      first = last - 1
    }
    return lines
  }

  /// Whether some line is within the error of all samples: none when two of them force it apart.
  private static func lineFits(_ samples: ArraySlice<(x: Double, y: Double)>, within error: Double)
    -> Bool
  {
    guard let first = samples.first, let last = samples.last else { return true }
    // Slopes that lead from some point at the first sample to the last are tried densely.
    for offset in stride(from: -1.0, through: 1, by: 0.1) {
      var (low, high) = (-Double.infinity, Double.infinity)
      let start = first.y + offset * error
      for sample in samples.dropFirst() {
        low = max(low, (sample.y - error - start) / (sample.x - first.x))
        high = min(high, (sample.y + error - start) / (sample.x - first.x))
      }
      if low <= high { return true }
    }
    return last.x <= first.x
  }

  @Test(arguments: [motions[1], motions[5]])
  func `hardly fewer points are possible`(motion: CurveMotion) {
    let error = 0.01 * abs(motion.end - motion.start)
    let easing = LinearEasing(within: error) { motion.state(at: $0 * motion.duration).value }
    let fewest = fewest(motion, within: error)
    #expect(easing.points.count - 1 <= fewest + 2)
  }

  @Test func `a straight line needs two points`() {
    let easing = LinearEasing(within: 0.001) { $0 }
    #expect(easing.points.map(\.time) == [0, 1])
    #expect(easing.points.map(\.value) == [0, 1])
  }

  @Test func `CSV has a row per frame and one at the end`() {
    let text = CurveFormat.csv(
      CurveMotion(EasedMotion(from: 0, to: 100, duration: 0.25)), perSecond: 10)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "t,offset,velocity")
    #expect(lines[1] == "0.0,0.0,0.0")
    #expect(lines[4] == "0.25,100.0,0.0")
  }

  @Test func `what curve writes, fit reads`() throws {
    let flight = Flight(from: 0, velocity: 3000, in: 0...0)
    let text = CurveFormat.csv(CurveMotion(flight), perSecond: 60)
    let recording = try RecordingReader.read(
      LineReader(text: text, name: "curve.csv"), options: RecordingOptions(column: "offset"))
    let fit = try Fit(FitTask(.uikit, to: [.motion(recording)]))
    #expect(abs(fit.numbers[1].value - 10.05) < 1e-3)
  }

  @Test func `JSON has the same samples`() throws {
    let motion = CurveMotion(EasedMotion(from: 0, to: 100, duration: 0.25))
    let value = try JSONParser.parse(CurveFormat.json(motion, title: "easing", perSecond: 10))
    #expect(value["motion"] == "easing")
    #expect(value["duration"] == 0.25)
    let samples = try #require(value["samples"]?.elements)
    #expect(samples.count == 4)
    #expect(samples[3]["offset"] == 100)
  }

  @Test func `a CSS easing starts at 0, ends at 1 and says how long it takes`() {
    let text = CurveFormat.linear(Self.motions[0], title: "glide", error: 0.01)
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("/* glide: 2.6465 s, 0 is 10 px, 1 is "))
    #expect(lines[1].hasPrefix("linear(0, "))
    #expect(lines[1].hasSuffix(", 1)"))
  }

  @Test func `a CSS easing of a motion that comes back ends at 0`() {
    let bounce = CurveMotion(Flight(from: 0, velocity: 2000, in: 0...0))
    let text = CurveFormat.linear(bounce, title: "bounce", error: 0.01)
    #expect(text.contains("0 is 0 px at both ends, 1 is 66.6"))
    #expect(text.hasSuffix(", 0)"))
  }

  @Test func `keyframes go from 0 to 100 percent`() {
    let text = CurveFormat.keyframes(Self.motions[3], title: "flight", name: "flick", error: 0.25)
    #expect(text.contains("animation: flick "))
    #expect(text.contains("@keyframes flick {\n  0% { transform: translateY(0px); }\n"))
    #expect(text.contains("  100% { transform: translateY(600px); }\n}"))
  }
}
