import NavLab

/// `navlab table`: prints the faults of `Documentation/faults.md` under each guard.
struct TableCommand {
  /// The format of the table.
  enum Form {
    /// Text for a terminal.
    case text
    /// The page of the documentation.
    case markdown
  }

  private let form: Form

  init(form: Form) {
    self.form = form
  }

  /// Runs the command. Returns the exit status: 0 if the guarded stack holds in all cases, and 1 otherwise.
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
