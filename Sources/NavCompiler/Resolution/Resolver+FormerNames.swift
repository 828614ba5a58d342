/// The former names of screens, arguments, and the cases of enums.
extension Resolver {
  mutating func resolveFormerCases() {
    guard !declarations.formerNames.isEmpty else { return }
    var places: [Int: (type: Int, position: Int)] = [:]
    for (index, type) in declarations.types.enumerated() {
      guard case .cases(let cases) = type.kind else { continue }
      for (position, number) in cases.enumerated() { places[Int(number)] = (index, position) }
    }
    for declared in declarations.formerNames {
      guard case .enumCase(let number) = declared.owner, let (type, position) = places[number] else { continue }
      symbols.types[type].formerCases[position, default: []] += declared.names.map(\.symbol)
    }
  }

  mutating func resolveFormerNames() {
    for declared in declarations.formerNames {
      let names = declared.names.map(\.symbol)
      switch declared.owner {
      case .screen(let index) where index < screens.count: screens[index].formerNames = names
      case .argument(let index) where index < symbols.arguments.count: symbols.arguments[index].formerNames = names
      case .screen, .argument, .segue, .enumCase: break
      }
    }
  }

  /// The former names of the cases of a fragment's enum.
  func formerCases(of type: DeclaredType, from fragment: Graph) -> [Int: [Symbol]] {
    type.formerCases.mapValues { $0.map { copy($0, from: fragment) } }
  }
}
