#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  public import NavRuntime
  public import SwiftUI

  /// Shows what a navigator has on its stack.
  ///
  /// ```swift
  /// struct ShopRoot: View {
  ///   @State private var navigator = Navigator<Shop, _>(
  ///     host: SwiftUIHost(), screens: ShopScreens(), facts: ShopFacts())
  ///
  ///   var body: some View {
  ///     NavigatorView(navigator)
  ///       .onOpenURL { navigator.open($0.absoluteString) }
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
  /// Create one navigator per window, in the view of the window. If two views show one navigator, a debug build prints
  /// a warning.
  ///
  /// The view starts a navigator that has nothing on its stack when it can be seen for the first time. As long as it cannot be seen, what the
  /// navigator is asked for waits. It can go and come again, and pages keep their states; it shows another navigator where it is given another.
  public struct NavigatorView<Graph: NavigationGraph>: View {
    private let navigator: Navigator<Graph, SwiftUIHost>
    private let surroundings: Surroundings?

    /// A view of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: What is shown. One navigator is for one window.
    ///   - saved: What is shown at first, as far as it is legal in today's graph; `nil` for the root.
    public init(_ navigator: Navigator<Graph, SwiftUIHost>, restoring saved: NavigationState<Graph>? = nil) {
      self.init(navigator, restoring: saved, in: nil)
    }

    /// A view of a navigator, with modifiers around each of its pages, such as a tint.
    ///
    /// ```swift
    /// NavigatorView(navigator) { page in page.tint(.brown) }
    /// ```
    ///
    /// Each page has the environment of the view. On iOS, each page is in its own hosting controller, so other
    /// modifiers of the view do not apply to the pages.
    ///
    /// - Parameters:
    ///   - navigator: What is shown. One navigator is for one window.
    ///   - saved: What is shown at first, as far as it is legal in today's graph; `nil` for the root.
    ///   - around: Gives a page with all that belongs around it. It is asked again when the view is looked at again.
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

    /// A view with a navigator of its own, for previews: with these screens on its stack, or the root.
    ///
    /// ```swift
    /// #Preview { NavigatorView(at: [Shop.Catalog(), Shop.Product(id: 7)], screens: ShopScreens(), facts: ShopFacts()) }
    /// ```
    public init(
      at path: [any Screen] = [], screens: some GraphScreens<Graph>, facts: some GraphFacts<Graph>
    ) {
      self.init(
        Navigator(host: SwiftUIHost(), screens: screens, facts: facts),
        restoring: path.isEmpty ? nil : NavigationState(screens: path))
    }

    /// The same, with something around each page.
    public init(
      at path: [any Screen] = [], screens: some GraphScreens<Graph>, facts: some GraphFacts<Graph>,
      @ViewBuilder around: @escaping @MainActor @Sendable (AnyView) -> some View
    ) {
      self.init(
        Navigator(host: SwiftUIHost(), screens: screens, facts: facts),
        restoring: path.isEmpty ? nil : NavigationState(screens: path), around: around)
    }

    /// What the host shows.
    public var body: some View {
      // Another navigator is another place: the pages of the one before go with it.
      HostView(host: navigator.host, surroundings: surroundings).id(ObjectIdentifier(navigator))
    }
  }
#endif
