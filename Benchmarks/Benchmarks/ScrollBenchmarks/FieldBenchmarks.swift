import Benchmark
import ScrollPhysics

/// Springs in numbers; an operation is one spring, or the bytes of one spring.
func fieldBenchmarks() {
  field("spring-field/10k-double/step", Double.self, count: 10_000, rounds: 10)
  field("spring-field/1M-float/step", Float.self, count: 1_000_000, rounds: 1)
  // A step of a million Floats reads two numbers of 4 bytes for each and writes them back. Copying 8 MB
  // reads and writes as many bytes. The copy of twice as much is there for comparison.
  copy("memory/copy-8MB", bytesPerSpring: 8)
  copy("memory/copy-16MB", bytesPerSpring: 16)
}

private func field<Scalar: BinaryFloatingPoint & Sendable>(
  _ name: String, _: Scalar.Type, count: Int, rounds: Int
) {
  measure(name, operations: count * rounds) {
    // Without damping: springs that have come to rest would be too easy.
    let spring = DampedSpring(stiffness: 200, dampingRatio: 0)
    var field = SpringField<Scalar>(spring, interval: 1.0 / 60, capacity: count)
    for index in 0..<count {
      field.add(from: Scalar(index % 512), to: 0, velocity: Scalar(index % 300))
    }
    return {
      for _ in 0..<rounds { field.step() }
      blackHole(field.count)
    }
  }
}

private func copy(_ name: String, bytesPerSpring: Int) {
  let springs = 1_000_000
  measure(name, operations: springs) {
    let bytes = springs * bytesPerSpring
    let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    source.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
    copy.initializeMemory(as: UInt8.self, repeating: 2, count: bytes)
    return {
      copy.copyMemory(from: source, byteCount: bytes)
      blackHole(copy)
    }
  }
}
