// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

@implementation @c
public func overscroll_nested_sample_member(
  _ nested: OverscrollNested, _ member: Int32, _ axis: Int32, _ first_time: Double,
  _ interval: Double, _ count: Int32, _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  with(nested) {
    guard $0.has(member), $0.kind(of: Int(member)) == .scroller,
      let axis = ScrollAxis(code: axis)
    else { return Status.invalidArgument }
    var copy = $0
    let index = Int(member)
    return unsafe sample(first_time, interval, count, motions) {
      copy.advance(to: $0)
      return MotionState(
        value: copy[index].contentOffset[axis], velocity: copy.velocity(of: index)[axis])
    }
  }
}
