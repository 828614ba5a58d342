/// Splits the bytes of a connection into the bodies of messages.
///
/// A body follows header lines and an empty line. A read can contain a part of a frame, or several frames.
struct FrameReader {
  /// The maximum length of a body.
  static let bodyLimit = 128 << 20
  /// The maximum length of the header lines of a frame.
  static let headerLimit = 8 << 10

  enum Step: Equatable {
    case body([UInt8])
    /// The next frame is not complete.
    case incomplete
    /// The header has no length, or the length is over the limit. The next frame cannot be found.
    case broken
  }

  private enum State {
    case header
    case body(length: Int)
    case broken
  }

  private var state = State.header
  /// The bytes of the current header.
  private var header: [UInt8] = []
  private var body: [UInt8] = []
  /// The bytes that are not read yet.
  private var pending: ArraySlice<UInt8> = []

  /// Adds bytes of the connection. All frames of the preceding bytes were taken with ``next()``.
  mutating func add(_ bytes: [UInt8]) { pending = pending.isEmpty ? bytes[...] : pending + bytes }

  /// Takes the next body.
  mutating func next() -> Step {
    while true {
      switch state {
      case .broken: return .broken
      case .header:
        guard let byte = pending.popFirst() else { return .incomplete }
        header.append(byte)
        if header.count > Self.headerLimit { state = .broken }
        guard isHeaderComplete else { continue }
        if let length = Self.length(in: header) {
          state = .body(length: length)
          // Pages that are never written to are not resident, so a false length costs no memory.
          body.reserveCapacity(length)
        } else {
          state = .broken
        }
        header = []
      case .body(let length):
        let taken = pending.prefix(length - body.count)
        body += taken
        pending.removeFirst(taken.count)
        guard body.count == length else { return .incomplete }
        let complete = body
        body = []
        state = .header
        return .body(complete)
      }
    }
  }

  private var isHeaderComplete: Bool {
    header.last == 0x0A && (header.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] || header.suffix(2) == [0x0A, 0x0A])
  }

  /// The value of `Content-Length`, or `nil` if it is missing, repeated with another value, or over the limit.
  private static func length(in header: [UInt8]) -> Int? {
    var length: Int?
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard name.lowercased() == "content-length" else { continue }
      let digits = String(decoding: line[(colon + 1)...], as: UTF8.self).filter { !$0.isWhitespace }
      guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let value = Int(digits), value <= bodyLimit,
        length == nil || length == value
      else { return nil }
      length = value
    }
    return length
  }
}
