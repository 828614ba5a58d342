import NavRuntime
import NavTesting
import Observation

extension Store {
  /// The segue that every screen offers. Its ID follows those of all other segues.
  static var help: SegueID { SegueID(rawValue: Int32(table.rules.segues.count - 1)) }

  /// A segue of a screen, by name.
  static func segue(_ name: String, of screen: any Screen.Type) -> SegueID {
    let info = table.screens.first { screenType($0.id) == screen }
    return info?.segues.first { table[$0].name == name } ?? -1
  }
}

@Observable @MainActor final class StoreFacts: Store.Facts {
  var isSignedIn = true
  var isMember = true
  var isVIP = true
  var hasDraft = false
  /// Runs after a requirement is evaluated and before its result is used.
  @ObservationIgnored var onRequirement: () -> Void = {}

  func predicates(of graph: Store.Type) -> GraphPredicates {
    GraphPredicates(
      allows: { _, _ in true },
      allowsBack: { _ in !self.hasDraft },
      meets: { screen, _ in
        defer { self.onRequirement() }
        return switch Store.table[screen].name {
        case "main": self.isSignedIn
        case "club": self.isMember
        case "lounge": self.isVIP
        default: true
        }
      })
  }
}

/// Creates pages that are only names, and records each factory and hook that is called, for all screens.
@MainActor final class StoreScreens: GraphScreens {
  typealias Graph = Store
  var calls: [String] = []
  /// Runs while a page is made.
  var onMake: () -> Void = {}
  private var made: Set<InstanceID> = []
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    calls.append("make \(Store.table[screen].name)")
    func instance<S: Screen>(_ type: S.Type) -> InstanceID {
      let handle: ScreenHandle<S> = context.handle()
      return handle.id
    }
    if let type = Store.screenType(screen) { made.insert(instance(type)) }
    onMake()
    return Store.table[screen].name
  }

  /// The instances that were made and are not released.
  func live(_ events: [NavigationEvent.Kind]) -> Set<InstanceID> {
    made.subtracting(events.compactMap { if case .released(let screen) = $0 { screen.id } else { nil } })
  }
  func preparePush(_ segue: SegueID, _ context: SegueContext) { calls.append("prepare \(Store.table[segue].name)") }
  func unwind(_ segue: SegueID, _ context: SegueContext) { calls.append("unwind \(Store.table.name(of: segue))") }
}

/// A started store on an in-memory host.
@MainActor final class StoreWorld: InMemoryWorld<StoreScreens, StoreFacts> {
  init(animation: Duration = .zero, isSignedIn: Bool = true, start: Bool = true) {
    super.init(InMemoryHost(animation: animation), StoreScreens(), StoreFacts())
    facts.isSignedIn = isSignedIn
    if start {
      navigator.start()
      host.advance(by: .seconds(1))
      screens.calls = []
    }
  }

  var parked: [[String]] { host.parked.map { $0.map(\.info.name) } }
  var layers: [[String]] { host.layers.map { $0.map(\.info.name) } }

  @discardableResult
  func push<S: Screen>(_ name: String, _ screen: some Screen, from: S.Type, sender: Sender = .user) -> SegueRequest<
    String
  > {
    handle(from).push(Store.segue(name, of: from), screen, sender: sender)
  }

  @discardableResult
  func select<S: Screen>(_ name: String, from: S.Type, sender: Sender = .user) -> SegueRequest<Never> {
    handle(from).select(Store.segue(name, of: from), sender: sender)
  }

  /// Opens a product, and an editor over it. With a draft, the user may not leave the editor.
  func edit(hasDraft: Bool = false) {
    push("open", Store.Product(id: 1), from: Store.Catalog.self)
    push("write", Store.Editor(), from: Store.Product.self)
    if hasDraft { facts.hasDraft = true }
  }

  func facts(_ change: (StoreFacts) -> Void) {
    change(facts)
    navigator.factsDidChange()
    host.advance(by: .seconds(1))
  }
}
