import NavCompiler
import Testing

@Suite struct UnknownKeyTests {
  /// A misspelled key, with the nearest key of its scope.
  private func check(
    _ scope: String, _ key: String, meant: String, in graph: (String) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    NavCompilerTests.check(
      shop(graph("1️⃣\(key)1️⃣")),
      .init(
        .unknownKey, "1️⃣", "'\(key)' is not a key of \(scope)", notes: [.init("1️⃣", "did you mean '\(meant)'?")]),
      fixed: shop(graph(meant)), sourceLocation: sourceLocation)
  }

  @Test func everyScopeHasItsKeys() {
    check("a graph file", "dok", meant: "doc") { "\($0): x\nscreens: { a: }\n" }
    check("'defaults'", "animate", meant: "animated") { "defaults: { \($0): true }\nscreens: { a: }\n" }
    check("a screen", "titel", meant: "title") { "screens: { a: { \($0): x } }\n" }
    check("a type", "docs", meant: "doc") { "types: { T: { swift: M.T, \($0): x } }\nscreens: { a: }\n" }
    check("a fact", "docs", meant: "doc") { "facts: { f: { type: Bool, \($0): x } }\nscreens: { a: }\n" }
    check("an argument", "defualt", meant: "default") {
      "screens: { a: { arguments: { n: { type: Int, \($0): 1 } } } }\n"
    }
    check("'back'", "shouldPreform", meant: "shouldPerform") { "screens: { a: { back: { \($0): true } } }\n" }
    check("'bar'", "hiden", meant: "hidden") { "screens: { a: { bar: { \($0): true } } }\n" }
    check("a push segue", "transiton", meant: "transition") {
      "screens:\n  a: { push: { go: { to: b, \($0): zoom } } }\n  b:\n"
    }
    check("an unwind segue", "return", meant: "returns") {
      "screens:\n  a: { push: { go: b } }\n  b: { unwind: { back2: { to: a, \($0): Int } } }\n"
    }
    check("'recursive'", "depth", meant: "maxDepth") {
      "screens: { a: { push: { again: { to: a, recursive: { \($0): 3 } } } } }\n"
    }
  }

  @Test func wordsOfOtherToolsAreKnown() {
    check("a push segue", "if", meant: "shouldPerform") {
      "screens:\n  a: { push: { go: { to: b, \($0): \"true\" } } }\n  b:\n"
    }
    check("a push segue", "destination", meant: "to") { "screens:\n  a: { push: { go: { \($0): b } } }\n  b:\n" }
  }

  @Test func wordsThatStandElsewhereAndNotHere() {
    check("a graph file", "link", meant: "links") { "\($0): { bases: [] }\nscreens: { a: }\n" }
    check("a screen", "links", meant: "link") { "screens: { a: { \($0): /a } }\n" }
    check("a fact", "default", meant: "otherwise") {
      "facts: { f: { type: Bool, async: true, timeout: 2s, \($0): true } }\nscreens: { a: }\n"
    }
    check("a screen", "fragment", meant: "mount") { "screens: { a: { push: { go: b } }, b: { \($0): {} } }\n" }
  }

  @Test func aKeyOfSomethingElse() {
    NavCompilerTests.check(
      shop("screens:\n  a: { push: { go: { to: b, 1️⃣returns1️⃣: Int } } }\n  b:\n"),
      .init(
        .unknownKey, "1️⃣", "'returns' is not a key of a push segue",
        notes: [.init("1️⃣", "it is a key of an unwind segue")]))
  }

  @Test func aKeyThatIsNearNothing() {
    NavCompilerTests.check(
      shop("screens: { a: { bar: { 1️⃣wallpaper1️⃣: x } } }\n"),
      .init(
        .unknownKey, "1️⃣", "'wallpaper' is not a key of 'bar'", notes: [.init("1️⃣", "'bar' takes hidden, style")]))
  }

  @Test func casesUnderAKey() {
    NavCompilerTests.check(
      shop("types: { T: { 1️⃣cases1️⃣: [x] } }\nscreens: { a: { arguments: { t: T? } } }\n"),
      .init(
        .unknownKey, "1️⃣", "'cases' is not a key of a type",
        notes: [.init("1️⃣", "a type with cases is a list of them, as in 'SortOrder: [price, name]'")]))
  }

  @Test func aPushThatMayBeRecursiveIsNotJudged() {
    check("a push segue", "recursiv", meant: "recursive") {
      "screens:\n  a: { push: { go: b } }\n  b: { push: { again: { to: b, \($0): true } } }\n"
    }
  }

  @Test func aCommaInFlowStyle() {
    let graph = "facts: { f: { type: Bool, arguments: { x: Int, y: Int } } }\nscreens:\n  a:\n    push:\n"
    NavCompilerTests.check(
      shop(graph + "      go: { to: b, shouldPerform: 2️⃣f(12️⃣, 1️⃣2)1️⃣ }\n  b:\n"),
      .init(
        .unknownKey, "1️⃣",
        "inside '{ }' the comma ends the value, so '2)' is read as a key; put quotes around the entire value",
        notes: [.init("2️⃣", "the value begins here")]),
      fixed: shop(graph + "      go: { to: b, shouldPerform: 'f(1, 2)' }\n  b:\n"))
  }

  @Test func nothingElseIsReportedOfWhatAMisspeltKeyHeld() {
    NavCompilerTests.check(
      shop("facts: { isReady: Bool }\nscreens:\n  a:\n    1️⃣pusch1️⃣: { go: { to: b, shouldPerform: isReady } }\n  b:\n"),
      .init(.unknownKey, "1️⃣", "'pusch' is not a key of a screen", notes: [.init("1️⃣", "did you mean 'push'?")]),
      fixed: shop(
        "facts: { isReady: Bool }\nscreens:\n  a:\n    push: { go: { to: b, shouldPerform: isReady } }\n  b:\n"))
    NavCompilerTests.check(
      shop("1️⃣typs1️⃣: { T: [x] }\nscreens: { a: { arguments: { t: T = x } } }\n"),
      .init(.unknownKey, "1️⃣", "'typs' is not a key of a graph file", notes: [.init("1️⃣", "did you mean 'types'?")]),
      fixed: shop("types: { T: [x] }\nscreens: { a: { arguments: { t: T = x } } }\n"))
  }

  @Test func aKeyOfSomethingElseIsNotMisspelt() {
    NavCompilerTests.check(
      shop("screens:\n  a: { 1️⃣pass1️⃣: { x: 1 } }\n"),
      .init(
        .unknownKey, "1️⃣", "'pass' is not a key of a screen", notes: [.init("1️⃣", "it is a key of a push segue")]))
  }

  @Test func behindAnAliasItIsReportedOnce() {
    NavCompilerTests.check(
      shop("screens:\n  a:\n    push:\n      x: &s { to: b, 1️⃣wallpaper1️⃣: 1 }\n      y: *s\n      z: *s\n  b:\n"),
      .init(
        .unknownKey, "1️⃣", "'wallpaper' is not a key of a push segue",
        notes: [
          .init(
            "1️⃣",
            "a push segue takes to, doc, metadata, was, shouldPerform, pass, recursive, animated, transition, whenBusy,"
              + " hook"
          )
        ]))
  }
}
