import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// A page with a search. UIKit presents the search controller, but to the user it is part of the page.
@MainActor struct UIKitSearchTests {
  private func search(in world: AlbumOnUIKit) throws -> UISearchController {
    let page = try #require(world.window.stack?.topViewController)
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    search.isActive = true
    world.pass(1)
    #expect(world.window.top === search, "it is presented")
    return search
  }

  /// A tap on a result opens it.
  @Test func aResultOpens() throws {
    try AlbumOnUIKit.run { world in
      let search = try search(in: world)
      #expect(!world.host.isCovered)
      let request = try world.list.open(number: 1)
      world.pass(3)
      #expect(request.outcomeSoFar == .shown && world.stack == ["list", "picture"])
      #expect(search.isActive, "whether it is ended is the page's to say")
    }
  }

  /// A layer covers the search, and is dismissed without it.
  @Test func aLayerLiesOverIt() throws {
    try AlbumOnUIKit.run { world in
      let search = try search(in: world)
      let request = try world.list.tour()
      world.pass(3)
      #expect(request.outcomeSoFar == .shown && world.stack == ["list", "tour"])
      #expect(search.presentedViewController === world.window.top)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.stack == ["list"] && search.isActive && !world.navigator.isBusy)
      search.isActive = false
      world.pass(1)
      try world.list.tour()
      world.pass(3)
      #expect(world.stack == ["list", "tour"])
    }
  }

  /// A layer that other code presents covers the search, as it covers a page.
  @Test func whatLiesOverTheSearchCovers() throws {
    try AlbumOnUIKit.run { world in
      let search = try search(in: world)
      search.present(UIViewController(nibName: nil, bundle: nil), animated: false)
      world.pass(1)
      #expect(world.host.isCovered)
      #expect(try world.list.open(number: 1).outcomeSoFar == .refused(.covered))
    }
  }
}
