import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the two streams that the command writes to.
enum OutputStream: Int32 {
  case standardOutput = 1
  case standardError = 2

  /// Writes what a person reads.
  func write(_ text: PrintedText) throws(OutputError) {
    try write(data: text.text)
  }

  /// Writes what another program reads, JSON or a picture: in those, what would move a cursor is escaped as they have it.
  func write(data text: String) throws(OutputError) {
    var text = text
    try report(text.withUTF8 { Self.write($0, to: rawValue) })
  }

  /// Writes Swift, in which what would move a cursor is escaped too.
  func write(_ text: [UInt8]) throws(OutputError) {
    try report(text.withUnsafeBufferPointer { Self.write($0, to: rawValue) })
  }

  private func report(_ failure: SystemError?) throws(OutputError) {
    if let failure { throw OutputError(reason: failure.description, name: name) }
  }

  static func write(_ outputs: [Output]) throws(OutputError) {
    for output in outputs {
      let stream: OutputStream =
        switch output.stream {
        case .standardOutput: .standardOutput
        case .standardError: .standardError
        }
      try stream.write(data: output.text)
    }
  }

  var isTerminal: Bool { isatty(rawValue) == 1 }

  private var name: String {
    switch self {
    case .standardOutput: "standard output"
    case .standardError: "standard error"
    }
  }

  /// Writes all of the bytes, however many calls it takes.
  ///
  /// - Returns: why the call that failed did, if one did.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> SystemError? {
    var offset = 0
    while offset < bytes.count {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      #else
        let count = Darwin.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      #endif
      if count >= 0 {
        offset += count
      } else if errno != EINTR {
        return .last
      }
    }
    return nil
  }
}

/// Something could not be written.
struct OutputError: Error {
  var reason: String
  var name: String

  var message: PrintedText { "cannot write \(name): \(reason)" }
}
