// A stand-in for UIKit on Linux, for tests: Apple's public signatures in our own words, with just enough behaviour
// to drive what is built on them. It is never compiled on an Apple platform.

open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open var screen = UIScreen()
  open var rootViewController: UIViewController? {
    didSet { if let view = rootViewController?.view { addSubview(view) } }
  }

  open override var traitCollection: UITraitCollection {
    UITraitCollection(displayScale: standInDisplayScale)
  }

  /// Pixels per point.
  public var standInDisplayScale: CGFloat = 1
}

@MainActor open class UIScreen: NSObject {
  open var coordinateSpace: any UICoordinateSpace { space }
  private let space = ScreenSpace()
}

final class ScreenSpace: UICoordinateSpace {
  var bounds: CGRect { .zero }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}

@MainActor open class UITraitCollection: NSObject {
  public let displayScale: CGFloat
  public let userInterfaceStyle: UIUserInterfaceStyle
  init(displayScale: CGFloat = 1) {
    (self.displayScale, userInterfaceStyle) = (displayScale, .light)
  }
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    (displayScale, self.userInterfaceStyle) = (1, userInterfaceStyle)
  }
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var title: String?
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { loaded = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  public required init(coder: NSCoder) { fatalError("made in code") }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
