/// Parses the base of a graph's links: `scheme://`, or `scheme://host` with an optional port and path.
struct LinkBaseParser {
  private let bytes: [UInt8]

  /// The error in a base, or `nil`.
  static func fault(in bytes: [UInt8]) -> LinkSyntaxError? {
    do throws(LinkSyntaxError) {
      try LinkBaseParser(bytes: bytes).check()
      return nil
    } catch {
      return error
    }
  }

  /// The error in the host of a website, or `nil`.
  static func hostFault(in bytes: [UInt8]) -> LinkSyntaxError? {
    let parser = LinkBaseParser(bytes: bytes)
    do throws(LinkSyntaxError) {
      if bytes.contains(where: { "/?#:".utf8.contains($0) }), bytes.first != UInt8(ascii: "[") {
        throw LinkSyntaxError(
          message: "a host is only a name, such as shop.example.com", range: 0..<bytes.count)
      }
      try parser.checkHost(0..<bytes.count, Array("https".utf8)[...], isSite: true)
      return nil
    } catch {
      return error
    }
  }

  private func check() throws(LinkSyntaxError) {
    let scheme = bytes.prefix(while: Self.isSchemeByte)
    guard let first = scheme.first, Self.isLetter(first),
      Array(bytes.dropFirst(scheme.count).prefix(3)) == Array("://".utf8)
    else {
      throw LinkSyntaxError(
        message: "a base of links begins with a scheme, as in shop:// or https://shop.example.com",
        range: 0..<bytes.count)
    }
    let isSite = ["http", "https"].contains(String(decoding: scheme, as: UTF8.self).lowercased())
    let start = scheme.count + 3
    let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    try checkHost(start..<end, scheme, isSite: isSite)
    try checkPath(end..<bytes.count)
  }

  private func checkHost(
    _ range: Range<Int>, _ scheme: ArraySlice<UInt8>, isSite: Bool
  ) throws(LinkSyntaxError) {
    let name = String(decoding: scheme, as: UTF8.self).lowercased()
    guard !range.isEmpty else {
      if range.upperBound < bytes.count || isSite {
        throw LinkSyntaxError(message: "a host is missing after '\(name)://'", range: 0..<bytes.count)
      }
      return
    }
    var host = range
    if let colon = bytes[range].lastIndex(of: UInt8(ascii: ":")),
      !bytes[colon..<range.upperBound].contains(UInt8(ascii: "]"))
    {
      try checkPort(colon + 1..<range.upperBound)
      guard isSite else {
        throw LinkSyntaxError(
          message: "only a website can have a port; the text after '\(name)://' is the first part of a path",
          range: colon..<range.upperBound)
      }
      host = range.lowerBound..<colon
    }
    let isAddress =
      !host.isEmpty && bytes[host.lowerBound] == UInt8(ascii: "[") && bytes[host.upperBound - 1] == UInt8(ascii: "]")
    let isSound =
      isAddress
      ? host.count > 2 && bytes[host].dropFirst().dropLast().allSatisfy(Self.isAddressByte)
      : !host.isEmpty && bytes[host].allSatisfy(Self.isHostByte)
        // Only dots would be the name of a folder.
        && (!isSite || bytes[host].contains { $0 != UInt8(ascii: ".") })
    guard isSound else {
      throw LinkSyntaxError(message: "this is not a valid host name", range: host.isEmpty ? range : host)
    }
    guard isSite, bytes[host].contains(where: { $0 >= 0x80 }) else { return }
    let written = Punycode.host(String(decoding: bytes[host], as: UTF8.self))
    throw LinkSyntaxError(
      message: "a URL must contain this host in ASCII" + (written.map { ": '\($0)'" } ?? ", each part as 'xn--…'"),
      range: host,
      fix: written.map { ("change to '\($0)'", host, $0) })
  }

  private func checkPort(_ range: Range<Int>) throws(LinkSyntaxError) {
    let digits = bytes[range]
    let isNumber = !digits.isEmpty && digits.count <= 5 && digits.allSatisfy(Self.isDigit)
    guard isNumber, let port = Int(String(decoding: digits, as: UTF8.self)), port <= 65535 else {
      throw LinkSyntaxError(
        message: "a port is a number up to 65535",
        range: range.isEmpty ? range.lowerBound - 1..<range.upperBound : range)
    }
  }

  private func checkPath(_ range: Range<Int>) throws(LinkSyntaxError) {
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0...0x20,
        0x7F:
        throw LinkSyntaxError(
          message: "a base of links ends with a path and cannot contain this character", range: index..<index + 1)
      case UInt8(ascii: "/") where index + 1 < range.upperBound && bytes[index + 1] == UInt8(ascii: "/"):
        throw LinkSyntaxError(
          message: "there is nothing between these slashes", range: index..<index + 2,
          fix: ("remove '/'", index..<index + 1, ""))
      default: break
      }
    }
    _ = try PercentEncoding.decode(bytes, range)
    var start = range.lowerBound
    for segment in bytes[range].split(separator: UInt8(ascii: "/")) {
      start = segment.startIndex
      let text = try PercentEncoding.decode(bytes, start..<segment.endIndex)
      guard text != ".", text != ".." else {
        throw LinkSyntaxError(
          message: "'\(text)' is resolved before a URL is matched, so a base cannot contain it",
          range: start..<segment.endIndex)
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "+-.".utf8.contains(byte)
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80 || "-._~".utf8.contains(byte)
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 || ":.".utf8.contains(byte)
  }
}
