import Overscroll

// A form on a phone: the content scrolls beneath the bars, and begins below them.
var form = Scroller(
  viewport: Size2(390, 844), content: Size2(390, 1_200),
  safeAreaInset: Insets(top: 103, bottom: 34), displayScale: 3)
print(form.contentOffset.y, form.adjustedInset.bottom)  // -103 pt, 34 pt

// The keyboard comes while a field is written in: the field glides up to stand above it.
let field = Rect2(x: 16, y: 600, width: 358, height: 44)
form.setKeyboardInset(336, keeping: field)
form.advance(to: 0)
form.advance(to: form.restTime)
print(form.contentOffset.y, form.adjustedInset.bottom)  // 136 pt, 336 pt: not 34 more

// It goes: nothing has to move here, for the content is within its bounds without it.
form.setKeyboardInset(0)
print(form.isMoving, form.contentOffset.y)  // false, 136 pt

// The phone is turned while the form is at its top: it stays there, below a lower bar.
form.setContentOffset(form.minimumOffset, animated: false)
form.safeAreaInset = Insets(top: 32, bottom: 21)
print(form.contentOffset.y)  // -32 pt
