import Overscroll

// Cards in an Arabic interface: the first one is the rightmost, and the strip begins there.
let cards = RowIndex(count: 12, extent: 280)
var strip = Scroller(viewport: Size2(390, 500), content: Size2(cards.totalExtent, 500))
strip.layoutDirection = .rightToLeft
print(strip.contentOffset.x, strip.progress(.horizontal))  // 2970 pt, 0: x grows to the right

// Page keys lead on to the left, arrows are arrows; a flick to the right goes on.
strip.key(.pageDown)
print(strip.destination.x)  // 2628.75 pt
strip.scroll(toRow: 3, of: cards, along: .horizontal, animated: false)
print(strip.contentOffset.x, strip.maximumOffset.x - 3 * 280)  // 2130 pt, 2130 pt

// A pager counts along its pages, in either direction; what is seen is counted from the left.
var pager = Pager(
  pages: cards,
  layout: PagerLayout(
    viewport: Size2(390, 500), spacing: 10, alignment: .start, layoutDirection: .rightToLeft))
pager.turnPages(by: 1, animated: false)
pager.forEachVisiblePage {
  print($0.page, $0.start)  // page 1 at 110 pt and page 2 at -180 pt: 1, 110, 2, -180
}
