import Testing

/// Rule 2 of the generated code: a screen has exactly the conformances that the types of its arguments share.
@Suite struct ConformanceTests {
  private static let model = """
    public final class Both { public init() {} }
    extension Both: Hashable {
      public static func == (left: Both, right: Both) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) {}
    }
    """

  /// Compiles a use of a screen that requires a conformance. The type of its only argument has the given
  /// conformances.
  private func check(_ conformances: String, requires: String) throws -> String {
    let graph = """
      navc: 1
      graph: Test
      root: a
      access: public
      imports: [Model]
      types: { Both: { swift: Model.Both, is: [\(conformances)] } }
      screens:
        a: { push: { open: b } }
        b: { arguments: { both: Both }, unwind: { done: { to: a, returns: Both } } }
      """
    let app = """
      import Navigation
      func require<Value: \(requires)>(_ type: Value.Type) {}
      func use() { require(Test.B.self) }
      """
    return try SwiftCompiler.check(
      .init(name: "Model", sources: [Self.model]), .init(name: "Navigation", sources: [Emitted(graph).swift]),
      .app(app))
  }

  @Test func aScreenIsWhatItsArgumentsAre() throws {
    #expect(try check("Hashable", requires: "Hashable") == "")
  }

  @Test(arguments: [("Hashable", "Sendable"), ("Hashable", "Codable"), ("", "Hashable")])
  func aScreenIsNoMoreThanItsArguments(_ conformances: String, _ more: String) throws {
    #expect(try check(conformances, requires: more).contains("error:"))
  }
}
