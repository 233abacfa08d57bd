#if os(iOS) || os(Linux)
  import Overscroll
  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #else
    import UIKit
  #endif

  /// Reads fingers, and takes them away from the views below once they drag.
  ///
  /// As in a scroll view a touch goes to a button in the content first; when the drag begins, or when the touch
  /// has caught something in motion, the recogniser recognises and the button's touch is cancelled.
  public final class TouchRecognizer: UIGestureRecognizer {
    /// Takes events in the order of their times; returns whether the fingers are ours.
    var take: ([TouchEvent]) -> Bool = { _ in false }

    /// The fingers were taken away without a call for each of them.
    var lose: () -> Void = {}

    private var fingers: [ObjectIdentifier: Int] = [:]
    private var latest = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
        latest += 1
        fingers[ObjectIdentifier(touch)] = latest
      }
      send(touches, event, .began)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      send(touches, event, .moved)
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      send(touches, event, .ended)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      send(touches, event, .cancelled)
    }

    public override func reset() {
      super.reset()
      guard !fingers.isEmpty else { return }
      fingers = [:]
      lose()
    }

    private func send(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: TouchEvent.Phase) {
      var events: [TouchEvent] = []
      for touch in touches {
        guard let id = fingers[ObjectIdentifier(touch)] else { continue }
        events += Self.events(of: touch, in: event, id, phase, view)
        if phase == .ended || phase == .cancelled { fingers[ObjectIdentifier(touch)] = nil }
      }
      // Several fingers come as a set, each with its own samples: the engine takes them in their order.
      let order = events.indices.sorted {
        (events[$0].time, events[$0].id, $0) < (events[$1].time, events[$1].id, $1)
      }
      show(owns: take(order.map { events[$0] }), isCancelled: phase == .cancelled)
    }

    /// All that the system has coalesced into one event; only the last sample of a lift lifts.
    private static func events(
      of touch: UITouch, in event: UIEvent, _ id: Int, _ phase: TouchEvent.Phase, _ view: UIView?
    ) -> [TouchEvent] {
      let samples = phase == .cancelled ? [touch] : event.coalescedTouches(for: touch) ?? [touch]
      return samples.enumerated().map { index, sample in
        let decides = phase == .began ? index == 0 : index == samples.count - 1
        return TouchEvent(
          decides ? phase : .moved, id: id, position: Vector2(sample.location(in: view)),
          time: sample.timestamp)
      }
    }

    private func show(owns: Bool, isCancelled: Bool) {
      let hasBegun = state == .began || state == .changed
      if fingers.isEmpty {
        state = !hasBegun ? .failed : isCancelled ? .cancelled : .ended
      } else if hasBegun {
        state = .changed
      } else if owns, state == .possible {
        state = .began
      }
    }
  }
#endif
