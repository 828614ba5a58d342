@testable import NavImport

/// The elements of a draft as lines.
struct DraftText {
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

  private func line(_ index: Int) -> String? {
    let element = draft.elements[index]
    let parts = element.parts.map(text) + segues[index].map(text)
    if element.code == .root { return nil }
    if element.code == .screen, parts == [element.name ?? element.tag] { return nil }
    let isObject = element.tag != "segue"
    let words = [element.kind ?? element.tag, element.name ?? (isObject ? element.id : nil)]
    let subject = words.compactMap { $0 }.joined(separator: " ")
    let detail = element.detail.map { " \($0)" } ?? ""
    return "\(subject) [\(element.code.rawValue)\(detail)]: \(parts.isEmpty ? "-" : parts.joined(separator: ", "))"
  }

  private func text(_ part: Draft.Part) -> String {
    switch part {
    case .screen(let screen): name(screen)
    case .argument(let screen, let argument): "\(name(screen)).\(argument)"
    case .link(let screen): "\(name(screen)) link"
    }
  }

  private func text(_ index: Int) -> String {
    let segue = draft.segues[index]
    let action =
      switch segue.intent {
      case .open(let screen, .push): "push \(name(screen))"
      case .open(let screen, .present(let style)): "\(style.rawValue) \(name(screen))"
      case .tab(let screen): "tab \(name(screen))" + (segue.title.map { " '\($0)'" } ?? "")
      case .unwind(let selector): "unwind \(selector)"
      case .action, .go: "another intent"
      }
    let suffixes = [segue.transition.map { "by \($0)" }, segue.isAnimated ? nil : "at once"].compactMap { $0 }
    return ([segue.source.map(name) ?? "anywhere", action] + suffixes).joined(separator: " ")
  }
}
