import Foundation
import OverscrollLab
import ScrollPhysics
import StrictJSON
import Testing

@Suite struct FlickLawTests {
  static let flick = Flick(from: 0, velocity: 3000, in: 0...1000)

  private func comparison(_ one: String, _ other: String) throws -> LawComparison {
    try #require(
      LawComparison(
        try FlickLaw(parsing: one), against: try FlickLaw(parsing: other), on: Self.flick,
        interval: 1.0 / 60))
  }

  @Test(arguments: ["uikit", "continuous", "flutter", "gtk", "critical:delta=10.9"])
  func `a law does not differ from itself`(name: String) throws {
    let comparison = try comparison(name, name)
    #expect(comparison.rms == 0)
    #expect(comparison.worst.difference == 0)
  }

  @Test func `the order of the laws only turns the sign`() throws {
    let (one, other) = (try comparison("uikit", "flutter"), try comparison("flutter", "uikit"))
    #expect(one.worst.frame == other.worst.frame)
    #expect(one.worst.difference == -other.worst.difference)
    #expect(one.rms == other.rms)
  }

  @Test func `numbers of other engines`() throws {
    let gtk = try FlickLaw(parsing: "gtk").closedForm(frameInterval: 1.0 / 60)
    #expect(gtk.decay == 4)
    let flutter = try FlickLaw(parsing: "flutter").closedForm(frameInterval: 1.0 / 60)
    #expect(abs(flutter.decay - 2.0024805) < 1e-7)
    let own = try FlickLaw(parsing: "spring:stiffness=150,decay=3").closedForm(frameInterval: 0.01)
    #expect(own.decay == 3)
    #expect(
      own.edge
        == .springs(
          hit: DampedSpring(stiffness: 150, dampingRatio: 1),
          released: DampedSpring(stiffness: 150, dampingRatio: 1)))
  }

  @Test func `frames and closed form of UIKit's law differ by the frame of the hit only`() throws {
    let comparison = try comparison("uikit", "continuous")
    #expect(comparison.worst.difference.magnitude < 1.2)
    #expect(comparison.courses.allSatisfy { $0.offsets.last == 1000 })
    let overshoots = comparison.courses.map { $0.peak?.overshoot ?? 0 }
    #expect(abs(overshoots[0] - overshoots[1]) < 0.1)
  }

  @Test func `reports`() throws {
    let comparison = try comparison("uikit", "flutter")
    #expect(
      comparison.text.hasPrefix(
        "released at 0 pt with 3000 pt/s, edges at 0 and 1000 pt, 60 frames"))
    #expect(comparison.table.split(separator: "\n").count == comparison.differences.count + 1)
    let json = try JSONParser.parse(JSONWriter.line(comparison.json))
    #expect(json["velocity"] == 3000)
    #expect(json["rms"] == .number(comparison.rms))
  }

  @Test func `a recording of a replay is found in it, to the pixel`() throws {
    let scene = """
      {"scene":1,"frameRate":60,"until":"rest","model":{"type":"scrollView","viewport":[390,844],
       "contentSize":[390,3000],"contentOffset":[0,300]},
       "events":[{"t":0,"type":"down","id":1,"x":200,"y":300},
         {"t":0.016,"type":"move","id":1,"x":200,"y":380},
         {"t":0.032,"type":"move","id":1,"x":200,"y":470},
         {"t":0.048,"type":"move","id":1,"x":200,"y":560},
         {"t":0.05,"type":"up","id":1}]}
      """
    try withTemporaryFile(scene) { path in
      let frames = try ReplayedFrames(path: path)
      let outside = frames.offsets[1].indices.filter { frames.offsets[1][$0] < -1 }
      let first = try #require(outside.first)
      let recording = Recording(
        name: "replayed", times: outside.map { frames.times[$0] },
        offsets: outside.map { (frames.offsets[1][$0] * 3).rounded() / 3 })
      let comparison = try SceneComparison(recording, with: frames, axis: 1, edge: 0, scale: nil)
      #expect(comparison.firstFrame == first)
      #expect(comparison.scale == 3)
      #expect(comparison.largestErrorPixels <= 0.5)
      let other = Recording(name: "slow", times: [0, 1, 2], offsets: [1, 2, 3])
      let error = #expect(throws: InputError.self) {
        try SceneComparison(other, with: frames, axis: 1, edge: 0, scale: nil)
      }
      #expect(error?.reason.contains("apart") == true)
    }
  }
}
