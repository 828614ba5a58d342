@testable import NavDiff
@testable import NavPictures

/// The rectangles of a picture's cards.
struct PictureBoxes {
  private let picture: Picture
  private let layout: PictureLayout

  init(_ picture: Picture) {
    self.picture = picture
    layout = PictureLayout(picture)
  }

  /// The pairs of cards that overlap.
  var overlaps: [String] {
    var found: [String] = []
    let (places, count) = (layout.places, picture.cards.count)
    for first in 0..<count {
      for second in first + 1..<count {
        let isBeside =
          places.x[first] + layout.cards[first].width <= places.x[second]
          || places.x[second] + layout.cards[second].width <= places.x[first]
        let isBelow =
          places.y[first] + layout.cards[first].height <= places.y[second]
          || places.y[second] + layout.cards[second].height <= places.y[first]
        if !isBeside, !isBelow { found.append("\(picture.cards[first].name), \(picture.cards[second].name)") }
      }
    }
    return found
  }

  /// The rows whose texts are wider than their card.
  var outside: [String] {
    zip(picture.cards, layout.cards).flatMap { card, box in
      zip(card.rows, box.rows).compactMap { row, text in
        var end = box.gutter + text.nameEnd - 8
        if let target = text.target {
          end = box.gutter + text.targetStart + TextWidth.of("→ " + target, .name, size: Metrics.smallSize)
        }
        if text.condition != nil { end += Metrics.signWidth + text.conditionWidth }
        return end <= box.width - Metrics.padding + 0.1 ? nil : "\(card.name).\(row.name)"
      }
    }
  }
}

/// The signs in a picture, found by names only.
struct PictureSigns {
  let picture: Picture
  /// The edge to each card.
  private var edges: [Branch?]

  init(_ picture: Picture) {
    self.picture = picture
    edges = Array(repeating: nil, count: picture.cards.count)
    for branch in picture.cards.flatMap(\.branches) { edges[branch.card] = branch }
  }

  /// The changes that are not on a card of a screen.
  var list: [Row] { picture.cards.filter { $0.kind == .changes }.flatMap(\.rows) }

  /// The number of signs.
  var count: Int {
    let cards = picture.cards.reduce(0) { count, card in
      count + (card.mark == nil ? 0 : 1) + card.rows.count { $0.mark != nil } + card.details.count { $0.mark != nil }
    }
    return cards + frames.count { $0.mark != nil }
  }

  private var frames: [Frame] { picture.cards.flatMap(\.branches).flatMap(\.frames) + picture.trees.flatMap(\.frames) }

  /// Whether the sign of a change is at its item.
  func shows(_ change: Change) -> Bool {
    let mark = Mark(change.action)
    // A name can contain dots.
    let name = change.name
    let owns = [name] + name.indices.filter { name[$0] == "." }.map { String(name[name.index(after: $0)...]) }
    func cards(_ name: String) -> [Card] {
      picture.cards.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }
    }
    func has(_ row: Row) -> Bool {
      let isNamed = owns.contains { own in
        row.name == own || row.name.hasPrefix("\(own) (") || row.name.hasSuffix(".\(own)")
      }
      return isNamed && row.mark == mark
    }
    switch change.kind {
    case .screen:
      return cards(change.name).contains { $0.mark == mark && $0.kind.isScreen }
        || frames.contains {
          $0.mark == mark && ($0.caption.hasPrefix("\(change.name): ") || $0.caption.contains(".\(change.name): "))
        }
    case .segue, .tab, .anywhere: return picture.cards.contains { $0.rows.contains(where: has) }
    case .root: return picture.cards.contains { $0.kind == .launch && $0.rows.contains(where: has) }
    case .argument:
      // A removed part of a renamed screen has the old name of the screen.
      return picture.cards.contains { card in
        card.details.contains { detail in detail.mark == mark && owns.contains { detail.text.hasPrefix("\($0): ") } }
      }
    case .link:
      return picture.cards.contains { card in card.details.contains { $0.mark == mark && $0.sign == .link } }
    case .graph, .fact, .condition, .type, .enumCase, .exit, .base, .fragment, .defaults: return false
    }
  }

  /// The names of the rows of each card that the new graph has, in order.
  func newTexts(newGraphHasAnywhere: Bool) -> [[String]] {
    picture.cards.enumerated().compactMap { index, card in
      if card.mark == .removed || card.kind == .changes || edges[index]?.mark == .removed { return nil }
      if card.kind == .anywhere, !newGraphHasAnywhere { return nil }
      return card.rowNames
    }
  }
}

extension Card {
  /// The name, and the names of all rows that the new graph has.
  var rowNames: [String] { [name] + rows.filter { $0.mark != .removed && !$0.isOld }.map(\.name) }
}
