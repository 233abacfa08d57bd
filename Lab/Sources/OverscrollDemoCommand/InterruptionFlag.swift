import Foundation

/// Whether control-C was pressed, or the program asked to end: for work that puts things in order first.
struct InterruptionFlag {
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  /// From now on such a signal sets the flag and does nothing else.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { _ in unsafe InterruptionFlag.flag = 1 }
    }
  }

  /// Whether there was one.
  var isSet: Bool { unsafe Self.flag != 0 }
}
