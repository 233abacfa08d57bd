import ScrollCoordinates
import ScrollGestures
import ScrollTestSupport

/// One event of a finger, as a host would report it.
enum TouchInput {
  case down(Int, Vector2, Double, isCatching: Bool)
  case move(Int, Vector2, Double)
  case up(Int, Double)
  case cancel(Int, Double)
  case cancelAll(Double)

  /// A stream of up to four fingers: mostly ordinary, with lost ups, third fingers, times that stand
  /// still or run backward, and numbers that are none.
  static func stream(count: Int, _ generator: inout SeededGenerator) -> [TouchInput] {
    var now = generator.within(0...100)
    return (0..<count).map { _ in
      let id = [1, 1, 1, 2, 2, 3, 4][generator.below(7)]
      let (time, position) = (time(after: &now, &generator), position(&generator))
      switch generator.below(40) {
      case 0..<9: return .down(id, position, time, isCatching: Bool.random(using: &generator))
      case 9..<14: return .up(id, time)
      case 14: return .cancel(id, time)
      case 15: return .cancelAll(time)
      default: return .move(id, position, time)
      }
    }
  }

  private static func time(after now: inout Double, _ generator: inout SeededGenerator) -> Double {
    switch generator.below(40) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return now - generator.within(0...1)
    case 3...7: return now
    case 8: now += 3e-7
    case 9: now += generator.within(0...0.4)
    default: now += generator.within(0...0.02)
    }
    return now
  }

  private static func position(_ generator: inout SeededGenerator) -> Vector2 {
    let odd: [Double] = [.nan, .infinity, -1e12, 1e9, -1e9]
    func coordinate() -> Double {
      if generator.below(50) == 0 { return generator.pick(odd) }
      return generator.within(-40...40).rounded()
    }
    return Vector2(coordinate(), coordinate())
  }
}

extension Fingers {
  /// What they make of an event.
  mutating func take(_ input: TouchInput) -> Touched {
    switch input {
    case .down(let id, let at, let time, let isCatching):
      down(id, at: at, time: time, isCatching: isCatching)
    case .move(let id, let to, let time): move(id, to: to, time: time)
    case .up(let id, let time): up(id, time: time)
    case .cancel(let id, let time): cancel(id, time: time)
    case .cancelAll(let time): cancelAll(time: time)
    }
  }
}
