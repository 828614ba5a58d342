internal import CPlayerModule
package import NavCompiler
internal import NavPictures

/// A prototype as one page: a phone, the picture of the graph, and the player's module. The page needs neither a
/// network nor other files.
///
/// The page reads texts of the graph from JSON, and inserts them only as text nodes. Texts in the picture are escaped.
package enum PrototypePage {
  /// The delivery of a page to a browser.
  package enum Delivery: Sendable, Equatable {
    /// A file, which makes no network requests.
    case file
    /// A server that reports changes at the relative path `changes`. The number identifies this version of the graph.
    case server(version: Int)
  }

  /// Creates the page of a graph.
  ///
  /// - Parameters:
  ///   - graph: A checked graph.
  ///   - fileName: The last path component of the graph file, for tests that the page saves.
  ///   - modules: The modules of the generated code that these tests import.
  ///   - delivery: The delivery to the browser.
  /// - Returns: The page in UTF-8. Equal graphs have equal pages on every machine.
  /// - Complexity: linear in the graph, with each fragment as often as it is mounted.
  package static func bytes(
    of graph: Graph, fileName: String, importing modules: [String] = [], for delivery: Delivery = .file
  ) -> [UInt8] {
    let picture = EmbeddedPicture(PictureBuilder.picture(of: graph))
    let title = graph.texts.text(graph.name)
    let text = delivery == .file ? PageAssets.prototypeScript : PageAssets.servedScript
    var page = head(titled: title, script: text, for: delivery, PageAssets.beforePicture)
    page += picture.element
    let data = JSONValue.object([
      ("graph", .string(title)), ("text", .string(PrototypeGraphText.text(of: graph))),
      ("names", .string(WalkNamesText.text(of: graph, fileName: fileName, importing: modules))),
      ("cards", picture.cards), ("links", picture.links), ("signs", EmbeddedPicture.signs), ("legend", picture.legend),
      ("facts", FactNotes.json(of: graph)), ("texts", PageAssets.texts),
    ])
    page += Array(PageAssets.afterPicture.utf8)
    page += script("type=\"application/json\" id=\"data\"", data.text)
    page += script("type=\"text/plain\" id=\"module\"", Base64.text(of: module))
    page += script("", text)
    return page + Array("</body></html>\n".utf8)
  }

  /// A page with only the errors of a file, until the file is valid.
  package static func bytes(ofErrorsIn name: String) -> [UInt8] {
    let page = head(titled: name, script: PageAssets.errorsScript, for: .server(version: 0), PageAssets.errors)
    return page + script("", PageAssets.errorsScript) + Array("</body></html>\n".utf8)
  }

  private static func head(titled title: String, script: String, for delivery: Delivery, _ body: String) -> [UInt8] {
    let style = EmbeddedPicture.style + PageAssets.prototypeStyle
    var policy = ContentPolicy.text(script: script, style: style, hasModule: true)
    var version = ""
    if case .server(let number) = delivery {
      policy += "; connect-src 'self'"
      version = " data-version=\"\(number)\""
    }
    return Array(
      """
      <!doctype html>
      <html lang="en"\(version)><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(escaped(title)): prototype</title>
      <style>\(style)</style></head>
      <body>\(body)
      """.utf8)
  }

  private static func script(_ attributes: String, _ text: String) -> [UInt8] {
    if attributes.isEmpty { return Array("\n<script>\(text)</script>".utf8) }
    var element = Array("\n<script \(attributes)>".utf8)
    element.reserveCapacity(element.count + text.utf8.count)
    for byte in text.utf8 {
      // Escape `<`, so that the contents cannot end the element.
      if byte == UInt8(ascii: "<") { element += "\\u003C".utf8 } else { element.append(byte) }
    }
    return element + Array("</script>".utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The compressed player.
  private static var module: [UInt8] {
    Array(UnsafeBufferPointer(start: navc_player_module, count: Int(navc_player_module_count)))
  }
}
