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

  private enum Open {
    case graph, screen, segue
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
  /// Of each segue: a screen, `previous`, `root`, `opener`, or the name of an exit.
  private(set) var targetNames: [String] = []
  private(set) var idsByName: [String: ScreenID] = [:]
  /// The screens that are places of fragments, in order.
  private(set) var places: [ScreenID] = []
  private var open = Open.graph

  init(_ text: TableText) {
    self.text = text
    var offset = 0
    while let line = text.line(at: offset) {
      read(line, at: offset)
      offset = line.next
    }
    close(at: text.count)
  }

  private mutating func read(_ line: TableText.Line, at offset: Int) {
    switch line.keyword {
    case "graph", "fragment": graphName = text.text(line.rest)
    case "root" where open == .graph: rootName = text.text(line.rest)
    case "screen":
      close(at: offset)
      let name = text.text(line.rest)
      idsByName[name] = ScreenID(rawValue: Int32(screens.count))
      screens.append(Row(name: name, details: line.next..<line.next))
      screenRules.append(StackRules.Screen())
      open = .screen
    case "push", "unwind", "exit":
      close(at: offset)
      startSegue(line)
      open = .segue
    default:
      switch open {
      case .graph: readGraphDetail(line)
      case .screen: readScreenDetail(line)
      case .segue: readSegueDetail(line)
      }
    }
  }

  private mutating func startSegue(_ line: TableText.Line) {
    let words = text.words(line.rest)
    guard words.count == 2, !screens.isEmpty else {
      preconditionFailure("the table of \(graphName) has a segue without a source or a target")
    }
    segues.append(Row(name: words[0], details: line.next..<line.next))
    targetNames.append(words[1])
    segueRules.append(
      StackRules.Segue(
        source: ScreenID(rawValue: Int32(screens.count - 1)),
        action: action(line.keyword)))
  }

  private func action(_ keyword: String) -> StackRules.Action {
    switch keyword {
    case "push": .push(0, .none)
    case "exit": .exit(section: 0, .previous)
    default: .unwind(.previous)
    }
  }

  private mutating func readGraphDetail(_ line: TableText.Line) {
    let value = text.text(line.rest)
    switch line.keyword {
    case "base":
      guard let base = LinkBase(value) else {
        preconditionFailure("the table of \(graphName) has a base '\(value)' that no URL can have")
      }
      bases.append(base)
    case "refused": whenRefused = WhenRefused(rawValue: value) ?? .stop
    default: break
    }
  }

  private mutating func readScreenDetail(_ line: TableText.Line) {
    let index = screenRules.count - 1
    switch line.keyword {
    case "requires": screens[index].hasRequirement = true
    case "link": screens[index].hasLink = true
    case "shared": screenRules[index].isShared = true
    case "mount": places.append(ScreenID(rawValue: Int32(index)))
    case "duplicates":
      let word = text.text(line.rest)
      screenRules[index].allowsDuplicates = word == "allow"
      screenRules[index].refusesDuplicates = word == "refuse"
    case "back": screenRules[index].back = text.text(line.rest) == "never" ? .never : .asked
    default: break
    }
  }

  private mutating func readSegueDetail(_ line: TableText.Line) {
    let index = segueRules.count - 1
    switch line.keyword {
    case "awaits": segues[index].awaits = true
    case "unanimated": segueRules[index].isAnimated = false
    case "recursive":
      guard case .push(let destination, _) = segueRules[index].action else { return }
      let bound = Int(text.text(line.rest))
      segueRules[index].action = .push(destination, bound.map(Recursion.bounded) ?? .unbounded)
    case "busy":
      switch text.text(line.rest) {
      case "drop": segueRules[index].whenBusy = .drop
      case "queue": segueRules[index].whenBusy = .queue
      case "replace": segueRules[index].whenBusy = .replace
      default: break
      }
    default: break
    }
  }

  /// Ends the lines of the screen or segue that was being read.
  private mutating func close(at offset: Int) {
    switch open {
    case .graph: break
    case .screen: screens[screens.count - 1].details = screens[screens.count - 1].details.lowerBound..<offset
    case .segue: segues[segues.count - 1].details = segues[segues.count - 1].details.lowerBound..<offset
    }
  }
}
