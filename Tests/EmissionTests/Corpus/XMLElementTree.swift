import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML file, with its children.
final class XMLElementTree {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [XMLElementTree] = []

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root element of a file, or `nil` if the file is not XML.
  static func root(of data: Data) -> XMLElementTree? {
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    // `parse()` accepts a file that ends too early.
    guard parser.parse(), parser.parserError == nil else { return nil }
    return builder.root
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func children(_ name: String) -> [XMLElementTree] { children.filter { $0.name == name } }

  /// The element and all its descendants, in the order of the file.
  var all: [XMLElementTree] { [self] + children.flatMap(\.all) }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLElementTree?
    private var open: [XMLElementTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = XMLElementTree(name: name, attributes: attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      _ = open.popLast()
    }
  }
}
