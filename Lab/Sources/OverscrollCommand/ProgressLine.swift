import Foundation

/// One line on a terminal that says how far something long has come; nothing where there is none.
final class ProgressLine {
  private let title: String
  private let isTerminal = isatty(2) == 1
  private let start = ContinuousClock.now
  private var shown = Duration.zero
  private var isShown = false

  /// The time before the first line and between two, so that short work shows nothing.
  private static let pause = Duration.milliseconds(500)

  init(_ title: String) { self.title = title }

  /// Shows where it is, at most twice a second.
  func show(_ text: String) {
    let elapsed = ContinuousClock.now - start
    guard isTerminal, elapsed - shown >= Self.pause else { return }
    shown = elapsed
    isShown = true
    write("\r\u{1B}[K\(title): \(text)")
  }

  func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
