/// Mounted fragments, and the exits of a fragment.
extension GraphWriter {
  /// The interface of a fragment to the files that mount it.
  struct Fragment {
    var path: String
    var rootArguments: [Argument]
    var exits: [(name: String, type: ValueType?)]
    /// The maximum number of panes in its run.
    var panes: Int
  }

  /// The maximum number of panes below a screen of the file. The panes of a mounted fragment count.
  var panes: Int {
    screens.indices.map { shape.panesBelow[$0] + (screens[$0].fragment?.panes ?? 0) }.max() ?? 0
  }

  /// Turns some of the screens without pushes into mounts.
  mutating func chooseMounts(_ choices: inout Choices) {
    guard !mountable.isEmpty else { return }
    for screen in screens.indices.dropFirst(shape.rootCount)
    where !shape.isInTab(screen) && shape.pushes[screen].isEmpty && !shape.isAlert[screen] && choices.chance(50) {
      let fragment = choices.pick(mountable)
      if shape.panesBelow[screen] + fragment.panes > 2 { continue }
      screens[screen].fragment = fragment
      screens[screen].arguments = fragment.rootArguments
    }
  }

  mutating func writeExits(_ choices: inout Choices) {
    guard kind == .fragment, choices.chance(80) else { return }
    var pool = NamePool()
    for _ in 0...choices.below(3) {
      exits.append((pool.next(&choices), choices.chance(40) ? nil : type(&choices)))
    }
    line(0, "exits:")
    for exit in exits { line(1, "\(quoted(exit.name)): \(exit.type?.yaml ?? "Void")") }
  }

  mutating func writeMount(_ screen: Int, _ fragment: Fragment, _ choices: inout Choices) {
    let path = quoted(fragment.path)
    line(2, module.map { "mount: { file: \(path), module: \($0) }" } ?? "mount: \(path)")
    if choices.chance(30) { line(2, "doc: \(quoted(Texts.any(&choices)))") }
    if shape.isShared[screen] { line(2, "shared: true") }
    writeRequirement(screen, &choices)
    writeLink(screen, &choices)
    guard !fragment.exits.isEmpty else { return }
    line(2, "exits:")
    for exit in fragment.exits {
      segueCount += 1
      let onward = exits.filter { $0.type == exit.type && ($0.type.map(Self.isTheSameEverywhere) ?? true) }
      let target: String
      if !onward.isEmpty, choices.chance(60) {
        target = "{ exit: \(quoted(choices.pick(onward).name)) }"
      } else {
        let screen = unwindTarget(screen, &choices)
        target = choices.chance(50) ? screen : "{ to: \(screen) }"
      }
      line(3, "\(quoted(exit.name)): \(target)")
    }
  }

  /// Whether a type with this name is the same in every file.
  static func isTheSameEverywhere(_ type: ValueType) -> Bool {
    if case .builtin = type.base { true } else { false }
  }

  /// The arguments of a screen whose types this file knows.
  func known(_ screen: Int) -> [Argument] {
    guard screens[screen].fragment != nil else { return screens[screen].arguments }
    return screens[screen].arguments.filter { Self.isTheSameEverywhere($0.type) }
  }
}
