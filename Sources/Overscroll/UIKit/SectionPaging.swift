public import ScrollPhysics

/// The pages of a section that scrolls across its list.
///
/// ```
/// paging                L = the section's length
/// groupPaging           L = the group's length
/// groupPagingCentered   the same, o = -R((section - group) / 2), and that much inset at both ends
/// continuous            no pages
/// ```
///
/// Source: published analyses of orthogonal sections in iOS 26.1. Grade P.
public struct SectionPaging: Hashable, Sendable {
  /// How a section scrolls.
  public enum Behavior: Hashable, Sendable, CaseIterable {
    /// Anywhere.
    case continuous
    /// By the section's length.
    case paging
    /// By the group's length.
    case groupPaging
    /// By the group's length, each in the middle.
    case groupPagingCentered
  }

  /// From one page to the next, in points; 0 for no pages.
  public let pageLength: Double

  /// Where the first page begins, in points.
  public let origin: Double

  /// The offset bounds, in points.
  public let range: ClosedRange<Double>

  /// The inset that the behaviour adds at both ends, in points.
  public var extraInset: Double { -origin }

  /// Which page a release goes to.
  public var choice: PageChoice { PageChoice(length: pageLength, origin: origin, range: range) }

  /// Creates the pages of a section.
  ///
  /// - Parameters:
  ///   - behavior: how the section scrolls.
  ///   - sectionLength: its length in view, in points.
  ///   - groupLength: that of a group, in points.
  ///   - content: the length of all groups, in points.
  ///   - grid: the display's pixels.
  public init(
    _ behavior: Behavior, sectionLength: Double, groupLength: Double, content: Double,
    grid: PixelGrid
  ) {
    pageLength =
      switch behavior {
      case .continuous: 0
      case .paging: sectionLength
      case .groupPaging, .groupPagingCentered: groupLength
      }
    origin =
      behavior == .groupPagingCentered ? -grid.nearest((sectionLength - groupLength) / 2) : 0
    range = grid.bounds(
      content: content, viewport: sectionLength, insetNear: -origin, insetFar: -origin)
  }
}

/// The three places between which a page view controller scrolls its pages.
///
/// ```
/// W = page + 2 spacing;  content 3 W, at rest at W;  pages at spacing, W + spacing, 2 W + spacing
/// inset 100 W on a side with a neighbour: flicks chain;  -W without: the band begins immediately
/// ```
///
/// After a turn the content moves by a place under the finger; at the end of any scroll it is at W again. A
/// turn by program goes from the target of the one under way by W in 0.3 s, and is ignored in hand.
///
/// Source: published analyses of the page view controller in iOS 26.1. Grade P.
public struct PageControllerStrip: Hashable, Sendable {
  /// The length of a page, in points.
  public let pageLength: Double

  /// What is free at both sides of a page, in points.
  public let pageSpacing: Double

  /// The insets before and after the three places, in points.
  public let insetNear: Double, insetFar: Double

  /// The offset bounds, in points.
  public let range: ClosedRange<Double>

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - pageLength: in points.
  ///   - pageSpacing: in points.
  ///   - hasPageBefore: whether there is a page before the one shown.
  ///   - hasPageAfter: whether there is one after it.
  ///   - grid: the display's pixels.
  public init(
    pageLength: Double, pageSpacing: Double = 0, hasPageBefore: Bool, hasPageAfter: Bool,
    grid: PixelGrid
  ) {
    self.pageLength = pageLength
    self.pageSpacing = pageSpacing
    let place = pageLength + 2 * pageSpacing
    insetNear = hasPageBefore ? 100 * place : -place
    insetFar = hasPageAfter ? 100 * place : -place
    range = grid.bounds(
      content: 3 * place, viewport: place, insetNear: insetNear, insetFar: insetFar)
  }

  /// W: the length of a place, in points; the viewport's, and the offset at rest.
  public var place: Double { pageLength + 2 * pageSpacing }

  /// The length of the content, in points.
  public var content: Double { 3 * place }

  /// Where page 0, 1 or 2 begins, in points.
  public func start(ofPage page: Int) -> Double { Double(page) * place + pageSpacing }

  /// How long a single turn under way takes to reverse, in seconds: 0.3 |rest| / W.
  public static func returnDuration(
    from offset: Double, to target: Double, pageLength: Double
  ) -> Double {
    ProgramCurve.offsetDuration * abs(target - offset) / pageLength
  }
}
