/// Checks paths of the laboratory's app with columns, independently of its table.
@MainActor enum DeskPath {
  /// Whether a screen opens another in the next column.
  static func isPane(_ below: LabScreen, _ above: LabScreen) -> Bool {
    switch above {
    case .list, .tray: below == .desk
    case .item: below == .list || below == .shelf
    case .other: [.list, .tray, .shelf].contains(below)
    case .note: below == .filter
    default: false
    }
  }

  private static func isPush(_ below: LabScreen, _ above: LabScreen) -> Bool {
    switch above {
    case .shelf: below == .list || below == .tray
    case .note: below == .item || below == .other
    case .probe: below != .question
    default: false
    }
  }

  private static func isLayer(_ below: LabScreen, _ above: LabScreen) -> Bool {
    switch above {
    case .filter: below != .filter && below != .probe && below != .question
    case .tray: below == .item
    case .question: below != .probe && below != .question
    default: false
    }
  }

  /// Whether each screen of a path can be opened from the previous screen.
  static func isLegal(path: [LabScreen]) -> Bool {
    path.first == .desk
      && zip(path, path.dropFirst()).allSatisfy { isPane($0, $1) || isPush($0, $1) || isLayer($0, $1) }
  }

  /// Whether the graph contains the path that a host shows. A layer can be over an earlier column.
  static func isLegal(_ host: any LabHost) -> Bool {
    let stack = host.stack
    guard stack.first?.place == .desk else { return false }
    return stack.indices.dropFirst().allSatisfy { index in
      let (below, above) = (stack[index - 1].place, stack[index].place)
      guard host.layers[stack[index]] != nil else { return isPane(below, above) || isPush(below, above) }
      let run = host.run(of: stack[index - 1])
      return (run.lowerBound..<index).contains { source in
        isLayer(stack[source].place, above)
          && (source == index - 1 || isPane(stack[source].place, stack[source + 1].place))
      }
    }
  }
}
