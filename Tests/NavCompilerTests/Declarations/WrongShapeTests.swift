import NavCompiler
import Testing

@Suite struct WrongShapeTests {
  /// Checks a wrong value, which is marked, and its message.
  private func wrong(_ graph: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    check(shop(graph), .init(.wrongShape, "1️⃣", message), sourceLocation: sourceLocation)
  }

  @Test func theFile() {
    check(
      "1️⃣- navc: 11️⃣\n",
      .init(.wrongShape, "1️⃣", "a graph file is a mapping that begins with 'navc: 1', not a list"))
    check("1️⃣hello1️⃣\n", .init(.wrongShape, "1️⃣", "a graph file is a mapping that begins with 'navc: 1', not 'hello'"))
  }

  @Test func textsAndNames() {
    wrong("doc: 1️⃣[x]1️⃣\nscreens: { a: }\n", "'doc' takes a text, not a list")
    wrong("screens: { a: { title: 1️⃣{ x: y }1️⃣ } }\n", "'title' takes a text, not a mapping")
    wrong("screens:\n  a:\n    title:1️⃣1️⃣\n", "'title' takes a text, not nothing")
    check(
      "navc: 1\ngraph: Shop\nroot: 1️⃣{ a: b }1️⃣\nscreens: { a: }\n",
      .init(.wrongShape, "1️⃣", "'root' takes the name of a screen, or a list of them, not a mapping"))
    wrong("screens: { 1️⃣[a]1️⃣: , a: }\n", "the name of a screen is a word, not a list")
  }

  @Test func flags() {
    for (written, meant) in [("yes", "true"), ("True", "true"), ("on", "true"), ("no", "false"), ("0", "false")] {
      check(
        shop("defaults: { animated: 1️⃣\(written)1️⃣ }\nscreens: { a: }\n"),
        .init(
          .wrongShape, "1️⃣", "'animated' takes true or false, not '\(written)'",
          notes: [.init("1️⃣", "did you mean '\(meant)'?")]),
        fixed: shop("defaults: { animated: \(meant) }\nscreens: { a: }\n"))
    }
    wrong("screens: { a: { shared: 1️⃣maybe1️⃣ } }\n", "'shared' takes true or false, not 'maybe'")
    wrong("screens: { a: { bar: { hidden: 1️⃣[true]1️⃣ } } }\n", "'hidden' takes true or false, not a list")
    check(
      shop("screens: { a: { back: 1️⃣no1️⃣ } }\n"),
      .init(
        .wrongShape, "1️⃣", "'back' takes true, false or { shouldPerform: … }, not 'no'",
        notes: [.init("1️⃣", "did you mean 'false'?")]),
      fixed: shop("screens: { a: { back: false } }\n"))
  }

  @Test func aWrongValueHidesNoErrorOfAnotherKey() {
    check(
      shop("screens: { a: { 1️⃣back1️⃣: { otherwise: 2️⃣[x]2️⃣ } } }\n"),
      .init(
        .missingKey, "1️⃣", "'otherwise' has no effect without 'shouldPerform'; add 'shouldPerform' with a predicate"),
      .init(.wrongShape, "2️⃣", "'otherwise' takes the name of a segue of the screen, not a list"))
    check(
      shop("screens: { a: { go: { s: { tab: 1️⃣[x]1️⃣, 2️⃣via2️⃣: a } } } }\n"),
      .init(.wrongShape, "1️⃣", "'tab' takes the name of a tab, not a list"),
      .init(.wrongShape, "2️⃣", "a segue with 'tab' does not support 'via'"))
    check(
      shop("screens: { a: { push: { go: b } }, b: { unwind: { s: { exit: 1️⃣[x]1️⃣, 2️⃣hook2️⃣: required } } } }\n"),
      .init(.wrongShape, "1️⃣", "'exit' takes the name of an exit, not a list"),
      .init(
        .wrongShape, "2️⃣",
        "'hook' cannot be used with 'exit': the hook of an exit belongs to the app that mounts the fragment"))
  }

  @Test func words() {
    check(
      shop("defaults: { whenBusy: 1️⃣drp1️⃣ }\nscreens: { a: }\n"),
      .init(
        .wrongShape, "1️⃣", "'whenBusy' takes auto, drop, queue or replace, not 'drp'",
        notes: [.init("1️⃣", "did you mean 'drop'?")]),
      fixed: shop("defaults: { whenBusy: drop }\nscreens: { a: }\n"))
    check(
      shop("access: 1️⃣Public1️⃣\nscreens: { a: }\n"),
      .init(
        .wrongShape, "1️⃣", "'access' takes public, package or internal, not 'Public'",
        notes: [.init("1️⃣", "did you mean 'public'?")]),
      fixed: shop("access: public\nscreens: { a: }\n"))
    wrong("screens: { a: { whenDuplicate: 1️⃣never1️⃣ } }\n", "'whenDuplicate' takes refuse or allow, not 'never'")
    wrong(
      "screens: { a: { back: 1️⃣sometimes1️⃣ } }\n", "'back' takes true, false or { shouldPerform: … }, not 'sometimes'")
  }

  @Test func mappings() {
    wrong(
      "screens: 1️⃣[a]1️⃣\n",
      "'screens' takes a mapping of names to screens, as in { catalog: { title: Catalog } }, not a list")
    wrong("screens: { a: 1️⃣b1️⃣ }\n", "a screen takes a mapping of its keys, not 'b'")
    wrong(
      "screens: { a: { push: 1️⃣b1️⃣ } }\n", "'push' takes a mapping of names to segues, as in { openCart: cart }, not 'b'")
    wrong(
      "screens: { a: { push: { go: 1️⃣[b]1️⃣ } } }\n", "a push segue takes the name of a screen or { to: … }, not a list")
    wrong(
      "screens: { a: { metadata: { x: 1️⃣[b]1️⃣ } } }\n",
      "'metadata' takes a mapping of texts, as in { team: checkout }, not a list")
    wrong("screens: { a: { bar: 1️⃣hidden1️⃣ } }\n", "'bar' takes a mapping such as { hidden: true }, not 'hidden'")
    wrong("defaults: 1️⃣auto1️⃣\nscreens: { a: }\n", "'defaults' takes a mapping such as { animated: true }, not 'auto'")
    wrong(
      "facts: 1️⃣[f]1️⃣\nscreens: { a: }\n",
      "'facts' takes a mapping of names to types, as in { isSignedIn: Bool }, not a list")
    wrong(
      "conditions: 1️⃣[c]1️⃣\nscreens: { a: }\n",
      "'conditions' takes a mapping of names to predicates, as in { canBuy: isSignedIn }, not a list")
  }

  @Test func listsOfWords() {
    check(
      shop("imports: 1️⃣ShopModel1️⃣\nscreens: { a: }\n"),
      .init(
        .wrongShape, "1️⃣", "'imports' takes a list of Swift modules, not 'ShopModel'",
        notes: [.init("1️⃣", "did you mean '[ShopModel]'?")]),
      fixed: shop("imports: [ShopModel]\nscreens: { a: }\n"))
    check(
      shop("screens: { a: { arguments: { n: Int = 0 }, key: 1️⃣n1️⃣ } }\n"),
      .init(
        .wrongShape, "1️⃣", "'key' takes a list of the screen's arguments, not 'n'",
        notes: [.init("1️⃣", "did you mean '[n]'?")]),
      fixed: shop("screens: { a: { arguments: { n: Int = 0 }, key: [n] } }\n"))
  }

  @Test func types() {
    check(
      shop("types: { T: 1️⃣M.T1️⃣ }\nscreens: { a: { arguments: { t: T? } } }\n"),
      .init(
        .wrongShape, "1️⃣", "a type is a list of cases, or { swift: Module.Type }, not 'M.T'",
        notes: [.init("1️⃣", "did you mean '{ swift: M.T }'?")]),
      fixed: shop("types: { T: { swift: M.T } }\nscreens: { a: { arguments: { t: T? } } }\n"))
    wrong("types: { T: 1️⃣[]1️⃣ }\nscreens: { a: { arguments: { t: T? } } }\n", "an enum needs at least one case")
    wrong(
      "types: { T: [1️⃣[x]1️⃣, z] }\nscreens: { a: { arguments: { t: T? } } }\n",
      "a case of an enum is a word, not a list")
    wrong(
      "types: { T: { swift: 1️⃣\"T; import X\"1️⃣ } }\nscreens: { a: { arguments: { t: T? } } }\n",
      "'swift' takes the name of a Swift type, not 'T; import X'")
    // A metatype is not a valid type of an argument.
    wrong(
      "types: { T: { swift: 1️⃣M.Type1️⃣ } }\nscreens: { a: { arguments: { t: T? } } }\n",
      "'swift' takes the name of a Swift type, not 'M.Type'")
    wrong(
      "types: { T: { swift: M.T, is: [1️⃣Equatable1️⃣] } }\nscreens: { a: { arguments: { t: T? } } }\n",
      "'is' takes a list of Hashable, Codable and Sendable, not 'Equatable'")
  }

  @Test func typesAsWritten() {
    func wrong(_ type: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
      check(
        shop("screens: { a: { arguments: { n: \(type) } } }\n"), .init(.wrongShape, "1️⃣", message),
        sourceLocation: sourceLocation)
    }
    let types = "an argument takes a type such as String, String? or [String], not"
    wrong("\"1️⃣String??1️⃣\"", "\(types) 'String??'; one '?' is enough")
    wrong("\"1️⃣[String1️⃣\"", "\(types) '[String'")
    wrong("\"1️⃣[String: Int]1️⃣\"", "\(types) '[String: Int]'; there are no dictionaries, so declare a type with 'swift:'")
    wrong("{ type: 1️⃣Int = 11️⃣ }", "\(types) 'Int = 1'; a default is not allowed here")
    wrong("1️⃣[Int, Int]1️⃣", "a list type consists of the type of its items in brackets, as in [String]")
    wrong("1️⃣[]1️⃣", "a list type consists of the type of its items in brackets, as in [String]")
    wrong("1️⃣Int =1️⃣", "a default is expected after '='")
    wrong("{ type: 1️⃣{ x: y }1️⃣ }", "an argument takes a type such as String, not a mapping")
    wrong("{ type: Int, default: 1️⃣{ x: y }1️⃣ }", "'default' takes a literal of the type, not a mapping")
  }

  @Test func segues() {
    let start = "screens:\n  a: { push: { go: b } }\n  b:\n"
    wrong(
      start + "    push: { more: { to: b, recursive: 1️⃣deep1️⃣ } }\n",
      "'recursive' takes true, false or { maxDepth: 16 }, not 'deep'")
    for depth in ["0", "-1", "1.5", "many", "1000000000", "+3"] {
      wrong(
        start + "    push: { more: { to: b, recursive: { maxDepth: 1️⃣\(depth)1️⃣ } } }\n",
        "'maxDepth' takes a number from 1 to 999999999, not '\(depth)'")
    }
    wrong(
      start + "    unwind: { up: { to: a, returns: 1️⃣{}1️⃣ } }\n",
      "'returns' takes a type, or a mapping of names to types, not an empty mapping")
    wrong(
      start + "    push: { more: { to: b, recursive: true, pass: 1️⃣[x]1️⃣ } }\n",
      "'pass' takes a mapping of the destination's arguments to values, as in { id: 7 }, not a list")
  }

  @Test func aDepthWithoutItsKey() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { push: { again: { to: b, recursive: 1️⃣31️⃣ } } }\n"),
      .init(
        .wrongShape, "1️⃣", "'recursive' takes true, false or { maxDepth: 16 }, not '3'",
        notes: [.init("1️⃣", "did you mean '{ maxDepth: 3 }'?")]),
      fixed: shop(
        "screens:\n  a: { push: { go: b } }\n  b: { push: { again: { to: b, recursive: { maxDepth: 3 } } } }\n"))
  }

  @Test func casesWithoutBrackets() {
    check(
      shop("types: { T: \"x, y\" }\nscreens: { a: { arguments: { t: T? } } }\n").replacing(
        "\"x, y\"", with: "1️⃣\"x, y\"1️⃣"),
      .init(
        .wrongShape, "1️⃣", "a type is a list of cases, or { swift: Module.Type }, not 'x, y'",
        notes: [.init("1️⃣", "did you mean '[x, y]'?")]),
      fixed: shop("types: { T: [x, y] }\nscreens: { a: { arguments: { t: T? } } }\n"))
  }

  @Test func predicates() {
    let example = "takes a predicate such as 'isSignedIn and cartCount > 0', not"
    wrong("conditions: { c: 1️⃣[x]1️⃣ }\nscreens: { a: }\n", "a condition \(example) a list")
    wrong("conditions:\n  c:1️⃣1️⃣\nscreens: { a: }\n", "a condition \(example) nothing")
    wrong("screens: { a: { back: { shouldPerform: 1️⃣{ x: y }1️⃣ } } }\n", "'shouldPerform' \(example) a mapping")
    wrong("screens: { a: { back: 1️⃣{}1️⃣ } }\n", "'back' takes true, false or { shouldPerform: … }, not an empty mapping")
  }

  @Test func aLongTextIsCut() {
    let text = String(repeating: "x", count: 200)
    wrong("screens: { a: { shared: 1️⃣\(text)1️⃣ } }\n", "'shared' takes true or false, not '\(text.prefix(60))…'")
  }

  @Test func anEmptyBodyIsAnEmptyOne() {
    check(
      "navc: 1\ngraph: Shop\nroot: a\ntypes:\nfacts:\nconditions:\ndefaults:\nscreens:\n  a:\n    push:\n    unwind:\n    arguments:\n    metadata:\n    bar:\n"
    )
  }

  @Test func oneBadKeyHidesNothing() {
    check(
      shop(
        "doc: 1️⃣[]1️⃣\nscreens:\n  a:\n    title: 2️⃣[]2️⃣\n    shared: 3️⃣never3️⃣\n    push: { go: { to: b, animated: 4️⃣never4️⃣ } }\n  b:\n"
      ),
      .init(.wrongShape, "1️⃣", "'doc' takes a text, not an empty list"),
      .init(.wrongShape, "2️⃣", "'title' takes a text, not an empty list"),
      .init(.wrongShape, "3️⃣", "'shared' takes true or false, not 'never'"),
      .init(.wrongShape, "4️⃣", "'animated' takes true or false, not 'never'"))
  }

  @Test func anEmptySectionIsThere() {
    check(
      shop("imports:\ntypes:\nfacts:\nconditions:\ndefaults:\nscreens:\n  a:\n    key:\n    push:\n    metadata:\n"))
  }

  @Test func aValueWithItsArticle() {
    check(
      shop("screens: { a: { push: { b: b } }, b: { unwind: { c: { to: a, returns: { x: 1️⃣{}1️⃣ } } } } }\n"),
      .init(.wrongShape, "1️⃣", "a value takes a type such as String, not an empty mapping"))
  }

  @Test func aCommentThatCutsADefaultIsShown() {
    check(
      shop("screens:\n  a:\n    arguments:\n      x: 1️⃣String =1️⃣ 2️⃣#2️⃣fff\n"),
      .init(
        .wrongShape, "1️⃣", "a default is expected after '='",
        notes: [.init("2️⃣", "' #' begins a comment here; put quotes around the whole value")]))
  }

  @Test func wordsInQuotesAreTexts() {
    check(
      shop("screens:\n  a: { push: { go: { to: b, animated: 1️⃣\"true\"1️⃣, whenBusy: 2️⃣'queue'2️⃣ } } }\n  b:\n"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'animated' takes true or false without quotes; in quotes it is a text",
        notes: [.init("1️⃣", "did you mean 'true'?")]),
      ExpectedDiagnostic(
        .wrongShape, "2️⃣", "'whenBusy' takes auto, drop, queue or replace without quotes; in quotes it is a text",
        notes: [.init("2️⃣", "did you mean 'queue'?")]),
      fixed: shop("screens:\n  a: { push: { go: { to: b, animated: true, whenBusy: queue } } }\n  b:\n"))
  }
}
