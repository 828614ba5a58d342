import NavCompiler
import NavPictures

/// The screens that a saved stack can contain. A stack is saved only below the first alert, and only below the first
/// screen with a required argument that cannot be saved.
struct SavedScreens {
  private var names: Set<String>

  /// - Complexity: Linear in the graph.
  init(_ graph: Graph, _ ways: StackWays) {
    let text = GraphText(graph: graph)
    var readable: Set<String> = []
    for (position, screen) in graph.screens.enumerated() where screen.alert == nil {
      let arguments = screen.arguments.map { graph.arguments[Int($0)] }
      guard arguments.allSatisfy({ $0.defaultValue != nil || graph.canSave($0.type) }) else { continue }
      readable.insert(text.name(ScreenID(position)))
    }
    var targets: [String: [String]] = [:]
    for way in ways.all { targets[way.source, default: []].append(way.target) }
    let roots = graph.roots.map(text.name).filter(readable.contains)
    names = Set(roots)
    var open = roots.isEmpty ? [] : roots + [StackWays.anywhere]
    while let source = open.popLast() {
      for target in targets[source] ?? [] where readable.contains(target) && names.insert(target).inserted {
        open.append(target)
      }
    }
  }

  func contains(_ screen: String) -> Bool { names.contains(screen) }
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
  static func lostScreen(_ screen: String) -> Effect {
    Effect(.stateScreenGone, "a saved stack with '\(screen)' cannot be restored", example: screen)
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
