import CSDL2
import Overscroll
import OverscrollSDL

/// A metro map to pan and zoom.
final class MetroScene: PlottedScene {
  private var map: RecordedModel<Scroller>
  private let drawing = MapDrawing()

  init(_ settings: StageSettings) { map = RecordedModel(map: settings, scale: 0.5) }

  var logs: [SceneLog] { [map.log] }

  var isMoving: Bool { map.model.isMoving }

  func resize(to size: Size2, at time: Double) { map.resizeMap(size, time: time) }

  func setReducesMotion(_ isReduced: Bool, at time: Double) {
    map.setReducesMotion(isReduced, at: time)
  }

  func handle(_ event: HostEvent) {
    if case .zoom(let delta, let place, let time) = event {
      map.zoom(byWheel: delta, about: place, time: time)
    } else {
      map.handle(event)
    }
  }

  func advance(to time: Double, now: Double) { map.advance(to: time) }

  func draw(on canvas: Canvas, _ theme: Theme) { drawing.draw(map.model, on: canvas, theme) }

  var plotted: Scroller { map.model }
}
