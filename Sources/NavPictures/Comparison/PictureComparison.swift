/// The pictures of two graphs as one, with a mark on each difference.
///
/// The cards and rows have the order of the new picture. A card or a row that only the old picture has follows the one
/// that preceded it there. Parts with the same names are the same part, so renamed parts of the old graph need their
/// new names.
///
/// - Complexity: linear in both pictures.
package struct PictureComparison {
  package private(set) var picture: Picture
  /// The parts whose difference has a mark.
  var shown: Set<PicturePart> = []

  private(set) var old: ComparedPicture
  private(set) var new: ComparedPicture
  let changes: [PicturePart: PartChange]
  /// The picture that each card comes from.
  private var origins: [Origin] = []
  /// A stack of places. The next one is at the end.
  private var pending: [Place] = []

  /// The picture whose card numbers a card has until the end.
  enum Origin { case old, new, neither }

  /// The subject of a place.
  enum Source {
    /// A card of the new picture.
    case new(Int)
    /// A card of the old picture whose subject was removed.
    case old(Int)
    /// A card of the old picture whose subject is elsewhere in the new one.
    case elsewhere(Int)
  }

  private struct Place {
    var source: Source
    /// The parent card and the branch, or `nil` at the start of a tree.
    var parent: (card: Int, branch: Int)?
    /// The frames around a tree.
    var frames: [Frame] = []
  }

  /// A row with the card after it.
  struct JoinedRow {
    var row: Row
    var lead: Lead?
  }

  struct Lead {
    var branch: Branch
    var source: Source
  }

  /// Joins two pictures whose cards have the names of their parts.
  ///
  /// - Parameters:
  ///   - old: The picture of the old graph, with the new names of renamed parts.
  ///   - new: The picture of the new graph.
  ///   - changes: The changes of parts that both graphs have.
  package init(from old: Picture, to new: Picture, changes: [PicturePart: PartChange]) {
    self.old = ComparedPicture(old)
    self.new = ComparedPicture(new)
    self.changes = changes
    picture = Picture(title: new.title, summary: new.summary)
    joinTrees()
    connect()
  }

  /// Whether a difference of a part has a mark.
  package func shows(_ part: PicturePart) -> Bool { shown.contains(part) }

  // MARK: - Trees

  private mutating func joinTrees() {
    let (before, after) = (old.picture.trees, new.picture.trees)
    let order = MergedOrder(
      before.map { ComparedPicture.Subject(old.picture.cards[$0.card]) },
      after.map { ComparedPicture.Subject(new.picture.cards[$0.card]) })
    for (was, now) in order.pairs {
      if let now {
        pending.append(Place(source: .new(after[now].card), frames: newFrames(after[now].frames, nil)))
      } else if let was, case .old(let card) = source(ofOld: before[was].card) {
        pending.append(Place(source: .old(card), frames: oldFrames(before[was].frames)))
      }
      while let place = pending.popLast() { make(place) }
    }
  }

  private mutating func make(_ place: Place) {
    let number = picture.cards.count
    if let parent = place.parent {
      picture.cards[parent.card].branches[parent.branch].card = number
    } else {
      picture.trees.append(Picture.Tree(card: number, frames: place.frames))
    }
    switch place.source {
    case .new(let index):
      new.numbers[index] = number
      makeNew(new.picture.cards[index])
    case .old(let index):
      old.numbers[index] = number
      makeOld(old.picture.cards[index])
    case .elsewhere(let index):
      var card = old.picture.cards[index]
      let subject = new.cards[ComparedPicture.Subject(card)].map { new.picture.cards[$0] } ?? card
      let layer = (card.layer, card.isInLayer)
      card = Card(.reference, name: subject.name, title: subject.title)
      (card.layer, card.isInLayer) = layer
      add(card, .neither)
    }
  }

  private mutating func makeNew(_ card: Card) {
    let match = old.cards[ComparedPicture.Subject(card)]
    guard card.kind != .reference else {
      var card = card
      if !old.shows(card) { card.mark = .added }
      return add(card, .neither)
    }
    if let match {
      old.numbers[match] = picture.cards.count
      join(old.picture.cards[match], card, .new)
    } else if card.isSubject {
      addWhole(card, .added)
    } else {
      join(Card(card.kind, name: card.name), card, .new)
    }
  }

  private mutating func makeOld(_ card: Card) {
    if card.kind == .reference {
      var card = card
      card.mark = .removed
      add(card, .neither)
    } else if card.isSubject {
      addWhole(card, .removed)
    } else {
      join(card, Card(card.kind, name: card.name), .old)
    }
  }

  private mutating func add(_ card: Card, _ origin: Origin) {
    picture.cards.append(card)
    origins.append(origin)
  }

  /// Adds a card that only one picture has. The mark of the card is also the mark of its rows.
  private mutating func addWhole(_ card: Card, _ mark: Mark) {
    var card = card
    card.mark = mark
    if let part = card.part { shown.insert(part) }
    card.joinArguments()
    let rows = card.rows.map { row in
      JoinedRow(row: row, lead: mark == .added ? newLead(of: row, on: card, mark) : oldLead(of: row, on: card))
    }
    add(card, rows, mark == .added ? .new : .old)
  }

  /// Adds a card with its rows, and the places after it.
  mutating func add(_ card: Card, _ rows: [JoinedRow], _ origin: Origin) {
    var card = card
    let number = picture.cards.count
    var places: [Place] = []
    card.rows = []
    card.branches = []
    for joined in rows {
      var row = joined.row
      row.branch = nil
      if var lead = joined.lead {
        row.branch = card.branches.count
        places.append(Place(source: lead.source, parent: (number, card.branches.count)))
        lead.branch.row = card.rows.count
        card.branches.append(lead.branch)
      }
      card.rows.append(row)
    }
    add(card, origin)
    pending += places.reversed()
  }

  // MARK: - Edges

  mutating func newLead(of row: Row, on card: Card, _ mark: Mark?) -> Lead? {
    guard let number = row.branch else { return nil }
    var branch = card.branches[number]
    branch.mark = mark
    branch.frames = newFrames(branch.frames, mark)
    return Lead(branch: branch, source: .new(branch.card))
  }

  mutating func oldLead(of row: Row, on card: Card) -> Lead? {
    guard let number = row.branch else { return nil }
    var branch = card.branches[number]
    let source = source(ofOld: branch.card)
    branch.mark = .removed
    if case .elsewhere = source { branch.frames = [] } else { branch.frames = oldFrames(branch.frames) }
    return Lead(branch: branch, source: source)
  }

  func source(ofOld card: Int) -> Source {
    new.shows(old.picture.cards[card]) ? .elsewhere(card) : .old(card)
  }

  private mutating func newFrames(_ frames: [Frame], _ mark: Mark?) -> [Frame] {
    frames.map { frame in
      var frame = frame
      guard let part = frame.part else {
        frame.mark = mark
        return frame
      }
      frame.mark = changes[part] != nil ? .changed : old.screens.contains(part) ? nil : .added
      if frame.mark != nil { shown.insert(part) }
      return frame
    }
  }

  private mutating func oldFrames(_ frames: [Frame]) -> [Frame] {
    frames.map { frame in
      var frame = frame
      frame.mark = .removed
      if let part = frame.part { shown.insert(part) }
      return frame
    }
  }

  // MARK: - Other lines

  /// Replaces the numbers of cards in the lines that go back or elsewhere.
  private mutating func connect() {
    for (index, origin) in origins.enumerated() {
      let numbers: [Int]
      switch origin {
      case .old: numbers = old.numbers
      case .new: numbers = new.numbers
      case .neither: continue
      }
      picture.cards[index].returns = picture.cards[index].returns.map { numbers[$0] }.filter { $0 >= 0 }
      picture.cards[index].goes = picture.cards[index].goes.compactMap { jump in
        numbers[jump.card] < 0 ? nil : Jump(row: jump.row, card: numbers[jump.card])
      }
    }
  }
}
