// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollPhysics

@implementation @c
public func overscroll_spring_by(
  _ numbers: Int32, _ first: Double, _ second: Double, _ third: Double,
  _ spring: UnsafeMutablePointer<OverscrollSpring>?
) -> OverscrollStatus {
  guard unsafe spring != nil else { return Status.nullPointer }
  var made: DampedSpring?
  switch Int(numbers) {
  case OVERSCROLL_SPRING_BY_DAMPING:
    guard first.isPositive, second.isPositive, third.isLength,
      OverscrollSpring(mass: first, stiffness: second, damping_ratio: 1).spring != nil
    else { return Status.invalidArgument }
    made = DampedSpring(mass: first, stiffness: second, damping: third)
  case OVERSCROLL_SPRING_BY_RESPONSE where isDuration(first) && second.isLength:
    made = DampedSpring(response: first, dampingRatio: second)
  case OVERSCROLL_SPRING_BY_BOUNCE where isDuration(first) && second > -1 && second <= 1:
    made = DampedSpring(duration: first, bounce: second)
  case OVERSCROLL_SPRING_BY_DURATION:
    guard isDuration(first), second > 0, second <= 1, third > 0, third < 1 else {
      return Status.invalidArgument
    }
    made = DampedSpring(settlingIn: first, dampingRatio: second, epsilon: third)
  default: return Status.invalidArgument
  }
  guard let made else { return Status.never }
  let value = OverscrollSpring(made)
  // One that would be taken back.
  return value.spring == nil ? Status.invalidArgument : unsafe answer(value, spring)
}

/// A duration that makes a spring: 1e-5 to 1e5 s.
private func isDuration(_ duration: Double) -> Bool { duration >= 1e-5 && duration <= 1e5 }

@implementation @c
public func overscroll_spring_names(
  _ spring: UnsafePointer<OverscrollSpring>?, _ names: UnsafeMutablePointer<OverscrollSpringNames>?
) -> OverscrollStatus {
  guard let def = unsafe spring?.pointee else { return Status.nullPointer }
  guard let spring = def.spring else { return Status.invalidArgument }
  return unsafe answer(
    OverscrollSpringNames(
      angular_frequency: spring.angularFrequency, decay: spring.decay, damping: spring.damping,
      response: spring.response, bounce: spring.bounce,
      uikit_duration: spring.uiKitDuration() ?? 0),
    names)
}

@implementation @c
public func overscroll_spring_settling_duration(
  _ spring: UnsafePointer<OverscrollSpring>?, _ initial_velocity: Double, _ epsilon: Double,
  _ duration: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let def = unsafe spring?.pointee else { return Status.nullPointer }
  guard let spring = def.spring, initial_velocity.isPlace, epsilon.isPositive else {
    return Status.invalidArgument
  }
  let seconds = spring.settlingDuration(initialVelocity: initial_velocity, epsilon: epsilon)
  return unsafe answer(seconds.isFinite ? seconds : nil, duration)
}

@implementation @c
public func overscroll_spring_step(
  _ spring: UnsafePointer<OverscrollSpring>?, _ interval: Double, _ count: Int32,
  _ displacements: UnsafeMutablePointer<Double>?, _ velocities: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let def = unsafe spring?.pointee, unsafe isThere(displacements, count),
    unsafe isThere(velocities, count)
  else { return Status.nullPointer }
  guard let spring = def.spring, interval.isLength, isCount(count) else {
    return Status.invalidArgument
  }
  guard let displacements = unsafe displacements, let velocities = unsafe velocities else {
    return Status.ok
  }
  for index in 0..<Int(count) {
    guard unsafe displacements[index].isPlace, unsafe velocities[index].isPlace else {
      return Status.invalidArgument
    }
  }
  let step = SpringStep(spring, interval: interval)
  for index in 0..<Int(count) {
    unsafe step.advance(&displacements[index], &velocities[index])
  }
  return Status.ok
}
