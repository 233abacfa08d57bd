#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints the time of an operation for growing numbers of things, as tab-separated values; Scripts/grow makes figures of it.
///
///     growth [--most N] [FIGURE ...]
@main struct Growth {
  static let figures: [GrowthFigure] = [
    rows, pages, depth, siblings, scrollers, touch, samples,
  ]

  static func main() {
    var names: [String] = []
    var most = 10_000_000
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--most" {
        guard let number = arguments.popFirst().flatMap({ Int($0) }), number > 0 else {
          fail("--most needs a number above 0")
        }
        most = number
      } else if figures.contains(where: { $0.name == argument }) {
        names.append(argument)
      } else {
        fail("no figure \(argument) (\(figures.map(\.name).joined(separator: " ")))")
      }
    }
    print("figure", "things", "operation", "curve", "floor", "count", "ns", separator: "\t")
    for figure in figures where names.isEmpty || names.contains(figure.name) {
      run(figure, to: most)
    }
  }

  /// The curves take turns at every count, so that a slow minute of the machine slows all of them.
  private static func run(_ figure: GrowthFigure, to most: Int) {
    let stopwatch = Stopwatch()
    for count in figure.counts where count <= most {
      for curve in figure.curves where curve.counts.contains(count) {
        let time = stopwatch.time(curve.prepare(count))
        print(
          figure.name, figure.things, figure.operation, curve.name, curve.isFloor ? 1 : 0, count,
          time, separator: "\t")
        // Who waits at a pipe sees how far it is.
        fflush(nil)
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    print("growth: \(message)")
    exit(64)
  }
}
