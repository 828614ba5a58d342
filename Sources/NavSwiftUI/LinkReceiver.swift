#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  import Foundation
  import NavRuntime
  import NavUIKit
  public import SwiftUI

  #if SWIFTUI_DOUBLE
    // The double of Foundation's `NSUserActivity`.
    import UIKit
  #endif

  extension NavigatorView {
    /// Opens the links that the system gives to the window.
    ///
    /// These are URLs of the app's own scheme and of its widgets, links of a website, results of a search, and activities
    /// of other devices.
    ///
    /// ```swift
    /// NavigatorView(navigator).receivesLinks()
    /// ```
    ///
    /// The limits of the graph for URLs from outside apply. If no screen opens for a link of the graph's own website, the
    /// link returns to the browser (``SwiftUIHost/openInBrowser``). Other URLs without a screen are dropped.
    ///
    /// SwiftUI does not deliver quick actions and notifications. Open their URLs with `navigator.open(_:sender:from:)` in
    /// the app's delegate.
    ///
    /// - Parameter activities: The types of the activities that the app continues, besides links and searches.
    /// - Returns: The view of the navigator.
    public func receivesLinks(activities: [String] = []) -> some View {
      LinkReceiver(
        view: self, navigator: navigator, types: [ReceivedLink.browsing, ReceivedLink.searching] + activities)
    }
  }

  private struct LinkReceiver<Graph: NavigationGraph>: View {
    let view: NavigatorView<Graph>
    let navigator: Navigator<Graph, SwiftUIHost>
    let types: [String]
    @Environment(\.openURL) private var openURL

    var body: some View {
      types.reduce(AnyView(view.onOpenURL { receive(ReceivedLink($0)) })) { view, type in
        AnyView(view.onContinueUserActivity(type) { receive(ReceivedLink($0)) })
      }
    }

    private func receive(_ link: ReceivedLink?) {
      guard let link else { return }
      let url = link.url.absoluteString
      let request = navigator.open(url, from: link.source)
      let host = navigator.host
      guard case .refused(.noMatch)? = request.outcomeSoFar,
        host.returns.accept(link.url, of: Graph.table.bases, at: host.time.now())
      else { return }
      if let open = host.openInBrowser { open(link.url) } else { openURL(link.url) }
    }
  }
#endif
