import Overscroll

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Growth {
  /// Scroll views that all move at the same time.
  static let scrollers = GrowthFigure(
    name: "scrollers", things: "scrollers in flight", operation: "a frame of one of them",
    counts: GrowthFigure.counts(to: 100_000),
    curves: [
      GrowthCurve("frame of a scroller") { count in
        let flying = flying()
        var scrollers = [Scroller](repeating: flying, count: count)
        var frame = 0
        return {
          // A thousand frames within half a second of flight, then the same again.
          if frame == 1_000 {
            frame = 0
            for index in scrollers.indices { scrollers[index] = flying }
          }
          frame += 1
          let time = 0.1 + Double(frame) * 5e-4
          for index in scrollers.indices { keep(scrollers[index].advance(to: time).offset.y) }
          return count
        }
      },
      GrowthCurve("formula: start + (v/r)(1 − exp(−rt)), two axes", isFloor: true) { count in
        var states = [SIMD4<Double>](repeating: SIMD4(100, 200, 900, 1_800), count: count)
        var offsets = [SIMD2<Double>](repeating: .zero, count: count)
        var time = 0.0
        return {
          time += 5e-4
          for index in states.indices {
            let state = states[index]
            let share = (1 - exp(-2.002 * time)) / 2.002
            offsets[index] = state.lowHalf + state.highHalf * share
          }
          states[0].x += 1e-9
          keep(offsets[count - 1].y)
          return count
        }
      },
      GrowthCurve("copy of the same bytes", isFloor: true) { count in
        copy(count, bytes: MemoryLayout<Scroller>.stride)
      },
    ])

  private static func flying() -> Scroller {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(39_000, 60_000))
    scroller.touchDown(1, at: Vector2(200, 700), time: 0)
    for step in 1...6 {
      let moved = Vector2(200 - 30 * Double(step), 700 - 40 * Double(step))
      scroller.touchMoved(1, to: moved, time: Double(step) / 60)
    }
    scroller.touchUp(1, time: 0.1)
    return scroller
  }

  private static func copy(_ count: Int, bytes: Int) -> () -> Int {
    let words = count * bytes / 8
    let source = [UInt64](repeating: 1, count: words)
    var target = [UInt64](repeating: 2, count: words)
    return {
      source.withUnsafeBytes { from in target.withUnsafeMutableBytes { $0.copyMemory(from: from) } }
      keep(Double(target[words - 1]))
      return count
    }
  }
}
