import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

/// The thread that works: it answers messages in order, and sends diagnostics.
struct LanguageServer {
  let log: MessageLog
  let queue = MessageQueue()
  let parent = ParentProcess()
  var writer: MessageWriter
  var lifetime = Lifetime.new
  var client = ClientFeatures(nil)
  var workspace = Workspace()
  var foreign = ForeignDocuments()
  var options = ServerOptions()
  var index = WorkspaceIndex()
  /// The progress of the index that the client shows.
  var indexProgress = IndexProgress.hidden(until: Deadline(in: 0))
  var published = PublishedDiagnostics()
  /// The positions in the files of one answer.
  let positions = PositionCache()
  /// The semantic tokens that the client has.
  var sentTokens = SentTokens()
  /// The requests whose answers have an effect, by their IDs.
  var awaited: [String: Awaited] = [:]
  /// The moment at which the diagnostics of the last change are sent.
  var due: Deadline?

  enum IndexProgress {
    case hidden(until: Deadline)
    case shown(percentage: Int)
  }

  /// A request to the client.
  enum Awaited { case configuration }

  /// The time after a change before its diagnostics are sent, in milliseconds.
  static let pause = 100

  init(_ log: MessageLog) {
    self.log = log
    writer = MessageWriter(log)
  }

  /// Serves until the end, and returns the exit status.
  mutating func run() -> Int32 {
    MessageReader.start(queue, parent, log)
    do {
      while true {
        if let status = try step() { return status }
      }
    } catch {
      // The client no longer reads.
      return 1
    }
  }

  /// Handles one message, or does the work that waits for an empty queue. Returns the exit status at the end.
  private mutating func step() throws(OutputError) -> Int32? {
    let isBusy = index.isIncomplete && lifetime == .running
    guard let item = queue.next(before: isBusy ? Deadline(in: 0) : due) else {
      if isBusy { try continueIndex() }
      if let due, due.hasPassed { try sendDiagnostics() }
      return nil
    }
    defer { releaseMemory() }
    switch item {
    case .end(let isBroken): return lifetime == .shutDown && !isBroken ? 0 : 1
    case .message(let message): return try receive(message)
    }
  }

  /// Returns the memory of a large answer or check to the system, which the allocator would keep. While messages wait,
  /// the memory is needed again.
  private func releaseMemory() {
    guard queue.isEmpty, workspace.documents.values.contains(where: { $0.buffer.bytes.count > Self.largeText }) else {
      return
    }
    FreedMemory.release()
  }

  /// The size of a text whose answers take much memory.
  private static let largeText = 1 << 20

  private mutating func receive(_ message: Message) throws(OutputError) -> Int32? {
    switch lifetime.receive(message) {
    case .exit(let status): return status
    case .ignore: break
    case .refuse(let error): try refuse(message, error)
    case .handle: try handle(message)
    }
    return nil
  }

  private func refuse(_ message: Message, _ error: ResponseError) throws(OutputError) {
    switch message {
    case .request(let request): try writer.respond(to: request.id, error)
    case .invalid(let id): try writer.respond(to: id, error)
    case .notJSON: try writer.respond(to: "null", error)
    case .notification, .response: break
    }
  }

  private mutating func handle(_ message: Message) throws(OutputError) {
    switch message {
    case .request(let request):
      switch answer(request) {
      case .success(let value): try writer.respond(to: request.id, value)
      case .failure(let error): try writer.respond(to: request.id, error)
      }
    case .notification(let method, let params): try receive(method, params)
    case .response(let id, let result):
      if let awaited = awaited.removeValue(forKey: id) { try receive(result, for: awaited) }
    case .notJSON, .invalid: break
    }
  }

  /// Answers a request. A request that the client cancels ends at its next pass and does not change the server.
  private mutating func answer(_ request: Message.Request) -> Result<JSONValue, ResponseError> {
    defer { positions.clear() }
    let cancellation = request.cancellation
    guard !cancellation.isCancelled else { return .failure(.cancelled) }
    let old = self
    workspace.isInterrupted = { cancellation.isCancelled }
    let result = Result { () throws(ResponseError) in
      guard let handler = RequestHandler.named(request.method) else { throw .unknownMethod(request.method) }
      if let uri = request.params?["textDocument"]?["uri"]?.string, foreign.contains(DocumentURI(uri)) {
        return handler.foreignAnswer
      }
      return try handler.answer(&self, request.params)
    }
    workspace.isInterrupted = { false }
    guard cancellation.isCancelled else { return result }
    // The results of interrupted passes are not complete.
    self = old
    return .failure(.cancelled)
  }
}
