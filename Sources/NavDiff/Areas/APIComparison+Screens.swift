import NavCompiler
import NavPictures

// Screens and segues.
extension APIComparison {
  mutating func compareScreens(_ was: ScreenID, _ id: ScreenID) {
    // Most screens are equal, so a key is made only for a difference.
    if files.hasSameShape, files.hasSameArguments[id.position] { return }
    let (items, names) = (files.new, new)
    var key: ItemKey { items.key(.screen(id)) }
    let (old, screen) = (files.current.graph.screens[was.position], files.new.graph.screens[id.position])
    let (first, second) = (shape(old, files.current), shape(screen, files.new))
    if first != second {
      log.add(Effect(.apiChanged, "'\(key.name)' is \(second) instead of \(first)"), to: [key])
      if screen.mount != nil || old.mount != nil { return }
    }
    if !files.hasSameShape, screen.mount == nil, current.type(of: was) != new.type(of: id) {
      renameDeclaration(current.type(of: was), new.type(of: id), key)
    }
    // A mount has the initializer of the fragment's root, and the effects on it are at the fragment.
    if screen.mount == nil, !files.hasSameArguments[id.position] {
      compareParameters(
        parameters(current.parameters(of: was), files.current), parameters(new.parameters(of: id), files.new),
        of: "the initializer of '\(names.type(of: id))'", [key] + argumentKeys(id))
    }
    let lost = current.conformances(of: was).subtracting(new.conformances(of: id))
    for conformance in lost.names {
      log.add(
        Effect(.apiChanged, "'\(new.type(of: id))' is not '\(conformance)' anymore"),
        to: argumentKeys(id) + typeKeys + [key])
    }
    if files.hasSameShape { return }
    let (offered, offers) = (current.offers(was), new.offers(id))
    if (offered.pushes && !offers.pushes) || (offered.goes && !offers.goes) {
      let message = "'\(new.type(of: id))' does not offer the segues of 'anywhere' anymore"
      log.add(Effect(.apiGone, message), to: [key] + offeringCause)
    }
    compareButtons(was, id)
  }

  /// The parts of a screen that decide the form of its declarations.
  private func shape(_ screen: Screen, _ items: GraphItems) -> String {
    if let mount = screen.mount {
      let fragment = items.graph.fragments[mount.fragment.position]
      let module = mount.module.map { " of the module '\(items.text.text($0))'" } ?? ""
      return "the fragment '\(fragment.texts.text(fragment.name))'\(module)"
    }
    return screen.alert != nil ? "an alert" : screen.isContainer ? "a container" : "a page"
  }

  /// The order of an alert's buttons is the order of the labels of its text.
  private mutating func compareButtons(_ was: ScreenID, _ id: ScreenID) {
    guard files.new.graph.screens[id.position].alert != nil else { return }
    let key = files.new.key(.screen(id))
    let (first, second) = (current.labels(ofAlert: was), new.labels(ofAlert: id))
    let common = Set(first).intersection(second)
    guard first.filter(common.contains) != second.filter(common.contains) else { return }
    log.add(Effect(.apiChanged, "the text of the alert '\(key.name)' has its buttons in another order"), to: [key])
  }

  mutating func compareSegues(_ was: SegueID, _ id: SegueID) {
    let (items, names) = (files.new, new)
    var key: ItemKey { items.key(.segue(id)) }
    let (old, segue) = (files.current.graph.segues[was.position], files.new.graph.segues[id.position])
    let hasSameParameters =
      segue.opening == .tab
      || (segue.kind.destination.map { files.hasSameArguments[$0.screen.position] } ?? true
        && files.equality.isSame(old, segue))
    if files.hasSameShape, hasSameParameters { return }
    if !files.new.graph.isOffered(id) {
      let (first, second) = (
        files.current.graph.screens[old.source.position], files.new.graph.screens[segue.source.position]
      )
      // Another kind of screen is one effect, on the screen. The exits of a mount do not have functions.
      if shape(first, files.current) != shape(second, files.new) || second.mount != nil { return }
    }
    if !files.hasSameShape, current.member(of: was) != new.member(of: id) {
      renameDeclaration(current.member(of: was), new.member(of: id), key)
    }
    func shown() -> String {
      let name = names.member(of: id)
      return items.graph.isOffered(id) ? "'\(name)' of 'anywhere'" : "'\(name)' of '\(items.text.name(segue.source))'"
    }
    if !hasSameParameters {
      let causes = [key] + destinationKeys(segue) + destinationKeys(old, files.current)
      compareParameters(
        parameters(current.parameters(of: was), files.current), parameters(new.parameters(of: id), files.new),
        of: shown(), causes)
      if current.hasTrial(was), !new.hasTrial(id) {
        log.add(
          Effect(.apiGone, "'can' of \(shown()) is gone, because the predicate does not read arguments"), to: [key])
      }
    }
    if !files.hasSameShape, case .push = segue.kind { compareReturned(was, id, shown) }
  }

  /// The items that can change the parameters of a segue's function.
  private func destinationKeys(_ segue: Segue, _ items: GraphItems? = nil) -> [ItemKey] {
    let items = items ?? files.new
    guard let screen = segue.kind.destination?.screen else { return [] }
    return [items.key(.screen(screen))] + argumentKeys(screen, items)
  }

  private func argumentKeys(_ screen: ScreenID, _ items: GraphItems? = nil) -> [ItemKey] {
    let items = items ?? files.new
    // The arguments of a mount belong to the fragment.
    if items.graph.screens[screen.position].mount != nil { return [] }
    return items.graph.screens[screen.position].arguments.map {
      items.key(.argument(ArgumentID(index: $0), of: screen))
    }
  }

  private var typeKeys: [ItemKey] {
    log.keys.filter { $0.kind == .type }
  }

  private mutating func renameDeclaration(_ was: String, _ name: String, _ key: ItemKey) {
    log.add(.movedName(was, name), to: [key])
  }

  // MARK: - Parameters

  /// A parameter of a function, with the type in the names of the graph.
  private struct Parameter: Equatable {
    let label: String?
    let type: String
    let hasDefault: Bool
    let item: ItemKey?
  }

  private func parameters(_ parameters: [CallerNames.Parameter], _ items: GraphItems) -> [Parameter] {
    parameters.map { parameter in
      Parameter(
        label: parameter.label, type: items.text.text(parameter.type), hasDefault: parameter.hasDefault,
        item: parameter.argument.map { argument in
          let owner = items.argumentOwners[argument.position]
          let isMounted = items.graph.screens[owner.position].mount != nil
          return items.key(isMounted ? .screen(owner) : .argument(argument, of: owner))
        })
    }
  }

  /// Calls with all old parameters, and calls without those that have defaults, must still compile.
  private mutating func compareParameters(
    _ old: [Parameter], _ new: [Parameter], of function: @autoclosure () -> String, _ causes: [ItemKey]
  ) {
    var labels = new.map(\.label)
    for parameter in old {
      let name = parameter.label.map { "'\($0)'" } ?? "the value"
      let own = parameter.item.map { [$0] } ?? []
      guard let match = new.first(where: { $0.label == parameter.label }) else {
        log.add(Effect(.apiChanged, "\(function()) does not take \(name) anymore"), to: own + causes)
        continue
      }
      if match.type != parameter.type {
        let types = "'\(match.type)' instead of '\(parameter.type)'"
        log.add(Effect(.apiChanged, "\(name) of \(function()) has the type \(types)"), to: own + causes)
      } else if parameter.hasDefault, !match.hasDefault {
        log.add(Effect(.apiChanged, "\(name) of \(function()) does not have a default anymore"), to: own + causes)
      }
    }
    for parameter in new where !old.contains(where: { $0.label == parameter.label }) {
      labels.removeAll { $0 == parameter.label }
      if parameter.hasDefault { continue }
      let name = parameter.label.map { "'\($0)'" } ?? "a value"
      let own = parameter.item.map { [$0] } ?? []
      log.add(Effect(.apiChanged, "\(function()) needs \(name)"), to: own + causes)
    }
    let kept = old.map(\.label).filter(labels.contains)
    if kept != labels { log.add(Effect(.apiChanged, "\(function()) takes its arguments in another order"), to: causes) }
  }

  // MARK: - Returned values

  private mutating func compareReturned(_ was: SegueID, _ id: SegueID, _ name: () -> String) {
    let (first, second) = (current.returned(by: was), new.returned(by: id))
    if case (.never, .never) = (first, second) { return }
    let key = files.new.key(.segue(id))
    let shown = name()
    let (old, now) = (text(first, files.current), text(second, files.new))
    let causes = unwindKeys(second, files.new) + unwindKeys(first, files.current) + [key] + remoteCause
    if case .cases(let oldCases) = first, case .cases(let newCases) = second {
      for (name, unwind) in newCases where !oldCases.contains(where: { $0.name == name }) {
        let causes = [files.new.key(.segue(unwind))] + screenKeys(unwind, files.new) + [key] + remoteCause
        log.add(Effect(.apiCase, "the value that \(shown) returns has the new case '\(name)'"), to: causes)
      }
      for (name, unwind) in oldCases {
        let causes = [files.current.key(.segue(unwind))] + screenKeys(unwind, files.current) + [key] + remoteCause
        guard let match = newCases.first(where: { $0.name == name }) else {
          log.add(
            Effect(.apiGone, "the value that \(shown) returns does not have the case '\(name)' anymore"), to: causes)
          continue
        }
        if value(unwind, files.current) != value(match.unwind, files.new) {
          log.add(
            Effect(.apiChanged, "the case '\(name)' of the value that \(shown) returns has another type"), to: causes)
        }
      }
    } else if old != now {
      log.add(Effect(.apiChanged, "\(shown) returns '\(now)' instead of '\(old)'"), to: causes)
    }
  }

  private func text(_ returned: CallerNames.Returned, _ items: GraphItems) -> String {
    switch returned {
    case .never: "Never"
    case .value(let unwind): value(unwind, items)
    case .cases(let cases): "one of \(cases.map(\.name).joined(separator: ", "))"
    case .buttons(let alert): "a button of \(items.text.name(alert))"
    }
  }

  private func value(_ unwind: SegueID, _ items: GraphItems) -> String {
    guard case .unwind(_, let returns?) = items.graph.segues[unwind.position].kind else { return "Void" }
    return switch returns {
    case .value(let type): items.text.text(type)
    case .named(let fields):
      fields.count == 1
        ? items.text.text(fields[0].type)
        : "(\(fields.map { "\(items.text.text($0.name)): \(items.text.text($0.type))" }.joined(separator: ", ")))"
    }
  }

  /// The unwinds of a returned value that have changed, or whose screens have.
  private func unwindKeys(_ returned: CallerNames.Returned, _ items: GraphItems) -> [ItemKey] {
    switch returned {
    case .never: []
    case .value(let unwind): [items.key(.segue(unwind))] + screenKeys(unwind, items)
    case .cases(let cases): cases.flatMap { [items.key(.segue($0.unwind))] + screenKeys($0.unwind, items) }
    case .buttons(let alert): [items.key(.screen(alert))]
    }
  }

  private func screenKeys(_ segue: SegueID, _ items: GraphItems) -> [ItemKey] {
    items.owner(.segue(segue)).map { [items.key($0)] } ?? []
  }

  // MARK: - Hooks

  private mutating func comparePlaceholders() {
    let known = Set(files.current.graph.screens.indices.compactMap { current.placeholderFactory(of: ScreenID($0)) })
    for id in files.new.graph.screens.indices.lazy.map({ ScreenID($0) }) {
      guard let factory = new.placeholderFactory(of: id), !known.contains(factory) else { continue }
      log.add(Effect(.asksFactory, "the app must implement '\(factory)(_:)'"), to: [files.new.key(.screen(id))])
    }
  }

  /// An alert whose texts leave the graph needs a factory.
  private mutating func compareAlerts() {
    let (old, graph) = (files.current.graph, files.new.graph)
    let supplied = Set(old.screens.indices.lazy.map { ScreenID($0) }.filter(old.suppliesTexts).map(current.factory))
    if supplied.isEmpty { return }
    for id in graph.screens.indices.lazy.map({ ScreenID($0) })
    where graph.screens[id.position].alert != nil && !graph.suppliesTexts(of: id) {
      let factory = new.factory(of: id)
      guard supplied.contains(factory) else { continue }
      log.add(Effect(.asksFactory, "the app must implement '\(factory)(_:)'"), to: [files.new.key(.screen(id))])
    }
  }

  mutating func compareHooks() {
    compareAlerts()
    if files.hasSameShape { return }
    comparePlaceholders()
    let all = new.hooks
    let (old, now) = Self.differences(current.hooks, all)
    let kept = Set(now.map(\.form))
    let required = Set(old.lazy.filter(\.isRequired).map(\.form))
    for hook in now where hook.isRequired && !required.contains(hook.form) {
      guard let segue = hook.segue else { continue }
      let target = hook.target.map { [files.new.key(.screen($0))] } ?? []
      let causes = [files.new.key(.segue(segue))] + screenKeys(segue, files.new) + target + remoteCause
      log.add(Effect(.asksHook, "the app must implement '\(hook.name)'"), to: causes)
    }
    let gone = old.filter { !kept.contains($0.form) }
    if gone.isEmpty { return }
    let names = Set(all.map(\.name))
    var targets: [ItemKey: [ItemKey]] = [:]
    for hook in gone {
      guard let segue = hook.segue, let target = hook.target else { continue }
      targets[files.current.key(.segue(segue)), default: []].append(files.current.key(.screen(target)))
    }
    for hook in all {
      guard let segue = hook.segue, let target = hook.target else { continue }
      targets[files.new.key(.segue(segue)), default: []].append(files.new.key(.screen(target)))
    }
    for hook in gone {
      let own = hook.segue.map { [files.current.key(.segue($0))] + screenKeys($0, files.current) } ?? []
      let target = hook.target.map { [files.current.key(.screen($0))] } ?? []
      // The hooks of an item that is gone or has another name are part of that effect.
      if (own + target).contains(where: { log.has($0, .removed) || log.has($0, .renamed) }) { continue }
      // The name of a hook contains the target if there are several.
      let others = hook.segue.flatMap { targets[files.current.key(.segue($0))] } ?? []
      let reason = names.contains(hook.name) ? " with its old type" : ""
      let causes = own + target + others + openings(onto: hook.target) + remoteCause
      log.add(Effect(.hookGone, "the runtime does not call '\(hook.name)'\(reason) anymore"), to: causes)
    }
  }
}

extension APIComparison {
  /// The hooks without those at the same place of both lists, which most are. A form occurs once in a list.
  private static func differences(
    _ old: [CallerNames.DeclaredHook], _ new: [CallerNames.DeclaredHook]
  ) -> (ArraySlice<CallerNames.DeclaredHook>, ArraySlice<CallerNames.DeclaredHook>) {
    func isSame(_ first: CallerNames.DeclaredHook, _ second: CallerNames.DeclaredHook) -> Bool {
      first.form == second.form && first.isRequired == second.isRequired
    }
    let start = zip(old, new).prefix { isSame($0, $1) }.count
    let rest = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { isSame($0, $1) }.count
    return (rest.0.dropLast(end), rest.1.dropLast(end))
  }

  /// The segues of a screen. If none of them opens a screen, the runtime does not call the back hook.
  fileprivate func openings(onto screen: ScreenID?) -> [ItemKey] {
    guard let screen else { return [] }
    return files.current.graph.screens[screen.position].segues.map { files.current.key(.segue(SegueID(index: $0))) }
  }

}

extension Conformances {
  fileprivate var names: [String] {
    let all: [(Conformances, String)] = [(.hashable, "Hashable"), (.codable, "Codable"), (.sendable, "Sendable")]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
