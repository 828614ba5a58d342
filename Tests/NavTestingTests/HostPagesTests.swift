import Foundation
import Testing

/// The tables of a host's requirements and reports, in the guide for authors and above the protocol. Each table lists
/// exactly the declared members.
@Suite struct HostPagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let page = "Documentation/hosts.md"
  private static let host = "Sources/NavRuntime/Hosts/NavigationHost.swift"
  private static let delegate = "Sources/NavRuntime/Hosts/HostDelegate.swift"

  // MARK: - What is declared

  /// The names in a text with their argument labels, such as `suspended(_:)`.
  private static func declared(in text: String, _ pattern: Regex<(Substring, Substring, Substring?)>) -> Set<String> {
    Set(text.matches(of: pattern).map { match in match.2.map { signature(match.1, $0) } ?? String(match.1) })
  }

  /// The reports that a host can make.
  private static func words() throws -> Set<String> {
    declared(in: try text(delegate), /\n {2}public (?:func|var) (\w+)(?:\(([^)]*)\))?/)
  }

  private static func members(_ block: String) throws -> Set<String> {
    let parts = try text(host).components(separatedBy: block)
    try #require(parts.count == 2)
    let body = parts[1].components(separatedBy: "\n}\n")[0]
    return declared(in: body, /\n {2}(?:public )?(?:func|var|associatedtype) (\w+)(?:\(([^)]*)\))?/)
  }

  /// The public members of a value, in each of these blocks.
  private static func readable(_ blocks: [String], of path: String) throws -> Set<String> {
    try blocks.reduce(into: []) { members, block in
      let parts = try text(path).components(separatedBy: block)
      try #require(parts.count == 2, "\(block)")
      let body = parts[1].components(separatedBy: "\n}\n")[0]
      members.formUnion(
        declared(in: body, /\n {2}(?:nonisolated )?public (?:func|var|let) (\w+)(?:<\w+>)?(?:\(([^{]*)\) ->)?/))
    }
  }

  /// A name with its argument labels, from a declaration or a call.
  private static func signature(_ name: Substring, _ arguments: Substring) -> String {
    if arguments.wholeMatch(of: /(\w+:)+/) != nil { return "\(name)(\(arguments))" }
    let labels = arguments.split(separator: ",").map { argument in
      argument.firstMatch(of: /^\s*(\w+)[ :]/).map { "\($0.1):" } ?? "_:"
    }
    return "\(name)(\(labels.joined()))"
  }

  // MARK: - What is written

  private struct Table {
    let heading: String
    let head: [String]
    let rows: [[String]]
  }

  private static func tables(_ path: String) throws -> [Table] {
    var tables: [Table] = []
    var heading = ""
    var lines: [[String]] = []
    for line in try text(path).components(separatedBy: "\n") + [""] {
      let line = line.trimming(prefix: "///")
      if line.hasPrefix("## ") { heading = line }
      if line.hasPrefix("|") {
        lines.append(line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
      } else if !lines.isEmpty {
        tables.append(Table(heading: heading, head: lines[0], rows: Array(lines.dropFirst(2))))
        lines = []
      }
    }
    return tables
  }

  /// The code between backticks. Calls become the signatures of their functions.
  private static func code(_ cell: String) -> [String] {
    cell.matches(of: /`+(\w+)(?:\(([^)]*)\))?`+/).map { match in
      match.2.map { signature(match.1, $0) } ?? String(match.1)
    }
  }

  /// The functions in the column "the host calls" of the tables.
  private static func told(_ path: String) throws -> Set<String> {
    let tables = try tables(path).filter { $0.head.count > 1 && $0.head[1] == "the host calls" }
    try #require(!tables.isEmpty)
    // `nil` is an argument.
    return Set(tables.flatMap(\.rows).flatMap { code($0[1]) }).subtracting(["nil"])
  }

  // MARK: - Comparison

  @Test(arguments: [page, host]) func theTableOfWhatAHostTellsIsWhole(_ path: String) throws {
    // The tables also name members of `NavigationHost` that end something.
    let asked = try Self.members("public protocol NavigationHost: AnyObject {")
    let (words, told) = (try Self.words(), try Self.told(path).subtracting(asked))
    #expect(words.count > 10)
    #expect(told.subtracting(words).sorted() == [], "told, and not there")
    #expect(words.subtracting(told).sorted() == [], "there, and not told")
  }

  /// One table lists the protocol, including optional members, and another one lists its delegate.
  @Test func theTablesOfMembersAreWhole() throws {
    let tables = try Self.tables(Self.page).filter { $0.head[0] == "member" }
    try #require(tables.count == 2)
    let members = tables.map { $0.rows.flatMap { Self.code($0[0]) } }
    #expect(tables.map(\.heading) == ["## Members of `NavigationHost`", "## Members of `HostDelegate`"])
    #expect(members[0].sorted() == (try Self.members("public protocol NavigationHost: AnyObject {").sorted()))
    #expect(members[1].sorted() == (try Self.words().sorted()))
    let defaulted = try Self.members("extension NavigationHost {")
    let leftOut = tables[0].rows.filter { $0[1].contains("by default") }.flatMap { Self.code($0[0]) }
    #expect(Set(leftOut) == defaulted, "what a host may leave out is said")
  }

  /// The tables list all members of a change and an item, and the members of a screen that a host needs.
  @Test func theTablesOfAChangeAreWhole() throws {
    let file = "Sources/NavRuntime/Hosts/StackChange.swift"
    let change = try Self.readable(["public struct StackChange<Page> {", "extension StackChange {"], of: file)
    #expect(change == (try Self.named("of a change")))
    let item = try Self.readable(["public struct StackItem<Page>: Identifiable {"], of: file)
    #expect(item == (try Self.named("of an item")))
    let info = try Self.readable(
      ["public struct ScreenInfo: Sendable, Identifiable {"], of: "Sources/NavRuntime/Graph/ScreenInfo.swift")
    let read = try Self.named("of `info`")
    #expect(info.count > 10 && info.isSuperset(of: read), "\(read.subtracting(info))")
  }

  /// The names in the first column of the table with this head.
  private static func named(_ head: String) throws -> Set<String> {
    let tables = try tables(page).filter { $0.head[0] == head }
    try #require(tables.count == 1 && tables[0].rows.count > 4)
    return Set(tables[0].rows.flatMap { code($0[0]) })
  }
}

extension String {
  /// The line without its prefix, and without spaces around the rest.
  fileprivate func trimming(prefix: String) -> String {
    let line = trimmingCharacters(in: .whitespaces)
    return line.hasPrefix(prefix) ? line.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces) : line
  }
}
