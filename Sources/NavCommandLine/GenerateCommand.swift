import NavCompiler

/// `navc generate`.
package struct GenerateCommand: RunnableCommand {
  private var file = ""
  /// The path of the Swift, `-`, or `nil` for standard output.
  private var output: String?
  private var options = MessageOptions()
  private var product = Product.code
  /// The toolkit of the placeholder pages, or `nil` for the toolkit that the graph declares.
  private var host: PageToolkit?
  /// Other graphs of the same target. Their generated code must have other names.
  private var others: [String] = []

  private enum Product {
    /// The code that the runtime and the app need.
    case code
    /// Placeholders for the code that the app provides.
    case stubs
  }

  package static var verb: Verb {
    Verb(
      GenerateCommand.init, name: "generate", usage: "[options] FILE [-o OUT]",
      summary: "check a graph and write its Swift",
      details: """
        Checks the graph and writes its Swift to OUT, or to standard output. If there are errors, it writes nothing. OUT
        is replaced in one step, so it always contains either the old text or the new text. (If OUT has several hard
        links, it is overwritten instead, and a copy next to it keeps the old text until then.)

        '--stubs' writes placeholders for everything that the app provides: a factory for each screen and a value for
        each fact, and all hooks as comments. You edit this file, so OUT must not exist. '--host' selects the UI toolkit
        of the pages. By default, the pages have the type that 'pages' in the graph declares.

        '--own' prints only the errors of FILE itself, because a build checks each mounted fragment in a separate run.
        An error in a fragment still fails the run, without a message.
        """,
      examples: [
        Verb.Example("navc generate shop.nav.yaml -o shop.nav.swift", "write the Swift of a graph to a file"),
        Verb.Example("navc generate --stubs shop.nav.yaml -o ShopScreens.swift", "start an app with placeholders"),
      ],
      options: [
        .output(\.output),
        .flag("--stubs", "write placeholders for the app's part; OUT must not exist") { $0.product = .stubs },
        .word("--host", "the UI toolkit of the placeholder pages") { $0.host = $1 },
        .flag("--own", "print the errors of FILE, but not of the files that it mounts") {
          $0.options.scope = .ownFile
        },
        .text("--beside", "OTHER", "another graph of the target; the names must differ") { $0.others.append($1) },
        .root(\.options), .messageFormat(\.options),
      ] + CommandOption.messages(\.options),
      operands: .file { $0.file = $1 })
  }

  /// Checks the graph and writes its Swift, unless the check fails.
  package func run() throws -> ExitStatus {
    if host != nil, product != .stubs { throw UsageError("'--host' needs '--stubs'") }
    guard options.format.stream == .standardError || output.map({ $0 != "-" }) == true else {
      throw UsageError(
        "'--format \(options.format.name)' needs '-o': messages and Swift would both go to standard output")
    }
    let output = output == "-" ? nil : output
    switch try CheckedFile.read(file, options, output: output, beside: others) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let source = files[0]
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      if product == .stubs {
        try checkPages(of: graph)
        let stubs = Compiler.stubs(graph, fileName: name, pagesOf: host)
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
    guard let host, let pages = graph.pages else { return }
    let declared = graph.texts.text(pages.conform)
    guard let other = PageToolkit(pagesOf: declared), other != host else { return }
    throw UsageError(
      "'--host \(host.rawValue)' writes '\(host.page)' pages, but the graph declares 'conform: \(declared)'")
  }

  /// The path of the graph in messages of the Swift compiler, relative to `--root`, where a build runs.
  private func location(of source: SourceFile, _ name: String) -> String {
    guard let root = options.root, root != "/" else { return name }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return source.path.hasPrefix(prefix) ? String(source.path.dropFirst(prefix.count)) : name
  }
}
