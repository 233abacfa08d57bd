import Foundation
import ScrollCoordinates
import ScrollGestures
import Testing

/// How far two fingers turn.
@Suite struct TwoFingerRotationTests {
  /// Two fingers, at an angle about a centre.
  static func fingers(at angle: Double, radius: Double = 60) -> Fingers {
    let arm = Vector2(cos(angle), sin(angle)) * radius
    var fingers = Fingers()
    _ = fingers.down(1, at: Vector2(200, 300) - arm, time: 0)
    _ = fingers.down(2, at: Vector2(200, 300) + arm, time: 0)
    return fingers
  }

  @Test func `it counts on over full turns, wherever they are and however far apart`() {
    var rotation = TwoFingerRotation()
    for step in 0...100 {
      rotation.update(Self.fingers(at: 0.1 * Double(step), radius: 40 + Double(step)))
    }
    #expect(abs(rotation.angle - 10) < 1e-12)
    for step in 1...150 { rotation.update(Self.fingers(at: 10 - 0.1 * Double(step))) }
    #expect(abs(rotation.angle + 5) < 1e-12)
  }

  @Test
  func `a finger that lifts and comes back elsewhere turns nothing, and two at one place do not`() {
    var rotation = TwoFingerRotation()
    rotation.update(Self.fingers(at: 0))
    rotation.update(Self.fingers(at: 1))
    var one = Self.fingers(at: 1)
    _ = one.up(1, time: 0)
    rotation.update(one)
    rotation.update(Self.fingers(at: 2.5))
    #expect(abs(rotation.angle - 1) < 1e-12)
    rotation.update(Self.fingers(at: 0, radius: 4))
    rotation.update(Self.fingers(at: 0.5))
    rotation.update(Self.fingers(at: 0.7))
    #expect(abs(rotation.angle - 1.2) < 1e-12)
  }
}
