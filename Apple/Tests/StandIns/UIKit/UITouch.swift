@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open fileprivate(set) var timestamp: TimeInterval = 0
  open fileprivate(set) var phase = Phase.began
  open internal(set) weak var view: UIView?

  /// In the window.
  var place = CGPoint.zero
  var recognizers: [UIGestureRecognizer] = []

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  func set(_ phase: Phase, at place: CGPoint, time: TimeInterval) {
    (self.phase, self.place, timestamp) = (phase, place, time)
  }
}

@MainActor open class UIEvent: NSObject {
  var coalesced: [UITouch: [UITouch]] = [:]
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced[touch] }
}

/// The screen of the tests: fingers touch a window, and recognisers and views are called as UIKit calls them.
@MainActor public final class StandInTouchscreen {
  private let window: UIWindow
  private var touches: [Int: UITouch] = [:]

  public init(_ window: UIWindow) { self.window = window }

  /// A place at a time.
  public struct Sample {
    let place: CGPoint, time: Double
    public init(_ x: Double, _ y: Double, at time: Double) {
      (place, self.time) = (CGPoint(x: x, y: y), time)
    }
  }

  public func began(_ finger: Int, _ sample: Sample) {
    let touch = UITouch()
    touches[finger] = touch
    touch.view = window.hitTest(sample.place, with: nil)
    var view = touch.view
    while let next = view {
      touch.recognizers += next.gestureRecognizers ?? []
      view = next.superview
    }
    touch.recognizers.removeAll(where: \.allowedTouchTypes.isEmpty)
    send([(touch, [sample])], .began)
  }

  /// Fingers move in one event, each by the samples that the system coalesced.
  public func moved(_ fingers: [(Int, [Sample])]) {
    send(fingers.compactMap { id, samples in touches[id].map { ($0, samples) } }, .moved)
  }

  public func ended(_ finger: Int, _ sample: Sample) { lift(finger, sample, .ended) }

  public func cancelled(_ finger: Int, _ sample: Sample) { lift(finger, sample, .cancelled) }

  private func lift(_ finger: Int, _ sample: Sample, _ phase: UITouch.Phase) {
    guard let touch = touches.removeValue(forKey: finger) else { return }
    send([(touch, [sample])], phase)
  }

  private func send(_ moves: [(UITouch, [Sample])], _ phase: UITouch.Phase) {
    let event = UIEvent()
    for (touch, samples) in moves {
      event.coalesced[touch] = samples.map { sample in
        let copy = UITouch()
        copy.set(phase, at: sample.place, time: sample.time)
        return copy
      }
      guard let last = samples.last else { continue }
      touch.set(phase, at: last.place, time: last.time)
      StandInDisplay.now = max(StandInDisplay.now, last.time)
    }
    deliver(moves.map(\.0), phase, event)
  }

  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in Set(touches.flatMap(\.recognizers)) {
      let set = Set(touches.filter { $0.recognizers.contains(recognizer) })
      switch phase {
      case .began: recognizer.touchesBegan(set, with: event)
      case .moved, .stationary: recognizer.touchesMoved(set, with: event)
      case .ended: recognizer.touchesEnded(set, with: event)
      case .cancelled: recognizer.touchesCancelled(set, with: event)
      }
      recognizer.settle()
    }
    for touch in touches {
      guard let view = touch.view else { continue }
      // A recogniser that has recognised takes the touch away from the view.
      let taken = touch.recognizers.contains { $0.hasRecognized && $0.cancelsTouchesInView }
      if taken, phase != .cancelled {
        touch.view = nil
        view.touchesCancelled([touch], with: event)
        continue
      }
      switch phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved, .stationary: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      }
    }
  }
}
