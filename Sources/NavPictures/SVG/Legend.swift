/// The meanings of the icons that a picture uses.
struct Legend {
  struct Entry {
    var icon: Icon
    var text: String
    var width: Double

    fileprivate init(_ icon: Icon, _ meaning: StaticString) {
      self.icon = icon
      text = "\(meaning)"
      width = 18 + TextWidth.of(text, .title, size: Metrics.captionSize) + 24
    }
  }

  enum Icon {
    case sign(Sign, Role)
    case mark(Mark)
  }

  private(set) var entries: [Entry] = []

  init() {}

  init(_ picture: Picture) {
    var used: Set<Sign> = []
    var marks: Set<Mark> = []
    for frame in picture.trees.lazy.flatMap(\.frames) {
      used.insert(frame.sign)
      if let mark = frame.mark { marks.insert(mark) }
    }
    for card in picture.cards {
      if card.kind == .reference { used.insert(.shared) }
      if card.lock != nil { used.insert(.lock) }
      if card.isSplit { used.insert(.pane) }
      if let mark = card.mark { marks.insert(mark) }
      for detail in card.details {
        if let sign = detail.sign { used.insert(sign) }
        if let mark = detail.mark { marks.insert(mark) }
      }
      for row in card.rows {
        used.insert(row.sign)
        if row.condition != nil { used.insert(.condition) }
        if let mark = row.mark { marks.insert(mark) }
      }
      for frame in card.branches.lazy.flatMap(\.frames) {
        used.insert(frame.sign)
        if let mark = frame.mark { marks.insert(mark) }
      }
    }
    for mark in Mark.allCases where marks.contains(mark) { entries.append(Entry(.mark(mark), mark.meaning)) }
    for sign in Sign.allCases where used.contains(sign) { entries.append(Entry(.sign(sign, sign.role), sign.meaning)) }
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
    case .push, .pane, .tab, .recursive: .plain
    case .present: .layer
    case .replace, .go, .link: .jump
    case .unwind, .exit, .back: .back
    case .shared, .fragment, .file: .muted
    case .condition, .lock: .condition
    case .error: .error
    }
  }
}
