package import NavCompiler

/// Imports the navigation of an app into one graph.
package struct Importer {
  /// A source with the name of its file.
  package struct Input: Sendable {
    package let file: SourceFile
    /// The name without its extension, which references use.
    package let stem: String

    package init(_ file: SourceFile, stem: String) {
      self.file = file
      self.stem = stem
    }
  }

  /// An imported graph with its report.
  package struct Product: Sendable {
    /// The bytes of the graph file.
    package let text: [UInt8]
    package let report: ImportReport
  }

  /// The largest number of screens.
  static let mostScreens = 100_000
  /// The largest number of checks. Each check that fails makes at least one segue less.
  private static let mostChecks = 64

  private var repair: Repair
  private let rule: Repair.Rule
  private let source: ImportReport.Source
  private let files: [SourceFile]
  private let graph: String
  private let code: AppCode?

  // MARK: - Sources

  /// Imports the storyboards of an app.
  ///
  /// - Parameters:
  ///   - inputs: The storyboards. The first one contains the start.
  ///   - name: The name of the graph, or `nil` for that of the first file.
  ///   - code: The code of the app, or `nil` without it.
  /// - Returns: The graph, which validates, and the report.
  /// - Throws: An ``ImportFailure`` if a file cannot be imported.
  /// - Complexity: Linear in the files, for each check of the graph.
  package static func storyboards(
    _ inputs: [Input], name: String?, code: AppCode? = nil
  ) throws(ImportFailure) -> Product {
    try checkNames(of: inputs)
    var files: [StoryboardFile] = []
    for input in inputs { files.append(try StoryboardFile(input.file, stem: input.stem)) }
    let draft = StoryboardReader.draft(of: files)
    let declaring = code.map { (code: $0, classes: UnwindSearch.classes(of: draft.screens, in: $0)) }
    var importer = try Importer(
      draft, .storyboard, inputs.map(\.file), graph: name ?? graphName(of: inputs), code: code
    ) { draft, shape in
      var search = declaring.map { UnwindSearch($0.code, $0.classes, draft, shape) }
      return { segue in
        guard case .unwind(let selector) = segue.intent, let source = segue.source else {
          return Decision(action: nil, code: .noSource)
        }
        return UnwindRule.decide(selector: selector, from: source, in: draft, shape) {
          search?.target(of: selector, from: source)
        }
      }
    }
    return try importer.run()
  }

  /// Imports the navigation graphs of an Android app.
  ///
  /// - Parameters:
  ///   - inputs: The navigation graphs. The first one contains the start.
  ///   - menu: The menu with the tabs of the app.
  ///   - strings: The texts of titles.
  ///   - name: The name of the graph, or `nil` for that of the first file.
  /// - Returns: The graph, which validates, and the report.
  /// - Throws: An ``ImportFailure`` if a file cannot be imported.
  /// - Complexity: Linear in the files, for each check of the graph.
  package static func navigationGraphs(
    _ inputs: [Input], menu: SourceFile?, strings: StringResources, name: String?
  ) throws(ImportFailure) -> Product {
    try checkNames(of: inputs)
    var files: [NavigationFile] = []
    for input in inputs { files.append(try NavigationFile(input.file, stem: input.stem)) }
    var items: MenuFile?
    if let menu { items = try MenuFile(menu) }
    var importer = try Importer(
      AndroidReader.draft(of: files, menu: items, strings: strings), .android,
      inputs.map(\.file) + (menu.map { [$0] } ?? []), graph: name ?? graphName(of: inputs)
    ) { draft, shape in
      { segue in
        guard case .action(let action) = segue.intent, let source = segue.source else {
          return Decision(action: nil, code: .noSource)
        }
        return ActionRule.decide(action, from: source, in: draft, shape)
      }
    }
    return try importer.run()
  }

  private static func checkNames(of inputs: [Input]) throws(ImportFailure) {
    var known: [String: String] = [:]
    for input in inputs {
      if let other = known.updateValue(input.file.path, forKey: input.stem) {
        throw ImportFailure(
          .name, "'\(other)' has the same name, so a reference to '\(input.stem)' can mean either", file: input.file,
          offset: 0)
      }
    }
  }

  private static func graphName(of inputs: [Input]) -> String {
    guard let name = inputs.first.flatMap({ GraphNames.graph($0.stem) }) else { return "App" }
    return isGraphName(name) ? name : name + "Graph"
  }

  /// Whether a graph can have a name. navc reserves the names of some types and modules.
  package static func isGraphName(_ name: String) -> Bool {
    guard SwiftName.isTypeName(name) else { return false }
    let graph = SourceFile(path: name, text: "navc: 1\ngraph: \(name)\nroot: a\nscreens: { a: }\n")
    return Compiler.check(graph).diagnostics.errorCount == 0
  }

  // MARK: - Checks

  private init(
    _ draft: Draft, _ source: ImportReport.Source, _ files: [SourceFile], graph: String, code: AppCode? = nil,
    rule: @escaping Repair.Rule
  ) throws(ImportFailure) {
    guard draft.screens.count <= Self.mostScreens else {
      throw ImportFailure(
        .size, "the app has \(draft.screens.count) screens, and navc imports at most \(Self.mostScreens)",
        file: files[0], offset: 0)
    }
    (self.source, self.files, self.graph, self.code, self.rule) = (source, files, graph, code, rule)
    repair = Repair(draft)
  }

  /// Repairs the draft until navc accepts its graph.
  private mutating func run() throws(ImportFailure) -> Product {
    for _ in 0..<Self.mostChecks {
      repair.run(rule)
      let names = GraphNames(repair, graph: graph)
      let lines = GraphLines(repair, names)
      let file = SourceFile(path: graph, text: lines.lines.joined(separator: "\n"))
      let diagnostics = Compiler.check(file).diagnostics
      guard diagnostics.errorCount > 0 else {
        var report = ReportBuilder(repair, names, lines, head: GraphText.headCount).report(source, files: files)
        if let code { report.add(OpeningCalls(repair, names).calls(in: code)) }
        return Product(text: Array(GraphText.text(lines, report).utf8), report: report)
      }
      guard weaken(diagnostics.errorRanges, file, lines) else { break }
    }
    throw ImportFailure(
      .xml, "navc refuses the graph of this app, which is an error of the importer; please report it", file: files[0],
      offset: 0)
  }

  /// Makes less of each part that navc refuses.
  ///
  /// - Returns: Whether there is such a part.
  private mutating func weaken(_ errors: [SourceRange], _ file: SourceFile, _ lines: GraphLines) -> Bool {
    let positions = SourcePositions(of: errors.map(\.lower), in: file)
    var segues: Set<Int> = []
    var screensOfLinks: Set<Int> = []
    var screens: Set<Int> = []
    for error in errors {
      let line = positions[error.lower].line - 1
      guard lines.parts.indices.contains(line), let part = lines.parts[line] else { continue }
      switch part {
      case .segue(let segue): segues.insert(segue)
      case .link(let screen): screensOfLinks.insert(screen)
      case .screen(let screen): screens.insert(screen)
      case .argument, .type: break
      }
    }
    var isChanged = repair.dropLinks(of: screensOfLinks)
    for segue in segues { isChanged = repair.stepDown(segue) || isChanged }
    return repair.stepDownOffers(to: screens) || isChanged
  }
}
