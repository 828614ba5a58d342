import FuzzTargets
import NavCompiler

/// Random URLs around the links of two revisions.
struct URLSamples {
  private struct Shape {
    var segments: [String?]
    var query: [String]
  }

  private var shapes: [Shape] = []
  private var bases: [String] = ["", "", "wrong://", "https://other.example.com"]
  private var texts = SampleTexts.all
  private var literals: [String] = ["x"]

  init(of graphs: [Graph]) {
    for graph in graphs { add(graph) }
  }

  private mutating func add(_ graph: Graph) {
    for base in graph.links.bases { bases += [graph.texts.text(base), graph.texts.text(base)] }
    for type in graph.types {
      if case .cases(let cases) = type.kind { texts += cases.map(graph.texts.text) }
    }
    for screen in graph.screens {
      guard let link = screen.link else { continue }
      let segments = link.path.map { segment -> String? in
        guard case .literal(let symbol) = segment else { return nil }
        literals.append(graph.texts.text(symbol))
        return graph.texts.text(symbol)
      }
      shapes.append(Shape(segments: segments, query: link.query.map { graph.texts.text($0.name) }))
    }
    for fragment in graph.fragments { add(fragment) }
  }

  var isEmpty: Bool { shapes.isEmpty }

  func url(_ choices: inout Choices) -> String {
    let shape = choices.pick(shapes)
    var segments = shape.segments.map { segment in
      let isOther = choices.chance(6)
      if let segment, !isOther { return segment }
      return choices.pick(isOther ? literals : choices.chance(80) ? texts : literals)
    }
    if choices.chance(3) { segments.append(choices.pick(literals + texts)) }
    if choices.chance(3), !segments.isEmpty { segments.removeLast() }
    var query: [String] = []
    for name in shape.query {
      if choices.chance(25) { continue }
      query.append("\(encoded(name, &choices))=\(encoded(choices.pick(texts), &choices))")
      if choices.chance(8) { query.append("\(encoded(name, &choices))=\(encoded(choices.pick(texts), &choices))") }
      if choices.chance(3) { query.append(encoded(name, &choices)) }
    }
    if choices.chance(5) { query.append("other=7") }
    if choices.chance(10) { query.reverse() }
    let path = "/" + segments.map { encoded($0, &choices) }.joined(separator: "/") + (choices.chance(4) ? "/" : "")
    let base = choices.pick(bases)
    let start = base.hasSuffix("/") ? base + path.dropFirst() : base + path
    return start + (query.isEmpty ? choices.chance(2) ? "?" : "" : "?" + query.joined(separator: "&"))
      + (choices.chance(3) ? "#part" : "")
  }

  private func encoded(_ text: String, _ choices: inout Choices) -> String {
    let encodesAll = choices.chance(8)
    return text.utf8.map { byte in
      let isPlain = byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
      if !encodesAll, isPlain || "-._~".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: !choices.chance(20))
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
