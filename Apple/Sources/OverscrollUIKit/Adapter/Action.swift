#if os(iOS) || os(Linux)
  import UIKit

  /// A target whose action is a closure: display links send messages, and keep their target alive.
  ///
  /// This is the only file with a difference between Apple's platforms and the tests on Linux, where there is
  /// no Objective-C.
  @MainActor final class Action: NSObject {
    private let body: (CADisplayLink) -> Void

    init(_ body: @escaping (CADisplayLink) -> Void) { self.body = body }

    #if canImport(ObjectiveC)
      @objc private func act(_ sender: CADisplayLink) { body(sender) }

      /// A display link that calls the closure.
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
