/// The screens of an app and their segues, as one of its files describes them. A map becomes a graph.
struct AppMap {
  enum Style: String {
    case sheet, full, popover
  }

  /// The target of an unwind, or the place at which a replace cuts the stack.
  enum Place: Hashable {
    case previous, root
    case screen(Int)
  }

  enum Kind: Hashable {
    case push
    case present(Style)
    case tab
    case replace(Place)
    case unwind(Place)
  }

  struct Segue {
    var name: String
    var kind: Kind
    /// The screen that the segue opens, or `nil` for an unwind.
    var target: Int?
    var isRecursive = false
  }

  struct Argument {
    var name: String
    /// The type without a `?`.
    var type: String
    /// The app's own type, or `nil` if the type is built in.
    var model: String?
    var isOptional = false
    var literal: String?
  }

  struct Screen {
    var name: String
    var arguments: [Argument] = []
    var segues: [Segue] = []
    var isShared = false

    /// Whether the screen has tabs and no page.
    var isContainer: Bool { segues.contains { $0.kind == .tab } }
  }

  /// The place where a segue is declared.
  enum Spot: Hashable {
    case own(screen: Int, index: Int)
    case offered(Int)
  }

  var screens: [Screen] = []
  /// The screens that can be the root. Each root except the last one is used if its fact is true.
  var roots: [Int] = []
  /// The segues that every screen with a page offers.
  var offered: [Segue] = []
  /// The parts of the file that the graph leaves out, with their counts.
  private(set) var leftOut: [String: Int] = [:]

  private var screenNames = Names()
  private var segueNames: [Names] = []
  private var offeredNames = Names()

  mutating func leaveOut(_ reason: String) { leftOut[reason, default: 0] += 1 }

  /// - Returns: The number of the new screen.
  mutating func addScreen(_ name: String) -> Int {
    screens.append(Screen(name: screenNames.next(name)))
    segueNames.append(Names())
    return screens.count - 1
  }

  mutating func addSegue(_ name: String, _ kind: Kind, to target: Int? = nil, of screen: Int) {
    screens[screen].segues.append(Segue(name: segueNames[screen].next(name), kind: kind, target: target))
  }

  mutating func addArgument(_ argument: Argument, of screen: Int) {
    guard !screens[screen].arguments.contains(where: { $0.name.lowercased() == argument.name.lowercased() }) else {
      return
    }
    screens[screen].arguments.append(argument)
  }

  /// Adds a root before the others. A fact of the app selects it.
  ///
  /// - Returns: Whether the screen is a root now. This is not possible if segues lead to a root.
  mutating func addRoot(_ screen: Int, unlessIn opened: Set<Int>) -> Bool {
    guard opened.isDisjoint(with: roots + [screen]) else { return false }
    if !roots.contains(screen) { roots.insert(screen, at: 0) }
    return true
  }

  mutating func offer(_ name: String, _ kind: Kind, to target: Int) {
    offered.append(Segue(name: offeredNames.next("offer \(name)"), kind: kind, target: target))
  }

  subscript(spot: Spot) -> Segue {
    get {
      switch spot {
      case .own(let screen, let index): screens[screen].segues[index]
      case .offered(let index): offered[index]
      }
    }
    set {
      switch spot {
      case .own(let screen, let index): screens[screen].segues[index] = newValue
      case .offered(let index): offered[index] = newValue
      }
    }
  }

  mutating func remove(_ spot: Spot) {
    switch spot {
    case .own(let screen, let index): screens[screen].segues.remove(at: index)
    case .offered(let index): offered.remove(at: index)
    }
  }

  /// All segues.
  var spots: [Spot] {
    screens.indices.flatMap { screen in screens[screen].segues.indices.map { Spot.own(screen: screen, index: $0) } }
      + offered.indices.map(Spot.offered)
  }

  /// The screens that are reachable from some screens, including these.
  func reached(from starts: [Int]) -> Set<Int> {
    var reached: Set<Int> = []
    var pending = starts
    while let screen = pending.popLast() {
      if reached.insert(screen).inserted { pending += screens[screen].segues.compactMap(\.target) }
    }
    return reached
  }

  /// The screens that offer the segues under `anywhere`.
  var offering: [Int] {
    let apart = reached(from: offered.compactMap(\.target))
    return offered.isEmpty ? [] : screens.indices.filter { !apart.contains($0) && !screens[$0].isContainer }
  }
}

extension AppMap {
  /// Unique names that are Swift identifiers.
  struct Names {
    private var taken: Set<String> = ["previous", "root", "opener", "back"]

    /// Returns a new name from the letters and digits of a text.
    mutating func next(_ text: String) -> String {
      let plain = Self.plain(text)
      var name = plain
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(plain)\(number)"
      }
      return name
    }

    static func plain(_ text: String) -> String {
      let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      let name = words.joined()
      guard let first = name.first, first.isLetter else { return "x\(name)" }
      return first.lowercased() + name.dropFirst()
    }
  }
}
