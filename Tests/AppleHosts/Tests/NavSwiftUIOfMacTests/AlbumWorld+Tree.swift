import NavRuntime
import NavUIKit
@testable import NavSwiftUIOfMac
import SwiftUI
@testable import UIKit

/// An album in a tree of views, as in a window on a Mac.
@MainActor final class AlbumWorld {
  let simulator: Simulator
  let diary: Diary
  let facts = AlbumFacts()
  private(set) var navigator: Navigator<Album, SwiftUIHost>
  let tree: ViewTree
  private let saved: NavigationState<Album>?

  private init(_ simulator: Simulator, _ diary: Diary, _ saved: NavigationState<Album>?) {
    (self.simulator, self.diary, self.saved) = (simulator, diary, saved)
    navigator = Navigator(
      host: SwiftUIHost(.simulated(simulator)), screens: AlbumScreens(diary: diary, facts: facts), facts: facts)
    tree = ViewTree(AnyView(EmptyView()))
    tree.appear()
  }

  /// Runs a test in a new world.
  static func run(
    isShown: Bool = true, restoring saved: NavigationState<Album>? = nil, diary: Diary? = nil,
    _ test: @MainActor (AlbumWorld) async throws -> Void
  ) async rethrows {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let world = AlbumWorld(simulator, diary ?? Diary(), saved)
      if isShown { await world.show() }
      try await test(world)
      world.tree.end()
    }
  }

  func show() async { await show(AnyView(NavigatorView(navigator, restoring: saved))) }

  func show(_ view: AnyView) async {
    tree.show(view)
    await settle()
  }

  /// Replaces the view with an empty one.
  func hide() async { await show(AnyView(EmptyView())) }

  func replaceNavigator() async {
    navigator = Navigator(
      host: SwiftUIHost(.simulated(simulator)), screens: AlbumScreens(diary: diary, facts: facts), facts: facts)
    await show()
  }

  var trees: [ViewTree] { [tree] }
  var looks: Int { tree.looks }

  var alertTitle: String? { navigator.host.layers.last?.alert?.content.title }

  func answer(_ label: String) async { await press(label) }

  func pressTab(_ index: Int) async {
    guard let place = navigator.host.layers.last(where: { $0.place != nil })?.place else { return }
    await press(place.tabs[index].title)
  }

  /// The button that opens a layer that a click can close.
  let canBeDrawnAway = "sort"

  func drawAway() -> Bool { tree.drawAway() }
}
