import NavRuntime
import NavTesting
import Testing

/// The texts of a graph in the language of the app.
@MainActor struct WordsTests {
  @Test func withoutATranslationUsersSeeTheGraph() {
    let world = SignsWorld()
    world.navigator.localize = nil
    #expect(world.titles == ["Hall"])
    world.handle(Signs.Hall.self).openRoom(number: 7, owner: "Ada")
    #expect(world.titles == ["Hall", "Room 7 of Ada, {2.5}"])
    #expect(
      world.navigator.handle(Signs.Room.self).map { _ in world.host.stack[1].info.title }
        == .some(
          "Room {number} of {owner}, {{{price}}}"), "the description of the screen is as written")
  }

  /// A graph without `strings` is translated, and its braces are characters.
  @Test func aGraphWithoutStringsHasTextsOnly() {
    let world = World()
    var words: [Word] = []
    world.navigator.localize = { word in
      words.append(word)
      return "T " + word.text
    }
    let title = world.host.stack.first?.title
    #expect(title == words.first.map { "T " + $0.text } && words.first?.table == "Localizable")
    #expect(words.first?.format == words.first?.text && words.first?.arguments == [])
  }

  @Test func aWordHasItsKeyFormatAndArguments() {
    let world = SignsWorld("de")
    world.handle(Signs.Hall.self).openRoom(number: 7, owner: "100 %", price: 0.5)
    #expect(world.titles == ["de Hall", "de Room 7 of 100 %, {0.5}"])
    let word = world.words.first { $0.key == "room.title" }
    #expect(word?.table == "Navigation" && word?.text == "Room 7 of 100 %, {0.5}")
    #expect(word?.format == "Room %1$lld of %2$@, {%3$lf}")
    #expect(word?.arguments == [.int(7), .string("100 %"), .double(0.5)])
  }

  /// The app translates each title once.
  @Test func aTitleIsTranslatedOnce() {
    let world = SignsWorld("de")
    for _ in 0..<3 { #expect(world.titles == ["de Hall"]) }
    #expect(world.words.map(\.key) == ["hall.title"])
    world.speak("fr")
    #expect(world.titles == ["fr Hall"] && world.words.count == 2)
  }

  @Test func aFragmentHasItsOwnCatalog() {
    let world = SignsWorld("de")
    world.handle(Signs.Hall.self).openAnnex()
    #expect(world.titles == ["de Hall", "de Entry"])
    #expect(world.words.last?.key == "entry.title" && world.words.last?.table == "Annex")
  }

  // MARK: - Tabs and alerts

  /// A tab has its label, the title of its first screen, or its name. The first screen may not exist yet.
  @Test func tabsHaveLabels() {
    let world = SignsWorld("de")
    world.handle(Signs.Hall.self).openDesk(owner: "Ada")
    #expect(world.tabs == ["de Mail of Ada", "de 3 calls", "notes"])
    #expect(world.words.map(\.key).contains("desk.mail.label") && world.words.map(\.key).contains("calls.title"))
    world.speak("fr")
    #expect(world.tabs == ["fr Mail of Ada", "fr 3 calls", "notes"])
  }

  @Test func parkedAndCoveredPagesFollow() {
    let world = SignsWorld("de")
    world.handle(Signs.Hall.self).openDesk(owner: "Ada")
    world.handle(Signs.Mail.self).openLetter()
    world.host.pressTab("calls")
    #expect(world.titles == ["de Hall", "de 3 calls"])
    world.speak("fr")
    #expect(world.titles == ["fr Hall", "fr 3 calls"])
    #expect(world.host.parked.map { $0.map(\.title) } == [["fr Mail", "fr Letter"]])
    #expect(
      world.host.parked.first?.first?.opening.place?.tabs.map(\.title) == ["fr Mail of Ada", "fr 3 calls", "notes"])
    world.host.pressTab("mail")
    #expect(world.tabs == ["fr Mail of Ada", "fr 3 calls", "notes"] && world.isSound)
  }

  /// The texts are in the graph, so the app has no factory for the alert.
  @Test func anAlertNeedsNoFactory() {
    let world = SignsWorld("de")
    world.handle(Signs.Hall.self).askLeave(place: "Rome")
    #expect(world.alert == ["de Leave Rome?", "de All of Rome closes.", "de Leave Rome", "de Stay"])
    let keys = Set(world.words.map(\.key))
    #expect(keys.isSuperset(of: ["leave.title", "leave.message", "leave.leave.label", "leave.stay.label"]))
    world.speak("fr")
    #expect(world.alert == ["fr Leave Rome?", "fr All of Rome closes.", "fr Leave Rome", "fr Stay"])
    world.host.choose("stay")
    #expect(world.stack == ["hall"])
  }

  // MARK: - At any time

  @Test func wordsChangeInTheMiddleOfATransition() {
    let world = SignsWorld("de", animation: .milliseconds(300))
    world.slide()
    world.handle(Signs.Hall.self).openRoom(number: 7, owner: "Ada")
    world.speak("fr")
    world.slide()
    #expect(world.titles == ["fr Hall", "fr Room 7 of Ada, {2.5}"] && world.navigator.isBusy == false && world.isSound)
  }

  @Test func wordsChangeInsideAFactoryAndAnObserver() {
    let world = SignsWorld("de")
    world.onEvent = { _ in world.speak("fr") }
    world.handle(Signs.Hall.self).openRoom(number: 7, owner: "Ada")
    world.onEvent = { _ in }
    #expect(world.titles == ["fr Hall", "fr Room 7 of Ada, {2.5}"] && world.isSound)
  }

  /// A translation that changes the language, reads texts, and makes requests, at each call.
  @Test func aTranslationMayCallTheNavigator() {
    let world = SignsWorld()
    var calls = 0
    world.navigator.localize = { word in
      calls += 1
      world.navigator.wordsDidChange()
      world.navigator.goBack()
      world.navigator.factsDidChange()
      return "x " + (world.host.stack.last?.title ?? "") + word.text
    }
    #expect(world.titles == ["x HallHall"])
    world.handle(Signs.Hall.self).openRoom(number: 7, owner: "Ada")
    world.navigator.wordsDidChange()
    _ = world.titles
    #expect(calls < 20 && world.isSound && world.stack.first == "hall")
  }

  @Test func nothingIsReportedAndNothingMoves() {
    let world = SignsWorld("de")
    let events = world.events.count
    world.speak("fr")
    #expect(world.events.count == events && world.host.wordChanges == 1 && world.host.changes.count == 1)
  }

  /// A host that another navigator uses keeps its texts.
  @Test func aRetiredNavigatorChangesNoTexts() {
    let world = SignsWorld("de")
    let other = Navigator<Signs, _>(host: world.host, screens: SignsScreens(), facts: Signs.NoFacts())
    other.start()
    let changes = world.host.wordChanges
    world.speak("fr")
    #expect(world.host.wordChanges == changes)
    other.wordsDidChange()
    #expect(world.host.wordChanges == changes + 1)
  }

  @Test func titlesStayAfterTheNavigatorIsReleased() {
    let host = InMemoryHost<Any>()
    var navigator: Navigator<Signs, InMemoryHost<Any>>? = Navigator(
      host: host, screens: SignsScreens(), facts: Signs.NoFacts())
    navigator?.localize = { "de " + $0.text }
    navigator?.start()
    #expect(host.stack.map(\.title) == ["de Hall"])
    navigator = nil
    #expect(host.stack.map(\.title) == ["de Hall"])
  }
}
