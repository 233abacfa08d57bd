/// Why the demo does not start, in words for the one who started it.
public enum DemoError: Error, Equatable, CustomStringConvertible {
  /// The folder with the built site is missing.
  case noSite(String)
  /// The host is no address of this machine that can be listened on.
  case badHost(String)
  /// Another program listens there.
  case portTaken(host: String, port: UInt16)
  /// The system refused to listen: what it said.
  case cannotListen(String)
  /// The site is not as the export expects it: what is wrong.
  case cannotExport(String)
  /// Someone pressed control-C; nothing was written.
  case interrupted

  /// The reason and, where there is one, the way out.
  public var description: String {
    switch self {
    case .noSite(let path):
      "no site in \(path); run Scripts/build-web"
    case .badHost(let host):
      "--host \(host): expected localhost or an IP address"
    case .portTaken(let host, let port):
      "port \(port) of \(host) is taken by another program; choose another with --port"
    case .cannotListen(let reason):
      "cannot listen: \(reason)"
    case .cannotExport(let reason):
      "cannot export: \(reason)"
    case .interrupted:
      "interrupted; nothing was written"
    }
  }
}
