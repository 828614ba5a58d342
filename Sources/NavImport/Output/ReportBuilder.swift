import NavCompiler

/// Describes each element of a draft in a report. It is a class, because a copy for each element costs more than the
/// description.
final class ReportBuilder {
  private let repair: Repair
  private let names: GraphNames
  private let lines: GraphLines
  private var lineOf: [GraphLines.Part: Int] = [:]
  /// The segues of each element.
  private var segues: [[Int]]

  private var draft: Draft { repair.draft }

  /// - Parameters:
  ///   - repair: The draft with the actions of its segues.
  ///   - names: The names of the graph's parts.
  ///   - lines: The lines of the graph.
  ///   - head: The number of lines before those of the graph.
  init(_ repair: Repair, _ names: GraphNames, _ lines: GraphLines, head: Int) {
    (self.repair, self.names, self.lines) = (repair, names, lines)
    for (index, part) in lines.parts.enumerated() {
      if let part { lineOf[part] = head + index + 1 }
    }
    segues = [[Int]](repeating: [], count: repair.draft.elements.count)
    for (index, segue) in repair.draft.segues.enumerated() {
      for element in segue.elements { segues[element].append(index) }
    }
  }

  /// Returns the report.
  ///
  /// - Complexity: Linear in the files and in the draft.
  func report(_ source: ImportReport.Source, files: [SourceFile]) -> ImportReport {
    var report = ImportReport(source)
    report.graph = names.graph
    report.screenCount = draft.screens.count
    report.segueCount = repair.actions.count { $0 != nil }
    var offsets = [[UInt32]](repeating: [], count: files.count)
    for element in draft.elements { offsets[element.file].append(element.offset) }
    let positions = zip(files, offsets).map { SourcePositions(of: $1, in: $0) }
    report.files = zip(files, offsets).map { ($0.path, $1.count) }
    report.elements = draft.elements.indices.map { element($0, positions[draft.elements[$0].file]) }
    report.added = additions
    report.decisions = Self.decisions(report)
    if source == .storyboard { report.linesWithoutID = linesWithoutID }
    report.types = draft.types.enumerated().map { (lineOf[.type($0)] ?? 0, $1.swift, $1.className) }
    return report
  }

  // MARK: - Elements

  private func element(_ index: Int, _ positions: SourcePositions) -> ImportReport.Element {
    let element = draft.elements[index]
    let position = positions[element.offset]
    let (code, live) = outcome(of: index)
    let parts = element.parts.map(part) + live.map(part)
    let status = parts.isEmpty ? .omitted : code.status
    return ImportReport.Element(
      file: element.file, line: position.line, column: position.column, tag: element.tag, kind: element.kind,
      id: element.id, name: element.name, status: status, code: code,
      reason: status == .converted ? nil : code.reason(element.detail), becomes: parts)
  }

  /// Returns the code of an element, and its segues in the graph.
  private func outcome(of index: Int) -> (ImportCode, [Int]) {
    let element = draft.elements[index]
    let all = segues[index]
    let live = all.filter { repair.actions[$0] != nil }
    func code(_ segue: Int) -> ImportCode { repair.codes[segue] ?? element.code }
    guard let first = live.first else { return (all.first.map(code) ?? element.code, []) }
    if all.contains(where: { repair.codes[$0] == .wayArguments }) { return (.notEverywhere, live) }
    let worst = live.first { code($0).status != .converted } ?? first
    // Not each screen of a large nested graph offers its global actions.
    return (element.code == .notEverywhere && code(worst).status == .converted ? element.code : code(worst), live)
  }

  private func part(_ part: Draft.Part) -> ImportReport.Part {
    switch part {
    case .screen(let screen): self.part(.screen(screen), of: screen, nil)
    case .argument(let screen, let index):
      self.part(
        .argument(screen: screen, index), of: screen, .argument(draft.screens[screen].arguments[index].name))
    case .link(let screen):
      self.part(.link(screen: screen), of: screen, .link(draft.screens[screen].link?.path ?? ""))
    }
  }

  private func part(_ segue: Int) -> ImportReport.Part {
    part(.segue(segue), of: draft.segues[segue].source, .segue(names.segues[segue]))
  }

  private func part(_ part: GraphLines.Part, of screen: Int?, _ kind: ImportReport.Part.Kind?) -> ImportReport.Part {
    ImportReport.Part(of: kind, screen: screen.map { names.screens[$0] } ?? "anywhere", line: lineOf[part] ?? 0)
  }

  // MARK: - Additions

  private var additions: [ImportReport.Addition] {
    var added: [ImportReport.Addition] = []
    for (screen, content) in draft.screens.enumerated() {
      if let code = content.added { added.append(.init(code: code, part: part(.screen(screen)))) }
    }
    for (index, segue) in draft.segues.enumerated() where repair.actions[index] != nil {
      if let code = segue.added { added.append(.init(code: code, part: part(index))) }
    }
    return added.sorted { $0.part.line < $1.part.line }
  }

  /// The screens of scenes without a Storyboard ID. Factories use the ID of an initial scene too.
  private var linesWithoutID: [Int] {
    draft.screens.indices.filter { screen in
      let content = draft.screens[screen]
      return !content.isContainer && content.tag != "viewControllerPlaceholder"
        && !content.metadata.contains { $0.key == "storyboardID" }
    }.compactMap { lineOf[.screen($0)] }
  }

  // MARK: - Decisions

  private static func decisions(_ report: ImportReport) -> [ImportReport.Decision] {
    var decisions: [ImportReport.Decision] = []
    var indices: [ImportCode: Int] = [:]
    func add(_ code: ImportCode, element: Int?, line: Int?) {
      let index = indices[code] ?? decisions.count
      if index == decisions.count {
        indices[code] = index
        decisions.append(ImportReport.Decision(code: code))
      }
      decisions[index].count += 1
      if let element { decisions[index].elements.append(element) }
      if let line { decisions[index].lines.append(line) }
    }
    for (index, element) in report.elements.enumerated() where element.status != .converted {
      add(element.code, element: index, line: element.becomes.first?.line)
    }
    for addition in report.added { add(addition.code, element: nil, line: addition.part.line) }
    for index in decisions.indices { decisions[index].lines = Set(decisions[index].lines).sorted() }
    return decisions
  }
}
