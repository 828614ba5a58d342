package import NavTable

/// The shape of a graph, parsed once from the text that generated code carries.
///
/// Time and memory are linear in the text. A text that navc did not write stops the program.
public struct GraphTable: Sendable {
  /// The arrays behind the table, so that passing a table on costs one reference.
  private final class Storage: Sendable {
    let name: String
    let rules: StackRules
    let sections: [Section]
    let screens: [ScreenRow]
    let segues: [SegueRow]
    let names: NameIndex
    let bases: [LinkBase]
    let whenRefused: WhenRefused
    let openExits: [SegueID: String]
    let boundExits: [SegueID: SegueID]
    let entries: [ScreenID: ScreenID]
    let goals: [SegueID: Goal]

    init(_ layout: TableLayout) {
      name = layout.name
      rules = layout.rules
      sections = layout.sections
      screens = layout.screens
      segues = layout.segues
      names = layout.names
      bases = layout.bases
      whenRefused = layout.whenRefused
      openExits = layout.openExits
      boundExits = layout.boundExits
      entries = layout.entries
      goals = layout.goals
    }
  }

  /// Where a segue leads that goes somewhere.
  package enum Goal: Hashable, Sendable {
    case screen(ScreenID)
    /// This tab of the nearest container that has one of that name.
    case tab(String)
  }

  /// Where a section lies in the table, and the text that its details are read from. What the core knows of it is in
  /// ``StackRules/sections``, in the same order.
  final class Section: Sendable {
    let text: TableText
    let firstScreen: Int32
    let firstSegue: Int32
    /// What stands before the names of its screens and segues.
    let prefix: String

    init(text: TableText, firstScreen: Int32, firstSegue: Int32, prefix: String) {
      self.text = text
      self.firstScreen = firstScreen
      self.firstSegue = firstSegue
      self.prefix = prefix
    }

    /// A name of the section as the whole table has it.
    func name(_ range: Range<Int>) -> String {
      let name = text.text(range)
      return prefix.isEmpty ? name : prefix + name
    }

    /// The hash of such a name, in which what a word escapes is escaped.
    func hash(ofName range: Range<Int>) -> UInt32 { GraphTable.hash(ofName: name(range)) }
  }

  struct ScreenRow: Sendable {
    let name: TextPart
    var details: TextPart
    var segues: Range<Int32>
    var hasRequirement = false
    var hasLink = false
    var isAlert = false
    /// Whether a fragment is mounted here, whose first screen is pushed in place of this one.
    var isPlace = false
  }

  struct SegueRow: Sendable {
    let name: TextPart
    var details: TextPart
    var awaits = false
  }

  /// Where something lies in the text of a table, in bytes: half the size of a range, since an app keeps several for each screen.
  struct TextPart: Sendable {
    private let lower: Int32
    private let upper: Int32

    /// No text of more than 2 GB is read.
    init(_ range: Range<Int>) {
      lower = Int32(range.lowerBound)
      upper = Int32(range.upperBound)
    }

    var range: Range<Int> { Int(lower)..<Int(upper) }

    /// The same start, and another end.
    func ending(at offset: Int) -> TextPart { TextPart(Int(lower)..<offset) }
  }

  private let storage: Storage

  /// Parses a table, and lays out behind it the tables of the fragments that it mounts, in the order of their places.
  public init(_ text: StaticString, mounting fragments: [GraphTable] = []) {
    self.init(made: TableText(text), mounting: fragments)
  }

  /// The same of lines that nobody has written down.
  package init(_ lines: [TableLine], mounting fragments: [GraphTable] = []) {
    self.init(made: TableText(lines), mounting: fragments)
  }

  private init(made text: TableText, mounting fragments: [GraphTable]) {
    do throws(TableError) {
      try self.init(text, mounting: fragments)
    } catch {
      fatalError("a table that generated code holds \(error.text); generate it again with the navc of this package")
    }
  }

  /// The same of any text.
  ///
  /// - Throws: ``TableError`` for a text that navc did not write.
  package init(_ text: TableText, mounting fragments: [GraphTable] = []) throws(TableError) {
    storage = Storage(try TableLayout(text, mounting: fragments))
  }

  /// The name of the graph.
  public var name: String { storage.name }

  /// What the core decides by.
  public var rules: StackRules { storage.rules }

  /// The screen at the bottom of the stack, or the first of those that may be.
  public var root: ScreenInfo { self[storage.rules.root] }

  /// The screens that may be at the bottom of the stack: the first whose requirement holds is.
  public var roots: [ScreenInfo] { ([storage.rules.root] + storage.rules.otherRoots).map { self[$0] } }

  /// Whether any screen has tabs.
  package var hasTabs: Bool { storage.rules.pushes.hasTabs }

  /// What the graph's URLs begin with, in the order of the graph file.
  public var bases: [LinkBase] { storage.bases }

  /// What a predicate that fails on the way of a link does.
  package var whenRefused: WhenRefused { storage.whenRefused }

  /// How many screens there are, those of mounted fragments included: once for each place.
  public var screenCount: Int { storage.screens.count { !$0.isPlace } }

  /// How many segues there are, those of mounted fragments included: once for each place. What a place does with the
  /// exits of its fragment is none.
  public var segueCount: Int {
    storage.screens.reduce(0) { $0 + ($1.isPlace ? 0 : $1.segues.count) }
  }

  /// All screens, in the order of the graph file, and then those of mounted fragments.
  public var screens: [ScreenInfo] {
    storage.screens.indices.filter { !storage.screens[$0].isPlace }.map { self[ScreenID(rawValue: Int32($0))] }
  }

  /// What the table says about a screen.
  public subscript(screen: ScreenID) -> ScreenInfo {
    let index = Int(screen.rawValue)
    let rules = storage.rules.screens[index]
    return ScreenInfo(
      id: screen, row: storage.screens[index], rules: rules, section: storage.sections[rules.section])
  }

  /// What the table says about a segue; not for ``SegueID/back``.
  public subscript(segue: SegueID) -> SegueInfo {
    let index = Int(segue.rawValue)
    return SegueInfo(
      id: segue, row: storage.segues[index], rules: storage.rules.segues[index],
      section: storage.sections[section(of: segue)])
  }

  /// The screen of a name. Where a name could be read in two ways, it is the graph's own.
  public func screen(named name: String) -> ScreenInfo? {
    let index = storage.names.first(Self.hash(ofName: name)) { index in
      !storage.screens[index].isPlace && self.name(of: ScreenID(rawValue: Int32(index))) == name
    }
    return index.map { self[ScreenID(rawValue: Int32($0))] }
  }

  /// The hash of a screen's name. It is that of the word in the table, where nothing is mounted.
  private static func hash(ofName name: String) -> UInt32 {
    NameIndex.hash(TableText.escaped(name, isWord: true).utf8)
  }

  /// The name of a screen.
  func name(of screen: ScreenID) -> String {
    let index = Int(screen.rawValue)
    return storage.sections[storage.rules.screens[index].section].name(storage.screens[index].name.range)
  }

  /// The name of a segue, `back` and `link` included.
  public func name(of segue: SegueID) -> String {
    switch segue {
    case .link: "link"
    case .none, .required: ""
    case _ where segue.rawValue < 0: "back"
    default: storage.sections[section(of: segue)].name(storage.segues[Int(segue.rawValue)].name.range)
    }
  }

  /// Whether the number is one of this table's segues.
  func holds(_ segue: SegueID) -> Bool {
    storage.segues.indices.contains(Int(segue.rawValue))
  }

  // MARK: - For the table that mounts this one

  var sections: [Section] { storage.sections }
  var screenRows: [ScreenRow] { storage.screens }
  var segueRows: [SegueRow] { storage.segues }
  /// The exits of a fragment, by the segues that leave by them.
  var openExits: [SegueID: String] { storage.openExits }
  /// Of the segues that leave by an exit: what the exit is in the section that they land in.
  var boundExits: [SegueID: SegueID] { storage.boundExits }
  /// Where the segues lead that go somewhere.
  package var goals: [SegueID: Goal] { storage.goals }
  /// Of the places of fragments: the first screen of what is mounted there.
  var entries: [ScreenID: ScreenID] { storage.entries }
}
