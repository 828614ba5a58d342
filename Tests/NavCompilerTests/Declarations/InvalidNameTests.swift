import NavCompiler
import Testing

@Suite struct InvalidNameTests {
  private func invalid(_ mark: String, _ message: String) -> ExpectedDiagnostic {
    .init(.invalidName, mark, message)
  }

  @Test func everyNameThatBecomesAnIdentifierIsAccepted() {
    check(
      shop(
        """
        facts: { is-ready: Bool, größe: Int, switch: Bool, _count: Int, "a b.c": Bool }
        conditions: { can_go: is-ready }
        types: { T: [class, in-between, 漢字] }
        screens:
          a: { arguments: { default: T = class, the_id: Int = 0 }, push: { "open it": b, init: b } }
          b: { title: x }

        """
      ).replacing("is-ready: Bool, größe: Int, switch: Bool, _count: Int, \"a b.c\": Bool", with: "isReady: Bool")
        .replacing("can_go: is-ready", with: "can_go: isReady")
        .replacing("shouldPerform", with: "shouldPerform")
        .replacing("\"open it\": b", with: "\"open it\": { to: b, shouldPerform: can_go }"))
  }

  @Test func whatNoIdentifierCanBeMadeOf() {
    check(
      shop(
        """
        facts: { 1️⃣9lives1️⃣: Bool, f: Bool }
        conditions: { 2️⃣a+b2️⃣: f }
        screens:
          a:
            arguments: { 3️⃣"---"3️⃣: Int = 0 }
            push: { 4️⃣go!4️⃣: 5️⃣$b5️⃣ }
          6️⃣$b6️⃣:

        """
      ).replacing("5️⃣", with: ""),
      invalid("1️⃣", "'9lives' cannot be the name of a fact: a Swift identifier cannot start with a digit"),
      invalid("2️⃣", "'a+b' cannot be the name of a condition: a Swift identifier cannot contain '+'"),
      invalid("3️⃣", "'---' cannot be the name of an argument: it contains no letters or digits of a Swift identifier"),
      invalid("4️⃣", "'go!' cannot be the name of a segue: a Swift identifier cannot contain '!'"),
      invalid("6️⃣", "'$b' cannot be the name of a screen: a Swift identifier cannot contain '$'"))
  }

  @Test func charactersThatCannotBeSeen() {
    check(
      shop("screens:\n  a: { push: { 1️⃣\"g\\u202eo\"1️⃣: b } }\n  b:\n"),
      invalid("1️⃣", "'g\u{202E}o' cannot be the name of a segue: a Swift identifier cannot contain '\u{202E}'"))
  }

  @Test func namesThatAreTargets() {
    check(
      shop("screens:\n  a:\n  1️⃣previous1️⃣:\n  2️⃣root2️⃣:\n  3️⃣opener3️⃣:\n").replacing(
        "  a:\n", with: "  a: { push: { p: previous, r: root, o: opener } }\n"),
      invalid("1️⃣", "no screen can be called 'previous': as a target, it means the screen below"),
      invalid("2️⃣", "no screen can be called 'root': as a target, it means the screen at the bottom"),
      invalid("3️⃣", "no screen can be called 'opener': as a target, it means the screen that pushed a shared screen"))
  }

  @Test func anUnwindCalledBack() {
    check(
      shop("screens:\n  a: { push: { back: b } }\n  b: { unwind: { 1️⃣back1️⃣: a } }\n"),
      invalid("1️⃣", "no unwind can be called 'back', the name of the host's back button; use the key 'back'"))
  }

  @Test func typeNames() {
    check(
      "navc: 1\ngraph: 1️⃣my-shop1️⃣\nroot: a\ntypes: { 2️⃣sortOrder2️⃣: [x], 3️⃣Int3️⃣: [x], 4️⃣9T4️⃣: [x], 5️⃣A_B5️⃣: [x] }\nscreens: { a: { arguments: { o: Int = 0 } } }\n",
      .init(
        .invalidName, "1️⃣", "the name of a graph must be in UpperCamelCase: 'MyShop', not 'my-shop'",
        notes: [.init("1️⃣", "did you mean 'MyShop'?")]),
      .init(
        .invalidName, "2️⃣", "the name of a type must be in UpperCamelCase: 'SortOrder', not 'sortOrder'",
        notes: [.init("2️⃣", "did you mean 'SortOrder'?")]),
      invalid("3️⃣", "'Int' is built in; the type needs a different name"),
      invalid("4️⃣", "'9T' cannot be the name of a type: a Swift identifier cannot start with a digit"),
      .init(
        .invalidName, "5️⃣", "the name of a type must be in UpperCamelCase: 'AB', not 'A_B'",
        notes: [.init("5️⃣", "did you mean 'AB'?")]),
      fixed:
        "navc: 1\ngraph: MyShop\nroot: a\ntypes: { SortOrder: [x], Int: [x], 9T: [x], AB: [x] }\nscreens: { a: { arguments: { o: Int = 0 } } }\n"
    )
  }

  @Test func namesThatSwiftKeeps() {
    let kept = "Swift reserves this name"
    let module = "the generated code uses the module with this name"
    let reasons = [
      "Self": kept, "Any": kept, "MainActor": kept, "Type": kept, "Protocol": kept, "Swift": module,
      "Foundation": module,
      "NavRuntime": module, "S": "the generated code uses this name",
    ]
    for (name, reason) in reasons {
      check(
        "navc: 1\ngraph: 1️⃣\(name)1️⃣\nroot: a\nscreens: { a: }\n",
        invalid("1️⃣", "no graph can be called '\(name)': \(reason)"))
    }
    for name in ["Self", "Any", "MainActor"] {
      check(
        shop("types: { 1️⃣\(name)1️⃣: [x] }\nscreens: { a: { arguments: { o: \(name) = x } } }\n"),
        invalid("1️⃣", "no type can be called '\(name)': \(kept)"))
    }
  }

  @Test func modules() {
    check(
      shop("imports: [ShopModel, A.B, 1️⃣\"A; import B\"1️⃣, 2️⃣9A2️⃣]\nscreens: { a: }\n"),
      invalid("1️⃣", "'A; import B' cannot be the name of a Swift module"),
      invalid("2️⃣", "'9A' cannot be the name of a Swift module"))
  }

  /// A screen with the name of a target causes one error, without follow-on errors.
  @Test func aScreenWithTheNameOfATarget() {
    for (name, meaning) in [
      ("previous", "the screen below"), ("root", "the screen at the bottom"),
      ("opener", "the screen that pushed a shared screen"),
    ] {
      let error = ExpectedDiagnostic(
        .invalidName, "1️⃣", "no screen can be called '\(name)': as a target, it means \(meaning)")
      check(
        shop(
          """
          screens:
            a: { push: { go: b, other: c } }
            b: { shared: true, push: { go: d }, unwind: { leave: \(name) } }
            c: { push: { go: b } }
            d: { unwind: { leave: \(name) } }
            1️⃣\(name)1️⃣: {}

          """), error)
      check(
        shop(
          """
          screens:
            a: { push: { go: b, more: \(name) } }
            b: { shared: true, unwind: { leave: \(name), close: opener } }
            1️⃣\(name)1️⃣: {}

          """), error)
    }
  }
}
