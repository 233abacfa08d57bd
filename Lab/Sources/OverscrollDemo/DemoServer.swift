import FlyingFox
import FlyingSocks
import Foundation

/// Hands out the files of a site over HTTP.
public struct DemoServer: Sendable {
  private let folder: SiteFolder
  private let host: String
  private let port: UInt16

  /// A server of a folder; 127.0.0.1 is seen by this machine alone, port 0 takes any that is free.
  public init(folder: SiteFolder, host: String, port: UInt16) {
    self.folder = folder
    self.host = host == "localhost" ? "127.0.0.1" : host
    self.port = port
  }

  /// Serves until the task is cancelled; `didStart` is told the port when browsers may come.
  public func run(didStart: @escaping @Sendable (UInt16) -> Void) async throws(DemoError) {
    let server = try makeServer()
    let announcement = Task {
      try await server.waitUntilListening(timeout: 60)
      switch await server.listeningAddress {
      case .ip4(_, let port), .ip6(_, let port): didStart(port)
      default: didStart(port)
      }
    }
    defer { announcement.cancel() }
    do {
      try await server.run()
    } catch let error as SocketError {
      if case .failed(_, let code, let message) = error {
        if code == EADDRINUSE { throw .portTaken(host: host, port: port) }
        if code == EADDRNOTAVAIL { throw .badHost(host) }
        throw .cannotListen(message)
      }
      throw .cannotListen(error.localizedDescription)
    } catch is CancellationError {
      return
    } catch {
      throw .cannotListen("\(error)")
    }
  }

  private func makeServer() throws(DemoError) -> HTTPServer {
    let handler = ClosureHTTPHandler { [folder] request in
      Self.answer(request.method, request.path, from: folder)
    }
    do {
      if host.contains(":") {
        return HTTPServer(
          address: try .inet6(ip6: host, port: port), logger: .disabled, handler: handler)
      }
      return HTTPServer(
        address: try .inet(ip4: host, port: port), logger: .disabled, handler: handler)
    } catch {
      throw .badHost(host)
    }
  }

  /// The answer to one request.
  static func answer(_ method: HTTPMethod, _ path: String, from folder: SiteFolder) -> HTTPResponse
  {
    guard method == .GET || method == .HEAD else {
      return HTTPResponse(
        statusCode: .methodNotAllowed,
        headers: HTTPHeaders([HTTPHeader("Allow"): "GET, HEAD"]))
    }
    guard let file = folder.file(forPath: path), let data = try? Data(contentsOf: file) else {
      return HTTPResponse(
        statusCode: .notFound, headers: [.contentType: "text/plain; charset=utf-8"],
        body: Data("Not found\n".utf8))
    }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: MediaType.of(file.lastPathComponent),
        HTTPHeader("Cache-Control"): "no-cache",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: data)
  }
}
