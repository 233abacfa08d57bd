public import Foundation

/// What a command writes.
public enum Output {
  /// Writes a file whole or not at all: whatever goes wrong, the one that was there stays as it was.
  ///
  /// A link stays one, what it points to is replaced. What is no plain file, such as /dev/null or a pipe, is written
  /// directly.
  ///
  /// - Throws: what the system says.
  public static func write(_ data: Data, to path: String) throws(InputError) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let item = try? FileManager.default.attributesOfItem(atPath: url.path)
    let type = item?[.type] as? FileAttributeType ?? .typeRegular
    do {
      try data.write(to: url, options: type == .typeRegular ? .atomic : [])
    } catch {
      throw InputError.cannotBe("written", path, error)
    }
  }

  /// Writes to standard output.
  ///
  /// Where nobody reads any more, as behind `| head -1`, the program ends without a word.
  public static func write(_ bytes: some DataProtocol) throws(InputError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      if errno == EPIPE { exit(128 + SIGPIPE) }
      throw InputError.cannotBe("written", "standard output", error)
    }
  }
}
