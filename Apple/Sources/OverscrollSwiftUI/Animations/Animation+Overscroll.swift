#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  extension Animation {
    /// A spring of the engine; a new target takes over its velocity.
    ///
    /// - Parameters:
    ///   - spring: the spring, by any of its pairs of numbers.
    ///   - initialVelocity: in distances to the target per second.
    public static func scrollSpring(
      _ spring: DampedSpring = .interaction, initialVelocity: Double = 0
    ) -> Animation { Animation(ScrollSpringAnimation(spring, initialVelocity: initialVelocity)) }

    /// The deceleration of a scroll view, ending on the target.
    public static func scrollDecay(_ rate: DecelerationRate = .normal) -> Animation {
      Animation(ScrollDecayAnimation(rate: rate))
    }

    /// The return of a scroll view from beyond its edge, or its bounce: with a velocity away from the edge it
    /// goes on first and then returns.
    public static func scrollBounce(
      _ rate: DecelerationRate = .normal, initialVelocity: Double = 0
    ) -> Animation {
      Animation(ScrollSpringAnimation(.edge(rate), initialVelocity: initialVelocity))
    }
  }

  extension DampedSpring {
    /// What a scroll view does beyond an edge, as a spring.
    ///
    /// ```
    /// poles    p (the pull) and q = p + r
    /// k = p q,   c = p + q
    /// ```
    ///
    /// Source: `Bounce`, of which it is another form. Grade A.
    public static func edge(_ rate: DecelerationRate = .normal) -> DampedSpring {
      let pull = ScrollEdge.uiKitPull
      let fast = pull + ScrollLaw.continuous(rate).decay
      return DampedSpring(stiffness: pull * fast, damping: pull + fast)
    }
  }
#endif
