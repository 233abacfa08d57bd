/// What a host saves of a floating window: its place and its size.
public struct PictureInPictureState: Hashable, Sendable {
  /// The index of the resting place; nil when it is stashed.
  public var place: Int?

  /// Whether it is stashed at the left, when it is stashed.
  public var isStashedLeft: Bool

  /// How far down it is stashed, 0 at the top … 1 at the bottom, when it is stashed.
  public var share: Double

  /// Its width, in points.
  public var width: Double

  /// Its height, in points.
  public var height: Double

  /// Creates the state of a window in a place.
  public init(place: PictureInPicturePlace, size: Size2) {
    switch place {
    case .resting(let index):
      (self.place, isStashedLeft, share) = (index, false, 0)
    case .stashed(let side, let share):
      (self.place, isStashedLeft, self.share) = (nil, side == .left, share)
    }
    (width, height) = (size.width, size.height)
  }

  /// Where it is.
  var wherever: PictureInPicturePlace {
    place.map { .resting($0) } ?? .stashed(isStashedLeft ? .left : .right, share: share)
  }
}

extension PictureInPicture {
  /// What to save: the place and the size that it has or, while it moves, will have.
  public var state: PictureInPictureState {
    PictureInPictureState(place: targetPlace, size: targetSize)
  }

  /// Has the saved size in the saved place immediately, also in another container.
  ///
  /// What this causes is returned by the next call.
  ///
  /// - Returns: false, and nothing happens, where there is no such place, for numbers that make no sense (they
  ///   are counted), and while a finger holds it.
  @discardableResult
  public mutating func restore(_ state: PictureInPictureState) -> Bool {
    let size = Size2(state.width, state.height)
    guard state.share.isFinite, size == size.sanitized, size.width > 0, size.height > 0 else {
      body.fingers.countNonFinite()
      return false
    }
    if let place = state.place, !(0..<restingPlaces.count).contains(place) { return false }
    guard !isTracking else { return false }
    var events = setSize(size, animated: false)
    events.append(move(to: state.wherever, animated: false))
    body.events = events
    return true
  }
}

#if !hasFeature(Embedded)
  extension PictureInPictureState: Codable {}
#endif
