/// The links of a graph by their segments, to find two links that match the same URL.
///
/// A link follows one branch. If a placeholder has common texts with placeholders of other kinds, the link follows all
/// their branches. In a hostile file, this could visit all nodes, so the steps are limited. Past the limit, no further
/// matches are found.
struct LinkTrie {
  private struct Branch: Hashable {
    var node: Int32
    var step: Step
  }

  typealias Step = FragmentLink.Step

  private let texts: LinkTexts
  private var branches: [Branch: Int32] = [:]
  /// For each node, the kinds of its placeholders, without the preferred kinds.
  private var kinds: [[LinkTexts.Kind]] = [[]]
  /// For each node, the link that ends at it.
  private var ends: [Int32] = [-1]
  private var overlaps: [[LinkTexts.Kind]: Bool] = [:]
  private var stepsLeft = 3_000_000

  init(_ texts: LinkTexts) {
    self.texts = texts
  }

  /// Adds a link.
  ///
  /// - Returns: The number of an earlier link that a URL could also match.
  mutating func insert(_ steps: [Step], number: Int) -> Int? {
    let found = find(steps)
    var node: Int32 = 0
    for step in steps {
      let branch = Branch(node: node, step: step)
      if let next = branches[branch] {
        node = next
        continue
      }
      let next = Int32(ends.count)
      ends.append(-1)
      kinds.append([])
      branches[branch] = next
      if case .placeholder(let kind) = step, !kind.isPreferred { kinds[Int(node)].append(kind) }
      node = next
    }
    if ends[Int(node)] < 0 { ends[Int(node)] = Int32(number) }
    return found
  }

  private mutating func find(_ steps: [Step]) -> Int? {
    var pending: [(node: Int32, depth: Int)] = [(0, 0)]
    while let (node, depth) = pending.popLast() {
      stepsLeft -= 1
      guard stepsLeft > 0 else { return nil }
      guard depth < steps.count else {
        if ends[Int(node)] >= 0 { return Int(ends[Int(node)]) }
        continue
      }
      switch steps[depth] {
      case .placeholder(let kind) where !kind.isPreferred:
        for other in kinds[Int(node)] where overlap(kind, other) {
          if let next = branches[Branch(node: node, step: .placeholder(other))] { pending.append((next, depth + 1)) }
        }
      case let step:
        if let next = branches[Branch(node: node, step: step)] { pending.append((next, depth + 1)) }
      }
    }
    return nil
  }

  /// The result is cached, because two enums can have thousands of cases.
  private mutating func overlap(_ one: LinkTexts.Kind, _ other: LinkTexts.Kind) -> Bool {
    if one == other { return true }
    if let known = overlaps[[one, other]] { return known }
    stepsLeft -= 10 * texts.weight(one, other)
    guard stepsLeft > 0 else { return false }
    let found = texts.example(one, other) != nil
    overlaps[[one, other]] = found
    return found
  }
}
