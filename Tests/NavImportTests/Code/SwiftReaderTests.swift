import Testing

@testable import NavImport

/// Declarations and calls in Swift.
struct SwiftReaderTests {
  /// Returns the selectors of a method in a class.
  private func selectors(_ method: String) -> [String] {
    findings("class A {\n\(method)\n}").map { String($0.dropFirst("A ".count)) }
  }

  // MARK: - Unwind actions

  private static let actions: [(code: String, expected: [String])] = [
    ("func close(_ segue: UIStoryboardSegue) {}", ["close:"]),
    ("func close(segue: UIStoryboardSegue) {}", ["closeWithSegue:", "closeSegue:"]),
    ("func close(for segue: UIStoryboardSegue) {}", ["closeWithFor:", "closeFor:"]),
    ("func close ( _  segue : UIStoryboardSegue , ) { }", ["close:"]),
    ("func `close`(_ segue: UIStoryboardSegue) {}", ["close:"]),
    ("func close(_ segue: Segue<A, B> = make(1, 2)) {}", ["close:"]),
    ("func close(@Checked _ segue: UIStoryboardSegue) {}", ["close:"]),
    ("func close<S: Segue>(_ segue: S) {}", ["close:"]),
    ("func close(_ done: (Int, Int) -> Void) {}", ["close:"]),
    ("func close() {}", []), ("func close(_ sender: Any, event: UIEvent) {}", []), ("var close: Int", []),
    ("func - (_ segue: UIStoryboardSegue) {}", []),
  ]

  @Test(arguments: actions) func anActionHasOneParameter(_ method: String, _ expected: [String]) {
    #expect(selectors("@IBAction \(method)") == expected)
  }

  @Test func aMethodWithoutTheAttributeIsNoAction() {
    #expect(selectors("@objc func close(_ segue: UIStoryboardSegue) {}") == [])
    #expect(selectors("@IBAction var a: Int\nfunc close(_ segue: UIStoryboardSegue) {}") == [])
    #expect(selectors("@IBAction func a() {}; func close(_ segue: UIStoryboardSegue) {}") == [])
    #expect(selectors("@IBOutlet var a: Int!; func close(_ segue: UIStoryboardSegue) {}") == [])
  }

  @Test(arguments: [
    "@IBAction private", "@IBAction\n  override public final", "@available(iOS 13, *) @IBAction",
    "@IBAction @available(iOS 13, *) open dynamic", "@MainActor @IBAction fileprivate", "@IBAction class",
    "@IBAction // closes\n @discardableResult /* it */ internal", "nonisolated @IBAction static", "@ IBAction",
  ])
  func attributesAndModifiersPrecede(_ words: String) {
    #expect(selectors("\(words) func close(_ s: UIStoryboardSegue) {}") == ["close:"])
  }

  @Test func anAttributeStatesTheSelector() {
    #expect(selectors("@objc(goAway:) @IBAction func close(_ s: UIStoryboardSegue) {}") == ["goAway:"])
    #expect(selectors("@IBAction @objc(goAwayWithSegue:) func close(s: UIStoryboardSegue) {}") == ["goAwayWithSegue:"])
    #expect(selectors("@IBAction @objc func close(_ s: UIStoryboardSegue) {}") == ["close:"])
    #expect(selectors("@objc(other:) var a: Int; @IBAction func close(_ s: UIStoryboardSegue) {}") == ["close:"])
  }

  @Test func theClassIsTheInnermostClassOrExtension() {
    let action = "@IBAction func close(_ s: UIStoryboardSegue) {}"
    #expect(findings(action) == [])
    #expect(findings("struct S { \(action) }") == [])
    #expect(findings("class A { class B { \(action) } }") == ["B close:"])
    #expect(findings("class A { class B {}\n \(action) }") == ["A close:"])
    #expect(findings("class A { struct S { \(action) } }") == ["A close:"])
    #expect(findings("extension App.A: P { \(action) }") == ["A close:"])
    #expect(findings("extension A where B == C { \(action) }") == ["A close:"])
    #expect(findings("class A {}\n}}\n \(action)\n class B { \(action) }") == ["B close:"])
    #expect(findings("class A { func f() { if a { } } \(action) }") == ["A close:"])
  }

  @Test func aModifierAndANameAreNoClass() {
    let action = "@IBAction func close(_ s: UIStoryboardSegue) {}"
    #expect(findings("class A { class func make() {}\n class var a: Int { 1 }\n \(action) }") == ["A close:"])
    #expect(findings("class A { class override func make() {} \(action) }") == ["A close:"])
    #expect(findings("class A { var a = b.class\n var c = b.extension { \(action) } }") == ["A close:"])
    #expect(findings("protocol P: class { }\n class A { func f(class: Int) {} \(action) }") == ["A close:"])
    #expect(findings("class A { class func < (a: A, b: A) -> Bool {} \(action) }") == ["A close:"])
    #expect(findings("class `class` { \(action) }") == ["class close:"])
  }

  @Test func allBranchesCount() {
    let code = """
      class A {
        #if DEBUG
        @IBAction func close(_ s: UIStoryboardSegue) {}
        #elseif os(iOS)
        @IBAction func leave(_ s: UIStoryboardSegue) {}
        #else
        @IBAction func exit(_ s: UIStoryboardSegue) {}
        #endif
      }
      """
    #expect(findings(code) == ["A close:", "A leave:", "A exit:"])
  }

  // MARK: - Classes

  private static let superclasses: [(code: String, expected: [String])] = [
    ("class D: C {}", ["D: C"]), ("final public class D : C, P {}", ["D: C"]), ("class D {}", []),
    ("class D<T: X>: App.Base<T>, P where T: Y {}", ["D: Base"]), ("class D<T: (A) -> B>: C {}", ["D: C"]),
    ("class D: @unchecked C {}", ["D: C"]), ("struct D: C {}", []), ("extension D: C {}", []),
    ("class D\n  : C\n{\n}", ["D: C"]), ("enum E { class D: C {} }", ["D: C"]), ("class D:", []),
    ("class D: C", ["D: C"]),
  ]

  @Test(arguments: superclasses) func aClassHasItsSuperclass(_ code: String, _ expected: [String]) {
    #expect(findings(code) == expected)
  }

  // MARK: - Calls

  private static let calls: [(code: String, expected: [String])] = [
    (#"s.instantiateViewController(withIdentifier: "help")"#, ["1:3 instantiateViewController 'help'"]),
    (#"s?.instantiateViewController(identifier: "help") { A($0) }"#, ["1:4 instantiateViewController 'help'"]),
    (#"s.instantiateViewController(identifier: "a", creator: make)"#, ["1:3 instantiateViewController 'a'"]),
    (#"performSegue(withIdentifier: "open", sender: nil)"#, ["1:1 performSegue 'open'"]),
    ("self . performSegue (\n  withIdentifier :\n  \"open\" , sender: nil)", ["1:8 performSegue 'open'"]),
    (##"performSegue(withIdentifier: #"a"b"#, sender: 1)"##, [#"1:1 performSegue 'a"b'"#]),
    (#"performSegue(withIdentifier: "a\"\u{e9}\n", sender: 1)"#, ["1:1 performSegue 'a\"é\n'"]),
    (#"/* é𝒳 */ performSegue(withIdentifier: "", sender: 1)"#, ["1:10 performSegue ''"]),
    (
      #"f(performSegue(withIdentifier: "a", sender: g(performSegue(withIdentifier: "b"))))"#,
      ["1:3 performSegue 'a'", "1:47 performSegue 'b'"]
    ),
    (#"@State(s.instantiateViewController(identifier: "help")) var a"#, ["1:10 instantiateViewController 'help'"]),
    ("performSegue(withIdentifier: id, sender: nil)", []),
    ("performSegue(withIdentifier: ID.open.rawValue, sender: nil)", []),
    (#"performSegue(withIdentifier: "open\(1)", sender: nil)"#, []),
    (#"performSegue(withIdentifier: "open" + name, sender: nil)"#, []),
    (#"performSegue(withIdentifier: "open".lowercased(), sender: nil)"#, []),
    (#"performSegue(identifier: "open", sender: nil)"#, []),
    (#"func performSegue(withIdentifier: String = "open", sender: Any?) {}"#, []),
    ("#selector(performSegue(withIdentifier:sender:))", []),
    (#"show("performSegue(withIdentifier: \"open\", sender: nil)")"#, []),
  ]

  @Test(arguments: calls) func aCallHasALiteralIdentifier(_ code: String, _ expected: [String]) {
    #expect(findings(code) == expected)
  }

  @Test func aCallHasItsClass() {
    let call = #"performSegue(withIdentifier: "open", sender: self)"#
    #expect(findings("class A { func f() { \(call) } }") == ["1:22 performSegue 'open' in A"])
    #expect(findings("extension A.B {\n  func f() {\n    \(call)\n  } }") == ["3:5 performSegue 'open' in B"])
    #expect(findings("struct S { func f() { \(call) } }") == ["1:23 performSegue 'open'"])
  }

  @Test func noCodeIsInCommentsAndLiterals() {
    let code = #"class B: C { @IBAction func close(_ s: S) { performSegue(withIdentifier: "a", sender: 1) } }"#
    let escaped = code.replacing("\"", with: "\\\"")
    for text in [
      "// \(code)", "/* \(code) */", "/* /* */ \(code) */", "/*/**/ \(code)*/", "\"\(escaped)\"",
      "\"\"\"\n\(code)\n\"\"\"",
      "##\"\(code)\"##", "#\"\"\"\n\"\"\"\n\(code)\n\"\"\"#", "\"\\(f(\"\\(\"\(escaped)\")\"))\"",
      "\"\"\"\n\\(\"\"\"\n\(code)\n\"\"\")\n\"\"\"", "#\"\\(\(code)\"#", "\"\\(a /* \" */ + \"\(escaped)\")\"",
      "\"\"\"\n\\\"\"\" \(code)\n\"\"\"", "#\"\\#(f(\")\")) \(code)\"#",
    ] {
      #expect(findings(text) == [], "\(text)")
      let after = findings("class A: S { var a =\n\(text)\n  @IBAction func leave(_ s: S) {} }")
      #expect(after == ["A leave:", "A: S"], "\(text)")
    }
  }

  @Test func aTextWithoutAnEndIsAsLongAsItsLine() {
    for line in ["\"", "\"abc\\", "#\"a\"", "\"\\(\"", "let a = b`", "'", "#", "###", "#\"\"\"#", "<#a#>"] {
      #expect(findings("\(line)\nclass A: S {}") == (line == "\"\\(\"" ? [] : ["A: S"]), "\(line)")
    }
  }
}
