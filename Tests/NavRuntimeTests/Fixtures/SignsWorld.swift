import NavRuntime
import NavTesting

@MainActor struct SignsScreens: Signs.Screens {
  let annex = AnnexScreens()

  func hall(_ screen: Signs.Hall.Handle) -> Page<Signs.Hall> { Page(screen) }
  func room(_ screen: Signs.Room.Handle) -> Page<Signs.Room> { Page(screen) }
  func mail(_ screen: Signs.Mail.Handle) -> Page<Signs.Mail> { Page(screen) }
  func letter(_ screen: Signs.Letter.Handle) -> Page<Signs.Letter> { Page(screen) }
  func calls(_ screen: Signs.Calls.Handle) -> Page<Signs.Calls> { Page(screen) }
  func notes(_ screen: Signs.Notes.Handle) -> Page<Signs.Notes> { Page(screen) }
}

@MainActor struct AnnexScreens: Annex.Screens {
  func entry(_ screen: Annex.Entry.Handle) -> Page<Annex.Entry> { Page(screen) }
}

/// A started graph with texts on an in-memory host.
@MainActor final class SignsWorld: InMemoryWorld<SignsScreens, Signs.NoFacts> {
  /// The words that the app was asked to translate, in order.
  var words: [Word] = []
  /// The prefix of each translation, or `nil` for the texts of the graph.
  var language: String?

  init(_ language: String? = nil, animation: Duration = .zero) {
    super.init(InMemoryHost(animation: animation), SignsScreens(), Signs.NoFacts())
    self.language = language
    navigator.localize = { [weak self] word in
      self?.words.append(word)
      return (self?.language.map { $0 + " " } ?? "") + word.text
    }
    navigator.start()
  }

  /// The titles of the stack, from the bottom.
  var titles: [String?] { host.stack.map(\.title) }

  /// The labels of the visible tabs.
  var tabs: [String]? { host.visibleTabs?.tabs.map(\.title) }

  /// The title, the message, and the labels of the alert.
  var alert: [String?] {
    host.visibleAlert.map { [$0.title, $0.message] + $0.buttons.map(\.label) } ?? []
  }

  func speak(_ language: String) {
    self.language = language
    navigator.wordsDidChange()
  }
}
