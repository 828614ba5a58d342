#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  public import NavRuntime
  public import SwiftUI

  /// A view that shows the stack of a navigator.
  ///
  /// ```swift
  /// struct ShopRoot: View {
  ///   @State private var navigator = Navigator<Shop, _>(
  ///     host: SwiftUIHost(), screens: ShopScreens(), facts: ShopFacts())
  ///
  ///   var body: some View {
  ///     NavigatorView(navigator)
  ///       .receivesLinks()
  ///   }
  /// }
  ///
  /// @main struct ShopApp: App {
  ///   var body: some Scene {
  ///     WindowGroup { ShopRoot() }
  ///   }
  /// }
  /// ```
  ///
  /// Create one navigator per window, in the view of the window. If two views show one navigator, a debug build
  /// prints a warning.
  ///
  /// When the view first appears, it starts the navigator if the navigator's stack is empty. While the view is not
  /// visible, requests wait. If the view disappears and returns, pages keep their state. If the view receives another
  /// navigator, it shows that one.
  public struct NavigatorView<Graph: NavigationGraph>: View {
    let navigator: Navigator<Graph, SwiftUIHost>
    private let surroundings: Surroundings?

    /// Creates a view of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show. Use one navigator per window.
    ///   - saved: The initial stack, as far as it is valid in the current graph, or `nil` for the root.
    public init(_ navigator: Navigator<Graph, SwiftUIHost>, restoring saved: NavigationState<Graph>? = nil) {
      self.init(navigator, restoring: saved, in: nil)
    }

    /// Creates a view of a navigator, with modifiers around each of its pages, such as a tint.
    ///
    /// ```swift
    /// NavigatorView(navigator) { page in page.tint(.brown) }
    /// ```
    ///
    /// Each page has the environment of the view. On iOS, each page is in its own hosting controller, so other
    /// modifiers of the view do not apply to the pages.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show. Use one navigator per window.
    ///   - saved: The initial stack, as far as it is valid in the current graph, or `nil` for the root.
    ///   - around: Returns a page with its modifiers. It is called again when the view is updated.
    public init(
      _ navigator: Navigator<Graph, SwiftUIHost>, restoring saved: NavigationState<Graph>? = nil,
      @ViewBuilder around: @escaping @MainActor @Sendable (AnyView) -> some View
    ) {
      self.init(navigator, restoring: saved, in: Surroundings(around))
    }

    private init(
      _ navigator: Navigator<Graph, SwiftUIHost>, restoring saved: NavigationState<Graph>?,
      in surroundings: Surroundings?
    ) {
      (self.navigator, self.surroundings) = (navigator, surroundings)
      navigator.host.source = NavigatorSource(navigator, restoring: saved)
    }

    /// Creates a view with its own navigator, for previews, with these screens or the root on its stack.
    ///
    /// ```swift
    /// #Preview {
    ///   NavigatorView(at: [Shop.Catalog(), Shop.Product(id: 7)], screens: ShopScreens(), facts: ShopFacts())
    /// }
    /// ```
    public init(
      at path: [any Screen] = [], screens: some GraphScreens<Graph>, facts: some GraphFacts<Graph>
    ) {
      self.init(
        Navigator(host: SwiftUIHost(), screens: screens, facts: facts),
        restoring: path.isEmpty ? nil : NavigationState(screens: path))
    }

    /// Creates a view with its own navigator, for previews, with modifiers around each page.
    public init(
      at path: [any Screen] = [], screens: some GraphScreens<Graph>, facts: some GraphFacts<Graph>,
      @ViewBuilder around: @escaping @MainActor @Sendable (AnyView) -> some View
    ) {
      self.init(
        Navigator(host: SwiftUIHost(), screens: screens, facts: facts),
        restoring: path.isEmpty ? nil : NavigationState(screens: path), around: around)
    }

    /// The pages, bars, and layers of the host.
    public var body: some View {
      // Another navigator has another identity, so SwiftUI removes the former pages.
      HostView(host: navigator.host, surroundings: surroundings).id(ObjectIdentifier(navigator))
    }
  }
#endif
