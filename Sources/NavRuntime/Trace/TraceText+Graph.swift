// How a trace writes the part of a graph that it needs.

extension UnwindTarget {
  fileprivate var traceText: String {
    switch self {
    case .screen(let screen): "screen \(screen.rawValue)"
    case .previous: "previous"
    case .root: "root"
    case .opener: "opener"
    }
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    switch try reader.word("a target") {
    case "screen": self = .screen(try reader.screenNumber())
    case "previous": self = .previous
    case "root": self = .root
    case "opener": self = .opener
    case let word: throw reader.error("has '\(word.prefix(40))' for a target")
    }
  }
}

extension TraceReader {
  fileprivate mutating func screenNumber() throws(StackTraceError) -> ScreenID {
    ScreenID(rawValue: try number("a screen", in: 0...Int32(TraceBounds.table)))
  }

  fileprivate mutating func segueNumber() throws(StackTraceError) -> SegueID {
    SegueID(rawValue: try number("a segue", in: 0...Int32(TraceBounds.table)))
  }
}

extension StackRules.Action {
  fileprivate var traceText: String {
    switch self {
    case .push(let destination, .none): "push \(destination.rawValue)"
    case .push(let destination, .unbounded): "push \(destination.rawValue) recursive"
    case .push(let destination, .bounded(let bound)): "push \(destination.rawValue) recursive \(bound)"
    case .unwind(let target): "unwind \(target.traceText)"
    case .exit(let section, let target): "exit \(section) \(target.traceText)"
    }
  }

  /// Takes the rest of the line.
  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    switch try reader.word("an action") {
    case "push":
      let destination = try reader.screenNumber()
      let recursion: Recursion =
        if !reader.take("recursive") { .none } else if reader.isAtEnd { .unbounded } else {
          .bounded(try reader.count("a bound"))
        }
      self = .push(destination, recursion)
    case "unwind": self = .unwind(try UnwindTarget(&reader))
    case "exit": self = .exit(section: try reader.count("a section"), try UnwindTarget(&reader))
    case let word: throw reader.error("has '\(word.prefix(40))' for an action")
    }
  }
}

extension TracedGraph.Screen {
  fileprivate var traceText: String {
    var text = "\(id.rawValue) \(name) back \(rules.back.traceName) section \(rules.section)"
    if rules.isShared { text += " shared" }
    if rules.allowsDuplicates { text += " duplicates" }
    if rules.refusesDuplicates { text += " refusing" }
    return text
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    id = try reader.screenNumber()
    name = String(try reader.word("a name"))
    try reader.expect("back")
    let back: BackRule = try reader.name("a rule")
    try reader.expect("section")
    let section = try reader.count("a section")
    let isShared = reader.take("shared")
    rules = StackRules.Screen(
      isShared: isShared, allowsDuplicates: reader.take("duplicates"), refusesDuplicates: reader.take("refusing"),
      back: back, section: section)
  }
}

extension TracedGraph.Segue {
  fileprivate var traceText: String {
    "\(id.rawValue) \(name) from \(rules.source.rawValue) busy \(rules.whenBusy.traceName)"
      + (rules.isAnimated ? "" : " unanimated") + " \(rules.action.traceText)"
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    id = try reader.segueNumber()
    name = String(try reader.word("a name"))
    try reader.expect("from")
    let source = try reader.screenNumber()
    try reader.expect("busy")
    let whenBusy: BusyPolicy = try reader.name("a policy")
    let isAnimated = !reader.take("unanimated")
    rules = StackRules.Segue(
      source: source, action: try StackRules.Action(&reader), whenBusy: whenBusy, isAnimated: isAnimated)
  }
}

extension StackRules.Section {
  fileprivate var traceText: String {
    "\(screens.lowerBound) \(screens.upperBound)" + (place.map { " place \($0.rawValue)" } ?? "")
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    let start: Int32 = try reader.number("a screen", in: 0...Int32(TraceBounds.table))
    let end: Int32 = try reader.number("a screen", in: start...Int32(TraceBounds.table))
    self.init(screens: start..<end, place: reader.take("place") ? try reader.screenNumber() : nil)
  }
}

extension TracedGraph {
  var traceLines: [String] {
    ["graph \(name) root \(root.rawValue)"] + sections.map { "section \($0.traceText)" }
      + screens.map { "screen \($0.traceText)" } + segues.map { "segue \($0.traceText)" }
  }

  init(traceLines lines: [String]) throws(StackTraceError) {
    var rest = TraceLines(lines)
    var line = try rest.next("graph")
    name = String(try line.word("a name"))
    try line.expect("root")
    root = try line.screenNumber()
    try line.end()
    var (sections, screens, segues): ([StackRules.Section], [Screen], [Segue]) = ([], [], [])
    while rest.isNext("section") { sections.append(try rest.only("section", StackRules.Section.init)) }
    while rest.isNext("screen") { screens.append(try rest.only("screen", Screen.init)) }
    while rest.isNext("segue") { segues.append(try rest.only("segue", Segue.init)) }
    try rest.end()
    (self.sections, self.screens, self.segues) = (sections, screens, segues)
    try check()
  }

  /// Numbers that are looked up are there. A screen that is only compared with others may be any.
  private func check() throws(StackTraceError) {
    let known = Set(screens.map(\.id))
    func check(_ screen: ScreenID) throws(StackTraceError) {
      if !known.contains(screen) { throw StackTraceError("the graph does not say what screen \(screen.rawValue) is") }
    }
    func check(section: Int) throws(StackTraceError) {
      if !sections.indices.contains(section) { throw StackTraceError("the graph has no section \(section)") }
    }
    try check(root)
    for section in sections { if let place = section.place { try check(place) } }
    for screen in screens { try check(section: screen.rules.section) }
    for segue in segues {
      try check(segue.rules.source)
      switch segue.rules.action {
      case .push(let destination, _): try check(destination)
      case .unwind: break
      case .exit(let section, _): try check(section: section)
      }
    }
  }
}
