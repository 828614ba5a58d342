/// The protocol that the app implements: a factory per screen, and hooks of all segues with defaults.
///
/// Each factory has a separate protocol, so that the Swift compiler reports each missing factory by name. The page of a
/// factory is an associated type of that protocol. Therefore, hooks have typed pages, and Swift infers all of these
/// types in the app's class. The hooks are requirements of a protocol that inherits the protocols of all factories.
///
/// Swift limits the number of associated types per signature to about a thousand, and looks up each name in every
/// inherited protocol. Therefore, a graph with more than 128 screens has several protocols. Each one contains hooks for
/// up to 40 pages, with the factories of these pages, and `Screens` is their composition.
struct ScreensProtocol {
  /// The maximum number of screens in a single protocol.
  private static let mostScreensInOne = 128
  /// The maximum number of pages in the hooks of a part. Smaller parts compile faster.
  private static let pagesOfAPart = 40

  /// Whether the protocol of a graph or a fragment has parts.
  static func hasParts(_ graph: Graph) -> Bool { graph.screens.count > mostScreensInOne }

  let context: EmissionContext
  private let parts: [Part]

  /// A group of hooks.
  private struct Part {
    /// The screens whose pages are in the hooks.
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

  /// A single part with all hooks. The hooks of an unwind are grouped with its target.
  private static func whole(_ context: EmissionContext) -> Part {
    var landing: [ScreenID: [Hook]] = [:]
    for id in context.screenIDs {
      for hook in context.unwindHooks(of: id) { landing[context.screens(of: hook).first, default: []].append(hook) }
    }
    let hooks = context.screenIDs.flatMap { context.hooks(of: $0) + landing[$0, default: []] }
    return Part(screens: Set(context.screenIDs), hooks: hooks + context.offeredHooks)
  }

  /// Splits the hooks, in the order of the screens and segues, so that no part contains too many pages.
  private static func parts(_ context: EmissionContext) -> [Part] {
    var parts = [Part()]
    func add(_ hooks: [Hook]) {
      var more: [ScreenID] = []
      // Modify the part in place, because a copy would copy all its hooks.
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
      // `back` is selected by its screen, so its hook is grouped with the factory.
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
    out.mark("Factories and hooks")
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

  /// Writes the protocols of a part's factories, one each.
  private func writeFactories(_ part: Part, to out: inout SwiftWriter) {
    out.block("extension ", context.graphName) { out in
      var isFirst = true
      for hook in part.hooks {
        guard let id = hook.provides else { continue }
        if !isFirst { out.blank() }
        isFirst = false
        if case .makePlaceholder = hook.entry, let placeholder = names.placeholders[id.position] {
          out.doc("The factory of the placeholder beside `", context[id].text, "`.")
          out.line("@MainActor")
          out.block(access, "protocol ", context.piece(placeholder.factory)) { out in
            writePageType(
              context.piece(placeholder.page), "The placeholder beside `", id,
              by: context.piece(names.placeholderMember(id)), to: &out)
            requirements.writeDoc(hook, to: &out)
            requirements.putSignature(hook, to: &out)
            out.end()
          }
          continue
        }
        out.doc("The factory of `", context[id].text, "`.")
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
        // The factory of a mount returns the object that creates the pages of the fragment.
        let screens = part.screens.filter { context.hasPage($0) || context.screen($0).mount != nil }
        for id in screens.sorted() {
          out.item(context[id].factory)
          if let placeholder = names.placeholders[id.position] { out.item(context.piece(placeholder.factory)) }
        }
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
    out.doc("The factories of all screens, and the hooks of all segues. Optional hooks have defaults.")
  }

  /// Writes the page type of a factory, or the type of a fragment's screens.
  private func writeAssociatedType(of id: ScreenID, to out: inout SwiftWriter) {
    guard let mount = context.screen(id).mount else {
      return writePageType(context[id].page, "The page of `", id, by: context[id].member, to: &out)
    }
    guard let screens = names.foreign.screens(of: mount.fragment) else { return }
    let type = context[id].provider
    let namespace = names.foreign.namespace(names.foreign.mounted[mount.fragment.position], in: .nested)
    out.doc("The type that creates the pages of `", context[id].text, "`.")
    if screens.isWhole {
      out.line("associatedtype ", type, ": ", context.piece(namespace), ".", context.piece(screens.type))
    } else {
      out.line(
        "associatedtype ", type, ": ", RuntimeName.fragmentScreens, " where ", type, ".Fragment == ",
        context.piece(namespace))
    }
  }

  /// Writes the type of the pages that a factory returns.
  private func writePageType(
    _ type: TextSlice, _ subject: TextSlice, _ id: ScreenID, by factory: TextSlice, to out: inout SwiftWriter
  ) {
    guard let constraint = names.pageConstraint else {
      out.doc(subject, context[id].text, "`.")
      // Without a default, the error for a missing factory would name this type instead of the factory.
      return out.line("associatedtype ", type, " = Any")
    }
    // A default would have to conform, so the comment names the factory instead.
    out.doc(subject, context[id].text, "`, which `func ", factory, "(_:)` returns.")
    out.line("associatedtype ", type, ": ", context.piece(constraint))
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
      out.block("") { out in
        // The texts of an alert in the graph.
        if hook.provides != nil { out.line(RuntimeName.alertText, "(screen)") }
      }
    }
  }

  // MARK: - Parts

  /// Writes `Screens` as the composition of all parts, and forwards the runtime's calls to the parts.
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

  /// Writes the cast of the object to a part.
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
