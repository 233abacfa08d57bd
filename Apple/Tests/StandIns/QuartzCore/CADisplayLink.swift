import Foundation

/// The name of a method, where there is no Objective-C.
public struct Selector: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

/// What stands for sending a message by its selector.
@MainActor public protocol SelectorReceiver: AnyObject {
  func receive(_ selector: Selector, from sender: Any)
}

public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The time that a test says it is.
public func CACurrentMediaTime() -> CFTimeInterval { StandInDisplay.now }

public typealias CFTimeInterval = Double

open class CADisplayLink: NSObject {
  public private(set) var targetTimestamp: CFTimeInterval = 0
  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange.default

  // As Apple's does, it keeps its target alive until it is invalidated.
  private var target: AnyObject?
  private let selector: Selector

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    StandInDisplay.links.append(self)
  }

  open func invalidate() {
    target = nil
    StandInDisplay.links.removeAll { $0 === self }
  }

  @MainActor fileprivate func fire(_ targetTimestamp: Double) {
    self.targetTimestamp = targetTimestamp
    (target as? any SelectorReceiver)?.receive(selector, from: self)
  }
}

/// The display of the tests: nothing is drawn, links are called when a test refreshes it.
public enum StandInDisplay {
  /// What `CACurrentMediaTime` returns, in seconds.
  nonisolated(unsafe) public static var now = 0.0

  /// The links that are on the run loop.
  nonisolated(unsafe) public fileprivate(set) static var links: [CADisplayLink] = []

  /// Begins again: no links, and time 0.
  public static func reset() { (links, now) = ([], 0) }

  /// Calls the links that are not paused; how many there were.
  @MainActor @discardableResult
  public static func refresh(at timestamp: Double, showing targetTimestamp: Double) -> Int {
    now = max(now, timestamp)
    let running = links.filter { !$0.isPaused }
    for link in running { link.fire(targetTimestamp) }
    return running.count
  }
}
