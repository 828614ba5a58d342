/// The runtime's questions for a screens protocol in parts: each is handed to the part that has the hook.
struct PartDispatch {
  let context: EmissionContext
  let hooks: [(parts: ScreensProtocol.Parts, hooks: [Hook])]

  func code() -> [SwiftCode] {
    let signatures = Signatures(context)
    return [
      .doc("The page of a screen, made by its factory."),
      signatures.makePage("", byScreen("screen", "makePage(screen, context)", Signatures.noSuchScreen)),
      .blank,
      .doc("Calls the hook that prepares for a push."),
      signatures.preparePush(
        "",
        byPair("preparePush") { if case .preparePush = $0 { true } else { false } }
          + byScreen("context.sourceScreen", "preparePush(segue, context)", "break")),
      .blank,
      .doc("Calls the hook of the screen that an unwind lands on."),
      signatures.unwind(
        "",
        byPair("unwind") { if case .unwind = $0 { true } else { false } }
          + byScreen("context.targetScreen", "unwind(segue, context)", "break")),
    ] + mounted(signatures)
  }

  private func mounted(_ signatures: Signatures) -> [SwiftCode] {
    let cases = hooks.compactMap { group -> SwiftCode? in
      let hasMount = group.hooks.contains { if case .mounted = $0.entry { true } else { false } }
      guard hasMount else { return nil }
      return .switchCase(
        "case \(group.parts.lower):", [.line("return part\(group.parts.suffix).mounted\(group.parts.suffix)(screen)")])
    }
    if cases.isEmpty { return [] }
    return [
      .blank,
      .doc("Who makes the pages of a mounted fragment."),
      signatures.mounted(
        "", [.block("switch screen.rawValue / \(size)", cases + [.switchCase("default:", [.line("return nil")])])]),
    ]
  }

  private var size: Int { ScreensProtocol.screensPerPart(context.graph) }

  /// A switch over the parts, by a screen of each.
  private func byScreen(_ screen: String, _ call: String, _ otherwise: String) -> [SwiftCode] {
    let cases = hooks.map(\.parts).filter { !$0.isPair }.map { part in
      SwiftCode.switchCase("case \(part.lower):", [.line("return part\(part.suffix).\(inPart(part, call))")])
    }
    return [
      .block("switch \(screen).rawValue / \(size)", cases + [.switchCase("default:", [.line(otherwise)])])
    ]
  }

  /// A switch over the pairs of parts that have such hooks. The part itself is asked next, since `back` has its hook there;
  /// no hook is in both.
  private func byPair(_ function: String, _ belongs: (Hook.Entry) -> Bool) -> [SwiftCode] {
    let pairs = hooks.filter { $0.parts.isPair && $0.hooks.contains { belongs($0.entry) } }.map(\.parts)
    if pairs.isEmpty { return [] }
    let cases = pairs.map { pair in
      SwiftCode.switchCase(
        "case (\(pair.lower), \(pair.upper)), (\(pair.upper), \(pair.lower)):",
        [.line("part\(pair.suffix).\(inPart(pair, "\(function)(segue, context)"))")])
    }
    let subject = "switch (context.sourceScreen.rawValue / \(size), context.targetScreen.rawValue / \(size))"
    return [.block(subject, cases + [.switchCase("default:", [.line("break")])])]
  }

  /// The call of a function as the part has named it.
  private func inPart(_ parts: ScreensProtocol.Parts, _ call: String) -> String {
    call.replacing("(", with: "\(parts.suffix)(", maxReplacements: 1)
  }
}
