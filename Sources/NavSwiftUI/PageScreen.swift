#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  public import NavRuntime
  public import SwiftUI

  /// What a page's environment says of the page: which instance it is, and the handle of its screen.
  ///
  /// A page has its handle from the factory that made it. This is for the views inside, which need not be given it:
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
    /// The instance; `nil` outside of a page.
    public let id: InstanceID?
    /// What the graph says about the screen; `nil` outside of a page.
    public let info: ScreenInfo?
    /// Not kept alive: a host keeps its pages.
    weak var host: SwiftUIHost?

    /// That of a page, or of no page at all.
    init(_ id: InstanceID? = nil, _ info: ScreenInfo? = nil, of host: SwiftUIHost? = nil) {
      (self.id, self.info, self.host) = (id, info, host)
    }

    /// The handle of the page's screen; `nil` where the page is of another screen, and outside of a page.
    @MainActor public subscript<S: Screen>(_ screen: S.Type) -> ScreenHandle<S>? {
      id.flatMap { host?.source?.handle(screen, of: $0) }
    }

    /// Whether the page is on top of the stack, and stands. Observable.
    @MainActor public var isVisible: Bool { id != nil && host?.source?.visible == id }

    /// Whether the page is on top and a user's back would be taken now. Observable.
    @MainActor public var canGoBack: Bool { isVisible && host?.source?.canGoBack == true }

    /// Goes back from this page, as the back button does; from a page that is not on top, nowhere.
    @MainActor public func goBack() {
      if isVisible { host?.source?.goBack() }
    }
  }

  extension EnvironmentValues {
    private enum Key: EnvironmentKey {
      static var defaultValue: PageScreen { PageScreen() }
    }

    /// The page that a view is in.
    public internal(set) var screen: PageScreen {
      get { self[Key.self] }
      set { self[Key.self] = newValue }
    }
  }

  /// The navigator of a host, without its graph.
  @MainActor protocol ScreenSource: AnyObject {
    var visible: InstanceID? { get }
    var canGoBack: Bool { get }
    func goBack()
    func handle<S: Screen>(_ screen: S.Type, of instance: InstanceID) -> ScreenHandle<S>?
    /// The host can be seen for the first time.
    func begin()
  }

  /// A navigator, which is not kept alive.
  @MainActor final class NavigatorSource<Graph: NavigationGraph>: ScreenSource {
    private weak var navigator: Navigator<Graph, SwiftUIHost>?
    private let saved: NavigationState<Graph>?

    init(_ navigator: Navigator<Graph, SwiftUIHost>, restoring saved: NavigationState<Graph>?) {
      (self.navigator, self.saved) = (navigator, saved)
    }

    var visible: InstanceID? { navigator?.visible?.id }
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
