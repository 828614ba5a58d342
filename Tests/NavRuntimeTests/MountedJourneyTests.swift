import NavRuntime
import NavTesting
import Testing

/// Requirements, links and async facts of fragments and of the places where they are mounted.
@MainActor struct MountedJourneyTests {
  private let screens = OfficeScreens()
  private let facts = OfficeFacts()
  private let host = InMemoryHost<Any>()
  private let office: Navigator<Office, InMemoryHost<Any>>

  init() {
    office = Navigator(host: host, screens: screens, facts: facts)
    office.start()
  }

  private var stack: [String] { office.stack.map(\.name) }

  private func enter(_ segue: SegueID) -> SegueRequest<Never>? {
    office.handle(Office.Hall.self)?.push(segue, Vault.Door(level: 3), sender: .user)
  }

  private func openBox() async -> Outcome? {
    let request: SegueRequest<Never>? = office.handle(Vault.Door.self)?.push(0, Vault.Box(), sender: .user)
    return await request?.outcome
  }

  @Test func placesRequirementIsThatOfTheFragmentsFirstScreen() {
    facts.hasKey = false
    #expect(enter(0)?.outcomeSoFar == .refused(.requirement(screen: "safe", source: "hasKey")))
    #expect(facts.levels == [3])
    // The other place requires nothing.
    #expect(enter(1)?.outcomeSoFar == .shown)
    office.factsDidChange()
    #expect(stack == ["hall", "window.door"])
  }

  @Test func evictionFromAPlaceTakesTheWholeFragmentOff() async {
    #expect(enter(0)?.outcomeSoFar == .shown)
    #expect(await openBox() == .shown)
    #expect(stack == ["hall", "safe.door", "safe.box"])
    facts.hasKey = false
    office.factsDidChange()
    #expect(stack == ["hall"])
    #expect(host.changes.count == 4)
    let evicted = office.lastEvents.compactMap { event in
      if case .evicted(let screen, let source) = event.kind { "\(screen): \(source)" } else { nil }
    }
    #expect(evicted == ["safe.door: hasKey"])
  }

  @Test func fragmentsOwnRequirementEvictsInsideOfIt() async {
    #expect(enter(1)?.outcomeSoFar == .shown)
    #expect(await openBox() == .shown)
    facts.hasTime = false
    office.factsDidChange()
    #expect(stack == ["hall", "window.door"])
    #expect(await openBox() == .refused(.requirement(screen: "window.box", source: "hasTime")))
  }

  @Test func fragmentsAsyncFactDecides() async {
    #expect(enter(1)?.outcomeSoFar == .shown)
    facts.isOpen = false
    #expect(await openBox() == .refused(.predicate(segue: "window.go", source: "isOpen")))
  }

  @Test func placesLinkLeadsToTheFragmentsFirstScreenAndBack() {
    #expect(office.open("office://safe/7?deep=true").outcomeSoFar == .shown)
    #expect(stack == ["hall", "safe.door"])
    #expect(office.handle(Vault.Door.self)?.arguments == Vault.Door(level: 7, deep: true))
    #expect(screens.calls == ["ask 0", "prepare door"])
    #expect(office.url == "office://safe/7?deep=true")
    #expect(office.open("office://safe/7?deep=true").outcomeSoFar == .refused(.duplicate))
    #expect(Office.url(of: Office.Hall()) == nil)
    #expect(enter(1)?.outcomeSoFar == .refused(.notVisible))
    office.goBack()
    #expect(enter(1)?.outcomeSoFar == .shown)
    // The other place has no link.
    #expect(office.url == nil)
    #expect(office.open("office://safe/3").outcomeSoFar == .shown)
    #expect(stack == ["hall", "safe.door"])
  }

  @Test func fragmentsLinkNamesScreensAsItsFileDoes() async {
    #expect(await office.open("office://safe/7/box").outcome == .shown)
    #expect(stack == ["hall", "safe.door", "safe.box"])
    #expect(office.handle(Vault.Door.self)?.arguments == Vault.Door(level: 7))
    #expect(office.url == "office://safe/7/box?deep=false")
  }

  @Test func placesLinkStopsWhereItsRequirementFails() {
    facts.hasKey = false
    #expect(office.open("office://safe/7").outcomeSoFar == .stopped(at: "hall"))
  }

  @Test func savedFragmentIsCutWhereARequirementFails() async {
    #expect(enter(0)?.outcomeSoFar == .shown)
    #expect(await openBox() == .shown)
    let state = office.state
    facts.hasTime = false
    office.restore(state)
    #expect(stack == ["hall", "safe.door"])
    facts.hasKey = false
    office.restore(state)
    #expect(stack == ["hall"])
  }
}

/// A graph whose root is a fragment, and one that requires something.
@MainActor struct MountedRootTests {
  private enum Kiosk: NavigationGraph {
    static let table = GraphTable(
      """
      graph Kiosk
      root safe
      screen safe
        mount
        requires hasKey
        unwind left root
      """, mounting: [Vault.table])

    static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { nil }
    static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? { Vault.self }
  }

  @MainActor private final class KioskScreens: GraphScreens {
    typealias Graph = Kiosk

    func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { "" }
    func preparePush(_ segue: SegueID, _ context: SegueContext) {}
    func unwind(_ segue: SegueID, _ context: SegueContext) {}
    func mounted(_ screen: ScreenID) -> (any SectionScreens)? { OfficeScreens.VaultScreens() }
  }

  @MainActor private final class KioskFacts: GraphFacts {
    typealias Graph = Kiosk

    var hasTime = true

    func predicates(of graph: Kiosk.Type) -> GraphPredicates {
      let vault = GraphPredicates(meets: { screen, _ in screen != 1 || self.hasTime })
      return GraphPredicates(meets: { _, _ in false }, mounted: [0: vault])
    }
  }

  @Test func bottomStaysAndWhatIsAboveItIsReviewed() async throws {
    let facts = KioskFacts()
    let kiosk = Navigator<Kiosk, _>(host: InMemoryHost<Any>(), screens: KioskScreens(), facts: facts)
    #expect(kiosk.start(with: Vault.Door(level: 1)).outcomeSoFar == .shown)
    let box: SegueRequest<Never>? = kiosk.handle(Vault.Door.self)?.push(0, Vault.Box(), sender: .user)
    #expect(await box?.outcome == .shown)
    let state = kiosk.state
    facts.hasTime = false
    kiosk.factsDidChange()
    #expect(kiosk.stack.map(\.name) == ["safe.door"])
    #expect(kiosk.restore(state).outcomeSoFar == .shown)
    #expect(kiosk.stack.map(\.name) == ["safe.door"])
  }
}
