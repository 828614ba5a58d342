#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  package import Foundation
  package import NavRuntime

  /// The URLs of the graph's websites for which no screen opens. The browser shows them.
  package struct BrowserReturns: Sendable {
    /// The time in which a second URL is not returned. Otherwise, the browser and the app could send a URL back and
    /// forth.
    private static let pause = Duration.seconds(2)

    private var last: Duration?

    package init() {}

    /// Decides about a URL for which no screen opened.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - bases: The bases of the graph, whose websites are the only ones that count.
    ///   - now: The time since an arbitrary start.
    /// - Returns: Whether the browser should show the URL.
    package mutating func accept(_ url: URL, of bases: [LinkBase], at now: Duration) -> Bool {
      let (scheme, host) = (url.scheme?.lowercased(), url.host?.lowercased())
      guard let scheme, let host, ["http", "https"].contains(scheme) else { return false }
      let usual = scheme == "http" ? 80 : 443
      let isOwn = bases.contains {
        $0.scheme == scheme && $0.host == host && $0.port ?? usual == url.port ?? usual
      }
      guard isOwn else { return false }
      if let last, now - last < Self.pause { return false }
      last = now
      return true
    }
  }
#endif
