// Made by navc from arcade.nav.yaml: change the graph, not this file.

import NavRuntime

/// One screen in two tabs, layers over layers, what a screen offers beside what all offer, and a
/// fragment that presents.
nonisolated enum Arcade: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Arcade
    root hall gate
    base arcade://
    screen gate
      push read rules
    screen rules
    screen hall
      requires isOpen
      tab games games
      tab prizes shelf
        pass name literal "prizes"
      tab finds shelf
        pass name literal "finds"
    screen games
      push play game
      push ride ride
      push askHelp help
        layer sheet
        pass topic literal "games"
      push box box
        layer full
      go left left
    screen game
      link /games/{level:Int}
      back if mayLeave
      push next game
        layer sheet
        recursive 3
      push bet bet
        layer sheet
        if isGrown
        awaits
      unwind score games
      select prizes prizes
      go toLeft left
    screen bet
      link /games/{game.level:Int}/bet
      back never
      push more more
      unwind done previous
      select finds finds
    screen more
    screen shelf
      shared
      push look toy
    screen toy
      requires hasPrizes
      push turn coin
    screen coin
    screen help
      shared
      link /help
      via games
      apart
      unwind close opener
    screen box
      tab left left
      tab right right
    screen left
      push note note
        layer popover
      push deeper deep
    screen deep
      back if mayLeave
    screen right
      back if mayLeave
      unwind out games
    screen note
      push more bubble
        layer popover
    screen bubble
    screen ride
      mount
      unwind over games
    anywhere
      push help help
        pass topic literal "all"
    """#,
    mounting: [Ride.table])

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Gate.self
    case 1: return Rules.self
    case 2: return Hall.self
    case 3: return Games.self
    case 4: return Game.self
    case 5: return Bet.self
    case 6: return More.self
    case 7: return Shelf.self
    case 8: return Toy.self
    case 9: return Coin.self
    case 10: return Help.self
    case 11: return Box.self
    case 12: return Left.self
    case 13: return Deep.self
    case 14: return Right.self
    case 15: return Note.self
    case 16: return Bubble.self
    default: return nil
    }
  }

  /// The fragment that is mounted in the place of a screen.
  static func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.NavigationFragment.Type)? {
    switch screen.rawValue {
    case 17: return Ride.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Arcade {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts, Ride.Facts where Graph == Arcade {
    /// The fact `isOpen`.
    var isOpen: Bool { get }
    /// The fact `mayLeave`.
    var mayLeave: Bool { get }
    /// The fact `isGrown`.
    var isGrown: Bool { get async }
    /// The fact `hasPrizes`.
    var hasPrizes: Bool { get }
  }
}

extension Arcade.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Arcade.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allowsBack: { self.allowsBack($0) },
      meets: { self.meets($0, $1) },
      decides: { await self.decides($0, $1) },
      mounted: [17: self.predicates(of: Ride.self)]
    )
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // game, back: mayLeave
    case 4: return mayLeave
    // deep, back: mayLeave
    case 13: return mayLeave
    // right, back: mayLeave
    case 14: return mayLeave
    default: return true
    }
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // hall requires: isOpen
    case 2: return isOpen
    // toy requires: hasPrizes
    case 8: return hasPrizes
    default: return true
    }
  }

  /// Whether the `shouldPerform` expression of a segue holds that reads facts whose answer may take
  /// a while.
  private func decides(
    _ segue: NavRuntime.SegueID,
    _ context: NavRuntime.SegueContext
  ) async -> Bool {
    switch segue.rawValue {
    // game.bet: isGrown
    case 10:
      let isGrown: Bool = await context.ask(within: .seconds(5), otherwise: false) {
        await self.isGrown
      }
      return isGrown
    default: return true
    }
  }
}

// MARK: - gate

extension Arcade {
  /// The screen “gate”.
  nonisolated struct Gate: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Gate {
  /// Pushes `rules`.
  @discardableResult
  func read(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Arcade.Rules(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Gate {
  /// The segue `read`.
  static var read: Self { Self(0) }
}

// MARK: - rules

extension Arcade {
  /// The screen “rules”.
  nonisolated struct Rules: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

// MARK: - hall

extension Arcade {
  /// The screen “hall”.
  nonisolated struct Hall: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Arcade {
  /// The tabs of `hall`.
  nonisolated enum HallTab: Hashable, Sendable {
    /// The tab `games`, which begins with `games`.
    case games
    /// The tab `prizes`, which begins with `shelf`.
    case prizes
    /// The tab `finds`, which begins with `shelf`.
    case finds
  }
}

extension NavRuntime.ScreenHandle where S == Arcade.Hall {
  /// Selects a tab of `hall`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Arcade.HallTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .games: self.select(1, sender: sender)
    case .prizes: self.select(2, sender: sender)
    case .finds: self.select(3, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Hall {
  /// The segue `games`.
  static var games: Self { Self(1) }
  /// The segue `prizes`.
  static var prizes: Self { Self(2) }
  /// The segue `finds`.
  static var finds: Self { Self(3) }
}

// MARK: - games

extension Arcade {
  /// The screen “games”.
  nonisolated struct Games: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Games {
  /// Pushes `game`.
  @discardableResult
  func play(level: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Int> {
    self.push(4, Arcade.Game(level: level), sender: sender)
  }

  /// Pushes `ride`.
  @discardableResult
  func ride(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Int> {
    self.push(5, Ride.Seat(), sender: sender)
  }

  /// Presents `help` as a sheet.
  @discardableResult
  func askHelp(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(6, Arcade.Help(topic: "games"), sender: sender)
  }

  /// Presents `box` over all that is there.
  @discardableResult
  func box(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(7, Arcade.Box(), sender: sender)
  }

  /// Goes to `left`.
  @discardableResult
  func left(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(8, Arcade.Left(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Games {
  /// The segue `play`.
  static var play: Self { Self(4) }
  /// The segue `ride`.
  static var ride: Self { Self(5) }
  /// The segue `askHelp`.
  static var askHelp: Self { Self(6) }
  /// The segue `box`.
  static var box: Self { Self(7) }
  /// The segue `left`.
  static var left: Self { Self(8) }
}

// MARK: - game

extension Arcade {
  /// The screen “game”.
  nonisolated struct Game: NavRuntime.Screen, Hashable, Sendable, Codable, Anywhere {
    /// The argument `level`.
    let level: Int

    /// The screen with its arguments.
    init(level: Int) { self.level = level }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.level = try arguments("level")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("level", self.level) }
  }
}

extension NavRuntime.ScreenHandle where S == Arcade.Game {
  /// Presents `game` as a sheet.
  @discardableResult
  func next(level: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(9, Arcade.Game(level: level), sender: sender)
  }

  /// Presents `bet` as a sheet, if `isGrown`.
  @discardableResult
  func bet(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(10, Arcade.Bet(), sender: sender)
  }

  /// Unwinds to `games`.
  @discardableResult
  func score(_ value: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(11, returning: value, sender: sender)
  }

  /// Selects the tab `prizes`.
  @discardableResult
  func prizes(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.select(12, sender: sender)
  }

  /// Goes to `left`.
  @discardableResult
  func toLeft(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(13, Arcade.Left(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Game {
  /// The segue `next`.
  static var next: Self { Self(9) }
  /// The segue `bet`.
  static var bet: Self { Self(10) }
  /// The segue `score`.
  static var score: Self { Self(11) }
  /// The segue `prizes`.
  static var prizes: Self { Self(12) }
  /// The segue `toLeft`.
  static var toLeft: Self { Self(13) }
}

// MARK: - bet

extension Arcade {
  /// The screen “bet”.
  nonisolated struct Bet: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Bet {
  /// Pushes `more`.
  @discardableResult
  func more(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(14, Arcade.More(), sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func done(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(15, sender: sender)
  }

  /// Selects the tab `finds`.
  @discardableResult
  func finds(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.select(16, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Bet {
  /// The segue `more`.
  static var more: Self { Self(14) }
  /// The segue `done`.
  static var done: Self { Self(15) }
  /// The segue `finds`.
  static var finds: Self { Self(16) }
}

// MARK: - more

extension Arcade {
  /// The screen “more”.
  nonisolated struct More: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

// MARK: - shelf

extension Arcade {
  /// The screen “shelf”.
  nonisolated struct Shelf: NavRuntime.Screen, Hashable, Sendable, Codable, Anywhere {
    /// The argument `name`.
    let name: String

    /// The screen with its arguments.
    init(name: String) { self.name = name }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.name = try arguments("name")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("name", self.name) }
  }
}

extension NavRuntime.ScreenHandle where S == Arcade.Shelf {
  /// Pushes `toy`.
  @discardableResult
  func look(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(17, Arcade.Toy(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Shelf {
  /// The segue `look`.
  static var look: Self { Self(17) }
}

// MARK: - toy

extension Arcade {
  /// The screen “toy”.
  nonisolated struct Toy: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Toy {
  /// Pushes `coin`.
  @discardableResult
  func turn(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(18, Arcade.Coin(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Toy {
  /// The segue `turn`.
  static var turn: Self { Self(18) }
}

// MARK: - coin

extension Arcade {
  /// The screen “coin”.
  nonisolated struct Coin: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

// MARK: - help

extension Arcade {
  /// The screen “help”.
  nonisolated struct Help: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `topic`.
    let topic: String

    /// The screen with its arguments.
    init(topic: String) { self.topic = topic }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.topic = try arguments("topic")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("topic", self.topic) }
  }
}

extension NavRuntime.ScreenHandle where S == Arcade.Help {
  /// Unwinds to the screen that opened this part.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(19, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Help {
  /// The segue `close`.
  static var close: Self { Self(19) }
}

// MARK: - box

extension Arcade {
  /// The screen “box”.
  nonisolated struct Box: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Arcade {
  /// The tabs of `box`.
  nonisolated enum BoxTab: Hashable, Sendable {
    /// The tab `left`, which begins with `left`.
    case left
    /// The tab `right`, which begins with `right`.
    case right
  }
}

extension NavRuntime.ScreenHandle where S == Arcade.Box {
  /// Selects a tab of `box`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Arcade.BoxTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .left: self.select(20, sender: sender)
    case .right: self.select(21, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Box {
  /// The segue `left`.
  static var left: Self { Self(20) }
  /// The segue `right`.
  static var right: Self { Self(21) }
}

// MARK: - left

extension Arcade {
  /// The screen “left”.
  nonisolated struct Left: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Left {
  /// Presents `note` as a popover.
  @discardableResult
  func note(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(22, Arcade.Note(), sender: sender)
  }

  /// Pushes `deep`.
  @discardableResult
  func deeper(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(23, Arcade.Deep(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Left {
  /// The segue `note`.
  static var note: Self { Self(22) }
  /// The segue `deeper`.
  static var deeper: Self { Self(23) }
}

// MARK: - deep

extension Arcade {
  /// The screen “deep”.
  nonisolated struct Deep: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

// MARK: - right

extension Arcade {
  /// The screen “right”.
  nonisolated struct Right: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Right {
  /// Unwinds to `games`.
  @discardableResult
  func out(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(24, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Right {
  /// The segue `out`.
  static var out: Self { Self(24) }
}

// MARK: - note

extension Arcade {
  /// The screen “note”.
  nonisolated struct Note: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Arcade.Note {
  /// Presents `bubble` as a popover.
  @discardableResult
  func more(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(25, Arcade.Bubble(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Arcade.Note {
  /// The segue `more`.
  static var more: Self { Self(25) }
}

// MARK: - bubble

extension Arcade {
  /// The screen “bubble”.
  nonisolated struct Bubble: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

// MARK: - anywhere

extension Arcade {
  /// The screens that offer what is offered anywhere.
  nonisolated protocol Anywhere: NavRuntime.Screen {}
}

extension NavRuntime.ScreenHandle where S: Arcade.Anywhere {
  /// Pushes `help`.
  @discardableResult
  func help(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(27, Arcade.Help(topic: "all"), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S: Arcade.Anywhere {
  /// The segue `help`, which many screens offer.
  static var help: Self { Self(27) }
}

// MARK: - What the app provides

extension Arcade {
  /// What `gate` needs of the app.
  @MainActor
  protocol GateFactory {
    /// The page of `gate`.
    associatedtype GatePage = Any
    /// Makes the page of `gate`; called once for each time it is pushed.
    func gate(_ screen: NavRuntime.ScreenHandle<Gate>) -> GatePage
  }

  /// What `rules` needs of the app.
  @MainActor
  protocol RulesFactory {
    /// The page of `rules`.
    associatedtype RulesPage = Any
    /// Makes the page of `rules`; called once for each time it is pushed.
    func rules(_ screen: NavRuntime.ScreenHandle<Rules>) -> RulesPage
  }

  /// What `games` needs of the app.
  @MainActor
  protocol GamesFactory {
    /// The page of `games`.
    associatedtype GamesPage = Any
    /// Makes the page of `games`; called once for each time it is pushed.
    func games(_ screen: NavRuntime.ScreenHandle<Games>) -> GamesPage
  }

  /// What `game` needs of the app.
  @MainActor
  protocol GameFactory {
    /// The page of `game`.
    associatedtype GamePage = Any
    /// Makes the page of `game`; called once for each time it is pushed.
    func game(_ screen: NavRuntime.ScreenHandle<Game>) -> GamePage
  }

  /// What `bet` needs of the app.
  @MainActor
  protocol BetFactory {
    /// The page of `bet`.
    associatedtype BetPage = Any
    /// Makes the page of `bet`; called once for each time it is pushed.
    func bet(_ screen: NavRuntime.ScreenHandle<Bet>) -> BetPage
  }

  /// What `more` needs of the app.
  @MainActor
  protocol MoreFactory {
    /// The page of `more`.
    associatedtype MorePage = Any
    /// Makes the page of `more`; called once for each time it is pushed.
    func more(_ screen: NavRuntime.ScreenHandle<More>) -> MorePage
  }

  /// What `shelf` needs of the app.
  @MainActor
  protocol ShelfFactory {
    /// The page of `shelf`.
    associatedtype ShelfPage = Any
    /// Makes the page of `shelf`; called once for each time it is pushed.
    func shelf(_ screen: NavRuntime.ScreenHandle<Shelf>) -> ShelfPage
  }

  /// What `toy` needs of the app.
  @MainActor
  protocol ToyFactory {
    /// The page of `toy`.
    associatedtype ToyPage = Any
    /// Makes the page of `toy`; called once for each time it is pushed.
    func toy(_ screen: NavRuntime.ScreenHandle<Toy>) -> ToyPage
  }

  /// What `coin` needs of the app.
  @MainActor
  protocol CoinFactory {
    /// The page of `coin`.
    associatedtype CoinPage = Any
    /// Makes the page of `coin`; called once for each time it is pushed.
    func coin(_ screen: NavRuntime.ScreenHandle<Coin>) -> CoinPage
  }

  /// What `help` needs of the app.
  @MainActor
  protocol HelpFactory {
    /// The page of `help`.
    associatedtype HelpPage = Any
    /// Makes the page of `help`; called once for each time it is pushed.
    func help(_ screen: NavRuntime.ScreenHandle<Help>) -> HelpPage
  }

  /// What `left` needs of the app.
  @MainActor
  protocol LeftFactory {
    /// The page of `left`.
    associatedtype LeftPage = Any
    /// Makes the page of `left`; called once for each time it is pushed.
    func left(_ screen: NavRuntime.ScreenHandle<Left>) -> LeftPage
  }

  /// What `deep` needs of the app.
  @MainActor
  protocol DeepFactory {
    /// The page of `deep`.
    associatedtype DeepPage = Any
    /// Makes the page of `deep`; called once for each time it is pushed.
    func deep(_ screen: NavRuntime.ScreenHandle<Deep>) -> DeepPage
  }

  /// What `right` needs of the app.
  @MainActor
  protocol RightFactory {
    /// The page of `right`.
    associatedtype RightPage = Any
    /// Makes the page of `right`; called once for each time it is pushed.
    func right(_ screen: NavRuntime.ScreenHandle<Right>) -> RightPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage = Any
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }

  /// What `bubble` needs of the app.
  @MainActor
  protocol BubbleFactory {
    /// The page of `bubble`.
    associatedtype BubblePage = Any
    /// Makes the page of `bubble`; called once for each time it is pushed.
    func bubble(_ screen: NavRuntime.ScreenHandle<Bubble>) -> BubblePage
  }

  /// What `ride` needs of the app.
  @MainActor
  protocol RideFactory {
    /// Who makes the pages of `ride`.
    associatedtype RideMount: Ride.Screens
    /// Makes the pages of `ride`; asked for once.
    var ride: RideMount { get }
  }
}

extension Arcade {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, GateFactory, RulesFactory, GamesFactory, GameFactory,
    BetFactory, MoreFactory, ShelfFactory, ToyFactory, CoinFactory, HelpFactory, LeftFactory,
    DeepFactory, RightFactory, NoteFactory, BubbleFactory, RideFactory
  where Graph == Arcade {
    /// Before `read` of `gate` shows the page it has made.
    func prepareGateRead(for segue: NavRuntime.PushSegue<GatePage, RulesPage, Rules>)
    /// When a plain back has come down to `gate`.
    func backToGate(for segue: NavRuntime.BackSegue<GatePage>)
    /// When a plain back has come down to `rules`.
    func backToRules(for segue: NavRuntime.BackSegue<RulesPage>)
    /// Before `play` of `games` shows the page it has made.
    func prepareGamesPlay(for segue: NavRuntime.PushSegue<GamesPage, GamePage, Game>)
    /// Before `ride` of `games` shows the page it has made.
    func prepareGamesRide(for segue: NavRuntime.PushSegue<GamesPage, RideMount.SeatPage, Ride.Seat>)
    /// Before `askHelp` of `games` shows the page it has made.
    func prepareGamesAskHelp(for segue: NavRuntime.PushSegue<GamesPage, HelpPage, Help>)
    /// Before `box` of `games` shows the page it has made.
    func prepareGamesBox(for segue: NavRuntime.PushSegue<GamesPage, Never, Box>)
    /// When a plain back has come down to `games`.
    func backToGames(for segue: NavRuntime.BackSegue<GamesPage>)
    /// When `score` of `game` unwinds to `games`.
    func unwindGameScore(for segue: NavRuntime.UnwindSegue<GamePage, GamesPage, Int>)
    /// When `out` of `right` unwinds to `games`.
    func unwindRightOut(for segue: NavRuntime.UnwindSegue<RightPage, GamesPage, Void>)
    /// When `over` of `ride` unwinds to `games`.
    func unwindRideOver(for segue: NavRuntime.UnwindSegue<Any, GamesPage, Int>)
    /// Before `next` of `game` shows the page it has made.
    func prepareGameNext(for segue: NavRuntime.PushSegue<GamePage, GamePage, Game>)
    /// Before `bet` of `game` shows the page it has made.
    func prepareGameBet(for segue: NavRuntime.PushSegue<GamePage, BetPage, Bet>)
    /// When a plain back has come down to `game`.
    func backToGame(for segue: NavRuntime.BackSegue<GamePage>)
    /// When `done` of `bet` unwinds to `game`.
    func unwindBetDone(for segue: NavRuntime.UnwindSegue<BetPage, GamePage, Void>)
    /// Before `more` of `bet` shows the page it has made.
    func prepareBetMore(for segue: NavRuntime.PushSegue<BetPage, MorePage, More>)
    /// When a plain back has come down to `bet`.
    func backToBet(for segue: NavRuntime.BackSegue<BetPage>)
    /// When a plain back has come down to `more`.
    func backToMore(for segue: NavRuntime.BackSegue<MorePage>)
    /// Before `look` of `shelf` shows the page it has made.
    func prepareShelfLook(for segue: NavRuntime.PushSegue<ShelfPage, ToyPage, Toy>)
    /// When a plain back has come down to `shelf`.
    func backToShelf(for segue: NavRuntime.BackSegue<ShelfPage>)
    /// Before `turn` of `toy` shows the page it has made.
    func prepareToyTurn(for segue: NavRuntime.PushSegue<ToyPage, CoinPage, Coin>)
    /// When a plain back has come down to `toy`.
    func backToToy(for segue: NavRuntime.BackSegue<ToyPage>)
    /// When a plain back has come down to `coin`.
    func backToCoin(for segue: NavRuntime.BackSegue<CoinPage>)
    /// When `close` of `help` unwinds to whichever screen opened it.
    func unwindHelpClose(for segue: NavRuntime.UnwindSegue<HelpPage, Any, Void>)
    /// Before `note` of `left` shows the page it has made.
    func prepareLeftNote(for segue: NavRuntime.PushSegue<LeftPage, NotePage, Note>)
    /// Before `deeper` of `left` shows the page it has made.
    func prepareLeftDeeper(for segue: NavRuntime.PushSegue<LeftPage, DeepPage, Deep>)
    /// When a plain back has come down to `left`.
    func backToLeft(for segue: NavRuntime.BackSegue<LeftPage>)
    /// When a plain back has come down to `deep`.
    func backToDeep(for segue: NavRuntime.BackSegue<DeepPage>)
    /// When a plain back has come down to `right`.
    func backToRight(for segue: NavRuntime.BackSegue<RightPage>)
    /// Before `more` of `note` shows the page it has made.
    func prepareNoteMore(for segue: NavRuntime.PushSegue<NotePage, BubblePage, Bubble>)
    /// When a plain back has come down to `note`.
    func backToNote(for segue: NavRuntime.BackSegue<NotePage>)
    /// When a plain back has come down to `bubble`.
    func backToBubble(for segue: NavRuntime.BackSegue<BubblePage>)
    /// Before `help` of `anywhere` shows the page it has made.
    func prepareAnywhereHelp(for segue: NavRuntime.PushSegue<Any, HelpPage, Help>)
  }
}

extension Arcade.Screens {
  /// Before `read` of `gate` shows the page it has made.
  func prepareGateRead(for _: NavRuntime.PushSegue<GatePage, RulesPage, Arcade.Rules>) {}
  /// When a plain back has come down to `gate`.
  func backToGate(for _: NavRuntime.BackSegue<GatePage>) {}
  /// When a plain back has come down to `rules`.
  func backToRules(for _: NavRuntime.BackSegue<RulesPage>) {}
  /// Before `play` of `games` shows the page it has made.
  func prepareGamesPlay(for _: NavRuntime.PushSegue<GamesPage, GamePage, Arcade.Game>) {}
  /// Before `ride` of `games` shows the page it has made.
  func prepareGamesRide(for _: NavRuntime.PushSegue<GamesPage, RideMount.SeatPage, Ride.Seat>) {}
  /// Before `askHelp` of `games` shows the page it has made.
  func prepareGamesAskHelp(for _: NavRuntime.PushSegue<GamesPage, HelpPage, Arcade.Help>) {}
  /// Before `box` of `games` shows the page it has made.
  func prepareGamesBox(for _: NavRuntime.PushSegue<GamesPage, Never, Arcade.Box>) {}
  /// When a plain back has come down to `games`.
  func backToGames(for _: NavRuntime.BackSegue<GamesPage>) {}
  /// When `score` of `game` unwinds to `games`.
  func unwindGameScore(for _: NavRuntime.UnwindSegue<GamePage, GamesPage, Int>) {}
  /// When `out` of `right` unwinds to `games`.
  func unwindRightOut(for _: NavRuntime.UnwindSegue<RightPage, GamesPage, Void>) {}
  /// When `over` of `ride` unwinds to `games`.
  func unwindRideOver(for _: NavRuntime.UnwindSegue<Any, GamesPage, Int>) {}
  /// Before `next` of `game` shows the page it has made.
  func prepareGameNext(for _: NavRuntime.PushSegue<GamePage, GamePage, Arcade.Game>) {}
  /// Before `bet` of `game` shows the page it has made.
  func prepareGameBet(for _: NavRuntime.PushSegue<GamePage, BetPage, Arcade.Bet>) {}
  /// When a plain back has come down to `game`.
  func backToGame(for _: NavRuntime.BackSegue<GamePage>) {}
  /// When `done` of `bet` unwinds to `game`.
  func unwindBetDone(for _: NavRuntime.UnwindSegue<BetPage, GamePage, Void>) {}
  /// Before `more` of `bet` shows the page it has made.
  func prepareBetMore(for _: NavRuntime.PushSegue<BetPage, MorePage, Arcade.More>) {}
  /// When a plain back has come down to `bet`.
  func backToBet(for _: NavRuntime.BackSegue<BetPage>) {}
  /// When a plain back has come down to `more`.
  func backToMore(for _: NavRuntime.BackSegue<MorePage>) {}
  /// Before `look` of `shelf` shows the page it has made.
  func prepareShelfLook(for _: NavRuntime.PushSegue<ShelfPage, ToyPage, Arcade.Toy>) {}
  /// When a plain back has come down to `shelf`.
  func backToShelf(for _: NavRuntime.BackSegue<ShelfPage>) {}
  /// Before `turn` of `toy` shows the page it has made.
  func prepareToyTurn(for _: NavRuntime.PushSegue<ToyPage, CoinPage, Arcade.Coin>) {}
  /// When a plain back has come down to `toy`.
  func backToToy(for _: NavRuntime.BackSegue<ToyPage>) {}
  /// When a plain back has come down to `coin`.
  func backToCoin(for _: NavRuntime.BackSegue<CoinPage>) {}
  /// When `close` of `help` unwinds to whichever screen opened it.
  func unwindHelpClose(for _: NavRuntime.UnwindSegue<HelpPage, Any, Void>) {}
  /// Before `note` of `left` shows the page it has made.
  func prepareLeftNote(for _: NavRuntime.PushSegue<LeftPage, NotePage, Arcade.Note>) {}
  /// Before `deeper` of `left` shows the page it has made.
  func prepareLeftDeeper(for _: NavRuntime.PushSegue<LeftPage, DeepPage, Arcade.Deep>) {}
  /// When a plain back has come down to `left`.
  func backToLeft(for _: NavRuntime.BackSegue<LeftPage>) {}
  /// When a plain back has come down to `deep`.
  func backToDeep(for _: NavRuntime.BackSegue<DeepPage>) {}
  /// When a plain back has come down to `right`.
  func backToRight(for _: NavRuntime.BackSegue<RightPage>) {}
  /// Before `more` of `note` shows the page it has made.
  func prepareNoteMore(for _: NavRuntime.PushSegue<NotePage, BubblePage, Arcade.Bubble>) {}
  /// When a plain back has come down to `note`.
  func backToNote(for _: NavRuntime.BackSegue<NotePage>) {}
  /// When a plain back has come down to `bubble`.
  func backToBubble(for _: NavRuntime.BackSegue<BubblePage>) {}
  /// Before `help` of `anywhere` shows the page it has made.
  func prepareAnywhereHelp(for _: NavRuntime.PushSegue<Any, HelpPage, Arcade.Help>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return gate(context.handle())
    case 1: return rules(context.handle())
    case 3: return games(context.handle())
    case 4: return game(context.handle())
    case 5: return bet(context.handle())
    case 6: return more(context.handle())
    case 7: return shelf(context.handle())
    case 8: return toy(context.handle())
    case 9: return coin(context.handle())
    case 10: return help(context.handle())
    case 12: return left(context.handle())
    case 13: return deep(context.handle())
    case 14: return right(context.handle())
    case 15: return note(context.handle())
    case 16: return bubble(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareGateRead(for: NavRuntime.PushSegue(context))
    case 4: prepareGamesPlay(for: NavRuntime.PushSegue(context))
    case 5: prepareGamesRide(for: NavRuntime.PushSegue(context))
    case 6: prepareGamesAskHelp(for: NavRuntime.PushSegue(context))
    case 7: prepareGamesBox(for: NavRuntime.PushSegue(context))
    case 9: prepareGameNext(for: NavRuntime.PushSegue(context))
    case 10: prepareGameBet(for: NavRuntime.PushSegue(context))
    case 14: prepareBetMore(for: NavRuntime.PushSegue(context))
    case 17: prepareShelfLook(for: NavRuntime.PushSegue(context))
    case 18: prepareToyTurn(for: NavRuntime.PushSegue(context))
    case 22: prepareLeftNote(for: NavRuntime.PushSegue(context))
    case 23: prepareLeftDeeper(for: NavRuntime.PushSegue(context))
    case 25: prepareNoteMore(for: NavRuntime.PushSegue(context))
    case 27: prepareAnywhereHelp(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToGate(for: NavRuntime.BackSegue(context))
      case 1: backToRules(for: NavRuntime.BackSegue(context))
      case 3: backToGames(for: NavRuntime.BackSegue(context))
      case 4: backToGame(for: NavRuntime.BackSegue(context))
      case 5: backToBet(for: NavRuntime.BackSegue(context))
      case 6: backToMore(for: NavRuntime.BackSegue(context))
      case 7: backToShelf(for: NavRuntime.BackSegue(context))
      case 8: backToToy(for: NavRuntime.BackSegue(context))
      case 9: backToCoin(for: NavRuntime.BackSegue(context))
      case 12: backToLeft(for: NavRuntime.BackSegue(context))
      case 13: backToDeep(for: NavRuntime.BackSegue(context))
      case 14: backToRight(for: NavRuntime.BackSegue(context))
      case 15: backToNote(for: NavRuntime.BackSegue(context))
      case 16: backToBubble(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 11: unwindGameScore(for: NavRuntime.UnwindSegue(context))
    case 15: unwindBetDone(for: NavRuntime.UnwindSegue(context))
    case 19: unwindHelpClose(for: NavRuntime.UnwindSegue(context))
    case 24: unwindRightOut(for: NavRuntime.UnwindSegue(context))
    case 26: unwindRideOver(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }

  /// Who makes the pages of a mounted fragment.
  func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.SectionScreens)? {
    switch screen.rawValue {
    case 17: return self.ride
    default: return nil
    }
  }
}
