public import ScrollScenes

/// Reads scenes from files.
public enum SceneReader {
  /// Reads a file; `-` is standard input.
  public static func read(path: String) throws(InputError) -> ScrollScene {
    var reader = try LineReader(path: path)
    let source = reader.name
    var text: [UInt8] = []
    while let line = try reader.next() { text += line + [UInt8(ascii: "\n")] }
    do throws(SceneError) {
      return try ScrollScene(json: text)
    } catch {
      throw InputError(file: source, reason: error.description)
    }
  }
}
