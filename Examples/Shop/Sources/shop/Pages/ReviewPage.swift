import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Lets the user write a review, and returns it. The graph declares that an alert asks before a draft is discarded.
@Observable @MainActor final class ReviewPage: ShopPage {
  let screen: Shop.Review.Handle
  private let store: Store

  init(_ screen: Shop.Review.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    if store.draft.edit(key, upTo: 40) { return .handled }
    guard key == .enter else { return handleAnywhere(key) }
    if !store.draft.isEmpty { screen.send(store.draft) }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("What do you think of it?", row: 1, column: 3)
    canvas.textField(store.draft, row: 3)
    canvas.footer(keys: [KeyHint("⏎", "send"), KeyHint("Esc", "cancel"), .help])
  }
}
