import ScrollPhysics

/// Settings as a list has them that links nothing more.
extension Scroller {
  /// How its law is evaluated.
  package var frames: FrameRule { body.lines.x.feel.law.frames }

  /// Sets how its law is evaluated, where the edge is not one of springs: ``dynamics`` without those.
  package mutating func setFrames(_ frames: FrameRule) {
    if frames != body.lines.x.feel.law.frames { changeFeel { $0.law.frames = frames } }
  }
}
