public import Foundation

/// Files that are written whole or not at all.
public enum FileReplacement {
  /// Writes a file next to the one that is meant and puts it in its place.
  ///
  /// Whatever goes wrong, a full disk or an interruption by control-C, the file that was there stays as it
  /// was, and nothing else is left. What is no plain file, such as /dev/null or a pipe, is written directly.
  ///
  /// - Throws: what the system says.
  public static func write(_ data: Data, to path: String) throws(InputError) {
    // A link stays one: what it points to is replaced.
    let target = resolved(path)
    if let type = type(of: target), type != .typeRegular {
      return try write(data, directly: target, named: path)
    }
    let part = target + ".\(getpid()).part"
    do throws(InputError) {
      try Interruption.removing(part) { () throws(InputError) in
        try write(data, directly: part, named: path, mode: O_CREAT | O_EXCL)
        guard unsafe rename(part, target) == 0 else { throw InputError.cannotBe("written", path) }
      }
    } catch {
      unsafe unlink(part)
      throw error
    }
  }

  private static func write(
    _ data: Data, directly target: String, named path: String, mode: Int32 = 0
  ) throws(InputError) {
    let file = unsafe open(target, O_WRONLY | mode, 0o666)
    guard file >= 0 else { throw InputError.cannotBe("written", path) }
    defer { close(file) }
    try Descriptor.write(data, to: file, named: path)
  }

  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

/// Bytes to a file that is open.
public enum Descriptor {
  /// Writes all of them, or says why not.
  ///
  /// Where nobody reads any more, as behind `| head -1`, the program ends without a word.
  public static func write(
    _ bytes: some DataProtocol, to file: Int32, named name: String
  ) throws(InputError) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Foundation.write(
          file, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        exit(128 + SIGPIPE)
      } else if errno != EINTR {
        throw InputError.cannotBe("written", name)
      }
    }
  }
}
