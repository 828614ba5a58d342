import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// The review sheet asks before it discards a draft.
@MainActor @Suite struct ReviewTests {
  private let shop = ShopWorld()

  private func begin(_ text: String) async throws -> SegueRequest<String> {
    try await shop.openProduct("assam")
    let review = try shop.on(Shop.Product.self).writeReview()
    await shop.host.settled()
    await shop.type(text)
    return review
  }

  @Test func whatIsSentIsReturned() async throws {
    let review = try await begin("Fine")
    await shop.press(.enter)
    #expect(shop.stack == ["catalog", "product"])
    #expect(await review.returned == "Fine")
    #expect(shop.store.review(of: "assam") == "Fine" && shop.store.draft.isEmpty)
  }

  @Test func anEmptyOneGoesWithoutAQuestion() async throws {
    let review = try await begin("")
    #expect(shop.host.canDismissLayer())
    shop.host.pressBack()
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product"])
    #expect(await review.returned == nil)
  }

  @Test func oneThatIsBegunAsks() async throws {
    let review = try await begin("Fine")
    #expect(!shop.host.canDismissLayer(), "it cannot be drawn away")
    shop.host.pressBack()
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product", "review", "discardDraft"])
    #expect(shop.host.visibleAlert?.message == "“Fine” has not been sent.")

    #expect(shop.host.choose("keep"))
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product", "review"] && shop.store.draft == "Fine")

    shop.host.pressBack()
    await shop.host.settled()
    #expect(shop.host.choose("discard"))
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product"] && shop.store.draft.isEmpty)
    #expect(await review.returned == nil)
  }

  /// If the page ignored the key, the host would go back.
  @Test func anArrowDoesNotLeaveAText() async throws {
    _ = try await begin("Fine")
    let page = try #require(shop.host.visiblePage)
    #expect(page.handle(.left) == .handled && page.handle(.escape) == .ignored)
    #expect(shop.store.draft == "Fine")
  }
}
