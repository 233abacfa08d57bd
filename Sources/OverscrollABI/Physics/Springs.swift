// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollPhysics

/// Writes a spring, if it is one that would be taken back.
private func answer(
  _ spring: DampedSpring, _ out: UnsafeMutablePointer<OverscrollSpring>?
) -> OverscrollStatus {
  let value = OverscrollSpring(spring)
  guard value.spring != nil else { return Status.invalidArgument }
  return unsafe answer(value, out)
}

@implementation @c
public func overscroll_spring_with_damping(
  _ mass: Double, _ stiffness: Double, _ damping: Double,
  _ spring: UnsafeMutablePointer<OverscrollSpring>?
) -> OverscrollStatus {
  guard mass.isPositive, stiffness.isPositive, damping.isLength,
    OverscrollSpring(mass: mass, stiffness: stiffness, damping_ratio: 1).spring != nil
  else { return Status.invalidArgument }
  return unsafe answer(DampedSpring(mass: mass, stiffness: stiffness, damping: damping), spring)
}

@implementation @c
public func overscroll_spring_with_response(
  _ response: Double, _ damping_ratio: Double, _ spring: UnsafeMutablePointer<OverscrollSpring>?
) -> OverscrollStatus {
  guard isDuration(response), damping_ratio.isLength else { return Status.invalidArgument }
  return unsafe answer(DampedSpring(response: response, dampingRatio: damping_ratio), spring)
}

@implementation @c
public func overscroll_spring_with_bounce(
  _ duration: Double, _ bounce: Double, _ spring: UnsafeMutablePointer<OverscrollSpring>?
) -> OverscrollStatus {
  guard isDuration(duration), bounce > -1, bounce <= 1 else { return Status.invalidArgument }
  return unsafe answer(DampedSpring(duration: duration, bounce: bounce), spring)
}

@implementation @c
public func overscroll_spring_settling_in(
  _ duration: Double, _ damping_ratio: Double, _ epsilon: Double,
  _ spring: UnsafeMutablePointer<OverscrollSpring>?
) -> OverscrollStatus {
  guard isDuration(duration), damping_ratio > 0, damping_ratio <= 1, epsilon > 0, epsilon < 1 else {
    return Status.invalidArgument
  }
  guard unsafe spring != nil else { return Status.nullPointer }
  guard
    let found = DampedSpring(settlingIn: duration, dampingRatio: damping_ratio, epsilon: epsilon)
  else { return Status.never }
  return unsafe answer(found, spring)
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
