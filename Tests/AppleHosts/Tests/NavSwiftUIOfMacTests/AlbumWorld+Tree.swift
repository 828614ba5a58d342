import Foundation
import NavRuntime
@testable import NavSwiftUIOfMac
import SwiftUI
@testable import UIKit

/// A tree of views, as in a window on a Mac.
@MainActor struct AlbumWindow {
  let tree = ViewTree(AnyView(EmptyView()))

  init() { tree.appear() }

  func show(_ view: AnyView) { tree.show(view) }
  func end() { tree.end() }
  func resize(isWide: Bool) { tree.resize(width: isWide ? 900 : 500) }

  var trees: [ViewTree] { [tree] }
}

extension AlbumWorld {
  var tree: ViewTree { window.tree }

  var alertTitle: String? { navigator.host.layers.last?.alert?.content.title }

  func answer(_ label: String) async { await press(label) }

  func pressTab(_ index: Int) async {
    guard let place = navigator.host.layers.last(where: { $0.place != nil })?.place else { return }
    await press(place.tabs[index].title)
  }

  /// The button that opens a layer that a click can close.
  var canBeDrawnAway: String { "sort" }

  func drawAway() -> Bool { tree.drawAway() }
}
