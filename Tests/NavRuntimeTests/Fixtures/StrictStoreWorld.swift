import NavTable
import NavTesting
import Observation

@testable import NavRuntime

/// The store with more predicates: two segues that open several screens wait for a fact, `helpSheet` has a condition
/// for `back`, and `signIn` requires a membership.
enum StrictStore: NavigationGraph {
  static let table = GraphTable(
    ((try? Store.table.sections[0].text.lines()) ?? []).flatMap { line in
      switch line {
      case .push("pick", to: "picker"), .go("seeOrder", to: "order"): [line, .condition("isGrown"), .awaits]
      case .screen("helpSheet"): [line, .backIf("not hasDraft")]
      case .screen("signIn"): [line, .requires("isMember")]
      default: [line]
      }
    })

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { Store.screenType(screen) }
}

/// The app of the strict store. Its pages are names.
@Observable @MainActor final class StrictStoreApp: GraphScreens, GraphFacts {
  typealias Graph = StrictStore

  var isSignedIn = true
  var isMember = true
  var isVIP = true
  var hasDraft = false
  /// The async fact.
  @ObservationIgnored var decides: @MainActor () async -> Bool = { true }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { StrictStore.table[screen].name }
  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}

  func predicates(of graph: StrictStore.Type) -> GraphPredicates {
    GraphPredicates(
      allowsBack: { _ in !self.hasDraft },
      meets: { screen, _ in
        switch StrictStore.table[screen].name {
        case "main": self.isSignedIn
        case "club", "signIn": self.isMember
        case "lounge": self.isVIP
        default: true
        }
      },
      decides: { _, context in await context.ask(within: .seconds(2), otherwise: false) { await self.decides() } })
  }
}

/// A strict store on an in-memory host.
@MainActor final class StrictStoreWorld: InMemoryWorld<StrictStoreApp, StrictStoreApp> {
  init(start: Bool = true) {
    let app = StrictStoreApp()
    super.init(InMemoryHost(), app, app)
    if start { navigator.start() }
  }

  var app: StrictStoreApp { screens }

  @discardableResult
  func push<S: Screen>(
    _ segue: SegueID, _ screen: some Screen, from: S.Type, sender: Sender = .user
  ) -> SegueRequest<Never> {
    handle(from).push(segue, screen, sender: sender)
  }
}
