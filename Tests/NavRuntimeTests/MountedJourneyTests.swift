import NavRuntime
import NavTesting
import Testing

/// Requirements, links, and async facts of fragments and of the places where they are mounted.
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

  private func enter() -> SegueRequest<Never>? { office.handle(Office.Hall.self)?.enter(level: 3) }
  private func look() -> SegueRequest<Never>? { office.handle(Office.Hall.self)?.look() }
  private func openBox() async -> Outcome? { await office.handle(Vault.Door.self)?.go().outcome }
  private func openForm() async -> Outcome? { await office.handle(Counter.Desk.self)?.go().outcome }

  @Test func placesRequirementIsThatOfTheFragmentsFirstScreen() {
    facts.isKeyThere = false
    #expect(enter()?.outcomeSoFar == .refused(.requirement(screen: "safe", source: "hasKey(level)")))
    #expect(facts.levels == [3])
    // The other place has no requirement.
    #expect(look()?.outcomeSoFar == .shown)
    office.factsDidChange()
    #expect(stack == ["hall", "window.desk"])
  }

  @Test func evictionFromAPlaceTakesTheWholeFragmentOff() async {
    #expect(enter()?.outcomeSoFar == .shown)
    #expect(await openBox() == .shown)
    #expect(stack == ["hall", "safe.door", "safe.box"])
    facts.isKeyThere = false
    office.factsDidChange()
    #expect(stack == ["hall"])
    #expect(host.changes.count == 4)
    let evicted = office.lastEvents.compactMap { event in
      if case .evicted(let screen, let source) = event.kind { "\(screen): \(source)" } else { nil }
    }
    #expect(evicted == ["safe.door: hasKey(level)"])
  }

  @Test func fragmentsOwnRequirementEvictsInsideOfIt() async {
    #expect(look()?.outcomeSoFar == .shown)
    #expect(await openForm() == .shown)
    facts.hasTime = false
    office.factsDidChange()
    #expect(stack == ["hall", "window.desk"])
    #expect(await openForm() == .refused(.requirement(screen: "window.form", source: "hasTime")))
  }

  @Test func fragmentsAsyncFactDecides() async {
    #expect(look()?.outcomeSoFar == .shown)
    facts.isOpen = false
    #expect(await openForm() == .refused(.predicate(segue: "window.go", source: "isOpen")))
  }

  @Test func placesLinkLeadsToTheFragmentsFirstScreenAndBack() {
    #expect(office.open("office://safe/7?deep=true").outcomeSoFar == .shown)
    #expect(stack == ["hall", "safe.door"])
    #expect(office.handle(Vault.Door.self)?.arguments == Vault.Door(level: 7, deep: true))
    #expect(screens.calls == ["ask enter", "prepare door"])
    #expect(office.url == "office://safe/7?deep=true")
    #expect(office.open("office://safe/7?deep=true").outcomeSoFar == .refused(.duplicate))
    #expect(Office.url(of: Office.Hall()) == nil)
    #expect(look()?.outcomeSoFar == .refused(.notVisible))
    office.goBack()
    #expect(look()?.outcomeSoFar == .shown)
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
    facts.isKeyThere = false
    #expect(office.open("office://safe/7").outcomeSoFar == .stopped(at: "hall"))
  }

  @Test func savedFragmentIsCutWhereARequirementFails() async {
    #expect(enter()?.outcomeSoFar == .shown)
    #expect(await openBox() == .shown)
    let state = office.state
    facts.hasTime = false
    office.restore(state)
    #expect(stack == ["hall", "safe.door"])
    facts.isKeyThere = false
    office.restore(state)
    #expect(stack == ["hall"])
  }

  /// A graph whose root is a fragment, and whose first screen has a requirement.
  @Test func bottomStaysAndWhatIsAboveItIsReviewed() throws {
    let facts = KioskFacts()
    let kiosk = Navigator<Kiosk, _>(host: InMemoryHost<Any>(), screens: KioskScreens(), facts: facts)
    #expect(kiosk.start().outcomeSoFar == .shown)
    #expect(kiosk.handle(Booth.Front.self)?.go().outcomeSoFar == .shown)
    let state = kiosk.state
    facts.hasTime = false
    kiosk.factsDidChange()
    #expect(kiosk.stack.map(\.name) == ["booth.front"])
    #expect(kiosk.restore(state).outcomeSoFar == .shown)
    #expect(kiosk.stack.map(\.name) == ["booth.front"])
  }
}
