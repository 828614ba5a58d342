#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A client connection. It reads a request and then writes the response. An event stream stays open.
struct Connection {
  let descriptor: Int32
  private var phase = Phase.reading([])
  private var unsent: ArraySlice<UInt8> = []
  /// The time of the last progress.
  private var moved = Moment.now

  private enum Phase {
    case reading([UInt8])
    /// Closes when the response is sent.
    case answering
    /// Sends events.
    case telling
    case ended
  }

  /// The result of reading.
  enum Reading {
    case request(HTTPRequest)
    case unreadable(HTTPResponse.Status)
  }

  /// The time limit for a client, in milliseconds.
  private static let patience = 10_000
  /// The maximum number of unsent bytes. A client that exceeds it is disconnected.
  private static let mostUnsent = 1 << 20

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the connection is an event stream.
  var isTold: Bool { if case .telling = phase { true } else { false } }

  /// Whether the request is still incomplete.
  var isWaiting: Bool { if case .reading = phase { true } else { false } }

  /// The poll events that the connection waits for.
  var wanted: Int16 {
    if !unsent.isEmpty { return Int16(POLLOUT) }
    return if case .ended = phase { 0 } else { Int16(POLLIN) }
  }

  /// Reads the available bytes.
  ///
  /// - Returns: The request, once its head is complete.
  mutating func read() -> Reading? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) {
      phase = .ended
      unsent = []
      return nil
    }
    guard count > 0, case .reading(var bytes) = phase else { return nil }
    moved = Moment.now
    bytes += chunk[..<count]
    phase = .reading(bytes)
    guard let end = HTTPRequest.end(of: bytes) else {
      return bytes.count > HTTPRequest.longest ? .unreadable(.tooLarge) : nil
    }
    guard end <= HTTPRequest.longest else { return .unreadable(.tooLarge) }
    do throws(HTTPRequest.Failure) {
      return .request(try HTTPRequest(head: bytes[..<end]))
    } catch {
      return .unreadable(.badRequest)
    }
  }

  mutating func send(_ response: HTTPResponse) {
    phase = .answering
    unsent = response.bytes[...]
    write()
  }

  mutating func beginTelling(_ head: [UInt8]) {
    phase = .telling
    unsent = head[...]
    write()
  }

  /// Sends an event, if the connection is an event stream.
  mutating func tell(_ event: String, _ data: String) {
    guard isTold else { return }
    unsent += "event: \(event)\ndata: \(data)\n\n".utf8
    write()
  }

  /// Writes as many bytes as the socket accepts.
  mutating func write() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBufferPointer { Self.send($0, to: descriptor) }
      if count > 0 {
        unsent = unsent.dropFirst(count)
        moved = Moment.now
        continue
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      phase = .ended
      unsent = []
    }
    if case .answering = phase { phase = .ended }
  }

  private static func send(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  /// Whether the connection is done or timed out.
  func isFinished(_ now: Int) -> Bool {
    switch phase {
    case .ended: true
    case .reading, .answering: now - moved > Self.patience
    case .telling: unsent.count > Self.mostUnsent
    }
  }

  func close() { Listener.end(descriptor) }
}

/// Times of a monotonic clock, in milliseconds.
enum Moment {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
