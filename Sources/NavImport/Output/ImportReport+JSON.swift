package import NavCompiler

extension ImportReport {
  /// Returns the report for programs, in the format of `Documentation/import.schema.json`.
  ///
  /// - Parameters:
  ///   - path: The path of the graph file, or `nil` if the report contains the graph.
  ///   - text: The graph, if the report contains it.
  /// - Returns: The document.
  package func json(path: String?, text: String?) -> JSONValue {
    var graphs: [JSONValue] = []
    if let graph {
      var members: [(key: String, value: JSONValue)] = [
        ("path", path.map { .string($0) } ?? .null), ("graph", .string(graph)), ("screens", .number(screenCount)),
        ("segues", .number(segueCount)),
      ]
      if let text { members.append(("text", .string(text))) }
      graphs.append(.object(members))
    }
    return .object([
      ("version", .number(1)), ("source", .string(source.rawValue)), ("graphs", .array(graphs)),
      ("files", .array(files.map { .object([("path", .string($0.path)), ("elements", .number($0.elements))]) })),
      ("elements", .array(elements.map { json(of: $0) })), ("added", .array(added.map { json(of: $0) })),
      ("decisions", .array(decisions.map { Self.json(of: $0) })),
      ("errors", .array(errors.map { Self.json(of: $0.failure, at: $0.position) })), ("summary", summary),
    ])
  }

  private func json(of element: Element) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("file", .string(files[element.file].path)), ("line", .number(element.line)),
      ("column", .number(element.column)), ("element", .string(element.tag)),
    ]
    for (key, value) in [("kind", element.kind), ("id", element.id), ("name", element.name)] {
      if let value, !value.isEmpty { members.append((key, .string(value))) }
    }
    members += [("status", .string(element.status.rawValue)), ("code", .string(element.code.rawValue))]
    if let reason = element.reason { members.append(("reason", .string(reason))) }
    members.append(("becomes", .array(element.becomes.map { .object(json(of: $0)) })))
    return .object(members)
  }

  private func json(of addition: Addition) -> JSONValue {
    .object(
      [("code", .string(addition.code.rawValue))] + json(of: addition.part) + [("reason", .string(addition.reason))])
  }

  private func json(of part: Part) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [
      ("graph", .string(graph ?? "")), ("screen", .string(part.screen)),
    ]
    switch part.of {
    case .segue(let name): members.append(("segue", .string(name)))
    case .argument(let name): members.append(("argument", .string(name)))
    case .link(let path): members.append(("link", .string(path)))
    case nil: break
    }
    return members + [("line", .number(part.line))]
  }

  private static func json(of decision: Decision) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("code", .string(decision.code.rawValue)), ("count", .number(decision.count)),
      ("elements", .array(decision.elements.map { .number($0) })),
      ("lines", .array(decision.lines.map { .number($0) })),
    ]
    if let calls = decision.calls { members.append(("calls", .array(calls.map { json(of: $0) }))) }
    return .object(members)
  }

  private static func json(of call: Call) -> JSONValue {
    let (screen, call) = (call.screen, call.call)
    var members: [(key: String, value: JSONValue)] = [
      ("file", .string(call.file)), ("line", .number(call.position.line)), ("column", .number(call.position.column)),
      ("call", .string(call.method.rawValue)), ("identifier", .string(call.identifier)),
    ]
    if let className = call.className { members.append(("class", .string(className))) }
    return .object(members + [("screen", .string(screen))])
  }

  private static func json(of failure: ImportFailure, at position: SourcePosition) -> JSONValue {
    .object([
      ("id", .string(failure.kind.rawValue)), ("file", .string(failure.file.path)), ("line", .number(position.line)),
      ("column", .number(position.column)), ("message", .string(failure.message)),
    ])
  }

  private var summary: JSONValue {
    let kinds = kinds.map { tag, kind, counts in
      JSONValue.object(
        [("element", .string(tag))] + (kind.map { [("kind", .string($0))] } ?? [])
          + Self.statuses.map { ($0.rawValue, .number(counts[$0] ?? 0)) })
    }
    return .object(
      [("elements", .number(elements.count))] + Self.statuses.map { ($0.rawValue, .number(count($0))) }
        + [("kinds", .array(kinds))])
  }

  private static let statuses: [ImportStatus] = [.converted, .approximated, .omitted]
}
