package import NavCompiler

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output or standard error.
package enum OutputStream: Int32 {
  case standardOutput = 1
  case standardError = 2

  /// Writes text for a reader.
  package func write(_ text: PrintedText) throws(OutputError) {
    try write(data: text.text)
  }

  /// Writes JSON or a picture for another program. These formats escape control characters themselves.
  package func write(data text: String) throws(OutputError) {
    var text = text
    try report(text.withUTF8 { Self.write($0, to: rawValue) })
  }

  /// Writes Swift, which escapes control characters itself.
  package func write(_ text: [UInt8]) throws(OutputError) {
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

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  private var name: String {
    switch self {
    case .standardOutput: "standard output"
    case .standardError: "standard error"
    }
  }

  /// Writes all bytes, with as many calls as necessary.
  ///
  /// - Returns: The error of the failed call, or `nil`.
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

/// A failed write.
package struct OutputError: Error {
  package var reason: String
  package var name: String

  package init(reason: String, name: String) {
    self.reason = reason
    self.name = name
  }

  package var message: PrintedText { "cannot write \(name): \(reason)" }
}
