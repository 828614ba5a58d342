/// A picture of a comparison, with its cards by their subjects.
struct ComparedPicture {
  let picture: Picture
  /// The full card of each subject.
  private(set) var cards: [Subject: Int] = [:]
  /// The mounts of fragments, which have a frame instead of a card.
  private var mounts: Set<Subject> = []
  /// The screens of cards, and the mounts of frames.
  private(set) var screens: Set<PicturePart> = []
  /// The number of each card in the result, or -1.
  var numbers: [Int]

  /// The subject of a card in both pictures.
  enum Subject: Hashable {
    case launch
    case anywhere(String)
    /// A screen with its name in the picture. A name can contain dots, so another declaration can have the same one.
    case screen(String, Declaration?)

    init(_ card: Card) {
      switch card.kind {
      case .launch: self = .launch
      case .anywhere: self = .anywhere(card.name)
      case .screen, .container, .alert, .reference, .errors, .changes: self = .screen(card.name, card.declaration)
      }
    }
  }

  init(_ picture: Picture) {
    self.picture = picture
    numbers = [Int](repeating: -1, count: picture.cards.count)
    for (index, card) in picture.cards.enumerated() where card.kind != .reference {
      cards[Subject(card)] = index
      if let part = card.part { screens.insert(part) }
      for frame in card.branches.lazy.flatMap(\.frames) { add(frame) }
    }
    for frame in picture.trees.lazy.flatMap(\.frames) { add(frame) }
  }

  private mutating func add(_ frame: Frame) {
    guard let part = frame.part, let mount = frame.mount else { return }
    screens.insert(part)
    mounts.insert(.screen(mount, Declaration(graph: part.graph, screen: part.screen)))
  }

  /// Whether the picture shows the subject of a card, also as a small card or as a fragment.
  func shows(_ card: Card) -> Bool {
    let subject = Subject(card)
    return cards[subject] != nil || card.kind == .reference && mounts.contains(subject)
  }

  /// The name of the target of a row.
  func goal(of row: Row, on card: Card) -> String? {
    row.branch.map { picture.cards[card.branches[$0].card].name } ?? row.target
  }
}

extension Card {
  /// Whether the subject of the card is a screen.
  var isSubject: Bool { kind.isScreen }

  /// The screen of the card as a part of its graph.
  var part: PicturePart? {
    declaration.map { PicturePart(.screen, graph: $0.graph, screen: $0.screen) }
  }

  /// Joins neighboring arguments without a mark in one line, as in other pictures.
  mutating func joinArguments() {
    var joined: [Detail] = []
    for detail in details {
      if detail.part?.kind == .argument, detail.mark == nil, let last = joined.last, last.part?.kind == .argument,
        last.mark == nil
      {
        joined[joined.count - 1].text += ", \(detail.text)"
      } else {
        joined.append(detail)
      }
    }
    details = joined
  }
}

extension Detail {
  func marked(_ mark: Mark) -> Detail {
    var detail = self
    detail.mark = mark
    return detail
  }
}

extension Row {
  /// Whether the texts or the icons of two rows differ, except for their targets.
  func differs(from other: Row) -> Bool {
    sign != other.sign || name != other.name || condition != other.condition || note != other.note
  }

  /// A row with the old values of a changed row.
  ///
  /// - Parameters:
  ///   - row: The row with the new values.
  ///   - values: More old values, or `nil` if there are none.
  /// - Returns: The row, without a target.
  func asOld(of row: Row, values: String?) -> Row {
    let parts = ["was", name == row.name ? nil : name, values].compactMap(\.self)
    var old = Row(sign, parts.joined(separator: " "), .muted)
    old.isOld = true
    if condition != row.condition {
      old.condition = condition
      if condition == nil { old.note = note ?? "unconditional" }
    } else if note != row.note {
      old.note = note
    }
    return old
  }
}
