#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  import SwiftUI

  /// A page of the app, with the app's modifiers, and with its screen in the environment.
  struct PageView: View {
    let page: any View
    let screen: PageScreen
    @Environment(\.surroundings) private var surroundings

    var body: some View {
      (surroundings?.around(AnyView(page)) ?? AnyView(page)).environment(\.screen, screen)
    }
  }

  /// The modifiers that the app puts around each page.
  struct Surroundings: Sendable {
    let around: @MainActor @Sendable (AnyView) -> AnyView

    init(_ around: @escaping @MainActor @Sendable (AnyView) -> some View) {
      self.around = { AnyView(around($0)) }
    }
  }

  extension EnvironmentValues {
    private enum Key: EnvironmentKey {
      static var defaultValue: Surroundings? { nil }
    }

    /// The modifiers that the `NavigatorView` of a page received.
    var surroundings: Surroundings? {
      get { self[Key.self] }
      set { self[Key.self] = newValue }
    }
  }
#endif
