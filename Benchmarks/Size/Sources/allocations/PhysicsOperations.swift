import ScrollPhysics

extension Operation {
  /// Everything that is counted.
  ///
  /// Lists of other layers are added here.
  static var all: [Operation] { physics + fields + scroller + interactions + host }

  /// Curves on one axis.
  static var physics: [Operation] {
    [
      spring("critical", 1), spring("under-damped", 0.5), spring("over-damped", 1.5),
      Operation("deceleration/state and times") {
        let curve = Deceleration(from: 10, velocity: 2000)
        return { round in
          let time = Double(round) / 1000
          keep(curve.state(at: time).value + curve.velocity(at: time))
          keep(curve.time(to: 10 + time) ?? 0)
        }
      },
      Operation("rubber-band/stretch and back") {
        let band = RubberBand(dimension: 800)
        return { round in
          let stretch = band.stretch(Double(round))
          keep(band.distance(stretch: stretch) ?? 0)
          keep(band.clamp(Double(round), to: 100...400))
        }
      },
      Operation("spring-step/cached") {
        let step = SpringStep(DampedSpring(stiffness: 200, dampingRatio: 0.5), interval: 1.0 / 120)
        var displacement = 100.0
        var velocity = -300.0
        return { _ in
          step.advance(&displacement, &velocity)
          keep(displacement + velocity)
        }
      },
      Operation("spring-weights/Vector2") {
        let spring = DampedSpring(response: 0.4, dampingRatio: 0.8)
        return { round in
          let weights = SpringWeights(spring, at: Double(round) / 10_000)
          let point = weights.value(
            from: Vector2(1, 2), to: Vector2(300, 400), velocity: Vector2(5, -6))
          keep(point.x + point.y)
        }
      },
      flight("pull", .continuous()), flight("springs", .springs()),
      Operation("frame-law/step") {
        let law = FrameLaw()
        var state = FrameLaw.State(offset: 0, velocity: 3000)
        return { round in
          if round % 200 == 0 { state = FrameLaw.State(offset: Double(round), velocity: 3000) }
          state = law.step(state, by: round % 3 == 0 ? 1.0 / 80 : 1.0 / 120, in: 0...500)
          keep(state.offset)
        }
      },
      Operation("eased-motion/state") {
        let motion = EasedMotion(from: 0, to: 500, velocity: 90)
        return { round in keep(motion.state(at: Double(round) / 30_000).value) }
      },
      Operation("zoom-band/clamp") {
        let band = ZoomBand(minimum: 0.5, maximum: 3)
        return { round in keep(band.clamp(Double(round + 1) / 1000)) }
      },
    ]
  }

  private static func spring(_ name: String, _ dampingRatio: Double) -> Operation {
    Operation("spring/\(name)/start, state, settling, crossing") {
      let spring = DampedSpring(stiffness: 200, dampingRatio: dampingRatio)
      return { round in
        let motion = SpringMotion(spring, from: Double(round), to: 300, velocity: -700)
        keep(motion.state(at: Double(round) / 5000).value)
        keep(motion.settleTime(within: 0.5) ?? 0)
        keep(motion.nextTime(at: 250) ?? 0)
        keep(motion.peak?.value ?? 0)
      }
    }
  }

  private static func flight(_ name: String, _ law: ScrollLaw) -> Operation {
    Operation("flight/\(name)/plan and every question") {
      { round in
        let flight = Flight(
          from: Double(round % 900) - 150, velocity: 4000 - Double(round), in: 0...600, law: law)
        let time = flight.restTime * Double(round % 100) / 100
        keep(flight.state(at: time).value)
        keep(flight.destination + flight.restTime)
        keep(flight.collision?.velocity ?? 0)
        keep(flight.peak?.value ?? 0)
        keep(flight.nextTime(at: 600) ?? 0)
        let now = flight.state(at: time)
        keep(Flight(from: now.value, velocity: now.velocity, in: 0...650, law: law).restTime)
      }
    }
  }
}
