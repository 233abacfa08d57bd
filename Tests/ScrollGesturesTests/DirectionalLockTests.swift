import ScrollCoordinates
import ScrollGestures
import ScrollTestSupport
import Testing

@Suite struct DirectionalLockTests {
  // To 20 digits.
  static let (cosine20, sine20) = (0.939_692_620_785_908_384_05, 0.342_020_143_325_668_733_04)
  static let tangent20 = 0.363_970_234_266_202_361_35

  /// The four directions that mirror one another.
  func mirrored(_ v: Vector2) -> [Vector2] { [v, -v, Vector2(-v.x, v.y), Vector2(v.x, -v.y)] }

  @Test func `exactly twenty degrees is horizontal, and seventy is vertical`() {
    var generator = SeededGenerator(2070)
    for _ in 0..<10_000 {
      let length = generator.within(1e-3...1e4)
      let ways = [
        Vector2(Self.cosine20, Self.sine20) * length, Vector2(1, Self.tangent20) * length,
      ]
      for way in ways {
        for direction in mirrored(way) {
          let across = Vector2(direction.y, direction.x)
          #expect(DirectionalLock().axis(for: direction) == .horizontal)
          #expect(DirectionalLock().axis(for: across) == .vertical)
        }
      }
    }
  }

  @Test func `a billionth beyond is free`() {
    for direction in mirrored(Vector2(1, Self.tangent20 * (1 + 1e-9))) {
      #expect(DirectionalLock().axis(for: direction) == nil)
      #expect(DirectionalLock().axis(for: Vector2(direction.y, direction.x)) == nil)
    }
    #expect(DirectionalLock().axis(for: Vector2(1, 1)) == nil)
    #expect(DirectionalLock().axis(for: .zero) == nil)
  }

  @Test func `angles of 0 and 90 degrees tie what is exactly along an axis`() {
    let lock = DirectionalLock(horizontalAngle: 0, verticalAngle: 90)
    #expect(lock.axis(for: Vector2(-3, 0)) == .horizontal)
    #expect(lock.axis(for: Vector2(0, 1e-9)) == .vertical)
    #expect(lock.axis(for: Vector2(3, 1e-9)) == nil && lock.axis(for: Vector2(1e-9, 3)) == nil)
  }

  @Test func `parted at 45 degrees, every direction has its nearer axis`() {
    let lock = DirectionalLock(horizontalAngle: 45, verticalAngle: 45)
    var generator = SeededGenerator(45)
    for _ in 0..<10_000 {
      let a = generator.within(1e-6...1e4)
      #expect(lock.axis(for: Vector2(a, -a)) == .vertical)
      #expect(lock.axis(for: Vector2(a, a * (1 - 1e-14))) == .horizontal)
      #expect(lock.axis(for: Vector2(a, a * (1 + 1e-14))) == .vertical)
      #expect(lock.axis(for: Vector2(a, a.nextDown)) != nil)
      #expect(lock.axis(for: Vector2(a, generator.within(0...1e4))) != nil)
    }
  }

  static let locks = [DirectionalLock(), DirectionalLock(followsMoves: false)]

  /// Drags along an axis, catches, and drags along a path, places relative to the catch.
  func caught(
    _ lock: DirectionalLock, after axis: ScrollAxis? = nil, along path: [Vector2],
    estimator: VelocityEstimator = .uiKit, waits: Bool = false
  ) -> [Vector2] {
    var pan = Fingers(
      PanConfiguration(estimator: estimator, waitsWhenCatching: waits), directionalLock: lock)
    if let axis {
      var end = Vector2.zero
      end[axis] = 40
      _ = pan.down(1, at: .zero, time: 0)
      pan.move(1, to: end, time: 0.01)
      _ = pan.up(1, time: 0.02)
    }
    _ = pan.down(1, at: .zero, time: 1, isCatching: true)
    return path.enumerated().map { count, place in
      pan.move(1, to: place, time: 1 + 0.008 * Double(count + 1))
      return pan.translation
    }
  }

  @Test(arguments: locks, ScrollAxis.allCases)
  func `half a point one way ties no drag to it`(lock: DirectionalLock, last: ScrollAxis) {
    var (first, far) = (Vector2.zero, Vector2.zero)
    first[last] = 0.5
    far[last.cross] = 250
    let shown = caught(lock, after: last, along: [first, first + far * 0.02, first + far])
    #expect(shown[0] == first && shown[2][last.cross] == 250)
    // What was followed stays where every move decides; where all travel does, the other axis has had none.
    #expect(shown[2][last] == (lock.followsMoves ? 0.5 : 0))
  }

  @Test(arguments: locks)
  func `only a definite axis replaces the last drag's, in ten points`(lock: DirectionalLock) {
    let diagonal = [Vector2(3, 3), Vector2(8, 8), Vector2(40, 40)]
    for axis in ScrollAxis.allCases {
      let shown = caught(lock, after: axis, along: diagonal)
      #expect(shown.map { $0[axis] } == [3, 8, 40] && shown.allSatisfy { $0[axis.cross] == 0 })
    }
    // From ten points on it is decided, until a pause.
    let late = caught(lock, after: .vertical, along: [Vector2(0, 10), Vector2(300, 10)])
    #expect(late[1] == Vector2(0, 10))
    let early = caught(lock, after: .vertical, along: [Vector2(0, 2), Vector2(300, 2)])
    #expect(early[1] == Vector2(300, lock.followsMoves ? 2 : 0))
  }

  @Test(arguments: locks, [VelocityEstimator.uiKit, .android])
  func `a catch decides as a touch at rest does, and the slop is all they differ by`(
    lock: DirectionalLock, estimator: VelocityEstimator
  ) {
    var dice = SeededGenerator(71)
    for _ in 0..<500 {
      var place = Vector2.zero
      var path = (0..<12).map { _ in
        place = place + Vector2(dice.within(-3...4), dice.within(-3...4))
        return place
      }
      path += [place + Vector2(60, 0), place + Vector2(60, 60), place + Vector2(120, 120)]
      // From where both have long been decided.
      let shown = caught(lock, along: path, estimator: estimator).suffix(2)
      let waited = caught(lock, along: path, estimator: estimator, waits: true).suffix(2)
      let (step, other) = (shown.last! - shown.first!, waited.last! - waited.first!)
      #expect(step.isNear(other), "\(path)")
    }
  }

  @Test(arguments: locks, [2, 7, 50])
  func `samples between a path's corners change nothing`(lock: DirectionalLock, parts: Int) throws {
    let corners = [Vector2.zero, Vector2(1, 0), Vector2(2, -7), Vector2(6, -30), Vector2(60, 20)]
    for last in [ScrollAxis.horizontal, .vertical, nil] {
      let coarse = try #require(caught(lock, after: last, along: Array(corners.dropFirst())).last)
      var fine: [Vector2] = []
      for (a, b) in zip(corners, corners.dropFirst()) {
        fine += (1...parts).map { a + (b - a) * (Double($0) / Double(parts)) }
      }
      let end = try #require(caught(lock, after: last, along: fine).last)
      #expect(end.isNear(coarse, within: 1e-12))
    }
  }

  @Test(arguments: locks)
  func `mirroring the path mirrors the drag, exchanging axes exchanges it`(lock: DirectionalLock) {
    var dice = SeededGenerator(12)
    for _ in 0..<200 {
      let path = (1...9).map { Vector2(dice.within(-3...3), dice.within(-3...3)) * Double($0) }
      let shown = caught(lock, after: .vertical, along: path)
      #expect(caught(lock, after: .vertical, along: path.map { -$0 }) == shown.map { -$0 })
      let crossed = caught(lock, after: .horizontal, along: path.map { Vector2($0.y, $0.x) })
      #expect(crossed == shown.map { Vector2($0.y, $0.x) })
    }
  }

  /// A straight drag on whole pixels of a 3x display at 120 reports a second; whether it is free.
  private func isFree(_ lock: DirectionalLock, _ speed: Vector2, from start: Vector2) -> Bool {
    func pixel(_ place: Vector2) -> Vector2 {
      Vector2((place.x * 3).rounded() / 3, (place.y * 3).rounded() / 3)
    }
    var pan = Fingers(directionalLock: lock, touching: pixel(start))
    for count in 1...200 {
      let time = Double(count) / 120
      pan.move(1, to: pixel(start + speed * time), time: time)
    }
    return min(abs(pan.translation.x), abs(pan.translation.y)) > 1
  }

  /// Above 170 pt/s a report is five pixels and more, and says more of its angle.
  @Test(
    arguments: [Vector2(0.906_307_787, 0.422_618_262), Vector2(0.422_618_262, 0.906_307_787)],
    [(60.0...170.0, 0.2), (170...250, 1)])
  func `slow drags at 25 and 65 degrees are read rightly from their travel, not from moves`(
    direction: Vector2, speeds: (ClosedRange<Double>, most: Double)
  ) {
    var dice = SeededGenerator(2565)
    var right = [0.0, 0]
    for _ in 0..<400 {
      let speed = direction * dice.within(speeds.0)
      let start = Vector2(dice.within(0...1), dice.within(0...1))
      for (index, lock) in Self.locks.enumerated() where isFree(lock, speed, from: start) {
        right[index] += 1.0 / 400
      }
    }
    #expect(right[0] <= speeds.most && right[1] >= 0.82, "\(right)")
  }
}
