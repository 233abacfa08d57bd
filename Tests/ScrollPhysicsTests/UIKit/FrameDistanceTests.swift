import Foundation
@_spi(Formulas) import ScrollPhysics
import ScrollTestSupport
import Testing

/// How far the closed forms are from UIKit's frames at most: the table of the guide *How close to iOS*.
@Suite struct FrameDistanceTests {
  private typealias Distance = (_ rate: Double) -> Double

  /// The largest difference between places that frames give, until they are over, and a curve.
  private static func largest(
    _ rate: Double, of frames: (Double) -> Double?, from curve: (Double) -> Double
  ) -> Double {
    var (largest, frame) = (0.0, 1.0)
    while let place = frames(1 / rate), frame < 2_000 {
      largest = max(largest, abs(place - curve(frame / rate)))
      frame += 1
    }
    return largest
  }

  private static func flick(from offset: Double) -> Distance {
    { rate in
      let flight = Flight(from: offset, velocity: 3000, in: 0...5000)
      var (state, factor, isFirst) = (FrameLaw.State(offset: offset, velocity: 3000), 1.0, true)
      return largest(rate) { interval in
        if FrameLaw().isAtRest(state, in: 0...5000) { return nil }
        state = FrameLaw().coast(
          state, by: interval, in: 0...5000, factor: &factor, doublesAtEdge: isFirst)
        isFirst = false
        return state.offset
      } from: {
        flight.value(at: $0)
      }
    }
  }

  private static func pageTurn(_ rate: Double) -> Double {
    let page = PageSpring(viewportWidth: 390)
    let turn = page.turn(from: 120, to: 390, velocity: 1500)
    var frames = PageTurning(
      page, from: 120, to: 390, velocity: 1500, direction: .forward, displayScale: 3)
    return largest(rate) { interval in
      if frames.isDone { return nil }
      frames.advance(by: interval)
      return frames.offset
    } from: { time in
      turn.map { time < $0.duration ? $0.curve.state(at: time).value : 390 } ?? .nan
    }
  }

  private static func landing(on target: Double) -> Distance {
    { rate in
      let landing = Landing(from: 1000, velocity: 2000, to: target, proposed: 1994)
      var (state, factor) = (FrameLaw.State(offset: 1000, velocity: landing.velocity), 1.0)
      var isOver = false
      return largest(rate) { interval in
        if isOver { return nil }
        isOver = landing.step(&state, to: target, by: interval, in: 0...5126, factor: &factor)
        return state.offset
      } from: {
        landing.offset(at: $0, from: 1000, to: target)
      }
    }
  }

  /// Held for half a second, and released.
  private static func key(of distance: Double) -> Distance {
    { rate in
      var frames = HeldKey(from: 1000, distance: distance, range: 0...90_000)
      var run = Segment(restingAt: 1000, from: 0)
      _ = KeyCourse(range: 0...90_000, isBouncing: true, nearEnough: 0.1)
        .press(&run, by: distance, from: frames.state)
      var glide: (start: Double, curve: SpringMotion)?
      var count = 0.0
      return largest(rate) { interval in
        if count == (0.5 / interval).rounded() {
          let held = run.curve.state(at: 0.5 * (1 - 1e-15))
          let goal = frames.ideal(after: held, from: frames.start)
          glide = (
            0.5,
            SpringMotion(frames.law.spring, from: held.value, to: goal, velocity: held.velocity)
          )
          frames.release()
        }
        count += 1
        frames.advance(by: interval)
        return count * interval > 1.5 ? nil : frames.state.value
      } from: { time in
        glide.map { $0.curve.value(at: time - $0.start) }
          ?? run.curve.state(at: time * (1 - 1e-15)).value
      }
    }
  }

  @Test func `the guide's table says how far`() throws {
    let rows: [(String, Distance)] = [
      ("a flick at 3,000 pt/s into an edge 800 pt on", Self.flick(from: 4200)),
      ("the same released exactly on the edge", Self.flick(from: 5000)),
      ("a page turn, 390 pt wide, at 1,500 pt/s", Self.pageTurn),
      ("a landing 394 pt nearer than proposed, at 2,000 pt/s", Self.landing(on: 1600)),
      ("a landing 406 pt farther", Self.landing(on: 2400)),
      ("an arrow key held for half a second", Self.key(of: 40)),
      ("a page key, 675 pt, held for half a second", Self.key(of: 675)),
    ]
    let table = rows.map { name, distance in
      let cells = [60.0, 80, 120].map { String(format: "%.2f", distance($0)) }
      return "| \(name) | \(cells.joined(separator: " | ")) |"
    }
    let guide = Toolchain.checkout.appending(path: "Docs/Guides/HowCloseToIOS.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let expected = table.joined(separator: "\n")
    #expect(text.contains(expected), "\(expected)")
  }
}
