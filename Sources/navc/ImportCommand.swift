import NavCommandLine
import NavCompiler
import NavImport

/// `navc import`.
struct ImportCommand: RunnableCommand {
  private var source = ImportReport.Source.storyboard
  private var files: [String] = []
  /// The directory of the graph, or `nil` for standard output.
  private var output: String?
  /// The name of the graph, or `nil` for that of the first file.
  private var name: String?
  private var format = Format.text
  private var mode = Mode.write
  /// The directory `res` of an Android app, which contains the texts of titles.
  private var resources: String?
  /// The menu of an Android app, whose items become tabs.
  private var menu: String?
  /// The directory with the code of an app with storyboards.
  private var code: String?

  enum Format: String, CaseIterable {
    case text, json
  }

  /// The files of an app besides its storyboards or graphs.
  private struct Extras {
    var menu: SourceFile?
    var strings: [SourceFile] = []
    var code: AppCode?
  }

  private enum Mode {
    case write
    /// Writes nothing, and compares the sources with the graph that was imported from them.
    case check
  }

  static var verb: Verb {
    Verb(
      ImportCommand.init, name: "import", usage: "storyboard|android [options] FILE… [-o DIR]",
      summary: "turn storyboards or Android navigation graphs into a graph",
      details: """
        Reads the files of an app, and writes one graph that validates, with a report. The first FILE contains the
        start. The other files are files that it refers to. '-' is standard input.

        The report names each element that the graph does not express exactly. In the graph, such a place has a comment
        with TODO. The graph belongs to you: an import does not overwrite a graph that you have edited.

        With '-o', the graph is DIR/<name>.nav.yaml. Otherwise it goes to standard output, and the report goes to
        standard error. '--check' writes nothing, and fails if the sources have changed since the import.

        '--sources' reads the code of an app with storyboards. The code shows which screens declare the actions of
        unwinds, and which calls open the screens that no segue leads to.
        """,
      examples: [
        Verb.Example(
          "navc import storyboard Main.storyboard Login.storyboard -o nav", "import an app with two storyboards"),
        Verb.Example(
          "navc import storyboard Login.storyboard --sources App -o nav", "find the targets of unwinds in the code"),
        Verb.Example(
          "navc import android nav_graph.xml --res app/src/main/res -o nav", "import an Android app with its titles"),
        Verb.Example(
          "navc import storyboard Main.storyboard Login.storyboard -o nav --check", "see if the app has changed since"),
      ],
      options: [
        .text("-o", "DIR", "write the graph to DIR, and create DIR if it is missing") { command, path in
          guard command.output == nil else { throw UsageError("'-o' is given twice") }
          guard !path.isEmpty, !InputFile.exists(path) || InputFile.isDirectory(path) else {
            throw UsageError("'-o' needs a directory, and '\(path)' is not one")
          }
          command.output = path
        },
        .text("--name", "NAME", "the name of the graph; by default, that of the first file") { command, name in
          guard Importer.isGraphName(name) else {
            throw UsageError("'--name' needs a name such as 'Shop', not '\(name)'")
          }
          command.name = name
        },
        .word("--format", "the format of the report; json goes to standard output") { $0.format = $1 },
        .flag("--check", "write nothing; fail if the sources have changed since the import") { $0.mode = .check },
        .text("--res", "DIR", "read the texts of titles from DIR/values; android only") { command, path in
          guard InputFile.isDirectory(path + "/values") else {
            throw UsageError("'--res' needs a directory that contains 'values', and '\(path)' does not")
          }
          command.resources = path
        },
        .text("--menu", "FILE", "make a tab for each item of a menu; android only") { $0.menu = $1 },
        .text("--sources", "DIR", "read the Swift and Objective-C files in DIR; storyboard only") { command, path in
          guard InputFile.isDirectory(path) else {
            throw UsageError("'--sources' needs a directory, and '\(path)' is not one")
          }
          command.code = path
        },
      ],
      operands: .words(.words({ kinds }, then: .files)) { try $0.read($1) })
  }

  private static let kinds = [ImportReport.Source.storyboard, .android].map(\.rawValue)

  /// Reads the kind of the sources and the files.
  private mutating func read(_ words: [String]) throws {
    guard let first = words.first else { throw UsageError("'import' needs a kind: storyboard or android") }
    guard let source = ImportReport.Source(rawValue: first) else {
      throw UsageError(
        "'import' needs a kind, storyboard or android, not '\(first)'", first, among: Self.kinds)
    }
    self.source = source
    files = Array(words.dropFirst())
    guard !files.isEmpty else { throw UsageError("there is no file to import") }
    guard (files + (menu.map { [$0] } ?? [])).count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("standard input, '-', can be read only once")
    }
  }

  /// Imports the files.
  func run() throws -> ExitStatus {
    if mode == .check, output == nil { throw UsageError("'--check' needs '-o', the directory of the graph") }
    if source == .storyboard, let option = resources != nil ? "--res" : menu != nil ? "--menu" : nil {
      throw UsageError("'\(option)' needs 'import android'")
    }
    if source == .android, code != nil { throw UsageError("'--sources' needs 'import storyboard'") }
    guard let inputs = try inputs(), let extras = try extras() else { return .failure }
    let product: Importer.Product
    do throws(ImportFailure) {
      product = try self.product(of: inputs, extras)
    } catch {
      try write(ImportReport(source, of: [error]), path: nil, text: nil)
      return .invalid
    }
    return try finish(product, stem: inputs[0].stem)
  }

  private func product(of inputs: [Importer.Input], _ extras: Extras) throws(ImportFailure) -> Importer.Product {
    switch source {
    case .storyboard: try Importer.storyboards(inputs, name: name, code: extras.code)
    case .android:
      try Importer.navigationGraphs(inputs, menu: extras.menu, strings: StringResources(extras.strings), name: name)
    }
  }

  // MARK: - Files

  /// Reads the sources, or returns `nil` after a message if one is unreadable.
  private func inputs() throws -> [Importer.Input]? {
    var inputs: [Importer.Input] = []
    for path in files {
      guard let file = try Self.load(path) else { return nil }
      inputs.append(Importer.Input(file, stem: path == "-" ? "App" : Self.stem(of: path)))
    }
    return inputs
  }

  private func extras() throws -> Extras? {
    var extras = Extras()
    if let resources {
      for name in try DirectoryListing.names(in: resources + "/values") where name.hasSuffix(".xml") {
        guard let file = try Self.load("\(resources)/values/\(name)") else { return nil }
        extras.strings.append(file)
      }
    }
    if let menu {
      guard let file = try Self.load(menu) else { return nil }
      extras.menu = file
    }
    if let code {
      guard let read = try Self.code(in: code) else { return nil }
      extras.code = read
    }
    return extras
  }

  /// Reads the code of an app, or returns `nil` after a message if a file is unreadable.
  private static func code(in directory: String) throws -> AppCode? {
    var code = AppCode()
    for path in try DirectoryListing.files(under: directory, where: AppCode.isCode) {
      guard let file = try load(path) else { return nil }
      // Only the beginning of a file that is too large was read.
      guard file.bytes.count <= NodeTree.fileSizeLimit else {
        try complain(.fileTooLarge(file), path)
        return nil
      }
      code.add(file)
    }
    return code
  }

  private static func load(_ path: String) throws -> SourceFile? {
    switch InputFile.load(path) {
    case .file(let file): return file
    case .unreadable(let file, let diagnostic):
      try complain(diagnostic, file.path)
      return nil
    }
  }

  private static func complain(_ diagnostic: Diagnostic, _ path: String) throws(OutputError) {
    try OutputStream.standardError.write("\(path): error: \(diagnostic.message) [\(diagnostic.rule.id)]\n")
  }

  /// Returns the name of a file without its extension.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// Returns the name of a graph's file: lowercase letters and digits, and `-` for all other characters.
  private static func fileName(of name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "0"..."9": scalar
      case "A"..."Z": Unicode.Scalar(UInt8(scalar.value) + 32)
      default: "-"
      }
    }
    return String(String.UnicodeScalarView(scalars)) + ".nav.yaml"
  }

  // MARK: - Results

  private func finish(_ product: Importer.Product, stem: String) throws -> ExitStatus {
    let fileName = Self.fileName(of: name ?? stem)
    guard let output else {
      if format == .text { try OutputStream.standardOutput.write(product.text) }
      try write(product.report, path: fileName, text: product.text)
      return .success
    }
    let path = output.hasSuffix("/") ? output + fileName : "\(output)/\(fileName)"
    let old = try ImportedFile.read(path)
    if mode == .check { return try compare(product, with: old, path) }
    if let refusal = old.refusal {
      try OutputStream.standardError.write(
        "\(path): error: \(refusal), so the import does not overwrite it; move it, or import into another directory\n")
      return .failure
    }
    try OutputFile.createDirectory(output)
    try old.replace(with: product.text, at: path)
    try write(product.report, path: path, text: nil)
    return .success
  }

  private func compare(_ product: Importer.Product, with old: ImportedFile, _ path: String) throws -> ExitStatus {
    let isCurrent = old.isImport(of: product.text)
    if format == .json { try write(product.report, path: path, text: nil) }
    if !isCurrent {
      try OutputStream.standardError.write(
        old.exists
          ? "\(path): the sources have changed since the import\n" : "\(path): the graph does not exist yet\n")
    }
    return isCurrent ? .success : .invalid
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - path: The path of the graph. Without a directory, the name that the graph's file would have.
  ///   - text: The graph, unless it is in a file.
  /// - Throws: An ``OutputError`` if the report cannot be written.
  private func write(_ report: ImportReport, path: String?, text: [UInt8]?) throws {
    switch format {
    case .text: try OutputStream.standardError.write(report.text(path: path ?? ""))
    case .json:
      let document = report.json(
        path: text == nil ? path : nil, text: text.map { String(decoding: $0, as: UTF8.self) })
      try OutputStream.standardOutput.write(data: document.text)
    }
  }
}
