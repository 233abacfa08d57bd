import Foundation
public import Overscroll
public import ScrollFeels
@_spi(Formulas) public import ScrollPhysics

/// A whole scroll view's law: the glide inside the bounds and what happens beyond an edge.
public struct FlickLaw: Hashable, Sendable {
  /// How it is named on the command line and in the output.
  public let name: String
  /// How it is computed.
  public let model: Model

  /// How it is computed.
  public enum Model: Hashable, Sendable {
    /// UIScrollView's arithmetic, frame by frame.
    case frames(FrameLaw)
    /// A closed form.
    case closed(ScrollLaw)
  }
}

extension FlickLaw {
  /// A platform's.
  public init(_ platform: ScrollFeel.Platform) {
    self.init(name: "\(platform)", model: .closed(ScrollFeel(platform).law))
  }

  /// Reads a law: a name, or what ``ComparedLaw/init(parsing:)`` reads.
  ///
  /// `,decay=4` at the end sets the decay inside, in 1/s; left out, it is UIScrollView's.
  public init(parsing text: String, rate: DecelerationRate = .normal) throws(LabError) {
    name = text
    if text == "gtk" {
      // Decays in 1/s of `gtkkineticscrolling.c` and `gtkscrolledwindow.c`, grade B, with UIKit's stop.
      model = .closed(ScrollLaw(decay: 4, spring: .critical(decay: 10)))
      return
    }
    var words = text
    var inside = rate.decayConstant
    if let range = text.range(of: ",decay=") ?? text.range(of: ":decay=") {
      guard let decay = RecordingLine.number(text[range.upperBound...]), decay > 0 else {
        throw LabError("\(text): expected a number > 0 as decay, at the end")
      }
      inside = decay
      words = String(text[..<range.lowerBound])
    } else if text == "flutter" {
      inside = FlutterTargets.decay
    }
    switch try ComparedLaw(parsing: words).model {
    case .frames: model = .frames(FrameLaw(DecelerationRate(decayConstant: inside)))
    case .continuous: model = .closed(ScrollLaw(decay: inside))
    case .spring(let spring): model = .closed(ScrollLaw(decay: inside, spring: spring))
    case .critical(let decay):
      model = .closed(ScrollLaw(decay: inside, spring: .critical(decay: decay)))
    case .criticalFitted: throw LabError("\(text) is fitted to recordings; there are none here")
    }
  }

  /// The closed form; that of UIScrollView's frames at a constant interval.
  public func closedForm(frameInterval: Double) -> ScrollLaw {
    switch model {
    case .frames(let law): ScrollLaw.uiKit(law.rate, frameInterval: frameInterval)
    case .closed(let law): law
    }
  }
}

extension ScrollLaw {
  /// A decay inside the bounds, in 1/s, and one spring about an edge.
  fileprivate init(decay: Double, spring: DampedSpring) {
    self.init(decay: decay, edge: .springs(hit: spring, released: spring))
  }
}
