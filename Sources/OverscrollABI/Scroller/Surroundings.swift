internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

/// What covers a scroller, and where its content lies; a module for lists has none of it.
extension OverscrollScrollerDef {
  mutating func readSurroundings(_ scroller: Scroller) {
    safe_area_inset = OverscrollInsets(scroller.safeAreaInset)
    content_alignment_point = OverscrollVector(scroller.contentAlignmentPoint)
    keyboard_inset = scroller.keyboardInset
    refresh_control_height = scroller.refreshControlHeight
    zoom_band = UInt8(scroller.zoomBand.code)
  }

  /// Whether its numbers are valid.
  var hasSurroundings: Bool {
    let shares = 0.0...1.0
    return !MoreSettings.hasScrollers
      || (safe_area_inset.isPlaced && shares.contains(content_alignment_point.x)
        && shares.contains(content_alignment_point.y) && keyboard_inset.isLength
        && refresh_control_height.isLength
        && ZoomBand.Rule(code: Int32(zoom_band)) != nil)
  }

  /// Sets what differs: some of it sends content back, or scales it.
  func setSurroundings(_ scroller: inout Scroller) {
    let (inset, alignment) = (safe_area_inset.unchecked, content_alignment_point)
    if inset != scroller.safeAreaInset { scroller.safeAreaInset = inset }
    let point = Vector2(alignment.x, alignment.y)
    if point != scroller.contentAlignmentPoint { scroller.contentAlignmentPoint = point }
    if keyboard_inset != scroller.keyboardInset { scroller.keyboardInset = keyboard_inset }
    if refresh_control_height != scroller.refreshControlHeight {
      scroller.refreshControlHeight = refresh_control_height
    }
    if let band = ZoomBand.Rule(code: Int32(zoom_band)), band != scroller.zoomBand {
      scroller.zoomBand = band
    }
  }
}
