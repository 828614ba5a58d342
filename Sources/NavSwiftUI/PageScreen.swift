#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  public import NavRuntime
  public import SwiftUI

  /// The page that contains a view, as a value in the environment: its instance and the handle of its screen.
  ///
  /// The factory of a page receives the handle. Views inside the page can read it from the environment:
  ///
  /// ```swift
  /// struct CartButton: View {
  ///   @Environment(\.screen) private var screen
  ///
  ///   var body: some View {
  ///     let catalog = screen[Shop.Catalog.self]
  ///     Button("Cart") { catalog?.openCart() }
  ///       .disabled(catalog?.canPerform(.openCart) != true)
  ///   }
  /// }
  /// ```
  public struct PageScreen: Sendable {
    /// The instance, or `nil` outside of a page.
    public let id: InstanceID?
    /// The description of the screen in the graph, or `nil` outside of a page.
    public let info: ScreenInfo?
    /// Weak, because a host retains its pages.
    weak var host: SwiftUIHost?

    /// Creates the value for a page, or for a view outside of a page.
    init(_ id: InstanceID? = nil, _ info: ScreenInfo? = nil, of host: SwiftUIHost? = nil) {
      (self.id, self.info, self.host) = (id, info, host)
    }

    /// The handle of the page's screen, or `nil` for another type of screen and outside of a page.
    @MainActor public subscript<S: Screen>(_ screen: S.Type) -> ScreenHandle<S>? {
      id.flatMap { host?.source?.handle(screen, of: $0) }
    }

    /// Whether the page is on top or, in columns, on top of its column. Observable.
    @MainActor public var isVisible: Bool { id.map { host?.source?.active.contains($0) == true } ?? false }

    /// Whether the page is visible and the user can go back from it now. Observable.
    @MainActor public var canGoBack: Bool {
      guard isVisible, let id, let source = host?.source else { return false }
      return source.visible == id ? source.canGoBack : host?.delegate?.canGoBack(id) == true
    }

    /// Goes back from this page, as the back button does. Does nothing if the page is not visible.
    @MainActor public func goBack() {
      guard isVisible, let id, let source = host?.source else { return }
      if source.visible == id { source.goBack() } else { host?.delegate?.backRequested(of: id) }
    }
  }

  extension EnvironmentValues {
    private enum Key: EnvironmentKey {
      static var defaultValue: PageScreen { PageScreen() }
    }

    /// The page that contains the view.
    public internal(set) var screen: PageScreen {
      get { self[Key.self] }
      set { self[Key.self] = newValue }
    }
  }

  /// The navigator of a host, without the type of its graph.
  @MainActor protocol ScreenSource: AnyObject {
    var visible: InstanceID? { get }
    var active: [InstanceID] { get }
    var canGoBack: Bool { get }
    func goBack()
    func handle<S: Screen>(_ screen: S.Type, of instance: InstanceID) -> ScreenHandle<S>?
    /// Starts the navigator when the host becomes visible, if its stack is empty.
    func begin()
  }

  /// A weak reference to a navigator.
  @MainActor final class NavigatorSource<Graph: NavigationGraph>: ScreenSource {
    private weak var navigator: Navigator<Graph, SwiftUIHost>?
    private let saved: NavigationState<Graph>?

    init(_ navigator: Navigator<Graph, SwiftUIHost>, restoring saved: NavigationState<Graph>?) {
      (self.navigator, self.saved) = (navigator, saved)
    }

    var visible: InstanceID? { navigator?.visible?.id }
    var active: [InstanceID] { navigator?.active.map(\.id) ?? [] }
    var canGoBack: Bool { navigator?.canGoBack ?? false }
    func goBack() { navigator?.goBack() }
    func handle<S: Screen>(_ screen: S.Type, of instance: InstanceID) -> ScreenHandle<S>? {
      navigator?.handle(screen, of: instance)
    }

    func begin() {
      guard let navigator, navigator.stack.isEmpty else { return }
      if let saved { navigator.restore(saved) } else { navigator.start() }
    }
  }
#endif
