package import NavCompiler

extension ImportReport {
  /// Returns the report as text: what differs, the numbers by kind, and the decisions.
  ///
  /// - Parameter path: The path of the graph file, or the name that it will have.
  /// - Returns: The text, with a line feed at its end.
  package func text(path: String) -> PrintedText {
    guard errors.isEmpty else { return errorText }
    var text: PrintedText = ""
    let paths: [PrintedText] = files.map { "\($0.path)" }
    for element in elements where element.status != .converted {
      text.append("\(paths[element.file]):\(element.line):\(element.column): ")
      text.append("\(element.status.rawValue): \(Self.description(of: element)): ")
      text.append("\(element.reason ?? "") [\(element.code.rawValue)]\n")
    }
    for addition in added {
      text.append("\(path):\(addition.part.line): added: \(Self.description(of: addition.part)): ")
      text.append("\(addition.reason) [\(addition.code.rawValue)]\n")
    }
    if !text.text.isEmpty { text.append("\n") }
    text.append(table)
    text.append(decisionText(path: path))
    let host: PrintedText = source == .storyboard ? " --host uikit" : ""
    let stem = path.hasSuffix(".nav.yaml") ? String(path.dropLast(".nav.yaml".count)) : path
    text.append(
      """

      Next: navc validate \(path)
            navc render --format html \(path) -o \(stem).html
            navc generate --stubs\(host) \(path) -o \(graph ?? "")Screens.swift

      """)
    return text
  }

  private var errorText: PrintedText {
    var text: PrintedText = ""
    for (failure, position) in errors {
      text.append("\(failure.file.path):\(position.line):\(position.column): error: \(failure.message) ")
      text.append("[\(failure.kind.rawValue)]\n")
    }
    return text
  }

  private static func description(of element: Element) -> PrintedText {
    if let name = element.name ?? element.id { return "\(element.tag) '\(SourceText.shortened(name))'" }
    return element.kind.map { "\(element.tag) of the kind '\(SourceText.shortened($0))'" } ?? "\(element.tag)"
  }

  private static func description(of part: Part) -> PrintedText {
    switch part.of {
    case .segue(let name): "segue '\(name)' of '\(part.screen)'"
    case .argument(let name): "argument '\(name)' of '\(part.screen)'"
    case .link: "link of '\(part.screen)'"
    case nil: "screen '\(part.screen)'"
    }
  }

  // MARK: - The table

  private var table: PrintedText {
    var rows = [["element", "converted", "approximated", "omitted"]]
    for (tag, kind, counts) in kinds {
      let numbers = [ImportStatus.converted, .approximated, .omitted].map { "\(counts[$0] ?? 0)" }
      let name: PrintedText = "\(SourceText.shortened([tag, kind].compactMap { $0 }.joined(separator: " ")))"
      rows.append([name.text] + numbers)
    }
    rows.append(["all"] + [count(.converted), count(.approximated), count(.omitted)].map { "\($0)" })
    let widths = rows[0].indices.map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    var text: PrintedText = ""
    for row in rows {
      var line = row[0] + String(repeating: " ", count: widths[0] - row[0].unicodeScalars.count)
      for column in 1..<row.count {
        line += "  " + String(repeating: " ", count: widths[column] - row[column].unicodeScalars.count) + row[column]
      }
      text.append("\(line)\n")
    }
    return text
  }

  // MARK: - Decisions

  private func decisionText(path: String) -> PrintedText {
    var text: PrintedText = ""
    let sorted = decisions.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    for (_, decision) in sorted {
      let question = decision.code.question ?? "\(decision.code.reason(nil))."
      let capital = question.prefix(1).uppercased() + question.dropFirst()
      text.append("\n\(decision.count) × \(decision.code.rawValue): \(capital)\n")
      text.append(Self.lines(decision.lines, path: path))
      for call in decision.calls ?? [] { text.append(Self.line(of: call)) }
    }
    if !types.isEmpty {
      text.append("\n\(types.count) × types: Write these types in Swift, or replace them by types of the app.\n")
      text.append(Self.lines(types.map(\.line), path: path))
    }
    if !linesWithoutID.isEmpty {
      text.append("\n\(linesWithoutID.count) × no Storyboard ID: Give these scenes a Storyboard ID. ")
      text.append("Without it, a factory cannot make them.\n")
      text.append(Self.lines(linesWithoutID, path: path))
    }
    return text
  }

  private static func line(of call: Call) -> PrintedText {
    let (screen, call) = (call.screen, call.call)
    var text: PrintedText = "  \(call.file):\(call.position.line):\(call.position.column): "
    if let className = call.className { text.append("\(SourceText.shortened(className)): ") }
    text.append("\(call.method.rawValue) of '\(SourceText.shortened(call.identifier))' can open '\(screen)'\n")
    return text
  }

  /// Returns the lines of a graph in one line.
  private static func lines(_ lines: [Int], path: String) -> PrintedText {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(20).map { "\($0)" }.joined(separator: ", ")
    let more = lines.count > 20 ? " and \(lines.count - 20) more" : ""
    return "  \(path), line\(lines.count == 1 ? "" : "s") \(shown)\(more)\n"
  }
}
