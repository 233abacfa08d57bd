import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// A window with one view, fingers and a display: what a phone has, on the stand-ins.
@MainActor struct Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let fingers: StandInTouchscreen

  /// Kept alive until the next one, as the system keeps its windows.
  private static var latest: UIWindow?

  /// The display's refresh interval, in seconds.
  static let interval = 1.0 / 120

  init(_ view: UIView) {
    StandInDisplay.reset()
    UIView.standInAnimations = []
    Self.latest = window
    fingers = StandInTouchscreen(window)
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// A list, scrolled from its top.
  ///
  /// Each test makes its own, so that it and its display run without an interruption.
  static func list(height: CGFloat, at y: CGFloat = 0) -> (OverscrollView, Stage) {
    let view = OverscrollView(frame: .zero)
    view.contentSize = CGSize(width: 390, height: height)
    let stage = Stage(view)
    view.contentOffset.y = y
    return (view, stage)
  }

  /// Refreshes the display some times, from the one of a number.
  static func refresh(_ count: Int, from start: Int = 0) {
    for refresh in start..<start + count {
      let now = Double(refresh) * interval
      StandInDisplay.refresh(at: now, showing: now + interval)
    }
  }

  /// Says that a keyboard will be at a height on the screen.
  static func post(keyboardAt y: CGFloat) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: y, width: 390, height: 336)
      ])
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

  /// Delivers each event when it is due, and refreshes the display.
  ///
  /// - Parameter shown: is given the number of each refresh, the events before it, when it is shown, and how many
  ///   display links ran.
  func play(
    _ events: [TouchEvent], from start: Int = 0, refreshes: Int = 900,
    shown: (Int, [TouchEvent], Double, Int) -> Void = { _, _, _, _ in }
  ) {
    var rest = events[...]
    for refresh in start..<start + refreshes {
      let now = Double(refresh) * Self.interval
      let due = Array(rest.prefix { $0.time <= now })
      rest = rest.dropFirst(due.count)
      deliver(due)
      let running = StandInDisplay.refresh(at: now, showing: now + Self.interval)
      shown(refresh, due, now + Self.interval, running)
    }
    #expect(rest.isEmpty)
  }

  /// Plays events through the window and through the model alone, which a host drives as the guide "One adapter" says,
  /// and compares what both show in each frame, to the bit, and whether the display runs.
  ///
  /// - Parameters:
  ///   - adapter: of the view in the window.
  ///   - changes: what a program does, by the number of the refresh after which it does it.
  ///   - read: the numbers that are shown.
  /// - Returns: the numbers of every refresh.
  @discardableResult
  func compare<Model: Draggable>(
    _ adapter: DragAdapter<Model>, _ events: [TouchEvent], refreshes: Int = 600,
    changes: [Int: (inout Model) -> Void] = [:], read: (Model) -> [Double]
  ) -> [[Double]] {
    var (direct, needsFrame, all) = (adapter.model, true, [[Double]]())
    var difference: String?
    play(events, refreshes: refreshes) { refresh, due, time, running in
      for event in due { direct.handle(event) }
      needsFrame = needsFrame || !due.isEmpty
      if (running == 1) != needsFrame { difference = difference ?? "refresh \(refresh) runs" }
      if needsFrame {
        direct.advance(to: time)
        needsFrame = direct.isMoving
      }
      let (ours, theirs) = (read(adapter.model), read(direct))
      if ours.map(\.bitPattern) != theirs.map(\.bitPattern) {
        difference = difference ?? "refresh \(refresh): \(ours), without UIKit \(theirs)"
      }
      all.append(ours)
      if let change = changes[refresh] {
        change(&adapter.model)
        change(&direct)
        needsFrame = true
      }
    }
    #expect(difference == nil)
    #expect(!adapter.model.isMoving)
    // No time was out of order, none was late: nothing was corrected.
    #expect(adapter.model.diagnostics == direct.diagnostics)
    #expect(StandInDisplay.links.allSatisfy { $0.isPaused })
    return all
  }
}
