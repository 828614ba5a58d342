/// The property lists of an app.
///
/// Sources: developer.apple.com, "Defining a custom URL scheme for your app" and "Supporting associated domains".
package enum PropertyLists {
  /// `CFBundleURLTypes` with all custom schemes, for `Info.plist`. Returns `nil` without such a scheme.
  package static func info(_ links: SiteLinks) -> String? {
    guard !links.schemes.isEmpty else { return nil }
    return document(
      [
        "<key>CFBundleURLTypes</key>", "<array>", "  <dict>", "    <key>CFBundleURLName</key>",
        "    <string>\(escaped(links.graph))</string>", "    <key>CFBundleURLSchemes</key>", "    <array>",
      ] + links.schemes.map { "      <string>\(escaped($0))</string>" } + ["    </array>", "  </dict>", "</array>"])
  }

  /// The associated domains, for the entitlements of the app.
  ///
  /// - Parameters:
  ///   - links: The links of the graph.
  ///   - isForDevelopment: Whether devices in developer mode ask the websites instead of Apple's network.
  /// - Returns: The property list, or `nil` if the graph does not have websites or apps.
  package static func entitlements(_ links: SiteLinks, isForDevelopment: Bool = false) -> String? {
    guard let apple = links.apple, !links.sites.isEmpty else { return nil }
    let services =
      ["applinks"] + (apple.clips.isEmpty ? [] : ["appclips"]) + (apple.handoff ? ["activitycontinuation"] : [])
    let domains = links.sites.flatMap { site in
      services.map { "\($0):\(site.host)" + (isForDevelopment ? "?mode=developer" : "") }
    }
    return document(
      ["<key>com.apple.developer.associated-domains</key>", "<array>"]
        + domains.map { "  <string>\(escaped($0))</string>" } + ["</array>"])
  }

  private static func document(_ lines: [String]) -> String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    return head + lines.map { "  \($0)\n" }.joined() + "</dict>\n</plist>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
