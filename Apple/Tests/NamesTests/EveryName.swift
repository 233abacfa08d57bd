// swift-format-ignore-file
// Made by Scripts/docs --api; do not edit.
// Every public type of the engine in a file that imports SwiftUI and UIKit too: without the module's name.
import Foundation
import QuartzCore
import ScrollFeels
import SwiftUI
import UIKit

extension AdwaitaProjection {}; extension AndroidSpline {}; extension AndroidThresholds {};
extension AppearanceSchedule {}; extension AxisHistory {}; extension AxisPair {}; extension AxisSamples {};
extension AxisTravel {}; extension BezierBounce {}; extension BothAxes {}; extension Bounce {};
extension ChangeReason {}; extension ChildPan {}; extension ClockFrame {}; extension ClockOffset {};
extension Curve {}; extension DampedSpring {}; extension Deceleration {}; extension Deceleration2 {};
extension DecelerationMotion {}; extension DecelerationRate {}; extension DetentFeedback {}; extension Dial {};
extension DialDetents {}; extension DialEvent {}; extension DialEvents {}; extension DialFrame {};
extension DialRelease {}; extension DialState {}; extension DirectionalLock {}; extension DragDeceleration {};
extension DragEvents {}; extension DragFrame {}; extension DragRelease {}; extension DragStartAttenuation {};
extension Draggable {}; extension Drawer {}; extension DrawerAnchor {}; extension DrawerChange {};
extension DrawerEdge {}; extension DrawerEvent {}; extension DrawerEvents {}; extension DrawerFrame {};
extension DrawerLayout {}; extension DrawerRelease {}; extension DrawerShown {}; extension DrawerState {};
extension EasedMotion {}; extension Easing {}; extension EdgeCollision {}; extension EdgeCollision2 {};
extension EdgeFeedback {}; extension EdgeHit {}; extension EdgeScroll {}; extension EdgeSpring {};
extension EventList {}; extension EventResistance {}; extension FadingBand {}; extension Fingers {};
extension FlickSeries {}; extension FlickableBounce {}; extension Flight {}; extension FlightPhase {};
extension FlightState {}; extension FlightTimes {}; extension FlingThresholds {}; extension FloatingWindowSpring {};
extension FlutterTargets {}; extension Formula {}; extension FrameClock {}; extension FrameLaw {};
extension FramePacer {}; extension FrameRule {}; extension FrictionDeceleration {}; extension Glide {};
extension HandOffOrder {}; extension HeldKey {}; extension HeldKeyLaw {}; extension HostSuspicion {};
extension IndicatorFade {}; extension InputDiagnostics {}; extension Insets {}; extension InterfaceLayoutDirection {};
extension KeyCommand {}; extension Landing {}; extension LinearBand {}; extension LinearValue {};
extension MeasuredValue {}; extension MomentumPass {}; extension MomentumRule {}; extension MomentumTransfer {};
extension MotionEvent {}; extension MotionFrame {}; extension MotionPhase {}; extension MotionRelease {};
extension MotionState {}; extension NestedEvents {}; extension NestedFrame {}; extension NestedMemberKind {};
extension NestedRelease {}; extension NestedScroll {}; extension NestedScrollState {}; extension OffsetProgram {};
extension PageAlignment {}; extension PageChange {}; extension PageChoice {}; extension PageRule {};
extension PageSpring {}; extension PageTurn {}; extension PageTurning {}; extension Pager {}; extension PagerEvent {};
extension PagerEvents {}; extension PagerFrame {}; extension PagerLayout {}; extension PagerRelease {};
extension PagerShown {}; extension PagerState {}; extension PanAxes {}; extension PanConfiguration {};
extension PanEnd {}; extension ParabolicBounce {}; extension PhaseChange {}; extension PhaseChangeReason {};
extension PhaseObserver {}; extension PictureInPicture {}; extension PictureInPictureChange {};
extension PictureInPictureEvent {}; extension PictureInPictureEvents {}; extension PictureInPictureFrame {};
extension PictureInPicturePlace {}; extension PictureInPictureRelease {}; extension PictureInPictureState {};
extension PictureInPictureTarget {}; extension Pinch {}; extension PixelGrid {}; extension PlaceChange {};
extension PlacedRule {}; extension PointerSample {}; extension PoleMotion {}; extension PopItem {};
extension PopSprite {}; extension PopTrack {}; extension PopTrackLayout {}; extension PowerDeceleration {};
extension ProgramCurve {}; extension Projection {}; extension PullToRefresh {}; extension RecentMeanVelocity {};
extension Rect2 {}; extension ReleaseEstimator {}; extension RestingPlaces {}; extension RowAnchor {};
extension RowAppearance {}; extension RowAppearances {}; extension RowGoal {}; extension RowIndex {};
extension RowPlace {}; extension RubberBand {}; extension ScrollAxis {}; extension ScrollBand {};
extension ScrollDeceleration {}; extension ScrollDirection {}; extension ScrollDirectionMap {};
extension ScrollDynamics {}; extension ScrollEdge {}; extension ScrollEvent {}; extension ScrollEvents {};
extension ScrollExtent {}; extension ScrollFeel {}; extension ScrollFrame {}; extension ScrollIndicator {};
extension ScrollLaw {}; extension ScrollRelease {}; extension Scroller {}; extension ScrollerState {};
extension ScrollingDrawer {}; extension ScrollingDrawerEvents {}; extension ScrollingDrawerFrame {};
extension ScrollingDrawerRelease {}; extension Segment {}; extension SelectionChange {};
extension SelectionFeedback {}; extension SheetRelease {}; extension Size2 {}; extension SmoothReturn {};
extension SnapRule {}; extension SpringField {}; extension SpringMotion {}; extension SpringMotion2 {};
extension SpringPoles {}; extension SpringStep {}; extension SpringTable {}; extension SpringWeights {};
extension StashRule {}; extension StashSide {}; extension StopRule {}; extension StretchAccumulator {};
extension TanhBand {}; extension Tap {}; extension Throw {}; extension ThrowEvent {}; extension ThrowEvents {};
extension ThrowFrame {}; extension ThrowRelease {}; extension ThrowTarget {}; extension TimeCurve {};
extension TimedDeceleration {}; extension TimerAnimation {}; extension TimerCompletion {}; extension TimerFrame {};
extension TouchEvent {}; extension TouchResampler {}; extension Touched {}; extension TrackpadMomentum {};
extension TwoFingerRotation {}; extension UIKitRelease {}; extension UIKitVelocity {}; extension Vector2 {};
extension VelocityEstimator {}; extension VisiblePage {}; extension WheelAction {}; extension WheelEvent {};
extension WheelInput {}; extension ZoomBand {}; extension ZoomProgram {};
