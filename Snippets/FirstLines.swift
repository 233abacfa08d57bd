import Overscroll

// A flick at 3,000 pt/s, 800 pt before the end of a list: everything it will do is known now.
let flight = Flight(from: 4200, velocity: 3000, in: 0...5000)
if let hit = flight.collision, let peak = flight.peak {
  print(hit.time, hit.velocity)  // 0.381 s, 1398 pt/s: when it meets the edge, and how fast
  print(peak.value)  // 5046.6 pt: it stretches this far beyond it
}
print(flight.restTime, flight.destination)  // 1.073 s, 5000 pt: where it ends
print(flight.value(at: 0.25))  // 4790.1 pt: at any time, in any order

// A spring that moves anything: two numbers a frame.
let spring = DampedSpring(duration: 0.5, bounce: 0.3)
let weights = SpringWeights(spring, at: 0.1)
print(weights.value(from: Vector2(0, 0), to: Vector2(100, 40), velocity: .zero))  // (42.3, 16.9)

// The resistance beyond an edge.
let band = RubberBand(dimension: 844)
print(band.stretch(100), band.stretch(1000))  // 51.6 pt, 333.0 pt
