import Overscroll

/// What is where in the window, in points.
struct WindowLayout {
  let size: Size2
  let stage: Rect2
  let strip: Rect2
  /// Next to the stage, in wide windows.
  let charts: Rect2?

  /// The least width with curves, 760, in points: a phone and as much again.
  ///
  /// Grade D.
  private static let wide = 760.0

  init(_ size: Size2) {
    self.size = size
    let stripHeight = 58.0
    strip = Rect2(x: 0, y: size.height - stripHeight, width: size.width, height: stripHeight)
    guard size.width >= Self.wide else {
      stage = Rect2(x: 0, y: 0, width: size.width, height: max(size.height - stripHeight, 1))
      charts = nil
      return
    }
    // A phone; in taller windows a larger one, up to half of the width.
    let height = max(size.height - stripHeight - 40, 1)
    let width = min(max(390, (height * 390 / 844).rounded()), max(390, size.width / 2 - 48))
    stage = Rect2(
      x: 24, y: ((size.height - stripHeight - height) / 2).rounded(), width: width, height: height)
    charts = Rect2(
      x: stage.maxX + 24, y: stage.minY, width: size.width - stage.maxX - 48, height: height)
  }

  private var tabWidth: Double { min(132, size.width / Double(SceneList.all.count)) }

  private func tabRect(_ number: Int) -> Rect2 {
    let left = (size.width - tabWidth * Double(SceneList.all.count)) / 2
    return Rect2(
      x: left + Double(number) * tabWidth, y: strip.minY, width: tabWidth,
      height: strip.size.height)
  }

  /// The scene whose name in the strip is at a place.
  func tab(at place: Vector2) -> Int? {
    SceneList.all.indices.first { tabRect($0).contains(place) }
  }

  // MARK: - Drawing

  func draw(
    _ scene: any StageScene, index: Int, _ trace: Trace, now: Double, on canvas: Canvas,
    _ theme: Theme
  ) {
    canvas.clear(theme.desk)
    canvas.inside(stage) { scene.draw(on: canvas, theme) }
    if let charts {
      drawFrame(on: canvas, theme)
      drawCharts(trace, SceneList.all[index], now: now, in: charts, on: canvas, theme)
    }
    drawStrip(index, on: canvas, theme)
  }

  /// Round corners, and a line around the stage.
  private func drawFrame(on canvas: Canvas, _ theme: Theme) {
    let radius = 28.0
    let corners = [
      stage.origin, Vector2(stage.maxX, stage.minY), Vector2(stage.maxX, stage.maxY),
      Vector2(stage.minX, stage.maxY),
    ]
    for (number, corner) in corners.enumerated() {
      let inward = Vector2(corner.x == stage.minX ? 1 : -1, corner.y == stage.minY ? 1 : -1)
      let arc = Shape.arc(
        corner + inward * radius, radius: radius, from: .pi * (1 + Double(number) / 2), by: .pi / 2,
        scale: canvas.scale)
      canvas.fill(fan: corner - inward, arc, theme.desk)
    }
    canvas.stroke(
      Shape.rounded(stage, radius: radius, scale: canvas.scale), width: 2, theme.line,
      isClosed: true)
  }

  private func drawCharts(
    _ trace: Trace, _ scene: SceneList, now: Double, in rect: Rect2, on canvas: Canvas,
    _ theme: Theme
  ) {
    let height = (rect.size.height - 20 - 66) / 2
    canvas.text(scene.name, at: Vector2(rect.minX + 4, rect.minY + 14), .title, theme.ink)
    canvas.text(
      scene.hint, at: Vector2(rect.minX + 4, rect.minY + 40), .small, theme.quiet,
      maximum: rect.size.width - 8)
    let panels = [
      (
        ChartPanel(
          title: scene.value, unit: scene.unit, of: { $0.value }, leastSpan: 240, hasZero: false),
        theme.offset
      ),
      (
        ChartPanel(
          title: scene.rate, unit: scene.rateUnit, of: { $0.velocity }, leastSpan: 800,
          hasZero: true), theme.velocity
      ),
    ]
    for (number, (panel, color)) in panels.enumerated() {
      let place = Rect2(
        x: rect.minX, y: rect.minY + 66 + Double(number) * (height + 20), width: rect.size.width,
        height: height)
      panel.draw(trace, now: now, color, in: place, on: canvas, theme)
    }
  }

  private func drawStrip(_ index: Int, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(strip, theme.page)
    canvas.fill(Rect2(x: 0, y: strip.minY, width: size.width, height: 1), theme.line)
    for (number, scene) in SceneList.all.enumerated() {
      let (rect, isChosen) = (tabRect(number), number == index)
      if isChosen {
        canvas.fill(
          Rect2(x: rect.center.x - 18, y: rect.minY + 8, width: 36, height: 24), radius: 12,
          theme.accent)
      }
      canvas.text(
        "\(number + 1)", at: Vector2(rect.center.x, rect.minY + 20), .head,
        isChosen ? theme.page : theme.quiet, .middle)
      canvas.text(
        scene.short, at: Vector2(rect.center.x, rect.minY + 44), .tiny,
        isChosen ? theme.ink : theme.quiet, .middle)
    }
  }
}
