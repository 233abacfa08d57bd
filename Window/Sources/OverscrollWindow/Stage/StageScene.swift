import CSDL2
import Overscroll
import OverscrollSDL

/// One of the window's scenes: models, what they are fed, and how they look.
protocol StageScene: AnyObject {
  /// Whether frames are needed.
  var isMoving: Bool { get }

  /// What the models were fed.
  var logs: [SceneLog] { get }

  /// The stage has another size, in points.
  func resize(to size: Size2, at time: Double)

  /// Whether motion that no finger causes is reduced.
  func setReducesMotion(_ isReduced: Bool, at time: Double)

  /// Takes an event; places are those of the stage.
  func handle(_ event: HostEvent)

  /// Moves to a frame.
  ///
  /// - Parameters:
  ///   - time: when it is shown, in seconds.
  ///   - now: what time it is, for what the frame causes, in seconds.
  func advance(to time: Double, now: Double)

  /// Draws what is shown, from the stage's origin.
  func draw(on canvas: Canvas, _ theme: Theme)

  /// What the curves show.
  var motion: PlottedMotion { get }

  /// The motion to come, until it rests; a copy of the model runs ahead.
  ///
  /// - Parameter times: when to ask, in seconds.
  func prediction(at times: [Double]) -> [PlottedMotion]

  /// When it will rest, in seconds.
  var restTime: Double { get }
}

/// What the curves show of a scene at a time.
struct PlottedMotion {
  /// In points.
  var value: Double
  /// In pt/s.
  var velocity: Double
  /// What it does.
  var phase: MotionPhase
}

/// A scene whose curves are of one of its models.
protocol PlottedScene: StageScene {
  associatedtype Plotted: Draggable
  /// The model.
  var plotted: Plotted { get }
  /// What the curves show of it.
  func motion(of model: Plotted) -> PlottedMotion
}

extension PlottedScene {
  var motion: PlottedMotion { motion(of: plotted) }

  var restTime: Double { plotted.restTime }

  func prediction(at times: [Double]) -> [PlottedMotion] {
    var copy = plotted
    return times.map { time in
      copy.advance(to: time)
      return motion(of: copy)
    }
  }
}

extension PlottedScene where Plotted == Scroller {
  /// A list's, up and down.
  func motion(of list: Scroller) -> PlottedMotion {
    PlottedMotion(value: list.contentOffset.y, velocity: list.velocity.y, phase: list.phase)
  }
}

extension MotionPhase {
  /// Whether it keeps moving.
  var isFree: Bool {
    switch self {
    case .decelerating, .bouncing, .animating, .settling: true
    case .idle, .tracking, .dragging, .zooming: false
    }
  }
}

/// Hands every finger to what lies above where it went down there, else to what lies below.
struct FingerRouter {
  private var above: Set<Int> = []

  /// Hands a touch on; that all are cancelled, to both.
  mutating func route(
    _ touch: TouchEvent, isAbove: (Vector2) -> Bool, above takeAbove: (TouchEvent) -> Void,
    below takeBelow: (TouchEvent) -> Void
  ) {
    if touch.phase == .began, let place = touch.position, isAbove(place) { above.insert(touch.id) }
    let isAll = touch.phase == .allCancelled
    if isAll || above.contains(touch.id) { takeAbove(touch) }
    if isAll || !above.contains(touch.id) { takeBelow(touch) }
    if isAll { above = [] }
    if touch.phase == .ended || touch.phase == .cancelled { above.remove(touch.id) }
  }
}

/// Tells taps from drags, for what is drawn as a button.
struct TapWatch {
  private var start: TouchEvent?

  /// How far a finger may move in a tap, 10, in points.
  ///
  /// Source: the pan recogniser's slop. Grade B.
  private static let slop = 10.0

  /// Takes a touch; where the tap was that it ended.
  mutating func tap(_ touch: TouchEvent) -> Vector2? {
    switch touch.phase {
    case .began: start = touch
    case .moved: if isFar(touch) { start = nil }
    case .ended:
      defer { start = nil }
      return start?.id == touch.id && !isFar(touch) ? start?.position : nil
    case .cancelled, .allCancelled: start = nil
    }
    return nil
  }

  private func isFar(_ touch: TouchEvent) -> Bool {
    guard let start, let from = start.position, let to = touch.position else { return false }
    return (to - from).length > Self.slop
  }
}
