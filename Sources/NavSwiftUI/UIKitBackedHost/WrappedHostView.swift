#if os(iOS) || os(tvOS) || os(visionOS) || (SWIFTUI_DOUBLE && !SWIFTUI_WITHOUT_UIKIT)
  import Foundation
  import NavRuntime
  import SwiftUI
  import UIKit

  /// A view that contains the controllers of a host.
  struct HostView: View {
    let host: SwiftUIHost
    var surroundings: Surroundings?

    var body: some View {
      // UIKit draws the bars and handles the safe area.
      Represented(host: host, surroundings: surroundings).ignoresSafeArea()
    }

    private struct Represented: UIViewControllerRepresentable {
      let host: SwiftUIHost
      let surroundings: Surroundings?

      func makeUIViewController(context: Context) -> FrameController { FrameController(nibName: nil, bundle: nil) }

      func updateUIViewController(_ frame: FrameController, context: Context) {
        host.around = Around(surroundings: surroundings, environment: context.environment)
        frame.show(host)
      }

      static func dismantleUIViewController(_ frame: FrameController, coordinator: ()) { frame.show(nil) }
    }
  }

  /// A controller that contains the host's `home`.
  ///
  /// SwiftUI creates one frame for each place in the view tree, and may free it at any time. The `home` outlives it.
  @MainActor final class FrameController: UIViewController {
    private var host: SwiftUIHost?
    private var isSeen = false

    /// Whether the frame is visible and shows a host. Another frame may show the host by now.
    func isShowing(_ host: SwiftUIHost) -> Bool { isSeen && self.host === host }

    func show(_ host: SwiftUIHost?) {
      guard self.host !== host else { return }
      if let former = self.host {
        if isSeen { former.disappear(from: self) }
        // Another frame may contain the controller by now.
        if former.home.parent === self { takeOut(former.home) }
      }
      self.host = host
      guard let host else { return }
      if host.home.parent != nil { takeOut(host.home) }
      addChild(host.home)
      host.home.view.frame = view.bounds
      host.home.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(host.home.view)
      host.home.didMove(toParent: self)
      if isSeen { host.appear(in: self) }
    }

    private func takeOut(_ home: UIViewController) {
      home.willMove(toParent: nil)
      home.view.removeFromSuperview()
      home.removeFromParent()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isSeen = true
      host?.appear(in: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // A layer over the frame does not hide it.
      guard presentedViewController == nil else { return }
      isSeen = false
      host?.disappear(from: self)
    }
  }

  /// The surroundings of a page that is in its own hosting controller.
  struct Around {
    /// The app's modifiers around each page.
    var surroundings: Surroundings?
    /// The environment of the view that shows the host, or `nil` before SwiftUI creates that view.
    var environment: EnvironmentValues?

    /// Returns the environment of a page: the view's environment with the page's own size classes, because a sheet
    /// may be narrower than the window.
    func environment(_ own: EnvironmentValues) -> EnvironmentValues {
      guard var all = environment else { return own }
      all.horizontalSizeClass = own.horizontalSizeClass
      all.verticalSizeClass = own.verticalSizeClass
      return all
    }
  }

  /// A page in a hosting controller. UIKit presents and pushes that controller, so SwiftUI passes no environment to it.
  struct HostedPage: View {
    let page: PageView
    var around: Around

    var body: some View {
      // SwiftUI also manages the bar, and shows it again unless the page hides it.
      if page.screen.info?.bar.isHidden == true {
        surrounded.toolbar(.hidden, for: .navigationBar)
      } else {
        surrounded
      }
    }

    private var surrounded: some View {
      page
        .environment(\.surroundings, around.surroundings)
        .transformEnvironment(\.self) { [around] in $0 = around.environment($0) }
    }
  }

  /// The controller of one page.
  @MainActor final class PageController: UIHostingController<HostedPage> {}
#endif
