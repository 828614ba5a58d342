import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements and texts of an XML file, read by an independent parser.
final class XMLTexts: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var texts: Set<String> = []
  private var current = ""

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    let isRead = parser.parse()
    if !isRead || parser.parserError != nil { throw NotWellFormed(what: "\(String(describing: parser.parserError))") }
  }

  /// A text as it is readable in XML. Characters that XML does not accept are replaced.
  static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: "\u{FFFD}"
          default: scalar
          }
        }))
  }

  struct NotWellFormed: Error {
    var what: String
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.insert(name)
    current = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    current += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    texts.insert(current)
    current = ""
  }
}
