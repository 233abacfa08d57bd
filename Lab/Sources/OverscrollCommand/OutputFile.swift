import Foundation
import OverscrollLab

/// Files that commands write.
enum OutputFile {
  /// Writes a text, or says why not.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw InputError(file: path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }
}
