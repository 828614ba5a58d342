import NavRuntime

// Worlds with three columns, a sheet, and a page that holds.
extension SmallWorld {
  private static let three = ColumnCount(rawValue: 3)

  /// The root opens a in the second column, and a opens b in the third. A sheet can be over the root and over a.
  private static let columned = StackRules(
    root: 0, screens: [.init(columns: three), .init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), whenBusy: .queue, columns: .one),
      .init(source: 1, action: .push(2, .none), whenBusy: .queue, columns: .one),
      .init(source: 1, action: .push(3, .none), whenBusy: .queue, opening: .sheet),
      .init(source: 3, action: .unwind(.previous), whenBusy: .queue),
      .init(source: 3, action: .unwind(.root), whenBusy: .queue),
      .init(source: 2, action: .unwind(.previous), whenBusy: .queue),
    ])
  private static let columnNames = ["root", "a", "b", "sheet"]
  private static let openA = Ask("the first column opens a", 0, .program)
  private static let openOtherA = Ask("the first column opens another a", 0, .program, key: 8)
  private static let openB = Ask("the second column opens b", 1, .program)
  private static let openOtherB = Ask("the second column opens another b", 1, .program, key: 8)
  private static let presentSheet = Ask("the second column presents the sheet", 2, .program)
  private static let closeSheet = Ask("the sheet closes", 3, .program)
  private static let sheetToRoot = Ask("the sheet unwinds to the first column", 4, .program)
  private static let leaveB = Ask("b leaves", 5, .program)

  static let columns = SmallWorld(
    name: "columns",
    summary: "requests of three columns, a sheet over the second, and a window that folds at any moment",
    rules: columned, screens: columnNames, asks: [openA, openB, openOtherB, presentSheet, closeSheet],
    hazards: [.hostFolds], depth: 4, most: 1, queue: 1, opened: [1, 2])

  static let columnsHeld = SmallWorld(
    name: "columns, held", summary: "a page in the third column that holds what would remove it, and folds",
    rules: columned, screens: columnNames,
    asks: [openA, openOtherA, openB, openOtherB, presentSheet, sheetToRoot, leaveB],
    hazards: [.hostFolds], depth: 4, most: 1, queue: 1, holder: 2, opened: [1, 2])

  static let columnsMoved = SmallWorld(
    name: "columns, moved", summary: "columns at a host that pops by itself, ends where it was, and folds",
    rules: columned, screens: columnNames, asks: [openA, openB, presentSheet, closeSheet],
    hazards: [.hostFolds, .hostPops, .hostStaysPut], depth: 4, most: 1, queue: 1, opened: [1, 2])

  static let columnsEvicted = SmallWorld(
    name: "columns, evicted", summary: "pages in columns and behind a sheet that may not stay, and folds",
    rules: columned, screens: columnNames, asks: [openA, openB, presentSheet],
    hazards: [.hostFolds, .changingFacts], depth: 4, most: 1, queue: 1, opened: [1, 2])

  static let columnsHidden = SmallWorld(
    name: "columns, hidden", summary: "a host that hides and folds meanwhile",
    rules: columned, screens: columnNames, asks: [openA, openB, openOtherB],
    hazards: [.hostFolds, .hostHides], depth: 4, most: 1, queue: 1, opened: [1, 2])
}
