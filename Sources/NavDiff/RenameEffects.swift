import NavCompiler

/// The effects of a rename on the generated Swift, on links, and on saved states.
package struct RenameEffects {
  private var pairs: [(old: GraphDiff.Side, new: GraphDiff.Side, newName: NewName)] = []

  /// The maximum number of effects in a text. A renamed case can be in many links.
  private static let limit = 20

  package init() {}

  /// Adds one of the graphs. The graphs are compared only for the text.
  ///
  /// - Parameters:
  ///   - old: The revision before the rename.
  ///   - new: The revision after the rename.
  ///   - newName: The new name.
  package mutating func add(from old: GraphDiff.Side, to new: GraphDiff.Side, by newName: NewName) {
    pairs.append((old, new, newName))
  }

  /// The messages of all effects, each once.
  private var messages: [String] {
    var messages: [String] = []
    var known: Set<String> = []
    for (old, new, newName) in pairs {
      var options = DiffOptions()
      options.renames = newName.declaration
      let effects = GraphDiff.effects(from: old, to: new, options)
      for area in [EffectArea.api, .links, .state] {
        for effect in effects where effect.rule.area == area && known.insert(effect.message).inserted {
          messages.append(effect.message)
        }
      }
    }
    return messages
  }

  /// The effects in sentences.
  ///
  /// - Complexity: Linear in all pairs of graphs, which are compared in full.
  package var text: String {
    let messages = messages
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
