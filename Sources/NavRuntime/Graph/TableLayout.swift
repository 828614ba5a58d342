internal import NavTable

/// The sections of a graph, one after the other: its own section, followed by each mounted section and the sections
/// mounted in it.
struct TableLayout {
  private let text: TableText
  private let parser: TableParser
  /// The table's own screens, including those in whose place a fragment is mounted.
  private let own: NameIndex
  /// The screens that may be at the bottom of the stack.
  private var roots: [ScreenID] = []
  private(set) var sections: [GraphTable.Section]
  private(set) var screens: [GraphTable.ScreenRow]
  private(set) var segues: [GraphTable.SegueRow]
  private(set) var screenRules: [StackRules.Screen]
  private(set) var segueRules: [StackRules.Segue]
  private(set) var sectionRules: [StackRules.Section]
  /// The exits that the table does not bind, by the segues that use them. The table that mounts this one binds them.
  private(set) var openExits: [SegueID: String] = [:]
  /// The segue that the landing section sees, by the segues that use a bound exit.
  private(set) var boundExits: [SegueID: SegueID] = [:]
  /// The destinations of go segues.
  private(set) var goals: [SegueID: GraphTable.Goal] = [:]
  /// The screens that do not offer the segues that open screens from anywhere.
  private var apart: Set<ScreenID>
  /// The first screen of each mounted fragment, by place.
  private(set) var entries: [ScreenID: ScreenID] = [:]

  init(_ text: TableText, mounting tables: [GraphTable]) throws(TableError) {
    self.text = text
    var parser = try TableParser(text)
    segueRules = parser.takeSegueRules()
    self.parser = parser
    own = try Self.names(of: parser.screens, in: text)
    sections = [GraphTable.Section(text: text, firstScreen: 0, firstSegue: 0, prefix: "", strings: parser.strings)]
    sectionRules = [StackRules.Section(screens: 0..<Int32(parser.screens.count), place: nil)]
    screens = parser.screens
    segues = parser.segues
    screenRules = parser.screenRules
    apart = parser.apart
    guard parser.places.count == tables.count else {
      throw TableError("has \(parser.places.count) places for \(tables.count) fragments")
    }
    for (place, table) in zip(parser.places, tables) { try mount(table, in: place) }
    try text.read { bytes throws(TableError) in
      for index in parser.destinations.indices { try resolve(index, bytes) }
      for cut in parser.cuts {
        guard case .push = segueRules[cut.segue].action else { throw TableError("has an unwind that replaces") }
        segueRules[cut.segue].from = try target(cut.word.range, bytes)
      }
    }
    sectionRules[0].screens = 0..<Int32(screens.count)
    roots = try text.read { bytes throws(TableError) in
      var roots: [ScreenID] = []
      for name in TableText.words(parser.rootNames, of: bytes) { roots.append(try entry(named: name, bytes)) }
      return roots
    }
    if roots.isEmpty { throw TableError("names no root") }
    if parser.offersAnywhere { for place in entries.keys { apart.formUnion(mounted(in: place)) } }
  }

  /// The screens in a place. They do not offer segues of the graph that mounts them.
  private func mounted(in place: ScreenID) -> [ScreenID] {
    sectionRules.filter { $0.place == place }.flatMap { $0.screens.map { ScreenID(rawValue: $0) } }
  }

  var name: String { parser.graphName }

  var bases: [LinkBase] { parser.bases }

  var whenRefused: WhenRefused { parser.whenRefused }

  var webPaths: [LinkTemplate] { parser.webPaths }

  var rules: StackRules {
    StackRules(
      root: roots[0], otherRoots: Array(roots.dropFirst()), screens: screenRules, segues: segueRules,
      sections: sectionRules, apart: apart)
  }

  /// All screens and places by the hashes of their names, first the table's own and then those of mounted fragments.
  var names: NameIndex {
    if parser.places.isEmpty { return own }
    var names = NameIndex(count: screens.count)
    for (index, screen) in screens.enumerated() {
      names.insert(index, hash: sections[screenRules[index].section].hash(ofName: screen.name.range))
    }
    return names
  }

  private static func names(
    of screens: [GraphTable.ScreenRow], in text: TableText
  ) throws(TableError) -> NameIndex {
    var names = NameIndex(count: screens.count)
    try text.read { bytes throws(TableError) in
      for (index, screen) in screens.enumerated() {
        let word = UnsafeBufferPointer(rebasing: bytes[screen.name.range])
        let hash = NameIndex.hash(word)
        if names.first(hash, where: { bytes[screens[$0].name.range].elementsEqual(word) }) != nil {
          throw TableError("has two screens '\(text.text(screen.name.range))'")
        }
        names.insert(index, hash: hash)
      }
    }
    return names
  }

  // MARK: - The table's own segues

  private mutating func resolve(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) throws(TableError) {
    let destination = parser.destinations[index]
    switch (destination.kind, segueRules[index].action) {
    case (.push, .push(_, let recursion)):
      segueRules[index].action = .push(try entry(named: destination.word.range, bytes), recursion)
    case (.unwind, _): segueRules[index].action = .unwind(try target(destination.word.range, bytes))
    case (.go, _): goals[SegueID(rawValue: Int32(index))] = .screen(try entry(named: destination.word.range, bytes))
    case (.select, _): goals[SegueID(rawValue: Int32(index))] = .tab(text.text(destination.word.range))
    case (.exit, _): openExits[SegueID(rawValue: Int32(index))] = text.text(destination.word.range)
    case (.push, _): break
    }
  }

  private func target(
    _ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(TableError) -> UnwindTarget {
    switch TableLine.Target(text.text(word)) {
    case .previous: .previous
    case .root: .root
    case .opener: .opener
    case .screen: .screen(try id(of: word, bytes))
    }
  }

  /// Returns the screen to push for a name: the screen, or the first screen of the fragment in its place.
  private func entry(
    named name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(TableError) -> ScreenID {
    let screen = try id(of: name, bytes)
    return entries.isEmpty ? screen : entries[screen] ?? screen
  }

  private func id(of name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) throws(TableError) -> ScreenID {
    let word = UnsafeBufferPointer(rebasing: bytes[name])
    let index = own.first(NameIndex.hash(word)) { index in
      let other = parser.screens[index].name.range
      return other.count == word.count && bytes[other].elementsEqual(word)
    }
    guard let index else { throw TableError("names a screen '\(text.text(name))' that it does not hold") }
    return ScreenID(rawValue: Int32(index))
  }

  // MARK: - Mounted tables

  private mutating func mount(_ table: GraphTable, in place: ScreenID) throws(TableError) {
    let shift = Shift(
      screens: Int32(screens.count), segues: Int32(segues.count), sections: sections.count,
      prefix: text.text(screens[Int(place.rawValue)].name.range) + ".")
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
    for (segue, goal) in table.goals { goals[shift.moved(segue)] = shift.moved(goal) }
    for (segue, exit) in table.boundExits { boundExits[shift.moved(segue)] = shift.moved(exit) }
    for (index, rules) in table.rules.segues.enumerated() {
      let segue = SegueID(rawValue: Int32(index))
      segues.append(table.segueRows[index])
      var moved = shift.moved(rules)
      if let exit = table.openExits[segue] { moved.action = try bind(exit, of: place, shift, shift.moved(segue)) }
      segueRules.append(moved)
    }
  }

  /// Returns the effect of a segue that uses an exit. It leads to the target that the place binds to the exit, or
  /// further out.
  private mutating func bind(
    _ exit: String, of place: ScreenID, _ shift: Shift, _ segue: SegueID
  ) throws(TableError) -> StackRules.Action {
    for own in screens[Int(place.rawValue)].segues {
      let destination = parser.destinations[Int(own)]
      if text.text(segues[Int(own)].name.range) != exit { continue }
      switch destination.kind {
      case .unwind:
        boundExits[segue] = SegueID(rawValue: own)
        let landing: UnwindTarget = try text.read { bytes throws(TableError) in
          try target(destination.word.range, bytes)
        }
        return .exit(section: shift.sections, landing)
      case .exit:
        openExits[segue] = text.text(destination.word.range)
        return .exit(section: 0, .previous)
      case .push, .go, .select: break
      }
    }
    throw TableError("does not bind the exit '\(exit)' of what it mounts")
  }

  /// The differences between a table's numbers and the numbers that it gets where it is mounted.
  private struct Shift {
    let screens: Int32
    let segues: Int32
    let sections: Int
    let prefix: String

    func moved(_ screen: ScreenID) -> ScreenID { ScreenID(rawValue: screen.rawValue + screens) }

    func moved(_ segue: SegueID) -> SegueID { SegueID(rawValue: segue.rawValue + segues) }

    func moved(_ goal: GraphTable.Goal) -> GraphTable.Goal {
      if case .screen(let screen) = goal { .screen(moved(screen)) } else { goal }
    }

    func moved(_ range: Range<Int32>) -> Range<Int32> { range.lowerBound + screens..<range.upperBound + screens }

    func moved(_ section: GraphTable.Section) -> GraphTable.Section {
      GraphTable.Section(
        text: section.text, firstScreen: section.firstScreen + screens, firstSegue: section.firstSegue + segues,
        prefix: prefix + section.prefix, strings: section.strings)
    }

    func moved(_ row: GraphTable.ScreenRow) -> GraphTable.ScreenRow {
      var row = row
      row.segues = row.segues.lowerBound + segues..<row.segues.upperBound + segues
      return row
    }

    func moved(_ segue: StackRules.Segue) -> StackRules.Segue {
      var moved = segue
      moved.source = self.moved(segue.source)
      moved.from = segue.from.map { self.moved($0) }
      switch segue.action {
      case .push(let destination, let recursion): moved.action = .push(self.moved(destination), recursion)
      case .unwind(let target): moved.action = .unwind(self.moved(target))
      case .exit(let section, let target): moved.action = .exit(section: section + sections, self.moved(target))
      case .go: break
      }
      return moved
    }

    private func moved(_ target: UnwindTarget) -> UnwindTarget {
      if case .screen(let screen) = target { .screen(moved(screen)) } else { target }
    }
  }
}
