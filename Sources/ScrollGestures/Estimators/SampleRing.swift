internal import ScrollCoordinates

/// The newest sixteen samples of a pointer, held inline.
///
/// Sixteen samples cover 100 ms at 120 Hz and below. A faster stream is judged over a shorter time:
/// 64 ms at 250 Hz, 16 ms at 1000 Hz. Flutter and Android keep twenty.
///
/// - Complexity: O(1), no allocation, for every member.
struct SampleRing: Hashable, Sendable {
  /// How many samples are kept: the lanes of the vectors below (grade D, see above).
  static let capacity = 16

  private var times = SIMD16<Double>()
  private var xs = SIMD16<Double>()
  private var ys = SIMD16<Double>()
  // A byte each, so that the ring is hardly larger than its samples.
  private var newestByte: UInt8 = 0
  private var countByte: UInt8 = 0

  private var newestSlot: Int { Int(newestByte) }

  /// How many samples are held, 0 … 16.
  var count: Int { Int(countByte) }

  /// The sample `age` places before the newest one, which has age 0.
  subscript(age: Int) -> PointerSample {
    let slot = (newestSlot &- age) & (SampleRing.capacity - 1)
    return PointerSample(position: Vector2(xs[slot], ys[slot]), time: times[slot])
  }

  /// Takes the next sample; one at the same time as the newest replaces it, else the oldest of sixteen makes space.
  mutating func add(_ sample: PointerSample) {
    if count == 0 || sample.time - self[0].time >= PointerSample.clockResolution {
      newestByte = (newestByte &+ 1) & UInt8(SampleRing.capacity - 1)
      countByte = min(countByte &+ 1, UInt8(SampleRing.capacity))
      Self.put(sample.time, into: &times, at: newestSlot)
    }
    Self.put(sample.position.x, into: &xs, at: newestSlot)
    Self.put(sample.position.y, into: &ys, at: newestSlot)
  }

  /// Sets one lane in place.
  ///
  /// The subscript's setter builds the whole vector again, lane by lane where the target has no vectors.
  private static func put(_ value: Double, into lanes: inout SIMD16<Double>, at slot: Int) {
    unsafe withUnsafeMutableBytes(of: &lanes) {
      unsafe $0.storeBytes(of: value, toByteOffset: slot &* 8, as: Double.self)
    }
  }

  /// The mean velocity between two neighbours, the newer of which has the given age, in pt/s.
  ///
  /// Neighbours lie at least a clock tick apart, so this never divides by zero.
  func difference(at age: Int) -> Vector2 {
    let newer = self[age]
    let older = self[age + 1]
    return (newer.position - older.position) / (newer.time - older.time)
  }
}

/// The newest samples in a place of their own, shared by copies until one of them takes another sample: few scrollers
/// need them, and they are larger than all else that a touch remembers.
final class SampleHistory: Hashable, @unchecked Sendable {
  var ring: SampleRing

  init(_ ring: SampleRing?) { self.ring = ring ?? SampleRing() }

  static func == (a: SampleHistory, b: SampleHistory) -> Bool { a === b || a.ring == b.ring }

  func hash(into hasher: inout Hasher) { hasher.combine(ring) }
}

extension SampleHistory? {
  /// What a rule of one axis says of both, in pt/s.
  func onBoth(_ rule: (RingAxis) -> Double) -> Vector2 {
    guard let history = self else { return .zero }
    return Vector2(
      rule(RingAxis(history: history, axis: .horizontal)),
      rule(RingAxis(history: history, axis: .vertical)))
  }
}

/// One axis of what is kept.
struct RingAxis: AxisHistory {
  let history: SampleHistory
  let axis: ScrollAxis

  var count: Int { history.ring.count }

  func time(at age: Int) -> Double { history.ring[age].time }

  func position(at age: Int) -> Double { history.ring[age].position[axis] }
}
