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
      let action = Action { if let link = $0 as? CADisplayLink { body(link) } }
      link = CADisplayLink(target: action, selector: Action.selector)
    }

    deinit { link.invalidate() }
  }

  /// A target whose action is a closure.
  ///
  /// These are the only lines that differ between Apple's platforms and the tests on Linux, where there is no
  /// Objective-C.
  @MainActor final class Action: NSObject {
    private let body: (Any) -> Void

    init(_ body: @escaping (Any) -> Void) { self.body = body }

    #if canImport(ObjectiveC)
      static let selector = #selector(act(_:))
      @objc private func act(_ sender: Any) { body(sender) }
    #else
      static let selector = Selector("act:")
    #endif
  }

  #if !canImport(ObjectiveC)
    extension Action: SelectorReceiver {
      func receive(_ selector: Selector, from sender: Any) { body(sender) }
    }
  #endif
#endif
