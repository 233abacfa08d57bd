#if os(iOS) || os(Linux)
  import UIKit

  /// A display link that calls a closure, and ends with its owner, also while it is paused.
  ///
  /// `CADisplayLink` keeps its target alive: that is a small object here, and not the owner.
  package final class DisplayLink {
    /// The link; add it to the run loop, pause it, set its rates.
    package let link: CADisplayLink

    /// Creates a link that is not running yet.
    @MainActor package init(_ body: @escaping (CADisplayLink) -> Void) {
      link = Action(body).displayLink()
    }

    deinit { link.invalidate() }
  }

  /// A target whose action is a closure.
  ///
  /// These are the only lines that differ between Apple's platforms and the tests on Linux, where there is no
  /// Objective-C.
  @MainActor private final class Action: NSObject {
    private let body: (CADisplayLink) -> Void

    init(_ body: @escaping (CADisplayLink) -> Void) { self.body = body }

    #if canImport(ObjectiveC)
      @objc private func act(_ sender: CADisplayLink) { body(sender) }

      func displayLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: #selector(act(_:)))
      }
    #else
      func displayLink() -> CADisplayLink {
        CADisplayLink(target: self, selector: Selector("act:"))
      }
    #endif
  }

  #if !canImport(ObjectiveC)
    extension Action: SelectorReceiver {
      func receive(_ selector: Selector, from sender: Any) {
        if let link = sender as? CADisplayLink { body(link) }
      }
    }
  #endif
#endif
