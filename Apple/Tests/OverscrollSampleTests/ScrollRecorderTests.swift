import Overscroll
import Testing

@testable import OverscrollSample

/// Frames become rows: of the engine's own scroll view here, of the system's on a device.
@Suite struct ScrollRecorderTests {
  private func rows(_ text: String?) throws -> (columns: String, rows: [[Double]]) {
    let lines = try #require(text).split(separator: "\n")
    let rows = try lines.dropFirst().map { line in
      try line.split(separator: ",").map { try #require(Double($0)) }
    }
    return (String(lines[0]), rows)
  }

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
      if columns == "finger,offset", finger == nil { text = recorder.end() }
    }
    #expect(!recorder.isRecording)
    let (header, rows) = try rows(text)
    #expect(header == columns)
    return rows
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

  @Test func `under a finger, its travel and the offset's`() throws {
    let rows = try flick("finger,offset")
    #expect(rows.count == 13 && rows[0] == [0, 0])
    let last = try #require(rows.last)
    // The slop stays out, 10 pt.
    #expect(abs(last[0] - 300) < 1e-9 && abs(last[1] - 290) < 1e-9)
  }

  @Test func `a pinch begins with its fingers and ends at rest`() throws {
    var recorder = ScrollRecorder(columns: "t,pinch,zoomScale")
    recorder.begin()
    var text: String?
    for frame in 0..<90 where text == nil {
      let time = Double(frame) / 60
      let pinch = (10..<30).contains(frame) ? 1 + Double(frame) / 10 : 0
      let shown = frame < 30 ? max(pinch, 1) : 4 - min(Double(frame - 30) / 20, 1)
      text = recorder.take(.init(time: time, offset: 0, pinch: pinch, zoomScale: shown))
    }
    let (header, rows) = try rows(text)
    #expect(header == "t,pinch,zoomScale")
    #expect(rows[0] == [0, 2, 2])
    #expect(rows.last?.dropFirst() == [0, 3])
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
