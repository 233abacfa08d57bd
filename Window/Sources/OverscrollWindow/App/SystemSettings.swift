import Foundation

/// What the system says of its looks; SDL 2 does not.
enum SystemSettings {
  /// Whether the system's colours are dark.
  static var isDark: Bool {
    #if os(macOS)
      return UserDefaults.standard.string(forKey: "AppleInterfaceStyle") == "Dark"
    #else
      return gnome("org.gnome.desktop.interface", "color-scheme").contains("dark")
    #endif
  }

  /// Whether the system asks for less motion.
  static var reducesMotion: Bool {
    #if os(macOS)
      return UserDefaults(suiteName: "com.apple.universalaccess")?.bool(forKey: "reduceMotion")
        ?? false
    #else
      return gnome("org.gnome.desktop.interface", "enable-animations") == "false"
    #endif
  }

  /// A setting of the GNOME desktop; empty where there is none.
  private static func gnome(_ schema: String, _ key: String) -> String {
    let tool = "/usr/bin/gsettings"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return "" }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["get", schema, key]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
