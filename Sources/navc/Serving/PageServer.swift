import NavCommandLine
import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `navc run --serve`: serves a page to browsers on this machine, and updates the page whenever its file is saved.
///
/// Other pages and machines cannot read the page. The server listens only on the loopback address, and the path
/// contains a random token. A request must name the server as `127.0.0.1` or `localhost`, which prevents DNS rebinding.
struct PageServer {
  private let port: UInt16?
  private let token: String
  private var watched: WatchedGraph
  private var connections: [Connection] = []
  private var listeningPort: UInt16 = 0

  /// The maximum number of connections. An additional one replaces the oldest connection without a complete request, or
  /// else the oldest event stream.
  private static let mostConnections = 64
  /// The interval between checks of the file, in milliseconds.
  private static let interval: Int32 = 300

  init(_ file: String, _ modules: [String], _ options: MessageOptions, port: UInt16?) {
    self.port = port
    watched = WatchedGraph(file, modules, options)
    var generator = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// Serves until a signal stops the command.
  mutating func run() throws -> ExitStatus {
    let listener: Listener
    do throws(SystemError) {
      listener = try Listener(port: port)
    } catch {
      guard let port else { throw ServingError(message: "cannot serve at a port: \(error.description)") }
      let hint = "choose another '--port', or omit it to use any free port"
      throw ServingError(message: "cannot serve at port \(port): \(error.description); \(hint)")
    }
    listeningPort = listener.port
    let signals = StopSignals()
    _ = try watched.refresh()
    let address: PrintedText = "http://127.0.0.1:\(Int(listener.port))/\(token)/"
    try OutputStream.standardOutput.write("\(address)\nPress Ctrl-C to stop the server.\n" as PrintedText)
    var looked = Moment.now
    while !signals.isRaised {
      wait(for: listener)
      let now = Moment.now
      if now - looked >= Int(Self.interval) {
        looked = now
        if try watched.refresh() { for index in connections.indices { tell(index) } }
      }
      closeFinished(now)
    }
    for connection in connections { connection.close() }
    listener.close()
    return .success
  }

  /// Waits until a socket is ready, for one interval at most, and handles the socket.
  private mutating func wait(for listener: Listener) {
    var polled = [pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)]
    polled += connections.map { pollfd(fd: $0.descriptor, events: $0.wanted, revents: 0) }
    guard poll(&polled, nfds_t(polled.count), Self.interval) > 0 else { return }
    for index in connections.indices {
      let events = Int32(polled[index + 1].revents)
      if events & (POLLIN | POLLHUP | POLLERR) != 0, let request = connections[index].read() {
        answer(request, at: index)
      }
      if events & POLLOUT != 0 { connections[index].write() }
    }
    if Int32(polled[0].revents) & POLLIN != 0, let accepted = listener.accept() {
      let connection = Connection(accepted)
      if connections.count < Self.mostConnections || makeRoom() {
        connections.append(connection)
      } else {
        connection.close()
      }
    }
  }

  /// Closes the oldest connection without a complete request, or else the oldest event stream.
  ///
  /// - Returns: Whether there was such a connection.
  private mutating func makeRoom() -> Bool {
    let waiting = connections.firstIndex { $0.isWaiting }
    guard let index = waiting ?? connections.firstIndex(where: { $0.isTold }) else { return false }
    connections.remove(at: index).close()
    return true
  }

  private mutating func closeFinished(_ now: Int) {
    connections.removeAll { connection in
      guard connection.isFinished(now) else { return false }
      connection.close()
      return true
    }
  }

  // MARK: - Responses

  private mutating func answer(_ reading: Connection.Reading, at index: Int) {
    switch reading {
    case .unreadable(let status): connections[index].send(HTTPResponse(status))
    case .request(let request):
      guard isOurs(request.host) else {
        return connections[index].send(HTTPResponse(.forbidden, because: refusal(of: request.host)))
      }
      guard request.method == "GET" else { return connections[index].send(HTTPResponse(.methodNotAllowed)) }
      switch request.path {
      // The page uses relative addresses, so its path must end with a slash.
      case "/\(token)": connections[index].send(HTTPResponse(movedTo: "/\(token)/"))
      case "/\(token)/": connections[index].send(HTTPResponse(.ok, html: watched.page))
      case "/\(token)/changes":
        connections[index].beginTelling(HTTPResponse.events)
        tell(index)
      default: connections[index].send(HTTPResponse(.notFound))
      }
    }
  }

  /// The text of the response to a request with another host name.
  private func refusal(of host: String?) -> String {
    let name = (host ?? "").filter { $0.isASCII && $0 > " " && $0 != "\u{7F}" }.prefix(100)
    let called = name.isEmpty ? "no single host" : "'\(name)'"
    return """
      The request names \(called). This server accepts only 127.0.0.1:\(listeningPort) and localhost:\(listeningPort).
      Open the address that navc printed. Other names are refused, so that other pages cannot read the prototype.
      """
  }

  /// Sends the version of the graph, or its errors.
  private mutating func tell(_ index: Int) {
    if let errors = watched.errors {
      connections[index].tell("errors", JSONValue.string(errors).line)
    } else {
      connections[index].tell("graph", "\(watched.version)")
    }
  }

  /// Whether a request names this server. A page of another site may resolve its own name to this machine.
  private func isOurs(_ host: String?) -> Bool {
    guard let host, let colon = host.lastIndex(of: ":") else { return false }
    guard UInt16(host[host.index(after: colon)...]) == listeningPort else { return false }
    let name = host[..<colon].lowercased()
    return name == "127.0.0.1" || name == "localhost"
  }
}

/// The server cannot start.
struct ServingError: Error, CustomStringConvertible {
  var message: String

  var description: String { message }
}
