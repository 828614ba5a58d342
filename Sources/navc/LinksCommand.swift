import NavCommandLine
import NavCompiler
import NavLinks

/// `navc links`.
struct LinksCommand: RunnableCommand {
  private var file = ""
  /// The URLs of `--explain`, or the file of `--check`.
  private var words: [String] = []
  /// The path of the output, `-`, or `nil`.
  private var output: String?
  private var options = MessageOptions()
  private var format: LinkFile?
  private var host: String?
  private var task = Task.write

  private enum Task {
    case write
    /// Compares the files under `-o`, or a deployed file, and writes nothing.
    case check
    case explain
  }

  static var verb: Verb {
    Verb(
      LinksCommand.init, name: "links", usage: "[options] FILE (-o DIR | --format FORMAT [-o OUT])",
      summary: "write the files that send URLs of a website to an app",
      details: """
        Checks the graph and writes the files with which Apple's systems and Android open URLs of its websites in the
        app. With '-o DIR', it writes all of them, in a folder for each host. With '--format', it writes one.

        '--explain URL…' prints for each URL what the file and the app do with it, and why. '--check' writes nothing. It
        compares the files under '-o' with the graph. With 'aasa=PATH', it compares a file that a website serves, and
        prints a URL about which they disagree.
        """,
      examples: [
        Verb.Example("navc links shop.nav.yaml -o Links", "write all files to the folder 'Links'"),
        Verb.Example(
          "navc links shop.nav.yaml --explain https://shop.example.com/p/7", "say where a URL leads, and why"),
        Verb.Example(
          "navc links shop.nav.yaml --check aasa=apple-app-site-association", "test a file that a website serves"),
      ],
      options: [
        .word("--format", "the file to write") { $0.format = $1 },
        .text("--host", "HOST", "the website, if the graph has several") { $0.host = $1 },
        .flag("--explain", "say what happens to the URLs that follow FILE") { $0.task = .explain },
        .flag("--check", "compare, and write nothing") { $0.task = .check },
        .output(\.output), .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .words { command, words in
        guard let file = words.first else { throw UsageError("there is no file to read") }
        command.file = file
        command.words = Array(words.dropFirst())
      })
  }

  func run() throws -> ExitStatus {
    try checkWords()
    let output = output == "-" ? nil : output
    switch try CheckedFile.read(file, options, output: format == nil ? nil : output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let links = try SiteLinks(graph)
      switch task {
      case .explain: return try explain(links)
      case .check where !words.isEmpty: return try checkDeployed(links)
      case .check, .write:
        guard try warnOfLargeFiles(links, graph, files[0]) == .success else { return .invalid }
        let files = try format.map { [try written($0, links)] } ?? LinkFile.all(links)
        return try task == .check ? check(files) : write(files, to: output)
      }
    }
  }

  private func checkWords() throws {
    if host != nil, format?.isOfSite != true, task != .check || words.isEmpty {
      throw UsageError("'--host' needs a '--format' of one website, or '--check aasa=PATH'")
    }
    switch task {
    case .explain:
      if words.isEmpty { throw UsageError("'--explain' needs a URL after the file") }
      if format != nil || output != nil { throw UsageError("'--explain' writes no file") }
    case .check:
      guard let word = words.first else {
        if output == nil || output == "-" { throw UsageError("'--check' needs '-o', or 'aasa=PATH' after the file") }
        return
      }
      guard words.count == 1, word.hasPrefix("aasa="), word != "aasa=" else {
        throw UsageError("'--check' takes 'aasa=PATH', not '\(words[words.count - 1])'")
      }
      if format != nil || output != nil { throw UsageError("'--check aasa=PATH' does not take '--format' or '-o'") }
    case .write:
      if let word = words.first { throw UsageError("'links' takes one file, and '\(word)' is another one") }
      if format == nil, output == nil || output == "-" {
        throw UsageError("'links' needs '-o DIR' for all files, or '--format' for one")
      }
    }
  }

  // MARK: - Files

  /// The site that `--host` names, or the only one.
  private func site(_ links: SiteLinks) throws -> SiteLinks.Site {
    let hosts = links.sites.map(\.host)
    guard let host else {
      guard let only = links.sites.first else {
        throw UsageError("the graph has no website; add a base with 'https' under 'links'")
      }
      guard links.sites.count == 1 else {
        throw UsageError("the graph has several websites; select one with '--host': \(hosts.joined(separator: ", "))")
      }
      return only
    }
    guard let site = links.sites.first(where: { $0.host == host.lowercased() }) else {
      throw UsageError("the graph has no website '\(host)'", host, among: hosts)
    }
    return site
  }

  private func written(_ format: LinkFile, _ links: SiteLinks) throws -> WrittenLinkFile {
    let site = format.isOfSite ? try site(links) : nil
    guard let file = format.written(links, site) else {
      throw UsageError("'--format \(format.rawValue)' needs \(format.needs)")
    }
    return file
  }

  private func write(_ files: [WrittenLinkFile], to output: String?) throws -> ExitStatus {
    guard format == nil, let output else {
      for file in files {
        if let output {
          try OutputFile.write(Array(file.text.utf8), to: output)
        } else {
          try OutputStream.standardOutput.write(data: file.text)
        }
      }
      return .success
    }
    for file in files {
      let path = "\(output)/\(file.path)"
      for (index, character) in path.enumerated() where character == "/" && index > 0 {
        try OutputFile.createDirectory(String(path.prefix(index)))
      }
      try OutputFile.write(Array(file.text.utf8), to: path)
    }
    return .success
  }

  /// Compares the files with those on disk.
  private func check(_ files: [WrittenLinkFile]) throws -> ExitStatus {
    for file in files {
      let path = format == nil ? "\(output ?? "")/\(file.path)" : output ?? ""
      guard case .file(let old) = InputFile.load(path) else {
        try OutputStream.standardError.write("\(path): the file does not exist\n" as PrintedText)
        return .invalid
      }
      guard old.bytes == Array(file.text.utf8) else {
        try OutputStream.standardError.write(
          "\(path): the file differs from the graph; write it again with 'navc links'\n" as PrintedText)
        return .invalid
      }
    }
    return .success
  }

  /// Prints a warning for each file that is larger than systems may accept.
  private func warnOfLargeFiles(_ links: SiteLinks, _ graph: Graph, _ source: SourceFile) throws -> ExitStatus {
    guard format == nil || format == .aasa, let key = graph.links.apple?.key else { return .success }
    let warnings = links.sites.compactMap { site -> Diagnostic? in
      guard let size = AppleSiteAssociation(links, DecisionList(links, of: site))?.json.utf8.count,
        size > AppleSiteAssociation.sizeLimit
      else { return nil }
      let message =
        "the file of '\(site.host)' has \(size) bytes, and systems may ignore one of more than"
        + " \(AppleSiteAssociation.sizeLimit)"
      return Diagnostic(.linksLarge, message, at: key)
    }
    if warnings.isEmpty { return .success }
    var printer = MessagePrinter(options)
    try printer.add(Compiler.Result(file: source, diagnostics: DiagnosticBag(warnings)))
    try printer.finish()
    return options.strictness == .strict ? .invalid : .success
  }

  // MARK: - URLs

  private func explain(_ links: SiteLinks) throws -> ExitStatus {
    for line in words.flatMap({ LinkExplanation($0, links).lines }) {
      try OutputStream.standardOutput.write("\(line)\n" as PrintedText)
    }
    return .success
  }

  private func checkDeployed(_ links: SiteLinks) throws -> ExitStatus {
    let path = String(words[0].dropFirst("aasa=".count))
    guard case .file(let file) = InputFile.load(path) else { throw UsageError("'\(path)' cannot be read") }
    let site = try site(links)
    do throws(AppleSiteAssociation.ReadingError) {
      let deployed = try AppleSiteAssociation(reading: file.bytes)
      guard let difference = DeployedFile(deployed).difference(from: links, of: site) else { return .success }
      try? OutputStream.standardError.write("\(path): \(difference)\n" as PrintedText)
    } catch {
      try? OutputStream.standardError.write("\(path): the file \(error.text)\n" as PrintedText)
    }
    return .invalid
  }
}
