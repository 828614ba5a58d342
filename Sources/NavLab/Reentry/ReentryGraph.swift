import NavRuntime

/// A graph with all features for which the runtime calls the app: predicates, requirements, async facts, returned
/// values, waiting links, layers, alerts, replacements, tabs, a second root, columns, and each busy policy. It has the
/// format that navc generates.
enum ReentryGraph: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Yard
    root atrium hall
    refused resume
    screen hall
      split 3
      key id
      link /
      push openAisle aisle
        pane
      push queueAisle aisle
        pane
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
        pane
      push queueShelf shelf
        layer sheet
        busy queue
      push dropShelf shelf
        if isOpen
        busy drop
      push askAisle doubt
        layer alert
      push openNook nook
        layer sheet
        busy queue
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
    screen atrium
      requires isGrand
      tab foyer foyer
      tab cellar cellar
    screen foyer
      push openNook nook
        layer popover
      push openProbe probe
      select seeCellar cellar
        busy queue
      go goBarrel barrel
    screen cellar
      split 2
      requires isSignedIn
      push openBarrel barrel
        pane
      push openProbe probe
      select seeFoyer foyer
    screen barrel
      key id
      back if mayLeave
      link /barrel/{id:Int}
      push openNook nook
        layer full
        if isOpen
        awaits
      push openProbe probe
      go goBarrel barrel
        busy replace
      go goAisle aisle
      go goAtrium atrium
      select seeFoyer foyer
        busy queue
      unwind leave previous
      unwind giveCellar cellar
    screen nook
      shared
      tab corner corner
      tab niche niche
      tab shrine shrine
    screen corner
      back if mayLeave
      push openProbe probe
      select seeNiche niche
      go goAisle aisle
        busy queue
      unwind leave previous
    screen niche
      split 2
      push openProbe probe
      push openRelic relic
        pane
      push coverNiche relic
        layer sheet
      go goBarrel barrel
      unwind leave previous
    screen shrine
      requires isSignedIn
      push openProbe probe
      unwind leave previous
    screen relic
      push openProbe probe
      go goAtrium atrium
        busy queue
      select seeCorner corner
      unwind giveNiche niche
    """#)

  /// The valid and invalid links that schedules open.
  static let links = [
    "/", "/aisle/0", "/aisle/1", "/aisle/0/shelf/0", "/aisle/1/shelf/2", "/vault", "/vault/safe", "/vault?x=1",
    "/barrel/0", "/barrel/1",
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
    case 8: Room<Atrium>.self
    case 9: Room<Foyer>.self
    case 10: Room<Cellar>.self
    case 11: Room<Barrel>.self
    case 12: Room<Nook>.self
    case 13: Room<Corner>.self
    case 14: Room<Niche>.self
    case 15: Room<Shrine>.self
    case 16: Room<Relic>.self
    default: nil
    }
  }

  /// The types that distinguish the rooms.
  enum Hall {}
  enum Aisle {}
  enum Shelf {}
  enum Box {}
  enum Vault {}
  enum Safe {}
  enum Probe {}
  enum Doubt {}
  enum Atrium {}
  enum Foyer {}
  enum Cellar {}
  enum Barrel {}
  enum Nook {}
  enum Corner {}
  enum Niche {}
  enum Shrine {}
  enum Relic {}

  static let probe = ScreenID(rawValue: 6)
  /// The alert.
  static let doubt = ScreenID(rawValue: 7)
  /// The roots: a page and a container.
  static let hall = ScreenID(rawValue: 0)
  static let atrium = ScreenID(rawValue: 8)
  /// A container that is presented as a layer.
  static let nook = ScreenID(rawValue: 12)
  /// The buttons of the alert. The first one is the default.
  static let buttons = choices[Int(doubt.rawValue)].map(\.segue)

  /// A segue that a schedule can select.
  struct Choice {
    let segue: SegueID
    /// The destination of a push.
    let destination: ScreenID?
    /// Whether an unwind returns a value.
    let gives: Bool
    /// The screen that an unwind leads to, or `nil` if the unwind does not name one.
    let landing: ScreenID?
  }

  /// The segues of each screen, except the pushes of the probe.
  static let choices: [[Choice]] = (0..<17).map { screen in
    table.rules.segues.enumerated().compactMap { index, segue in
      guard segue.source.rawValue == Int32(screen) else { return nil }
      let id = SegueID(rawValue: Int32(index))
      switch segue.action {
      case .push(let destination, _):
        if destination == probe || segue.opening.tab != nil { return nil }
        return Choice(segue: id, destination: destination, gives: false, landing: nil)
      case .unwind(let target):
        var landing: ScreenID?
        if case .screen(let screen) = target { landing = screen }
        if case .root = target { landing = hall }
        return Choice(segue: id, destination: nil, gives: table.name(of: id).contains("give"), landing: landing)
      case .exit, .go: return nil
      }
    }
  }

  /// The segues from each screen to a tab or to another screen.
  static let goings: [[(segue: SegueID, destination: ScreenID?)]] = (0..<17).map { screen in
    table.rules.segues.enumerated().compactMap { index, segue in
      guard segue.source.rawValue == Int32(screen), case .go = segue.action else { return nil }
      let id = SegueID(rawValue: Int32(index))
      return (id, table.goal(of: id))
    }
  }

  /// Returns the push of the probe from a screen.
  static func probe(from screen: ScreenID) -> SegueID? {
    table.rules.segues.firstIndex {
      if case .push(probe, _) = $0.action { $0.source == screen } else { false }
    }.map { SegueID(rawValue: Int32($0)) }
  }
}
