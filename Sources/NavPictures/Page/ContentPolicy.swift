/// The security policy of a page. It allows only the script and the style of the page.
package enum ContentPolicy {
  /// A source that allows one inline script or style, by its digest.
  package static func source(of text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: Array(text.utf8))))'"
  }

  /// Composes the policy of a page.
  ///
  /// - Parameters:
  ///   - script: The text of the only script.
  ///   - style: The text of the only style.
  ///   - hasModule: Whether the script may compile WebAssembly.
  /// - Returns: The policy as the content of a `meta` element.
  package static func text(script: String, style: String, hasModule: Bool = false) -> String {
    let scripts = source(of: script) + (hasModule ? " 'wasm-unsafe-eval'" : "")
    return "default-src 'none'; script-src \(scripts); style-src \(source(of: style))"
  }
}
