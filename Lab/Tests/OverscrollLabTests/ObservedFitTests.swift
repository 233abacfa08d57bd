@_spi(Formulas) import ScrollPhysics
import Foundation
import Overscroll
import Testing

import OverscrollLab

/// Recordings that the engine makes give the rules' numbers back: so would a device's.
@Suite struct ObservedFitTests {
  /// The distance left, frame by frame until it rests, on the pixels of a phone.
  private static func left(
    _ column: String, rate: Double, to target: Double, isOnPixels: Bool = true,
    _ offset: (Double) -> Double?
  ) throws -> Observations {
    var rows = ["t,\(column)"]
    var frame = 0.0
    while let value = offset(frame / rate), frame < 1000 {
      let distance = value - target
      rows.append("\(frame / rate),\(isOnPixels ? (distance * 3).rounded() / 3 : distance)")
      frame += 1
    }
    return try observed(rows.joined(separator: "\n"), "device-\(column).csv")[0]
  }

  private static func list() -> Scroller {
    Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))
  }

  /// ω0 and ζ of an oscillator.
  private func spring(_ fit: Fit) throws -> (frequency: Double, ratio: Double) {
    let (k, c) = (try fit.number("k").value, try fit.number("c").value)
    return (k.squareRoot(), c / (2 * k.squareRoot()))
  }

  @Test(arguments: [60.0, 120])
  func `an animated offset is sin² over 0.3 s, and no curve of CSS`(rate: Double) throws {
    var view = Self.list()
    view.setContentOffset(Vector2(0, 1_640), animated: true)
    view.advance(to: 0)
    let motion = try Self.left("scrollTo", rate: rate, to: 1_640) { time in
      time < 0.4 ? view.advance(to: time).offset.y : nil
    }
    #expect(FitModel.suitable(for: motion) == [.program, .eased, .oscillator])
    let fit = try Fit(.program, motion)
    #expect(abs(try fit.number("duration").value - 0.3) < 3e-4)
    #expect(fit.rms < 0.2)
    let eased = try Fit(.oscillator, motion)
    #expect(eased.rms > 10 * fit.rms)
  }

  @Test(arguments: [ProgramCurve.scrollToTop, .unpacedScrollToTop], [60.0, 120])
  func `a scroll to the top says whether it is paced`(curve: ProgramCurve, rate: Double) throws {
    var view = Self.list()
    view.setContentOffset(Vector2(0, 5_000), animated: false)
    view.scrollToTop(curve: curve)
    view.advance(to: 0)
    let motion = try Self.left("scrollToTop", rate: rate, to: 0) { time in
      time < 1.7 ? view.advance(to: time).offset.y : nil
    }
    let paced = try Fit(.paced, motion)
    let free = try Fit(.oscillator, motion)
    if curve == .scrollToTop {
      #expect(abs(try paced.number("duration").value - 1.6) < 2e-3)
      #expect(paced.rms < 0.3 && free.rms > 6 * paced.rms)
    } else {
      let spring = try spring(free)
      #expect(abs(spring.frequency - 2 * Double.pi / 0.6) < 0.01 && abs(spring.ratio - 1) < 2e-3)
      #expect(free.rms < 0.3 && paced.rms > 20 * free.rms)
    }
  }

  @Test(arguments: [60.0, 120], [320.0, 390, 834])
  func `a page turn tells its pace and its width`(rate: Double, width: Double) throws {
    let page = PageSpring(viewportWidth: width)
    let turn = try #require(page.turn(from: 0.3 * width, to: width, velocity: 900))
    let counted = try #require(page.spring?.angularFrequency)
    let exact = try Self.left("pageTurn", rate: rate, to: width, isOnPixels: false) { time in
      time < turn.duration ? turn.curve.state(at: time).value : nil
    }
    let spring = try spring(Fit(.oscillator, exact))
    #expect(abs(spring.frequency / counted - 0.96) < 1e-6)
    #expect(abs(spring.ratio - (page.spring?.dampingRatio ?? 0)) < 1e-6)
    // Frame by frame, as UIKit shows it: near enough to tell 0.96 from 1.
    var frames = PageTurning(
      page, from: 0.3 * width, to: width, velocity: 900, direction: .forward, displayScale: 3)
    let stepped = try Self.left("pageTurn", rate: rate, to: width) { time in
      guard width - frames.offset > 10 else { return nil }
      if time > 0 { frames.advance(by: 1 / rate) }
      return frames.offset
    }
    let shown = try self.spring(Fit(.oscillator, stepped))
    #expect(abs(shown.frequency / counted - 0.96) < 0.02, "\(shown)")
  }

  @Test func `a landing is the deceleration that its rule bends`() throws {
    var view = Self.list()
    view.setContentOffset(Vector2(0, 9_000), animated: false)
    view.touchDown(1, at: Vector2(200, 700), time: 0)
    for step in 1...6 {
      view.touchMoved(1, to: Vector2(200, 700 - 30 * Double(step)), time: Double(step) / 60)
    }
    let release = view.touchUp(1, time: 0.1)
    let start = view.contentOffset.y
    let target = 9_900.0
    view.land(on: Vector2(0, target))
    let motion = try Self.left("landing", rate: 120, to: target) { time in
      let frame = view.advance(to: 0.1 + time)
      return view.isMoving ? frame.offset.y : nil
    }
    #expect(FitModel.suitable(for: motion) == [.deceleration, .oscillator])
    let rule = Landing(
      from: start, velocity: release.velocity.y, to: target, proposed: release.proposedTarget.y,
      rate: .normal)
    let fit = try Fit(.deceleration, motion)
    #expect(abs(try fit.number("r").value / rule.rate.decayConstant - 1) < 2e-3)
  }

  @Test(arguments: [60.0, 120], [KeyCommand.arrowDown, .pageDown])
  func `a key's glide is its spring`(rate: Double, key: KeyCommand) throws {
    var view = Self.list()
    view.keyDown(key, time: 0)
    view.advance(to: 0.5)
    view.keyUp(key, time: 0.5)
    let motion = try Self.left("key", rate: rate, to: view.destination.y) { time in
      let frame = view.advance(to: 0.5 + time)
      return view.isMoving ? frame.offset.y : nil
    }
    let fit = try Fit(.oscillator, motion)
    for (name, value, bound) in [("k", 109.0, 0.5), ("c", 20, 0.1)] {
      let found = try fit.number(name)
      // An arrow's glide is 48 pt, which pixels leave that uncertain.
      let error = try #require(key == .pageDown ? bound : found.standardError)
      #expect(abs(found.value - value) < error, "\(found)")
    }
  }

  @Test func `the guide names the models that a recording is fitted by`() throws {
    let text = try String(
      contentsOfFile: Checkout.path("Docs/Guides/Laboratory.md"), encoding: .utf8)
    let rows = text.matches(of: #/\| `t,([A-Za-z]+)` \| (`.+?`) \|/#)
    #expect(rows.count == 5)
    for row in rows {
      let motion = try Self.left(String(row.1), rate: 60, to: 0) { $0 < 0.5 ? 1 - $0 : nil }
      let models = FitModel.suitable(for: motion).map { "`\($0.rawValue)`" }
      #expect(models.joined(separator: ", ") == row.2, "\(row.1)")
    }
  }
}
