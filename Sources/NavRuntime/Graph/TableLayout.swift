internal import NavTable

/// Lays the sections of a graph out one after the other: its own, then each that is mounted, with what is mounted there.
struct TableLayout {
  private let parser: TableParser
  /// The screen at the bottom of the stack.
  private var root: ScreenID
  private(set) var sections: [GraphTable.Section]
  private(set) var screens: [GraphTable.ScreenRow]
  private(set) var segues: [GraphTable.SegueRow]
  private(set) var screenRules: [StackRules.Screen]
  private(set) var segueRules: [StackRules.Segue]
  private(set) var sectionRules: [StackRules.Section]
  /// The exits of the table itself, which whoever mounts it binds, by the segues that leave by them.
  private(set) var openExits: [SegueID: String] = [:]
  /// Of the segues that leave by a bound exit: what the exit is in the section that they land in.
  private(set) var boundExits: [SegueID: SegueID] = [:]
  /// By place, the first screen of what is mounted there.
  private(set) var entries: [ScreenID: ScreenID] = [:]

  init(_ text: TableText, mounting tables: [GraphTable]) throws(TableError) {
    parser = try TableParser(text)
    sections = [GraphTable.Section(text: text, firstScreen: 0, firstSegue: 0, prefix: "")]
    sectionRules = [StackRules.Section(screens: 0..<Int32(parser.screens.count), place: nil)]
    screenRules = parser.screenRules
    segueRules = parser.segueRules
    var firstSegues = [Int32](repeating: 0, count: parser.screens.count + 1)
    for segue in segueRules { firstSegues[Int(segue.source.rawValue) + 1] += 1 }
    for index in parser.screens.indices { firstSegues[index + 1] += firstSegues[index] }
    screens = parser.screens.enumerated().map { index, row in
      GraphTable.ScreenRow(
        name: row.name, details: row.details, segues: firstSegues[index]..<firstSegues[index + 1],
        hasRequirement: row.hasRequirement, hasLink: row.hasLink)
    }
    segues = parser.segues.map { GraphTable.SegueRow(name: $0.name, details: $0.details, awaits: $0.awaits) }
    root = -1
    guard parser.places.count == tables.count else {
      throw TableError("has \(parser.places.count) places for \(tables.count) fragments")
    }
    for (place, table) in zip(parser.places, tables) { try mount(table, in: place) }
    for (index, line) in parser.segueLines.enumerated() { try resolve(index, line) }
    sectionRules[0].screens = 0..<Int32(screens.count)
    root = try entry(named: parser.rootName)
  }

  var name: String { parser.graphName }

  var bases: [LinkBase] { parser.bases }

  var whenRefused: WhenRefused { parser.whenRefused }

  var rules: StackRules {
    StackRules(root: root, screens: screenRules, segues: segueRules, sections: sectionRules)
  }

  /// The screens that can stand on a stack, by name. Where a name could be read in two ways, it is the graph's own.
  var idsByName: [String: ScreenID] {
    var ids = parser.idsByName
    for place in parser.places { ids[screens[Int(place.rawValue)].name] = nil }
    for index in parser.screens.count..<max(screens.count, parser.screens.count) where !isPlace(index) {
      let name = screens[index].name
      if ids[name] == nil { ids[name] = ScreenID(rawValue: Int32(index)) }
    }
    return ids
  }

  private func isPlace(_ index: Int) -> Bool { screens[index].isPlace }

  // MARK: - Its own segues

  private mutating func resolve(_ index: Int, _ line: TableLine) throws(TableError) {
    switch (line, segueRules[index].action) {
    case (.push(_, let name), .push(_, let recursion)):
      segueRules[index].action = .push(try entry(named: name), recursion)
    case (.unwind(_, let target), _): segueRules[index].action = .unwind(try self.target(target))
    case (.exit(_, let exit), _): openExits[SegueID(rawValue: Int32(index))] = exit
    default: break
    }
  }

  private func target(_ target: TableLine.Target) throws(TableError) -> UnwindTarget {
    switch target {
    case .previous: .previous
    case .root: .root
    case .opener: .opener
    case .screen(let name): .screen(try id(of: name))
    }
  }

  /// What is pushed when a screen is named: the screen, or the first of what is mounted in its place.
  private func entry(named name: String) throws(TableError) -> ScreenID {
    let screen = try id(of: name)
    return entries[screen] ?? screen
  }

  private func id(of name: String) throws(TableError) -> ScreenID {
    guard let id = parser.idsByName[name] else {
      throw TableError("names a screen '\(name)' that it does not hold")
    }
    return id
  }

  // MARK: - What is mounted

  private mutating func mount(_ table: GraphTable, in place: ScreenID) throws(TableError) {
    let shift = Shift(
      screens: Int32(screens.count), segues: Int32(segues.count), sections: sections.count,
      prefix: screens[Int(place.rawValue)].name + ".")
    screens[Int(place.rawValue)].isPlace = true
    entries[place] = shift.moved(table.rules.root)
    for (section, rules) in zip(table.sections, table.rules.sections) {
      sections.append(shift.moved(section))
      sectionRules.append(
        StackRules.Section(screens: shift.moved(rules.screens), place: rules.place.map(shift.moved) ?? place))
    }
    for (row, rules) in zip(table.screenRows, table.rules.screens) {
      screens.append(shift.moved(row))
      var rules = rules
      rules.section += shift.sections
      screenRules.append(rules)
    }
    for (place, entry) in table.entries { entries[shift.moved(place)] = shift.moved(entry) }
    for (segue, exit) in table.boundExits { boundExits[shift.moved(segue)] = shift.moved(exit) }
    for (index, rules) in table.rules.segues.enumerated() {
      let segue = SegueID(rawValue: Int32(index))
      segues.append(shift.moved(table.segueRows[index]))
      var moved = shift.moved(rules)
      if let exit = table.openExits[segue] { moved.action = try bind(exit, of: place, shift, shift.moved(segue)) }
      segueRules.append(moved)
    }
  }

  /// What a segue that leaves by an exit does here: it goes where the place's exit leads, or further out.
  private mutating func bind(
    _ exit: String, of place: ScreenID, _ shift: Shift, _ segue: SegueID
  ) throws(TableError) -> StackRules.Action {
    for own in screens[Int(place.rawValue)].segues {
      switch parser.segueLines[Int(own)] {
      case .unwind(exit, let target):
        boundExits[segue] = SegueID(rawValue: own)
        return .exit(section: shift.sections, try self.target(target))
      case .exit(exit, let outer):
        openExits[segue] = outer
        return .exit(section: 0, .previous)
      default: break
      }
    }
    throw TableError("does not bind the exit '\(exit)' of what it mounts")
  }

  /// How far the numbers of a table are from those that it gets where it is mounted.
  private struct Shift {
    let screens: Int32
    let segues: Int32
    let sections: Int
    let prefix: String

    func moved(_ screen: ScreenID) -> ScreenID { ScreenID(rawValue: screen.rawValue + screens) }

    func moved(_ segue: SegueID) -> SegueID { SegueID(rawValue: segue.rawValue + segues) }

    func moved(_ range: Range<Int32>) -> Range<Int32> { range.lowerBound + screens..<range.upperBound + screens }

    func moved(_ section: GraphTable.Section) -> GraphTable.Section {
      GraphTable.Section(
        text: section.text, firstScreen: section.firstScreen + screens, firstSegue: section.firstSegue + segues,
        prefix: prefix + section.prefix)
    }

    func moved(_ row: GraphTable.ScreenRow) -> GraphTable.ScreenRow {
      var row = row
      row.name = prefix + row.name
      row.segues = row.segues.lowerBound + segues..<row.segues.upperBound + segues
      return row
    }

    func moved(_ row: GraphTable.SegueRow) -> GraphTable.SegueRow {
      GraphTable.SegueRow(name: prefix + row.name, details: row.details, awaits: row.awaits)
    }

    func moved(_ segue: StackRules.Segue) -> StackRules.Segue {
      var moved = segue
      moved.source = self.moved(segue.source)
      switch segue.action {
      case .push(let destination, let recursion): moved.action = .push(self.moved(destination), recursion)
      case .unwind(let target): moved.action = .unwind(self.moved(target))
      case .exit(let section, let target): moved.action = .exit(section: section + sections, self.moved(target))
      }
      return moved
    }

    private func moved(_ target: UnwindTarget) -> UnwindTarget {
      if case .screen(let screen) = target { .screen(moved(screen)) } else { target }
    }
  }
}
