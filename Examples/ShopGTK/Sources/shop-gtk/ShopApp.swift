import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// The shop on a desktop: a window, its navigator, and the objects that the navigator needs.
@MainActor struct ShopApp {
  private let window: Window
  private let navigator: Navigator<Shop, GTKHost>
  private let journal: ShopJournal?
  private let link: String?

  init(_ command: ShopCommand) {
    let store = Store()
    window = Window(title: "Tea Shop", width: command.size.width, height: command.size.height)
    window.onDestroy { MainLoop.end() }
    let host = GTKHost(in: window)
    host.takesMouseSwipes = command.takesMouseSwipes
    host.tabIcons = [
      "tea": "tea-cup-symbolic", "orders": "view-list-symbolic", "account": "avatar-default-symbolic",
    ]
    let trace: Trace? = command.traces ? Trace() : nil
    navigator = Navigator(
      host: host, screens: ShopScreens(store: store, trace: trace), facts: ShopFacts(store: store))
    journal = trace.map { [navigator] trace in ShopJournal(of: navigator) { trace.write($0) } }
    store.customerDidChange = { [weak navigator] in navigator?.factsDidChange() }
    let words = ShopWords()
    navigator.localize = { [unowned store] word in words.text(word, in: store.language) }
    store.languageDidChange = { [weak navigator] in navigator?.wordsDidChange() }
    link = command.link
  }

  /// Shows the shop. A link to a screen that needs a customer waits for the sign-in.
  func start() {
    navigator.start()
    if let link { navigator.open(link) }
    window.present()
  }
}
