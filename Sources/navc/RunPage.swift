import NavCompiler
import NavPrototype

/// `navc run` with `--html` or `--serve`.
struct RunPage {
  var file: String
  var delivery: Delivery
  /// The modules of the generated code, for tests that the page saves.
  var modules: [String]
  var options: Options

  /// The destination of the page.
  enum Delivery {
    /// A file, or standard output for `nil`.
    case file(String?)
    /// A server, at the given port or at any free port.
    case server(port: UInt16?)
  }

  func run() throws -> ExitStatus {
    switch delivery {
    case .file(let output): return try write(to: output)
    case .server(let port):
      var server = PageServer(file, modules, options, port: port)
      return try server.run()
    }
  }

  private func write(to output: String?) throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let bytes = PrototypePage.bytes(of: graph, fileName: files[0].name, importing: modules)
      if let output {
        try OutputFile.write(bytes, to: output)
      } else {
        try OutputStream.standardOutput.write(bytes)
      }
      return .success
    }
  }
}
