#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Somebody who has connected: first reads a request, then writes the answer. One that is told of changes goes on.
struct Connection {
  let descriptor: Int32
  private var phase = Phase.reading([])
  private var unsent: ArraySlice<UInt8> = []
  /// When it last moved.
  private var moved = Moment.now

  private enum Phase {
    case reading([UInt8])
    /// It ends when all is sent.
    case answering
    /// It is told of changes.
    case telling
    case ended
  }

  /// What came of reading.
  enum Reading {
    case request(HTTPRequest)
    case unreadable(HTTPResponse.Status)
  }

  /// Whoever is slower than this, in milliseconds, is hung up on.
  private static let patience = 10_000
  /// Whoever leaves so much unread is gone.
  private static let mostUnsent = 1 << 20

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether it is told of changes.
  var isTold: Bool { if case .telling = phase { true } else { false } }

  /// Whether the request is still incomplete.
  var isWaiting: Bool { if case .reading = phase { true } else { false } }

  /// What it waits for.
  var wanted: Int16 {
    if !unsent.isEmpty { return Int16(POLLOUT) }
    return if case .ended = phase { 0 } else { Int16(POLLIN) }
  }

  /// Reads what has come; a request, once all of its head is there.
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

  /// Tells of something, if that is what it is for.
  mutating func tell(_ event: String, _ data: String) {
    guard isTold else { return }
    unsent += "event: \(event)\ndata: \(data)\n\n".utf8
    write()
  }

  /// Writes as much as is taken.
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

  /// Whether nothing more will come of it.
  func isFinished(_ now: Int) -> Bool {
    switch phase {
    case .ended: true
    case .reading, .answering: now - moved > Self.patience
    case .telling: unsent.count > Self.mostUnsent
    }
  }

  func close() { Listener.end(descriptor) }
}

/// Moments of a clock that nobody sets, in milliseconds.
enum Moment {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
