package import NavCompiler

/// The effects of a rename on the generated Swift, on links, and on saved states.
///
/// A full comparison finds the same effects. This one is quicker: a rename changes no positions, so the items of both
/// graphs are compared in order.
package struct RenameEffects {
  /// The effects, each once.
  private var effects: [Effect] = []
  private(set) var messages: Set<String> = []

  /// The maximum number of effects in a text. A renamed case can be in many links.
  private static let limit = 20

  package init() {}

  /// Adds the effects on one of the graphs, and on the fragments that it mounts.
  ///
  /// - Parameters:
  ///   - old: The graph before the rename.
  ///   - new: The graph after the rename, which passes ``RenameCheck``.
  ///   - newName: The new name.
  /// - Complexity: Linear in both graphs.
  package mutating func add(from old: Graph, to new: Graph, by newName: NewName) {
    let graphs = [(old, new)] + Self.fragments(old, new)
    for (old, new) in graphs {
      let found = RenamedItems(old, new, newName, among: graphs.map(\.0)).effects
      effects += found.filter { messages.insert($0.message).inserted }
    }
  }

  /// The pairs of fragments that the graphs mount at any depth, each once.
  private static func fragments(_ old: Graph, _ new: Graph) -> [(old: Graph, new: Graph)] {
    var found: [(Graph, Graph)] = []
    var names: Set<String> = []
    var pending = Array(zip(old.fragments, new.fragments))
    while let (old, new) = pending.popLast() {
      guard names.insert(new.texts.text(new.name)).inserted else { continue }
      found.append((old, new))
      pending += zip(old.fragments, new.fragments)
    }
    return found
  }

  /// The effects in sentences.
  package var text: String {
    let messages = [EffectArea.api, .links, .state].flatMap { area in
      effects.filter { $0.rule.area == area }.map(\.message)
    }
    if messages.isEmpty { return "Swift names, links, and saved states stay the same." }
    var sentences = messages.prefix(Self.limit).map { Self.sentence($0) }
    if messages.count > Self.limit { sentences.append("There are \(messages.count - Self.limit) more effects.") }
    return sentences.joined(separator: " ")
  }

  /// A message as a sentence. A URL at its beginning stays the same.
  private static func sentence(_ message: String) -> String {
    let isWord = message.prefix { $0 != " " }.allSatisfy(\.isLetter)
    return (isWord ? message.prefix(1).uppercased() + message.dropFirst() : message) + "."
  }
}
