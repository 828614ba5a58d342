package import NavCompiler

/// A text that an editor shows after a name.
package struct InlayHint: Hashable, Sendable {
  package var offset: Int
  package var text: String
  package var kind: Kind

  package enum Kind: Sendable {
    /// The required arguments of the screen that a segue opens.
    case arguments
    /// The screens that `previous` or `root` means.
    case meaning
  }
}

extension Project {
  /// The hints of a file in a range, in the order of the file.
  ///
  /// - Complexity: Linear in the file, apart from the texts of the hints.
  package func hints(of file: FileIdentity, in range: Range<Int>) -> [InlayHint] {
    guard let model = models[file] else { return [] }
    var reader = InlayHintReader(model, of: self, in: range)
    return reader.read()
  }
}

/// Finds the hints of a file. The texts for one screen are made once.
private struct InlayHintReader {
  let project: Project
  let model: FileModel
  let range: Range<Int>
  /// The screens with pages.
  private let pages: [Int]
  private var below: [Int: [Int]] = [:]
  private var required: [Int: [RequiredArgument]] = [:]
  private var hints: [Int: InlayHint] = [:]

  private struct RequiredArgument {
    var name: String
    var type: String
  }

  init(_ model: FileModel, of project: Project, in range: Range<Int>) {
    self.model = model
    self.project = project
    self.range = range
    pages = model.declarations.screens.indices.filter { model.hasPage($0) }
  }

  mutating func read() -> [InlayHint] {
    let declarations = model.declarations
    for (index, screen) in declarations.screens.enumerated() {
      for segue in [screen.pushes, screen.goes].joined() {
        addArguments(of: declarations.segues[Int(segue)])
        addOrigin(of: declarations.segues[Int(segue)], from: index)
      }
      for segue in screen.unwinds { addMeaning(of: declarations.segues[Int(segue)].target, from: index) }
    }
    for segue in [declarations.anywhere, declarations.anywhereGoes].joined() {
      addArguments(of: declarations.segues[Int(segue)])
    }
    return hints.values.sorted { $0.offset < $1.offset }
  }

  /// The end of a name, if the range contains it.
  private func end(of name: Name) -> Int? {
    let end = Int(model.tree.writtenRange(name.node).upper)
    return range.lowerBound <= end && end <= range.upperBound ? end : nil
  }

  // MARK: - Arguments

  private mutating func addArguments(of segue: SegueDeclaration) {
    guard let target = segue.target, let end = end(of: target), let screen = model.screen(target.symbol) else { return }
    let pass = model.declarations.details(segue)?.pass ?? 0..<0
    let passed = Set(pass.map { model.text(model.declarations.passes[Int($0)].argument) })
    let names = requiredArguments(of: screen).lazy.filter { !passed.contains($0.name) }
      .prefix(Self.limit + 1).map { "\($0.name): \($0.type)" }
    guard !names.isEmpty else { return }
    let text = names.count > Self.limit ? names.prefix(Self.limit) + ["…"] : Array(names)
    hints[end] = InlayHint(offset: end, text: "(\(text.joined(separator: ", ")))", kind: .arguments)
  }

  /// The arguments without a default. A mounted screen has those of the fragment's root.
  private mutating func requiredArguments(of screen: Int) -> [RequiredArgument] {
    if let known = required[screen] { return known }
    let (owner, position) = project.declaration(ofScreen: screen, in: model)
    let all = position.map { owner.declarations.screens[$0].arguments } ?? 0..<0
    let found = all.compactMap { index -> RequiredArgument? in
      let argument = owner.declarations.arguments[Int(index)]
      guard argument.isRequired, let type = argument.type else { return nil }
      return RequiredArgument(name: owner.text(argument.name), type: owner.text(of: type))
    }
    required[screen] = found
    return found
  }

  /// The maximum number of names in a hint.
  private static let limit = 3

  // MARK: - Special targets

  private mutating func addOrigin(of segue: SegueDeclaration, from screen: Int) {
    guard case .replace(let from?) = model.declarations.details(segue)?.opening else { return }
    addMeaning(of: from, from: screen)
  }

  private mutating func addMeaning(of target: Name?, from screen: Int) {
    guard let target, let end = end(of: target) else { return }
    let found: [Int]
    switch Keyword(target.symbol) {
    case .previous: found = screens(below: screen)
    case .root: found = model.declarations.roots.prefix(Self.limit + 1).compactMap { model.screen($0.symbol) }
    default: return
    }
    guard !found.isEmpty else { return }
    let names = found.prefix(Self.limit).map { model.text(model.declarations.screens[$0].name) }
    let text = "= " + (names + (found.count > Self.limit ? ["…"] : [])).joined(separator: ", ")
    hints[end] = InlayHint(offset: end, text: text, kind: .meaning)
  }

  /// The first screens that `previous` can mean. A screen that `anywhere` opens can be above each page.
  private mutating func screens(below screen: Int) -> [Int] {
    if let known = below[screen] { return known }
    let openings = model.openings(of: screen).lazy.filter { [model] in !model.isReplace($0) }
    let sources = openings.map { [model] in model.source(ofSegue: $0) }
    let found =
      sources.contains(nil)
      ? Array(pages.lazy.filter { $0 != screen }.prefix(Self.limit + 1))
      : Array(Set(sources.compactMap { $0 }).sorted().prefix(Self.limit + 1))
    below[screen] = found
    return found
  }
}

extension Project {
  /// The file and the position of the screen that declares the arguments of a screen.
  ///
  /// It is the root of a mounted fragment, or the screen itself.
  func declaration(ofScreen screen: Int, in model: FileModel) -> (model: FileModel, screen: Int?) {
    let mount = model.declarations.screens[screen].mount
    guard mount >= 0 else { return (model, screen) }
    guard let fragment = model.mounts[Int(mount)].flatMap({ models[$0] }) else { return (model, nil) }
    return (fragment, fragment.fragmentRoot.flatMap { fragment.screen($0) })
  }
}
