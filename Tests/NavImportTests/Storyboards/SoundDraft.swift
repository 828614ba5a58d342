import Testing

@testable import NavImport

/// Checks that the draft represents each element and each screen, and that all numbers are those of its parts.
func expectSound(_ draft: Draft, _ name: String, location: SourceLocation = #_sourceLocation) {
  let listed = Set(draft.segues.flatMap(\.elements))
  for (index, element) in draft.elements.enumerated() {
    let isRepresented = !element.parts.isEmpty || listed.contains(index)
    #expect(isRepresented == (element.code.status != .omitted), "\(name): \(element)", sourceLocation: location)
  }
  let represented = Set(draft.elements.flatMap(\.parts))
  #expect(Set(draft.screens.indices.map { .screen($0) }) == represented, "\(name)", sourceLocation: location)
  #expect(draft.screens.indices.contains(draft.root), "\(name)", sourceLocation: location)
  for segue in draft.segues {
    let source = segue.source.map { draft.screens[$0] }
    let isSound =
      switch segue.intent {
      case .open(let screen, .push): source?.isContainer == false && !draft.screens[screen].isContainer
      case .open, .unwind: source?.isContainer == false
      case .tab(let screen): source?.isContainer == true && !draft.screens[screen].isContainer
      case .action, .go: false
      }
    #expect(isSound, "\(name): \(segue)", sourceLocation: location)
  }
}
