/// Who moves the content on when fingers leave a trackpad.
public enum TrackpadMomentum: UInt8, Hashable, Sendable, CaseIterable {
  /// The system, which goes on sending events: macOS, browsers.
  case system
  /// The engine, by the feel: for systems that send nothing after the fingers have left. Events of momentum are not
  /// followed then, and fingers that lie down stop what moves.
  case engine
}
