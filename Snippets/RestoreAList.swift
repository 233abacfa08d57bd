import Overscroll

// Before the app is suspended: plain numbers, Codable, in any format.
var list = Scroller(
  viewport: Size2(390, 844), content: Size2(390, 60_000),
  safeAreaInset: Insets(top: 103, bottom: 34), displayScale: 3)
list.setContentOffset(Vector2(0, 12_000), animated: false)
let saved: ScrollerState = list.state
print(saved.y, saved.zoomScale)  // 12103 pt of the content below the bar, scale 1

// Days later, on another clock and with the phone turned: the same row below another bar.
var restored = Scroller(
  viewport: Size2(844, 390), content: Size2(844, 60_000),
  safeAreaInset: Insets(top: 32, bottom: 21), displayScale: 3)
restored.restore(saved)
print(restored.contentOffset.y)  // 12071 pt

// Numbers that make no sense are refused, and nothing moves.
print(restored.restore(ScrollerState(x: 0, y: .nan)))  // false
