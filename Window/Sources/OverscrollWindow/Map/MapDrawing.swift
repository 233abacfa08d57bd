import Foundation
import Overscroll

/// Draws the network at any scale: lines and names keep a readable size.
final class MapDrawing {
  private struct Name {
    var station: MetroStation
    /// From this scale on there is space for it.
    var least = 0.0
  }

  private let paths = MetroNetwork.lines.map { (line: $0, points: $0.path) }
  private let river = Shape.rounded(
    MetroNetwork.river, radius: 3 * MetroNetwork.unit, isClosed: false)
  private var names: [Name] = []

  /// What has a size on the screen grows more slowly than the map.
  private static func lineWidth(_ scale: Double) -> Double { 9.5 * pow(scale, 0.6) }

  private static func radius(_ station: MetroStation, _ scale: Double) -> Double {
    (station.isChange ? 8 : 5) * pow(scale, 0.55)
  }

  private static func style(_ station: MetroStation, _ scale: Double) -> TextStyle {
    // Whole sizes: a size more is a set of textures more.
    let size = 13 * pow(min(max(scale, 0.3), 2), 0.18)
    return TextStyle(size: size.rounded(), isBold: station.isChange)
  }

  /// Draws what a scroller shows of the map.
  func draw(_ scroller: Scroller, on canvas: Canvas, _ theme: Theme) {
    if names.isEmpty { measure(canvas) }
    let (scale, offset) = (scroller.zoomScale, scroller.contentOffset)
    let view = Rect2(origin: .zero, size: scroller.viewport)
    func place(_ point: Vector2) -> Vector2 { point * scale - offset }
    canvas.fill(view, theme.land)
    for park in MetroNetwork.parks { canvas.fill(convex: park.corners.map(place), theme.park) }
    canvas.stroke(river.map(place), width: MetroNetwork.riverWidth * scale, theme.river)
    let width = Self.lineWidth(scale)
    for (line, points) in paths {
      let shown = points.map(place)
      // A little land next to each line, so that it goes over the one it crosses.
      canvas.stroke(shown, width: width * 1.45, theme.land, isClosed: line.isRound)
      canvas.stroke(shown, width: width, line.color, isClosed: line.isRound)
      if !line.isRound {
        for end in [shown[0], shown[shown.count - 1]] {
          canvas.fill(circle: end, radius: width / 2, line.color)
        }
      }
    }
    drawParkNames(scale, place, on: canvas, theme)
    for name in names.reversed() where view.inset(-20).contains(place(name.station.place)) {
      let (center, radius) = (place(name.station.place), Self.radius(name.station, scale))
      let ring = name.station.isChange ? theme.ink : MetroNetwork.lines[name.station.lines[0]].color
      canvas.fill(circle: center, radius: radius * 1.2, ring)
      canvas.fill(circle: center, radius: radius * 0.8, theme.land)
    }
    for name in names where scale > name.least {
      let box = box(name.station, scale, canvas)
      let shown = Rect2(origin: box.origin - offset, size: box.size)
      guard shown.intersection(view).size.width > 0 else { continue }
      let opacity = min((scale / name.least - 1) / 0.06, 1)
      let (middle, style) = (Vector2(shown.minX, shown.center.y), Self.style(name.station, scale))
      for side in [Vector2(-1.5, 0), Vector2(1.5, 0), Vector2(0, -1.5), Vector2(0, 1.5)] {
        canvas.text(name.station.name, at: middle + side, style, theme.land.faded(opacity * 0.8))
      }
      canvas.text(name.station.name, at: middle, style, theme.ink.faded(opacity))
    }
  }

  private func drawParkNames(
    _ scale: Double, _ place: (Vector2) -> Vector2, on canvas: Canvas, _ theme: Theme
  ) {
    let opacity = (scale - 0.35) / 0.15
    guard opacity > 0 else { return }
    let quiet = theme.quiet.faded(opacity)
    for park in MetroNetwork.parks {
      let sum = park.corners.reduce(Vector2.zero) { $0 + $1 }
      canvas.text(
        park.name, at: place(sum / Double(park.corners.count)), .small, quiet, .middle)
    }
    canvas.text(
      MetroNetwork.riverName, at: place(MetroNetwork.riverNamePlace), .small, quiet, .middle)
  }

  // MARK: - Names

  /// The scale from which on each name has space: names of busier stations come first.
  private func measure(_ canvas: Canvas) {
    names = MetroNetwork.stations.map { Name(station: $0) }
    for step in 0...60 {
      let scale = 3 * pow(0.945, Double(step))
      var taken: [Rect2] = []
      for index in names.indices where names[index].least == 0 {
        let box = box(names[index].station, scale, canvas)
        // A name that once finds no space does not come back at a smaller scale.
        if isCrowded(names[index].station, box, scale)
          || taken.contains(where: { $0.inset(-4).intersection(box.inset(-2)).size.area > 0 })
        {
          names[index].least = scale / 0.945
        } else {
          taken.append(box)
        }
      }
    }
    for index in names.indices where names[index].least == 0 { names[index].least = 1e-3 }
  }

  /// Whether a name leaves the sheet or covers a station where one changes.
  private func isCrowded(_ station: MetroStation, _ box: Rect2, _ scale: Double) -> Bool {
    if station.lines.count > 3 { return false }
    if box.minX < 2 || box.maxX > MetroNetwork.size.width * scale - 2 { return true }
    return names.contains { other in
      let reach = Self.radius(other.station, scale)
      return other.station.isChange && other.station.name != station.name
        && box.inset(-reach).contains(other.station.place * scale)
    }
  }

  /// Where a name stands, in points of the map as shown.
  private func box(_ station: MetroStation, _ scale: Double, _ canvas: Canvas) -> Rect2 {
    let style = Self.style(station, scale)
    let sides: [String: Vector2] = [
      "N": Vector2(0, -1), "S": Vector2(0, 1), "E": Vector2(1, 0), "W": Vector2(-1, 0),
      "NE": Vector2(0.7, -0.7), "SE": Vector2(0.7, 0.7), "NW": Vector2(-0.7, -0.7),
      "SW": Vector2(-0.7, 0.7), "ESE": Vector2(1.6, 1.1),
    ]
    let side = sides[station.side] ?? Vector2(1, 0)
    let reach = Self.radius(station, scale) * 1.2 + 5
    let width = canvas.width(station.name, style)
    let anchor = station.place * scale + side * reach
    let left = side.x > 0 ? 0 : side.x < 0 ? width : width / 2
    let up = side.y > 0 ? 0 : side.y < 0 ? style.size : style.size / 2
    return Rect2(x: anchor.x - left, y: anchor.y - up, width: width, height: style.size)
  }
}

extension Size2 {
  fileprivate var area: Double { width * height }
}
