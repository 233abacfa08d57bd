import Overscroll

/// The indicator of a list at a time: where, how long, how opaque; nil when there is nothing to scroll.
func indicator(
  of list: Scroller, at time: Double
) -> (position: Double, length: Double, opacity: Double)? {
  guard let bar = list.indicator(.vertical) else { return nil }
  // At rest `time` of the list is when it came to rest, or was last touched.
  let isShown = list.isMoving || list.isTracking
  let opacity = IndicatorFade().opacity(at: isShown ? 0 : time - list.time)
  return (bar.position, bar.length, opacity)
}

// A tenth of the content is seen: the indicator is a tenth of its track long, here in the middle.
var list = Scroller(
  viewport: Size2(390, 844), content: Size2(390, 8_359),
  safeAreaInset: Insets(top: 47, bottom: 34))
list.setContentOffset(Vector2(0, 3_751), animated: false)
if let shown = indicator(of: list, at: 0) {
  print(shown.length, shown.position, shown.opacity)  // 76.3 pt, at 390.35 pt, opacity 1
}

// It stays for 1.2 s, then fades within 0.25 s: ask for frames until `fadeEnd`.
if let shown = indicator(of: list, at: 1.3) { print(shown.opacity) }  // 0.668
print(IndicatorFade().fadeEnd)  // 1.45 s
