internal import NavTable

/// Reads a table's text once: names and rules now, titles and the like only when somebody asks.
struct TableParser {
  /// Where the lines of one screen or segue lie, and what is asked of it too often to look there.
  struct Row {
    let name: String
    var details: Range<Int>
    /// Of a screen: it has a requirement.
    var hasRequirement = false
    /// Of a screen: a link leads to it.
    var hasLink = false
    /// Of a segue: its predicate reads an async fact.
    var awaits = false
  }

  private let text: TableText
  private(set) var graphName = ""
  private(set) var rootName = ""
  private(set) var bases: [LinkBase] = []
  private(set) var whenRefused = WhenRefused.stop
  private(set) var screens: [Row] = []
  private(set) var segues: [Row] = []
  private(set) var screenRules: [StackRules.Screen] = []
  /// Without the screens that the segues lead to.
  private(set) var segueRules: [StackRules.Segue] = []
  /// The lines of the segues, which name where they lead.
  private(set) var segueLines: [TableLine] = []
  private(set) var idsByName: [String: ScreenID] = [:]
  /// The screens that are places of fragments, in order.
  private(set) var places: [ScreenID] = []
  private var owner = TableKeyword.Owner.graph

  init(_ text: TableText) throws(TableError) {
    self.text = text
    var offset = 0
    while let line = try text.line(at: offset) {
      try read(line, at: offset)
      offset = line.next
    }
    close(at: text.count)
  }

  private mutating func read(_ line: TableText.Line, at offset: Int) throws(TableError) {
    guard offset == 0 ? line.keyword.opens == .graph : line.keyword.mayFollow(owner) else {
      throw TableError("has a line '\(line.keyword.rawValue)' where none may be")
    }
    if let opened = line.keyword.opens {
      close(at: offset)
      owner = opened
    }
    switch line.keyword {
    case .requires: screens[screens.count - 1].hasRequirement = true
    case .link: screens[screens.count - 1].hasLink = true
    case .key, .via, .bar, .condition, .pass, .metadata: break
    case let keyword where keyword.isHostText: break
    default:
      guard let entry = TableLine(line, of: text) else {
        throw TableError("has a line '\(line.keyword.rawValue)' that cannot be read")
      }
      try read(entry, detailsAt: line.next)
    }
  }

  private mutating func read(_ line: TableLine, detailsAt offset: Int) throws(TableError) {
    let (screen, segue) = (screens.count - 1, segues.count - 1)
    switch line {
    case .graph(let name), .fragment(let name): graphName = name
    case .root(let name): rootName = name
    case .base(let text):
      guard let base = LinkBase(text) else { throw TableError("has a base '\(text)' that no URL can have") }
      bases.append(base)
    case .refused(let rule): whenRefused = rule
    case .screen(let name):
      idsByName[name] = ScreenID(rawValue: Int32(screens.count))
      screens.append(Row(name: name, details: offset..<offset))
      screenRules.append(StackRules.Screen())
    case .mount: places.append(ScreenID(rawValue: Int32(screen)))
    case .shared: screenRules[screen].isShared = true
    case .duplicates(let rule):
      screenRules[screen].allowsDuplicates = rule == .allow
      screenRules[screen].refusesDuplicates = rule == .refuse
    case .backNever: screenRules[screen].back = .never
    case .backIf: screenRules[screen].back = .asked
    case .push(let name, _): start(name, line, .push(0, .none), detailsAt: offset)
    case .unwind(let name, _): start(name, line, .unwind(.previous), detailsAt: offset)
    case .exit(let name, _): start(name, line, .exit(section: 0, .previous), detailsAt: offset)
    case .awaits: segues[segue].awaits = true
    case .busy(let policy): segueRules[segue].whenBusy = BusyPolicy(rawValue: policy.rawValue) ?? .auto
    case .unanimated: segueRules[segue].isAnimated = false
    case .recursive(let bound):
      guard case .push(let destination, _) = segueRules[segue].action else {
        throw TableError("has an unwind that is recursive")
      }
      segueRules[segue].action = .push(destination, bound.map(Recursion.bounded) ?? .unbounded)
    case .text, .key, .requires, .link, .via, .bar, .barStyle, .condition, .pass, .metadata: break
    }
  }

  private mutating func start(
    _ name: String, _ line: TableLine, _ action: StackRules.Action, detailsAt offset: Int
  ) {
    segues.append(Row(name: name, details: offset..<offset))
    segueLines.append(line)
    segueRules.append(StackRules.Segue(source: ScreenID(rawValue: Int32(screens.count - 1)), action: action))
  }

  /// Ends the lines of the screen or segue that was being read.
  private mutating func close(at offset: Int) {
    switch owner {
    case .graph: break
    case .screen: screens[screens.count - 1].details = screens[screens.count - 1].details.lowerBound..<offset
    case .segue: segues[segues.count - 1].details = segues[segues.count - 1].details.lowerBound..<offset
    }
  }
}
