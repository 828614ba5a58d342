import NavCompiler
import Testing

/// The keys of mounts and of fragments.
@Suite struct MountShapeTests {
  private let inner: KeyValuePairs = ["b.nav.yaml": fragment("screens: { x: { arguments: { id: Int? } } }\n")]

  @Test(arguments: [
    ("title: B", "title"), ("class: B", "class"), ("arguments: { id: Int }", "arguments"), ("key: []", "key"),
    ("whenDuplicate: allow", "whenDuplicate"), ("back: false", "back"), ("bar: { hidden: true }", "bar"),
    ("metadata: { a: b }", "metadata"), ("key: [id]", "key"), ("push: { go: b }", "push"),
    ("unwind: { go: previous }", "unwind"),
  ])
  func aKeyThatBelongsInTheFragment(_ entry: String, _ key: String) {
    let marked = entry.replacing("\(key):", with: "1️⃣\(key)1️⃣:", maxReplacements: 1)
    let graph = mounting(rest: "    \(marked)\n").replacing("go: b }", with: key == "push" ? "go: a }" : "go: b }")
    let message =
      "'\(key)' belongs in the fragment; a mounted screen takes mount, exits, doc, shared, requires, link and was"
    guard key == "push" else { return check(graph, mounting: inner, .init(.wrongShape, "1️⃣", message)) }
    check(
      mounting(rest: "    1️⃣push1️⃣: { on: c }\n  c:\n"), mounting: inner, .init(.wrongShape, "1️⃣", message))
  }

  @Test func whatAMountTakes() {
    check(mounting(rest: "    doc: A part\n"), mounting: inner)
    check(
      shop(
        "screens:\n  a: { push: { go: b, on: c } }\n  c: { push: { go: b } }\n"
          + "  b: { mount: { file: b.nav.yaml }, shared: true }\n"), mounting: inner)
  }

  @Test func thePath() {
    let message = "'mount' takes the path of a fragment, or { file: …, module: … }, not"
    check(mounting("1️⃣[]1️⃣"), mounting: inner, .init(.wrongShape, "1️⃣", "\(message) an empty list"))
    check(
      mounting("1️⃣\"\"1️⃣"), mounting: inner, .init(.mountNotFound, "1️⃣", "'' cannot be mounted: there is no such file"))
    for value in ["{}", "{ module: M }"] {
      check(
        mounting(value).replacing("mount:", with: "1️⃣mount1️⃣:"), mounting: inner,
        .init(.missingKey, "1️⃣", "the mount does not name a file; add 'file: checkout.nav.yaml'"))
    }
    check(
      mounting("{ file: b.nav.yaml, 1️⃣target1️⃣: M }"), mounting: inner,
      .init(
        .unknownKey, "1️⃣", "'target' is not a key of 'mount'", notes: [.init("1️⃣", "'mount' takes file, module")]))
    check(
      mounting("{ file: b.nav.yaml, module: 1️⃣my-module1️⃣ }"), mounting: inner,
      .init(.invalidName, "1️⃣", "'my-module' cannot be the name of a Swift module"))
    check(
      mounting("{ file: 1️⃣[b]1️⃣ }"), mounting: inner,
      .init(.wrongShape, "1️⃣", "'file' takes the path of a fragment, not a list"))
  }

  @Test func exitsWithoutAMount() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { 1️⃣exits1️⃣: { done: a } }\n"),
      .init(.wrongShape, "1️⃣", "this screen has 'exits' but no 'mount'"))
  }

  @Test func aMisspeltMount() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { 1️⃣mont1️⃣: b.nav.yaml, exits: { done: a } }\n"),
      .init(.unknownKey, "1️⃣", "'mont' is not a key of a screen", notes: [.init("1️⃣", "did you mean 'mount'?")]),
      fixed: shop("screens:\n  a: { push: { go: b } }\n  b: { mount: b.nav.yaml, exits: { done: a } }\n"))
  }

  @Test func bindings() {
    let inner: KeyValuePairs = ["b.nav.yaml": fragment("exits: { done: Void }\nscreens: { x: }\n")]
    for target in ["a", "previous", "root", "{ to: a }"] {
      check(mounting(rest: "    exits: { done: \(target) }\n"), mounting: inner)
    }
    check(
      mounting(rest: "    exits: 1️⃣a1️⃣\n"), mounting: inner,
      .init(
        .wrongShape, "1️⃣",
        "'exits' takes a mapping of the fragment's exits to where they lead, as in { done: previous }, not 'a'"))
    check(
      mounting(rest: "    exits: { done: 1️⃣[a]1️⃣ }\n"), mounting: inner,
      .init(
        .wrongShape, "1️⃣", "an exit takes the name of a screen, previous, root, opener or { exit: … }, not a list"))
    check(
      mounting(rest: "    exits: { done: { to: a, 1️⃣animated1️⃣: false } }\n"), mounting: inner,
      .init(
        .unknownKey, "1️⃣", "'animated' is not a key of an exit", notes: [.init("1️⃣", "it is a key of a push segue")]))
    check(
      mounting(rest: "    exits: { done: 1️⃣b1️⃣ }\n"), mounting: inner,
      .init(
        .unwindNotAncestor, "1️⃣", "'b' cannot unwind to itself",
        notes: [.init("1️⃣", "use 'previous' to go back one screen")]),
      fixed: mounting(rest: "    exits: { done: previous }\n"))
  }

  // MARK: - The fragment

  @Test func keysOfTheOtherKindOfFile() {
    check(
      fragment("1️⃣links1️⃣: { bases: [] }\nscreens: { x: }\n"),
      .init(.unknownKey, "1️⃣", "'links' is not a key of a fragment", notes: [.init("1️⃣", "it is a key of a graph file")]))
    check(
      shop("1️⃣exits1️⃣: { done: Void }\nscreens: { a: }\n"),
      .init(.unknownKey, "1️⃣", "'exits' is not a key of a graph file", notes: [.init("1️⃣", "it is a key of a fragment")]))
  }

  @Test func whatAFragmentLacks() {
    check(
      "navc: 1\nfragment: Inner\n",
      .init(
        .missingKey, "start",
        "the file does not name the root screen; a fragment has a line 'root: catalog'"),
      .init(.missingKey, "start", "the fragment has no screens; a fragment lists them under 'screens:'"))
  }

  @Test func itsName() {
    check(
      "navc: 1\nfragment: 1️⃣inner1️⃣\nroot: x\nscreens: { x: }\n",
      .init(
        .invalidName, "1️⃣", "the name of a fragment must be in UpperCamelCase: 'Inner', not 'inner'",
        notes: [.init("1️⃣", "did you mean 'Inner'?")]),
      fixed: fragment("screens: { x: }\n"))
    check(
      "navc: 1\nfragment: 1️⃣NavRuntime1️⃣\nroot: x\nscreens: { x: }\n",
      .init(
        .invalidName, "1️⃣",
        "no fragment can be called 'NavRuntime': the generated code uses the module with this name"))
  }

  @Test func itsExits() {
    check(
      fragment("exits: { done: 1️⃣Nothing1️⃣, 2️⃣back2️⃣: Void, 3️⃣a-b3️⃣: Void, 4️⃣aB4️⃣: Int, e: 5️⃣{}5️⃣ }\nscreens: { x: }\n"),
      .init(.unknownType, "1️⃣", "no type called 'Nothing' is built in or declared under 'types'"),
      .init(.invalidName, "2️⃣", "no exit can be called 'back', the name of the host's back button"),
      .init(.nameCollision, "4️⃣", "'aB' and 'a-b' both become 'aB' in Swift", notes: [.init("3️⃣", "'a-b' is here")]),
      .init(.wrongShape, "5️⃣", "an exit takes a type such as String, not an empty mapping"))
    check(
      fragment("exits:\n  done:1️⃣1️⃣\nscreens: { x: }\n"),
      .init(.wrongShape, "1️⃣", "an exit needs the type of its value, or Void"))
  }

  @Test func anUnwindWithBoth() {
    check(
      fragment(
        "exits: { done: Void }\nscreens:\n  x: { push: { go: y } }\n  y: { unwind: { on: { to: x, 1️⃣exit1️⃣: done } } }\n"
      ),
      .init(.wrongShape, "1️⃣", "an unwind has either 'to' or 'exit', not both"))
    check(
      fragment("exits: { done: Void }\nscreens:\n  x: { push: { 2️⃣go2️⃣: { 1️⃣exit1️⃣: done } } }\n"),
      .init(.missingKey, "2️⃣", "the segue 'go' has no target; add 'to: <screen>'"),
      .init(
        .unknownKey, "1️⃣", "'exit' is not a key of a push segue", notes: [.init("1️⃣", "it is a key of an unwind segue")]))
  }
}
