/// One scroller of a ``NestedScroll``, and what it has to do with the others.
struct NestedMember: Hashable, Sendable {
  /// The scroller itself.
  var scroller: Scroller

  /// The scroller it lies in; nil for the outermost.
  let parent: Int?

  /// Who takes turns first: it, or those inside it.
  var order: HandOffOrder

  /// How much momentum a velocity is, dimensionless.
  var mass = 1.0

  /// The least speed at an edge that is passed on, in pt/s.
  var minimumSpeed = 0.0

  /// What happened to it in the last call.
  var events = ScrollEvents()

  /// How often the momentum it moves with has been passed on.
  var passes = 0

  /// The momentum it moves with by itself, in pt/s times its mass.
  func momentum(along axis: ScrollAxis) -> Double { scroller.axes[axis].velocity * mass }
}

/// A joint of two members other than that of an inner and its outer one.
struct NestedConnection: Hashable, Sendable {
  let giver: Int
  let taker: Int
  let directions: ScrollDirectionMap
}

/// Momentum that went from one scroller to another.
public struct MomentumPass: Hashable, Sendable {
  /// When, in seconds: the exact time at which the giver met its edge.
  public var time: Double

  /// The scroller that met its edge.
  public var giver: Int

  /// The scroller that goes on.
  public var taker: Int

  /// Where the giver scrolled to.
  public var direction: ScrollDirection

  /// Where the taker scrolls to.
  public var takerDirection: ScrollDirection

  /// The giver's speed at its edge, in pt/s.
  public var speed: Double

  /// The speed that the taker was given, in pt/s.
  public var takerSpeed: Double
}
