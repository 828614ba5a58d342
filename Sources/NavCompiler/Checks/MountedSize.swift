/// Counts the screens and segues of mounted fragments without building them.
///
/// A chain of fragments that each mount the next one twice has an exponential size.
enum MountedSize {
  static func check(_ context: inout CheckContext, _ mounted: MountedFragments, _ size: inout GraphSize) {
    let declarations = context.resolution.declarations
    for (mount, fragment) in zip(declarations.mounts, mounted.byMount) {
      guard let fragment, mounted.fragments[fragment.position].known.contains(.size), let path = mount.path else {
        continue
      }
      let inner = mounted.fragments[fragment.position].graph.size
      let isWithin = size.screens <= DeclarationReader.screenLimit
      // The root of the fragment replaces the mount, and the exits of the mount are not segues.
      size.screens += inner.screens - 1
      size.segues += inner.segues - mount.bindings.count
      guard isWithin, size.screens > DeclarationReader.screenLimit else { continue }
      let range = declarations.tree.range(path)
      context.report(.yamlLimit, at: range) { _ in
        Diagnostic(.yamlLimit, "with the screens of its fragments, this file has more than 100,000 screens", at: range)
      }
    }
  }
}
