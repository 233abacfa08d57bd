internal import COverscroll
internal import Overscroll

extension OverscrollScrollerDef {
  mutating func readFlags(_ scroller: Scroller) {
    bounces_horizontally = scroller.bouncesHorizontally.flag
    bounces_vertically = scroller.bouncesVertically.flag
    always_bounce_horizontal = scroller.alwaysBounceHorizontal.flag
    always_bounce_vertical = scroller.alwaysBounceVertical.flag
    is_scroll_enabled = scroller.isScrollEnabled.flag
    is_directional_lock_enabled = scroller.isDirectionalLockEnabled.flag
    directional_lock_follows_moves = scroller.directionalLockFollowsMoves.flag
    is_paging_enabled = scroller.isPagingEnabled.flag
    builds_up_flicks = scroller.buildsUpFlicks.flag
    reduces_motion = scroller.reducesMotion.flag
    bounces_zoom = scroller.bouncesZoom.flag
    has_zoom_momentum = scroller.hasZoomMomentum.flag
    zooms_on_double_tap = scroller.zoomsOnDoubleTap.flag
  }
}

extension Scroller {
  /// Sets what differs: some flags recompute the bounds, which may send content back.
  mutating func setFlags(_ def: OverscrollScrollerDef) {
    bouncesHorizontally = def.bounces_horizontally != 0
    bouncesVertically = def.bounces_vertically != 0
    alwaysBounceHorizontal = def.always_bounce_horizontal != 0
    alwaysBounceVertical = def.always_bounce_vertical != 0
    isScrollEnabled = def.is_scroll_enabled != 0
    isDirectionalLockEnabled = def.is_directional_lock_enabled != 0
    directionalLockFollowsMoves = def.directional_lock_follows_moves != 0
    isPagingEnabled = def.is_paging_enabled != 0
    buildsUpFlicks = def.builds_up_flicks != 0
    if (def.reduces_motion != 0) != reducesMotion {
      reducesMotion.toggle()
    }
    if (def.bounces_zoom != 0) != bouncesZoom {
      bouncesZoom.toggle()
    }
    hasZoomMomentum = def.has_zoom_momentum != 0
    zoomsOnDoubleTap = def.zooms_on_double_tap != 0
  }
}
