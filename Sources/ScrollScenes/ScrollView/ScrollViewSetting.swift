public import Overscroll

/// One property of a scroller and the value it is to have.
public enum ScrollViewSetting: Hashable, Sendable {
  case viewport(Size2)
  case contentSize(Size2)
  case contentInset(Insets)
  case displayScale(Double)
  case decelerationRate(DecelerationRate)
  case physics(ScrollDynamics)
  case flag(ScrollViewFlag, Bool)
  case snapHorizontal(SnapRule)
  case snapVertical(SnapRule)
  case minimumZoomScale(Double)
  case maximumZoomScale(Double)
  case pan(PanSetting)

  /// Sets the property.
  ///
  /// A lower limit above its upper one raises that, and the other way round.
  public func apply(to scroller: inout Scroller) {
    switch self {
    case .viewport(let size): scroller.viewport = size
    case .contentSize(let size): scroller.contentSize = size
    case .contentInset(let inset): scroller.contentInset = inset
    case .displayScale(let scale): scroller.displayScale = scale
    case .decelerationRate(let rate): scroller.decelerationRate = rate
    case .physics(let dynamics): scroller.dynamics = dynamics
    case .flag(let flag, let value): scroller[keyPath: flag.property] = value
    case .snapHorizontal(let rule): scroller.snapHorizontal = rule
    case .snapVertical(let rule): scroller.snapVertical = rule
    case .minimumZoomScale(let scale): scroller.minimumZoomScale = scale
    case .maximumZoomScale(let scale): scroller.maximumZoomScale = scale
    case .pan(let setting): setting.apply(to: &scroller.pan)
    }
  }
}

/// A property that is on or off.
public enum ScrollViewFlag: String, Hashable, Sendable, CaseIterable {
  case bounces, bouncesHorizontally, bouncesVertically
  case alwaysBounceHorizontal, alwaysBounceVertical
  case isScrollEnabled, isDirectionalLockEnabled, isPagingEnabled
  case buildsUpFlicks, reducesMotion
  case bouncesZoom, hasZoomMomentum, zoomsOnDoubleTap

  /// The scroller's property.
  var property: WritableKeyPath<Scroller, Bool> {
    switch self {
    case .bounces: \.bounces
    case .bouncesHorizontally: \.bouncesHorizontally
    case .bouncesVertically: \.bouncesVertically
    case .alwaysBounceHorizontal: \.alwaysBounceHorizontal
    case .alwaysBounceVertical: \.alwaysBounceVertical
    case .isScrollEnabled: \.isScrollEnabled
    case .isDirectionalLockEnabled: \.isDirectionalLockEnabled
    case .isPagingEnabled: \.isPagingEnabled
    case .buildsUpFlicks: \.buildsUpFlicks
    case .reducesMotion: \.reducesMotion
    case .bouncesZoom: \.bouncesZoom
    case .hasZoomMomentum: \.hasZoomMomentum
    case .zoomsOnDoubleTap: \.zoomsOnDoubleTap
    }
  }
}
