public import Overscroll

/// Something that happens to what is on the screen.
public struct SceneEvent: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double

  /// What.
  public var action: SceneAction

  /// Creates an event.
  public init(_ time: Double, _ action: SceneAction) {
    self.time = time
    self.action = action
  }
}

/// What can happen: fingers to every model, and to each model what it has beside them.
public enum SceneAction: Hashable, Sendable {
  /// A finger touches.
  case down(Int, Vector2)
  /// A finger moves.
  case move(Int, Vector2)
  /// A finger lifts; at its last place if none is given.
  case up(Int, Vector2?)
  /// The system takes a finger away.
  case cancel(Int)
  /// The system takes all fingers away.
  case cancelAll
  /// Something that only a scroll view takes.
  case scrollView(ScrollViewAction)
  /// Something that only a drawer takes.
  case drawer(DrawerAction)
  /// Something that only a floating window takes.
  case pictureInPicture(PictureInPictureAction)
  /// Something that only a pager takes.
  case pager(PagerAction)
  /// Something that only scrollers inside one another take.
  case nested(NestedAction)
}
