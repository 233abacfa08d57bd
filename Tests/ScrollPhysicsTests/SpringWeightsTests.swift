import ScrollPhysics
import Testing

/// A colour, as a value a spring can move.
private struct Color: LinearValue, Equatable {
  var red, green, blue: Double

  static func + (a: Color, b: Color) -> Color {
    Color(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue)
  }

  static func - (a: Color, b: Color) -> Color {
    Color(red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue)
  }

  func scaled(by factor: Double) -> Color {
    Color(red: red * factor, green: green * factor, blue: blue * factor)
  }
}

@Suite struct SpringWeightsTests {
  static let times = [0, 1e-9, 1.0 / 60, 0.2, 1, 10, 86_400, .infinity, -1, .nan]

  @Test func `a colour's components move as numbers do`() {
    let (start, target) = (Color(red: 1, green: 0.5, blue: 0), Color(red: 0, green: 0.5, blue: 1))
    let velocity = Color(red: 0, green: -3, blue: 12)
    for spring in SpringCases.springs {
      for time in Self.times {
        let weights = SpringWeights(spring, at: time)
        let value = weights.value(from: start, to: target, velocity: velocity)
        let slope = weights.velocity(from: start, to: target, velocity: velocity)
        for part in [\Color.red, \.green, \.blue] {
          let (from, to) = (start[keyPath: part], target[keyPath: part])
          let motion = SpringMotion(spring, from: from, to: to, velocity: velocity[keyPath: part])
            .state(at: time)
          #expect(abs(value[keyPath: part] - motion.value) < 2e-14)
          #expect(abs(slope[keyPath: part] - motion.velocity) < 5e-13)
        }
      }
    }
  }

  @Test func `prepared poles give the same weights, to the bit`() {
    for spring in SpringCases.springs {
      let poles = SpringPoles(spring)
      for time in Self.times {
        #expect(SpringWeights(poles, at: time) == SpringWeights(spring, at: time))
      }
    }
  }
}
