import Foundation

/// The names that a server goes by: it answers to no other.
///
/// Else anybody's page could read it in a browser here, by a name of its own that leads to this machine.
struct HostNames: Sendable {
  private let names: Set<String>

  /// The names of a server at an address: this machine's own too, where others may come.
  init(of host: String) {
    let own = host == "127.0.0.1" ? "localhost" : ProcessInfo.processInfo.hostName.lowercased()
    names = ["localhost", host.lowercased(), own, own + ".local"]
  }

  /// Whether a request's `Host` is one of them, or an address; one of HTTP/1.0 may have none.
  func contain(_ host: String?) -> Bool {
    guard let host, !host.hasPrefix("[") else { return true }
    let name = host.prefix { $0 != ":" }.lowercased()
    return names.contains(name) || !name.isEmpty && name.allSatisfy { $0.isNumber || $0 == "." }
  }
}
