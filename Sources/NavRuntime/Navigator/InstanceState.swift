/// One instance of a screen, shared by its handles and the navigator. It retains neither the page nor the navigator.
@MainActor final class InstanceState {
  let id: InstanceID
  let screen: any Screen
  let key: ScreenKey
  /// The screen's name, created once for all events about the instance.
  let name: String
  /// The token of the key. Equal tokens mean equal keys.
  let token: KeyToken
  /// The push that opened the instance, as long as it can return a value.
  var opener: PendingRequest?
  /// For a restored container, the saved screens of its other tabs. Their pages are created when the tab is first
  /// selected.
  var waitingRuns: [Int: [PlacedScreen]] = [:]
  /// The object that a popover presented from the page points at.
  weak var anchor: AnyObject?
  /// Whether the page is a ``SegueSource``. Looking up a conformance is slow, especially if there is none, so it
  /// happens once.
  var hasSegueSource = false
  private weak var engine: NavigationEngine?

  init(
    id: InstanceID, screen: any Screen, key: ScreenKey, name: String, token: KeyToken, engine: NavigationEngine?
  ) {
    self.id = id
    self.screen = screen
    self.key = key
    self.name = name
    self.token = token
    self.engine = engine
  }

  var screenID: ScreenID { key.screen }

  var isVisible: Bool { engine?.isActive(id) ?? false }

  func isOpen(_ screen: some Screen) -> Bool { engine?.isOpen(screen, on: id) ?? false }

  var url: String? { engine.flatMap { $0.url(of: self) } }

  /// The texts of an alert in the graph, or `nil` if the app supplies them.
  var alertTexts: (title: String, message: String?, labels: [String])? {
    engine.flatMap { $0.host.words.texts(of: screenID, screen) }
  }

  /// Requests a segue by its number in the file that declares the screen.
  func perform(
    _ segue: SegueID, destination: (any Screen)?, value: Any?, sender: Sender
  ) -> PendingRequest {
    let segue = engine?.segue(segue, of: self) ?? segue
    let request = PendingRequest(.performing(segue, to: destination, returning: value), from: self, sender: sender)
    if let engine {
      engine.check(segue, opens: destination)
      engine.take(request)
    } else {
      request.end(.refused(.notVisible))
    }
    return request
  }

  func canPerform(_ segue: SegueID, destination: (any Screen)?) -> Bool {
    guard let engine else { return false }
    let segue = engine.segue(segue, of: self)
    engine.check(segue, opens: destination)
    return engine.canPerform(segue, from: self, destination: destination)
  }
}

extension NavigationEngine {
  /// Returns the segue that a handle names by its number in the file that declares the screen.
  fileprivate func segue(_ number: SegueID, of instance: InstanceState) -> SegueID {
    table.segue(number, of: table.section(of: instance.screenID))
  }

  /// Traps if handwritten code opens a screen with the segue of another one. Otherwise, the page and the entry of the
  /// stack would be for different screens.
  fileprivate func check(_ segue: SegueID, opens destination: (any Screen)?) {
    guard let destination else { return }
    if let screen = table.goal(of: segue), types(screen) == type(of: destination) { return }
    preconditionFailure("the segue '\(table.name(of: segue))' does not lead to \(type(of: destination))")
  }
}
