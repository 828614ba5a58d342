/// The meanings of the icons that a picture uses.
struct Legend {
  struct Entry {
    var sign: Sign
    var role: Role
    var text: String
    var width: Double
  }

  private(set) var entries: [Entry] = []

  init() {}

  init(_ picture: Picture) {
    var used: Set<Sign> = []
    for tree in picture.trees { for frame in tree.frames { used.insert(frame.sign) } }
    for card in picture.cards {
      if card.kind == .reference { used.insert(.shared) }
      if card.lock != nil { used.insert(.lock) }
      for detail in card.details { if let sign = detail.sign { used.insert(sign) } }
      for row in card.rows {
        used.insert(row.sign)
        if row.condition != nil { used.insert(.condition) }
      }
      for branch in card.branches { for frame in branch.frames { used.insert(frame.sign) } }
    }
    for sign in Sign.allCases where used.contains(sign) {
      let text = "\(sign.meaning)"
      entries.append(
        Entry(
          sign: sign, role: sign.role, text: text,
          width: 18 + TextWidth.of(text, .title, size: Metrics.captionSize) + 24))
    }
  }

  /// The width in one line.
  var width: Double { entries.reduce(0) { $0 + $1.width } }

  /// The entries in lines of a maximum width.
  func lines(in width: Double) -> [[Entry]] {
    var lines: [[Entry]] = []
    var taken = Double.infinity
    for entry in entries {
      if taken + entry.width > width + 24 {
        lines.append([])
        taken = 0
      }
      lines[lines.count - 1].append(entry)
      taken += entry.width
    }
    return lines
  }
}

extension Sign {
  /// The role of rows with this icon.
  fileprivate var role: Role {
    switch self {
    case .push, .tab, .recursive: .plain
    case .present: .layer
    case .replace, .go, .link: .jump
    case .unwind, .exit, .back: .back
    case .shared, .fragment: .muted
    case .condition, .lock: .condition
    case .error: .error
    }
  }
}
