internal import NavTable

/// The functions of a segue on the handle of its source: one performs it, and one evaluates whether it is allowed.
struct SegueFunctions {
  let context: EmissionContext
  let id: SegueID

  private var names: SwiftNames { context.names }
  private var access: TextSlice { context.access }
  private var segue: Segue { context.segue(id) }
  private var name: String { names.segueMembers[id.position] }

  func write(to out: inout SwiftWriter) {
    switch segue.kind {
    case .push(let destination, let pass, _):
      let type = ReturnedValue(context, push: id).type
      writeShow(destination, pass: pass, by: "self.push(", returning: type, to: &out)
    case .go(let route):
      writeShow(route.target, pass: route.pass, by: "self.go(", returning: context.never, to: &out)
    case .select(let tab): writeSelect(tab, to: &out)
    case .unwind(let target, let returns): writeUnwind(to: target, returns: returns, to: &out)
    }
  }

  // MARK: - Push, go

  /// Writes a segue that shows a screen. The parameters are the arguments that the graph does not supply.
  private func writeShow(
    _ destination: ScreenID, pass: [Segue.Pass], by call: TextSlice, returning type: TextSlice,
    to out: inout SwiftWriter
  ) {
    let passed = Dictionary(pass.map { ($0.argument, $0.value) }) { first, _ in first }
    let open = context.arguments(of: destination).filter { passed[$0] == nil }
    let sender = senderLabel(beside: open.map { names.argumentMembers[$0.position] })
    writeDoc(ofShowing: destination, to: &out)
    out.line("@discardableResult")
    out.put(access, "func ", context[id].member, "(")
    out.list { out in
      ParameterList(context).writeDeclaration(of: open, in: .file, to: &out)
      writeSender(sender, to: &out)
    }
    out.block(") -> ", RuntimeName.segueRequest, "<", type, ">") { out in
      out.put(call)
      out.list { out in
        out.item(context[id].number)
        ParameterList(context).writeCall(destination, passing: passed, to: &out)
        out.item("sender: ", sender)
      }
      out.line(")")
    }
    writeCanShow(destination, passing: passed, open, to: &out)
  }

  private func writeDoc(ofShowing destination: ScreenID, to out: inout SwiftWriter) {
    if case .go = segue.kind { return writeDoc("Goes to `", context[destination].text, "`", to: &out) }
    switch segue.opening {
    case .push: writeDoc("Pushes `", context[destination].text, "`", to: &out)
    case .pane: writeDoc("Opens `", context[destination].text, "` in the next column", to: &out)
    case .tab: writeDoc("Selects the tab of `", context[destination].text, "`", to: &out)
    case .present(.sheet): writeDoc("Presents `", context[destination].text, "` as a sheet", to: &out)
    case .present(.full): writeDoc("Presents `", context[destination].text, "` in a full-screen layer", to: &out)
    case .present(.popover): writeDoc("Presents `", context[destination].text, "` as a popover", to: &out)
    case .present(.alert): writeDoc("Shows the alert `", context[destination].text, "`", to: &out)
    case .replace(.previous): writeDoc("Replaces this screen by `", context[destination].text, "`", to: &out)
    case .replace(let from):
      let deed = context.piece("Replaces the screens above \(description(of: from)) by `")
      writeDoc(deed, context[destination].text, "`", to: &out)
    }
  }

  /// Whether the predicate reads the arguments of the destination.
  var hasTrial: Bool { context.graph.hasTrial(segue) }

  /// Writes a function that evaluates the segue, if its predicate reads the arguments. For other segues, `canPerform`
  /// of the handle suffices.
  private func writeCanShow(
    _ destination: ScreenID, passing passed: [ArgumentID: Segue.Pass.Value], _ parameters: [ArgumentID],
    to out: inout SwiftWriter
  ) {
    guard hasTrial else { return }
    out.blank()
    out.doc("Whether `", context[id].text, "` would be performed now with these arguments. The value is observable.")
    let name = "can" + SwiftIdentifier.capitalized(self.name)
    if parameters.isEmpty {
      out.put(access, "var ", context.piece(name), ": ")
    } else {
      out.put(access, "func ", context.piece(name), "(")
      out.list { out in ParameterList(context).writeDeclaration(of: parameters, in: .file, to: &out) }
      out.put(") -> ")
    }
    out.block(context.piece(names.standard(.bool, in: .file))) { out in
      out.put("self.canPerform(")
      out.list { out in
        out.item(context[id].number)
        ParameterList(context).writeCall(destination, passing: passed, to: &out)
      }
      out.line(")")
    }
  }

  // MARK: - Select

  private func writeSelect(_ tab: Symbol, to out: inout SwiftWriter) {
    writeDoc("Selects the tab `", context.piece(EmissionContext.printable(context.text(tab))), "`", to: &out)
    out.line("@discardableResult")
    out.put(access, "func ", context[id].member, "(")
    out.list { out in writeSender("sender", to: &out) }
    out.block(") -> ", RuntimeName.segueRequest, "<", context.never, ">") { out in
      out.put("self.select(")
      out.list { out in
        out.item(context[id].number)
        out.item("sender: sender")
      }
      out.line(")")
    }
  }

  // MARK: - Unwind

  private func writeUnwind(to target: Segue.UnwindTarget, returns: Segue.Returns?, to out: inout SwiftWriter) {
    let fields = returns?.fields.map { SwiftIdentifier.member(context.text($0.name)) } ?? []
    let sender = senderLabel(beside: fields)
    writeDoc("Unwinds to ", context.piece(description(of: target)), to: &out)
    out.line("@discardableResult")
    out.put(access, "func ", context[id].member, "(")
    out.list { out in
      if case .value(let type) = returns { out.item("_ value: ", context.piece(names.type(type, in: .file))) }
      for (label, field) in zip(fields, returns?.fields ?? []) {
        out.item(
          context.piece(SwiftIdentifier.parameter(label)), ": ", context.piece(names.type(field.type, in: .file)))
      }
      writeSender(sender, to: &out)
    }
    out.block(") -> ", RuntimeName.segueRequest, "<", context.never, ">") { out in
      out.put("self.unwind(")
      out.list { out in
        out.item(context[id].number)
        if let returns { writeValue(returns, fields, to: &out) }
        out.item("sender: ", sender)
      }
      out.line(")")
    }
  }

  private func writeValue(_ returns: Segue.Returns, _ fields: [String], to out: inout SwiftWriter) {
    switch fields.count {
    case 0: out.item("returning: value")
    case 1: out.item("returning: ", context.piece(SwiftIdentifier.local(fields[0])))
    default:
      let pairs = fields.map { "\(SwiftIdentifier.label($0)): \(SwiftIdentifier.local($0))" }
      out.item("returning: (", context.piece(pairs.joined(separator: ", ")), ")")
    }
    // Without the cast, Swift warns about the conversion of an optional to `Any`.
    if case .optional = returns.single { out.put(" as Any") }
  }

  private func description(of target: Segue.UnwindTarget) -> String {
    switch target {
    case .screen(let id): "`\(context[id].text)`"
    case .previous: "the screen below"
    case .root: "the root"
    case .opener: "the opener"
    case .exit(let id):
      "the target of the exit `\(EmissionContext.printable(context.text(context.graph.exits[id.position].name)))`"
    }
  }

  // MARK: - Common

  /// Writes the author's doc comment, or the effect of the segue and its condition.
  private func writeDoc(_ first: TextSlice, _ second: TextSlice, _ third: TextSlice = "", to out: inout SwiftWriter) {
    if segue.doc == nil, segue.shouldPerform == nil { return out.doc(first, second, third, ".") }
    let condition = segue.shouldPerform.map { ", if `\(context.text($0.source))`" } ?? ""
    context.writeDoc(segue.doc, otherwise: "\(first)\(second)\(third)\(condition).", to: &out)
  }

  /// `sender`, or a similar name that no parameter has.
  private func senderLabel(beside others: [String]) -> TextSlice {
    if !others.contains("sender") { return "sender" }
    var label = "sender"
    while others.contains(label) { label = "segue" + SwiftIdentifier.capitalized(label) }
    return context.piece(label)
  }

  private func writeSender(_ label: TextSlice, to out: inout SwiftWriter) {
    out.item(label, ": ", RuntimeName.sender, " = .user")
  }
}

extension Graph {
  /// Whether a segue has a function that evaluates its predicate with the arguments of its destination.
  func hasTrial(_ segue: Segue) -> Bool {
    guard let predicate = segue.shouldPerform, segue.kind.destination != nil else { return false }
    return PredicateBounds(graph: self).canHold(predicate.expression).reads(.destination)
  }
}
