import NavCommandLine
import NavTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The thread that reads messages from standard input and adds them to the queue.
///
/// Cancellations have an effect here, because the worker would see them only after the request. The reader also ends
/// the process if the worker does not do so in time.
struct MessageReader {
  let queue: MessageQueue
  let parent: ParentProcess
  let log: MessageLog
  private var frames = FrameReader()

  /// The time between two checks of the parent process.
  private static let tick = 250
  /// The time for the worker to answer all messages before the end of the input.
  private static let grace = 1_500

  init(_ queue: MessageQueue, _ parent: ParentProcess, _ log: MessageLog) {
    self.queue = queue
    self.parent = parent
    self.log = log
  }

  /// Starts the thread.
  static func start(_ queue: MessageQueue, _ parent: ParentProcess, _ log: MessageLog) {
    DetachedThread.start {
      var reader = MessageReader(queue, parent, log)
      let isBroken = reader.run()
      _ = queue.add(.end(isBroken: isBroken), within: Self.grace)
      usleep(UInt32(Self.grace) * 1_000)
      // The worker is still busy.
      _exit(reader.isShutDown && !isBroken ? 0 : 1)
    }
  }

  /// Reads until the end, and returns whether a frame is broken.
  private mutating func run() -> Bool {
    while let bytes = read() {
      frames.add(bytes)
      reading: while true {
        switch frames.next() {
        case .incomplete: break reading
        case .broken: return true
        case .body(let body): guard receive(body) else { return false }
        }
      }
    }
    return false
  }

  /// Whether a request to shut down was read.
  private var isShutDown = false

  /// Adds a message to the queue. Returns `false` if it is the last message.
  private mutating func receive(_ body: [UInt8]) -> Bool {
    log.write(.received, body)
    let message = Message(body)
    switch message {
    case .notification("$/cancelRequest", let params):
      if let id = params?["id"], id.isIdentifier { queue.cancel(id.written) }
      return true
    case .request(let request) where request.method == "shutdown": isShutDown = true
    default: break
    }
    while !queue.add(.message(message), within: Self.tick) {
      guard parent.isAlive else { return false }
    }
    if case .notification("exit", _) = message { return false }
    return true
  }

  /// Reads the available bytes. Returns `nil` at the end of the input or of the parent process.
  private func read() -> [UInt8]? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&input, 1, Int32(Self.tick))
      if ready < 0, errno != EINTR { return nil }
      if ready > 0 { break }
      guard parent.isAlive else { return nil }
    }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      repeat { count = systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    return count > 0 ? bytes : nil
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
  #else
    Darwin.read(descriptor, buffer, count)
  #endif
}
