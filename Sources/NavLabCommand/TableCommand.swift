import NavLab

/// `navlab table`: the faults of `Documentation/faults.md`, by guard.
struct TableCommand {
  /// How the table is written.
  enum Form {
    /// For a terminal.
    case text
    /// As the page of the documentation.
    case markdown
  }

  private let form: Form

  init(form: Form) {
    self.form = form
  }

  /// The exit status: 0 where the guarded stack holds in all of it, 1 where it does not.
  @MainActor func run() -> Int32 {
    let table = FaultTable()
    switch form {
    case .text: print(table.text, terminator: "")
    case .markdown: print(table.page, terminator: "")
    }
    return table.guardedHolds ? 0 : 1
  }
}
