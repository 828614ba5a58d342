internal import CExpat
import NavCompiler

/// The only calls of libexpat. No pointer of libexpat escapes a callback.
package enum LibExpat {
  /// The deepest nesting of elements that is read.
  static let mostDepth = 1_000
  /// The largest file that is read, in bytes.
  package static let mostBytes = 64 << 20

  /// Reads a file in UTF-8.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - selection: The elements to keep. The root element is always kept.
  /// - Returns: The kept elements.
  /// - Throws: An ``ImportFailure`` if the file is not well-formed XML 1.0, has a document type declaration, or is too
  ///   large or nested too deeply.
  /// - Complexity: Linear in the file.
  static func read(_ file: SourceFile, _ selection: XMLTree.Selection) throws(ImportFailure) -> XMLTree {
    let reading = Reading(selection)
    // The encoding of a declaration is checked separately, since this one takes precedence.
    guard let parser = XML_ParserCreateNS("UTF-8", CChar(UInt8(ascii: " "))) else {
      throw ImportFailure(.xml, "there is not enough memory", file: file, offset: 0)
    }
    defer { XML_ParserFree(parser) }
    reading.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(reading).toOpaque())
    XML_SetXmlDeclHandler(parser) { data, version, encoding, _ in
      Reading.of(data)?.declaration(version: version, encoding: encoding)
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      Reading.of(data)?.doctype()
    }
    XML_SetElementHandler(parser, { Reading.of($0)?.start($1, $2) }, { data, _ in Reading.of(data)?.end() })
    if selection.keepsText {
      XML_SetCharacterDataHandler(parser) { Reading.of($0)?.text($1, Int($2)) }
    }
    guard file.bytes.count <= mostBytes else {
      throw ImportFailure(.xml, "the file is larger than \(mostBytes >> 20) MiB", file: file, offset: 0)
    }
    guard !isUTF16(file.bytes) else {
      throw ImportFailure(.xml, "the encoding UTF-16; navc reads UTF-8", file: file, offset: 0)
    }
    let status = file.bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
    }
    // The callbacks hold the reading unretained.
    try withExtendedLifetime(reading) { () throws(ImportFailure) in
      if let (problem, place) = reading.failure {
        let offset = reading.isAtDoctype ? start(ofDoctypeBefore: place, in: file.bytes) : place
        throw ImportFailure(.xml, problem, file: file, offset: UInt32(offset))
      }
      guard status == XML_STATUS_OK else {
        let offset = min(max(0, Int(XML_GetCurrentByteIndex(parser))), file.bytes.count)
        throw ImportFailure(.xml, problem(XML_GetErrorCode(parser)), file: file, offset: UInt32(offset))
      }
    }
    return reading.tree
  }
}

extension LibExpat {
  /// The state of one reading, which the callbacks share.
  private final class Reading {
    var parser: XML_Parser?
    var tree = XMLTree()
    var failure: (problem: String, offset: Int)?
    private let selection: XMLTree.Selection
    private var depth = 0

    init(_ selection: XMLTree.Selection) {
      self.selection = selection
    }

    /// The reading of a callback, or `nil` after a failure: libexpat may call once more after it was stopped.
    static func of(_ data: UnsafeMutableRawPointer?) -> Reading? {
      guard let data else { return nil }
      let reading = Unmanaged<Reading>.fromOpaque(data).takeUnretainedValue()
      return reading.failure == nil ? reading : nil
    }

    /// Whether a document type declaration ended the reading.
    private(set) var isAtDoctype = false

    private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

    /// Ends the reading at the current place.
    func stop(_ problem: String) {
      failure = (problem, offset)
      XML_StopParser(parser, 0)
    }

    func doctype() {
      isAtDoctype = true
      stop("a document type declaration, which can define entities")
    }

    func declaration(version: UnsafePointer<CChar>?, encoding: UnsafePointer<CChar>?) {
      if let version = version.map({ String(cString: $0) }), version != "1.0" {
        return stop("XML \(version); navc reads XML 1.0")
      }
      if let encoding = encoding.map({ String(cString: $0) }), encoding.lowercased() != "utf-8" {
        stop("the encoding '\(encoding)'; navc reads UTF-8")
      }
    }

    func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
      guard depth < LibExpat.mostDepth else { return stop("more than \(LibExpat.mostDepth) levels of elements") }
      guard let name else { return }
      let text = String(cString: name)
      if depth == 0 || selection.keeps(text, tree.around, depth) {
        tree.start(text, Self.copied(attributes), offset: UInt32(offset), depth: depth)
      }
      depth += 1
    }

    func end() {
      depth -= 1
      tree.end(depth: depth)
    }

    func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
      guard let bytes else { return }
      let text = UnsafeRawBufferPointer(start: bytes, count: count)
      tree.add(text: String(decoding: text, as: UTF8.self), depth: depth)
    }

    private static func copied(_ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [XMLTree.Attribute] {
      guard var next = list else { return [] }
      var attributes: [XMLTree.Attribute] = []
      while let name = next[0], let value = next[1] {
        attributes.append(XMLTree.Attribute(name: String(cString: name), value: String(cString: value)))
        next += 2
      }
      return attributes
    }
  }

  /// Whether a file begins in UTF-16. libexpat detects this encoding by itself, against the encoding of the parser.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0)
  }

  /// The start of a document type declaration. libexpat reports it after its name.
  private static func start(ofDoctypeBefore offset: Int, in bytes: [UInt8]) -> Int {
    let word = Array("<!DOCTYPE".utf8)
    return stride(from: offset, through: 0, by: -1).first { bytes[$0...].starts(with: word) } ?? offset
  }

  /// A problem in the words of a message.
  private static func problem(_ code: XML_Error) -> String {
    switch code {
    case XML_ERROR_NO_ELEMENTS: "the file has no element"
    case XML_ERROR_INVALID_TOKEN: "a character that is not allowed here"
    case XML_ERROR_UNCLOSED_TOKEN: "the file ends in a tag"
    case XML_ERROR_PARTIAL_CHAR: "the file ends in a character"
    case XML_ERROR_TAG_MISMATCH: "an end tag without its start tag"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute twice"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "text after the root element"
    case XML_ERROR_UNDEFINED_ENTITY: "an entity that XML does not define"
    case XML_ERROR_UNBOUND_PREFIX: "a prefix without a namespace"
    default: XML_ErrorString(code).map { String(cString: $0) } ?? "the file is not well-formed XML"
    }
  }
}
