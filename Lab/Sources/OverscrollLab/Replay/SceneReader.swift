public import ScrollScenes

/// Reads scenes from files.
public enum SceneReader {
  /// Reads a file; `-` is standard input.
  public static func read(path: String) throws(InputError) -> ScrollScene {
    var reader = try LineReader(path: path)
    let text = try reader.rest()
    do throws(SceneError) {
      return try ScrollScene(json: text)
    } catch {
      throw InputError(file: reader.name, reason: error.description)
    }
  }
}
