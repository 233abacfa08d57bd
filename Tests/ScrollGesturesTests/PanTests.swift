import Foundation
import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct PanTests {
  /// Drags one finger along points at 100 events a second; the translation after every move of the drag, and its end.
  func drag(
    _ configuration: PanConfiguration = PanConfiguration(), axes: PanAxes = .both,
    lock: DirectionalLock? = nil, along path: [Vector2], isCatching: Bool = false
  ) -> (steps: [Vector2], end: PanEnd) {
    var pan = Fingers(configuration, axes: axes, directionalLock: lock)
    var steps: [Vector2] = []
    for (i, point) in path.enumerated() {
      let time = Double(i) / 100
      guard i > 0 else {
        #expect(pan.down(1, at: point, time: time, isCatching: isCatching) == .first)
        continue
      }
      let touched = pan.move(1, to: point, time: time)
      #expect(touched == (!pan.isDragging ? .followed : steps.isEmpty ? .began : .moved))
      #expect(pan.centroid == point)
      if pan.isDragging { steps.append(pan.translation) }
    }
    #expect(pan.up(1, time: Double(path.count - 1) / 100) == .lifted)
    #expect(!pan.isDragging && pan.count == 0 && pan.translation == .zero)
    #expect(pan.diagnostics == InputDiagnostics())
    return (steps, pan.end)
  }

  /// A straight path with equal steps.
  func line(from start: Vector2, by step: Vector2, count: Int) -> [Vector2] {
    (0...count).map { start + step * Double($0) }
  }

  @Test func `the first ten points are not scrolled`() {
    let steps = drag(along: line(from: Vector2(200, 700), by: Vector2(0, -4), count: 10)).steps
    #expect(steps.count == 8 && steps[0].isNear(Vector2(0, -2)) && steps[7].isNear(Vector2(0, -30)))
  }

  @Test func `less than ten points is no drag, ten on an axis begin one that stands at zero`() {
    let less = drag(along: [Vector2(0, 0), Vector2(9.9, 9.9), Vector2(-9.9, 0), Vector2(7, -9.9)])
    #expect(less.steps.isEmpty && less.end.release == .none)
    #expect(drag(along: [Vector2(0, 0), Vector2(8, 10)]).steps == [.zero])
  }

  @Test func `each axis loses what it has travelled when one has left the slop`() {
    let steps = drag(along: [Vector2(50, 50), Vector2(50 + 30, 50 - 40)]).steps
    #expect(steps[0].isNear(Vector2(22.5, -30)))
    let bent = drag(along: [.zero, Vector2(-4, 0), Vector2(-4, 51.5), Vector2(3, 51.5)]).steps
    #expect(bent == [Vector2(0, 41.5), Vector2(7, 41.5)])
  }

  @Test func `other platforms' slop is a circle, taken off along the direction of travel`() {
    let circle = PanConfiguration(estimator: .android)
    #expect(drag(circle, along: [.zero, Vector2(6, 7.9)]).steps.isEmpty)
    let steps = drag(circle, along: [Vector2(50, 50), Vector2(50 + 30, 50 - 40)]).steps
    #expect(steps[0].isNear(Vector2(24, -32)))
  }

  @Test func `a caught scroller follows from the first move`() {
    let path = [Vector2(9, 9), Vector2(9, 9), Vector2(9.25, 9)]
    #expect(drag(along: path, isCatching: true).steps == [Vector2(0.25, 0)])
  }

  @Test func `a slop of zero is a slop of zero`() {
    let path = [Vector2(0, 0), Vector2(3, -1)]
    #expect(drag(PanConfiguration(slop: 0), along: path).steps == [path[1]])
  }

  @Test(arguments: [PanAxes.horizontal, .vertical])
  func `with one axis only its travel counts`(axes: PanAxes) throws {
    let axis = try #require(axes.only)
    var across = Vector2.zero
    across[axis.cross] = 300
    var (little, along) = (across, across)
    (little[axis], along[axis]) = (-4, -35)
    let steps = drag(axes: axes, along: [.zero, across, little, along]).steps
    #expect(steps.count == 1)
    var expected = Vector2.zero
    expected[axis] = -25
    #expect(steps[0].isNear(expected))
  }

  @Test(arguments: [
    (5.0, ScrollAxis?.some(.horizontal)), (19.9, .horizontal), (20.1, nil), (45, nil),
    (69.9, nil), (70.1, .vertical), (90, .vertical),
  ])
  func `a drag near an axis keeps to it until the lift`(degrees: Double, axis: ScrollAxis?) throws {
    let direction = Vector2(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    for mirror in [Vector2(1, 1), Vector2(-1, 1), Vector2(1, -1), Vector2(-1, -1)] {
      let way = Vector2(direction.x * mirror.x, direction.y * mirror.y)
      let (steps, end) = drag(
        lock: DirectionalLock(), along: [.zero, way * 20, way * 20 + Vector2(50, 70)])
      for kept in [steps[1], end.velocity] {
        #expect((kept.x == 0) == (axis == .vertical) && (kept.y == 0) == (axis == .horizontal))
      }
    }
  }

  @Test func `every move ties the travel until the drag begins, then only one after a pause`() {
    var pan = Fingers(directionalLock: DirectionalLock(), touching: .zero)
    pan.move(1, to: Vector2(9, 1), time: 0.01)
    // The last move is vertical: from now on only that axis adds up.
    pan.move(1, to: Vector2(10, 21), time: 0.02)
    #expect(pan.translation.isNear(Vector2(0, 10)) && pan.lock == .vertical)
    pan.move(1, to: Vector2(60, 21), time: 0.6)
    #expect(pan.translation.isNear(Vector2(0, 10)))
    pan.move(1, to: Vector2(80, 22), time: 1.2)
    #expect(pan.translation.isNear(Vector2(20, 10)) && pan.lock == .horizontal)
  }

  @Test func `a lock that does not follow moves is decided once, by all travel`() throws {
    var pan = Fingers(directionalLock: DirectionalLock(followsMoves: false), touching: .zero)
    pan.move(1, to: Vector2(0, 8), time: 0.01)
    pan.move(1, to: Vector2(2, 14), time: 0.02)
    #expect(pan.translation.isNear(Vector2(0, 4)))
    pan.move(1, to: Vector2(90, 15), time: 2)
    #expect(pan.translation.isNear(Vector2(0, 5)))
  }

  @Test func `the lock of a drag is that of the next one that catches it`() throws {
    for isCatching in [true, false] {
      var pan = Fingers(directionalLock: DirectionalLock(), touching: .zero)
      pan.move(1, to: Vector2(0, 40), time: 0.01)
      _ = pan.up(1, time: 0.02)
      _ = pan.down(1, at: .zero, time: 0.1, isCatching: isCatching)
      pan.move(1, to: Vector2(20, 20), time: 0.11)
      #expect(pan.translation.x == (isCatching ? 0 : 10))
    }
  }

  @Test func `without the lock a nearly vertical drag keeps its sideways part`() {
    #expect(drag(along: [.zero, Vector2(1, 40)]).steps[0].x > 0.7)
  }

  @Test(arguments: [1.0, 3, 10, 60, 97, 240, 1000])
  func `a drag does not depend on the rate of events`(rate: Double) throws {
    for end in [Vector2(0, -480), Vector2(133, 57), Vector2(-12, 3)] {
      var pan = Fingers()
      let start = Vector2(200, 500)
      _ = pan.down(1, at: start, time: 0)
      for i in stride(from: 1, through: rate, by: 1) {
        pan.move(1, to: start + end * (i / rate), time: i / rate)
      }
      _ = pan.up(1, time: 1)
      let reach = max(abs(end.x), abs(end.y))
      #expect(pan.end.translation.isNear(end - end * (10 / reach), within: 1e-12))
    }
  }

  @Test func `samples between the corners of a bent path change nothing`() throws {
    let corners = [Vector2(0, 0), Vector2(8, 0), Vector2(8, 30), Vector2(-40, 12), Vector2(60, 61)]
    let coarse = drag(along: corners).end
    for parts in [2, 7, 50] {
      var fine = [corners[0]]
      for (a, b) in zip(corners, corners.dropFirst()) {
        fine += (1...parts).map { a + (b - a) * (Double($0) / Double(parts)) }
      }
      #expect(drag(along: fine).end.translation.isNear(coarse.translation, within: 1e-12))
    }
  }

  @Test func `the translation starts at zero and follows the finger without a jump`() {
    let path = (0...400).map { i in
      let s = Double(i) / 400
      return Vector2(300 * s * s - 40 * s, 90 * s - 200 * s * s * s)
    }
    var previous = Vector2.zero
    for translation in drag(along: path).steps {
      #expect((translation - previous).length <= 2.3)
      previous = translation
    }
  }

  @Test(arguments: VelocityEstimator.general)
  func `mirroring or moving the finger mirrors or keeps the drag`(estimator: VelocityEstimator) {
    let configuration = PanConfiguration(maximumFlingSpeed: 900, estimator: estimator)
    let path = (0...20).map { Vector2(0.5 * Double($0 * $0), -6 * Double($0)) }
    let end = drag(configuration, along: path).end
    let mirrored = drag(configuration, along: path.map { -$0 }).end
    #expect(mirrored.translation == -end.translation && mirrored.velocity == -end.velocity)
    let moved = drag(configuration, along: path.map { $0 + Vector2(128, 512) }).end
    #expect(moved.translation == end.translation && moved.velocity == end.velocity)
    #expect(end.release == .fling)
  }

  @Test(arguments: [-1, -Double.infinity, .nan, .infinity])
  func `a slop that is none is ten points`(slop: Double) {
    var configuration = PanConfiguration(slop: slop)
    #expect(configuration.slop == 10)
    configuration.slop = 3
    #expect(configuration.slop == 3)
    var touch = Fingers()
    touch.configuration = configuration
    touch.configuration.slop = slop
    #expect(touch.configuration.slop == 3 && touch.diagnostics.nonFinite == 1)
  }

  @Test(arguments: [-1, -Double.infinity, .nan])
  func `a speed that is none is the default`(speed: Double) {
    var configuration = PanConfiguration(minimumFlingSpeed: speed, maximumFlingSpeed: speed)
    #expect(configuration == PanConfiguration())
    (configuration.minimumFlingSpeed, configuration.maximumFlingSpeed) = (3, 4)
    #expect(configuration == PanConfiguration(minimumFlingSpeed: 3, maximumFlingSpeed: 4))
    var touch = Fingers()
    touch.configuration = configuration
    touch.configuration.minimumFlingSpeed = speed
    touch.configuration.maximumFlingSpeed = speed
    #expect(touch.configuration == configuration && touch.diagnostics.nonFinite == 2)
  }

  @Test(
    arguments: [
      (-1, 0.1), (0, 0.1), (.nan, 0.1), (.infinity, nil), (0.2, 0.2),
    ] as [(Double, Double?)])
  func `an interval of rest is positive, or there is none`(interval: Double, expected: Double?) {
    var configuration = PanConfiguration(stillFingerInterval: interval)
    #expect(configuration.stillFingerInterval == expected)
    configuration.stillFingerInterval = nil
    #expect(configuration.stillFingerInterval == nil)
  }
}
