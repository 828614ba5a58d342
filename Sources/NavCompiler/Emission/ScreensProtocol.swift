/// What the app provides: a factory for every screen, and hooks for every segue, with defaults.
///
/// Each factory has a protocol of its own, so that a missing one is one error of the Swift compiler's, which names it. The page
/// that it makes is an associated type there, so that each hook gets both of its pages typed and an app's class infers every
/// one of them; the hooks are requirements of the protocol that all factories make up. The Swift compiler bounds how many
/// associated types one signature may have (about a thousand), and looks each name up in every protocol that is
/// inherited, so above 128 screens the hooks are taken in parts: a smaller graph, as real apps are, has the one protocol `Screens`;
/// a larger one has several, each with as many hooks as speak of 40 pages and with the factories of these, and `Screens` as
/// their composition.
struct ScreensProtocol {
  /// A graph of no more screens has one protocol.
  private static let mostScreensInOne = 128
  /// Of how many pages the hooks of a part speak: the fewer, the less each of its functions costs to compile.
  private static let pagesOfAPart = 40

  /// Whether the protocol of a graph or a fragment is in parts.
  static func hasParts(_ graph: Graph) -> Bool { graph.screens.count > mostScreensInOne }

  let context: EmissionContext
  private let parts: [Part]

  /// Some of the hooks.
  private struct Part {
    /// The screens whose pages they speak of.
    var screens: Set<ScreenID> = []
    var hooks: [Hook] = []

    mutating func add(_ hook: Hook, _ screens: (first: ScreenID, second: ScreenID?)) {
      self.screens.insert(screens.first)
      if let second = screens.second { self.screens.insert(second) }
      hooks.append(hook)
    }
  }

  init(_ context: EmissionContext) {
    self.context = context
    parts = Self.hasParts(context.graph) ? Self.parts(context) : [Self.whole(context)]
  }

  /// All hooks; those of an unwind stand with the screen that it lands on.
  private static func whole(_ context: EmissionContext) -> Part {
    var landing: [ScreenID: [Hook]] = [:]
    for id in context.screenIDs {
      for hook in context.unwindHooks(of: id) { landing[context.screens(of: hook).first, default: []].append(hook) }
    }
    let hooks = context.screenIDs.flatMap { context.hooks(of: $0) + landing[$0, default: []] }
    return Part(screens: Set(context.screenIDs), hooks: hooks + context.offeredHooks)
  }

  /// The hooks in the order of the screens and segues, cut where those of a part speak of too many pages.
  private static func parts(_ context: EmissionContext) -> [Part] {
    var parts = [Part()]
    func add(_ hooks: [Hook]) {
      var more: [ScreenID] = []
      // No copy of the part is kept: adding to it would copy all its hooks.
      let last = parts.count - 1
      for hook in hooks {
        let (first, second) = context.screens(of: hook)
        for screen in [first, second ?? first] where !parts[last].screens.contains(screen) && !more.contains(screen) {
          more.append(screen)
        }
      }
      if parts[last].screens.count + more.count > pagesOfAPart, !parts[last].hooks.isEmpty { parts.append(Part()) }
      for hook in hooks { parts[parts.count - 1].add(hook, context.screens(of: hook)) }
    }
    for id in context.screenIDs {
      let own = context.hooks(of: id)
      // The way back is found by its screen, so it stands with the factory.
      add(own.filter(\.isFoundByScreen))
      for hook in own where !hook.isFoundByScreen { add([hook]) }
      for hook in context.unwindHooks(of: id) { add([hook]) }
    }
    for hook in context.offeredHooks { add([hook]) }
    return parts
  }

  private var names: SwiftNames { context.names }
  private var access: TextSlice { context.access }
  private var hasParts: Bool { parts.count > 1 }

  func write(to out: inout SwiftWriter) {
    out.blank()
    out.mark("What the app provides")
    for (index, part) in parts.enumerated() {
      if part.hooks.contains(where: { $0.provides != nil }) {
        out.blank()
        writeFactories(part, to: &out)
      }
      out.blank()
      writeDeclaration(part, index, to: &out)
      out.blank()
      out.block("extension ", context.graphName, ".", protocolName(index)) { out in
        writeDefaults(part, to: &out)
        Dispatch(context: context, hooks: part.hooks, suffix: suffix(index)).write(to: &out)
      }
    }
    if hasParts {
      out.blank()
      writeComposition(to: &out)
    }
  }

  private func suffix(_ index: Int) -> TextSlice { hasParts ? context.piece("\(index + 1)") : "" }

  private func protocolName(_ index: Int) -> TextSlice {
    context.piece(hasParts ? "\(names.screensProtocol)Part\(index + 1)" : names.screensProtocol)
  }

  // MARK: - The protocols

  private var requirements: HookWriter { HookWriter(context: context, scope: .requirement) }

  /// The protocols of a part's own factories, one each.
  private func writeFactories(_ part: Part, to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      var isFirst = true
      for hook in part.hooks {
        guard let id = hook.provides else { continue }
        if !isFirst { out.blank() }
        isFirst = false
        out.doc("What `", context[id].text, "` needs of the app.")
        out.line("@MainActor")
        out.block(access, "protocol ", context[id].factory) { out in
          if context.screen(id).alert == nil { writeAssociatedType(of: id, to: &out) }
          requirements.writeDoc(hook, to: &out)
          requirements.putSignature(hook, to: &out)
          out.end()
        }
      }
    }
  }

  private func writeDeclaration(_ part: Part, _ index: Int, to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      if hasParts {
        out.doc("A part of `", context.piece(names.screensProtocol), "`.")
      } else {
        writeWhatItIs(to: &out)
      }
      out.line("@MainActor")
      out.put(access, "protocol ", protocolName(index), ": ")
      out.list(.filled) { out in
        out.item(sectionScreens)
        // The factory of a container's place is that of who makes the pages of the fragment.
        let screens = part.screens.filter { context.hasPage($0) || context.screen($0).mount != nil }
        for id in screens.sorted() { out.item(context[id].factory) }
      }
      out.block(" where ", context.piece(names.owner), " == ", context.piece(names.graphInside)) { out in
        for hook in part.hooks where hook.provides == nil {
          requirements.writeDoc(hook, to: &out)
          requirements.putSignature(hook, to: &out)
          out.end()
        }
      }
    }
  }

  private func writeWhatItIs(to out: inout SwiftWriter) {
    out.doc("Makes the page of every screen, and hears of every segue; all but the factories have defaults.")
  }

  /// The page that a factory makes, or whoever provides for the fragment in a screen's place.
  private func writeAssociatedType(of id: ScreenID, to out: inout SwiftWriter) {
    guard let mount = context.screen(id).mount else {
      guard let constraint = names.pageConstraint else {
        out.doc("The page of `", context[id].text, "`.")
        // Without a default, the error for a missing factory names this type, not the factory.
        return out.line("associatedtype ", context[id].page, " = Any")
      }
      // A default would have to conform, so here the comment names the factory.
      out.doc("The page of `", context[id].text, "`: what `func ", context[id].member, "(_:)` returns.")
      return out.line("associatedtype ", context[id].page, ": ", context.piece(constraint))
    }
    guard let screens = names.foreign.screens(of: mount.fragment) else { return }
    let type = context[id].provider
    let namespace = names.foreign.namespace(names.foreign.mounted[mount.fragment.position], in: .nested)
    out.doc("Who makes the pages of `", context[id].text, "`.")
    if screens.isWhole {
      out.line("associatedtype ", type, ": ", context.piece(namespace), ".", context.piece(screens.type))
    } else {
      out.line(
        "associatedtype ", type, ": ", RuntimeName.fragmentScreens, " where ", type, ".Fragment == ",
        context.piece(namespace))
    }
  }

  private var sectionScreens: TextSlice {
    names.owner == "Graph" ? RuntimeName.graphScreens : RuntimeName.fragmentScreens
  }

  private func writeDefaults(_ part: Part, to out: inout SwiftWriter) {
    let defaults = HookWriter(context: context, scope: .file)
    for hook in part.hooks where !context.isRequired(hook) {
      defaults.writeDoc(hook, to: &out)
      out.put(access)
      defaults.putSignature(hook, to: &out)
      out.block("") { _ in }
    }
  }

  // MARK: - Parts

  /// `Screens` as all of its parts, and the runtime's questions handed to the part that knows.
  private func writeComposition(to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      writeWhatItIs(to: &out)
      out.put(access, "typealias ", context.piece(names.screensProtocol), " = ")
      out.list(.continuation) { out in
        for index in parts.indices { out.item(index == 0 ? "" : "& ", protocolName(index)) }
      }
      out.end()
    }
    out.blank()
    out.block("extension ", sectionScreens, " where ", context.piece(names.owner), " == ", context.graphName) { out in
      writeCast(to: &out)
      out.blank()
      let parts = parts.enumerated().map { index, part in
        PartDispatch.Part(
          type: context.piece("\(names.graph).\(protocolName(index))"), suffix: suffix(index), hooks: part.hooks)
      }
      PartDispatch(context: context, parts: parts).write(to: &out)
    }
  }

  /// The object as one of its parts.
  private func writeCast(to out: inout SwiftWriter) {
    out.block("private func part<Part>(_ type: Part.Type) -> Part") { out in
      out.block("guard let part = self as? Part else") { out in
        let all = "\(names.graph).\(names.screensProtocol)"
        out.line("preconditionFailure(\"\\(Self.self) must conform to all of ", context.piece(all), "\")")
      }
      out.line("return part")
    }
  }
}
