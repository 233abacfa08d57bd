#if os(iOS) || os(Linux)
  import UIKit

  extension UIViewController {
    /// Puts another controller's view into a view of this one, as large as that.
    public func embed(_ child: UIViewController, in container: UIView) {
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
#endif
