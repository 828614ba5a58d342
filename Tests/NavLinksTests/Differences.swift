import Foundation
import NavLinks

/// The kinds of URLs about which the contract allows a file and the runtime to disagree.
struct Differences {
  private let links: SiteLinks
  private let bases: [[String]]
  /// The spellings that the file lists: with an escape for each reserved character, or with none.
  fileprivate static let plain = Set("!$&'()*+,;=:@".utf8)

  init(_ links: SiteLinks, _ site: SiteLinks.Site) {
    self.links = links
    bases = site.bases
  }

  /// A part of a URL, as written and decoded.
  private struct Part {
    let written: String
    let decoded: String?

    init(_ written: some StringProtocol) {
      self.written = String(written)
      decoded = self.written.removingPercentEncoding
    }

    /// Whether `navigator.url` would write the part in another way.
    var hasOtherSpelling: Bool {
      guard let decoded else { return true }
      return written != Self.spelled(decoded, { _ in false })
        && written != Self.spelled(decoded, Differences.plain.contains)
    }

    private static func spelled(_ text: String, _ isKept: (UInt8) -> Bool) -> String {
      text.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "~"):
          String(decoding: [byte], as: UTF8.self)
        default:
          isKept(byte)
            ? String(decoding: [byte], as: UTF8.self) : "%" + String(byte + 0, radix: 16, uppercase: true).leftPadded
        }
      }.joined()
    }
  }

  func explain(_ url: String, admits: Bool) -> Bool {
    let whole = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let sides = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = sides[0].dropFirst("https://".count).drop { $0 != "/" }.dropFirst()
    if path.hasSuffix("/") { path = path.dropLast() }
    let segments = path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false).map { Part($0) }
    let items = (sides.count > 1 ? sides[1].split(separator: "&") : []).map { item in
      let name = item.prefix { $0 != "=" }
      return (name: Part(name), value: Part(item.dropFirst(name.count + 1)))
    }
    if admits {
      // A URL that navc does not read.
      if url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) { return true }
      if segments.contains(where: { $0.decoded == nil || $0.decoded == "." || $0.decoded == ".." }) { return true }
      if isEscapedWeb(segments) || isInside(segments) { return true }
    }
    return bases.contains { base in
      links.outside.contains { link in
        let all = base.map { SiteLink.Segment.literal($0) } + link.path
        guard all.count == segments.count else { return false }
        return admits ? admitted(all, link, segments, items) : refused(all, link, segments, items)
      }
    }
  }

  // MARK: - URLs that only navc opens

  private func refused(
    _ path: [SiteLink.Segment], _ link: SiteLink, _ segments: [Part], _ items: [(name: Part, value: Part)]
  ) -> Bool {
    guard zip(path, segments).allSatisfy({ matches($0, $1.decoded ?? "") }) else { return false }
    let hasEscape = zip(path, segments).contains { segment, part in
      part.hasOtherSpelling && !isAnyText(segment)
    }
    return hasEscape
      || link.query.contains { item in
        let own = items.filter { $0.name.decoded == item.name }
        if own.count > 1 || own.contains(where: { $0.name.hasOtherSpelling }) { return true }
        guard let value = own.first?.value else { return false }
        return !item.isOptional && value.written.isEmpty
          || value.hasOtherSpelling && !isAnyText(.placeholder(item.placeholder))
      }
      || zip(path, segments).contains { segment, part in mixesSpellings(segment, part) } && mixes(path, segments, items)
  }

  /// Whether a literal is spelled with its reserved characters as such, and another part is not.
  private func mixes(_ path: [SiteLink.Segment], _ segments: [Part], _ items: [(name: Part, value: Part)]) -> Bool {
    let parts = zip(path, segments).filter { mixesSpellings($0, $1) }.map(\.1.written) + items.map(\.name.written)
    return parts.contains { $0.contains("%") }
  }

  private func mixesSpellings(_ segment: SiteLink.Segment, _ part: Part) -> Bool {
    guard case .literal = segment else { return false }
    return (part.decoded ?? "").utf8.contains(where: Self.plain.contains)
  }

  private func isAnyText(_ segment: SiteLink.Segment) -> Bool {
    guard case .placeholder(let placeholder) = segment else { return false }
    return switch placeholder.kind {
    case .text, .url, .decimal, .foreign: true
    case .integer, .truth, .uuid, .choice: false
    }
  }

  private func matches(_ segment: SiteLink.Segment, _ text: String) -> Bool {
    switch segment {
    case .literal(let literal): literal == text
    case .placeholder(let placeholder): reads(placeholder.kind, text)
    }
  }

  private func reads(_ kind: SiteLink.Kind, _ text: String) -> Bool {
    switch kind {
    case .text, .foreign, .url: true
    case .integer: Int(text) != nil
    // The prototype reads plain decimal numbers only.
    case .decimal:
      text.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil && Double(text)?.isFinite == true
    case .truth: text == "true" || text == "false"
    case .uuid:
      text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12]
        && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    case .choice(_, let cases): cases.contains(text)
    }
  }

  // MARK: - URLs that only the file admits

  private func isEscapedWeb(_ segments: [Part]) -> Bool {
    bases.contains { base in
      links.web.contains { web in
        let path = base.map { SiteLink.Segment.literal($0) } + web
        return path.count == segments.count
          && zip(path, segments).allSatisfy { matches($0, $1.decoded ?? "") }
          && zip(path, segments).contains { segment, part in
            if case .literal = segment { part.hasOtherSpelling || mixesSpellings(segment, part) } else { false }
          }
      }
    }
  }

  private func isInside(_ segments: [Part]) -> Bool {
    bases.contains { base in
      links.links.contains { link in
        let path = base.map { SiteLink.Segment.literal($0) } + link.path
        return link.isInside && path.count == segments.count
          && zip(path, segments).allSatisfy { matches($0, $1.decoded ?? "") }
      }
    }
  }

  private func admitted(
    _ path: [SiteLink.Segment], _ link: SiteLink, _ segments: [Part], _ items: [(name: Part, value: Part)]
  ) -> Bool {
    // Each part is a value, or deviates in a documented way. At least one deviates.
    var deviates = false
    for (index, (segment, part)) in zip(path, segments).enumerated() {
      let text = part.decoded ?? ""
      if !matches(segment, text) {
        guard mayDeviate(segment, part, hasRival(link, path, at: index)) else { return false }
        deviates = true
      } else if case .placeholder(let placeholder) = segment, isOtherHost(placeholder.kind, text) {
        deviates = true
      }
    }
    for item in link.query {
      let own = items.filter { $0.name.decoded == item.name }
      if own.count > 1 { deviates = true }
      guard let value = own.first?.value else {
        if !item.isOptional { return false }
        continue
      }
      guard let text = value.decoded else {
        deviates = true
        continue
      }
      if own.count > 1 { continue }
      if !reads(item.placeholder.kind, text) {
        let isEmpty = text.isEmpty && item.isOptional
        let isListed = link.query.count(where: \.isOptional) <= 4
        guard
          isEmpty || !isListed
            || mayDeviate(.placeholder(item.placeholder), value, hasRival(link, path, at: nil))
        else { return false }
        deviates = true
      } else if isOtherHost(item.placeholder.kind, text) {
        deviates = true
      }
    }
    return deviates
  }

  /// Whether another link with integers can have a text in the place of an integer.
  private func hasRival(_ link: SiteLink, _ path: [SiteLink.Segment], at position: Int?) -> Bool {
    bases.contains { base in
      links.outside.contains { other in
        let all = base.map { SiteLink.Segment.literal($0) } + other.path
        let hasInteger =
          other.path.contains { isInteger($0) } || other.query.contains { $0.placeholder.kind == .integer }
        return other.id != link.id && hasInteger && all.count == path.count
          && zip(path, all).enumerated().allSatisfy { index, pair in
            index == position ? !isInteger(pair.1) : canMeet(pair.0, pair.1)
          }
      }
    }
  }

  private func isInteger(_ segment: SiteLink.Segment) -> Bool {
    if case .placeholder(let placeholder) = segment { placeholder.kind == .integer } else { false }
  }

  private func canMeet(_ one: SiteLink.Segment, _ other: SiteLink.Segment) -> Bool {
    switch (one, other) {
    case (.literal(let one), .literal(let other)): return one == other
    case (.literal(let text), .placeholder(let placeholder)), (.placeholder(let placeholder), .literal(let text)):
      // The patterns of both kinds match any text.
      return [.integer, .decimal].contains(placeholder.kind) || reads(placeholder.kind, text)
    case (.placeholder(let one), .placeholder(let other)):
      if case .choice(_, let cases) = one.kind { return cases.contains { canMeet(.literal($0), .placeholder(other)) } }
      if case .choice(_, let cases) = other.kind { return cases.contains { canMeet(.literal($0), .placeholder(one)) } }
      return true
    }
  }

  private func mayDeviate(_ segment: SiteLink.Segment, _ part: Part, _ hasRival: Bool) -> Bool {
    switch segment {
    case .literal(let literal):
      // A near miss of `*` or `$`.
      return literal.contains { "*$".contains($0) }
    case .placeholder(let placeholder):
      switch placeholder.kind {
      case .integer: return hasRival || part.written.allSatisfy { "+-0123456789*$/?".contains($0) }
      case .decimal, .foreign: return true
      case .text, .truth, .uuid, .url, .choice: return false
      }
    }
  }

  /// Whether a text is a URL that the graph does not permit.
  private func isOtherHost(_ kind: SiteLink.Kind, _ text: String) -> Bool {
    guard case .url(let hosts) = kind else { return false }
    return !(hosts ?? []).contains { text == "https://\($0)" || text.hasPrefix("https://\($0)/") }
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
