import NavCompiler
import NavPictures

/// Decides whether a saved value can be read as a value of another type.
struct SavedType {
  private let old: GraphItems

  init(_ old: GraphItems) {
    self.old = old
  }

  func reads(_ type: TypeReference, as newType: TypeReference, _ new: GraphItems) -> Bool {
    switch (type, newType) {
    case (.optional(let first), .optional(let second)): reads(first, as: second, new)
    // A saved `nil` is not a value.
    case (.optional, _): false
    case (_, .optional(let wrapped)): reads(type, as: wrapped, new)
    case (.array(let first), .array(let second)): reads(first, as: second, new)
    case (.builtin(let first), .builtin(let second)): first == second || (first == .int && second == .double)
    case (.declared(let first), .declared(let second)):
      reads(old.graph.types[first.position], as: new.graph.types[second.position], new)
    // The raw value of a case is a string.
    case (.declared(let id), .builtin(.string)): old.graph.types[id.position].isEnum
    default: false
    }
  }

  private func reads(_ type: DeclaredType, as newType: DeclaredType, _ new: GraphItems) -> Bool {
    switch (type.kind, newType.kind) {
    case (.cases(let first), .cases(let second)):
      Set(first.map(old.text.text))
        .isSubset(of: (second + newType.formerCases.values.joined()).map(new.text.text))
    case (.swift(let first, _), .swift(let second, let conformances)):
      old.text.text(first) == new.text.text(second) && conformances.contains(.codable)
    // An enum of the app may have the raw values of the enum of the graph, but nothing proves it.
    case (.cases, .swift), (.swift, .cases): false
    }
  }
}

extension TypeReference {
  /// The declared type that a type contains, or `nil`.
  var declaredType: TypeID? {
    switch self {
    case .builtin: nil
    case .optional(let wrapped): wrapped.declaredType
    case .array(let element): element.declaredType
    case .declared(let id): id
    }
  }
}
