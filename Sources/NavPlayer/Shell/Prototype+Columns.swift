package import NavRuntime
import NavTable

/// Columns of a split, and changes of their form.
extension Prototype {
  /// Changes the form. A drag with a finger is cancelled first, as on a device.
  mutating func fold(isExpanded: Bool) {
    guard host.isExpanded != isExpanded else { return }
    if isFingerDown { _ = endFinger(.cancelled) }
    host.isExpanded = isExpanded
    askHost()
  }

  private var form: StackForm { host.isExpanded ? .expanded : .collapsed }

  /// The instances that act if a stack is shown: the last one of each column, or the top.
  package func acting(on stack: [StackEntry]) -> [InstanceID] {
    table.rules.acting(on: stack, in: form).map { stack[$0].instance }
  }

  /// Whether the columns of a stack's topmost run are side by side.
  package func isExpanded(_ stack: [StackEntry]) -> Bool { table.rules.isExpanded(form, stack) }

  /// The page that is directly below a page in its column, or `nil` if the page does not act or is the first of its
  /// column.
  func pageBelow(_ page: PrototypeRunPage, on stack: [StackEntry]) -> PrototypeRunPage? {
    guard acting(on: stack).contains(page.id), let index = stack.firstIndex(where: { $0.instance == page.id }),
      index > 0, !(isExpanded(stack) && stack[index].isPane)
    else { return nil }
    return self.page(stack[..<index].last { !table.rules.isContainer($0.screen) }?.instance)
  }

  /// Whether a page has a back button in the bar of its column.
  package func canGoBack(in page: PrototypeRunPage) -> Bool {
    pageBelow(page, on: unguarded?.stack ?? Array(core.stack)) != nil
  }

  /// Presses the back button in the bar of a column.
  mutating func goBack(of instance: InstanceID) -> String? {
    let stack = unguarded?.stack ?? Array(core.stack)
    guard let source = page(instance), let top = stack.last else { return "there is no such page" }
    if instance == top.instance { return perform(.back) }
    guard pageBelow(source, on: stack) != nil else { return "'\(table[source.screen].name)' has no back button" }
    if unguarded != nil { performUnguarded(.back, from: source, nil) } else { ask(.back, from: source) }
    return nil
  }

  /// Whether a change exchanges only whole columns of the topmost run, which no host animates.
  func exchangesColumns(to new: [StackEntry]) -> Bool {
    guard host.exchangesAtOnce, isExpanded(new) else { return false }
    let old = host.shown
    var count = 0
    while count < min(old.count, new.count), old[count].instance == new[count].instance { count += 1 }
    for part in [old[count...], new[count...]] {
      guard let first = part.first else { continue }
      if !first.isPane || part.contains(where: { $0.opening != .push }) { return false }
    }
    return count > 0
  }
}
