import Foundation

/// A file that lasts as long as the closure.
func withTemporaryFile<Result>(_ data: Data, _ body: (String) throws -> Result) throws -> Result {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
  try data.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return try body(file.path(percentEncoded: false))
}

func withTemporaryFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
  try withTemporaryFile(Data(text.utf8), body)
}
