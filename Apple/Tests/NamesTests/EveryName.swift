// swift-format-ignore-file
// Made by Scripts/docs --api; do not edit.
// Every public type of the engine in a file that imports SwiftUI and UIKit too: without the module's name.
import Foundation
import QuartzCore
import ScrollFeels
import SwiftUI
import UIKit

extension AppearanceSchedule {}; extension AxisPair {}; extension BothAxes {}; extension Bounce {};
extension ChangeReason {}; extension ClockFrame {}; extension ClockOffset {}; extension Curve {};
extension DampedSpring {}; extension Deceleration {}; extension Deceleration2 {}; extension DecelerationRate {};
extension Dial {}; extension DialDetents {}; extension DialEvent {}; extension DialEvents {}; extension DialFrame {};
extension DialRelease {}; extension DialState {}; extension DirectionalLock {}; extension DragEvents {};
extension DragFrame {}; extension DragRelease {}; extension Draggable {}; extension Drawer {};
extension DrawerAnchor {}; extension DrawerChange {}; extension DrawerEdge {}; extension DrawerEvent {};
extension DrawerEvents {}; extension DrawerFrame {}; extension DrawerLayout {}; extension DrawerRelease {};
extension DrawerShown {}; extension DrawerState {}; extension EasedMotion {}; extension Easing {};
extension EdgeCollision {}; extension EdgeCollision2 {}; extension EdgeScroll {}; extension EdgeSpring {};
extension EventList {}; extension Fingers {}; extension Flight {}; extension FlightPhase {}; extension FlightState {};
extension FlingThresholds {}; extension Formula {}; extension FrameClock {}; extension FrameLaw {};
extension FramePacer {}; extension FrameRule {}; extension Glide {}; extension HandOffOrder {};
extension HostSuspicion {}; extension IndicatorFade {}; extension InputDiagnostics {}; extension Insets {};
extension InterfaceLayoutDirection {}; extension KeyCommand {}; extension LinearBand {}; extension LinearValue {};
extension MeasuredValue {}; extension MomentumPass {}; extension MomentumRule {}; extension MomentumStream {};
extension MomentumTransfer {}; extension MotionEvent {}; extension MotionFrame {}; extension MotionPhase {};
extension MotionRelease {}; extension MotionState {}; extension NestedEvents {}; extension NestedFrame {};
extension NestedMemberKind {}; extension NestedRelease {}; extension NestedScroll {}; extension NestedScrollState {};
extension PageAlignment {}; extension PageChange {}; extension PageRule {}; extension PageTurn {}; extension Pager {};
extension PagerEvent {}; extension PagerEvents {}; extension PagerFrame {}; extension PagerLayout {};
extension PagerRelease {}; extension PagerShown {}; extension PagerState {}; extension PanAxes {};
extension PanConfiguration {}; extension PanEnd {}; extension PictureInPicture {}; extension PictureInPictureChange {};
extension PictureInPictureEvent {}; extension PictureInPictureEvents {}; extension PictureInPictureFrame {};
extension PictureInPicturePlace {}; extension PictureInPictureRelease {}; extension PictureInPictureState {};
extension PictureInPictureTarget {}; extension PixelGrid {}; extension PlaceChange {}; extension PlacedRule {};
extension PointerSample {}; extension PoleMotion {}; extension PopItem {}; extension PopSprite {};
extension PopTrack {}; extension PopTrackLayout {}; extension ProgramCurve {}; extension Projection {};
extension PullToRefresh {}; extension Rect2 {}; extension RestingPlaces {}; extension RowAnchor {};
extension RowAppearance {}; extension RowGoal {}; extension RowIndex {}; extension RowPlace {};
extension RubberBand {}; extension ScrollAxis {}; extension ScrollBand {}; extension ScrollDeceleration {};
extension ScrollDirection {}; extension ScrollDirectionMap {}; extension ScrollDynamics {}; extension ScrollEdge {};
extension ScrollEvent {}; extension ScrollEvents {}; extension ScrollFeel {}; extension ScrollFrame {};
extension ScrollIndicator {}; extension ScrollLaw {}; extension ScrollRelease {}; extension Scroller {};
extension ScrollerState {}; extension ScrollingDrawer {}; extension ScrollingDrawerEvents {};
extension ScrollingDrawerFrame {}; extension ScrollingDrawerRelease {}; extension Segment {}; extension Size2 {};
extension SnapRule {}; extension SpringMotion {}; extension SpringMotion2 {}; extension SpringPoles {};
extension SpringStep {}; extension SpringTable {}; extension SpringWeights {}; extension StashRule {};
extension StashSide {}; extension StopRule {}; extension Tap {}; extension Throw {}; extension ThrowEvent {};
extension ThrowEvents {}; extension ThrowFrame {}; extension ThrowRelease {}; extension ThrowTarget {};
extension TimerAnimation {}; extension TimerCompletion {}; extension TimerFrame {}; extension TouchEvent {};
extension TouchResampler {}; extension Touched {}; extension TrackpadMomentum {}; extension Vector2 {};
extension VelocityEstimator {}; extension VisiblePage {}; extension WheelEvent {}; extension ZoomBand {};
