import Foundation
import NavRuntime
import NavTesting
import SeededRandom
import TestTiers
import Testing

/// Random walks through a store with tabs, roots, and layers, with host faults, changing facts, and locks. After each
/// walk, the stack is legal, the host shows it, each request has an outcome, and all removed pages are released.
@MainActor struct TabWalkTests {
  private static let count = Int(ProcessInfo.processInfo.environment["NAVC_TAB_WALKS"] ?? "") ?? 600

  @Test(.thorough) func whateverIsAskedForTheStackIsThatOfTheGraph() throws {
    for seed in 0..<UInt64(Self.count) {
      try walk(seed)
    }
  }

  private func walk(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = StoreWorld(
      animation: random.chance(60) ? .milliseconds(100) : .zero, isSignedIn: random.chance(80))
    var lock: NavigationLock?
    var requests: [() -> Outcome?] = []
    for _ in 0..<40 {
      step(world, &random, &lock, &requests)
    }
    lock = nil
    world.screens.onMake = {}
    world.host.uncover()
    world.facts { $0.hasDraft = false }
    world.host.advance(by: .seconds(60))
    // A host that dropped a change retains the removed pages until its next change.
    world.host.forgiveFaults()
    requests.append({ [request = world.navigator.open("store://orders/99")] in request.outcomeSoFar })
    world.host.advance(by: .seconds(60))
    #expect(
      world.isSound,
      "\(seed): \(world.stack), shown \(world.host.stack.map(\.info.name)), \(world.host.mostTransitionsAtOnce) at once"
    )
    #expect(requests.allSatisfy { $0() != nil }, "\(seed): a request without an end")
    let path = Set(world.host.stack.map(\.id))
    let parked = Set(world.host.parked.joined().map(\.id))
    #expect(path.isDisjoint(with: parked), "\(seed)")
    // Each page that was made and not released is either shown or parked.
    #expect(world.livePages == path.union(parked), "\(seed)")
    #expect(world.isSignedInAsShown && world.isAllowed, "\(seed): \(world.stack) \(world.parked)")
    // A saved state restores the same stack.
    let other = StoreWorld(isSignedIn: world.facts.isSignedIn, start: false)
    (other.facts.isMember, other.facts.isVIP) = (world.facts.isMember, world.facts.isVIP)
    other.navigator.restore(try readAgain(world.navigator.state))
    if !world.host.stack.contains(where: { $0.opening == .present(.popover) }) {
      #expect(other.stack == world.stack, "\(seed)")
    }
    #expect(other.isSound, "\(seed)")
  }

  private func step(
    _ world: StoreWorld, _ random: inout SplitMix, _ lock: inout NavigationLock?,
    _ requests: inout [() -> Outcome?]
  ) {
    func keep(_ request: SegueRequest<some Any>) {
      requests.append { request.outcomeSoFar }
    }
    let sender: Sender = random.chance(70) ? .user : .program
    switch random.below(26) {
    case 0..<8:
      if let request = world.performAny(&random, sender) { requests.append(request) }
    case 8, 9: world.host.pressTab(["shop", "orders", "club", "fresh", "saved"][random.below(5)])
    case 10:
      guard let main = world.navigator.handle(Store.Main.self) else { return }
      keep(main.select(SegueID(rawValue: world.tab(random.below(3))), sender: sender))
    case 11: keep(world.navigator.goBack(sender: sender))
    case 12:
      keep(
        world.navigator.open(
          ["store://orders/7", "store://products/1", "store://orders/8"][random.below(3)], sender: sender))
    case 13:
      switch random.below(4) {
      case 0: world.facts.isSignedIn.toggle()
      case 1: world.facts.isMember.toggle()
      case 2: world.facts.isVIP.toggle()
      default: world.facts.hasDraft.toggle()
      }
      world.navigator.factsDidChange()
    case 14: lock = lock == nil && random.chance(50) ? world.navigator.lock() : nil
    case 15: world.host.selectTabByItself(["shop", "orders", "club", "fresh", "saved"][random.below(5)])
    case 16: world.host.popByItself()
    case 17: world.host.dismissByItself()
    case 18:
      world.host.fail(
        [
          .neverCompletes, .completesTwice, .completesEarly, .doesNothing, .doesNothingSilently, .fallsToRoot,
          .stopsAfter(steps: 1), .stopsAfter(steps: 0), .animatesForever, .endsDeeper,
          .stopsLate(.milliseconds(30 + random.below(3000))),
        ][random.below(11)])
    case 19:
      if world.host.beginDismissal() || world.host.beginSwipe() {
        world.host.advance(by: .milliseconds(20))
        if random.chance(50) { world.host.finishSwipe() } else { world.host.cancelSwipe() }
      }
    case 20: world.host.cover()
    case 21: if random.chance(50) { world.host.uncover() } else { world.host.uncover(takingLayers: random.below(3)) }
    case 22:
      var isDue = true
      world.screens.onMake = { [host = world.host] in
        if isDue { host.cover() }
        isDue = false
      }
    default: world.host.advance(by: .milliseconds(50 + random.below(4000)))
    }
  }
}

extension StoreWorld {
  /// The instances whose pages were made and are not released.
  var livePages: Set<InstanceID> { screens.live(events) }

  /// Whether the root is the one that the facts require.
  var isSignedInAsShown: Bool {
    let isMain = host.stack.first.map { !["welcome"].contains($0.info.name) } ?? false
    return isMain == facts.isSignedIn
  }

  /// Whether the facts allow all shown and parked screens.
  var isAllowed: Bool {
    let names = stack + parked.joined()
    return (facts.isMember || !names.contains("club")) && (facts.isVIP || !names.contains("lounge"))
  }

  func tab(_ index: Int) -> Int32 {
    let main = Store.table.screens.first { $0.name == "main" }
    return main.map { $0.segues[index].rawValue } ?? 0
  }

  /// Performs a random segue of the visible page.
  func performAny(_ random: inout SplitMix, _ sender: Sender) -> (() -> Outcome?)? {
    guard let visible = navigator.visible, let info = Store.table.screen(named: visible.name) else { return nil }
    let choices = info.segues + (["helpSheet", "welcome", "signIn"].contains(info.name) ? [] : [Store.help])
    guard !choices.isEmpty else { return nil }
    let segue = choices[random.below(choices.count)]
    return visible.screen.perform(segue, in: self, sender, id: random.below(3))
  }
}

extension Screen {
  @MainActor fileprivate func perform(
    _ segue: SegueID, in world: StoreWorld, _ sender: Sender, id: Int
  ) -> (() -> Outcome?)? {
    guard let handle = world.navigator.handle(Self.self) else { return nil }
    let name = Store.table[segue].name
    func opened(_ screen: some Screen) -> () -> Outcome? {
      let request: SegueRequest<String> = handle.push(segue, screen, sender: sender)
      return { request.outcomeSoFar }
    }
    switch name {
    case "signIn": return opened(Store.SignIn())
    case "help": return opened(Store.HelpSheet())
    case "open": return opened(Store.Product(id: id))
    case "filter": return opened(Store.Filters())
    case "write": return opened(Store.Editor())
    case "pick" where self is Store.Product: return opened(Store.Picker())
    case "more" where self is Store.Fresh: return opened(Store.FreshMore())
    case "more": return opened(Store.Detail())
    case "openOrder": return opened(Store.Order(id: id))
    case "lounge": return opened(Store.Lounge())
    case "seeOrder":
      let request = handle.go(segue, Store.Order(id: id), sender: sender)
      return { request.outcomeSoFar }
    case "allOrders":
      let request = handle.select(segue, sender: sender)
      return { request.outcomeSoFar }
    default:
      let request = handle.unwind(segue, returning: "value", sender: sender)
      return { request.outcomeSoFar }
    }
  }
}
