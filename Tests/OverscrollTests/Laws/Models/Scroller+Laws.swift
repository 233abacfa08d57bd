import Overscroll
import RandomModels
import ScrollTestSupport

extension Scroller: LawfulModel {
  static var situations: [(model: Scroller, flick: FingerPath)] {
    var all: [(model: Scroller, flick: FingerPath)] = []
    for start in [300.0, 0, 4_900] {
      for way in [-200.0, 175, 250] {
        let flick = FingerPath(Vector2(200, 400), Vector2(200, 400 - way))
        all.append((Scroller.list(at: start), flick))
      }
    }
    let pages = Scroller.view(390, 800, of: 3_900, 2_400).with(\.isPagingEnabled, true)
    all.append((pages, FingerPath(Vector2(300, 500), Vector2(220, 450))))
    return all
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(211, 100), Vector2(190, 1_300))

  var coordinates: [Double] { [contentOffset.x, contentOffset.y, zoomScale] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { [destination.x, destination.y, destinationZoomScale] }

  /// Whether it rests on pages along any axis.
  var turnsPages: Bool { isPagingEnabled || snapHorizontal == .paging || snapVertical == .paging }

  // A turn in UIKit's frames is put on its page from up to 1 pt.
  var stopDistance: Double {
    feel.law.stepInterval != nil && turnsPages ? 1.1 : max(0.5, feel.law.stop.distance)
  }

  mutating func program() -> [Word] {
    let there = contentOffset.y < 1_000 ? 1_500.0 : 100
    return setContentOffset(Vector2(contentOffset.x, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? {
    let words = setContentOffset(Vector2(contentOffset.x, minimumOffset.y), animated: false).words()
    contentInset.top = contentInset.top == -100 ? -200 : -100
    return words
  }

  var isExact: Bool { dynamics != .uiKitFrames(frameInterval: 1.0 / 60) }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    guard dice.below(12) == 0 else { return act(&dice, at: time) }
    changeRows(&dice)
    return []
  }

  /// Rows of 60 pt come, go or grow.
  private mutating func changeRows(_ dice: inout SeededGenerator) {
    var rows = RowIndex(count: Int(contentSize.height / 60), extent: 60)
    guard rows.count > 2 else { return }
    let row = dice.below(rows.count - 1)
    switch dice.below(3) {
    case 0: insertRows([40, 80], at: row, in: &rows, sticksToEnd: dice.chance(0.3))
    case 1: removeRows(row..<row + 2, in: &rows)
    default: setExtent(dice.within(20...200), ofRow: row, of: &rows)
    }
  }

  static func fingerVelocity(_ release: ScrollRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
