/// The value that an awaited push returns. Any unwind to the source of the push can return it.
struct ReturnedValue {
  let context: EmissionContext
  let push: SegueID
  /// The unwinds that return a value to the source of this push.
  let unwinds: [SegueID]

  init(_ context: EmissionContext, push: SegueID) {
    self.context = context
    self.push = push
    unwinds = context.landings.returning(to: push)
  }

  /// The generic argument of `SegueRequest`.
  var type: TextSlice {
    if let buttons = AlertSection(context, opened: push) { return buttons.typeInFile }
    let types = distinctTypes
    switch types.count {
    case 0: return context.never
    case 1: return context.piece(types[0])
    default:
      return context.piece("\(owner).\(enumName)")
    }
  }

  /// The type of an unwind's value, or `nil` if the unwind does not return a value.
  static func type(of unwind: SegueID, _ context: EmissionContext, in scope: SwiftNames.Scope) -> String? {
    guard case .unwind(_, let returns?) = context.segue(unwind).kind else { return nil }
    switch returns {
    case .value(let type): return context.names.type(type, in: scope)
    case .named(let values):
      let types = values.map { context.names.type($0.type, in: scope) }
      if types.count == 1 { return types[0] }
      let fields = zip(values, types).map { value, type in
        "\(SwiftIdentifier.tupleLabel(SwiftIdentifier.member(context.text(value.name)))): \(type)"
      }
      return "(\(fields.joined(separator: ", ")))"
    }
  }

  private var distinctTypes: [String] {
    var seen: Set<String> = []
    return unwinds.compactMap { Self.type(of: $0, context, in: .file) }.filter { seen.insert($0).inserted }
  }

  /// The type that contains the enum: the screen, or the graph for a segue under `anywhere`.
  private var owner: TextSlice {
    context.names.offeredReturns[push] == nil ? context[context.segue(push).source].inFile : context.graphName
  }

  private var enumName: String {
    context.names.offeredReturns[push] ?? SwiftIdentifier.capitalized(context.names.segueMembers[Int(push.index)])
      + "Returned"
  }

  /// Whether the values have several types, so that they are cases of an enum.
  var isEnumeration: Bool { unwinds.count > 1 && distinctTypes.count > 1 }

  /// Writes the enum of the values.
  func writeEnumeration(to out: inout SwiftWriter) {
    let cases = self.cases.compactMap { name, unwind -> Case? in
      guard case .unwind(_, let returns?) = context.segue(unwind).kind,
        let type = Self.type(of: unwind, context, in: .file)
      else { return nil }
      return Case(unwind: unwind, name: name, type: type, payload: payload(returns))
    }
    out.block("extension ", owner) { out in
      out.doc("The value that `", context[push].text, "` returns.")
      let parents = conformances().joined(separator: ", ")
      out.block("nonisolated ", context.access, "enum ", context.piece(enumName), ": ", context.piece(parents)) { out in
        for item in cases {
          let source = context[context.segue(item.unwind).source].text
          out.doc("By `", context[item.unwind].text, "` of `", source, "`.")
          let type = item.type.hasPrefix("(") ? item.type : "(\(item.type))"
          out.line("case ", context.piece(SwiftIdentifier.escaped(item.name)), context.piece(type))
        }
        out.blank()
        out.doc("The value that an unwind returned.")
        out.put(context.access, "init?(")
        out.list { out in
          out.item("unwind: ", RuntimeName.segueID)
          out.item("value: Any")
        }
        out.block(")") { out in writeSwitch(cases, to: &out) }
      }
    }
  }

  /// A value of the enum.
  private struct Case {
    let unwind: SegueID
    let name: String
    let type: String
    /// The conversion of `value` in the parentheses of the case.
    let payload: String
  }

  private func writeSwitch(_ cases: [Case], to out: inout SwiftWriter) {
    out.block("switch (unwind.rawValue, value)") { out in
      for item in cases {
        out.switchCase(context.piece("case (\(item.unwind.index), let value as "), context.piece(item.type), "):") {
          out in
          out.line(
            "self = .", context.piece(SwiftIdentifier.afterDot(item.name)), "(", context.piece(item.payload), ")")
        }
      }
      out.switchCase("default:") { out in out.line("return nil") }
    }
  }

  /// The conversion of `value` in the parentheses of a case.
  private func payload(_ returns: Segue.Returns) -> String {
    guard case .named(let fields) = returns, fields.count > 1 else { return "value" }
    let items = fields.map { field in
      let name = SwiftIdentifier.member(context.text(field.name))
      return "\(SwiftIdentifier.label(name)): value.\(SwiftIdentifier.afterDot(name))"
    }
    return items.joined(separator: ", ")
  }

  /// The protocols that all values conform to.
  private func conformances() -> [String] {
    let known = ArgumentConformances(context)
    let common = unwinds.reduce(Conformances.all) { common, unwind in
      guard case .unwind(_, let returns?) = context.segue(unwind).kind else { return common }
      return returns.types.reduce(common) { $0.intersection(known.conformances(of: $1)) }
    }
    var result = ["\(RuntimeName.returnedValues)"]
    if common.contains(.hashable) { result.append(context.names.standard(.hashable, in: .nested)) }
    if common.contains(.sendable) { result.append(context.names.standard(.sendable, in: .nested)) }
    return result
  }

  /// The cases of the enum, in the order of the unwinds.
  var cases: [(name: String, unwind: SegueID)] { Array(zip(caseNames(), unwinds)) }

  /// The names of the unwinds. If two have the same name, they start with their screens.
  private func caseNames() -> [String] {
    let plain = unwinds.map { context.names.segueMembers[Int($0.index)] }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(unwinds, plain).map { unwind, name in
      if counts[name] == 1 { return name }
      let screen = context.names.screenMembers[Int(context.segue(unwind).source.index)]
      return screen + SwiftIdentifier.capitalized(name)
    }
  }
}

extension Segue.Returns {
  /// The types of the returned values.
  var types: [TypeReference] {
    switch self {
    case .value(let type): [type]
    case .named(let fields): fields.map(\.type)
    }
  }

  /// The named values.
  var fields: [Fact.Parameter] { if case .named(let fields) = self { fields } else { [] } }

  /// The type of a single value.
  var single: TypeReference? { types.count == 1 ? types[0] : nil }
}
