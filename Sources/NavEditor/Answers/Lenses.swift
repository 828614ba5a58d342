package import NavCompiler

/// The facts above the declaration of a screen.
package struct ScreenLens: Sendable {
  package var screen: String
  /// The name of the screen in its declaration.
  package var range: Range<Int>
  /// The number of segues, links, and mounts that open the screen.
  package var wayCount: Int
}

extension Project {
  /// The lenses of all screens of a file, in the order of the file.
  ///
  /// - Complexity: Linear in the files.
  package func lenses(of file: FileIdentity) -> [ScreenLens] {
    guard let model = models[file] else { return [] }
    let ways = Ways(model)
    return model.declarations.screens.enumerated().map { index, screen in
      let mountCount = screen.name.symbol == model.fragmentRoot ? mounts(of: model).count : 0
      return ScreenLens(
        screen: model.text(screen.name), range: model.range(of: screen.name.node),
        wayCount: ways[index].count + mountCount)
    }
  }
}
