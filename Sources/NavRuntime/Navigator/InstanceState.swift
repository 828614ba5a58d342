/// One instance of a screen: what its handles and the navigator share. It keeps neither the page nor the navigator
/// alive.
@MainActor final class InstanceState {
  let id: InstanceID
  let screen: any Screen
  let key: ScreenKey
  /// The screen's name, made once for all events that tell of the instance.
  let name: String
  /// Where the key's token is equal, the key is.
  let token: KeyToken
  /// The push that opened the instance, for as long as it can return a value.
  var opener: PendingRequest?
  /// Of a container that was restored: what its other tabs held. Their pages are made when they are selected first.
  var waitingRuns: [Int: [PlacedScreen]] = [:]
  /// What a popover points at that is presented from the page.
  weak var anchor: AnyObject?
  /// Whether the page is a ``SegueSource``. To look for a conformance is slow, most of all where there is none, so it is done once.
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

  var isVisible: Bool { engine?.observedVisible === self }

  var url: String? { engine.flatMap { $0.url(of: self) } }

  /// Asks for a segue by its number in the file that declares the screen.
  func perform(
    _ segue: SegueID, destination: (any Screen)?, value: Any?, sender: Sender
  ) -> PendingRequest {
    let segue = engine?.segue(segue, of: self) ?? segue
    let request = PendingRequest(segue: segue, source: self, destination: destination, value: value, sender: sender)
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
  /// A segue that a handle names by its number in the file that declares the screen.
  fileprivate func segue(_ number: SegueID, of instance: InstanceState) -> SegueID {
    table.segue(number, of: table.section(of: instance.screenID))
  }

  /// Traps where code that navc has not written opens a screen by the segue of another: the page would be made for the
  /// one, and the stack would take it for the other.
  fileprivate func check(_ segue: SegueID, opens destination: (any Screen)?) {
    guard let destination else { return }
    if let screen = table.goal(of: segue), types(screen) == type(of: destination) { return }
    preconditionFailure("the segue '\(table.name(of: segue))' does not lead to \(type(of: destination))")
  }
}
