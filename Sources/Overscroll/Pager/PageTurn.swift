/// How many pages a single drag may turn.
///
/// Of the pages it allows, the one nearest to that which the feel's ``PageRule`` chooses.
public enum PageTurn: Hashable, Sendable {
  /// The pages on either side of where the finger leaves.
  ///
  /// A finger that drags across three pages has turned three; its flick turns one more.
  case neighbor

  /// At most so many pages from the one the pager rested on, or was going to, when the finger came.
  ///
  /// A flick in flight turns one more: quick flicks add up. Less than 0 counts as 0.
  case atMost(Int)

  /// As the rule says: one more by UIKit's, as many as the flick carries by one that projects.
  case free
}
