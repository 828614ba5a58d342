#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  /// Lines for the developer of an app.
  @MainActor enum DebugLog {
    static let twoViews = "two views show one navigator: create a navigator in the view of each window"

    /// Prints a line in a debug build.
    static func write(_ line: String) {
      #if DEBUG
        print("navc: \(line)")
      #endif
    }
  }
#endif
