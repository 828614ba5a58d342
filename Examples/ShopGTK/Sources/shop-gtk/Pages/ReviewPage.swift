import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Lets the user write a review, and returns it. The graph declares that an alert asks before a draft is discarded.
@MainActor final class ReviewPage: ShopPage<Shop.Review> {
  private let store: Store
  private var entry: EntryRow?

  init(_ screen: Shop.Review.Handle, _ store: Store, _ trace: Trace?) {
    self.store = store
    super.init(screen, trace)
    let entry = EntryRow("A few words", text: store.draft) {
      store.draft = $0
    } entered: { [weak self] in
      self?.send()
    }
    self.entry = entry
    let group = RowGroup("What do you think of it?")
    group.setRows([entry])
    let button = Button("Send") { [weak self] in self?.send() }.prominent()
    show(column: [group, button])
    offerHelp()
    follow { button.isSensitive = !store.draft.isEmpty }
  }

  private func send() {
    if !store.draft.isEmpty { screen.send(store.draft) }
  }

  override func takeFocus() -> Bool { entry?.takeFocus() ?? false }
}
