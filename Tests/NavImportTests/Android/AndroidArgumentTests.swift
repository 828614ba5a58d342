import Testing

@testable import NavImport

/// Arguments and the values that actions pass, with a test for each row of the table.
struct AndroidArgumentTests {
  /// Checks an argument of a screen that is not the start.
  private func declared(
    _ type: String?, default value: String? = nil, nullable: String? = nil, _ expected: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let attributes = nullable.map { "app:nullable='\($0)'" } ?? ""
    let draft = try readDraft([
      NavigationXML(fragment("a"), fragment("b", argument("x", type, default: value, attributes)))
    ])
    let text = draft.screens[1].arguments.map(AndroidDraftText(draft).argument).joined()
    let code = draft.elements.last.map { " [\($0.code.rawValue)]" } ?? ""
    #expect(text + code == "x: " + expected, sourceLocation: location)
  }

  @Test func argumentsOfDestinationsAndGraphs() throws {
    try check(
      NavigationXML(
        fragment("a", argument("user_id", default: "1"), argument("user_id", "string")),
        nested(
          "n", start: "b", argument("x", default: "x"), fragment("b", argument("x", "integer"), argument("y", "float")))
      ),
      expected: """
        navigation root main [graph]: a
        argument user_id [argument]: a (userId: Int = 1)
        argument user_id [argument-twice]: -
        navigation nested n [nested]: b
        argument navigation x [argument]: b (x: String = "x")
        argument x [argument-twice]: -
        argument y [argument]: b (y: Double)
        """)
  }

  @Test func typesOfAndroid() throws {
    try declared("string", "String [argument]")
    try declared("integer", "Int [argument]")
    try declared("long", "Int [argument]")
    try declared("float", "Double [argument]")
    try declared("boolean", "Bool [argument]")
    try declared("reference", "Int [argument]")
    try declared("string[]", "[String] = [] [argument]")
    try declared("long[]", "[Int] = [] [argument]")
    try declared("float[]", "[Double] = [] [argument]")
    try declared("boolean[]", "[Bool] = [] [argument]")
    try declared("x.Kind[]", "[KindType] = [] [argument]")
    try declared("string[][]", "[StringType] = [] [argument]")
    try declared(nil, "String [argument]")
  }

  @Test func optionals() throws {
    try declared("string", nullable: "true", "String? [argument]")
    try declared("string", nullable: "false", "String [argument]")
    try declared("string", default: "@null", "String? [argument]")
    try declared("x.Kind", default: "@null", "KindType? [argument]")
    try declared("string[]", nullable: "true", "[String]? [argument]")
    try declared(nil, default: "@null", "String? [argument]")
    try declared("string", default: "x", nullable: "true", #"String? = "x" [argument]"#)
  }

  @Test func defaults() throws {
    try declared("string", default: "", #"String = "" [argument]"#)
    try declared("string", default: "a &quot;b&quot;\\&#10;&#x2028;", ##"String = "a \"b\"\\\n\u2028" [argument]"##)
    try declared("integer", default: "-7", "Int = -7 [argument]")
    try declared("long", default: "-7L", "Int = -7 [argument]")
    try declared("integer", default: "0x10", "Int = 16 [argument]")
    try declared("integer", default: "0xFFFFFFFF", "Int = -1 [argument]")
    try declared("long", default: "0xFFFFFFFFL", "Int = 4294967295 [argument]")
    try declared("float", default: "1f", "Double = 1.0 [argument]")
    try declared("float", default: "-.5", "Double = -0.5 [argument]")
    try declared("float", default: "1e3", "Double = 1000.0 [argument]")
    try declared("boolean", default: "true", "Bool = true [argument]")
    try declared("reference", default: "0", "Int = 0 [argument]")
  }

  @Test func typesFromTheFormOfTheDefault() throws {
    try declared(nil, default: "7", "Int = 7 [argument]")
    try declared(nil, default: "7L", "Int = 7 [argument]")
    try declared(nil, default: "1.5", "Double = 1.5 [argument]")
    try declared(nil, default: "1f", "Double = 1.0 [argument]")
    try declared(nil, default: "false", "Bool = false [argument]")
    try declared(nil, default: "2020-03-25", #"String = "2020-03-25" [argument]"#)
    try declared(nil, default: "@drawable/x", "Int? [argument-default]")
  }

  @Test func defaultsThatTheGraphCannotExpress() throws {
    try declared("reference", default: "@drawable/x", "Int? [argument-default]")
    try declared("string", default: "@string/x", "String? [argument-default]")
    try declared("integer", default: "?attr/x", "Int? [argument-default]")
    try declared("x.Kind", default: "FIRST", "KindType? [argument-default]")
    try declared("integer", default: "Integer.MIN", "Int? [argument-default]")
    try declared("integer", default: "99999999999999999999", "Int? [argument-default]")
    try declared("integer", default: "0x", "Int? [argument-default]")
    try declared("integer", default: "0x-1", "Int? [argument-default]")
    try declared("float", default: "NaN", "Double? [argument-default]")
    try declared("float", default: "1e999", "Double? [argument-default]")
    try declared("boolean", default: "yes", "Bool? [argument-default]")
    try declared("string[]", default: "x", "[String]? [argument-default]")
  }

  @Test func classesAreTypesOfTheGraph() throws {
    let names = [
      "com.x.Test$Kind", "com.y.Kind", "com.x.Test$Kind", "com.x.KindType", "java.util.List&lt;com.x.Kind&gt;", "$",
      "x.Größe",
      "java.util.Set", "x.kind", "x.my_class",
    ]
    let content = names.enumerated().map { argument("x\($0.offset)", $0.element) }.joined()
    let draft = try readDraft([NavigationXML(fragment("a"), fragment("b", content))])
    #expect(
      draft.screens[1].arguments.map(\.type) == [
        "KindType", "Kind2Type", "KindType", "KindType2Type", "ListType", "ValueType", "Value2Type", "Set2Type",
        "Kind3Type",
        "MyClassType",
      ])
    #expect(
      draft.types.map(\.swift) == [
        "Kind", "Kind2", "KindType2", "List", "Value", "Value2", "Set2", "Kind3", "MyClass",
      ])
    // No entry has the name of the Swift type of another entry.
    let entries = draft.types.map(\.name)
    #expect(Set(entries + draft.types.map(\.swift)).count == 2 * entries.count)
  }

  @Test func firstScreensHaveNoRequiredArguments() throws {
    let screens = [
      fragment("a", argument("x", "integer"), argument("y", "integer", default: "1"), argument("z", "string[]")),
      fragment("b", argument("x", "x.Kind", default: "A"), argument("y", "string")),
    ].joined()
    try check(
      NavigationXML(screens),
      expected: """
        navigation root main [graph]: a
        argument x [argument-optional]: a (x: Int?)
        argument y [argument]: a (y: Int = 1)
        argument z [argument]: a (z: [String] = [])
        argument x [argument-default A]: b (x: KindType?)
        argument y [argument]: b (y: String)
        """)
    try check(
      NavigationXML(screens), menu: menu(["b": "B"]),
      expected: """
        navigation root main [graph]: a
        argument x [argument]: a (x: Int)
        argument y [argument]: a (y: Int = 1)
        argument z [argument]: a (z: [String] = [])
        argument x [argument-default A]: b (x: KindType?)
        argument y [argument-optional]: b (y: String?)
        item b [tab]: main tab b 'B'
        """)
  }

  @Test func argumentsOfActions() throws {
    let values = [
      argument("id", default: "0x7"), argument("name", default: "a &quot;b&quot;"), argument("name", default: "again"),
      argument("flag"), argument("kind", "x.Kind", default: "A"), argument("kind2", "x.Kind", default: "@null"),
      argument("other", default: "1"),
    ].joined()
    try check(
      NavigationXML(
        fragment("a", action(to: "b", "", values), action("", argument("id"))),
        fragment(
          "b", argument("id", "integer"), argument("name"), argument("flag", "boolean"), argument("kind", "x.Kind"),
          argument("kind2", "x.Kind", default: "@null"))),
      expected: """
        navigation root main [graph]: a
        action go [push]: a push b (id: 7, name: "a \\"b\\"", kind2: nil)
        argument action id [pass]: b (id: Int)
        argument action name [pass]: b (name: String)
        argument action name [argument-twice]: -
        argument action flag [argument]: b (flag: Bool)
        argument action kind [argument-default A]: b (kind: KindType)
        argument action kind2 [pass]: b (kind2: KindType?)
        argument action other [argument-of-action]: -
        action go [no-destination]: -
        argument action id [argument-of-action]: -
        argument id [argument]: b (id: Int)
        argument name [argument]: b (name: String)
        argument flag [argument]: b (flag: Bool)
        argument kind [argument]: b (kind: KindType)
        argument kind2 [argument]: b (kind2: KindType?)
        """)
  }
}
