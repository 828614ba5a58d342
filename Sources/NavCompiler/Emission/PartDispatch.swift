/// Forwards the runtime's calls to the parts of a screens protocol.
struct PartDispatch {
  let context: EmissionContext
  /// The parts, in the order of the screens and segues.
  let parts: [Part]

  struct Part {
    /// The protocol of the part.
    var type: TextSlice
    /// The suffix of its functions.
    var suffix: TextSlice
    var hooks: [Hook]
  }

  func write(to out: inout SwiftWriter) {
    let signatures = Signatures(context)
    out.doc("Calls the factory of a screen.")
    signatures.writeMakePage("", to: &out) { out in
      let pages = byID { hook in
        switch hook.entry {
        case .makePage(let screen), .mounted(let screen): screen.index
        case .makePlaceholder, .preparePush, .unwind, .unwindAnywhere, .back: nil
        }
      }
      writeChoice("screen.rawValue", pages, "makePage", "screen, context", otherwise: Signatures.noSuchScreen, to: &out)
    }
    let placeholders = byID { if case .makePlaceholder(let screen) = $0.entry { screen.index } else { nil } }
    if !placeholders.isEmpty {
      out.blank()
      out.doc("Calls the factory of a placeholder.")
      signatures.writeMakePlaceholder("", to: &out) { out in
        writeChoice(
          "screen.rawValue", placeholders, "makePlaceholder", "screen, context", otherwise: "return nil", to: &out)
      }
    }
    out.blank()
    out.doc("Calls the `prepare` hook of a segue.")
    signatures.writePreparePush("", to: &out) { out in
      let prepares = byID { if case .preparePush(let push) = $0.entry { push.index } else { nil } }
      writeChoice("segue.rawValue", prepares, "preparePush", "segue, context", otherwise: nil, to: &out)
    }
    out.blank()
    out.doc("Calls the hook of an unwind.")
    signatures.writeUnwind("", to: &out) { out in
      out.block("if segue.rawValue < 0") { out in
        let backs = byID { if case .back(let target) = $0.entry { target.index } else { nil } }
        writeChoice("context.targetScreen.rawValue", backs, "unwind", "segue, context", otherwise: nil, to: &out)
        out.line("return")
      }
      let unwinds = byID { hook in
        switch hook.entry {
        case .unwind(let unwind, _, _), .unwindAnywhere(let unwind): unwind.index
        case .makePage, .makePlaceholder, .preparePush, .back, .mounted: nil
        }
      }
      writeChoice("segue.rawValue", unwinds, "unwind", "segue, context", otherwise: nil, to: &out)
    }
    let mounts = byID { if case .mounted(let screen) = $0.entry { screen.index } else { nil } }
    if mounts.isEmpty { return }
    out.blank()
    out.doc("Returns the object that creates the pages of a mounted fragment.")
    signatures.writeMounted("", to: &out) { out in
      writeChoice("screen.rawValue", mounts, "mounted", "screen", otherwise: "return nil", to: &out)
    }
  }

  /// The parts with hooks for each ID, which is nearly always one part.
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

  /// Writes a `switch` over sorted IDs. IDs of the same parts are combined into a range.
  private func writeChoice(
    _ subject: TextSlice, _ ids: [(id: Int32, parts: [Int])], _ function: TextSlice, _ arguments: TextSlice,
    otherwise: TextSlice?,
    to out: inout SwiftWriter
  ) {
    var ranges: [(lower: Int32, upper: Int32, parts: [Int])] = []
    for (id, parts) in ids {
      if ranges.last?.parts == parts {
        ranges[ranges.count - 1].upper = id
      } else {
        ranges.append((id, id, parts))
      }
    }
    guard !ranges.isEmpty else {
      if let otherwise { out.line(otherwise) }
      return
    }
    out.block("switch ", subject) { out in
      for range in ranges {
        let label = range.lower == range.upper ? "\(range.lower)" : "\(range.lower)...\(range.upper)"
        out.switchCase("case ", context.piece(label), ":") { out in
          for index in range.parts {
            out.put(otherwise == nil ? "" : "return ", "part((any ", parts[index].type, ").self).")
            out.line(function, parts[index].suffix, "(", arguments, ")")
          }
        }
      }
      out.switchCase("default:") { out in out.line(otherwise ?? "break") }
    }
  }
}
