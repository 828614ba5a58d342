import Testing

@testable import NavImport

/// The elements of a draft of navigation graphs as lines.
struct AndroidDraftText {
  private let draft: Draft
  private var segues: [[Int]]

  init(_ draft: Draft) {
    self.draft = draft
    segues = draft.elements.map { _ in [] }
    for (index, segue) in draft.segues.enumerated() {
      for element in segue.elements { segues[element].append(index) }
    }
  }

  var lines: [String] { draft.elements.indices.compactMap(line) }

  func name(_ screen: Int) -> String { draft.screens[screen].candidates.first ?? draft.screens[screen].tag }

  /// Returns an argument as the graph declares it.
  func argument(_ argument: Draft.Argument) -> String {
    let suffix = argument.isOptional ? "?" : ""
    return "\(argument.name): \(argument.type)\(suffix)" + (argument.defaultValue.map { " = \($0)" } ?? "")
  }

  private func line(_ index: Int) -> String? {
    let element = draft.elements[index]
    let parts = element.parts.map(text) + segues[index].map(text)
    if element.code == .screen, parts == [element.id] { return nil }
    let kind = element.kind == element.tag ? nil : element.kind
    let words = [element.tag, kind, element.name ?? element.id].compactMap { $0 }.joined(separator: " ")
    let detail = element.detail.map { " \($0)" } ?? ""
    return "\(words) [\(element.code.rawValue)\(detail)]: \(parts.isEmpty ? "-" : parts.joined(separator: ", "))"
  }

  private func text(_ part: Draft.Part) -> String {
    switch part {
    case .screen(let screen): name(screen)
    case .argument(let screen, let index): "\(name(screen)) (\(argument(draft.screens[screen].arguments[index])))"
    case .link(let screen): "\(name(screen)) \(draft.screens[screen].link?.path ?? "no link")"
    }
  }

  private func text(_ index: Int) -> String {
    let segue = draft.segues[index]
    let action =
      switch segue.intent {
      case .open(let screen, .push): "push \(name(screen))"
      case .open(let screen, .present(let style)): "\(style.rawValue) \(name(screen))"
      case .tab(let screen): "tab \(name(screen))" + (segue.title.map { " '\($0)'" } ?? "")
      case .go(let screen, let via): "go \(name(screen))" + (via.isEmpty ? "" : " via \(via.map(name))")
      case .action(let action): text(action)
      case .unwind: "another intent"
      }
    let pass = segue.pass.map { "\($0.argument): \($0.literal)" }.joined(separator: ", ")
    return (segue.source.map(name) ?? "anywhere") + " " + action + (pass.isEmpty ? "" : " (\(pass))")
  }

  private func text(_ action: Draft.AndroidAction) -> String {
    let target =
      action.popsGraph ? "all" : action.popsToMissing ? "missing" : action.popUpTo.map(name).map { "\($0)" }
    let words = [
      "action", action.destination.map(name), target.map { "pop \($0)" }, action.isInclusive ? "inclusive" : nil,
      action.isSingleTop ? "single" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// Returns what the segue of a decision does.
  func text(_ action: DraftAction?) -> String {
    switch action {
    case nil: "-"
    case .open(let screen, let opening): "\(text(opening)) \(name(screen))"
    case .openAgain(let screen, let opening): "\(text(opening)) \(name(screen)) again"
    case .replace(let screen, let target): "replace by \(name(screen)) from \(text(target))"
    case .unwind(let target): "unwind to \(text(target))"
    case .go(let screen, let via): "go \(name(screen))" + (via.isEmpty ? "" : " via \(via.map(name))")
    case .tab(let screen): "tab \(name(screen))"
    case .select(let screen): "select \(name(screen))"
    }
  }

  private func text(_ opening: Draft.Opening) -> String { opening == .push ? "push" : "present" }

  private func text(_ target: DraftTarget) -> String {
    switch target {
    case .previous: "previous"
    case .root: "root"
    case .screen(let screen): name(screen)
    }
  }
}

/// Checks that the draft represents each element, and that an element or an addition describes each part.
func expectSoundAndroid(_ draft: Draft, _ name: String, location: SourceLocation = #_sourceLocation) {
  let listed = Set(draft.segues.flatMap(\.elements))
  for (index, element) in draft.elements.enumerated() {
    let isRepresented = !element.parts.isEmpty || listed.contains(index)
    #expect(isRepresented == (element.code.status != .omitted), "\(name): \(element)", sourceLocation: location)
  }
  let represented = Set(draft.elements.flatMap(\.parts))
  for (index, screen) in draft.screens.enumerated() {
    let isAddition = !represented.contains(.screen(index))
    #expect(isAddition == (screen.added != nil), "\(name): \(screen)", sourceLocation: location)
    #expect(Set(screen.arguments.map(\.name)).count == screen.arguments.count, sourceLocation: location)
    for argument in screen.arguments.indices {
      #expect(represented.contains(.argument(screen: index, argument)), sourceLocation: location)
    }
    #expect((screen.link != nil) == represented.contains(.link(screen: index)), sourceLocation: location)
  }
  #expect(draft.screens.indices.contains(draft.root), "\(name)", sourceLocation: location)
  for segue in draft.segues {
    guard case .tab(let screen) = segue.intent else {
      #expect(segue.source.map { draft.screens[$0].isContainer } != true, sourceLocation: location)
      continue
    }
    #expect(segue.source == draft.root && !draft.screens[screen].isContainer, sourceLocation: location)
  }
}
