/// The way from the runtime's ids to the typed calls of a screens protocol.
struct Dispatch {
  let context: EmissionContext
  let hooks: [Hook]
  /// Behind each function's name where the protocol is in parts; empty for the runtime's own requirements.
  let suffix: TextSlice

  private var calls: HookWriter { HookWriter(context: context, scope: .file) }

  func write(to out: inout SwiftWriter) {
    let signatures = Signatures(context)
    out.blank()
    out.doc("The page of a screen, made by its factory.")
    signatures.writeMakePage(suffix, to: &out) { out in
      let pages = hooks.filter { if case .makePage = $0.entry { true } else { false } }
      writeSwitch("screen.rawValue", pages, otherwise: Signatures.noSuchScreen, to: &out)
    }
    out.blank()
    out.doc("Calls the hook that prepares for a push.")
    signatures.writePreparePush(suffix, to: &out) { out in
      let prepares = hooks.filter { if case .preparePush = $0.entry { true } else { false } }
      writeSwitch("segue.rawValue", prepares, otherwise: nil, to: &out)
    }
    out.blank()
    out.doc("Calls the hook of the screen that an unwind lands on.")
    signatures.writeUnwind(suffix, to: &out) { out in writeUnwind(to: &out) }
    let mounts = hooks.filter { if case .mounted = $0.entry { true } else { false } }
    if mounts.isEmpty { return }
    out.blank()
    out.doc("Who makes the pages of a mounted fragment.")
    signatures.writeMounted(suffix, to: &out) { out in
      writeSwitch("screen.rawValue", mounts, otherwise: "return nil", to: &out)
    }
  }

  /// The calls of hooks, one for each id; nothing where there are none, and nothing is to be done otherwise.
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

  /// Unwinds by segue, and by the screen that they land on where there are several; `back`, which is -1, by the latter.
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

/// The questions that the runtime asks a screens protocol, as functions.
struct Signatures {
  let context: EmissionContext

  init(_ context: EmissionContext) {
    self.context = context
  }

  /// What `makePage` does for an id that no graph of its own gives.
  static var noSuchScreen: TextSlice { "preconditionFailure(\"no screen \\(screen)\")" }

  func writeMakePage(_ suffix: TextSlice, to out: inout SwiftWriter, body: (inout SwiftWriter) -> Void) {
    write(
      "makePage", suffix, "_ screen: ", RuntimeName.screenID, RuntimeName.pageContext, result: ") -> Any", to: &out,
      body)
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
