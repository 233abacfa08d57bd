import Benchmark

let benchmarks: @Sendable () -> Void = {
  curveBenchmarks()
  flightBenchmarks()
  fieldBenchmarks()
  scrollerBenchmarks()
}
