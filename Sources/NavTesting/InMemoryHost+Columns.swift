public import NavRuntime

/// A window that is wide enough for the columns of a split.
extension InMemoryHost {
  /// The columns of the topmost run if they are side by side. Otherwise, the whole run as one element.
  public var columns: [ArraySlice<StackItem<Page>>] {
    guard let run = layers.last else { return [] }
    return isExpanded && run[0].split != nil ? run[...].columns() : [run[...]]
  }

  /// The placeholder in the last column of the topmost run, or `nil` if a page of the stack is there.
  public var visiblePlaceholder: Page? {
    guard isExpanded, let split = layers.last?.first?.split, columns.count < split.columns else { return nil }
    return split.placeholder()
  }
}
