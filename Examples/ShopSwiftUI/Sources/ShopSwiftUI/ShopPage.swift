import Foundation
import NavRuntime
import ShopNavigation
import SwiftUI

/// The layout of every page: a column with a notice below it.
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
  /// Adds a Help button to the toolbar. The graph declares the segue under `anywhere`, so every page has it.
  func offeringHelp(from screen: ScreenHandle<some Shop.Anywhere>) -> some View {
    toolbar {
      // On macOS, the pages below the top one, and their toolbars, stay in the view tree.
      if screen.isVisible {
        ToolbarItem(placement: .primaryAction) { Button("Help") { screen.help() } }
      }
    }
  }
}

extension SegueRequest {
  /// Waits for the outcome, and returns a sentence about the predicate that refused, or `nil` for any other outcome.
  func refusal(of what: String) async -> String? {
    guard case .refused(.predicate(_, let source)) = await outcome else { return nil }
    return "\(what) needs \(source)."
  }
}
