/// Beginning and end of the content, by the direction it is read in.
///
/// As in UIKit, offsets stay what they are in right-to-left content: x grows to the right. Content that is
/// appended there lies at the left: make space for it with ``Scroller/insertContent(before:)``.
extension Scroller {
  /// Which side the content begins at; left to right unless set.
  ///
  /// Decides where pages are counted from, where page keys, home and end lead, and where rows begin. Set while
  /// nothing holds or moves the content, it shows the same distance from the beginning as before.
  public var layoutDirection: InterfaceLayoutDirection {
    get { switches.isRightToLeft ? .rightToLeft : .leftToRight }
    set {
      guard newValue != layoutDirection else { return }
      switches.isRightToLeft = newValue == .rightToLeft
      guard !isTracking, !zoom.isActive, body.lines.x.activity == .still else { return }
      let before = contentOffset
      body.lines.x.place(
        at: body.lines.x.restingPlace(body.lines.x.range.mirrored(body.lines.x.position)))
      noteScroll(from: before)
    }
  }

  /// The offset at which an axis shows the beginning of its content, in points: its least one, but right to
  /// left the greatest.
  public func leadingOffset(_ axis: ScrollAxis) -> Double {
    layoutDirection.isMirrored(axis)
      ? body.lines[axis].range.upperBound : body.lines[axis].range.lowerBound
  }

  /// The offset at which an axis shows the end of its content, in points.
  public func trailingOffset(_ axis: ScrollAxis) -> Double {
    layoutDirection.isMirrored(axis)
      ? body.lines[axis].range.lowerBound : body.lines[axis].range.upperBound
  }

  /// How far the content is from its beginning, as a share: 0 there, 1 at the end, beyond them outside.
  ///
  /// 0 where there is nothing to scroll.
  public func progress(_ axis: ScrollAxis) -> Double {
    let (start, end) = (leadingOffset(axis), trailingOffset(axis))
    // Not minus zero at a beginning to the right.
    return start == end ? 0 : 0 + (contentOffset[axis] - start) / (end - start)
  }

  /// Which page of the viewport's length it is on, counted from the beginning; fractions between pages.
  ///
  /// 0 in a viewport without length.
  public func pageProgress(_ axis: ScrollAxis) -> Double {
    guard viewport[axis] > 0 else { return 0 }
    return body.lines[axis].range.pages(
      to: contentOffset[axis], of: viewport[axis], isMirrored: layoutDirection.isMirrored(axis))
  }

  /// A rule given from the beginning of the content, in points of its offsets now.
  ///
  /// Left to right that is the rule itself. Strides and positions right to left are counted from the offset of
  /// the beginning back: set the rule again when the content's size changes. Pages are whole viewports from there
  /// back.
  public func snapRule(fromBeginning rule: SnapRule, along axis: ScrollAxis) -> SnapRule {
    guard layoutDirection.isMirrored(axis) else { return rule }
    let start = leadingOffset(axis)
    switch rule {
    case .none, .paging: return rule
    case .stride(let length, let origin): return .stride(length, origin: start - origin)
    case .positions(let positions): return .positions(positions.reversed().map { start - $0 })
    }
  }
}

extension ClosedRange<Double> {
  /// What lies as far from one end as a value does from the other one.
  fileprivate func mirrored(_ value: Double) -> Double { upperBound - (value - lowerBound) }

  /// How many lengths a place is from where content begins, asked of numbers alone: a scroller would be copied.
  func pages(to place: Double, of length: Double, isMirrored: Bool) -> Double {
    (isMirrored ? upperBound - place : place - lowerBound) / length
  }
}
