/// The runtime's questions for a screens protocol in parts: each is handed to the part that has the hook.
struct PartDispatch {
  let context: EmissionContext
  /// In the order of the screens and segues.
  let parts: [Part]

  struct Part {
    /// Its protocol.
    var type: String
    /// Behind the names of its functions.
    var suffix: String
    var hooks: [Hook]

    /// The call of one of its functions.
    func call(_ function: String, _ arguments: String) -> String {
      "part((any \(type)).self).\(function)\(suffix)(\(arguments))"
    }
  }

  func code() -> [SwiftCode] {
    let signatures = Signatures(context)
    let prepares = byID { if case .preparePush(let push) = $0.entry { push.index } else { nil } }
    let unwinds = byID { if case .unwind(let unwind, _) = $0.entry { unwind.index } else { nil } }
    let backs = byID { if case .back(let target) = $0.entry { target.index } else { nil } }
    return [
      .doc("The page of a screen, made by its factory."),
      signatures.makePage(
        "",
        choice("screen.rawValue", byID { $0.provides?.index }, "makePage", "screen, context", Signatures.noSuchScreen)),
      .blank,
      .doc("Calls the hook that prepares for a push."),
      signatures.preparePush("", choice("segue.rawValue", prepares, "preparePush", "segue, context", "break")),
      .blank,
      .doc("Calls the hook of the screen that an unwind lands on."),
      signatures.unwind(
        "",
        [
          .block(
            "if segue.rawValue < 0",
            choice("context.targetScreen.rawValue", backs, "unwind", "segue, context", "break")
              + [.line("return")])
        ] + choice("segue.rawValue", unwinds, "unwind", "segue, context", "break")),
    ] + mounted(signatures)
  }

  private func mounted(_ signatures: Signatures) -> [SwiftCode] {
    let mounts = byID { if case .mounted(let screen) = $0.entry { screen.index } else { nil } }
    if mounts.isEmpty { return [] }
    return [
      .blank,
      .doc("Who makes the pages of a mounted fragment."),
      signatures.mounted("", choice("screen.rawValue", mounts, "mounted", "screen", "return nil")),
    ]
  }

  /// The parts in which each id has its hooks; nearly always one.
  private func byID(_ id: (Hook) -> Int32?) -> [(id: Int32, parts: [Int])] {
    var found: [(id: Int32, parts: [Int])] = []
    for (index, part) in parts.enumerated() {
      for hook in part.hooks {
        guard let id = id(hook) else { continue }
        if found.last?.id != id {
          found.append((id, [index]))
        } else if found[found.count - 1].parts.last != index {
          found[found.count - 1].parts.append(index)
        }
      }
    }
    return found
  }

  /// A switch over ids, which are in order: those of the same parts make a range.
  private func choice(
    _ subject: String, _ ids: [(id: Int32, parts: [Int])], _ function: String, _ arguments: String, _ otherwise: String
  ) -> [SwiftCode] {
    var ranges: [(lower: Int32, upper: Int32, parts: [Int])] = []
    for (id, parts) in ids {
      if ranges.last?.parts == parts {
        ranges[ranges.count - 1].upper = id
      } else {
        ranges.append((id, id, parts))
      }
    }
    guard !ranges.isEmpty else { return otherwise == "break" ? [] : [.line(otherwise)] }
    let keyword = otherwise == "break" ? "" : "return "
    let cases = ranges.map { range in
      SwiftCode.switchCase(
        range.lower == range.upper ? "case \(range.lower):" : "case \(range.lower)...\(range.upper):",
        range.parts.map { .line(keyword + parts[$0].call(function, arguments)) })
    }
    return [.block("switch \(subject)", cases + [.switchCase("default:", [.line(otherwise)])])]
  }
}
