/// What the app provides: a factory for every screen, and hooks for every segue, with defaults.
///
/// Each factory has a protocol of its own, so that a missing one is one error of the Swift compiler's, which names it. The page
/// that it makes is an associated type there, so that each hook gets both of its pages typed and an app's class infers every
/// one of them; the hooks are requirements of the protocol that all factories make up. The Swift compiler bounds how many
/// associated types one signature may have (about a thousand), and looks each name up in every protocol that is
/// inherited, so above 128 screens they are taken in parts: a smaller graph, as real apps are, has the one protocol `Screens`;
/// a larger one has a protocol a part, one a pair of parts that segues connect, and `Screens` as their composition.
struct ScreensProtocol {
  /// A graph of no more screens has one protocol.
  private static let mostScreensInOne = 128
  /// What a large graph's parts hold: the fewer, the less each function of a pair of parts costs to compile.
  private static let screensOfAPart = 64

  /// Whether the protocol of a graph or a fragment is in parts.
  static func hasParts(_ graph: Graph) -> Bool { graph.screens.count > mostScreensInOne }

  /// How many screens a part of the graph's protocol holds.
  static func screensPerPart(_ graph: Graph) -> Int {
    hasParts(graph) ? screensOfAPart : mostScreensInOne
  }

  let context: EmissionContext
  private let groups: [Group]

  /// The hooks whose pages lie in the same part, or in the same two parts.
  private struct Group {
    var parts: Parts
    var declared: [Hook] = []
    var implemented: [Hook] = []
  }

  /// One part, or two that segues connect.
  struct Parts: Hashable, Comparable {
    var lower: Int
    var upper: Int

    init(_ screens: [ScreenID], screensPerPart: Int) {
      let parts = screens.map { Int($0.index) / screensPerPart }
      lower = parts.min() ?? 0
      upper = parts.max() ?? 0
    }

    var isPair: Bool { lower != upper }

    /// Parts come before pairs, which refine them.
    static func < (left: Parts, right: Parts) -> Bool {
      (left.isPair ? 1 : 0, left.lower, left.upper) < (right.isPair ? 1 : 0, right.lower, right.upper)
    }

    /// Behind the name of the protocol and of its functions.
    var suffix: String { isPair ? "\(lower + 1)To\(upper + 1)" : "\(lower + 1)" }
  }

  init(_ context: EmissionContext) {
    self.context = context
    let size = Self.screensPerPart(context.graph)
    var groups: [Parts: Group] = [:]
    let declaring = HookFactory(context: context, place: .requirement)
    let implementing = HookFactory(context: context, place: .file)
    // The hooks of an unwind stand with the screen that it lands on.
    var landing: [ScreenID: [(Hook, Hook)]] = [:]
    for id in context.screenIDs {
      for pair in zip(declaring.unwindHooks(of: id), implementing.unwindHooks(of: id)) {
        landing[pair.0.screens[0], default: []].append(pair)
      }
    }
    for id in context.screenIDs {
      let own = Array(zip(declaring.hooks(of: id), implementing.hooks(of: id)))
      for (declared, implemented) in own + landing[id, default: []] {
        let parts = Parts(declared.screens, screensPerPart: size)
        groups[parts, default: Group(parts: parts)].declared.append(declared)
        groups[parts, default: Group(parts: parts)].implemented.append(implemented)
      }
    }
    self.groups = groups.values.sorted { $0.parts < $1.parts }
  }

  private var names: SwiftNames { context.names }
  private var access: String { context.access }
  private var hasParts: Bool { groups.count > 1 }

  func code() -> [SwiftCode] {
    var code: [SwiftCode] = [.blank, .mark("What the app provides")]
    for group in groups {
      let factories = factories(group)
      if !factories.isEmpty { code += [.blank, .block("extension \(names.graph)", factories)] }
      code += [.blank, declaration(group), .blank]
      code.append(
        .block(
          "extension \(names.graph).\(protocolName(group.parts))",
          defaults(group) + Dispatch(context: context, hooks: group.implemented, suffix: suffix(group.parts)).code()))
    }
    if hasParts { code += [.blank] + composition() }
    return code
  }

  private func suffix(_ parts: Parts) -> String { hasParts ? parts.suffix : "" }

  private func protocolName(_ parts: Parts) -> String {
    guard hasParts else { return names.screensProtocol }
    return names.screensProtocol + (parts.isPair ? "Between" : "Part") + parts.suffix
  }

  // MARK: - The protocols

  /// The protocols of a group's factories, one each.
  private func factories(_ group: Group) -> [SwiftCode] {
    let declarations = group.declared.compactMap { hook -> [SwiftCode]? in
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

  private func declaration(_ group: Group) -> SwiftCode {
    let parents =
      group.parts.isPair
      ? [group.parts.lower, group.parts.upper].map { "\(names.screensProtocol)Part\($0 + 1)" }
      : [names.runtime(sectionScreens)]
        + group.declared.compactMap(\.provides).map { names.factoryProtocols[$0.position] }
    let doc =
      hasParts
      ? "A part of `\(names.screensProtocol)`."
      : "Makes the page of every screen, and hears of every segue; all but the factories have defaults."
    let hooks = group.declared.filter { $0.provides == nil }
    return .block(
      "extension \(names.graph)",
      [
        .doc(doc), .line("@MainActor"),
        .block(
          Breakable(
            "\(access)protocol \(protocolName(group.parts)): ", parents, "where \(names.owner) == \(names.graphInside)",
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

  private func defaults(_ group: Group) -> [SwiftCode] {
    group.implemented.flatMap { hook -> [SwiftCode] in
      if hook.provides != nil { return [] }
      var signature = hook.signature
      signature.prefix = access + signature.prefix
      return [.doc(hook.doc), .block(signature, [])]
    }
  }

  // MARK: - Parts

  /// `Screens` as all of its parts, and the runtime's questions handed to the part that knows.
  private func composition() -> [SwiftCode] {
    let all = groups.map { protocolName($0.parts) }
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
        groups.flatMap { cast($0.parts) }
          + PartDispatch(context: context, hooks: groups.map { ($0.parts, $0.implemented) }).code()),
    ]
  }

  private func cast(_ parts: Parts) -> [SwiftCode] {
    let type = "any \(names.graph).\(protocolName(parts))"
    let message = "\\(Self.self) must conform to all of \(names.graph).\(names.screensProtocol)"
    return [
      .block(
        "private var part\(parts.suffix): \(type)",
        [
          .block(
            "guard let part = self as? \(type) else",
            [.line("preconditionFailure(\"\(message)\")")]),
          .line("return part"),
        ]),
      .blank,
    ]
  }
}
