/// `mount` and `exits` of a screen, and `exits` of a fragment.
extension DeclarationReader {
  /// The two keys of a screen that make it a mounted fragment.
  struct MountKeys {
    /// The key `mount`.
    var mount: NodeID?
    /// The key `exits`.
    var exits: NodeID?

    var areThere: Bool { mount != nil || exits != nil }
  }

  /// Reads the two keys after all others, so that the exits become the last unwinds of the screen.
  mutating func readMount(_ keys: MountKeys, of screenValue: NodeID, _ screen: inout ScreenDeclaration) {
    guard let key = keys.mount else {
      // A misspelled 'mount' is already reported.
      guard let exits = keys.exits, screen.unknown != .all else { return }
      return wrongShape(exits) { _ in "this screen has 'exits' but no 'mount'" }
    }
    var mount = MountDeclaration(screen: Int32(declarations.screens.count))
    readMountValue(of: key, &mount)
    if mount.path == nil {
      screen.unknown = .all
      declarations.unknown.insert(.uses)
    }
    refuseOtherKeys(of: screenValue, &screen)
    if let exits = keys.exits { readBindings(tree.value(ofKey: exits), &mount, &screen) }
    if tree.isIncomplete(screenValue) || screen.unknown.contains(.unwinds) { mount.isIncomplete = true }
    screen.mount = Int32(declarations.mounts.count)
    declarations.mounts.append(mount)
  }

  private mutating func readMountValue(of key: NodeID, _ mount: inout MountDeclaration) {
    let value = tree.value(ofKey: key)
    guard tree.kind(value) == .mapping else {
      mount.path = text(value, of: KeyScope.screen(.mount))
      return
    }
    var misses = !tree.isIncomplete(value)
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .file:
        misses = false
        mount.path = text(value, of: KeyScope.mount(.file))
      case .module: mount.module = swiftName(value, of: KeyScope.mount(.module), "module")
      default: if unknownKey(key, of: .mount, in: entries) == .file { misses = false }
      }
    }
    if misses {
      missingKey(at: tree.range(key)) { _ in "the mount does not name a file; add 'file: checkout.nav.yaml'" }
    }
  }

  private mutating func refuseOtherKeys(of value: NodeID, _ screen: inout ScreenDeclaration) {
    var entries = tree.cursor(value)
    while let (key, _) = tree.nextEntry(&entries) {
      guard let keyword = keyword(key), KeyScope.screen.takes(keyword),
        !KeyScope.mountedScreenKeys.contains(keyword)
      else { continue }
      wrongShape(key) { _ in
        "'\(keyword.rawValue)' belongs in the fragment; " + KeyScope.mountedScreenTakes
      }
      declarations.unknown.insert(.uses)
      switch keyword {
      case .arguments: screen.unknown.insert(.arguments)
      case .unwind: screen.unknown.insert(.unwinds)
      case .back: screen.back = .always
      default: break
      }
    }
  }

  private mutating func readBindings(
    _ value: NodeID, _ mount: inout MountDeclaration, _ screen: inout ScreenDeclaration
  ) {
    var names = NameCheck()
    let bindings = readSegues(value, .exit, &screen, &names)
    mount.bindings = bindings
    mount.isIncomplete = tree.kind(value) == .mapping ? tree.isIncomplete(value) : !tree.isEmpty(value)
    // A key that is not a word can be any exit.
    if tree.kind(value) == .mapping, !tree.isIncomplete(value), !declarations.isCutOff {
      var count = 0
      var entries = tree.cursor(value)
      while tree.nextEntry(&entries) != nil { count += 1 }
      if count > bindings.count { mount.isIncomplete = true }
    }
    screen.unwinds = screen.unwinds.isEmpty ? bindings : screen.unwinds.lowerBound..<bindings.upperBound
  }

  // MARK: - Exits of a fragment

  mutating func readExits(_ value: NodeID) {
    guard var entries = mapping(value, of: KeyScope.fragment(.exits)) else {
      declarations.unknown.formUnion([.exits, .uses])
      return
    }
    if tree.isIncomplete(value) || !tree.repeatedKeys(of: value).isEmpty {
      declarations.unknown.formUnion([.exits, .uses])
    }
    var names = NameCheck()
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: "an exit") else {
        declarations.unknown.insert(.exits)
        continue
      }
      if Keyword(name.symbol) == .back {
        let range = declarations.range(name)
        diagnostics.add(
          Diagnostic(.invalidName, "no exit can be called 'back', the name of the host's back button", at: range))
      } else {
        checkMemberName(name, "exit", &names)
      }
      declarations.exits.append(ExitDeclaration(name: name, value: exitValue(value)))
    }
    checkCollisions(declarations.exits.map(\.name), names)
  }

  private mutating func exitValue(_ value: NodeID) -> ExitDeclaration.Value {
    if tree.kind(value) == .scalar, tree.withText(value, { $0.count == 4 }), tree.text(value) == "Void" { return .void }
    guard !tree.isEmpty(value) else {
      wrongShape(value) { _ in "an exit needs the type of its value, or Void" }
      return .unknown
    }
    if let type = typeExpression(value, of: "an exit") { return .type(type) }
    declarations.unknown.insert(.uses)
    return .unknown
  }
}
