import Overscroll

// A page with a row of pictures in it, and a drawer and a pager that take turns with their neighbours.
let screen = Size2(390, 844)
var page = NestedScroll(
  Scroller(viewport: screen, content: Size2(390, 4_000)), order: .innerFirst)
let pictures = page.add(
  Scroller(viewport: Size2(390, 300), content: Size2(2_000, 300)), to: page.root)
let album = page.add(
  Pager(count: 4, layout: PagerLayout(viewport: Size2(390, 300))), to: page.root)

page.setMass(2, of: pictures)  // a member of mass 1 goes on twice as fast
page.setMinimumSpeed(.infinity, of: album)  // keeps its momentum, and bounces
page.connect(pictures, to: page.root, [.right: .down])  // its end moves the page on
print(page[pager: album].count, page.mass(of: pictures))  // 4 pages, mass 2

// The same rule as a value, between any two things.
let transfer = MomentumTransfer(sourceMass: 2, targetMass: 1, minimumSpeed: 250)
print(transfer.velocity(of: 600) ?? 0, transfer.velocity(of: 100) ?? 0)  // 1200 pt/s, 0: too slow
