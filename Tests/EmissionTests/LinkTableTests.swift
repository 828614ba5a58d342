import NavRuntime
import Testing

/// The runtime reads the links that the compiler writes.
@Suite struct LinkTableTests {
  @Test func templatesOfNamesThatLookLikeNotation() throws {
    let swift = try Emitted(
      """
      navc: 1
      graph: Test
      root: a.b
      types: { Mood: [good, so so] }
      links: { bases: ["test://", "https://x.com:8080/a%20b"], whenRefused: reject }
      screens:
        a.b:
          arguments: { c.d: Int?, e f: UUID? }
          push:
            go:
              to: c
              pass: { text: "a \\"b\\" \\\\ c\\n", mood: so so, list: [1, 2], none: nil, size: 2, from: source.e f }
        c:
          arguments: { text: String, mood: Mood, list: { type: [Int] }, none: Int?, size: Double, from: UUID? }
          link: "/%7Bx%7D%2F%3A/{a.b.c.d}/{e f}?q%3D={mood}&größe={size}"

      """
    ).swift
    #expect(swift.contains("base test://\n") && swift.contains("base https://x.com:8080/a%20b\n"))
    #expect(swift.contains("refused reject\n"))
    #expect(
      swift.contains(
        "link /%7Bx%7D%2F%3A/{a%2Eb.c%2Ed:Int}/{a%2Eb.e%20f:UUID}?q%3D={mood}&gr%C3%B6%C3%9Fe={size}\n"))
    for line in [
      #"pass text literal "a \\"b\\" \\\\ c\\u000a""#, #"pass mood literal "so so""#, "pass list literal [1,2]",
      "pass none literal null", "pass size literal 2.0", #"pass from source e\sf"#,
    ] {
      #expect(swift.contains(line + "\n"), "\(line)")
    }
  }
}
