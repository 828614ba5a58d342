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
  @MainActor func run() async -> Int32 {
    let table = FaultTable()
    let schedules = await ScheduleTable.ofThePage()
    switch form {
    case .text: print(table.text(with: schedules), terminator: "")
    case .markdown: print(table.page(with: schedules), terminator: "")
    }
    return table.guardedHolds && schedules.guardedHolds ? 0 : 1
  }
}
