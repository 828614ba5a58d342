import Foundation
import NavRuntime
import ShopNavigation
import SwiftUI

/// What all pages are: a column, with a notice below it.
struct ShopPage<Content: View>: View {
  var notice = ""
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 12) {
      content
      Text(notice)
    }
  }
}

extension View {
  /// Help, which the graph offers on every page.
  func offeringHelp(from screen: ScreenHandle<some Shop.Anywhere>) -> some View {
    toolbar {
      // On a Mac the pages below the top one are in the tree of views too, and so are their toolbars.
      if screen.isVisible {
        ToolbarItem(placement: .primaryAction) { Button("Help") { screen.help() } }
      }
    }
  }
}

extension SegueRequest {
  /// Waits for the outcome, and says which predicate has refused; `nil` where none has.
  func refusal(of what: String) async -> String? {
    guard case .refused(.predicate(_, let source)) = await outcome else { return nil }
    return "\(what) needs \(source)."
  }
}
