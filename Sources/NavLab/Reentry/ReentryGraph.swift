import NavRuntime

/// A graph with every part of the language that makes the runtime ask the app something: predicates, requirements, async facts,
/// values that come back, links that wait, layers, alerts, replacements, and each busy policy. In the shape that navc writes.
enum ReentryGraph: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Yard
    root hall
    refused resume
    screen hall
      key id
      link /
      push openAisle aisle
      push queueAisle aisle
        busy queue
      push replaceAisle aisle
        busy replace
      push openVault vault
      push askVault vault
        if isOpen
        awaits
      push askHall doubt
        layer alert
        busy queue
      push openProbe probe
    screen aisle
      key id
      back if mayLeave
      otherwise askAisle
      link /aisle/{id:Int}
      push openShelf shelf
      push queueShelf shelf
        layer sheet
        busy queue
      push dropShelf shelf
        if isOpen
        busy drop
      push askAisle doubt
        layer alert
      push openProbe probe
      unwind leave previous
      unwind giveHall hall
    screen shelf
      back if mayLeave
      otherwise askShelf
      link /aisle/{aisle.id:Int}/shelf/{id:Int}
      push openBox box
      push replaceBox box
        layer popover
        busy replace
        unanimated
      push askShelf doubt
        layer alert
        if isOpen
      push swapShelf shelf
        from aisle
      push openProbe probe
      unwind giveAisle aisle
      unwind quit root
        if isOpen
    screen box
      duplicates allow
      push openBox box
        layer sheet
        recursive 4
      push askBox doubt
        layer alert
        busy replace
      push swapBox shelf
        from aisle
        busy queue
      push openProbe probe
      unwind giveShelf shelf
      unwind giveAisle aisle
        busy queue
      unwind leave previous
    screen vault
      key id
      requires isSignedIn
      link /vault
      push openSafe safe
        layer full
        if isOpen
        awaits
      push swapVault aisle
        from root
        unanimated
      push openProbe probe
      unwind giveHall root
    screen safe
      key id
      requires isSignedIn
      back never
      link /vault/safe
      push askSafe doubt
        layer alert
      push openProbe probe
      unwind leave previous
    screen probe
      shared
    screen doubt
      shared
      alert keep drop
      unwind keep previous
        busy queue
      unwind drop hall
        busy queue
    """#)

  /// The links, good and bad, that schedules open.
  static let links = [
    "/", "/aisle/0", "/aisle/1", "/aisle/0/shelf/0", "/aisle/1/shelf/2", "/vault", "/vault/safe", "/vault?x=1",
  ]

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { roomType(screen) }

  static func roomType(_ screen: ScreenID) -> (any ReentryRoom.Type)? {
    switch screen.rawValue {
    case 0: Room<Hall>.self
    case 1: Room<Aisle>.self
    case 2: Room<Shelf>.self
    case 3: Room<Box>.self
    case 4: Room<Vault>.self
    case 5: Room<Safe>.self
    case 6: Room<Probe>.self
    case 7: Room<Doubt>.self
    default: nil
    }
  }

  /// What tells the rooms apart.
  enum Hall {}
  enum Aisle {}
  enum Shelf {}
  enum Box {}
  enum Vault {}
  enum Safe {}
  enum Probe {}
  enum Doubt {}

  static let probe = ScreenID(rawValue: 6)
  /// The alert.
  static let doubt = ScreenID(rawValue: 7)
  /// Its buttons, the first of which is pressed for whoever presses none.
  static let buttons = choices[Int(doubt.rawValue)].map(\.segue)

  /// A segue, as schedules pick one.
  struct Choice {
    let segue: SegueID
    /// Of a push: where it leads.
    let destination: ScreenID?
    /// Of an unwind: whether it gives something back.
    let gives: Bool
    /// Of an unwind: the screen that it goes to, where it names one.
    let landing: ScreenID?
  }

  /// The segues of each screen, but for those to the probe.
  static let choices: [[Choice]] = (0..<8).map { screen in
    table.rules.segues.enumerated().compactMap { index, segue in
      guard segue.source.rawValue == Int32(screen) else { return nil }
      let id = SegueID(rawValue: Int32(index))
      switch segue.action {
      case .push(let destination, _):
        if destination == probe { return nil }
        return Choice(segue: id, destination: destination, gives: false, landing: nil)
      case .unwind(let target):
        var landing: ScreenID?
        if case .screen(let screen) = target { landing = screen }
        if case .root = target { landing = table.rules.root }
        return Choice(segue: id, destination: nil, gives: table.name(of: id).contains("give"), landing: landing)
      case .exit, .go: return nil
      }
    }
  }

  /// The push to the probe from each screen.
  static func probe(from screen: ScreenID) -> SegueID? {
    table.rules.segues.firstIndex {
      if case .push(probe, _) = $0.action { $0.source == screen } else { false }
    }.map { SegueID(rawValue: Int32($0)) }
  }
}

/// What an alert gives back: the number of a button.
struct ReentryButton: ReturnedValues, Hashable, Sendable {
  let segue: SegueID

  init?(unwind: SegueID, value: Any) {
    segue = unwind
  }
}

/// A screen whose code is as unruly as the rest.
protocol ReentryRoom: Screen {
  init(id: Int, cargo: Cargo?)
  var id: Int { get }
  var cargo: Cargo? { get }
}

/// A screen; the kind tells which.
struct Room<Kind>: ReentryRoom {
  let id: Int
  let cargo: Cargo?

  init(id: Int, cargo: Cargo?) {
    self.id = id
    self.cargo = cargo
  }

  init(from arguments: inout ArgumentReader) throws {
    ReentryStage.call(.readsArguments)
    id = try arguments("id", default: 0)
    cargo = try arguments.unsaved("cargo", default: ReentryStage.makeCargo())
  }

  func write(to arguments: inout ArgumentWriter) {
    ReentryStage.call(.writesArguments)
    arguments("id", id)
    arguments.unsaved("cargo", cargo)
  }
}

/// Something of the app's whose end runs code of the app's: an argument, a value that is handed back, or what an observer keeps.
final class Cargo: Hashable, Sendable {
  let number: Int
  private let role: Callback
  private let stage: ReentryStage

  init(_ number: Int, _ role: Callback, of stage: ReentryStage) {
    self.number = number
    self.role = role
    self.stage = stage
  }

  deinit {
    let (stage, role) = (stage, role)
    MainActor.assumeIsolated { stage.happens(role) }
  }

  static func == (left: Cargo, right: Cargo) -> Bool {
    ReentryStage.call(.comparesArguments)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    ReentryStage.call(.comparesArguments)
    hasher.combine(number)
  }
}
