import Overscroll
import Testing

@testable import OverscrollSample

/// Frames become rows: of the engine's own scroll view here, of the system's on a device.
@Suite struct ScrollRecorderTests {
  /// A drag of 300 pt from 0 to 0.1 s, a rest, a lift, and what follows, frame by frame.
  private func flick(_ columns: String, rest: Double = 0) throws -> [[Double]] {
    var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
    var recorder = ScrollRecorder(columns: columns)
    recorder.begin()
    list.touchDown(1, at: Vector2(200, 700), time: 0)
    var (text, finger): (String?, Double?) = (nil, 700)
    for frame in 0..<600 where text == nil {
      let time = Double(frame) / 120
      if time <= 0.1 {
        finger = 700 - 3_000 * time
        list.touchMoved(1, to: Vector2(200, finger ?? 0), time: time)
      } else if time > 0.1 + rest, finger != nil {
        list.touchUp(1, time: time)
        finger = nil
      }
      let offset = list.advance(to: time).offset.y
      text = recorder.take(.init(time: time, offset: offset, finger: finger))
    }
    #expect(!recorder.isRecording)
    let lines = try #require(text).split(separator: "\n")
    #expect(lines[0] == columns)
    return try lines.dropFirst().map { line in
      try line.split(separator: ",").map { try #require(Double($0)) }
    }
  }

  @Test func `after a lift, the distance left falls to 0 and the last 0.3 s are still`() throws {
    let rows = try flick("t,landing")
    #expect(rows[0][0] == 0 && rows[0][1] < -1_000)
    for (a, b) in zip(rows, rows.dropFirst()) { #expect(b[0] > a[0] && b[1] >= a[1]) }
    let last = try #require(rows.last)
    #expect(last[1] == 0)
    #expect(rows.filter { $0[1] == 0 }.count >= 36)
  }

  @Test func `after a still finger, how far it moves on is 0`() throws {
    #expect(try flick("t,offset", rest: 0.15).allSatisfy { $0[1] == 0 })
    #expect(try (flick("t,offset").last?[1] ?? 0) > 1_000)
  }

  @Test func `what is not begun, does not move or goes back in time records nothing`() {
    var recorder = ScrollRecorder(columns: "t,scrollTo")
    #expect(recorder.take(.init(time: 0, offset: 0)) == nil && recorder.end() == nil)
    recorder.begin()
    #expect(recorder.take(.init(time: 1, offset: 0)) == nil)
    #expect(recorder.take(.init(time: 0.5, offset: 9)) == nil)
    #expect(recorder.isRecording && recorder.end() == nil)
  }
}
