package import NavTable

/// The shape of a graph, parsed once from the text in generated code.
///
/// Time and memory are linear in the text. If navc did not write the text, the program stops.
public struct GraphTable: Sendable {
  /// The arrays of the table. They are in a class, so that a copy of a table only copies one reference.
  private final class Storage: Sendable {
    let name: String
    let rules: StackRules
    let sections: [Section]
    let screens: [ScreenRow]
    let segues: [SegueRow]
    let names: NameIndex
    let bases: [LinkBase]
    let whenRefused: WhenRefused
    let webPaths: [LinkTemplate]
    let openExits: [SegueID: String]
    let boundExits: [SegueID: SegueID]
    let entries: [ScreenID: ScreenID]
    let goals: [SegueID: Goal]
    let hasRequirements: Bool
    /// The screens and places with former names. A place precedes the screens of the fragment that it mounts.
    let renamed: [ScreenID]

    init(_ layout: TableLayout) {
      name = layout.name
      rules = layout.rules
      sections = layout.sections
      screens = layout.screens
      segues = layout.segues
      names = layout.names
      bases = layout.bases
      whenRefused = layout.whenRefused
      webPaths = layout.webPaths
      openExits = layout.openExits
      boundExits = layout.boundExits
      entries = layout.entries
      goals = layout.goals
      hasRequirements = screens.contains { $0.hasRequirement }
      renamed = layout.screens.indices.filter { layout.screens[$0].hasFormerNames }.map {
        ScreenID(rawValue: Int32($0))
      }
    }
  }

  /// The destination of a go segue.
  package enum Goal: Hashable, Sendable {
    case screen(ScreenID)
    /// The tab with this name, in the nearest container that has one.
    case tab(String)
  }

  /// The position of a section in the table, and the text of its details. ``StackRules/sections`` contains the core's
  /// part of it, in the same order.
  final class Section: Sendable {
    let text: TableText
    let firstScreen: Int32
    let firstSegue: Int32
    /// The prefix of the names of its screens and segues.
    let prefix: String
    /// The catalog that translates its texts, or `nil` if braces in them are not placeholders.
    let strings: String?

    init(text: TableText, firstScreen: Int32, firstSegue: Int32, prefix: String, strings: String?) {
      self.text = text
      self.firstScreen = firstScreen
      self.firstSegue = firstSegue
      self.prefix = prefix
      self.strings = strings
    }

    /// Returns a name of the section as it is in the whole table.
    func name(_ range: Range<Int>) -> String {
      let name = text.text(range)
      return prefix.isEmpty ? name : prefix + name
    }

    /// Returns the hash of such a name, with characters escaped as in a word.
    func hash(ofName range: Range<Int>) -> UInt32 { GraphTable.hash(ofName: name(range)) }
  }

  struct ScreenRow: Sendable {
    let name: TextPart
    var details: TextPart
    var segues: Range<Int32>
    var hasRequirement = false
    var hasLink = false
    var isAlert = false
    var hasFormerNames = false
    /// Whether a fragment is mounted here. Its first screen is pushed instead of this one.
    var isPlace = false
  }

  struct SegueRow: Sendable {
    let name: TextPart
    var details: TextPart
    var awaits = false
  }

  /// A byte range in the text of a table. It has half the size of `Range<Int>`, because an app stores several for
  /// each screen.
  struct TextPart: Sendable {
    private let lower: Int32
    private let upper: Int32

    /// Texts of more than 2 GB are refused earlier.
    init(_ range: Range<Int>) {
      lower = Int32(range.lowerBound)
      upper = Int32(range.upperBound)
    }

    var range: Range<Int> { Int(lower)..<Int(upper) }

    /// Returns a part with the same start and another end.
    func ending(at offset: Int) -> TextPart { TextPart(Int(lower)..<offset) }
  }

  private let storage: Storage

  /// Creates a table from the text of generated code, followed by the tables of its mounted fragments in the order of
  /// their places.
  public init(_ text: StaticString, mounting fragments: [GraphTable] = []) {
    self.init(made: TableText(text), mounting: fragments)
  }

  /// Creates a table from lines in memory.
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

  /// Creates a table from a text.
  ///
  /// - Throws: ``TableError`` if navc did not write the text.
  package init(_ text: TableText, mounting fragments: [GraphTable] = []) throws(TableError) {
    storage = Storage(try TableLayout(text, mounting: fragments))
  }

  /// The name of the graph.
  public var name: String { storage.name }

  /// The part of the graph on which the core bases its decisions.
  public var rules: StackRules { storage.rules }

  /// The screen at the bottom of the stack, or the first of the possible ones.
  public var root: ScreenInfo { self[storage.rules.root] }

  /// The screens that may be at the bottom of the stack. The first whose requirement holds is used.
  public var roots: [ScreenInfo] { ([storage.rules.root] + storage.rules.otherRoots).map { self[$0] } }

  /// Whether any screen has tabs.
  package var hasTabs: Bool { storage.rules.pushes.hasTabs }

  /// Whether any screen or mounted fragment has a requirement.
  package var hasRequirements: Bool { storage.hasRequirements }

  /// The bases of the graph's URLs, in the order of the graph file.
  public var bases: [LinkBase] { storage.bases }

  /// The effect of a predicate that refuses a step of a link.
  package var whenRefused: WhenRefused { storage.whenRefused }

  /// The paths that stay on the website.
  package var webPaths: [LinkTemplate] { storage.webPaths }

  /// The number of screens, including the screens of mounted fragments, once for each place.
  public var screenCount: Int { storage.screens.count { !$0.isPlace } }

  /// The number of segues, including the segues of mounted fragments, once for each place. The segues that a place
  /// binds to the exits of its fragment do not count.
  public var segueCount: Int {
    storage.screens.reduce(0) { $0 + ($1.isPlace ? 0 : $1.segues.count) }
  }

  /// All screens, in the order of the graph file, followed by the screens of mounted fragments.
  public var screens: [ScreenInfo] {
    storage.screens.indices.filter { !storage.screens[$0].isPlace }.map { self[ScreenID(rawValue: Int32($0))] }
  }

  /// The description of a screen.
  public subscript(screen: ScreenID) -> ScreenInfo {
    let index = Int(screen.rawValue)
    let rules = storage.rules.screens[index]
    return ScreenInfo(
      id: screen, row: storage.screens[index], rules: rules, section: storage.sections[rules.section])
  }

  /// The description of a segue. The segue must not be ``SegueID/back``.
  public subscript(segue: SegueID) -> SegueInfo {
    let index = Int(segue.rawValue)
    return SegueInfo(
      id: segue, row: storage.segues[index], rules: storage.rules.segues[index],
      section: storage.sections[section(of: segue)])
  }

  /// Returns the screen with a name. If the name is ambiguous, the graph's own screen is returned.
  public func screen(named name: String) -> ScreenInfo? {
    let index = storage.names.first(Self.hash(ofName: name)) { index in
      !storage.screens[index].isPlace && self.name(of: ScreenID(rawValue: Int32(index))) == name
    }
    return index.map { self[ScreenID(rawValue: Int32($0))] }
  }

  /// Returns the screen that a saved name means: the screen with this name or, if there is none, the one that had it.
  /// Each part of the name can be a former one, as in `basket.address` after the place `basket` became `cart`.
  ///
  /// - Complexity: Linear in the screens with former names.
  func screen(savedAs name: String) -> ScreenInfo? {
    if let screen = screen(named: name) { return screen }
    var name = name
    for id in storage.renamed {
      let (screen, today) = (self[id], self.name(of: id))
      let prefix = storage.sections[section(of: id)].prefix
      for former in screen.formerNames {
        let former = prefix + former
        if name == former {
          name = today
        } else if storage.screens[Int(id.rawValue)].isPlace, name.hasPrefix(former + ".") {
          name = today + name.dropFirst(former.count)
        }
      }
    }
    return screen(named: name)
  }

  /// Returns the hash of a screen's name. Without mounts, this is the hash of the word in the table.
  private static func hash(ofName name: String) -> UInt32 {
    NameIndex.hash(TableText.escaped(name, isWord: true).utf8)
  }

  /// The name of a screen.
  func name(of screen: ScreenID) -> String {
    let index = Int(screen.rawValue)
    return storage.sections[storage.rules.screens[index].section].name(storage.screens[index].name.range)
  }

  /// The name of a segue, including `back` and `link`.
  public func name(of segue: SegueID) -> String {
    switch segue {
    case .link: "link"
    case .none, .required: ""
    case _ where segue.rawValue < 0: "back"
    default: storage.sections[section(of: segue)].name(storage.segues[Int(segue.rawValue)].name.range)
    }
  }

  /// Whether the number belongs to a segue of this table.
  func holds(_ segue: SegueID) -> Bool {
    storage.segues.indices.contains(Int(segue.rawValue))
  }

  // MARK: - For the table that mounts this one

  var sections: [Section] { storage.sections }
  var screenRows: [ScreenRow] { storage.screens }
  var segueRows: [SegueRow] { storage.segues }
  /// The exits of a fragment, by the segues that use them.
  var openExits: [SegueID: String] { storage.openExits }
  /// The segue that the landing section sees, by the segues that use an exit.
  var boundExits: [SegueID: SegueID] { storage.boundExits }
  /// The destinations of go segues.
  package var goals: [SegueID: Goal] { storage.goals }
  /// The first screen of each mounted fragment, by place.
  var entries: [ScreenID: ScreenID] { storage.entries }
}
