import NavCompiler
import Testing

@Suite struct FactMismatchTests {
  private func graph(_ facts: String) -> String {
    mounting("1️⃣b.nav.yaml1️⃣", top: facts)
  }

  private func inner(_ facts: String, _ predicate: String) -> String {
    fragment("\(facts)screens:\n  x: { push: { go: { to: y, shouldPerform: \(predicate) } } }\n  y:\n")
  }

  private func mismatch(_ name: String, _ here: String, _ there: String) -> ExpectedDiagnostic {
    .init(
      .factMismatch, "1️⃣",
      "the fact '\(name)' is \(here) here and \(there) in 'Inner'; both declarations must agree",
      notes: [.init("2️⃣", "it is declared as \(here) here"), .init("3️⃣", "it is declared as \(there) here")])
  }

  @Test func type() {
    check(
      graph("facts: { 2️⃣f2️⃣: Bool }\n"), mounting: ["b.nav.yaml": inner("facts: { 3️⃣f3️⃣: Int }\n", "f > 0")],
      mismatch("f", "a Bool", "an Int"))
    check(
      graph("facts: { 2️⃣f2️⃣: Bool }\n"),
      mounting: ["b.nav.yaml": inner("facts: { 3️⃣f3️⃣: Bool? }\n", "f != nil")],
      mismatch("f", "a Bool", "an optional Bool"))
  }

  @Test func arguments() {
    check(
      graph("facts: { 2️⃣f2️⃣: { type: Bool, arguments: { id: Int } } }\n"),
      mounting: ["b.nav.yaml": inner("facts: { 3️⃣f3️⃣: Bool }\n", "f")], mismatch("f", "a Bool of (id: Int)", "a Bool"))
    check(
      graph("facts: { 2️⃣f2️⃣: { type: Bool, arguments: { id: Int } } }\n"),
      mounting: ["b.nav.yaml": inner("facts: { 3️⃣f3️⃣: { type: Bool, arguments: { no: Int } } }\n", "f(1)")],
      mismatch("f", "a Bool of (id: Int)", "a Bool of (no: Int)"))
  }

  @Test func typesOfOneNameThatDiffer() {
    check(
      graph("types: { T: { swift: M.T } }\nfacts: { 2️⃣f2️⃣: T? }\n"),
      mounting: ["b.nav.yaml": inner("types: { T: { swift: M.U } }\nfacts: { 3️⃣f3️⃣: T? }\n", "f != nil")],
      mismatch("f", "an optional T", "an optional Inner.T"))
  }

  @Test func factsThatAgree() {
    check(
      mounting(top: "types: { T: { swift: M.T } }\nfacts: { f: { type: Bool, arguments: { id: T } } }\n"),
      mounting: [
        "b.nav.yaml": fragment(
          "types: { U: { swift: M.T } }\nfacts: { f: { type: Bool, arguments: { id: U } } }\n"
            + "screens:\n  x: { arguments: { u: U }, push: { go: { to: y, shouldPerform: f(u) } } }\n  y:\n")
      ])
  }

  @Test func twoFragments() {
    check(
      shop(
        "screens:\n  a: { push: { go: b, on: c } }\n  b: { mount: b.nav.yaml }\n  c: { mount: 1️⃣c.nav.yaml1️⃣ }\n"),
      mounting: [
        "b.nav.yaml": inner("facts: { 2️⃣f2️⃣: Bool }\n", "f"),
        "c.nav.yaml": inner("facts: { 3️⃣f3️⃣: Int }\n", "f > 0").replacing("Inner", with: "Other"),
      ],
      .init(
        .factMismatch, "1️⃣",
        "the fact 'f' is a Bool in 'Inner' and an Int in 'Other'; both declarations must agree",
        notes: [.init("2️⃣", "it is declared as a Bool here"), .init("3️⃣", "it is declared as an Int here")]))
  }

  /// A fact of a fragment in a fragment is a fact of both that mount it.
  @Test func fromFurtherIn() {
    check(
      graph("facts: { 2️⃣f2️⃣: Bool }\n"),
      mounting: [
        "b.nav.yaml": fragment("screens:\n  x: { push: { go: y } }\n  y: { mount: c.nav.yaml }\n"),
        "c.nav.yaml": inner("facts: { 3️⃣f3️⃣: Int }\n", "f > 0").replacing("Inner", with: "Innermost"),
      ],
      mismatch("f", "a Bool", "an Int"))
  }

  @Test func aConditionOfTheName() {
    check(
      graph("facts: { g: Bool }\nconditions: { 2️⃣f2️⃣: g }\n").replacing("go: b", with: "go: { to: b, shouldPerform: f }"),
      mounting: ["b.nav.yaml": inner("facts: { 3️⃣f3️⃣: Bool }\n", "f")],
      .init(
        .nameCollision, "1️⃣",
        "the fact 'f' of 'Inner' and a name in this file become the same Swift identifier",
        notes: [.init("2️⃣", "'f' is here"), .init("3️⃣", "the fact is declared here")]))
  }

  /// A name without a module is a type of the module of the generated code, whichever file writes it.
  @Test func theModuleOfATypeCounts() {
    func graph(_ type: String, module: String = "", mark: String = "", at path: String = "b.nav.yaml") -> String {
      let mount = module.isEmpty ? path : "{ file: \(path), module: \(module) }"
      return mounting(
        mount, top: "imports: [Model]\ntypes: { T: { swift: \(type) } }\nfacts: { \(mark)f\(mark): T? }\n")
    }
    func part(_ type: String, mark: String = "") -> String {
      inner("types: { T: { swift: \(type) } }\nfacts: { \(mark)f\(mark): T? }\n", "f != nil")
    }
    let mismatch = mismatch("f", "an optional T", "an optional Inner.T")
    check(
      graph("Order", module: "CoFlow", mark: "2️⃣", at: "1️⃣b.nav.yaml1️⃣"),
      mounting: ["b.nav.yaml": part("Order", mark: "3️⃣")], mismatch)
    check(
      graph("\"[Order]\"", module: "CoFlow", mark: "2️⃣", at: "1️⃣b.nav.yaml1️⃣"),
      mounting: ["b.nav.yaml": part("\"[Order]\"", mark: "3️⃣")], mismatch)
    // The graph is called Shop, and the fragment Inner.
    for (own, other, module) in [
      ("Shop.Order", "Order", ""), ("Order", "Shop.Order", ""), ("Shop.Order", "Shop.Order", ""),
      ("Order", "Inner.Order", ""), ("CoFlow.Order", "Order", "CoFlow"), ("Inner.Order", "Order", "Inner"),
      ("Inner.Order", "Inner.Order", "Inner"), ("Model.Order", "Model.Order", "CoFlow"),
      ("\"[String: Double]\"", "\"[String: Double]\"", "CoFlow"), ("\"[Shop.Order]\"", "\"[Order]\"", ""),
    ] {
      check(graph(own, module: module), mounting: ["b.nav.yaml": part(other)])
    }
  }

  /// The fragment in the fragment is in the module of the outer one.
  @Test func theModuleOfATypeFurtherIn() {
    func check(_ own: String, _ outer: String, _ inner: String) {
      NavCompilerTests.check(
        mounting(
          "{ file: b.nav.yaml, module: CoFlow }", top: "types: { T: { swift: \(own) } }\nfacts: { f: T? }\n"),
        mounting: [
          "b.nav.yaml": fragment("screens:\n  x: { push: { go: y } }\n  y: { mount: \(outer) }\n"),
          "c.nav.yaml": self.inner("types: { T: { swift: \(inner) } }\nfacts: { f: T? }\n", "f != nil")
            .replacing("Inner", with: "Innermost"),
        ])
    }
    check("CoFlow.Order", "c.nav.yaml", "Order")
    check("Other.Order", "{ file: c.nav.yaml, module: Other }", "Order")
  }

  /// Both files may mean a type of a module that both import.
  @Test func aModuleThatBothFilesImport() {
    let types = "imports: [Model]\ntypes: { T: { swift: Order } }\nfacts: { f: T? }\n"
    check(
      mounting("{ file: b.nav.yaml, module: CoFlow }", top: types), mounting: ["b.nav.yaml": inner(types, "f != nil")])
  }

  /// In the file of 'Shop', 'Shop.A' is the screen 'a' and not a type of the module.
  @Test func aTypeThatTheNamespaceHides() {
    check(
      mounting("1️⃣b.nav.yaml1️⃣", top: "types: { T: { swift: Shop.A } }\nfacts: { 2️⃣f2️⃣: T? }\n"),
      mounting: ["b.nav.yaml": inner("types: { T: { swift: A } }\nfacts: { 3️⃣f3️⃣: T? }\n", "f != nil")],
      mismatch("f", "an optional T", "an optional Inner.T"))
  }
}
