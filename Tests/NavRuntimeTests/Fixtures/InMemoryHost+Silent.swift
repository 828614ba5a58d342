import NavTesting

extension InMemoryHost {
  /// Changes the host without reports, as if other code had become the delegate of the toolkit's view.
  func silently(_ change: (InMemoryHost) -> Void) {
    let delegate = delegate
    self.delegate = nil
    change(self)
    self.delegate = delegate
  }
}
