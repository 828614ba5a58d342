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
    var declared: [Hook] = []
    var implemented: [Hook] = []

    mutating func add(_ hooks: [(declared: Hook, implemented: Hook)]) {
      screens.formUnion(hooks.flatMap(\.declared.screens))
      declared += hooks.map(\.declared)
      implemented += hooks.map(\.implemented)
    }
  }

  init(_ context: EmissionContext) {
    self.context = context
    parts = Self.hasParts(context.graph) ? Self.parts(context) : [Self.whole(context)]
  }

  private static func hooks(
    _ context: EmissionContext, _ make: (HookFactory) -> [Hook]
  ) -> [(declared: Hook, implemented: Hook)] {
    let declaring = HookFactory(context: context, scope: .requirement)
    let implementing = HookFactory(context: context, scope: .file)
    return zip(make(declaring), make(implementing)).map { (declared: $0, implemented: $1) }
  }

  /// All hooks; those of an unwind stand with the screen that it lands on.
  private static func whole(_ context: EmissionContext) -> Part {
    var landing: [ScreenID: [(declared: Hook, implemented: Hook)]] = [:]
    for id in context.screenIDs {
      for pair in hooks(context, { $0.unwindHooks(of: id) }) {
        landing[pair.declared.screens[0], default: []].append(pair)
      }
    }
    var part = Part()
    for id in context.screenIDs { part.add(hooks(context) { $0.hooks(of: id) } + landing[id, default: []]) }
    return part
  }

  /// The hooks in the order of the screens and segues, cut where those of a part speak of too many pages.
  private static func parts(_ context: EmissionContext) -> [Part] {
    var parts = [Part()]
    func add(_ hooks: [(declared: Hook, implemented: Hook)]) {
      let screens = hooks.flatMap(\.declared.screens)
      let last = parts.count - 1
      // No copy of the part is kept: adding to it would copy all its hooks.
      let isFull = parts[last].screens.union(screens).count > pagesOfAPart
      if isFull, !parts[last].declared.isEmpty { parts.append(Part()) }
      parts[parts.count - 1].add(hooks)
    }
    for id in context.screenIDs {
      let own = hooks(context) { $0.hooks(of: id) }
      // The way back is found by its screen, so it stands with the factory.
      add(own.filter { $0.declared.isFoundByScreen })
      for hook in own where !hook.declared.isFoundByScreen { add([hook]) }
      for hook in hooks(context, { $0.unwindHooks(of: id) }) { add([hook]) }
    }
    return parts
  }

  private var names: SwiftNames { context.names }
  private var access: String { context.access }
  private var hasParts: Bool { parts.count > 1 }

  /// Part by part, so that no more than one of them is held as code.
  func print(to printer: inout SwiftPrinter) {
    printer.print([.blank, .mark("What the app provides")])
    for (index, part) in parts.enumerated() {
      let factories = factories(part)
      if !factories.isEmpty { printer.print([.blank, .block("extension \(names.graph)", factories)]) }
      printer.print([.blank, declaration(part, index), .blank])
      printer.print([
        .block(
          "extension \(names.graph).\(protocolName(index))",
          defaults(part) + Dispatch(context: context, hooks: part.implemented, suffix: suffix(index)).code())
      ])
    }
    if hasParts { printer.print([.blank] + composition()) }
  }

  private func suffix(_ index: Int) -> String { hasParts ? "\(index + 1)" : "" }

  private func protocolName(_ index: Int) -> String {
    hasParts ? "\(names.screensProtocol)Part\(suffix(index))" : names.screensProtocol
  }

  // MARK: - The protocols

  /// The protocols of a part's own factories, one each.
  private func factories(_ part: Part) -> [SwiftCode] {
    let declarations = part.declared.compactMap { hook -> [SwiftCode]? in
      guard let id = hook.provides else { return nil }
      let name = EmissionContext.printable(context.text(context.screen(id).name))
      return [
        .doc("What `\(name)` needs of the app."), .line("@MainActor"),
        .block(
          "\(access)protocol \(names.factoryProtocols[id.position])",
          associatedType(of: id) + [.doc(hook.doc), .statement(hook.signature)]),
      ]
    }
    return Array(declarations.joined(separator: [SwiftCode.blank]))
  }

  private func declaration(_ part: Part, _ index: Int) -> SwiftCode {
    let factories = part.screens.sorted { $0.index < $1.index }.map { names.factoryProtocols[$0.position] }
    let parents = [names.runtime(sectionScreens)] + factories
    let doc =
      hasParts
      ? "A part of `\(names.screensProtocol)`."
      : "Makes the page of every screen, and hears of every segue; all but the factories have defaults."
    let hooks = part.declared.filter { $0.provides == nil }
    return .block(
      "extension \(names.graph)",
      [
        .doc(doc), .line("@MainActor"),
        .block(
          Breakable(
            "\(access)protocol \(protocolName(index)): ", parents, "where \(names.owner) == \(names.graphInside)",
            style: .filled),
          hooks.flatMap { [.doc($0.doc), .statement($0.signature)] }),
      ])
  }

  /// The page that a factory makes, or whoever provides for the fragment in a screen's place.
  private func associatedType(of id: ScreenID) -> [SwiftCode] {
    let screen = context.screen(id)
    let name = EmissionContext.printable(context.text(screen.name))
    guard let mount = screen.mount else {
      return [.doc("The page of `\(name)`."), .line("associatedtype \(names.pageTypes[id.position])")]
    }
    guard let screens = names.foreign.screens(of: mount.fragment) else { return [] }
    let type = names.providerTypes[id.position]
    let namespace = names.foreign.namespace(names.foreign.mounted[mount.fragment.position], in: .nested)
    let bound =
      screens.isWhole
      ? "\(namespace).\(screens.type)"
      : "\(names.runtime("FragmentScreens")) where \(type).Fragment == \(namespace)"
    return [.doc("Who makes the pages of `\(name)`."), .line("associatedtype \(type): \(bound)")]
  }

  private var sectionScreens: String { names.owner + "Screens" }

  private func defaults(_ part: Part) -> [SwiftCode] {
    part.implemented.flatMap { hook -> [SwiftCode] in
      if hook.provides != nil { return [] }
      var signature = hook.signature
      signature.prefix = access + signature.prefix
      return [.doc(hook.doc), .block(signature, [])]
    }
  }

  // MARK: - Parts

  /// `Screens` as all of its parts, and the runtime's questions handed to the part that knows.
  private func composition() -> [SwiftCode] {
    let all = parts.indices.map(protocolName)
    return [
      .block(
        "extension \(names.graph)",
        [
          .doc("Makes the page of every screen, and hears of every segue; all but the factories have defaults."),
          .statement(
            Breakable(
              "\(access)typealias \(names.screensProtocol) = ", [all[0]] + all.dropFirst().map { "& " + $0 }, "",
              style: .continuation)),
        ]),
      .blank,
      .block(
        "extension \(names.runtime(sectionScreens)) where \(names.owner) == \(names.graph)",
        cast
          + PartDispatch(
            context: context,
            parts: parts.enumerated().map { index, part in
              PartDispatch.Part(
                type: "\(names.graph).\(protocolName(index))", suffix: suffix(index), hooks: part.implemented)
            }
          ).code()),
    ]
  }

  /// The object as one of its parts.
  private var cast: [SwiftCode] {
    let message = "\\(Self.self) must conform to all of \(names.graph).\(names.screensProtocol)"
    return [
      .block(
        "private func part<Part>(_ type: Part.Type) -> Part",
        [
          .block("guard let part = self as? Part else", [.line("preconditionFailure(\"\(message)\")")]),
          .line("return part"),
        ]),
      .blank,
    ]
  }
}
