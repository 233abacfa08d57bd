/// Which of two scrollers, one inside the other, takes its turn first.
///
/// | | scrolling on (down, right) | scrolling back (up, left) | known as |
/// |---|---|---|---|
/// | ``collapsing`` | outer, then inner | inner, then outer | a header that collapses first and comes back last |
/// | ``quickReturn`` | outer, then inner | outer, then inner | a header that comes back immediately |
/// | ``innerFirst`` | inner, then outer | inner, then outer | ordinary nested scrolling |
/// | ``uiKit`` | one of them, until the finger lifts | the same | scroll views of UIKit inside one another |
///
/// What stays stretched comes back first in every order, and what nobody can scroll goes to the
/// last one in the order that bounces: to the outermost at the top of a collapsing page.
public enum HandOffOrder: UInt8, Hashable, Sendable, CaseIterable {
  /// The outer one goes first going forward, and last coming back.
  case collapsing
  /// The outer one goes first both ways.
  case quickReturn
  /// The inner one goes first both ways.
  case innerFirst
  /// Who begins keeps the finger, and its momentum: the inner one, unless it stands at the edge that it is pushed to
  /// (`ChildPan`). An outer one that rests on pages takes what the inner one leaves.
  case uiKit

  /// Whether the outer one goes first going forward: it is a header, and what lies inside its page.
  var leads: Bool { self == .collapsing || self == .quickReturn }
}
