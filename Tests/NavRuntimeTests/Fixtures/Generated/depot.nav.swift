// Made by navc from depot.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation graph `Depot`.
nonisolated enum Depot: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Depot
    root hall
    screen hall
      push openList list
      push openBox box
      push ask leave
        layer alert
      push showTools tools
        layer popover
    screen tools
      tab hammers hammers
      tab saws saws
    screen hammers
    screen saws
    screen leave
      alert stay
      unwind stay previous
        busy queue
    screen list
      push openBox box
        pass note literal "listed"
    screen box
      shared
      push openPart part
    screen part
      go inList part
        via list
      go inOtherBox part
        via list
        pass box.id literal 9
        pass box.label.size literal 3
      go inHall part
        via hall
      go toBox box
        via list
    anywhere
      go seeBox box
        via list
      go seeList list
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Hall.self
    case 1: return Tools.self
    case 2: return Hammers.self
    case 3: return Saws.self
    case 4: return Leave.self
    case 5: return List.self
    case 6: return Box.self
    case 7: return Part.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Depot {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Depot {}

  /// The facts of a graph that asks for none.
  final class NoFacts: Facts {
    /// Nothing to know.
    init() {}
  }
}

extension Depot.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Depot.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - hall

extension Depot {
  /// The screen “hall”.
  nonisolated struct Hall: NavRuntime.PlainScreen, Hashable, Sendable, Codable, GoesAnywhere {}
}

extension NavRuntime.ScreenHandle where S == Depot.Hall {
  /// Pushes `list`.
  @discardableResult
  func openList(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Depot.List(), sender: sender)
  }

  /// Pushes `box`.
  @discardableResult
  func openBox(
    id: Int,
    note: String = "plain",
    labelSize: Int = 1,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Depot.Box(id: id, note: note, labelSize: labelSize), sender: sender)
  }

  /// Shows the alert `leave`.
  @discardableResult
  func ask(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Depot.LeaveButton> {
    self.push(2, Depot.Leave(), sender: sender)
  }

  /// Presents `tools` as a popover.
  @discardableResult
  func showTools(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Depot.Tools(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Depot.Hall {
  /// The segue `openList`.
  static var openList: Self { Self(0) }
  /// The segue `openBox`.
  static var openBox: Self { Self(1) }
  /// The segue `ask`.
  static var ask: Self { Self(2) }
  /// The segue `showTools`.
  static var showTools: Self { Self(3) }
}

// MARK: - tools

extension Depot {
  /// The screen “tools”.
  nonisolated struct Tools: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Depot {
  /// The tabs of `tools`.
  nonisolated enum ToolsTab: Hashable, Sendable {
    /// The tab `hammers`, which begins with `hammers`.
    case hammers
    /// The tab `saws`, which begins with `saws`.
    case saws
  }
}

extension NavRuntime.ScreenHandle where S == Depot.Tools {
  /// Selects a tab of `tools`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Depot.ToolsTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .hammers: self.select(4, sender: sender)
    case .saws: self.select(5, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Depot.Tools {
  /// The segue `hammers`.
  static var hammers: Self { Self(4) }
  /// The segue `saws`.
  static var saws: Self { Self(5) }
}

// MARK: - hammers

extension Depot {
  /// The screen “hammers”.
  nonisolated struct Hammers: NavRuntime.PlainScreen, Hashable, Sendable, Codable, GoesAnywhere {}
}

// MARK: - saws

extension Depot {
  /// The screen “saws”.
  nonisolated struct Saws: NavRuntime.PlainScreen, Hashable, Sendable, Codable, GoesAnywhere {}
}

// MARK: - leave

extension Depot {
  /// The screen “leave”.
  nonisolated struct Leave: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Depot {
  /// The buttons of `leave`.
  nonisolated enum LeaveButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `stay`.
    case stay

    /// The button whose unwind it is.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 6: self = .stay
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Depot.Leave {
  /// The words of `leave`: a question, and a label a button.
  nonisolated init(title: String, message: String? = nil, stay: String) {
    self.init(title: title, message: message, labels: [stay])
  }
}

extension NavRuntime.ScreenHandle where S == Depot.Leave {
  /// Unwinds to the screen below.
  @discardableResult
  func stay(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(6, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Depot.Leave {
  /// The segue `stay`.
  static var stay: Self { Self(6) }
}

// MARK: - list

extension Depot {
  /// The screen “list”.
  nonisolated struct List: NavRuntime.PlainScreen, Hashable, Sendable, Codable, GoesAnywhere {}
}

extension NavRuntime.ScreenHandle where S == Depot.List {
  /// Pushes `box`.
  @discardableResult
  func openBox(
    id: Int,
    labelSize: Int = 1,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(7, Depot.Box(id: id, note: "listed", labelSize: labelSize), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Depot.List {
  /// The segue `openBox`.
  static var openBox: Self { Self(7) }
}

// MARK: - box

extension Depot {
  /// The screen “box”.
  nonisolated struct Box: NavRuntime.Screen, Hashable, Sendable, Codable, GoesAnywhere {
    /// The argument `id`.
    let id: Int
    /// The argument `note`.
    let note: String
    /// The argument `label.size`.
    let labelSize: Int

    /// The screen with its arguments.
    init(id: Int, note: String = "plain", labelSize: Int = 1) {
      self.id = id
      self.note = note
      self.labelSize = labelSize
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.id = try arguments("id")
      self.note = try arguments("note", default: "plain")
      self.labelSize = try arguments("label.size", default: 1)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("id", self.id)
      arguments("note", self.note)
      arguments("label.size", self.labelSize)
    }
  }
}

extension NavRuntime.ScreenHandle where S == Depot.Box {
  /// Pushes `part`.
  @discardableResult
  func openPart(number: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(8, Depot.Part(number: number), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Depot.Box {
  /// The segue `openPart`.
  static var openPart: Self { Self(8) }
}

// MARK: - part

extension Depot {
  /// The screen “part”.
  nonisolated struct Part: NavRuntime.Screen, Hashable, Sendable, Codable, GoesAnywhere {
    /// The argument `number`.
    let number: Int

    /// The screen with its arguments.
    init(number: Int) { self.number = number }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.number = try arguments("number")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("number", self.number) }
  }
}

extension NavRuntime.ScreenHandle where S == Depot.Part {
  /// Goes to `part`.
  @discardableResult
  func inList(number: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(9, Depot.Part(number: number), sender: sender)
  }

  /// Goes to `part`.
  @discardableResult
  func inOtherBox(
    number: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.go(10, Depot.Part(number: number), sender: sender)
  }

  /// Goes to `part`.
  @discardableResult
  func inHall(number: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(11, Depot.Part(number: number), sender: sender)
  }

  /// Goes to `box`.
  @discardableResult
  func toBox(
    id: Int,
    note: String = "plain",
    labelSize: Int = 1,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.go(12, Depot.Box(id: id, note: note, labelSize: labelSize), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Depot.Part {
  /// The segue `inList`.
  static var inList: Self { Self(9) }
  /// The segue `inOtherBox`.
  static var inOtherBox: Self { Self(10) }
  /// The segue `inHall`.
  static var inHall: Self { Self(11) }
  /// The segue `toBox`.
  static var toBox: Self { Self(12) }
}

// MARK: - anywhere

extension Depot {
  /// The screens that offer what goes somewhere from anywhere: all with a page.
  nonisolated protocol GoesAnywhere: NavRuntime.Screen {}
}

extension NavRuntime.ScreenHandle where S: Depot.GoesAnywhere {
  /// Goes to `box`.
  @discardableResult
  func seeBox(
    id: Int,
    note: String = "plain",
    labelSize: Int = 1,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.go(13, Depot.Box(id: id, note: note, labelSize: labelSize), sender: sender)
  }

  /// Goes to `list`.
  @discardableResult
  func seeList(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(14, Depot.List(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S: Depot.GoesAnywhere {
  /// The segue `seeBox`, which many screens offer.
  static var seeBox: Self { Self(13) }
  /// The segue `seeList`, which many screens offer.
  static var seeList: Self { Self(14) }
}

// MARK: - What the app provides

extension Depot {
  /// What `hall` needs of the app.
  @MainActor
  protocol HallFactory {
    /// The page of `hall`.
    associatedtype HallPage = Any
    /// Makes the page of `hall`; called once for each time it is pushed.
    func hall(_ screen: NavRuntime.ScreenHandle<Hall>) -> HallPage
  }

  /// What `hammers` needs of the app.
  @MainActor
  protocol HammersFactory {
    /// The page of `hammers`.
    associatedtype HammersPage = Any
    /// Makes the page of `hammers`; called once for each time it is pushed.
    func hammers(_ screen: NavRuntime.ScreenHandle<Hammers>) -> HammersPage
  }

  /// What `saws` needs of the app.
  @MainActor
  protocol SawsFactory {
    /// The page of `saws`.
    associatedtype SawsPage = Any
    /// Makes the page of `saws`; called once for each time it is pushed.
    func saws(_ screen: NavRuntime.ScreenHandle<Saws>) -> SawsPage
  }

  /// What `leave` needs of the app.
  @MainActor
  protocol LeaveFactory {
    /// Makes the words of the alert `leave`; called once for each time it is presented.
    func leave(_ screen: NavRuntime.ScreenHandle<Leave>) -> NavRuntime.AlertText<Leave>
  }

  /// What `list` needs of the app.
  @MainActor
  protocol ListFactory {
    /// The page of `list`.
    associatedtype ListPage = Any
    /// Makes the page of `list`; called once for each time it is pushed.
    func list(_ screen: NavRuntime.ScreenHandle<List>) -> ListPage
  }

  /// What `box` needs of the app.
  @MainActor
  protocol BoxFactory {
    /// The page of `box`.
    associatedtype BoxPage = Any
    /// Makes the page of `box`; called once for each time it is pushed.
    func box(_ screen: NavRuntime.ScreenHandle<Box>) -> BoxPage
  }

  /// What `part` needs of the app.
  @MainActor
  protocol PartFactory {
    /// The page of `part`.
    associatedtype PartPage = Any
    /// Makes the page of `part`; called once for each time it is pushed.
    func part(_ screen: NavRuntime.ScreenHandle<Part>) -> PartPage
  }
}

extension Depot {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, HallFactory, HammersFactory, SawsFactory, LeaveFactory,
    ListFactory, BoxFactory, PartFactory
  where Graph == Depot {
    /// Before `openList` of `hall` shows the page it has made.
    func prepareHallOpenList(for segue: NavRuntime.PushSegue<HallPage, ListPage, List>)
    /// Before `openBox` of `hall` shows the page it has made.
    func prepareHallOpenBox(for segue: NavRuntime.PushSegue<HallPage, BoxPage, Box>)
    /// Before `ask` of `hall` shows the page it has made.
    func prepareHallAsk(
      for segue: NavRuntime.PushSegue<HallPage, NavRuntime.AlertText<Leave>, Leave>
    )
    /// Before `showTools` of `hall` shows the page it has made.
    func prepareHallShowTools(for segue: NavRuntime.PushSegue<HallPage, Never, Tools>)
    /// When a plain back has come down to `hall`.
    func backToHall(for segue: NavRuntime.BackSegue<HallPage>)
    /// When `stay` of `leave` unwinds to `hall`.
    func unwindLeaveStay(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Leave>, HallPage, Void>
    )
    /// Before `openBox` of `list` shows the page it has made.
    func prepareListOpenBox(for segue: NavRuntime.PushSegue<ListPage, BoxPage, Box>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// Before `openPart` of `box` shows the page it has made.
    func prepareBoxOpenPart(for segue: NavRuntime.PushSegue<BoxPage, PartPage, Part>)
    /// When a plain back has come down to `box`.
    func backToBox(for segue: NavRuntime.BackSegue<BoxPage>)
  }
}

extension Depot.Screens {
  /// Before `openList` of `hall` shows the page it has made.
  func prepareHallOpenList(for _: NavRuntime.PushSegue<HallPage, ListPage, Depot.List>) {}
  /// Before `openBox` of `hall` shows the page it has made.
  func prepareHallOpenBox(for _: NavRuntime.PushSegue<HallPage, BoxPage, Depot.Box>) {}
  /// Before `ask` of `hall` shows the page it has made.
  func prepareHallAsk(
    for _: NavRuntime.PushSegue<HallPage, NavRuntime.AlertText<Depot.Leave>, Depot.Leave>
  ) {}
  /// Before `showTools` of `hall` shows the page it has made.
  func prepareHallShowTools(for _: NavRuntime.PushSegue<HallPage, Never, Depot.Tools>) {}
  /// When a plain back has come down to `hall`.
  func backToHall(for _: NavRuntime.BackSegue<HallPage>) {}
  /// When `stay` of `leave` unwinds to `hall`.
  func unwindLeaveStay(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Depot.Leave>, HallPage, Void>
  ) {}
  /// Before `openBox` of `list` shows the page it has made.
  func prepareListOpenBox(for _: NavRuntime.PushSegue<ListPage, BoxPage, Depot.Box>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// Before `openPart` of `box` shows the page it has made.
  func prepareBoxOpenPart(for _: NavRuntime.PushSegue<BoxPage, PartPage, Depot.Part>) {}
  /// When a plain back has come down to `box`.
  func backToBox(for _: NavRuntime.BackSegue<BoxPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return hall(context.handle())
    case 2: return hammers(context.handle())
    case 3: return saws(context.handle())
    case 4: return leave(context.handle())
    case 5: return list(context.handle())
    case 6: return box(context.handle())
    case 7: return part(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareHallOpenList(for: NavRuntime.PushSegue(context))
    case 1: prepareHallOpenBox(for: NavRuntime.PushSegue(context))
    case 2: prepareHallAsk(for: NavRuntime.PushSegue(context))
    case 3: prepareHallShowTools(for: NavRuntime.PushSegue(context))
    case 7: prepareListOpenBox(for: NavRuntime.PushSegue(context))
    case 8: prepareBoxOpenPart(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToHall(for: NavRuntime.BackSegue(context))
      case 5: backToList(for: NavRuntime.BackSegue(context))
      case 6: backToBox(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 6: unwindLeaveStay(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
