import NavCommandLine
import NavCompiler
import NavTable

/// Writes messages to standard output. Only the worker uses it.
struct MessageWriter {
  let log: MessageLog
  /// The number of requests to the client.
  private var requestCount = 0

  init(_ log: MessageLog) { self.log = log }

  func respond(to id: String, _ result: JSONValue) throws(OutputError) {
    try send { writer in
      writer.copy("id", json: id)
      result.write(to: &writer, "result")
    }
  }

  func respond(to id: String, _ error: ResponseError) throws(OutputError) {
    try send { writer in
      writer.copy("id", json: id)
      writer.object("error") { writer in
        writer.number("code", error.code)
        writer.string("message", error.message)
      }
    }
  }

  func notify(_ method: String, _ params: JSONValue) throws(OutputError) {
    try send { writer in
      writer.string("method", method)
      params.write(to: &writer, "params")
    }
  }

  /// Sends a request to the client.
  ///
  /// - Parameters:
  ///   - method: The method of the protocol.
  ///   - params: The parameters.
  /// - Returns: The ID, as it is in the response.
  /// - Throws: An error if the client no longer reads.
  mutating func request(_ method: String, _ params: JSONValue) throws(OutputError) -> String {
    requestCount += 1
    let id = "\"navc-\(requestCount)\""
    try send { writer in
      writer.copy("id", json: id)
      writer.string("method", method)
      params.write(to: &writer, "params")
    }
    return id
  }

  private func send(_ body: (inout JSONWriter) -> Void) throws(OutputError) {
    var writer = JSONWriter(.oneLine)
    writer.object { writer in
      writer.string("jsonrpc", "2.0")
      body(&writer)
    }
    let text = writer.text
    if log.isOpen { log.write(.sent, text) }
    try OutputStream.standardOutput.write(data: "Content-Length: \(text.utf8.count)\r\n\r\n")
    try OutputStream.standardOutput.write(data: text)
  }
}
