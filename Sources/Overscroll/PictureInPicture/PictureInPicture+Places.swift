/// Which place a release leads to, and where places are.
extension PictureInPicture {
  /// The place a release leads to.
  func place(
    projection: Vector2, velocity: Vector2, isTap: Bool
  ) -> PictureInPicturePlace {
    // A tap brings a stashed window back to its side, a longer touch leaves it; a drag decides again.
    if case .stashed(let side, _) = targetPlace, !isDragging, stashing != nil {
      return isTap ? nearestPlace(to: back(from: side)) : targetPlace
    }
    if let side = stashSide(velocity: velocity.x) {
      return .stashed(
        side, share: space.share(.vertical, of: projection.y, size: targetSize))
    }
    return nearestPlace(to: projection)
  }

  /// A point in the space next to a stashed window.
  private func back(from side: StashSide) -> Vector2 {
    let range = body.lines.origin.x.limits.range
    return Vector2(side == .left ? range.lowerBound : range.upperBound, corner.y)
  }

  /// The resting place whose corner is nearest to a point; of several equally near the current one,
  /// else the first.
  func nearestPlace(to point: Vector2) -> PictureInPicturePlace {
    var nearest = 0
    if case .resting(let index) = targetPlace, index < restingPlaces.count { nearest = index }
    var least = (corner(of: .resting(nearest)) - point).length
    for index in 0..<restingPlaces.count {
      let distance = (corner(of: .resting(index)) - point).length
      if distance < least { (nearest, least) = (index, distance) }
    }
    return .resting(nearest)
  }

  /// The side that a window released here, as fast as this, is stashed at.
  private func stashSide(velocity: Double) -> StashSide? {
    guard let stashing, targetSize.width > stashing.peek else { return nil }
    let middle = body.lines.origin.x.raw + size.width / 2
    if isDragging, velocity == 0 {
      if middle < 0 { return .left }
      return middle > space.container.width ? .right : nil
    }
    let range = body.lines.origin.x.limits.range
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let distance = velocity < 0 ? corner.x - edge : edge - corner.x
    let left = abs(velocity) - decelerationRate.decayConstant * max(0, distance)
    guard velocity != 0, left >= stashing.minimumSpeed else { return nil }
    return velocity < 0 ? .left : .right
  }

  /// Where the window's top left corner is in a place, in points.
  public func corner(of place: PictureInPicturePlace) -> Vector2 {
    switch place {
    case .resting(let index):
      return space.origin(share: restingPlaces.share(index), size: targetSize)
    case .stashed(let side, let share):
      let y = space.origin(share: Vector2(0, share), size: targetSize).y
      let peek = min(stashing?.peek ?? 0, targetSize.width)
      return Vector2(
        side == .left ? peek - targetSize.width : space.container.width - peek, y)
    }
  }
}
