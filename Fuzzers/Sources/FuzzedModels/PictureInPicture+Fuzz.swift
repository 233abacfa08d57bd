import Overscroll
@_spi(Fields) import ScrollScenes

extension PictureInPicture: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> PictureInPicture {
    PictureInPicture(size: Size2(160, 90), container: Size2(390, 844), place: input.below(4))
  }

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    (Self.programs, Self.properties)
  }

  package mutating func act<Source: PropertySource>(
    _ source: inout Source, at time: Double
  ) -> [Word] {
    guard source.below(10) == 0 else { return actAsDescribed(&source, at: time) }
    margin = source.number()
    return reported { $0.sync(to: $0.time) }
  }

  package var flaw: String? {
    let isFinite = corner.isFinite && size.width.isFinite && size.height.isFinite
    return isFinite && velocity.isFinite ? nil : "not finite"
  }

  package var flawAtRest: String? {
    velocity == .zero && corner == corner(of: place) ? nil : "rests away from its place"
  }
}
