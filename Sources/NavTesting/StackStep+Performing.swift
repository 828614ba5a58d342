import NavRuntime

extension StackStep {
  /// What a stack becomes by the step, as a toolkit would do it that goes by nothing else.
  @MainActor func performed(on stack: [StackItem<Page>]) -> [StackItem<Page>] {
    switch self {
    case .dismiss(nil): return []
    case .dismiss(let below?):
      guard let index = stack.firstIndex(where: { $0.id == below }) else { return stack }
      return Array(stack[...index] + stack[(index + 1)...].prefix { !$0.opening.beginsLayer })
    case .set(let items):
      // A native stack has another one on top where a layer begins.
      guard let start = stack.firstIndex(where: { $0.id == items.first?.id }) else { return items }
      let above = stack[(start + 1)...].firstIndex { $0.opening.beginsLayer } ?? stack.count
      return stack[..<start] + items + stack[above...]
    case .present(let items, _): return stack + items
    }
  }
}
