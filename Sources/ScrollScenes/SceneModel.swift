public import Overscroll

/// What is on the screen.
public enum SceneModel: Hashable, Sendable {
  /// One scroll view.
  case scrollView(Scroller)

  /// Whether something moves by itself.
  public var isMoving: Bool {
    switch self {
    case .scrollView(let scroller): scroller.isMoving
    }
  }

  /// The latest time it knows, in seconds.
  public var time: Double {
    switch self {
    case .scrollView(let scroller): scroller.time
    }
  }

  /// Lets an event happen.
  public mutating func apply(_ event: SceneEvent) -> ScrollEvents {
    switch self {
    case .scrollView(var scroller):
      let events = scroller.apply(event)
      self = .scrollView(scroller)
      return events
    }
  }

  /// Moves to a display frame.
  public mutating func advance(to time: Double) -> ScrollFrame {
    switch self {
    case .scrollView(var scroller):
      let frame = scroller.advance(to: time)
      self = .scrollView(scroller)
      return frame
    }
  }
}

extension Scroller {
  /// Lets an event of a scene happen.
  fileprivate mutating func apply(_ event: SceneEvent) -> ScrollEvents {
    let time = event.time
    switch event.action {
    case .down(let id, let place):
      return touchDown(id, at: place, time: time)
    case .move(let id, let place):
      return touchMoved(id, to: place, time: time)
    case .up(let id, let place):
      return touchUp(id, at: place, time: time).events
    case .cancel(let id):
      return touchCancelled(id, time: time).events
    case .cancelAll:
      return cancelTouches(time: time).events
    case .wheel(var turn):
      turn.time = time
      return wheel(turn)
    case .key(let command):
      return key(command, time: time)
    case .setContentOffset(let offset, let animated):
      return setContentOffset(offset, animated: animated, time: time)
    case .scrollRectToVisible(let rect, let animated):
      return scrollRectToVisible(rect, animated: animated, time: time)
    case .scrollToTop(let animated):
      return scrollToTop(animated: animated, time: time)
    case .turnPage(let count, let axis, let animated):
      return turnPage(by: count, along: axis, animated: animated, time: time)
    case .setZoomScale(let scale, let point?, let animated):
      return zoom(to: scale, about: point, animated: animated, time: time)
    case .setZoomScale(let scale, nil, let animated):
      return setZoomScale(scale, animated: animated, time: time)
    case .zoomToRect(let rect, let animated):
      return zoom(to: rect, animated: animated, time: time)
    case .land(let target):
      return at(time) { $0.land(on: target) }
    case .insertContent(let size):
      return at(time) { scroller in
        scroller.insertContent(before: size)
        return ScrollEvents()
      }
    case .set(let setting):
      return at(time) { scroller in
        setting.apply(to: &scroller)
        return ScrollEvents()
      }
    }
  }

  /// Does something that takes no time of its own.
  private mutating func at(
    _ time: Double, _ action: (inout Scroller) -> ScrollEvents
  ) -> ScrollEvents {
    var events = sync(to: time)
    events.append(action(&self))
    // What setting a property caused is told by the next call.
    events.append(sync(to: time))
    return events
  }
}
