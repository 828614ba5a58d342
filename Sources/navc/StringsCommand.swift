import NavCommandLine
import NavCompiler
import NavStrings

/// `navc strings`.
struct StringsCommand: RunnableCommand {
  private var file = ""
  private var catalog: String?
  private var format: Format?
  private var output: String?
  private var comparesOutput = false
  private var options = MessageOptions()

  private enum Format: String, CaseIterable {
    case swift
  }

  static var verb: Verb {
    Verb(
      StringsCommand.init, name: "strings", usage: "[options] FILE (--catalog CATALOG | --format swift [-o OUT])",
      summary: "merge the texts for users into a string catalog",
      details: """
        Checks the graph and merges its titles, messages, and labels into a string catalog of Xcode. A new text is added.
        If a text changed, its translations need a review. A text that the graph no longer has becomes stale. Nothing is
        deleted, and all other parts of the catalog keep their bytes. Fragments whose 'strings' name the same catalog are
        included.

        '--check' writes nothing, and fails if the catalog, or the file under '-o', differs.
        """,
      examples: [
        Verb.Example(
          "navc strings shop.nav.yaml --catalog Navigation.xcstrings", "add the texts of a graph to a catalog"),
        Verb.Example(
          "navc strings shop.nav.yaml --format swift -o ShopStrings.swift", "write Swift names for the texts"),
      ],
      options: [
        .text("--catalog", "CATALOG", "the string catalog to merge into") { $0.catalog = $1 },
        .word("--format", "write the texts in another format") { $0.format = $1 },
        .flag("--check", "compare, and write nothing") { $0.comparesOutput = true },
        .output(\.output), .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .file { $0.file = $1 })
  }

  func run() throws -> ExitStatus {
    if (catalog == nil) == (format == nil) {
      throw UsageError("'strings' needs either '--catalog' or '--format swift'")
    }
    let output = output == "-" ? nil : output
    if catalog != nil, self.output != nil { throw UsageError("'--catalog' does not take '-o'") }
    if format != nil, comparesOutput, output == nil { throw UsageError("'--check' needs '-o' or '--catalog'") }
    switch try CheckedFile.read(file, options, output: catalog ?? output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, _):
      let strings = try strings(of: graph)
      if let catalog { return try merge(strings, catalog) }
      return try write(Array(StringResources(strings).text.utf8), to: output)
    }
  }

  private func strings(of graph: Graph) throws -> GraphStrings {
    do throws(GraphStrings.Failure) {
      return try GraphStrings(graph)
    } catch .undeclared {
      throw UsageError("'\(file)' has no 'strings'; add a line such as 'strings: { table: Navigation }'")
    } catch .conflict(let key, let files) {
      throw UsageError(
        "'\(key)' has different texts in '\(files[0])' and '\(files[1])'; name another table in one of them")
    } catch .language(let fragment, let language) {
      throw UsageError(
        "the texts of '\(fragment)' are in '\(language)', unlike those of '\(file)'; name another table in one of them")
    }
  }

  private func merge(_ strings: GraphStrings, _ path: String) throws -> ExitStatus {
    guard InputFile.exists(path) else {
      if comparesOutput { return try report("the catalog does not exist", path) }
      try OutputFile.create(Catalog.new(strings), at: path)
      return .success
    }
    switch InputFile.load(path) {
    case .unreadable(_, let diagnostic): return try report(diagnostic.message, path)
    case .file(let old):
      let merged: [UInt8]
      do throws(Catalog.Failure) { merged = try Catalog(old.bytes).merged(strings) } catch {
        return try report("the catalog \(error.text)", path)
      }
      if merged == old.bytes { return .success }
      if comparesOutput {
        return try report("the catalog differs from the graph; merge it again with 'navc strings'", path)
      }
      try OutputFile.write(merged, over: old.bytes, at: path)
      return .success
    }
  }

  private func write(_ bytes: [UInt8], to output: String?) throws -> ExitStatus {
    guard let output else {
      try OutputStream.standardOutput.write(bytes)
      return .success
    }
    if !comparesOutput {
      try OutputFile.write(bytes, to: output)
      return .success
    }
    guard case .file(let old) = InputFile.load(output) else { return try report("the file does not exist", output) }
    if old.bytes == bytes { return .success }
    return try report("the file differs from the graph; write it again with 'navc strings'", output)
  }

  private func report(_ message: String, _ path: String) throws -> ExitStatus {
    try OutputStream.standardError.write("\(path): \(message)\n" as PrintedText)
    return .invalid
  }
}
