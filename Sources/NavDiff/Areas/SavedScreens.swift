import NavCompiler

/// The screens that a saved stack can contain. A stack is saved only below the first alert, and only below the first
/// screen with a required argument that cannot be saved.
struct SavedScreens {
  private var isSaved: [Bool]

  /// - Complexity: Linear in the graph.
  init(_ graph: Graph) {
    let isReadable = graph.screens.map { screen in
      screen.alert == nil
        && screen.arguments.allSatisfy { index in
          let argument = graph.arguments[Int(index)]
          return argument.defaultValue != nil || graph.canSave(argument.type)
        }
    }
    let pushes = PushGraph(graph)
    var found = [Bool](repeating: false, count: graph.screens.count)
    var pending: [ScreenID] = []
    func find(_ screen: ScreenID) {
      guard isReadable[screen.position], !found[screen.position] else { return }
      found[screen.position] = true
      pending.append(screen)
    }
    graph.roots.forEach(find)
    // All screens count as those that offer segues.
    if !pending.isEmpty { pending.append(pushes.anywhere) }
    while let screen = pending.popLast() {
      for edge in pushes.edges[pushes.outgoing(screen)] {
        if edge.kind == .tree || edge.kind == .recursive, pushes.isScreen(edge.target) { find(edge.target) }
      }
    }
    isSaved = found
  }

  func contains(_ screen: ScreenID) -> Bool { isSaved[screen.position] }
}

extension Graph {
  /// Whether a saved stack can contain values of a type.
  func canSave(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin: true
    case .optional(let wrapped): canSave(wrapped)
    case .array(let element): canSave(element)
    case .declared(let id):
      if case .swift(_, let conformances) = types[id.position].kind { conformances.contains(.codable) } else { true }
    }
  }
}

extension Effect {
  /// The effect of a screen whose name does not exist anymore. If the screen was renamed, `now` is its new name.
  static func lostScreen(_ screen: String, now: String? = nil) -> Effect {
    let cure = now.map { "; add 'was: \(screen)' to '\($0)'" } ?? ""
    return Effect(.stateScreenGone, "a saved stack with '\(screen)' cannot be restored\(cure)", example: screen)
  }

  static func lostTab(_ tab: String) -> Effect {
    Effect(.stateWayGone, "a saved stack in the tab '\(tab)' cannot be restored")
  }

  static func missingArgument(_ argument: String, of screen: String) -> Effect {
    Effect(.stateArgument, "a saved stack with '\(screen)' does not contain '\(argument)'", example: screen)
  }

  static func unreadArgument(_ argument: String, of screen: String) -> Effect {
    Effect(.stateArgument, "a saved '\(argument)' of '\(screen)' is not read anymore", example: screen)
  }

  /// The effect of another type, or of another enum with the same name.
  static func unreadableArgument(
    _ argument: String, of screen: String, _ type: String, as newType: String
  ) -> Effect {
    let reason =
      type == newType ? "can have a case that '\(newType)' lacks" : "is '\(type)' and not '\(newType)'"
    return Effect(.stateArgument, "a saved '\(argument)' of '\(screen)' \(reason)", example: screen)
  }
}
