import NavCompiler
import NavEditor
import Testing

/// The paths of mounts after files and folders were renamed.
@Suite struct MountMovesTests {
  private static let part = "navc: 1\nfragment: Part\nroot: a\nscreens: { a: {} }\n"

  /// The line of a mount in a file after some renames. The mount leads to a file of these paths.
  private func mount(
    _ written: String, in path: String = "/w/shop.nav.yaml", to target: String, _ moves: [(String, String)]
  ) throws -> String {
    let text = "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: {}\n  p: \(written)\n"
    let bytes = Array(text.utf8)
    let model = FileModel(SourceFile(path: path, bytes: bytes), identity: FileIdentity(path)) { _ in
      FileIdentity(target)
    }
    let edits = try #require(model).edits(
      for: FileMoves(moves.map { (FileIdentity($0.0), FileIdentity($0.1)) }))
    let result = String(decoding: edits.applied(to: bytes, of: FileIdentity(path)), as: UTF8.self)
    let line = try #require(result.split(separator: "\n").last)
    return String(line.dropFirst(5))
  }

  @Test func aPathFollowsItsFile() throws {
    let moved = { (written: String) in
      try mount(written, to: "/w/part.nav.yaml", [("/w/part.nav.yaml", "/w/parts/new.nav.yaml")])
    }
    #expect(try moved("{ mount: part.nav.yaml }") == "{ mount: parts/new.nav.yaml }")
    #expect(try moved("{ mount: \"part.nav.yaml\" }") == "{ mount: \"parts/new.nav.yaml\" }")
    #expect(try moved("{ mount: 'part.nav.yaml' }") == "{ mount: \"parts/new.nav.yaml\" }")
    #expect(
      try moved("{ mount: { file: ./part.nav.yaml, module: M } }")
        == "{ mount: { file: parts/new.nav.yaml, module: M } }")
    #expect(try moved("{ mount: \"p\\x61rt.nav.yaml\" }") == "{ mount: \"parts/new.nav.yaml\" }")
  }

  @Test func aPathFollowsFolders() throws {
    let target = "/w/parts/deep/part.nav.yaml"
    #expect(
      try mount("{ mount: parts/deep/part.nav.yaml }", to: target, [("/w/parts", "/w/fragments")])
        == "{ mount: fragments/deep/part.nav.yaml }")
    // The file and the fragment move together.
    #expect(
      try mount("{ mount: ./parts/deep/part.nav.yaml }", to: target, [("/w", "/v")])
        == "{ mount: ./parts/deep/part.nav.yaml }")
    #expect(
      try mount(
        "{ mount: parts/deep/part.nav.yaml }", to: target, [("/w/parts", "/w/fragments"), ("/w/parts/deep", "/w/flat")])
        == "{ mount: flat/part.nav.yaml }")
    #expect(try mount("{ mount: parts/deep/part.nav.yaml }", to: target, [("/w/par", "/w/x")]).contains("parts/deep"))
  }

  @Test func aMovedFileKeepsItsFragments() throws {
    #expect(
      try mount("{ mount: part.nav.yaml }", to: "/w/part.nav.yaml", [("/w/shop.nav.yaml", "/w/a/b/shop.nav.yaml")])
        == "{ mount: ../../part.nav.yaml }")
    #expect(
      try mount("{ mount: part.nav.yaml }", to: "/w/part.nav.yaml", [("/w/shop.nav.yaml", "/w/other.nav.yaml")])
        == "{ mount: part.nav.yaml }")
  }

  @Test(arguments: [
    ("a b.nav.yaml", "\"a b.nav.yaml\""), ("it's \"x\".nav.yaml", "\"it's \\\"x\\\".nav.yaml\""),
    ("a\\b.nav.yaml", "\"a\\\\b.nav.yaml\""), ("é.nav.yaml", "é.nav.yaml"), ("-.nav.yaml", "\"-.nav.yaml\""),
    ("{.nav.yaml", "\"{.nav.yaml\""), ("a: b", "\"a: b\""), ("1.5", "\"1.5\""), ("a\nb.nav.yaml", "part.nav.yaml"),
  ])
  func namesAreQuotedIfNecessary(_ name: String, _ expected: String) throws {
    let found = try mount("{ mount: part.nav.yaml }", to: "/w/part.nav.yaml", [("/w/part.nav.yaml", "/w/\(name)")])
    #expect(found == "{ mount: \(expected) }")
  }

  @Test func anchorsAndAliasesAreEditedOnce() throws {
    let text = """
      navc: 1
      graph: A
      root: a
      screens:
        a: {}
        p: &p { mount: &m part.nav.yaml }
        q: { mount: *m }
        r: *p

      """
    let bytes = Array(text.utf8)
    let model = FileModel(SourceFile(path: "a", bytes: bytes), identity: FileIdentity("/w/a")) { _ in
      FileIdentity("/w/part.nav.yaml")
    }
    let moves = FileMoves([(FileIdentity("/w/part.nav.yaml"), FileIdentity("/w/new.nav.yaml"))])
    let edits = try #require(model).edits(for: moves)
    let result = String(decoding: edits.applied(to: bytes, of: FileIdentity("/w/a")), as: UTF8.self)
    #expect(result == text.replacing("part.nav.yaml", with: "new.nav.yaml").replacing("*m", with: "new.nav.yaml"))
  }
}
