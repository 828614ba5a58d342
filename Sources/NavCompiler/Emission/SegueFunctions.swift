/// The functions of one segue on the handle of its source: perform it, and ask whether it may be performed.
struct SegueFunctions {
  let context: EmissionContext
  let id: SegueID

  private var names: SwiftNames { context.names }
  private var access: String { context.access }
  private var segue: Segue { context.segue(id) }
  private var name: String { names.segueMembers[Int(id.index)] }

  func code() -> [SwiftCode] {
    switch segue.kind {
    case .push(let destination, let pass, _): push(to: destination, pass: pass)
    case .unwind(let target, let returns): unwind(to: target, returns: returns)
    }
  }

  // MARK: - Push

  private func push(to destination: ScreenID, pass: [Segue.Pass]) -> [SwiftCode] {
    let passed = Set(pass.map(\.argument))
    let open = context.arguments(of: destination).filter { !passed.contains($0) }
    let parameters = ParameterList(context).declaration(of: open, in: .file)
    let call = ParameterList(context).call(for: id, destination: destination, pass: pass)
    let sender = Self.senderLabel(beside: open.map { names.argumentMembers[Int($0.index)] })
    let name = SwiftIdentifier.escaped(self.name)
    let screen = context.text(context.screen(destination).name)
    return [
      context.doc(segue.doc, otherwise: "Pushes `\(screen)`" + condition),
      .line("@discardableResult"),
      .block(
        Breakable(
          "\(access)func \(name)(", parameters + [senderParameter(sender)],
          ") -> \(names.runtime("SegueRequest"))<\(ReturnedValue(context, push: id).type)>"),
        [.statement(Breakable("self.push(", ["\(id.index)", .nested(call), "sender: \(sender)"], ")"))]),
    ] + canPush(call, parameters)
  }

  /// Whether the push may be performed, where its predicate reads the arguments; `canPerform` of the handle answers for
  /// all other segues.
  private func canPush(_ call: Breakable, _ parameters: [String]) -> [SwiftCode] {
    guard let predicate = segue.shouldPerform else { return [] }
    var emitter = PredicateEmitter(context)
    _ = emitter.pieces(PredicateBounds(graph: context.graph).canHold(predicate.expression))
    guard emitter.usesDestination else { return [] }
    let asking = [SwiftCode.statement(Breakable("self.canPerform(", ["\(id.index)", .nested(call)], ")"))]
    let name = "can" + SwiftIdentifier.capitalized(self.name)
    return [
      .blank,
      .doc("Whether `\(context.text(segue.name))` with these arguments would be performed now; can be observed."),
      parameters.isEmpty
        ? .block("\(access)var \(name): \(bool)", asking)
        : .block(Breakable("\(access)func \(name)(", parameters, ") -> \(bool)"), asking),
    ]
  }

  // MARK: - Unwind

  private func unwind(to target: Segue.UnwindTarget, returns: Segue.Returns?) -> [SwiftCode] {
    let sender: String
    let parameters: [String]
    let value: String?
    switch returns {
    case nil: (sender, parameters, value) = ("sender", [], nil)
    case .value(let type):
      (sender, parameters, value) = ("sender", ["_ value: \(names.type(type, in: .file))"], "value")
    case .named(let fields):
      let labels = fields.map { SwiftIdentifier.member(context.text($0.name)) }
      sender = Self.senderLabel(beside: labels)
      parameters = zip(labels, fields).map { "\(SwiftIdentifier.parameter($0)): \(names.type($1.type, in: .file))" }
      let pairs = labels.map { label in
        labels.count == 1
          ? SwiftIdentifier.local(label) : "\(SwiftIdentifier.label(label)): \(SwiftIdentifier.local(label))"
      }
      value = labels.count == 1 ? pairs[0] : "(\(pairs.joined(separator: ", ")))"
    }
    // Swift wants to be told that an optional is meant to become an `Any`.
    let suffix = if case .optional = returns?.single { " as Any" } else { "" }
    let items = ["\(id.index)"] + (value.map { ["returning: \($0)\(suffix)"] } ?? []) + ["sender: \(sender)"]
    return [
      context.doc(segue.doc, otherwise: "Unwinds to \(description(of: target))" + condition),
      .line("@discardableResult"),
      .block(
        Breakable(
          "\(access)func \(SwiftIdentifier.escaped(name))(", parameters + [senderParameter(sender)],
          ") -> \(names.runtime("SegueRequest"))<\(names.standard("Never", in: .file))>"),
        [.statement(Breakable("self.unwind(", items, ")"))]),
    ]
  }

  private func description(of target: Segue.UnwindTarget) -> String {
    switch target {
    case .screen(let id): "`\(context.text(context.screen(id).name))`"
    case .previous: "the screen below"
    case .root: "the root"
    case .opener: "the screen that opened this part"
    case .exit(let id): "whatever `\(context.text(context.graph.exits[id.position].name))` leads to"
    }
  }

  // MARK: - Common

  private var condition: String {
    segue.shouldPerform.map { ", if `\(context.text($0.source))`." } ?? "."
  }

  private var bool: String { names.standard("Bool", in: .file) }

  /// `sender`, or a name like it that no other parameter has.
  private static func senderLabel(beside others: [String]) -> String {
    var label = "sender"
    while others.contains(label) { label = "segue" + SwiftIdentifier.capitalized(label) }
    return label
  }

  private func senderParameter(_ label: String) -> String {
    "\(label): \(names.runtime("Sender")) = .user"
  }
}
