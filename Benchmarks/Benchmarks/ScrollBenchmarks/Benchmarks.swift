import Benchmark

let benchmarks: @Sendable () -> Void = {
  curveBenchmarks()
  weightsBenchmarks()
  rowBenchmarks()
  flightBenchmarks()
  scrollerBenchmarks()
  interactionBenchmarks()
}
