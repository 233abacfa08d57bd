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
}
