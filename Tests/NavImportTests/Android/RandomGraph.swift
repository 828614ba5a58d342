import SeededRandom

/// Graphs of parts in any order, whose IDs are often those of other parts.
enum RandomGraph {
  static func make(file: Int, _ random: inout SplitMix) -> NavigationXML {
    let ids = ["a", "b", "c", "n1", "n2", "f0", "f1", "f2", "none"]
    func id() -> String { ids.randomElement(using: &random) ?? "a" }
    func text(_ depth: Int) -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        switch Int.random(in: 0..<8, using: &random) {
        case 0: include(id())
        case 1 where depth < 4: nested(id(), start: Bool.random(using: &random) ? id() : nil, text(depth + 1))
        case 2: argument(id(), ["string", "x.Kind", "integer[]"].randomElement(using: &random), default: "@null")
        case 3: deepLink("x://\(id())/{\(id())}")
        case 4:
          action(
            to: Bool.random(using: &random) ? id() : nil, popUpTo: Bool.random(using: &random) ? id() : nil,
            inclusive: Bool.random(using: &random), "", argument(id(), default: "1"))
        case 5: "<fragment/>"
        default:
          destination(["fragment", "dialog", "x"].randomElement(using: &random) ?? "", id(), "", text(depth + 1))
        }
      }.joined()
    }
    return NavigationXML(
      stem: "f\(file)", id: id(), start: Bool.random(using: &random) ? id() : nil, text(0), fragment("last\(file)"))
  }
}
