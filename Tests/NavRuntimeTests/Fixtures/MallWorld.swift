import NavRuntime
import NavTesting

/// Records the calls of the screens of the mall and of its fragments, in order.
@MainActor final class Diary {
  var calls: [String] = []
  /// The result of the hooks.
  var allows = true
}

@MainActor struct MallScreens: Mall.Screens {
  let diary: Diary
  let checkout: CheckoutPages
  let gift: CheckoutPages

  init(diary: Diary) {
    self.diary = diary
    checkout = CheckoutPages(diary: diary, place: "checkout")
    gift = CheckoutPages(diary: diary, place: "gift")
  }

  func hall(_ screen: Mall.Hall.Handle) -> Page<Mall.Hall> { Page(screen) }
  func item(_ screen: Mall.Item.Handle) -> Page<Mall.Item> {
    let page = Page(screen)
    page.answer = { [diary] in
      diary.calls.append("item: ask \($0.name) \($0.segue == .buy)")
      return diary.allows
    }
    return page
  }

  func prepareItemBuy(for segue: PushSegue<Page<Mall.Item>, Page<Checkout.Address>, Checkout.Address>) {
    diary.calls.append(
      "item: prepare buy \(segue.arguments.product) for \(segue.destination.screen.arguments.product)")
  }
  func backToHall(for segue: BackSegue<Page<Mall.Hall>>) {
    diary.calls.append("hall: back from \(segue.source)")
  }
  func backToItem(for segue: BackSegue<Page<Mall.Item>>) {
    diary.calls.append("item: back from \(segue.source)")
  }
  func unwindCheckoutDone(for segue: UnwindSegue<Any, Page<Mall.Hall>, Int>) {
    diary.calls.append("hall: checkout done \(segue.value) from \(type(of: segue.source))")
  }
  func unwindGiftDone(for segue: UnwindSegue<Any, Page<Mall.Hall>, Int>) {
    diary.calls.append("hall: gift done \(segue.value)")
  }
  func unwindGiftCancelledToHall(for segue: UnwindSegue<Any, Page<Mall.Hall>, Void>) {
    diary.calls.append("hall: gift cancelled")
  }
  func unwindGiftCancelledToItem(for segue: UnwindSegue<Any, Page<Mall.Item>, Void>) {
    diary.calls.append("item: gift cancelled")
  }
  func unwindCheckoutCancelled(for segue: UnwindSegue<Any, Page<Mall.Item>, Void>) {
    diary.calls.append("item: checkout cancelled")
  }
}

@MainActor struct CheckoutPages: Checkout.Screens {
  let diary: Diary
  let place: String

  var places: PlacesPages { PlacesPages(diary: diary, place: place) }

  func address(_ screen: Checkout.Address.Handle) -> Page<Checkout.Address> {
    diary.calls.append("\(place): make address")
    let page = Page(screen)
    page.answer = { [diary, place] in
      diary.calls.append("\(place): ask \($0.name) \($0.segue == .next)")
      return diary.allows
    }
    page.whenLeft = { [diary, place] in diary.calls.append("\(place): address leaves by \($0.name)") }
    return page
  }
  func payment(_ screen: Checkout.Payment.Handle) -> Page<Checkout.Payment> {
    diary.calls.append("\(place): make payment")
    let page = Page(screen)
    page.answer = { [diary] _ in diary.allows }
    page.whenLeft = { [diary, place] in diary.calls.append("\(place): payment leaves by \($0.name)") }
    return page
  }
  func backToAddress(for segue: BackSegue<Page<Checkout.Address>>) {
    diary.calls.append("\(place): back to address from \(segue.source)")
  }
  func unwindPlacesPicked(for segue: UnwindSegue<Any, Page<Checkout.Address>, String>) {
    diary.calls.append("\(place): picked \(segue.value)")
  }
}

@MainActor struct PlacesPages: Places.Screens {
  let diary: Diary
  let place: String

  func list(_ screen: Places.List.Handle) -> Page<Places.List> {
    let page = Page(screen)
    page.whenLeft = { [diary, place] in diary.calls.append("\(place): list leaves by \($0.name)") }
    return page
  }
  func place(_ screen: Places.Place.Handle) -> Page<Places.Place> {
    let page = Page(screen)
    page.whenLeft = { [diary, place] in diary.calls.append("\(place): place leaves by \($0.name)") }
    return page
  }
  func backToList(for segue: BackSegue<Page<Places.List>>) {
    diary.calls.append("\(place): back to list from \(segue.source)")
  }
}

@MainActor final class MallFacts: Mall.Facts {
  var isClosed = false
  var isReady = true
  var isPaying = false
}

/// A started mall on an in-memory host.
@MainActor final class MallWorld: InMemoryWorld<MallScreens, MallFacts> {
  init(animation: Duration = .zero) {
    super.init(InMemoryHost(animation: animation), MallScreens(diary: Diary()), MallFacts())
    navigator.start()
    diary.calls = []
  }

  var mall: Navigator<Mall, InMemoryHost<Any>> { navigator }
  var diary: Diary { screens.diary }
  var hall: Mall.Hall.Handle { handle() }
  var item: Mall.Item.Handle { handle() }
  var address: Checkout.Address.Handle { handle() }
  var payment: Checkout.Payment.Handle { handle() }
  var list: Places.List.Handle { handle() }
  var place: Places.Place.Handle { handle() }

  /// Opens an item and its checkout.
  func goToCheckout(_ id: String = "1") {
    hall.openItem(id: id)
    item.buy()
  }
}
