/// The way from the runtime's ids to the typed calls of a screens protocol.
struct Dispatch {
  let context: EmissionContext
  let hooks: [Hook]
  /// Behind each function's name where the protocol is in parts; empty for the runtime's own requirements.
  let suffix: String

  private var names: SwiftNames { context.names }

  func code() -> [SwiftCode] {
    let signatures = Signatures(context)
    return [
      .blank,
      .doc("The page of a screen, made by its factory."),
      signatures.makePage(
        suffix, switchOver("screen.rawValue", makePage, otherwise: Signatures.noSuchScreen)),
      .blank,
      .doc("Calls the hook that prepares for a push."),
      signatures.preparePush(suffix, switchOver("segue.rawValue", preparePush, otherwise: "break")),
      .blank,
      .doc("Calls the hook of the screen that an unwind lands on."),
      signatures.unwind(suffix, unwind()),
    ] + mounted(signatures)
  }

  private func mounted(_ signatures: Signatures) -> [SwiftCode] {
    let cases = hooks.compactMap { hook -> SwiftCode? in
      guard case .mounted(let id) = hook.entry else { return nil }
      return .switchCase("case \(id.index):", [.statement(hook.call)])
    }
    if cases.isEmpty { return [] }
    return [
      .blank,
      .doc("Who makes the pages of a mounted fragment."),
      signatures.mounted(suffix, switchOver("screen.rawValue", cases, otherwise: "return nil")),
    ]
  }

  private func switchOver(_ subject: String, _ cases: [SwiftCode], otherwise: String) -> [SwiftCode] {
    if cases.isEmpty { return otherwise == "break" ? [] : [.line(otherwise)] }
    return [.block("switch \(subject)", cases + [.switchCase("default:", [.line(otherwise)])])]
  }

  private var makePage: [SwiftCode] {
    hooks.compactMap { hook in
      guard case .makePage(let id) = hook.entry else { return nil }
      return .switchCase("case \(id.index):", [.statement(hook.call)])
    }
  }

  private var preparePush: [SwiftCode] {
    hooks.compactMap { hook in
      guard case .preparePush(let push) = hook.entry else { return nil }
      return .switchCase("case \(push.index):", [.statement(hook.call)])
    }
  }

  /// Unwinds by segue, and by the screen that they land on where there are several; `back`, which is -1, by the latter.
  private func unwind() -> [SwiftCode] {
    var bySegue: [(segue: Int32, landings: [(target: Int32, call: SwiftCode)])] = []
    var places: [Int32: Int] = [:]
    for hook in hooks {
      let segue: Int32
      let target: ScreenID
      switch hook.entry {
      case .unwind(let id, let to): (segue, target) = (id.index, to)
      case .back(let to): (segue, target) = (-1, to)
      default: continue
      }
      let place = places[segue] ?? bySegue.count
      if place == bySegue.count { bySegue.append((segue, [])) }
      places[segue] = place
      bySegue[place].landings.append((target.index, .statement(hook.call)))
    }
    let cases = bySegue.sorted { $0.segue < $1.segue }.map { segue, landings in
      if segue >= 0, landings.count == 1 { return SwiftCode.switchCase("case \(segue):", [landings[0].call]) }
      let byTarget = landings.map { SwiftCode.switchCase("case \($0.target):", [$0.call]) }
      return .switchCase(
        "case \(segue):", switchOver("context.targetScreen.rawValue", byTarget, otherwise: "break"))
    }
    return switchOver("segue.rawValue", cases, otherwise: "break")
  }
}

/// The questions that the runtime asks a screens protocol, as function heads.
struct Signatures {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// What `makePage` does for an id that no graph of its own gives.
  static let noSuchScreen = "preconditionFailure(\"no screen \\(screen)\")"

  func makePage(_ suffix: String, _ body: [SwiftCode]) -> SwiftCode {
    function("makePage\(suffix)", "_ screen: \(runtime("ScreenID"))", "PageContext", result: " -> Any", body)
  }

  func preparePush(_ suffix: String, _ body: [SwiftCode]) -> SwiftCode {
    function("preparePush\(suffix)", segue, "SegueContext", result: "", body)
  }

  func mounted(_ suffix: String, _ body: [SwiftCode]) -> SwiftCode {
    .block(
      Breakable(
        "\(context.access)func mounted\(suffix)(", ["_ screen: \(runtime("ScreenID"))"],
        ") -> (any \(runtime("SectionScreens")))?"), body)
  }

  func unwind(_ suffix: String, _ body: [SwiftCode]) -> SwiftCode {
    function("unwind\(suffix)", segue, "SegueContext", result: "", body)
  }

  private var segue: String { "_ segue: \(runtime("SegueID"))" }

  private func runtime(_ name: String) -> String { context.names.runtime(name) }

  private func function(
    _ name: String, _ first: String, _ contextType: String, result: String, _ body: [SwiftCode]
  ) -> SwiftCode {
    .block(
      Breakable("\(context.access)func \(name)(", [first, "_ context: \(runtime(contextType))"], ")\(result)"), body)
  }
}
