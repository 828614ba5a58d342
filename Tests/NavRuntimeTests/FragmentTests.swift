import NavRuntime
import NavTesting
import Testing

/// The runtime's part of the description of fragments in `language.md`.
@MainActor struct FragmentTests {
  private let world = MallWorld()

  /// Checks the calls of the app and the stack after a change.
  private func check(_ calls: [String], _ stack: [String], after change: () -> Void) {
    world.diary.calls = []
    change()
    #expect(world.stack == stack)
    #expect(world.diary.calls == calls)
    #expect(world.isSound)
  }

  @Test func aPushToThePlaceShowsTheFragmentsRoot() {
    world.hall.openItem(id: "1")
    check(
      ["item: ask buy true", "checkout: make address", "item: prepare buy 1 for 1"],
      ["hall", "item", "checkout.address"]
    ) { #expect(world.item.buy().outcomeSoFar == .shown) }
    #expect(world.address.arguments == Checkout.Address(product: "1"))
  }

  @Test func thePushesPredicateReadsTheRootsArguments() {
    world.hall.openItem(id: "1")
    #expect(world.item.canPerform(.buy))
    let refusal = Outcome.refused(
      .predicate(segue: "buy", source: #"not isClosed and destination.product != "sold""#))
    world.item.again(id: "sold")
    #expect(world.item.buy().outcomeSoFar == refusal)
    world.mall.goBack()
    world.facts.isClosed = true
    #expect(world.item.canPerform(.buy))
    #expect(world.item.buy().outcomeSoFar == refusal)
  }

  @Test func insideAFragmentItsOwnSeguesAndHooksWork() {
    world.goToCheckout()
    check(
      ["checkout: ask next true", "checkout: make payment"],
      ["hall", "item", "checkout.address", "checkout.payment"]
    ) { world.address.next() }
    check(["checkout: payment leaves by editAddress"], ["hall", "item", "checkout.address"]) {
      world.payment.editAddress()
    }
  }

  @Test func predicatesAndHooksOfAFragmentAreNamedInFull() {
    world.goToCheckout()
    world.facts.isReady = false
    #expect(!world.address.canPerform(.next))
    #expect(
      world.address.next().outcomeSoFar
        == .refused(.predicate(segue: "checkout.next", source: #"source.product != "" and isReady"#)))
    world.facts.isReady = true
    world.diary.allows = false
    #expect(world.address.next().outcomeSoFar == .refused(.hook(segue: "checkout.next")))
  }

  @Test func anExitLeavesFromAnyDepthAndItsValueReachesTheMountingGraph() {
    let opened = world.hall.openItem(id: "1")
    let bought = world.item.buy()
    world.address.next()
    check(
      [
        "checkout: payment leaves by pay", "hall: checkout done 42 from Page<Payment>",
      ], ["hall"]
    ) { #expect(world.payment.pay(42).outcomeSoFar == .shown) }
    #expect(opened.returnedSoFar == 42)
    #expect(bought.returnedSoFar == nil)
  }

  @Test func previousOfAnExitIsWhoeverPushedTheFragment() {
    world.goToCheckout()
    check(
      ["checkout: ask abandon false", "checkout: address leaves by abandon", "item: checkout cancelled"],
      ["hall", "item"]
    ) { world.address.abandon() }
  }

  @Test func oneFragmentInTwoPlacesIsTwoSections() {
    let request = world.hall.openGift(product: "2")
    #expect(world.stack == ["hall", "gift.address"])
    #expect(world.diary.calls == ["gift: make address"])
    world.address.next()
    check(["gift: payment leaves by pay", "hall: gift done 7"], ["hall"]) { world.payment.pay(7) }
    #expect(request.returnedSoFar == 7)
    world.goToCheckout()
    #expect(world.stack == ["hall", "item", "checkout.address"])
    #expect(world.mall.handle(Checkout.Address.self)?.arguments.product == "1")
  }

  @Test func openerOfAnExitIsWhoeverPushedTheSharedPlace() {
    world.hall.openGift(product: "2")
    check(["gift: ask abandon false", "gift: address leaves by abandon", "hall: gift cancelled"], ["hall"]) {
      world.address.abandon()
    }
    world.hall.openItem(id: "1")
    world.item.again(id: "2")
    world.item.wrap()
    world.address.next()
    check(["gift: payment leaves by pay", "hall: gift done 9"], ["hall"]) { world.payment.pay(9) }
    world.hall.openItem(id: "1")
    world.item.wrap()
    check(["gift: ask abandon false", "gift: address leaves by abandon", "item: gift cancelled"], ["hall", "item"]) {
      world.address.abandon()
    }
  }

  @Test func aFragmentInAFragmentLeavesBothByAnExitOfTheOuter() {
    world.goToCheckout()
    world.address.pick(query: "harbour")
    #expect(world.stack == ["hall", "item", "checkout.address", "checkout.places.list"])
    world.list.show()
    world.place.show()
    world.place.close()
    world.place.toList()
    check(["checkout: list leaves by leave", "item: checkout cancelled"], ["hall", "item"]) { world.list.leave() }
  }

  @Test func theValueOfAnInnerExitReachesTheOuterFragment() {
    world.goToCheckout()
    let request = world.address.pick()
    world.list.show()
    check(["checkout: place leaves by choose", "checkout: picked pier 7"], ["hall", "item", "checkout.address"]) {
      world.place.choose("pier 7")
    }
    #expect(request.returnedSoFar == "pier 7")
  }

  // MARK: - Inside, previous, root, and opener end at the first screen

  @Test func rootOfAFragmentIsItsFirstScreenOnTheStack() {
    world.goToCheckout()
    world.address.next()
    check(["checkout: payment leaves by home"], ["hall", "item", "checkout.address"]) { world.payment.home() }
    world.address.next()
    check(["checkout: payment leaves by step"], ["hall", "item", "checkout.address"]) { world.payment.step() }
  }

  @Test func whereTheRootIsPushedAgainInsideTheFirstOneCounts() {
    world.goToCheckout()
    world.address.pick(query: "a")
    world.list.narrow(query: "b")
    world.list.show()
    #expect(world.stack.suffix(3) == ["checkout.places.list", "checkout.places.list", "checkout.places.place"])
    world.place.toList()
    #expect(world.list.arguments.query == "b")
    world.list.show()
    world.place.all()
    #expect(world.list.arguments.query == "a")
    world.list.narrow(query: "b")
    world.list.narrow(query: "c")
    #expect(world.list.narrow(query: "d").outcomeSoFar == .refused(.depth))
    check(["checkout: list leaves by leave", "item: checkout cancelled"], ["hall", "item"]) { world.list.leave() }
  }

  @Test func openerIsTheFragmentsOwn() {
    world.hall.openGift(product: "2")
    world.address.pick(query: "a")
    world.list.show()
    world.place.show()
    check(
      ["gift: place leaves by close"], ["hall", "gift.address", "gift.places.list", "gift.places.place"]
    ) { world.place.close() }
    world.place.close()
    #expect(world.stack == ["hall", "gift.address", "gift.places.list"])
  }

  // MARK: - Back

  @Test func backOutOfAFragmentCallsTheHooksOfBothSides() {
    world.goToCheckout()
    check(
      ["checkout: ask back false", "checkout: address leaves by back", "item: back from checkout.address"],
      ["hall", "item"]
    ) { world.mall.goBack() }
    world.item.buy()
    world.address.pick()
    check(
      ["checkout: list leaves by back", "checkout: back to address from checkout.places.list"],
      ["hall", "item", "checkout.address"]
    ) { world.mall.goBack() }
  }

  @Test func backInsideAFragmentAsksTheFragmentsPredicate() {
    world.goToCheckout()
    world.address.next()
    world.facts.isPaying = true
    #expect(!world.mall.canGoBack)
    #expect(world.mall.goBack().outcomeSoFar == .refused(.predicate(segue: "back", source: "not isPaying")))
    world.facts.isPaying = false
    #expect(world.mall.canGoBack)
    check(
      ["checkout: payment leaves by back", "checkout: back to address from checkout.payment"],
      ["hall", "item", "checkout.address"]
    ) { world.mall.goBack() }
  }

  @Test(arguments: [InteractivePopEnd.finished, .cancelled])
  func aSwipeOutOfAFragment(_ end: InteractivePopEnd) throws {
    let world = MallWorld(animation: .milliseconds(350))
    world.hall.openItem(id: "1")
    world.host.advance(by: .seconds(1))
    world.item.buy()
    world.host.advance(by: .seconds(1))
    #expect(world.stack == ["hall", "item", "checkout.address"])
    world.diary.calls = []
    #expect(world.host.beginSwipe())
    world.host.moveSwipe(to: 0.5)
    switch end {
    case .finished: world.host.finishSwipe()
    case .cancelled: world.host.cancelSwipe()
    }
    world.host.advance(by: .seconds(1))
    #expect(world.isSound)
    switch end {
    case .finished:
      #expect(world.stack == ["hall", "item"])
      #expect(
        world.diary.calls == [
          "checkout: ask back false", "checkout: address leaves by back", "item: back from checkout.address",
        ])
    case .cancelled:
      #expect(world.stack == ["hall", "item", "checkout.address"])
      #expect(world.diary.calls == ["checkout: ask back false"])
    }
  }

  @Test func theHostMayLeaveAFragmentByItself() {
    world.goToCheckout()
    world.address.next()
    world.diary.calls = []
    world.host.popByItself(3)
    #expect(world.stack == ["hall"])
    #expect(world.diary.calls.suffix(2) == ["checkout: payment leaves by back", "hall: back from checkout.payment"])
    #expect(world.isSound)
  }

  // MARK: - Keys and handles

  @Test func aKeyIsOfTheScreenInItsPlace() {
    world.hall.openItem(id: "1")
    world.item.buy()
    #expect(world.item.buy().outcomeSoFar == .refused(.notVisible))
    world.address.pick(query: "a")
    // The list has the same number in its file as the address has in the enclosing fragment, and the same argument.
    #expect(world.list.narrow(query: "a").outcomeSoFar == .shown)
  }

  @Test func aHandleOfAnInstanceThatHasLeftTheFragmentDoesNothing() {
    world.goToCheckout()
    let old = world.address
    old.abandon()
    world.item.buy()
    #expect(old.next().outcomeSoFar == .refused(.notVisible))
    #expect(!old.canPerform(.next))
    #expect(old.id != world.address.id)
  }

  @Test func eventsNameAFragmentsScreensAndSeguesInFull() {
    world.goToCheckout()
    var names: [String] = []
    let observation = world.mall.observe { event in
      switch event.kind {
      case .requested(let request): names.append("\(request.name) from \(request.source?.name ?? "")")
      case .didShow(let screen): names.append(screen.name)
      case .released(let screen): names.append("released \(screen)")
      default: break
      }
    }
    world.address.next()
    world.payment.pay(1)
    observation.cancel()
    #expect(
      names == [
        "checkout.next from checkout.address", "checkout.payment", "checkout.pay from checkout.payment", "hall",
        "released checkout.payment", "released checkout.address", "released item",
      ])
  }

  @Test func aPushOfAnotherFragmentsScreenTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = MallWorld()
        world.goToCheckout()
        // The numbers of the place and of the list, each in its own file, equal those of this push.
        let request: SegueRequest<Never> = world.address.push(0, Checkout.Address(product: "1"), sender: .user)
        print(request)
      }
    }
  }
}
