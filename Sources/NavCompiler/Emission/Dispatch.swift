/// Maps the runtime's IDs to the typed calls of a screens protocol.
struct Dispatch {
  let context: EmissionContext
  let hooks: [Hook]
  /// The suffix of each function if the protocol has parts, or empty for the runtime's own requirements.
  let suffix: TextSlice

  private var calls: HookWriter { HookWriter(context: context, scope: .file) }

  func write(to out: inout SwiftWriter) {
    let signatures = Signatures(context)
    out.blank()
    out.doc("Calls the factory of a screen.")
    signatures.writeMakePage(suffix, to: &out) { out in
      let pages = hooks.filter { if case .makePage = $0.entry { true } else { false } }
      writeSwitch("screen.rawValue", pages, otherwise: Signatures.noSuchScreen, to: &out)
    }
    let placeholders = hooks.filter { if case .makePlaceholder = $0.entry { true } else { false } }
    if !placeholders.isEmpty {
      out.blank()
      out.doc("Calls the factory of a placeholder.")
      signatures.writeMakePlaceholder(suffix, to: &out) { out in
        writeSwitch("screen.rawValue", placeholders, otherwise: "return nil", to: &out)
      }
    }
    out.blank()
    out.doc("Calls the `prepare` hook of a segue.")
    signatures.writePreparePush(suffix, to: &out) { out in
      let prepares = hooks.filter { if case .preparePush = $0.entry { true } else { false } }
      writeSwitch("segue.rawValue", prepares, otherwise: nil, to: &out)
    }
    out.blank()
    out.doc("Calls the hook of an unwind.")
    signatures.writeUnwind(suffix, to: &out) { out in writeUnwind(to: &out) }
    let mounts = hooks.filter { if case .mounted = $0.entry { true } else { false } }
    if mounts.isEmpty { return }
    out.blank()
    out.doc("Returns the object that creates the pages of a mounted fragment.")
    signatures.writeMounted(suffix, to: &out) { out in
      writeSwitch("screen.rawValue", mounts, otherwise: "return nil", to: &out)
    }
  }

  /// Writes a call per hook, by ID. Writes nothing if there are no hooks and no other statement.
  private func writeSwitch(_ subject: TextSlice, _ hooks: [Hook], otherwise: TextSlice?, to out: inout SwiftWriter) {
    if hooks.isEmpty {
      if let otherwise { out.line(otherwise) }
      return
    }
    out.block("switch ", subject) { out in
      for hook in hooks {
        out.switchCase("case ", hook.number(in: context), ":") { out in calls.writeCall(hook, to: &out) }
      }
      out.switchCase("default:") { out in out.line(otherwise ?? "break") }
    }
  }

  /// Writes the calls of unwinds by segue, and then by target if there are several. `back` has the ID -1, and is found
  /// by target.
  private func writeUnwind(to out: inout SwiftWriter) {
    var bySegue: [(segue: Int32, hooks: [Hook])] = []
    var places: [Int32: Int] = [:]
    for hook in hooks {
      let segue: Int32
      switch hook.entry {
      case .unwind(let id, _, _), .unwindAnywhere(let id): segue = id.index
      case .back: segue = -1
      default: continue
      }
      let place = places[segue] ?? bySegue.count
      if place == bySegue.count { bySegue.append((segue, [])) }
      places[segue] = place
      bySegue[place].hooks.append(hook)
    }
    if bySegue.isEmpty { return }
    out.block("switch segue.rawValue") { out in
      for (segue, hooks) in bySegue.sorted(by: { $0.segue < $1.segue }) {
        out.switchCase("case ", context.piece(String(segue)), ":") { out in
          if segue >= 0, hooks.count == 1 {
            calls.writeCall(hooks[0], to: &out)
          } else {
            writeSwitch("context.targetScreen.rawValue", hooks, otherwise: nil, to: &out)
          }
        }
      }
      out.switchCase("default:") { out in out.line("break") }
    }
  }
}

/// The signatures of the functions that the runtime calls.
struct Signatures {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// The statement of `makePage` for an ID that the graph does not contain.
  static var noSuchScreen: TextSlice { "preconditionFailure(\"no screen \\(screen)\")" }

  func writeMakePage(_ suffix: TextSlice, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    write(
      "makePage", suffix, "_ screen: ", RuntimeName.screenID, RuntimeName.pageContext, result: ") -> Any", to: &out,
      body)
  }

  func writeMakePlaceholder(_ suffix: TextSlice, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    write(
      "makePlaceholder", suffix, "_ screen: ", RuntimeName.screenID, RuntimeName.pageContext, result: ") -> Any?",
      to: &out, body)
  }

  func writePreparePush(_ suffix: TextSlice, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    write(
      "preparePush", suffix, "_ segue: ", RuntimeName.segueID, RuntimeName.segueContext, result: ")", to: &out, body)
  }

  func writeUnwind(_ suffix: TextSlice, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    write("unwind", suffix, "_ segue: ", RuntimeName.segueID, RuntimeName.segueContext, result: ")", to: &out, body)
  }

  func writeMounted(_ suffix: TextSlice, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    out.put(context.access, "func mounted", suffix, "(")
    out.list { out in out.item("_ screen: ", RuntimeName.screenID) }
    out.block(") -> (any ", RuntimeName.sectionScreens, ")?", body: body)
  }

  private func write(
    _ name: TextSlice, _ suffix: TextSlice, _ label: TextSlice, _ id: TextSlice, _ contextType: TextSlice,
    result: TextSlice,
    to out: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
  ) {
    out.put(context.access, "func ", name, suffix, "(")
    out.list { out in
      out.item(label, id)
      out.item("_ context: ", contextType)
    }
    out.block(result, body: body)
  }
}
