import NavCompiler

/// `navc generate`.
struct GenerateCommand {
  var file: String
  /// The path of the Swift, or `nil` for standard output.
  var output: String?
  var options: Options

  /// Checks the graph and writes its Swift, unless the check fails.
  func run() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let source = files[0]
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      if options.product == .stubs {
        try checkPages(of: graph)
        let stubs = Compiler.stubs(graph, fileName: name, pagesOf: options.host)
        guard let output else {
          try OutputStream.standardOutput.write(stubs)
          return .success
        }
        try OutputFile.create(stubs, at: output)
        return .success
      }
      let swift = Compiler.generate(graph, fileName: name, location: location(of: source, name))
      if let output {
        try OutputFile.write(swift, to: output)
      } else {
        try OutputStream.standardOutput.write(swift)
      }
      return .success
    }
  }

  /// Throws if the graph declares pages of another toolkit than `--host`.
  private func checkPages(of graph: Graph) throws {
    guard let host = options.host, let pages = graph.pages else { return }
    let declared = graph.texts.text(pages.conform)
    guard let other = PageToolkit(pagesOf: declared), other != host else { return }
    throw UsageError(
      "'--host \(host.rawValue)' writes '\(host.page)' pages, but the graph declares 'conform: \(declared)'",
      verb: .generate)
  }

  /// The path of the graph in messages of the Swift compiler, relative to `--root`, where a build runs.
  private func location(of source: SourceFile, _ name: String) -> String {
    guard let root = options.root, root != "/" else { return name }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return source.path.hasPrefix(prefix) ? String(source.path.dropFirst(prefix.count)) : name
  }
}
