import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// A window with one view, fingers and a display: what a phone has, on the stand-ins.
@MainActor struct Stage {
  let window: UIWindow
  let fingers: StandInTouchscreen

  /// Kept alive until the next one, as the system keeps its windows.
  private static var latest: UIWindow?

  /// The display's refresh interval, in seconds.
  static let interval = 1.0 / 120

  init(_ view: UIView, size: CGSize = CGSize(width: 390, height: 844)) {
    StandInDisplay.reset()
    UIView.standInAnimations = []
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    Self.latest = window
    fingers = StandInTouchscreen(window)
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// A list of 60,000 points, scrolled by 1,000.
  ///
  /// Each test makes its own, so that it and its display run without an interruption.
  static func list() -> (OverscrollView, Stage) {
    let view = OverscrollView(frame: .zero)
    view.contentSize = CGSize(width: 390, height: 60_000)
    let stage = Stage(view)
    view.contentOffset = CGPoint(x: 0, y: 1_000)
    return (view, stage)
  }

  /// Refreshes the display some times, from the one of a number.
  static func refresh(_ count: Int, from start: Int = 0) {
    for refresh in start..<start + count {
      let now = Double(refresh) * interval
      StandInDisplay.refresh(at: now, showing: now + interval)
    }
  }

  /// Says that a keyboard will be at a place on the screen.
  static func post(keyboard: CGRect) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: keyboard])
  }

  /// Gives events to the window as the system does: what lies between two refreshes comes at the second, the
  /// moves of all fingers coalesced into one event.
  func deliver(_ events: [TouchEvent]) {
    var rest = events[...]
    while let event = rest.first {
      if event.phase == .moved {
        let moves = rest.prefix { $0.phase == .moved }
        rest = rest.dropFirst(moves.count)
        var ids: [Int] = []
        for move in moves where !ids.contains(move.id) { ids.append(move.id) }
        fingers.moved(ids.map { id in (id, moves.filter { $0.id == id }.map(Self.sample)) })
      } else {
        rest = rest.dropFirst()
        switch event.phase {
        case .began: fingers.began(event.id, Self.sample(event))
        case .ended: fingers.ended(event.id, Self.sample(event))
        default: fingers.cancelled(event.id, Self.sample(event))
        }
      }
    }
  }

  private static func sample(_ event: TouchEvent) -> StandInTouchscreen.Sample {
    let place = event.position ?? .zero
    return .init(place.x, place.y, at: event.time)
  }
}

/// The same events and the same frames without UIKit: a host written after the guide "One adapter".
struct DirectHost<Model: Draggable> {
  var model: Model { didSet { needsFrame = true } }
  var needsFrame = true
  let begin: (inout Model, TouchEvent) -> Void

  init(_ model: Model, begin: @escaping (inout Model, TouchEvent) -> Void = { $0.handle($1) }) {
    (self.model, self.begin) = (model, begin)
  }

  mutating func take(_ event: TouchEvent) {
    if event.phase == .began { begin(&model, event) } else { model.handle(event) }
  }

  mutating func frame(at time: Double) {
    model.advance(to: time)
    needsFrame = model.isMoving
  }
}

extension Stage {
  /// Plays events through the window and through the model alone, and compares what both show in each frame,
  /// to the bit, and whether the display runs.
  ///
  /// - Parameters:
  ///   - adapter: of the view in the window.
  ///   - direct: the model alone.
  ///   - outside: what happens around the view before a refresh, and is done to the model alone too.
  ///   - changes: what a program does, by the number of the refresh after which it does it.
  ///   - read: the numbers that are shown.
  /// - Returns: the numbers of every refresh.
  @discardableResult
  func compare<Model: Draggable>(
    _ adapter: DragAdapter<Model>, with direct: DirectHost<Model>, _ events: [TouchEvent],
    refreshes: Int = 600, outside: [Int: (inout Model) -> Void] = [:],
    changes: [Int: (inout Model) -> Void] = [:],
    read: (Model) -> [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) -> [[Double]] {
    var (direct, rest, shown) = (direct, events[...], [[Double]]())
    for refresh in 0..<refreshes {
      let now = Double(refresh) * Self.interval
      let due = rest.prefix { $0.time <= now }
      rest = rest.dropFirst(due.count)
      deliver(Array(due))
      for event in due { direct.take(event) }
      outside[refresh]?(&direct.model)
      let running = StandInDisplay.refresh(at: now, showing: now + Self.interval)
      #expect(
        running == (direct.needsFrame ? 1 : 0), "refresh \(refresh)", sourceLocation: sourceLocation
      )
      if direct.needsFrame { direct.frame(at: now + Self.interval) }
      let (ours, theirs) = (read(adapter.model), read(direct.model))
      guard ours.map(\.bitPattern) == theirs.map(\.bitPattern) else {
        Issue.record(
          "refresh \(refresh): \(ours), without UIKit \(theirs)", sourceLocation: sourceLocation)
        return shown
      }
      shown.append(ours)
      if let change = changes[refresh] {
        change(&adapter.model)
        change(&direct.model)
      }
    }
    #expect(rest.isEmpty && !adapter.model.isMoving, sourceLocation: sourceLocation)
    // No time was out of order, none was late: nothing was corrected.
    #expect(adapter.model.diagnostics == direct.model.diagnostics, sourceLocation: sourceLocation)
    let running = StandInDisplay.links.filter { !$0.isPaused }
    #expect(running.isEmpty, sourceLocation: sourceLocation)
    return shown
  }
}
