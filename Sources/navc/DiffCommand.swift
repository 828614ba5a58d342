import NavCommandLine
import NavCompiler
import NavDiff

/// `navc diff`.
struct DiffCommand: RunnableCommand {
  private var operands: [String] = []
  private var revision = Revision.none
  private var form = Form.text
  private var output: String?
  private var failing = FailingEffects()
  private var failsOnChange = false
  private var accepted: String?
  private var options = MessageOptions()
  private var diff = DiffOptions()

  private enum Form: String, CaseIterable {
    case text, json, markdown, github, svg, html
  }

  /// The revisions to compare.
  private enum Revision: Equatable {
    /// Two files.
    case none
    /// A revision and the working tree, or two revisions.
    case git(String)
    /// The commit where the branch left another one, and the working tree.
    case mergeBase(String)
  }

  static var verb: Verb {
    Verb(
      DiffCommand.init, name: "diff", usage: "[options] OLD NEW | --git REV [FILE…]",
      summary: "show what a change of a graph breaks",
      details: """
        Compares the meaning of two graphs, and lists each change with its effects: on Swift code that was written
        against the old graph, on published links, on saved stacks, on behaviour, and on names in events. Comments and
        the layout are not changes.

        '--git' compares a revision with the working tree, or two revisions that are written as A..B. '--merge-base'
        takes the commit where the branch left REV instead, as a pull request does. Without FILE, navc compares all graphs
        below the working directory. A directory stands for the graphs in it.

        '--accept' reads a file with an effect, the name of the changed item, and a comment on each line:
        'api-gone cart # replaced by basket'. These effects are shown, but do not fail the run.

        svg and html draw both graphs in one picture. '+' marks what is new, '−' what is gone, and '~' what has changed.
        Screens far from changes are counted instead.
        """,
      examples: [
        Verb.Example("navc diff old.nav.yaml new.nav.yaml", "compare two files"),
        Verb.Example("navc diff --breaking --merge-base main", "fail if the branch breaks released apps"),
        Verb.Example("navc diff --git v1.0..v1.1 --format markdown shop.nav.yaml", "describe a release"),
        Verb.Example("navc diff --merge-base main --format html -o changes.html", "draw what the branch changes"),
      ],
      options: [
        .text("--git", "REV", "compare a revision with the working tree; A..B compares two revisions") {
          try $0.set(.git($1))
        },
        .text("--merge-base", "REV", "compare the commit where the branch left REV with the working tree") {
          try $0.set(.mergeBase($1))
        },
        .attachedText(
          "--breaking", "AREAS", otherwise: "api,links,state", among: areas,
          "fail if an effect breaks api, links, state or names; all includes what the app must supply"
        ) { try $0.setBreaking($1) },
        .flag("--exit-code", "fail if anything has changed") { $0.failsOnChange = true },
        .text("--accept", "FILE", "do not fail because of the effects in FILE") { $0.accepted = $1 },
        .text("--rename", "OLD=NEW", "an item that has another name; can be repeated") { try $0.addRename($1) },
        .flag("--no-renames", "do not search for renamed items") { $0.diff.searchesRenames = false },
        .word("--format", "the output format; text by default") { $0.form = $1 },
        .output(\.output), .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .words { $0.operands = $1 })
  }

  private mutating func set(_ revision: Revision) throws {
    guard self.revision == .none else { throw UsageError("'--git' and '--merge-base' can be given once") }
    self.revision = revision
  }

  /// The words of `--breaking`.
  private static let areas = EffectArea.allCases.map(\.rawValue) + ["all"]

  private mutating func setBreaking(_ list: String) throws {
    for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if word == "all" {
        failing.areas.formUnion(EffectArea.allCases)
        failing.includesAsks = true
      } else if let area = EffectArea(rawValue: word) {
        failing.areas.insert(area)
      } else {
        let areas = Self.areas.joined(separator: ", ")
        throw UsageError("'--breaking' takes areas (\(areas)), and '\(word)' is not one", word, among: Self.areas)
      }
    }
  }

  private mutating func addRename(_ text: String) throws {
    let names = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, !names.contains("") else {
      throw UsageError("'--rename' needs two names, as in 'cart=basket'; '\(text)' does not have them")
    }
    guard diff.renames[names[0]] == nil else { throw UsageError("'\(names[0])' is renamed twice") }
    diff.renames[names[0]] = names[1]
  }

  // MARK: - Running

  func run() throws -> ExitStatus {
    var accepted = try AcceptedEffects(file: self.accepted)
    let comparisons = try self.comparisons()
    if let output, output != "-" {
      for comparison in comparisons.all {
        for case .file(let file, let store) in [comparison.old, comparison.new] where store is MountDirectory {
          try OutputFile.refuse(output, sameAs: SystemPath(file.path), named: "-o")
        }
      }
    }
    var printer = MessagePrinter(quiet)
    var (reports, isUnreadable): ([DiffReport], Bool) = ([], false)
    for comparison in comparisons.all {
      let errors = printer.errorCount
      let old = try check(comparison.old, &printer)
      if printer.errorCount > errors, let commit = comparisons.old {
        // The file of the working tree has the same path.
        try OutputStream.standardError.write(
          "navc: note: these errors are in '\(comparison.oldPath)' of the commit \(commit.prefix(12))\n")
      }
      let new = try check(comparison.new, &printer)
      if case .unreadable = old { isUnreadable = true }
      if case .unreadable = new { isUnreadable = true }
      guard let found = self.diff(old, new) else { continue }
      reports.append(
        DiffReport(
          found, old: DiffReport.Source(path: comparison.oldPath, revision: comparisons.old),
          new: DiffReport.Source(path: comparison.newPath, revision: comparisons.new), failing: failing,
          accepting: &accepted))
    }
    try printer.finish()
    if isUnreadable { return .failure }
    guard printer.status == .success else { return printer.status }
    try write(reports, isSingle: comparisons.isSingle)
    var status = ExitStatus.success
    if reports.contains(where: \.isFailing) { status = .invalid }
    if failsOnChange, reports.contains(where: { !$0.changes.isEmpty }) { status = .invalid }
    let isUnused = try [reportUnused(accepted), reportUnusedRenames(reports)].contains(true)
    if isUnused, options.strictness == .strict { status = .invalid }
    return status
  }

  /// Warnings of the graphs belong to `validate`.
  private var quiet: MessageOptions {
    var quiet = options
    quiet.verbosity = .quiet
    quiet.strictness = .lenient
    return quiet
  }

  private func comparisons() throws -> DiffComparisons {
    switch revision {
    case .none:
      guard operands.count == 2 else {
        throw UsageError("'diff' takes two files, or '--git' or '--merge-base' with a revision")
      }
      return try DiffComparisons(files: operands[0], operands[1], root: options.root)
    case .git(let revision):
      return try DiffComparisons(git: revision, operands, root: options.root)
    case .mergeBase(let revision):
      return try DiffComparisons(mergeBase: revision, operands, root: options.root)
    }
  }

  private enum Checked {
    case missing, unreadable, broken
    case side(GraphDiff.Side)
  }

  private func check(_ source: DiffComparisons.Source, _ printer: inout MessagePrinter) throws -> Checked {
    switch source {
    case .missing: return .missing
    case .unreadable(let file, let diagnostic):
      try printer.add(Compiler.Result(file: file, diagnostics: DiagnosticBag([diagnostic])))
      return .unreadable
    case .file(let file, let store):
      var compilation = Compilation(store, keeping: .graphAndDeclarations)
      let result = compilation.check(file)
      try printer.add(result)
      return result.graph.map { .side(GraphDiff.Side($0, result.files, declarations: result.declarations)) } ?? .broken
    }
  }

  private func diff(_ old: Checked, _ new: Checked) -> GraphDiff? {
    switch (old, new) {
    case (.side(let old), .side(let new)): GraphDiff(from: old, to: new, diff)
    case (.side(let old), .missing): GraphDiff(removed: old)
    case (.missing, .side(let new)): GraphDiff(added: new)
    default: nil
    }
  }

  // MARK: - Accepted effects

  /// Reports lines that no effect matches. Returns whether there are any.
  private func reportUnused(_ accepted: AcceptedEffects) throws -> Bool {
    for line in accepted.unused where options.verbosity == .normal || options.strictness == .strict {
      let place: PrintedText = "\(self.accepted ?? ""):\(line.number)"
      try OutputStream.standardError.write(
        "\(place): warning: no effect matches '\(line.effect) \(line.subject)'\n")
    }
    return !accepted.unused.isEmpty
  }

  /// Reports declared renames that no change confirms. Returns whether there are any.
  private func reportUnusedRenames(_ reports: [DiffReport]) throws -> Bool {
    let changes = reports.flatMap(\.changes).filter { $0.action == .renamed }
    let unused = diff.renames.sorted { $0.key < $1.key }
      .filter { rename in !changes.contains { $0.renamedFrom == rename.key && $0.name == rename.value } }
    for (old, new) in unused where options.verbosity == .normal || options.strictness == .strict {
      try OutputStream.standardError.write("navc: warning: no item '\(old)' has the new name '\(new)'\n")
    }
    return !unused.isEmpty
  }

  // MARK: - Output

  private func write(_ reports: [DiffReport], isSingle: Bool) throws {
    let bytes = bytes(reports, isSingle: isSingle)
    if let output, output != "-" { return try OutputFile.write(bytes, to: output) }
    try OutputStream.standardOutput.write(bytes)
  }

  private func bytes(_ reports: [DiffReport], isSingle: Bool) -> [UInt8] {
    let text: String
    switch form {
    case .svg: return DiffPicture.svg(reports)
    case .html: return DiffPage.html(reports)
    case .text: text = reports.map { DiffText.text($0).text }.joined()
    case .github: text = reports.map { DiffGitHub.text($0).text }.joined()
    case .markdown: text = DiffMarkdown.text(reports)
    case .json:
      if isSingle, let report = reports.first {
        text = DiffJSON.value(report).text
      } else {
        let version = (key: "version", value: JSONValue.number(DiffJSON.version))
        text = JSONValue.object([version, ("diffs", .array(reports.map(DiffJSON.value)))]).text
      }
    }
    return Array(text.utf8)
  }
}
