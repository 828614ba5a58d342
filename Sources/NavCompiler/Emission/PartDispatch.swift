/// The runtime's questions for a screens protocol in parts: each is handed to the part that has the hook.
struct PartDispatch {
  let context: EmissionContext
  let hooks: [(parts: ScreensProtocol.Parts, hooks: [Hook])]

  func code() -> [SwiftCode] {
    let signatures = Signatures(context)
    let source = "context.sourceScreen.rawValue"
    return [
      .doc("The page of a screen, made by its factory."),
      signatures.makePage("", byScreen("screen.rawValue", "makePage", "screen", Signatures.noSuchScreen)),
      .blank,
      .doc("Whether the app's hook lets a segue be performed."),
      signatures.shouldPerform("", byScreen(source, "shouldPerform", "segue", "return true")),
      .blank,
      .doc("Calls the hook that prepares for a segue."),
      signatures.prepare("", prepare()),
      .blank,
      .doc("Calls the hook of the screen that an unwind lands on."),
      signatures.unwind("", unwind()),
    ]
  }

  /// A switch over ranges of screens, a part each.
  private func byScreen(_ subject: String, _ function: String, _ argument: String, _ otherwise: String) -> [SwiftCode] {
    let size = ScreensProtocol.screensPerPart(context.graph)
    let cases = hooks.filter { !$0.parts.isPair }.map { group in
      SwiftCode.switchCase(
        "case \(group.parts.lower * size)..<\((group.parts.lower + 1) * size):",
        [.line("return part\(group.parts.suffix).\(function)\(group.parts.suffix)(\(argument), context)")])
    }
    return [.block("switch \(subject)", cases + [.switchCase("default:", [.line(otherwise)])])]
  }

  private func prepare() -> [SwiftCode] {
    let crossing = hooks.filter(\.parts.isPair).compactMap { group -> SwiftCode? in
      let pushes = group.hooks.compactMap { hook -> String? in
        guard case .preparePush(let id) = hook.entry else { return nil }
        return String(id.index)
      }
      if pushes.isEmpty { return nil }
      return .switchCase(
        Breakable("case ", pushes.dropLast().map { $0 + "," } + pushes.suffix(1), ":", style: .continuation),
        [.line("part\(group.parts.suffix).prepare\(group.parts.suffix)(segue, context)")])
    }
    let rest = byScreen("context.sourceScreen.rawValue", "prepare", "segue", "break")
    if crossing.isEmpty { return rest }
    return [.block("switch segue.rawValue", crossing + [.switchCase("default:", rest)])]
  }

  /// An unwind between two parts is known by its segue and the part it lands in; all others stay within their part.
  private func unwind() -> [SwiftCode] {
    let crossing = hooks.filter(\.parts.isPair).flatMap { group in
      group.hooks.compactMap { hook -> (segue: Int32, target: Int32, parts: ScreensProtocol.Parts)? in
        guard case .unwind(let id, let to) = hook.entry else { return nil }
        return (id.index, to.index, group.parts)
      }
    }
    let rest = byScreen("context.targetScreen.rawValue", "unwind", "segue", "break")
    let bySegue = Dictionary(grouping: crossing, by: \.segue).sorted { $0.key < $1.key }
    if bySegue.isEmpty { return rest }
    let cases = bySegue.map { segue, entries in
      SwiftCode.switchCase(
        "case \(segue):",
        [
          .block(
            "switch context.targetScreen.rawValue",
            entries.map { entry in
              .switchCase(
                "case \(entry.target):",
                [.line("return part\(entry.parts.suffix).unwind\(entry.parts.suffix)(segue, context)")])
            } + [.switchCase("default:", [.line("break")])])
        ])
    }
    return [.block("switch segue.rawValue", cases + [.switchCase("default:", [.line("break")])])] + rest
  }
}
