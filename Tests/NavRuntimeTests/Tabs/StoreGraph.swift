import NavRuntime
import NavTesting

/// A shop of several parts under tabs, a welcome before it, and a help sheet that every page offers; as navc would write it.
enum Store: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Store
    root main welcome
    base store://
    refused resume
    screen welcome
      push signIn signIn
        layer full
    screen signIn
      back never
      unwind done previous
    screen helpSheet
      apart
      unwind close previous
    screen main
      requires isSignedIn
      tab shop catalog
      tab orders orderList
        title Orders
      tab club club
    screen catalog
      title Catalog
      push open product
      push filter filters
        layer popover
      select allOrders orders
    screen filters
      unwind apply catalog
    screen product
      link /products/{id:Int}
      push write editor
        layer sheet
      push pick picker
        layer sheet
      go seeOrder order
    screen editor
      back if not hasDraft
      go seeOrder order
      select allOrders orders
      push more detail
    screen detail
      unwind home root
      unwind back previous
    screen orderList
      push openOrder order
    screen order
      link /orders/{id:Int}
      unwind up previous
    screen club
      requires isMember
      push lounge lounge
    screen lounge
      requires isVIP
      link /lounge
    screen picker
      tab fresh fresh
      tab saved saved
        pass from literal "saved"
    screen fresh
      unwind pick product
      push more freshMore
    screen freshMore
      unwind stop previous
    screen saved
      unwind pick product
      unwind stop previous
    anywhere
      push help helpSheet
        layer sheet
    """#)

  struct Welcome: PlainScreen, Hashable, Codable {}
  struct SignIn: PlainScreen, Hashable, Codable {}
  struct HelpSheet: PlainScreen, Hashable, Codable {}
  struct Main: PlainScreen, Hashable, Codable {}
  struct Catalog: PlainScreen, Hashable, Codable {}
  struct Filters: PlainScreen, Hashable, Codable {}
  struct Product: Screen, Hashable, Codable {
    let id: Int
    init(id: Int) { self.id = id }
    init(from arguments: inout ArgumentReader) throws { id = try arguments("id") }
    func write(to arguments: inout ArgumentWriter) { arguments("id", id) }
  }
  struct Editor: PlainScreen, Hashable, Codable {}
  struct Detail: PlainScreen, Hashable, Codable {}
  struct OrderList: PlainScreen, Hashable, Codable {}
  struct Order: Screen, Hashable, Codable {
    let id: Int
    init(id: Int) { self.id = id }
    init(from arguments: inout ArgumentReader) throws { id = try arguments("id") }
    func write(to arguments: inout ArgumentWriter) { arguments("id", id) }
  }
  struct Club: PlainScreen, Hashable, Codable {}
  struct Lounge: PlainScreen, Hashable, Codable {}
  struct Picker: PlainScreen, Hashable, Codable {}
  struct Fresh: PlainScreen, Hashable, Codable {}
  struct FreshMore: PlainScreen, Hashable, Codable {}
  struct Saved: Screen, Hashable, Codable {
    let from: String
    init(from: String) { self.from = from }
    init(from arguments: inout ArgumentReader) throws { from = try arguments("from", default: "nowhere") }
    func write(to arguments: inout ArgumentWriter) { arguments("from", from) }
  }

  private static var types: [any Screen.Type] {
    [
      Welcome.self, SignIn.self, HelpSheet.self, Main.self, Catalog.self, Filters.self, Product.self, Editor.self,
      Detail.self, OrderList.self, Order.self, Club.self, Lounge.self, Picker.self, Fresh.self, FreshMore.self,
      Saved.self,
    ]
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { types[Int(screen.rawValue)] }

  /// What every screen offers stands behind the segues of all screens.
  static var help: SegueID { SegueID(rawValue: Int32(table.rules.segues.count - 1)) }

  /// A segue of a screen, by name.
  static func segue(_ name: String, of screen: any Screen.Type) -> SegueID {
    let info = table.screens.first { screenType($0.id) == screen }
    return info?.segues.first { table[$0].name == name } ?? -1
  }
}

@MainActor final class StoreFacts: GraphFacts {
  var isSignedIn = true
  var isMember = true
  var isVIP = true
  var hasDraft = false
  /// What happens when a requirement has been read, and not been acted on.
  var onRequirement: () -> Void = {}

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

@MainActor final class StoreScreens: GraphScreens {
  typealias Graph = Store
  var calls: [String] = []
  private var made: Set<InstanceID> = []
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    calls.append("make \(Store.table[screen].name)")
    func instance<S: Screen>(_ type: S.Type) -> InstanceID {
      let handle: ScreenHandle<S> = context.handle()
      return handle.id
    }
    if let type = Store.screenType(screen) { made.insert(instance(type)) }
    return Store.table[screen].name
  }

  /// What was made, without what has been let go since.
  func live(_ events: [NavigationEvent.Kind]) -> Set<InstanceID> {
    made.subtracting(events.compactMap { if case .released(let screen) = $0 { screen.id } else { nil } })
  }
  func preparePush(_ segue: SegueID, _ context: SegueContext) { calls.append("prepare \(Store.table[segue].name)") }
  func unwind(_ segue: SegueID, _ context: SegueContext) { calls.append("unwind \(Store.table.name(of: segue))") }
}

/// A started store on an in-memory host.
@MainActor final class StoreWorld {
  let host: InMemoryHost<Any>
  let screens = StoreScreens()
  let facts = StoreFacts()
  let navigator: Navigator<Store, InMemoryHost<Any>>
  let recording: StackRecording
  private(set) var events: [NavigationEvent.Kind] = []
  private var observation: EventObservation?

  init(animation: Duration = .zero, isSignedIn: Bool = true, start: Bool = true) {
    host = InMemoryHost(animation: animation)
    facts.isSignedIn = isSignedIn
    navigator = Navigator(host: host, screens: screens, facts: facts)
    recording = navigator.record()
    observation = navigator.observe { [weak self] in self?.events.append($0.kind) }
    if start {
      navigator.start()
      host.advance(by: .seconds(1))
      screens.calls = []
    }
  }

  var stack: [String] { navigator.stack.map(\.name) }
  var parked: [[String]] { host.parked.map { $0.map(\.info.name) } }
  var layers: [[String]] { host.layers.map { $0.map(\.info.name) } }
  var isSound: Bool {
    navigator.isSound(recording) && host.stack.map(\.info.name) == stack && host.mostTransitionsAtOnce <= 1
  }

  func handle<S: Screen>(_ screen: S.Type = S.self) -> ScreenHandle<S> {
    guard let handle = navigator.handle(screen) else { fatalError("no \(screen) on \(stack)") }
    return handle
  }

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

  func facts(_ change: (StoreFacts) -> Void) {
    change(facts)
    navigator.factsDidChange()
    host.advance(by: .seconds(1))
  }
}
