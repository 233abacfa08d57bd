import Overscroll

/// A curve over time: what was shown solid, what was predicted dashed.
struct ChartPanel {
  var title: String
  var unit: String
  var of: (PlottedMotion) -> Double
  /// The least span of values that is shown.
  var leastSpan: Double
  /// Whether zero is always seen.
  var hasZero: Bool

  /// How much of the future is seen, 2, in seconds.
  ///
  /// Source: chosen. Grade D.
  private static let future = 2.0

  func draw(
    _ trace: Trace, now: Double, _ color: Color, in rect: Rect2, on canvas: Canvas, _ theme: Theme
  ) {
    canvas.fill(rect, radius: 12, theme.page)
    let plot = Rect2(
      x: rect.minX + 16, y: rect.minY + 52, width: rect.size.width - 32,
      height: rect.size.height - 78)
    let seen = trace.samples.filter { $0.time >= now - Trace.past }
    let coming = trace.prediction.filter {
      $0.time <= now + Self.future && $0.time >= now - Trace.past
    }
    let values = (seen + coming).map { of($0.motion) }
    var (low, high) = (values.min() ?? 0, values.max() ?? 0)
    if hasZero { (low, high) = (min(low, 0), max(high, 0)) }
    let missing = max(0, leastSpan - (high - low)) / 2
    (low, high) = (low - missing - (high - low) * 0.06, high + missing + (high - low) * 0.06)
    func place(_ sample: Trace.Sample) -> Vector2 {
      let across = (sample.time - now + Trace.past) / (Trace.past + Self.future)
      let up = (of(sample.motion) - low) / (high - low)
      return Vector2(plot.minX + across * plot.size.width, plot.maxY - up * plot.size.height)
    }
    drawGrid(plot, on: canvas, theme)
    if low < 0, high > 0 {
      let zero = plot.maxY - (0 - low) / (high - low) * plot.size.height
      canvas.fill(Rect2(x: plot.minX, y: zero, width: plot.size.width, height: 1), theme.line)
    }
    canvas.inside(
      Rect2(origin: plot.origin - Vector2(0, 4), size: Size2(plot.size.width, plot.size.height + 8))
    ) {
      let back = Vector2(-plot.minX, 4 - plot.minY)
      canvas.shifted(by: back) {
        dashed(coming.map(place), color.faded(0.8), on: canvas)
        canvas.stroke(seen.map(place), width: 2, color)
        if let last = seen.last { canvas.fill(circle: place(last), radius: 4, color) }
      }
    }
    canvas.text(title, at: Vector2(rect.minX + 16, rect.minY + 24), .head, theme.ink)
    let latest = trace.samples.last.map { of($0.motion) } ?? 0
    let text = Messages.grouped(Int(latest.rounded())) + " " + unit
    canvas.text(text, at: Vector2(rect.maxX - 16, rect.minY + 24), .head, color, .right)
  }

  private func drawGrid(_ plot: Rect2, on canvas: Canvas, _ theme: Theme) {
    let seconds = Trace.past + Self.future
    for second in 0...Int(seconds) {
      let x = plot.minX + Double(second) / seconds * plot.size.width
      let isNow = Double(second) == Trace.past
      canvas.fill(
        Rect2(x: x, y: plot.minY, width: 1, height: plot.size.height),
        isNow ? theme.quiet.faded(0.6) : theme.line.faded(0.7))
      let number = second - Int(Trace.past)
      let label = number == 0 ? "now" : number > 0 ? "+\(number) s" : "\(number) s"
      canvas.text(label, at: Vector2(x, plot.maxY + 13), .tiny, theme.quiet, .middle)
    }
  }

  /// Draws a line in dashes of 6 points with gaps of 4.
  private func dashed(_ points: [Vector2], _ color: Color, on canvas: Canvas) {
    guard var from = points.first else { return }
    var dash = [from]
    var (left, isOn) = (6.0, true)
    for point in points.dropFirst() {
      while true {
        let distance = (point - from).length
        guard distance > left else {
          left -= distance
          from = point
          if isOn { dash.append(point) }
          break
        }
        from = from + (point - from) * (left / distance)
        if isOn {
          canvas.stroke(dash + [from], width: 2, color)
          dash = []
        } else {
          dash = [from]
        }
        isOn.toggle()
        left = isOn ? 6 : 4
      }
    }
    if isOn, dash.count > 1 { canvas.stroke(dash, width: 2, color) }
  }
}
