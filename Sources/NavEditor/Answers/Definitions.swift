package import NavCompiler

/// The places that a name leads to.
extension Project {
  /// The declarations of the name at an offset.
  ///
  /// `previous`, `root`, and `opener` lead to each screen that they can mean. A declared exit leads to its bindings.
  package func definitions(at offset: Int, in file: FileIdentity) -> [Place] {
    guard let model = models[file], let occurrence = model.occurrence(at: offset) else { return [] }
    switch occurrence.meaning {
    case .builtin: return []
    case .special(let word, let screen):
      let screens = model.screens(meantBy: word, from: screen)
      return screens.map { Place(file, model.range(ofScreen: $0)) }
    case .item(let item):
      if item.kind == .file { return item.file.map { [Place($0, 0..<0)] } ?? [] }
      let found = occurrences(of: item)
      let declared = found.filter { $0.occurrence.role == .declaration }.map(\.place)
      guard item.kind == .exit, occurrence.role == .declaration else { return declared }
      let bindings = found.filter { $0.place.file != file }.map(\.place)
      return bindings.isEmpty ? declared : bindings
    }
  }

  /// All places of the name at an offset.
  package func references(at offset: Int, in file: FileIdentity, withDeclaration: Bool) -> [Place] {
    guard let occurrence = models[file]?.occurrence(at: offset) else { return [] }
    switch occurrence.meaning {
    case .item(let item):
      return occurrences(of: item).filter { withDeclaration || $0.occurrence.role == .reference }.map(\.place)
    case .special, .builtin: return []
    }
  }

  /// The places of the name at an offset in its own file, each with its role.
  package func highlights(at offset: Int, in file: FileIdentity) -> [(range: Range<Int>, role: Occurrence.Role)] {
    guard let model = models[file], let occurrence = model.occurrence(at: offset) else { return [] }
    return model.occurrences.with(occurrence.meaning).map { ($0.range, $0.role) }
  }

  /// All occurrences of an item, in the order of the files.
  package func occurrences(of item: Item) -> [(place: Place, occurrence: Occurrence)] {
    sortedModels.flatMap { model in
      model.occurrences.with(.item(item)).map { (Place(model.identity, $0.range), $0) }
    }
  }
}

extension FileModel {
  func range(ofScreen position: Int) -> Range<Int> {
    let range = declarations.range(declarations.screens[position].name)
    return Int(range.lower)..<Int(range.upper)
  }

  /// The screens that `previous`, `root`, or `opener` can mean in a segue of a screen.
  func screens(meantBy word: Keyword, from screen: String) -> [Int] {
    guard let position = self.screen(named: screen) else { return [] }
    switch word {
    case .root: return declarations.roots.compactMap { self.screen($0.symbol) }
    case .previous: return parents(of: position)
    case .opener:
      // The screen that opens the nearest shared screen below.
      var (known, open, found) = (Set([position]), [position], [Int]())
      while let next = open.popLast() {
        let parents = parents(of: next)
        if declarations.screens[next].isShared {
          found += parents
        } else {
          for parent in parents where known.insert(parent).inserted { open.append(parent) }
        }
      }
      return Array(Set(found)).sorted()
    default: return []
    }
  }
}
