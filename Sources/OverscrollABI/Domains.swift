internal import COverscroll
internal import ScrollCoordinates
internal import ScrollPhysics

/// What is taken from outside. Everything is checked here, so that no precondition of the library can
/// be met by a caller's number.
extension Double {
  /// A coordinate, distance or velocity: at most 1e12, by magnitude.
  var isPlace: Bool { abs(self) <= OVERSCROLL_LARGEST }

  /// A length, from 0 to 1e12.
  var isLength: Bool { self >= 0 && self <= OVERSCROLL_LARGEST }

  /// A length above 0.
  var isPositive: Bool { self > 0 && self <= OVERSCROLL_LARGEST }

  /// A deceleration rate.
  var isRate: Bool { self >= 0.001 && self <= 0.999_999 }

  /// A zoom scale.
  var isScale: Bool { self >= 1e-6 && self <= 1e6 }

  /// The length of a display frame, in seconds.
  var isFrameInterval: Bool { self >= 1e-4 && self <= 1 }
}

extension OverscrollSpring {
  init(_ spring: DampedSpring) {
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping_ratio: spring.dampingRatio)
  }

  /// Whether its numbers are valid.
  var isFit: Bool {
    guard mass >= 1e-9, mass <= 1e9, stiffness >= 1e-9, stiffness <= 1e12, damping_ratio >= 0,
      damping_ratio <= 1e4
    else { return false }
    let frequency = (stiffness / mass).squareRoot()
    return frequency >= 1e-4 && frequency <= 1e5
  }

  var unchecked: DampedSpring {
    DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: damping_ratio)
  }

  /// The spring, if its numbers are valid.
  var spring: DampedSpring? { isFit ? unchecked : nil }
}

/// A range, if its ends are in order.
func range(_ minimum: Double, _ maximum: Double) -> ClosedRange<Double>? {
  minimum.isPlace && maximum.isPlace && minimum <= maximum ? minimum...maximum : nil
}

/// The numbers of a buffer, if they ascend.
func ascending(_ numbers: UnsafePointer<Double>?, _ count: Int32) -> [Double]? {
  var last = -Double.infinity
  return unsafe list(numbers, count) { (number: Double) -> Double? in
    guard number.isPlace, number >= last else { return nil }
    last = number
    return number
  }
}

/// Whether a struct is another one's copy, to the bit.
func areSame<Struct: BitwiseCopyable>(_ one: Struct, _ two: Struct) -> Bool {
  var (one, two) = (one, two)
  return unsafe withUnsafeBytes(of: &one) { one in
    unsafe withUnsafeBytes(of: &two) { two in
      for index in one.indices where unsafe one[index] != two[index] { return false }
      return true
    }
  }
}

/// Whether a batch may be that large.
func isCount(_ count: Int32) -> Bool { count >= 0 && count <= OVERSCROLL_LARGEST_COUNT }

extension OverscrollVector {
  init(_ vector: Vector2) { self.init(x: vector.x, y: vector.y) }

  /// The vector, if its numbers are valid.
  var vector: Vector2? { x.isPlace && y.isPlace ? Vector2(x, y) : nil }
}

extension OverscrollSize {
  init(_ size: Size2) { self.init(width: size.width, height: size.height) }

  /// Whether its numbers are valid.
  var isSize: Bool { width.isLength && height.isLength }

  var unchecked: Size2 { Size2(width, height) }

  /// The size, if its numbers are valid.
  var size: Size2? { isSize ? unchecked : nil }
}

extension OverscrollInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Whether their numbers are valid.
  var isPlaced: Bool { top.isPlace && left.isPlace && bottom.isPlace && right.isPlace }

  var unchecked: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }

  /// The insets, if their numbers are valid.
  var insets: Insets? { isPlaced ? unchecked : nil }
}

extension OverscrollMotion {
  init(_ state: MotionState) { self.init(value: state.value, velocity: state.velocity) }
}

/// Fills a buffer with a curve, `count` times at equal distances.
func sample(
  _ first: Double, _ interval: Double, _ count: Int32,
  _ out: UnsafeMutablePointer<OverscrollMotion>?,
  _ state: (Double) -> MotionState
) -> OverscrollStatus {
  guard first.isFinite, interval.isFinite, isCount(count) else { return Status.invalidArgument }
  guard count > 0 else { return Status.ok }
  guard let out = unsafe out else { return Status.nullPointer }
  for index in 0..<Int(count) {
    unsafe out[index] = OverscrollMotion(state(first + Double(index) * interval))
  }
  return Status.ok
}
