internal import NavTable

/// Reads a table's text once, to find rules and the positions of names. Texts such as titles are read on demand.
struct TableParser {
  /// The destination of a segue, with the word that names it.
  struct Destination {
    enum Kind {
      case push, unwind, exit, go, select
    }

    let kind: Kind
    let word: GraphTable.TextPart
  }

  private let text: TableText
  private(set) var graphName = ""
  /// The range of the words that name the possible roots.
  private(set) var rootNames = 0..<0
  private(set) var bases: [LinkBase] = []
  private(set) var whenRefused = WhenRefused.stop
  /// The name of the catalog that translates the texts.
  private(set) var strings: String?
  /// The paths that stay on the website.
  private(set) var webPaths: [LinkTemplate] = []
  private(set) var screens: [GraphTable.ScreenRow] = []
  private(set) var segues: [GraphTable.SegueRow] = []
  private(set) var screenRules: [StackRules.Screen] = []
  /// The rules of the segues, without the screens that they lead to.
  private var segueRules: [StackRules.Segue] = []
  /// The destinations of the segues.
  private(set) var destinations: [Destination] = []
  /// The words that name where the replacing segues cut the stack.
  private(set) var cuts: [(segue: Int, word: GraphTable.TextPart)] = []
  /// The screens that do not offer the segues that open screens from anywhere.
  private(set) var apart: Set<ScreenID> = []
  /// Whether the parser is at the segues that are offered anywhere. No screen declares them.
  private var isAnywhere = false
  /// The number of tabs so far of the container that is being read.
  private var tabCount: Int16 = 0
  /// The screens that are places of fragments, in order.
  private(set) var places: [ScreenID] = []
  private var owner = TableKeyword.Owner.graph

  init(_ text: TableText) throws(TableError) {
    self.text = text
    guard text.count <= Int32.max else { throw TableError("has more than 2 GB of text") }
    try text.read { bytes throws(TableError) in try read(bytes) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(TableError) {
    var offset = 0
    var isLarge = false
    while let line = try TableText.line(at: offset, of: bytes) {
      try read(line, at: offset, of: bytes)
      offset = line.next
      if !isLarge, screens.count == 64 {
        isLarge = true
        reserve(times: Double(bytes.count) / Double(offset))
      }
    }
    close(at: bytes.count)
  }

  /// Reserves space for a table that is `times` as large as the part that was read, plus 10 %. The rest is assumed to
  /// be similar.
  private mutating func reserve(times: Double) {
    let (screenCount, segueCount) = (Int(Double(screens.count) * times * 1.1), Int(Double(segues.count) * times * 1.1))
    screens.reserveCapacity(screenCount)
    screenRules.reserveCapacity(screenCount)
    segues.reserveCapacity(segueCount)
    segueRules.reserveCapacity(segueCount)
    destinations.reserveCapacity(segueCount)
  }

  private mutating func read(
    _ line: TableText.Line, at offset: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) throws(TableError) {
    guard offset == 0 ? line.keyword.opens == .graph : mayFollow(line.keyword) else {
      throw TableError("has a line '\(line.keyword.rawValue)' where none may be")
    }
    if let opened = line.keyword.opens {
      close(at: offset)
      owner = opened
    }
    switch line.keyword {
    case .screen:
      tabCount = 0
      screens.append(
        GraphTable.ScreenRow(
          name: GraphTable.TextPart(line.rest), details: GraphTable.TextPart(line.next..<line.next),
          segues: Int32(segues.count)..<Int32(segues.count)))
      screenRules.append(StackRules.Screen())
    case .push: try start(line, .push, .push(0, .none), of: bytes)
    case .tab:
      try start(line, .push, .push(0, .none), of: bytes)
      segueRules[segues.count - 1].opening = .tab(tabCount)
      (tabCount, _) = tabCount.addingReportingOverflow(1)
    case .go: try start(line, .go, .go, of: bytes)
    case .select: try start(line, .select, .go, of: bytes)
    case .anywhere: isAnywhere = true
    case .apart: apart.insert(ScreenID(rawValue: Int32(screens.count - 1)))
    case .unwind: try start(line, .unwind, .unwind(.previous), of: bytes)
    case .exit: try start(line, .exit, .exit(section: 0, .previous), of: bytes)
    case .root: rootNames = line.rest
    case .from: cuts.append((segues.count - 1, GraphTable.TextPart(line.rest)))
    case .requires: screens[screens.count - 1].hasRequirement = true
    case .link: screens[screens.count - 1].hasLink = true
    case .alert: screens[screens.count - 1].isAlert = true
    case .was where owner == .screen: screens[screens.count - 1].hasFormerNames = true
    case .was, .key, .via, .inside, .hosts, .bar, .condition, .pass, .metadata, .otherwise: break
    case let keyword where keyword.isHostText: break
    default:
      guard let entry = TableLine(line, of: text) else { throw Self.unreadable(line) }
      try read(entry)
    }
  }

  /// Whether any segue is offered anywhere.
  var offersAnywhere: Bool { isAnywhere }

  /// Whether a line with this keyword may follow. After `anywhere`, only segues may follow.
  private func mayFollow(_ keyword: TableKeyword) -> Bool {
    if isAnywhere, owner == .screen || keyword.opens == .screen { return keyword.opens == .segue }
    return keyword.mayFollow(owner)
  }

  /// Moves the segue rules out of the parser, so that the caller does not copy them.
  mutating func takeSegueRules() -> [StackRules.Segue] {
    var rules: [StackRules.Segue] = []
    swap(&rules, &segueRules)
    return rules
  }

  private static func unreadable(_ line: TableText.Line) -> TableError {
    TableError("has a line '\(line.keyword.rawValue)' that cannot be read")
  }

  private mutating func read(_ line: TableLine) throws(TableError) {
    let (screen, segue) = (screens.count - 1, segues.count - 1)
    switch line {
    case .graph(let name), .fragment(let name): graphName = name
    case .base(let text):
      guard let base = LinkBase(text) else { throw TableError("has a base '\(text)' that no URL can have") }
      bases.append(base)
    case .refused(let rule): whenRefused = rule
    case .web(let path): webPaths.append(path)
    case .strings(let table): strings = table
    case .mount: places.append(ScreenID(rawValue: Int32(screen)))
    case .shared: screenRules[screen].isShared = true
    case .duplicates(let rule):
      screenRules[screen].allowsDuplicates = rule == .allow
      screenRules[screen].refusesDuplicates = rule == .refuse
    case .backNever: screenRules[screen].back = .never
    case .backIf: screenRules[screen].back = .asked
    case .layer(let style): segueRules[segue].opening = StackOpening(text: style.rawValue) ?? .sheet
    case .awaits: segues[segue].awaits = true
    case .busy(let policy): segueRules[segue].whenBusy = BusyPolicy(rawValue: policy.rawValue) ?? .auto
    case .unanimated: segueRules[segue].isAnimated = false
    case .pane: segueRules[segue].columns = .one
    case .split(let columns): screenRules[screen].columns = ColumnCount(rawValue: UInt8(clamping: columns))
    case .recursive(let bound):
      guard case .push(let destination, _) = segueRules[segue].action else {
        throw TableError("has an unwind that is recursive")
      }
      segueRules[segue].action = .push(destination, bound.map(Recursion.bounded) ?? .unbounded)
    case .root, .anywhere, .screen, .apart, .push, .tab, .unwind, .exit, .go, .select, .from, .text, .key, .requires,
      .link, .via, .inside, .hosts, .bar, .barStyle, .condition, .pass, .metadata, .otherwise, .alert,
      .was:
      break
    }
  }

  private mutating func start(
    _ line: TableText.Line, _ kind: Destination.Kind, _ action: StackRules.Action,
    of bytes: UnsafeBufferPointer<UInt8>
  ) throws(TableError) {
    guard let (name, word) = TableText.pair(line.rest, of: bytes) else { throw Self.unreadable(line) }
    segues.append(
      GraphTable.SegueRow(
        name: GraphTable.TextPart(name), details: GraphTable.TextPart(line.next..<line.next)))
    destinations.append(Destination(kind: kind, word: GraphTable.TextPart(word)))
    let source = isAnywhere ? StackRules.anywhere : ScreenID(rawValue: Int32(screens.count - 1))
    segueRules.append(StackRules.Segue(source: source, action: action))
  }

  /// Ends the lines of the screen or segue that was being read.
  private mutating func close(at offset: Int) {
    switch owner {
    case .graph: return
    case .screen where isAnywhere: return
    case .screen: screens[screens.count - 1].details = screens[screens.count - 1].details.ending(at: offset)
    case .segue:
      segues[segues.count - 1].details = segues[segues.count - 1].details.ending(at: offset)
      if isAnywhere { return }
      let screen = screens.count - 1
      screens[screen].segues = screens[screen].segues.lowerBound..<Int32(segues.count)
    }
  }
}
