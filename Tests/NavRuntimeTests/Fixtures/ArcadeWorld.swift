import NavRuntime
import NavTesting

/// A page that is a name. Its hook runs for every segue that leaves it, and records the call.
@MainActor final class ArcadePage<S: Screen>: SegueSource, CustomStringConvertible {
  typealias SourceScreen = S
  let description: String
  private unowned let screens: ArcadeScreens

  init(_ description: String, _ screens: ArcadeScreens) {
    self.description = description
    self.screens = screens
  }

  func shouldPerform(_ leaving: LeavingSegue<S>) -> Bool {
    screens.calls.append("\(leaving.isTrial ? "try" : "ask") \(description) \(leaving.name)")
    return !screens.refusing.contains(description)
  }
}

/// Records the pages that are made and the hooks that are called.
@MainActor final class ArcadeScreens: Arcade.Screens {
  var calls: [String] = []
  /// The pages whose hooks return `false`.
  var refusing: Set<String> = []

  func gate(_ screen: Arcade.Gate.Handle) -> String { made("gate") }
  func rules(_ screen: Arcade.Rules.Handle) -> String { made("rules") }
  func games(_ screen: Arcade.Games.Handle) -> ArcadePage<Arcade.Games> { page("games") }
  func game(_ screen: Arcade.Game.Handle) -> ArcadePage<Arcade.Game> { page("game \(screen.arguments.level)") }
  func bet(_ screen: Arcade.Bet.Handle) -> ArcadePage<Arcade.Bet> { page("bet") }
  func more(_ screen: Arcade.More.Handle) -> ArcadePage<Arcade.More> { page("more") }
  func shelf(_ screen: Arcade.Shelf.Handle) -> ArcadePage<Arcade.Shelf> { page("shelf \(screen.arguments.name)") }
  func toy(_ screen: Arcade.Toy.Handle) -> String { made("toy") }
  func coin(_ screen: Arcade.Coin.Handle) -> String { made("coin") }
  func help(_ screen: Arcade.Help.Handle) -> String { made("help \(screen.arguments.topic)") }
  func left(_ screen: Arcade.Left.Handle) -> ArcadePage<Arcade.Left> { page("left") }
  func deep(_ screen: Arcade.Deep.Handle) -> ArcadePage<Arcade.Deep> { page("deep") }
  func right(_ screen: Arcade.Right.Handle) -> ArcadePage<Arcade.Right> { page("right") }
  func note(_ screen: Arcade.Note.Handle) -> String { made("note") }
  func bubble(_ screen: Arcade.Bubble.Handle) -> String { made("bubble") }
  var ride: RidePages { RidePages() }

  struct RidePages: Ride.Screens {
    func seat(_ screen: Ride.Seat.Handle) -> String { "seat" }
    func belt(_ screen: Ride.Belt.Handle) -> String { "belt" }
    func buckle(_ screen: Ride.Buckle.Handle) -> String { "buckle" }
  }

  func prepareGamesPlay(for segue: PushSegue<GamesPage, GamePage, Arcade.Game>) { calls.append("prepare play") }
  func prepareGamesBox(for segue: PushSegue<GamesPage, Never, Arcade.Box>) { calls.append("prepare box") }
  func prepareGameBet(for segue: PushSegue<GamePage, BetPage, Arcade.Bet>) { calls.append("prepare bet") }
  func prepareGamesAskHelp(for segue: PushSegue<GamesPage, String, Arcade.Help>) { calls.append("prepare askHelp") }
  func prepareAnywhereHelp(for segue: PushSegue<Any, String, Arcade.Help>) { calls.append("prepare help") }
  func unwindRightOut(for segue: UnwindSegue<RightPage, GamesPage, Void>) { calls.append("unwind out") }
  func unwindGameScore(for segue: UnwindSegue<GamePage, GamesPage, Int>) { calls.append("unwind score \(segue.value)") }
  func unwindRideOver(for segue: UnwindSegue<Any, GamesPage, Int>) { calls.append("ride over \(segue.value)") }
  func backToGames(for segue: BackSegue<GamesPage>) { calls.append("back to games from \(segue.source)") }

  private func page<S: Screen>(_ name: String) -> ArcadePage<S> {
    calls.append("make \(name)")
    return ArcadePage(name, self)
  }
  private func made(_ name: String) -> String {
    calls.append("make \(name)")
    return name
  }
}

@MainActor final class ArcadeFacts: Arcade.Facts {
  var isOpen = true
  var mayLeave = true
  var hasPrizes = true
  /// The value of the async fact, which waits while this is `nil`.
  var age: Bool?

  var isGrown: Bool {
    get async {
      while age == nil {
        if Task.isCancelled { return false }
        await Task.yield()
      }
      return age ?? false
    }
  }
}

/// A started arcade on an in-memory host.
@MainActor final class ArcadeWorld: InMemoryWorld<ArcadeScreens, ArcadeFacts> {
  init(animation: Duration = .zero, start: Bool = true) {
    super.init(InMemoryHost(animation: animation), ArcadeScreens(), ArcadeFacts())
    guard start else { return }
    navigator.start()
    rest()
  }

  /// The pages that the host shows, with their arguments.
  var pages: [String] { host.stack.map { "\($0.page)" } }
  var layers: [[String]] { host.layers.map { $0.map { "\($0.page)" } } }
  var parked: [[String]] { host.parked.map { $0.map { "\($0.page)" } } }

  /// Lets all work end, and clears the records of calls and events.
  func rest() {
    host.advance(by: .seconds(5))
    screens.calls = []
    events = []
  }

  func facts(_ change: (ArcadeFacts) -> Void) {
    change(facts)
    navigator.factsDidChange()
  }
}
