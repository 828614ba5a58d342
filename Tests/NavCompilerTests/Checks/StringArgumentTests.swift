import NavCompiler
import Testing

/// Placeholders in titles, messages, and labels.
@Suite struct StringArgumentTests {
  private static func shop(_ screen: String, strings: String = "{ table: Navigation, language: en }") -> String {
    """
    navc: 1
    graph: Shop
    root: home
    strings: \(strings)
    screens:
      home: { push: { openOrder: 2️⃣order2️⃣ } }
      3️⃣order3️⃣:
        arguments: { id: Int, name: String, price: Double, 4️⃣day4️⃣: Date, 5️⃣note5️⃣: String? }
        \(screen)
    """
  }

  @Test(arguments: [
    "title: \"{id}, {name}, {price}\"", "title: \"{{id}} {{\"", "title: Order", "title: \"{id}{id}\"",
    "title: 100 %",
  ])
  func validTexts(_ title: String) { check(Self.shop(title)) }

  @Test(arguments: ["{}", "{ table: Other }", "{ language: pt-BR }", "{ language: zh-Hans-CN }", ""])
  func validStrings(_ strings: String) { check(Self.shop("title: \"{id}\"", strings: strings)) }

  @Test func anUnknownArgument() {
    check(
      Self.shop("title: \"Order {1️⃣nmae1️⃣}\""),
      ExpectedDiagnostic(
        .stringArgument, "1️⃣", "'order' has no argument called 'nmae'", notes: [.init("1️⃣", "did you mean 'name'?")]),
      fixed: MarkedSource(Self.shop("title: \"Order {name}\"")).text)
  }

  @Test(arguments: [("day", "Date", "4️⃣"), ("note", "String?", "5️⃣")])
  func aTypeThatATextCannotContain(_ argument: String, _ type: String, _ mark: String) {
    check(
      Self.shop("title: \"{1️⃣\(argument)1️⃣}\""),
      ExpectedDiagnostic(
        .stringArgument, "1️⃣",
        "'\(argument)' has the type '\(type)', and a text can contain only String, Int, and Double",
        notes: [.init(mark, "the argument is declared here")]))
  }

  @Test(arguments: [("Order {id} 1️⃣}1️⃣", "}"), ("Order 1️⃣{1️⃣", "{"), ("1️⃣{1️⃣}", "{"), ("1️⃣{1️⃣a{id}", "{")])
  func aLooseBrace(_ title: String, _ brace: String) {
    check(
      Self.shop("title: \"\(title)\""),
      ExpectedDiagnostic(
        .stringArgument, "1️⃣", "'\(brace)' is not part of a placeholder such as '{id}'",
        notes: [.init("1️⃣", "write '\(brace)\(brace)' for a brace")]),
      fixed: MarkedSource(Self.shop("title: \"\(title.replacing("1️⃣\(brace)1️⃣", with: brace + brace))\"")).text)
  }

  /// Without `strings`, braces are characters, as in graphs of earlier versions.
  @Test func bracesWithoutStrings() {
    check(Self.shop("title: \"{nobody} {\"").replacing("strings: { table: Navigation, language: en }\n", with: ""))
  }

  /// An argument that could not be read has a message already.
  @Test func anArgumentThatIsReportedAlready() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      strings: {}
      screens:
        home: { push: { openOrder: order } }
        order: { arguments: { id: 1️⃣I nt1️⃣ }, title: "{id}" }
      """,
      ExpectedDiagnostic(.wrongShape, "1️⃣", "an argument takes a type such as String, String? or [String], not 'I nt'"))
  }

  /// The label of a tab uses the arguments of its container. The texts of an alert use those of the alert.
  @Test func textsOfTabsAndAlerts() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      strings: { table: Navigation }
      screens:
        home: { present: { openDesk: desk, askLeave: leave } }
        4️⃣desk4️⃣:
          arguments: { owner: String }
          tabs: { mail: { to: mail, label: "{owner}" }, calls: { to: calls, title: "{1️⃣count1️⃣}" } }
        mail:
        calls: { arguments: { count: Int = 3 } }
        5️⃣leave5️⃣:
          title: "{place}"
          arguments: { place: String }
          alert: { message: "{2️⃣where2️⃣}", cancel: stay }
          unwind: { leave: { to: previous, label: "{place}" }, stay: { to: previous, label: "{3️⃣count3️⃣}" } }
      """,
      ExpectedDiagnostic(
        .stringArgument, "1️⃣", "'desk' has no argument called 'count'",
        notes: [.init("4️⃣", "'desk' takes 'owner'"), .init("1️⃣", "write '{{' and '}}' for braces")]),
      ExpectedDiagnostic(
        .stringArgument, "2️⃣", "'leave' has no argument called 'where'",
        notes: [.init("5️⃣", "'leave' takes 'place'"), .init("2️⃣", "write '{{' and '}}' for braces")]),
      ExpectedDiagnostic(
        .stringArgument, "3️⃣", "'leave' has no argument called 'count'",
        notes: [.init("5️⃣", "'leave' takes 'place'"), .init("3️⃣", "write '{{' and '}}' for braces")]))
  }

  // MARK: - The form of the keys

  @Test(arguments: ["e", "english1", "de-", "de-ABCDEFGHI", "9de"])
  func aWrongLanguage(_ language: String) {
    check(
      Self.shop("title: x", strings: "{ language: 1️⃣\(language)1️⃣ }"),
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'language' takes a language tag such as en, not '\(language)'"))
  }

  @Test func aLanguageWithAnUnderscore() {
    check(
      Self.shop("title: x", strings: "{ language: 1️⃣de_CH1️⃣ }"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'language' takes a language tag such as en, not 'de_CH'",
        notes: [.init("1️⃣", "did you mean 'de-CH'?")]),
      fixed: MarkedSource(Self.shop("title: x", strings: "{ language: de-CH }")).text)
  }

  @Test func aLabelWithoutAnAlert() {
    check(
      Self.shop("unwind: { close: { to: home, 1️⃣label1️⃣: Close } }"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'label' belongs to a button of an alert, and 'order' is not an alert"))
  }

  @Test func twoLabelsOfATab() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { a: { to: one, title: A, 1️⃣label1️⃣: B }, b: two } }
        one:
        two:
      """, ExpectedDiagnostic(.wrongShape, "1️⃣", "a tab has either 'label' or 'title', not both"))
  }
}
