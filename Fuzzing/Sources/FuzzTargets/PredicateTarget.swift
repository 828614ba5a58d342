import NavCompiler

/// The text of a predicate in a graph that has a name of each kind and type.
///
/// The first character selects the location: `p` for a push, `u` for an unwind, `b` for `back`, and `c` for a
/// condition. The remaining characters are the text.
enum PredicateTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let text = String(validating: input, as: UTF8.self), let site = text.first else { return }
    guard let (file, place) = graph.filled(site, with: QuotedScalar.of(String(text.dropFirst()))) else { return }
    let result = Compiler.check(file)
    CompilationProperties.check(result, &problems)
    guard site != "c" else { return }
    // The rest of the graph is valid, so all messages are about the text.
    for diagnostic in result.diagnostics.diagnostics {
      let (lower, upper) = (Int(diagnostic.range.lower), Int(diagnostic.range.upper))
      problems.expect(
        place.lowerBound <= lower && upper <= place.upperBound,
        "\(diagnostic.rule.id) is not about the predicate: \(diagnostic.message)")
      // A message about a parsed part covers the entire part.
      if [Rule.neverPerforms, .alwaysPerforms].contains(diagnostic.rule) {
        for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
          let part = file.text(range).filter { $0 == "(" || $0 == ")" || $0 == "\"" }
          guard !part.contains("\"") else { continue }
          problems.expect(isBalanced(part), "\(diagnostic.rule.id) cuts parentheses apart: \(file.text(range))")
        }
      }
    }
  }

  private static func isBalanced(_ parentheses: String) -> Bool {
    var depth = 0
    for sign in parentheses {
      depth += sign == "(" ? 1 : -1
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static let graph = GraphWithHoles(
    """
    navc: 1
    graph: Predicates
    root: home
    types: { Tier: [basic, gold, none], ID: { swift: Swift.Int } }
    facts:
      isOn: Bool
      maybe: Bool?
      count: Int
      limit: Int?
      price: Double
      rebate: Double?
      name: String
      nick: String?
      tier: Tier
      best: Tier?
      id: ID
      day: Date
      holds: { type: Bool, arguments: { number: Int, text: String } }
      score: { type: Int?, arguments: { id: ID } }
      isLate: { type: Bool, arguments: { day: Date } }
    conditions:
      first: maybe == nil or count > 1
      second: best == nil or tier == .gold
      third: ‹c:isOn›
      fourth: limit != nil or price < 2 or rebate != nil
      fifth: nick != nil or (name == "x" and holds(count, name))
      sixth: isOn and (score(id) != nil or isLate(day))
    screens:
      home:
        arguments: { count: Int = 1, query: String? }
        push:
          open: { to: page, shouldPerform: ‹p:isOn› }
          open2: { to: page, shouldPerform: first and second }
          open3: { to: page, shouldPerform: fourth }
          open4: { to: page, shouldPerform: fifth }
          open5: { to: page, shouldPerform: sixth }
          more: { to: page, shouldPerform: third }
      page:
        arguments: { number: Int, flag: Bool = true, tier: Tier?, id: ID? }
        back: { shouldPerform: ‹b:isOn› }
        unwind:
          close: { to: home, shouldPerform: ‹u:isOn› }

    """)
}
