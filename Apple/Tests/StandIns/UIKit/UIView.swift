@MainActor public protocol UICoordinateSpace: AnyObject {
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

@MainActor open class UIView: UIResponder, UICoordinateSpace {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  open var bounds = CGRect.zero { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  public let layer = CALayer()

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  private var needsLayout = true

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  open var frame: CGRect {
    get {
      // Of views that are scaled, and not turned.
      let (width, height) = (bounds.width * transform.a, bounds.height * transform.d)
      return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var window: UIWindow? { superview?.window }
  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  // MARK: - The tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    let index = min(index, subviews.count)
    subviews.insert(view, at: index)
    view.superview = self
    view.tellMoved()
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    tellMoved()
  }

  private func tellMoved() {
    didMoveToWindow()
    for view in subviews { view.tellMoved() }
  }

  open func didMoveToWindow() {}

  // MARK: - Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {
    for view in subviews where view.autoresizingMask == [.flexibleWidth, .flexibleHeight] {
      view.frame = bounds
    }
  }

  open private(set) var safeAreaInsets = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}

  /// As when bars appear or the device turns.
  public func standInSetSafeArea(_ insets: UIEdgeInsets) {
    safeAreaInsets = insets
    safeAreaInsetsDidChange()
  }

  // MARK: - Places

  private func outward(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  private func inward(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = transform == .identity ? moved : moved.applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  private func toWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.toWindow(outward(point))
  }

  private func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return inward(superview.fromWindow(point))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromWindow(view?.toWindow(point) ?? point)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let view = coordinateSpace as? UIView
    let origin = convert(rect.origin, from: view)
    let far = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    return CGRect(x: origin.x, y: origin.y, width: far.x - origin.x, height: far.y - origin.y)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.inward(point), with: event) { return hit }
    }
    return self
  }

  // MARK: - The rest

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    Self.standInEndedEditing += 1
    return true
  }

  /// How often editing was ended.
  public static var standInEndedEditing = 0

  /// The animations that were begun: their duration and delay in seconds.
  public static var standInAnimations: [(duration: TimeInterval, delay: TimeInterval)] = []

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) {
    standInAnimations.append((duration, delay))
    animations()
  }
}
