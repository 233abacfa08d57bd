import Overscroll

// DecelerationTimingParameters: a flick at 1,500 pt/s from 100 pt, with a threshold of half a point.
let flick = Deceleration(from: 100, velocity: 1500, rate: .normal)
print(flick.destination, flick.value(at: 0.5), flick.velocity(at: 0.5))  // 849.25, 573.89, 551.27
print(flick.time(toWithin: 0.5))  // 3.6525 s: its duration
print(flick.time(to: 700) ?? 0)  // 0.8059 s: its duration(to:)

// SpringTimingParameters: 80 points from its place, moving back at 400 pt/s.
let spring = DampedSpring(mass: 1, stiffness: 200, dampingRatio: 1)
let motion = SpringMotion(spring, from: 80, to: 0, velocity: -400)
print(motion.value(at: 0.1), motion.velocity(at: 0.1))  // 37.2 pt, -348.7 pt/s
print(motion.settleTime(within: 0.5) ?? 0)  // 0.4777 s: exactly
print(motion.articleBound(within: 0.5) ?? 0)  // 0.7107 s: the article's duration
let back = SpringWeights(spring, at: 0.1)
print(back.value(from: Vector2(80, 40), to: .zero, velocity: Vector2(-400, 0)))  // (37.2, 23.5)

// RubberBand: 120 points beyond the end of 3,156, in a view 844 points high.
let band = RubberBand(dimension: 844)
print(band.clamp(3276, to: 0...3156), band.stretch(120))  // 3217.2 pt, 61.2 pt
print(band.unclamp(3217.2, from: 0...3156) ?? 0)  // 3275.97 pt: back, for a finger's catch

// TimerAnimation: no display link inside, so time is handed in.
var animation = TimerAnimation(duration: 0.5, start: 10)
print(animation.advance(to: 10.2)?.progress ?? 0)  // 0.4
print(animation.advance(to: 10.6)?.isLast ?? false)  // true: progress 1, completion .finished
